import CoreGraphics
import UIKit

/// What is around the scene in a film: nothing, or a ground, the phone, and dots where fingers are.
package final class Mount {
    package struct Style: Sendable {
        package var background: CGColor?
        package var hasPhone = false
        package var showsTouches = false
        /// The film has room for the screen turned round too.
        package var turns = false

        package init() {}

        var isPlain: Bool { background == nil && !hasPhone && !showsTouches && !turns }
    }

    package let width: Int
    package let height: Int
    private let style: Style
    private let scale: CGFloat
    private let back: Stage
    private let front: Stage
    private let phone = PhoneView()
    private let dots = TouchDots()
    private let collage: Collage?

    /// For films of a screen of a size, in points.
    package init(_ size: CGSize, scale: CGFloat, _ style: Style) {
        self.style = style
        self.scale = scale
        let margin: CGFloat = style.hasPhone ? 48 : 0
        let long = max(size.width, size.height)
        let room = style.turns ? CGSize(width: long, height: long) : size
        let whole = CGSize(width: room.width + margin * 2, height: room.height + margin * 2)
        width = Stage.pixels(whole.width, scale)
        height = Stage.pixels(whole.height, scale)
        back = Stage(size: whole, scale: scale)
        front = Stage(size: whole, scale: scale)
        collage = style.isPlain ? nil : Collage(width: width, height: height, scale: scale)
        back.window.backgroundColor = style.background.map { UIColor(cgColor: $0) } ?? Look.paper
        if style.hasPhone { back.window.addSubview(phone) }
        if style.showsTouches { front.window.addSubview(dots) }
    }

    /// Paints the take's frame and lends the picture.
    package func withPicture<R>(of take: Take, _ body: (borrowing Bitmap) throws -> R) rethrows -> R {
        guard let collage else {
            take.stage.paint()
            return try take.stage.withPicture(body)
        }
        let size = take.stage.size
        let screen = CGRect(
            x: whole((back.size.width - size.width) / 2), y: whole((back.size.height - size.height) / 2), width: size.width,
            height: size.height)
        phone.frame = CGRect(origin: .zero, size: back.size)
        if style.hasPhone { phone.surround(screen, zoom: 1, pixel: 1 / scale) }
        if style.showsTouches {
            dots.frame = CGRect(origin: .zero, size: back.size)
            dots.show(take, at: screen)
        }
        let inset = Collage.Inset(take.stage, frame: screen, radius: style.hasPhone ? PhoneView.screenRadius(zoom: 1) : 0)
        collage.paint(back, [inset], front: style.showsTouches ? front : nil)
        return try collage.withPicture(body)
    }

    private func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
}
