// Only the flags of pkg-config make <SDL.h> visible. Package.swift says when they are used.
#if __has_include(<SDL.h>)
#include <SDL.h>
#include <SDL_image.h>
#else
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#endif
