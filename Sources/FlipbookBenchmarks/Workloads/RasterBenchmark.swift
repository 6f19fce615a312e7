import CoreGraphics
import FlipbookDisplayList
import FlipbookRaster
import FlipbookTypography
import Foundation

/// The frames that a benchmark paints. Successive frames differ, so that each is painted. This type does not measure
/// time.
///
/// The programs in `Benchmarks` paint the same frames with other libraries, except for the kinds that a library does not support. `label`
/// measures painting only the changed area; the other programs do not measure it.
package enum RasterBenchmark: String, CaseIterable, Sendable {
    case crossfade, texts, rects, sprites, together, blur, all, label
    case turned, shrunk, perspective, shadow, gradient

    /// A description for the report.
    package var title: String {
        switch self {
        case .crossfade: "cross-fade of two images"
        case .texts: "10 text bitmaps, scaled and rotated"
        case .rects: "20 rounded rectangles, alpha 0.5"
        case .sprites: "300 soft sprites, scaled"
        case .together: "all of the above together"
        case .blur: "blur of sigma 20 over an image"
        case .all: "everything with the blur"
        case .label: "a label moves over a still frame of everything"
        case .turned: "image, rotated and enlarged"
        case .shrunk: "image, scaled to 0.55"
        case .perspective: "image in perspective"
        case .shadow: "moving shadow of sigma 30"
        case .gradient: "diagonal gradient"
        }
    }

    /// The target time in milliseconds per frame, on one thread of a machine with two cores and SSE2. It is nil for the kinds with
    /// `goalInCopies`.
    package var goal: Double? {
        switch self {
        case .crossfade: 0.6
        case .texts: 0.8
        case .rects, .label: 0.2
        case .sprites: 0.25
        case .together: 1.9
        case .blur: 1.5
        case .all: 3.5
        case .turned: 2
        case .shrunk: 3
        case .perspective: 8
        case .shadow, .gradient: nil
        }
    }

    /// The target time as a multiple of the time in which a frame is copied, or nil for the kinds with `goal`.
    package var goalInCopies: Double? {
        switch self {
        case .shadow, .gradient: 3
        default: nil
        }
    }

    /// The frames of one kind, and the surface on which they are painted.
    package final class Frames {
        private let painter: Painter
        private let lists: [DisplayList]

        fileprivate init(_ painter: Painter, _ lists: [DisplayList]) { (self.painter, self.lists) = (painter, lists) }

        /// Paints a frame, which differs from the previous frame.
        package func paint(_ frame: Int) { painter.paint(lists[frame % lists.count]) }
    }

    /// The size of the surface, in pixels.
    package static let size = (width: 780, height: 1688)

    /// Creates the frames of this kind.
    package func frames(threads: Int) -> Frames {
        let images = BenchmarkImages()
        let lists = (0..<2).map { step in
            var list = DisplayList()
            list.items = items(images, CGFloat(step))
            for index in list.items.indices { list.items[index].source = index }
            return list
        }
        return Frames(Painter(width: Self.size.width, height: Self.size.height, scale: 1, threads: threads), lists)
    }

    private static let fullSurface = RoundedRect(CGRect(x: 0, y: 0, width: size.width, height: size.height))

    /// Returns the items of a frame. `step` is 0 or 1.
    private func items(_ images: BenchmarkImages, _ step: CGFloat) -> [DisplayItem] {
        func imageItem(_ image: CGImage, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1) -> DisplayItem {
            let rect = RoundedRect(CGRect(x: 0, y: 0, width: image.width, height: image.height))
            return item(.image(image, rect), transform, opacity: opacity)
        }
        let blur = item(.backdrop(BackdropFilter(radius: 20), Self.fullSurface))
        switch self {
        case .crossfade: return [imageItem(images.back), imageItem(images.front, opacity: 0.4 + step * 0.1)]
        case .texts:
            return (0..<10).map { index in
                let translation = CGAffineTransform(
                    translationX: 40 + 37 * CGFloat(index % 3) + 0.37 * step, y: 60 + 160 * CGFloat(index) + 0.21 * step)
                return imageItem(images.text, CGAffineTransform(scaleX: 1.05, y: 1.05).rotated(by: 0.03).concatenating(translation))
            }
        case .rects:
            return (0..<20).map { index in
                let rect = CGRect(x: 30 + 260 * CGFloat(index % 3) + step, y: 40 + 230 * CGFloat(index / 3), width: 200, height: 100)
                return item(.fill(RoundedRect(rect, radius: 20), CGColor(red: 0.1, green: 0.5, blue: 0.7, alpha: 0.5)))
            }
        case .sprites:
            return (0..<300).map { index in
                let (x, y) = (CGFloat(index * 37 % 760) + step * 0.3, CGFloat(index * 91 % 1660) + 0.4)
                return imageItem(images.sprite, CGAffineTransform(a: 1.1, b: 0, c: 0, d: 1.1, tx: x, ty: y))
            }
        case .together:
            return [Self.crossfade, .texts, .rects, .sprites].flatMap { $0.items(images, step) }
        case .blur: return [imageItem(step > 0 ? images.front : images.back), blur]
        case .all: return Self.together.items(images, step) + [blur]
        case .label:
            return Self.together.items(images, 0) + [blur, imageItem(images.text, CGAffineTransform(translationX: 90 + step, y: 200))]
        case .turned: return [imageItem(images.back, CGAffineTransform(a: 1.3, b: 0.2, c: -0.2, d: 1.8, tx: 40 + step, ty: -100))]
        case .shrunk: return [imageItem(images.large, CGAffineTransform(a: 0.55, b: 0, c: 0, d: 0.55, tx: step, ty: 0))]
        case .perspective:
            var plane = ProjectiveTransform.identity
            (plane.u, plane.w) = (0.0004 + step * 0.00001, 0.9)
            return [DisplayItem(source: 0, content: .image(images.back, Self.fullSurface), transform: plane)]
        case .shadow:
            let shape = RoundedRect(CGRect(x: 0, y: 0, width: 400, height: 800), radius: 40)
            let shadow = Shadow(shape: .rounded(shape), radius: 30)
            return [item(.shadow(shadow, CGColor(gray: 0, alpha: 0.4)), CGAffineTransform(translationX: 150 + step * 0.5, y: 300))]
        case .gradient:
            let gradient = Gradient(
                colors: [.black, .white], locations: [0, 1], start: CGPoint(x: 0, y: step / 9), end: CGPoint(x: 1, y: 1))
            return [item(.gradient(gradient, Self.fullSurface))]
        }
    }

    private func item(_ content: DisplayContent, _ transform: CGAffineTransform = .identity, opacity: CGFloat = 1) -> DisplayItem {
        DisplayItem(source: 0, content: content, transform: transform, opacity: opacity)
    }
}

/// The images of the benchmark. `Benchmarks/frames.h` creates the same images.
private struct BenchmarkImages {
    let back = Self.detailedImage(RasterBenchmark.size.width, RasterBenchmark.size.height, 1)
    let front = Self.detailedImage(RasterBenchmark.size.width, RasterBenchmark.size.height, 99)
    let large = Self.detailedImage(RasterBenchmark.size.width * 20 / 11, RasterBenchmark.size.height * 20 / 11, 3)

    /// A white mask of text-like strokes with half-covered edges and gaps.
    let text = Self.makeImage(300, 80) { x, y in
        let stroke = (x * 13 + y / 8 * 29) % 32
        return (stroke < 12 ? 255 : stroke < 15 ? 128 : 0) * 0x0101_0101
    }

    /// A soft white disc.
    let sprite = Self.makeImage(16, 16) { x, y in
        let squaredDistance = (2 * x - 15) * (2 * x - 15) + (2 * y - 15) * (2 * y - 15)
        return squaredDistance >= 256 ? 0 : UInt32(255 - 255 * squaredDistance / 256) * 0x0101_0101
    }

    /// Returns an opaque image whose neighboring pixels differ.
    private static func detailedImage(_ width: Int, _ height: Int, _ seed: UInt32) -> CGImage {
        makeImage(width, height) { x, y in
            let tint = UInt32(truncatingIfNeeded: x &* 7 ^ y &* 5) &+ seed
            return 0xFF00_0000 | tint & 0xFF | (tint << 8 & 0xFF00) | (tint << 15 & 0xFF_0000)
        }
    }

    private static func makeImage(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> CGImage {
        CGImage(Bitmap(width: width, height: height, words: (0..<(width * height)).map { pixel($0 % width, $0 / width) }))
    }
}
