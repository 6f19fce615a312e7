// Lays out the texts of `flipbook bench --only words` with Pango, and shapes them with HarfBuzz alone. Pango also shapes with HarfBuzz, so
// the time of HarfBuzz is the least that Pango can reach.
#include <hb-ot.h>
#include <pango/pangoft2.h>

#include "words.h"

static PangoFontMap *map;
static PangoContext *context;

// Declares `best`: the shortest time of `runs` runs of `body` in milliseconds. Each run has a text of its own.
#define BEST(runs, prepare, body)                     \
    double best = 1e30;                               \
    for (int run = 0; run < runs; run++) {            \
        char *text = sample_text(WORDS, run + 1);     \
        prepare;                                      \
        double start = milliseconds();                \
        body;                                         \
        best = fmin(best, milliseconds() - start);    \
        free(text);                                   \
    }

static PangoLayout *layout(const char *text, int width) {
    PangoLayout *result = pango_layout_new(context);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
    pango_layout_set_font_description(result, font);
    pango_font_description_free(font);
    pango_layout_set_width(result, width * PANGO_SCALE);
    pango_layout_set_text(result, text, -1);
    return result;
}

static int line_count(PangoLayout *result) { return pango_layout_get_line_count(result); }

// The first layout of a text, with the lines of a width.
static double first_layout(void) {
    PangoLayout *result;
    BEST(RUNS, result = layout(text, 300), line_count(result); g_object_unref(result))
    return best;
}

// The layout of the same text at another width.
static double known_layout(void) {
    PangoLayout *result;
    BEST(RUNS, result = layout(text, 300); line_count(result); pango_layout_set_width(result, 301 * PANGO_SCALE), line_count(result))
    return best;
}

// The shaping of the paragraphs alone.
static void shape_paragraphs(hb_font_t *font, hb_buffer_t *buffer, const char *text) {
    for (const char *end; (end = strchr(text, '\n')); text = end + 1) {
        hb_buffer_clear_contents(buffer);
        hb_buffer_add_utf8(buffer, text, (int)(end - text), 0, (int)(end - text));
        hb_buffer_guess_segment_properties(buffer);
        hb_shape(font, buffer, NULL, 0);
    }
}

static double shaping(void) {
    PangoFontDescription *description = pango_font_description_from_string("Inter 17");
    PangoFont *pango_font = pango_font_map_load_font(map, context, description);
    hb_face_t *face = hb_font_get_face(pango_font_get_hb_font(pango_font));
    hb_font_t *font = hb_font_create(face);
    hb_buffer_t *buffer = hb_buffer_create();
    BEST(RUNS, , shape_paragraphs(font, buffer, text))
    return best;
}

int main(void) {
    map = pango_ft2_font_map_new();
    context = pango_font_map_create_context(map);
    printf("harfbuzz-shape %.3f\n", shaping());
    printf("pango-first %.3f\n", first_layout());
    printf("pango-known %.3f\n", known_layout());
    return 0;
}
