"""What `import symdyn` offers: robots that are loaded once and asked many things. The commands are a thin layer over it."""
