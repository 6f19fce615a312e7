import CoreGraphics
import Display
import Foundation

/// The work that a benchmark times: frames of one kind, no two in turn alike, so that each is painted. No clock is read here.
///
/// The first rows are painted by other libraries too, by the programs in `Benchmarks`, with the same pictures in the same places.
package enum RasterBench: String, CaseIterable, Sendable {
    case crossfade, texts, rects, sprites, together, blur, all, label
    case turned, shrunk, perspective, shadow, gradient

    package var title: String {
        switch self {
        case .crossfade: "cross-fade of two pictures"
        case .texts: "10 text bitmaps, scaled and turned"
        case .rects: "20 rounded rects, alpha 0.5"
        case .sprites: "300 soft sprites, scaled"
        case .together: "all of these together"
        case .blur: "blur of sigma 20 over a picture"
        case .all: "all with the blur"
        case .label: "only a label moves over all that"
        case .turned: "a picture turned and enlarged"
        case .shrunk: "a picture shrunk to 0.55"
        case .perspective: "a picture in perspective"
        case .shadow: "a moving shadow of sigma 30"
        case .gradient: "a diagonal gradient"
        }
    }

    /// Milliseconds a frame on one thread that we want it to take, on a machine of two cores with SSE2.
    package var goal: Double? {
        switch self {
        case .crossfade: 0.6
        case .texts: 0.8
        case .rects, .label: 0.2
        case .sprites: 0.25
        case .together: 1.9
        case .blur: 1.5
        case .all: 3.5
        default: nil
        }
    }

    /// Frames of the kind on a surface of its own.
    package final class Frames {
        private let painter: Painter
        private let lists: [DisplayList]

        fileprivate init(_ painter: Painter, _ lists: [DisplayList]) { (self.painter, self.lists) = (painter, lists) }

        /// Paints a frame; those that follow each other differ.
        package func paint(_ frame: Int) { painter.paint(lists[frame % lists.count]) }
    }

    package static let size = (width: 780, height: 1688)

    package func frames(threads: Int) -> Frames {
        let props = BenchProps()
        let lists = (0..<2).map { step in
            var list = DisplayList()
            list.items = items(props, CGFloat(step))
            for index in list.items.indices { list.items[index].source = index }
            return list
        }
        return Frames(Painter(width: Self.size.width, height: Self.size.height, scale: 1, threads: threads), lists)
    }

    private static let full = RoundedRect(CGRect(x: 0, y: 0, width: size.width, height: size.height))

    private func items(_ props: BenchProps, _ step: CGFloat) -> [DisplayItem] {
        func picture(_ image: CGImage, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1) -> DisplayItem {
            let rect = RoundedRect(CGRect(x: 0, y: 0, width: image.width, height: image.height))
            return item(.picture(image, rect), transform, opacity: opacity)
        }
        let blur = item(.backdrop(Backdrop(radius: 20), Self.full))
        switch self {
        case .crossfade: return [picture(props.back), picture(props.front, opacity: 0.4 + step * 0.1)]
        case .texts:
            return (0..<10).map { index in
                let place = CGAffineTransform(
                    translationX: 40 + 37 * CGFloat(index % 3) + 0.37 * step, y: 60 + 160 * CGFloat(index) + 0.21 * step)
                return picture(props.text, CGAffineTransform(scaleX: 1.05, y: 1.05).rotated(by: 0.03).concatenating(place))
            }
        case .rects:
            return (0..<20).map { index in
                let rect = CGRect(x: 30 + 260 * CGFloat(index % 3) + step, y: 40 + 230 * CGFloat(index / 3), width: 200, height: 100)
                return item(.fill(RoundedRect(rect, radius: 20), CGColor(red: 0.1, green: 0.5, blue: 0.7, alpha: 0.5)))
            }
        case .sprites:
            return (0..<300).map { index in
                let (x, y) = (CGFloat(index * 37 % 760) + step * 0.3, CGFloat(index * 91 % 1660) + 0.4)
                return picture(props.sprite, CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1.1, tx: x, ty: y))
            }
        case .together:
            return [Self.crossfade, .texts, .rects, .sprites].flatMap { $0.items(props, step) }
        case .blur: return [picture(step > 0 ? props.front : props.back), blur]
        case .all: return Self.together.items(props, step) + [blur]
        case .label: return Self.together.items(props, 0) + [blur, picture(props.text, CGAffineTransform(translationX: 90 + step, y: 200))]
        case .turned: return [picture(props.back, CGAffineTransform(a: 1.3, b: 0.2, c: -0.2, d: 1.8, tx: 40 + step, ty: -100))]
        case .shrunk: return [picture(props.large, CGAffineTransform(a: 0.55, b: 0, c: 0, d: 0.55, tx: step, ty: 0))]
        case .perspective:
            var plane = Projection.identity
            (plane.u, plane.w) = (0.0004 + step * 0.00001, 0.9)
            return [DisplayItem(source: 0, content: .picture(props.back, Self.full), transform: plane)]
        case .shadow:
            let shape = RoundedRect(CGRect(x: 0, y: 0, width: 400, height: 800), radius: 40)
            let shadow = Shadow(shape: .rounded(shape), radius: 30)
            return [item(.shadow(shadow, CGColor(gray: 0, alpha: 0.4)), CGAffineTransform(translationX: 150 + step * 0.5, y: 300))]
        case .gradient:
            let gradient = Gradient(
                colors: [.black, .white], locations: [0, 1], start: CGPoint(x: 0, y: step / 9), end: CGPoint(x: 1, y: 1))
            return [item(.gradient(gradient, Self.full))]
        }
    }

    private func item(_ content: Content, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1) -> DisplayItem {
        DisplayItem(source: 0, content: content, transform: transform, opacity: opacity)
    }
}

/// Pictures to paint with. `Benchmarks/frames.h` makes the same.
private struct BenchProps {
    let back = Self.picture(RasterBench.size.width, RasterBench.size.height, 1)
    let front = Self.picture(RasterBench.size.width, RasterBench.size.height, 99)
    let large = Self.picture(RasterBench.size.width * 20 / 11, RasterBench.size.height * 20 / 11, 3)

    /// White ink: strokes of letters, half-covered edges, and gaps.
    let text = Self.make(300, 80) { x, y in
        let stroke = (x * 13 + y / 8 * 29) % 32
        return (stroke < 12 ? 255 : stroke < 15 ? 128 : 0) * 0x0101_0101
    }

    /// A soft disc of white.
    let sprite = Self.make(16, 16) { x, y in
        let far = (2 * x - 15) * (2 * x - 15) + (2 * y - 15) * (2 * y - 15)
        return far >= 256 ? 0 : UInt32(255 - 255 * far / 256) * 0x0101_0101
    }

    /// Something with detail everywhere; nothing shines through.
    private static func picture(_ width: Int, _ height: Int, _ seed: UInt32) -> CGImage {
        make(width, height) { x, y in
            let tint = UInt32(truncatingIfNeeded: x &* 7 ^ y &* 5) &+ seed
            return 0xFF00_0000 | tint & 0xFF | (tint << 8 & 0xFF00) | (tint << 15 & 0xFF_0000)
        }
    }

    private static func make(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        CGImage(Bitmap(width: width, height: height, words: (0..<(width * height)).map { pixel($0 % width, $0 / width) }))
    }
}
