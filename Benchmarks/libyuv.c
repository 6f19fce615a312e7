// Converts the image of the table `video` with libyuv: BT.601 with limited range, because it has no BT.709 for 4:2:0. Its luma has eight bits
// of precision, and its chroma is the mean of four pixels.
#include <libyuv.h>

#include "frames.h"

static uint8_t *pixels, *planes;

static void convert(int step) {
    (void)step;
    uint8_t *chroma = planes + WIDTH * HEIGHT;
    ARGBToI420(
        pixels, WIDTH * 4, planes, WIDTH, chroma, WIDTH / 2, chroma + WIDTH * HEIGHT / 4, WIDTH / 2, WIDTH, HEIGHT);
}

int main(void) {
    pixels = (uint8_t *)picture(1);
    planes = malloc(WIDTH * HEIGHT * 3 / 2);
    report("whole-frame", convert);
    return 0;
}
