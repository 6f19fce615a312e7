// Paints the frames with Cairo's image surfaces, on one thread. Cairo has no blur, so no shadow, and no perspective.
#include <cairo.h>

#include "frames.h"

static cairo_surface_t *target, *back, *front, *writing, *dot, *large;
static cairo_t *on;

static cairo_surface_t *surface(uint32_t *words, int width, int height, cairo_format_t format) {
    return cairo_image_surface_create_for_data((unsigned char *)words, format, width, height, width * 4);
}

static void crossfade(int step) {
    cairo_set_operator(on, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_surface(on, back, 0, 0);
    cairo_paint(on);
    cairo_set_operator(on, CAIRO_OPERATOR_OVER);
    cairo_set_source_surface(on, front, 0, 0);
    cairo_paint_with_alpha(on, 0.4 + step * 0.1);
}

static void texts(int step) {
    for (int index = 0; index < 10; index++) {
        cairo_save(on);
        cairo_translate(on, text_x(index, step), text_y(index, step));
        cairo_rotate(on, text_angle);
        cairo_scale(on, text_scale, text_scale);
        cairo_set_source_surface(on, writing, 0, 0);
        cairo_pattern_set_filter(cairo_get_source(on), CAIRO_FILTER_BILINEAR);
        cairo_paint(on);
        cairo_restore(on);
    }
}

static void rects(int step) {
    cairo_set_source_rgba(on, 0.1, 0.5, 0.7, 0.5);
    for (int index = 0; index < 20; index++) {
        double x = rect_x(index, step), y = rect_y(index), w = rect_width, h = rect_height, r = rect_radius;
        cairo_new_path(on);
        cairo_arc(on, x + w - r, y + r, r, -M_PI / 2, 0);
        cairo_arc(on, x + w - r, y + h - r, r, 0, M_PI / 2);
        cairo_arc(on, x + r, y + h - r, r, M_PI / 2, M_PI);
        cairo_arc(on, x + r, y + r, r, M_PI, 3 * M_PI / 2);
        cairo_close_path(on);
        cairo_fill(on);
    }
}

static void sprites(int step) {
    for (int index = 0; index < 300; index++) {
        cairo_save(on);
        cairo_translate(on, sprite_x(index, step), sprite_y(index));
        cairo_scale(on, sprite_scale, sprite_scale);
        cairo_set_source_surface(on, dot, 0, 0);
        cairo_pattern_set_filter(cairo_get_source(on), CAIRO_FILTER_BILINEAR);
        cairo_paint(on);
        cairo_restore(on);
    }
}

// Paints a picture with the transform of `on`. CAIRO_FILTER_GOOD is the filter that Cairo uses by default: a picture that is made smaller
// does not flicker.
static void paint_picture(cairo_surface_t *source, cairo_filter_t filter) {
    cairo_set_source_surface(on, source, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(on), filter);
    cairo_paint(on);
    cairo_restore(on);
}

static void turned_picture(int step) {
    cairo_save(on);
    cairo_matrix_t matrix = {turned[0], turned[1], turned[2], turned[3], turned_x(step), turned_y};
    cairo_transform(on, &matrix);
    paint_picture(back, CAIRO_FILTER_BILINEAR);
}

static void shrunk_picture(int step, cairo_filter_t filter) {
    cairo_save(on);
    cairo_translate(on, shrunk_x(step), 0);
    cairo_scale(on, shrunk_scale, shrunk_scale);
    paint_picture(large, filter);
}

static void shrunk(int step) { shrunk_picture(step, CAIRO_FILTER_GOOD); }
static void shrunk_plain(int step) { shrunk_picture(step, CAIRO_FILTER_BILINEAR); }

static void gradient(int step) {
    // The gradient space of UIKit is the unit square, stretched to the surface: both ends are points of the surface.
    cairo_pattern_t *pattern = cairo_pattern_create_linear(0, gradient_y(step), WIDTH, HEIGHT);
    cairo_pattern_add_color_stop_rgb(pattern, 0, 0, 0, 0);
    cairo_pattern_add_color_stop_rgb(pattern, 1, 1, 1, 1);
    cairo_set_source(on, pattern);
    cairo_paint(on);
    cairo_pattern_destroy(pattern);
}

// Draws 1,000 discs, rounded rectangles, curves and triangles into a cleared image, as `draw(_:)` of a view does.
static void shapes(int step) {
    cairo_set_operator(on, CAIRO_OPERATOR_CLEAR);
    cairo_paint(on);
    cairo_set_operator(on, CAIRO_OPERATOR_OVER);
    cairo_save(on);
    cairo_scale(on, 2, 2);
    for (int index = 0; index < 1000; index++) {
        double x = shape_x(index, step), y = shape_y(index);
        cairo_set_source_rgba(on, shape_channel(index, 37), shape_channel(index, 61), shape_channel(index, 17), 0.8);
        cairo_new_path(on);
        switch (index % 4) {
        case 0:
            cairo_arc(on, x, y, 4 + index % 13, 0, 2 * M_PI);
            cairo_fill(on);
            break;
        case 1: {
            double w = 12 + index % 31, h = 10 + index % 17, r = 4;
            cairo_arc(on, x + w - r, y + r, r, -M_PI / 2, 0);
            cairo_arc(on, x + w - r, y + h - r, r, 0, M_PI / 2);
            cairo_arc(on, x + r, y + h - r, r, M_PI / 2, M_PI);
            cairo_arc(on, x + r, y + r, r, M_PI, 3 * M_PI / 2);
            cairo_close_path(on);
            cairo_fill(on);
            break;
        }
        case 2:
            cairo_move_to(on, x, y);
            cairo_curve_to(on, x + 10, y - 20, x + 30, y + 40, x + 40, y + 20);
            cairo_set_line_width(on, 2);
            cairo_set_line_cap(on, CAIRO_LINE_CAP_ROUND);
            cairo_stroke(on);
            break;
        default:
            cairo_move_to(on, x, y);
            cairo_line_to(on, x + 25, y + 6);
            cairo_line_to(on, x + 8, y + 30);
            cairo_close_path(on);
            cairo_fill(on);
        }
    }
    cairo_restore(on);
}

static void together(int step) {
    crossfade(step);
    texts(step);
    rects(step);
    sprites(step);
}

int main(void) {
    target = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
    on = cairo_create(target);
    back = surface(picture(1), WIDTH, HEIGHT, CAIRO_FORMAT_RGB24);
    front = surface(picture(99), WIDTH, HEIGHT, CAIRO_FORMAT_RGB24);
    writing = surface(text(), TEXT_WIDTH, TEXT_HEIGHT, CAIRO_FORMAT_ARGB32);
    dot = surface(sprite(), SPRITE, SPRITE, CAIRO_FORMAT_ARGB32);
    large = surface(picture_of_size(LARGE_WIDTH, LARGE_HEIGHT, 3), LARGE_WIDTH, LARGE_HEIGHT, CAIRO_FORMAT_RGB24);
    report("crossfade", crossfade);
    report("texts", texts);
    report("rects", rects);
    report("sprites", sprites);
    report("together", together);
    report("turned", turned_picture);
    report("shrunk", shrunk);
    report("shrunk-plain", shrunk_plain);
    report("gradient", gradient);
    report("shapes", shapes);
    return 0;
}
