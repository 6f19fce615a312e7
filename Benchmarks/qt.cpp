// Paints the frames with Qt's QPainter on images, on one thread, and with the blur of its effects.
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include "frames.h"

// QtWidgets exports this function but declares it nowhere. QGraphicsBlurEffect calls it. Its radius is about twice the
// standard deviation.
void qt_blurImage(QPainter *painter, QImage &image, qreal radius, bool quality, bool alphaOnly, int transposed = 0);

static QImage target, back, front, writing, dot, large;
static QPainter *on;

static void crossfade(int step) {
    on->setCompositionMode(QPainter::CompositionMode_Source);
    on->drawImage(0, 0, back);
    on->setCompositionMode(QPainter::CompositionMode_SourceOver);
    on->setOpacity(0.4 + step * 0.1);
    on->drawImage(0, 0, front);
    on->setOpacity(1);
}

static void texts(int step) {
    for (int index = 0; index < 10; index++) {
        on->save();
        on->translate(text_x(index, step), text_y(index, step));
        on->rotate(text_angle * 180 / M_PI);
        on->scale(text_scale, text_scale);
        on->drawImage(0, 0, writing);
        on->restore();
    }
}

static void rects(int step) {
    on->setPen(Qt::NoPen);
    on->setBrush(QColor::fromRgbF(0.1f, 0.5f, 0.7f, 0.5f));
    for (int index = 0; index < 20; index++)
        on->drawRoundedRect(QRectF(rect_x(index, step), rect_y(index), rect_width, rect_height), rect_radius, rect_radius);
}

static void sprites(int step) {
    for (int index = 0; index < 300; index++) {
        on->save();
        on->translate(sprite_x(index, step), sprite_y(index));
        on->scale(sprite_scale, sprite_scale);
        on->drawImage(0, 0, dot);
        on->restore();
    }
}

static void together(int step) {
    crossfade(step);
    texts(step);
    rects(step);
    sprites(step);
}

static void over_all() {
    QImage below = target.copy();
    on->setCompositionMode(QPainter::CompositionMode_Source);
    qt_blurImage(on, below, 40, false, false);
    on->setCompositionMode(QPainter::CompositionMode_SourceOver);
}

static void blur(int step) {
    on->setCompositionMode(QPainter::CompositionMode_Source);
    on->drawImage(0, 0, step ? front : back);
    over_all();
}

static void all(int step) {
    together(step);
    over_all();
}

static void with_transform(const QTransform &transform, const QImage &picture) {
    on->save();
    on->setTransform(transform);
    on->drawImage(0, 0, picture);
    on->restore();
}

static void turned_picture(int step) {
    with_transform(QTransform(turned[0], turned[1], turned[2], turned[3], turned_x(step), turned_y), back);
}

// QPainter interpolates between four texels of the large picture, as if it were not made smaller. So some texels have no effect, unlike in
// the row `shrunk` of other programs.
static void shrunk_plain(int step) { with_transform(QTransform(shrunk_scale, 0, 0, shrunk_scale, shrunk_x(step), 0), large); }

static void perspective(int step) {
    with_transform(QTransform(1, 0, perspective_u(step), 0, 1, 0, 0, 0, perspective_w), back);
}

static void gradient(int step) {
    QLinearGradient colors(0, gradient_y(step), WIDTH, HEIGHT);
    colors.setColorAt(0, Qt::black);
    colors.setColorAt(1, Qt::white);
    on->fillRect(0, 0, WIDTH, HEIGHT, colors);
}

// A shadow is a blurred mask, which is kept while it moves.
static void shadow(int step) {
    static QImage mask;
    const int margin = 3 * shadow_sigma;
    if (mask.isNull()) {
        QImage sharp(shadow_width + 2 * margin, shadow_height + 2 * margin, QImage::Format_ARGB32_Premultiplied);
        sharp.fill(Qt::transparent);
        mask = sharp;
        QPainter draw(&sharp);
        draw.setRenderHint(QPainter::Antialiasing);
        draw.setPen(Qt::NoPen);
        draw.setBrush(QColor::fromRgbF(0, 0, 0, shadow_alpha));
        draw.drawRoundedRect(QRectF(margin, margin, shadow_width, shadow_height), shadow_radius, shadow_radius);
        draw.end();
        mask.fill(Qt::transparent);
        QPainter blurred(&mask);
        qt_blurImage(&blurred, sharp, 2 * shadow_sigma, false, false);
    }
    on->fillRect(shadow_x(0) - margin, shadow_y - margin, mask.width() + 1, mask.height(), Qt::white);
    on->drawImage(QPointF(shadow_x(step) - margin, shadow_y - margin), mask);
}

static QImage image(uint32_t *words, int width, int height, QImage::Format format) {
    return QImage((const uchar *)words, width, height, width * 4, format);
}

int main() {
    target = QImage(WIDTH, HEIGHT, QImage::Format_ARGB32_Premultiplied);
    back = image(picture(1), WIDTH, HEIGHT, QImage::Format_RGB32);
    front = image(picture(99), WIDTH, HEIGHT, QImage::Format_RGB32);
    writing = image(text(), TEXT_WIDTH, TEXT_HEIGHT, QImage::Format_ARGB32_Premultiplied);
    dot = image(sprite(), SPRITE, SPRITE, QImage::Format_ARGB32_Premultiplied);
    large = image(picture_of_size(LARGE_WIDTH, LARGE_HEIGHT, 3), LARGE_WIDTH, LARGE_HEIGHT, QImage::Format_RGB32);
    QPainter painter(&target);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    on = &painter;
    report("crossfade", crossfade);
    report("texts", texts);
    report("rects", rects);
    report("sprites", sprites);
    report("together", together);
    report("shadow", shadow);
    report("gradient", gradient);
    report("turned", turned_picture);
    report("shrunk-plain", shrunk_plain);
    report("perspective", perspective);
    // These rows are the last ones, because the painter paints no brushes after `qt_blurImage`.
    report("blur", blur);
    report("all", all);
    return 0;
}
