// Paints the frames with Qt's QPainter on images, on one thread, and with the blur of its effects.
#include <QImage>
#include <QPainter>
#include <QPainterPath>

#include "frames.h"

// QtWidgets exports this function but declares it nowhere. QGraphicsBlurEffect calls it. Its radius is about twice the
// standard deviation.
void qt_blurImage(QPainter *painter, QImage &image, qreal radius, bool quality, bool alphaOnly, int transposed = 0);

static QImage target, back, front, writing, dot;
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

static QImage image(uint32_t *words, int width, int height, QImage::Format format) {
    return QImage((const uchar *)words, width, height, width * 4, format);
}

int main() {
    target = QImage(WIDTH, HEIGHT, QImage::Format_ARGB32_Premultiplied);
    back = image(picture(1), WIDTH, HEIGHT, QImage::Format_RGB32);
    front = image(picture(99), WIDTH, HEIGHT, QImage::Format_RGB32);
    writing = image(text(), TEXT_WIDTH, TEXT_HEIGHT, QImage::Format_ARGB32_Premultiplied);
    dot = image(sprite(), SPRITE, SPRITE, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&target);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    on = &painter;
    report("crossfade", crossfade);
    report("texts", texts);
    report("rects", rects);
    report("sprites", sprites);
    report("together", together);
    report("blur", blur);
    report("all", all);
    return 0;
}
