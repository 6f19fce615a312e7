import FlipbookDisplayList
import FlipbookGeometry
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@testable import FlipbookRaster

/// The pixels of a still image are stored after some frames. This must not affect the result.
@Suite struct SampledImageTests {
    private static let (width, height) = (200, 120)
    /// The number of frames after which all pixels of a still image are stored.
    private static let frameCount = 24

    private func noise(_ seed: Int, isOpaque: Bool = true) -> CGImage {
        var random = SeededRandom(seed)
        return CGImage(Bitmap(width: 150, height: 90, words: random.pixels(150 * 90).map { isOpaque ? $0 | 0xFF00_0000 : $0 }))
    }

    private func imageItem(_ image: CGImage, _ transform: CGAffineTransform, opacity: CGFloat = 1, radius: CGFloat = 0) -> DisplayItem {
        let rect = CGRect(x: 0, y: 0, width: image.width, height: image.height)
        return DisplayItem(.image(image, RoundedRect(rect, radius: radius)), transform, opacity: opacity)
    }

    /// A transform with which an image of `noise` covers the surface.
    private let covering = CGAffineTransform(a: 1.5, b: 0, c: 0, d: 1.4, tx: -3.3, ty: -2.8)

    private func makePainter(threads: Int = 1) -> Painter { Painter(width: Self.width, height: Self.height, scale: 1, threads: threads) }

    /// Paints frames that differ in their first item, which covers the surface. Each frame equals the frame of a new painter.
    private func paintFrames(_ count: Int, of items: [DisplayItem], on painter: Painter) {
        for frame in 0..<count {
            let rect = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
            let color = CGColor(red: CGFloat(frame % 7) / 7, green: 0.3, blue: 0.8, alpha: 1)
            let list = DisplayList([DisplayItem(.fill(RoundedRect(rect), color))] + items)
            painter.paint(list)
            #expect(difference(painter.surface, paint(list, Self.width, Self.height)) == 0)
        }
    }

    /// Stored pixels are composited in the same way as sampled ones.
    @Test(arguments: [
        CGAffineTransform(scaleX: 0.843, y: 0.843), CGAffineTransform(scaleX: 1.7, y: 2.1), CGAffineTransform(scaleX: 0.31, y: 0.4),
        CGAffineTransform(a: -1.2, b: 0, c: 0, d: 1.3, tx: 180.4, ty: 3.2), CGAffineTransform(translationX: 0.4, y: 0.7),
        CGAffineTransform(rotationAngle: 0.3),
    ])
    func storedPixelsEqualSampledPixels(transform: CGAffineTransform) {
        let cases: [(isOpaque: Bool, opacity: CGFloat, radius: CGFloat)] = [
            (true, 1, 0), (true, 0.6, 0), (true, 0.6, 17), (false, 1, 0), (false, 0.3, 17),
        ]
        for (isOpaque, opacity, radius) in cases {
            let painter = makePainter(threads: 2)
            let image = imageItem(noise(1, isOpaque: isOpaque), transform, opacity: opacity, radius: radius)
            // If two opaque images cover the same pixels, both are mixed in one step.
            paintFrames(Self.frameCount, of: [imageItem(noise(2), transform, opacity: 0.7), image], on: painter)
            #expect(painter.storedPixelCount > 0)
        }
    }

    @Test func anImageIsStoredWhileItIsStill() {
        let (painter, image) = (makePainter(), imageItem(noise(1, isOpaque: false), covering))
        // All of it is painted in each frame, so it is stored in the third one.
        paintFrames(2, of: [image], on: painter)
        #expect(painter.storedPixelCount == 0)
        paintFrames(1, of: [image], on: painter)
        #expect(painter.storedPixelCount == Self.width * Self.height)
        paintFrames(Self.frameCount, of: [image], on: painter)
        #expect(painter.storedPixelCount == Self.width * Self.height)
        // The opacity is not part of the stored pixels.
        var moved = image
        moved.opacity = 0.4
        paintFrames(2, of: [moved], on: painter)
        #expect(painter.storedPixelCount == Self.width * Self.height)
        for _ in 0..<Self.frameCount {
            moved.transform.tx += 0.3
            paintFrames(1, of: [moved], on: painter)
            #expect(painter.storedPixelCount == 0)
        }
        paintFrames(Self.frameCount, of: [moved], on: painter)
        paintFrames(1, of: [], on: painter)
        #expect(painter.storedPixelCount == 0)
    }

    @Test func aStoredImageIsReplaced() {
        let painter = makePainter()
        for seed in 1...3 { paintFrames(Self.frameCount, of: [imageItem(noise(seed), covering, opacity: 0.9)], on: painter) }
        #expect(painter.storedPixelCount == Self.width * Self.height)
    }

    /// Images that do not fit are sampled in each frame. They are stored when other images are removed.
    @Test func storedImagesHaveALimit() {
        let painter = makePainter()
        let images = (0..<5).map { imageItem(noise($0, isOpaque: false), covering, opacity: 0.5) }
        for count in [5, 2, 1] {
            paintFrames(2 * Self.frameCount, of: Array(images.suffix(count)), on: painter)
            #expect(painter.storedPixelCount == min(count, 2) * Self.width * Self.height)
        }
    }

    /// Some images are still, and others change in front of them, behind them and beside them.
    @Test(arguments: 1...20) func stillImagesAmongChangesEqualNewOnes(seed: Int) {
        var generator = DisplayListGenerator(seed, CGSize(width: Self.width, height: Self.height))
        let painter = makePainter(threads: 2)
        let still = (0..<4).map { index in
            let scale = generator.random.number(0.2, 1.6)
            let position = CGPoint(x: generator.random.number(-60, 120), y: generator.random.number(-40, 70))
            return imageItem(
                noise(index, isOpaque: generator.random.bool()),
                CGAffineTransform(a: scale, b: 0, c: 0, d: scale * 1.1, tx: position.x, ty: position.y),
                opacity: generator.opacity(), radius: generator.random.pick([0, 20]))
        }
        var changing = generator.list()
        for step in 0..<40 {
            var list = changing
            list.items = still + changing.items
            for index in still.indices { list.items[index].clip = list.clips.isEmpty || index % 2 == 0 ? nil : 0 }
            painter.paint(list)
            #expect(difference(painter.surface, paint(list, Self.width, Self.height)) == 0, "step \(step)")
            generator.mutate(&changing)
            if step % 2 == 0 { changing.background = generator.random.color(alpha: 1...1) }
        }
        #expect(painter.storedPixelCount > 0)
    }
}
