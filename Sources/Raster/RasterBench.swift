import CoreGraphics
import Display
import Foundation

/// The work that a benchmark times: frames of one kind, no two in turn alike, so that each is painted. No clock is read here.
package enum RasterBench: String, CaseIterable, Sendable {
    case translucent = "a picture at an opacity"
    case crossfade = "cross-fade of two pictures"
    case turned = "a picture turned and enlarged"
    case shrunk = "a picture shrunk to 0.55"
    case perspective = "a picture in perspective"
    case rounded = "20 rounded rects, alpha 0.5"
    case sprites = "300 soft sprites"
    case blur = "blur of sigma 20 over everything"
    case shadow = "a moving shadow of sigma 30"
    case gradient = "a diagonal gradient"
    case label = "one small thing moves over pictures"

    /// Frames of the kind on a surface of its own.
    package final class Frames {
        private let painter: Painter
        private let lists: [DisplayList]

        fileprivate init(_ painter: Painter, _ lists: [DisplayList]) { (self.painter, self.lists) = (painter, lists) }

        /// Paints a frame; those that follow each other differ.
        package func paint(_ frame: Int) { painter.paint(lists[frame % lists.count]) }
    }

    package func frames(width: Int = 780, height: Int = 1688, threads: Int) -> Frames {
        let stage = Prop(width: width, height: height)
        let lists = (0..<2).map { step in
            var list = DisplayList()
            list.items = items(stage, CGFloat(step))
            return list
        }
        return Frames(Painter(width: width, height: height, scale: 1, threads: threads), lists)
    }

    /// Pictures to paint with.
    private struct Prop {
        let full: RoundedRect
        let width: Int
        let height: Int
        private let shelf = Shelf()

        /// Frames share their pictures; each is known by its seed.
        private final class Shelf { var pictures: [UInt32: CGImage] = [:] }

        init(width: Int, height: Int) {
            (self.width, self.height) = (width, height)
            full = RoundedRect(CGRect(x: 0, y: 0, width: width, height: height))
        }

        /// Something with detail everywhere; `soft` fades at its edges.
        func picture(_ w: Int, _ h: Int, _ seed: UInt32, soft: Bool = false) -> CGImage {
            if let made = shelf.pictures[seed] { return made }
            var bitmap = Bitmap(width: w, height: h)
            bitmap.withUnsafeMutableWords { words in
                for index in 0..<(w * h) {
                    let (x, y) = (index % w, index / w)
                    let tint = UInt32(truncatingIfNeeded: x &* 7 ^ y &* 5) &+ seed
                    let alpha = soft ? UInt32(max(0, 255 - (abs(2 * x - w) + abs(2 * y - h)) * 255 / (w + h))) : 255
                    words[index] = Blend.scaled(0xFF00_0000 | tint & 0xFF | (tint << 8 & 0xFF00) | (tint << 15 & 0xFF_0000), alpha)
                }
            }
            let picture = CGImage(bitmap)
            shelf.pictures[seed] = picture
            return picture
        }
    }

    private func items(_ prop: Prop, _ step: CGFloat) -> [DisplayItem] {
        let (w, h) = (prop.width, prop.height)
        func item(_ content: Content, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1) -> DisplayItem {
            DisplayItem(source: 0, content: content, transform: transform, opacity: opacity)
        }
        func back(_ seed: UInt32 = 1) -> Content { .picture(prop.picture(w, h, seed), prop.full) }
        let dot = Content.fill(RoundedRect(CGRect(x: 100 + step, y: 100, width: 100, height: 20)), .white)
        switch self {
        case .translucent: return [item(back(), opacity: 0.5 + step * 0.1)]
        case .crossfade: return [item(back()), item(back(99), opacity: 0.4 + step * 0.1)]
        case .turned:
            let big = prop.picture(1000, 1000, 3)
            let place = CGAffineTransform(a: 1.3, b: 0.2, c: -0.2, d: 1.8, tx: 40 + step, ty: -100)
            return [item(.picture(big, RoundedRect(CGRect(x: 0, y: 0, width: 1000, height: 1000))), place)]
        case .shrunk:
            let big = prop.picture(w * 20 / 11, h * 20 / 11, 3)
            return [item(.picture(big, prop.full), CGAffineTransform(translationX: step, y: 0))]
        case .perspective:
            var plane = Projection.identity
            (plane.u, plane.w) = (0.0004 + step * 0.00001, 0.9)
            return [DisplayItem(source: 0, content: back(), transform: plane)]
        case .rounded:
            return (0..<20).map { index in
                let rect = CGRect(x: 30 + CGFloat(index % 4) * 180 + step, y: 40 + CGFloat(index / 4) * 320, width: 160, height: 300)
                return item(.fill(RoundedRect(rect, radius: 20), CGColor(red: 0.1, green: 0.5, blue: 0.7, alpha: 0.5)))
            }
        case .sprites:
            let sprite = prop.picture(16, 16, 9, soft: true)
            return (0..<300).map { index in
                let place = CGAffineTransform(
                    a: 1.1, b: 0, c: 0, d: 1.1, tx: CGFloat(index * 37 % 760) + step * 0.3, ty: CGFloat(index * 91 % 1660) + 0.4)
                return item(.picture(sprite, RoundedRect(CGRect(x: 0, y: 0, width: 16, height: 16))), place)
            }
        case .blur: return [item(back()), item(dot), item(.backdrop(Backdrop(radius: 20), prop.full))]
        case .shadow:
            let shape = RoundedRect(CGRect(x: 0, y: 0, width: 400, height: 800), radius: 40)
            return [
                item(
                    .shadow(Shadow(shape: .rounded(shape), radius: 30), CGColor(gray: 0, alpha: 0.4)),
                    CGAffineTransform(translationX: 150 + step * 0.5, y: 300))
            ]
        case .gradient:
            let colors = [CGColor.black, .white]
            return [
                item(
                    .gradient(
                        Gradient(colors: colors, locations: [0, 1], start: CGPoint(x: 0, y: step / 9), end: CGPoint(x: 1, y: 1)), prop.full)
                )
            ]
        case .label: return [item(back()), item(back(99), opacity: 0.4), item(dot)]
        }
    }
}
