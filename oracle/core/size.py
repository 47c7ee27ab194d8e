"""The sizes of creatures, from the smallest. What a size comes to is each document's own."""

from __future__ import annotations

from typing import Literal, get_args

Size = Literal["fine", "diminutive", "tiny", "small", "medium", "large", "huge", "gargantuan", "colossal"]

SIZES: tuple[Size, ...] = get_args(Size)
