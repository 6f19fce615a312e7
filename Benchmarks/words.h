// The texts of `flipbook bench --only words`. Sources/FlipbookBenchmarks/Workloads/SampleText.swift creates the same texts.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { WORDS = 10000, RUNS = 15 };

static double milliseconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// Returns a text of words in paragraphs of 80 words. Texts with different seeds have different words.
static char *sample_text(int count, uint64_t seed) {
    static const char *const syllables[] = {"ba",  "ter", "lo",   "wing", "ta", "ly", "ver", "in", "qui", "fi", "or", "ple",
                                            "the", "un",  "ness", "com",  "Av", "To", "ll",  "ya", "ph",  "st", "ew"};
    char *text = malloc((size_t)count * 20 + 1), *end = text;
    uint64_t state = seed;
#define NEXT(limit) ((state = state * 6364136223846793005u + 1442695040888963407u) >> 33) % (limit)
    for (int word = 0; word < count; word++) {
        for (int syllable = (int)(NEXT(3)); syllable >= 0; syllable--) end = stpcpy(end, syllables[NEXT(23)]);
        int mark = (int)(NEXT(20));
        end = stpcpy(end, word % 80 == 79 ? ".\n" : mark == 0 ? ", " : mark == 1 ? ". " : " ");
    }
    return text;
}
