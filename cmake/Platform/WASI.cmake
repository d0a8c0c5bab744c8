# Tells CMake that it knows this system; there is nothing else to say about it.
