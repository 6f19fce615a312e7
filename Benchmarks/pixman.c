// Paints the frames with Pixman. It cannot draw shapes, so there are no rounded rectangles and no frame with
// everything. It has no blur, so no shadow.
#include <pixman.h>

#include "frames.h"

static pixman_image_t *target, *back, *front, *writing, *dot, *large;

static pixman_image_t *image(uint32_t *words, int width, int height, pixman_format_code_t format) {
    return pixman_image_create_bits(format, width, height, words, width * 4);
}

static void crossfade(int step) {
    pixman_color_t level = {0, 0, 0, (uint16_t)((0.4 + step * 0.1) * 65535)};
    pixman_image_t *mask = pixman_image_create_solid_fill(&level);
    pixman_image_composite32(PIXMAN_OP_SRC, back, NULL, target, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT);
    pixman_image_composite32(PIXMAN_OP_OVER, front, mask, target, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT);
    pixman_image_unref(mask);
}

// Paints an image at (x, y), rotated and scaled.
static void place(pixman_image_t *source, int width, int height, double x, double y, double angle, double scale) {
    double c = cos(angle) * scale, s = sin(angle) * scale;
    double low_x = fmin(0, -s * height), low_y = fmin(0, s * width);
    double high_x = fmax(c * width, c * width - s * height), high_y = fmax(c * height, s * width + c * height);
    int left = (int)floor(x + low_x) - 1, top = (int)floor(y + low_y) - 1;
    int right = (int)ceil(x + high_x) + 1, bottom = (int)ceil(y + high_y) + 1;
    struct pixman_f_transform forward = {{{c, -s, x - left}, {s, c, y - top}, {0, 0, 1}}}, inverse;
    pixman_transform_t fixed;
    pixman_f_transform_invert(&inverse, &forward);
    pixman_transform_from_pixman_f_transform(&fixed, &inverse);
    pixman_image_set_transform(source, &fixed);
    pixman_image_set_filter(source, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_composite32(PIXMAN_OP_OVER, source, NULL, target, 0, 0, 0, 0, left, top, right - left, bottom - top);
}

static void texts(int step) {
    for (int index = 0; index < 10; index++)
        place(writing, TEXT_WIDTH, TEXT_HEIGHT, text_x(index, step), text_y(index, step), text_angle, text_scale);
}

static void sprites(int step) {
    for (int index = 0; index < 300; index++)
        place(dot, SPRITE, SPRITE, sprite_x(index, step), sprite_y(index), 0, sprite_scale);
}

static void turned_picture(int step) {
    struct pixman_f_transform forward = {{{turned[0], turned[2], turned_x(step)}, {turned[1], turned[3], turned_y}, {0, 0, 1}}}, inverse;
    pixman_transform_t fixed;
    pixman_f_transform_invert(&inverse, &forward);
    pixman_transform_from_pixman_f_transform(&fixed, &inverse);
    pixman_image_set_transform(back, &fixed);
    pixman_image_set_filter(back, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_composite32(PIXMAN_OP_OVER, back, NULL, target, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT);
    pixman_image_set_transform(back, NULL);
}

// Interpolates between four texels of the large picture, as if it were not made smaller. So some texels have no effect, unlike in `shrunk`.
static void shrunk_plain(int step) {
    place(large, LARGE_WIDTH, LARGE_HEIGHT, shrunk_x(step), 0, 0, shrunk_scale);
}

// The filter of pixman for pictures that are made smaller: the mean of all texels under a pixel.
static void shrunk(int step) {
    double scale = 1 / shrunk_scale;
    int count = 0;
    pixman_fixed_t *filter = pixman_filter_create_separable_convolution(
        &count, pixman_double_to_fixed(scale), pixman_double_to_fixed(scale), PIXMAN_KERNEL_LINEAR, PIXMAN_KERNEL_LINEAR,
        PIXMAN_KERNEL_BOX, PIXMAN_KERNEL_BOX, 4, 4);
    pixman_transform_t transform;
    pixman_transform_init_scale(&transform, pixman_double_to_fixed(scale), pixman_double_to_fixed(scale));
    transform.matrix[0][2] = pixman_double_to_fixed(-shrunk_x(step) * scale);
    pixman_image_set_transform(large, &transform);
    pixman_image_set_filter(large, PIXMAN_FILTER_SEPARABLE_CONVOLUTION, filter, count);
    pixman_image_composite32(PIXMAN_OP_OVER, large, NULL, target, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT);
    free(filter);
}

static void perspective(int step) {
    struct pixman_f_transform forward = {{{1, 0, 0}, {0, 1, 0}, {perspective_u(step), 0, perspective_w}}}, inverse;
    pixman_transform_t fixed;
    pixman_f_transform_invert(&inverse, &forward);
    pixman_transform_from_pixman_f_transform(&fixed, &inverse);
    pixman_image_set_transform(back, &fixed);
    pixman_image_set_filter(back, PIXMAN_FILTER_BILINEAR, NULL, 0);
    pixman_image_composite32(PIXMAN_OP_OVER, back, NULL, target, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT);
    pixman_image_set_transform(back, NULL);
}

static void gradient(int step) {
    pixman_point_fixed_t from = {0, pixman_double_to_fixed(gradient_y(step))}, to = {pixman_int_to_fixed(WIDTH), pixman_int_to_fixed(HEIGHT)};
    pixman_gradient_stop_t stops[] = {{0, {0, 0, 0, 0xFFFF}}, {pixman_fixed_1, {0xFFFF, 0xFFFF, 0xFFFF, 0xFFFF}}};
    pixman_image_t *colors = pixman_image_create_linear_gradient(&from, &to, stops, 2);
    pixman_image_set_repeat(colors, PIXMAN_REPEAT_PAD);
    pixman_image_composite32(PIXMAN_OP_OVER, colors, NULL, target, 0, 0, 0, 0, 0, 0, WIDTH, HEIGHT);
    pixman_image_unref(colors);
}

int main(void) {
    target = pixman_image_create_bits(PIXMAN_a8r8g8b8, WIDTH, HEIGHT, NULL, 0);
    back = image(picture(1), WIDTH, HEIGHT, PIXMAN_x8r8g8b8);
    front = image(picture(99), WIDTH, HEIGHT, PIXMAN_x8r8g8b8);
    writing = image(text(), TEXT_WIDTH, TEXT_HEIGHT, PIXMAN_a8r8g8b8);
    dot = image(sprite(), SPRITE, SPRITE, PIXMAN_a8r8g8b8);
    large = image(picture_of_size(LARGE_WIDTH, LARGE_HEIGHT, 3), LARGE_WIDTH, LARGE_HEIGHT, PIXMAN_x8r8g8b8);
    report("crossfade", crossfade);
    report("texts", texts);
    report("sprites", sprites);
    report("turned", turned_picture);
    report("shrunk", shrunk);
    report("shrunk-plain", shrunk_plain);
    report("perspective", perspective);
    report("gradient", gradient);
    return 0;
}
