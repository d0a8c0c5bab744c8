"""Small programs to begin with: python3 -m darkrock.examples.random_games --help."""
