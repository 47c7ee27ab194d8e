"""Document 001: initiative by weapon speed, and a whole chapter of combat around it. One module a topic."""
