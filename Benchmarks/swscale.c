// Converts the image of the table `video` with libswscale, which ffmpeg uses: BT.709 with limited range, with its fastest and with its most
// exact arithmetic.
#include <libswscale/swscale.h>

#include "frames.h"

static const uint8_t *pixels;
static uint8_t *planes[3];
static struct SwsContext *context;

static void convert(int step) {
    (void)step;
    const uint8_t *const sources[] = {pixels};
    const int source_strides[] = {WIDTH * 4}, strides[] = {WIDTH, WIDTH / 2, WIDTH / 2};
    sws_scale(context, sources, source_strides, 0, HEIGHT, planes, strides);
}

static void measure(const char *name, int flags) {
    const int *bt709 = sws_getCoefficients(SWS_CS_ITU709);
    context = sws_getContext(WIDTH, HEIGHT, AV_PIX_FMT_BGRA, WIDTH, HEIGHT, AV_PIX_FMT_YUV420P, flags, NULL, NULL, NULL);
    sws_setColorspaceDetails(context, bt709, 1, bt709, 0, 0, 1 << 16, 1 << 16);
    report(name, convert);
    sws_freeContext(context);
}

int main(void) {
    pixels = (const uint8_t *)picture(1);
    planes[0] = malloc(WIDTH * HEIGHT * 3 / 2);
    planes[1] = planes[0] + WIDTH * HEIGHT;
    planes[2] = planes[1] + WIDTH * HEIGHT / 4;
    measure("whole-frame-fast", SWS_BICUBIC);
    measure("whole-frame", SWS_BICUBIC | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT);
    return 0;
}
