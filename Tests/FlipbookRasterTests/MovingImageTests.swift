import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

/// Textures are reused while an image moves. This must not affect the result.
@Suite struct MovingImageTests {
    /// In each frame, some items change in one respect, mostly in their position. Every frame equals the frame of a new
    /// painter.
    @Test(arguments: 1...40) func aMovedImageEqualsANewOne(seed: Int) {
        var random = SeededRandom(seed)
        let images = (0..<3).map { _ in noise(&random) }
        let painter = Painter(width: 300, height: 200, scale: random.pick([1.0, 1.5, 2]), threads: 1)
        var list = DisplayList((0..<8).map { _ in item(&random, images) }, over: .white)
        for step in 0..<16 {
            painter.paint(list)
            #expect(difference(painter.surface, paint(list, 300, 200, scale: painter.scale)) == 0, "step \(step)")
            for index in list.items.indices where random.bool() { change(&list.items[index], &random, images) }
            if random.integer(0...4) == 0 { list.items.remove(at: random.integer(0...(list.items.count - 1))) }
            if random.integer(0...4) == 0 || list.items.isEmpty {
                list.items.insert(item(&random, images), at: random.integer(0...list.items.count))
            }
        }
    }

    private func noise(_ random: inout SeededRandom) -> CGImage {
        let (width, height, isOpaque) = (random.integer(4...40), random.integer(4...40), random.bool())
        return CGImage(
            Bitmap(
                width: width, height: height,
                words: (0..<(width * height)).map { _ in
                    let (alpha, fraction) = (isOpaque ? 255 : random.integer(0...255), random.integer(0...255))
                    return makePixel(alpha, alpha * fraction / 255, alpha / 2, alpha / 3)
                }))
    }

    private func item(_ random: inout SeededRandom, _ images: [CGImage]) -> DisplayItem {
        let transform = random.pick([
            CGAffineTransform.identity, CGAffineTransform(scaleX: 1.1, y: 0.9), CGAffineTransform(scaleX: 0.3, y: 0.3),
            CGAffineTransform(rotationAngle: 0.4),
        ])
        var item = DisplayItem(content(&random, images), transform)
        move(&item, &random)
        if random.integer(0...5) == 0 { item.transform.u = 0.002 }
        return item
    }

    private func content(_ random: inout SeededRandom, _ images: [CGImage]) -> DisplayContent {
        if random.integer(0...6) == 0 { return .fill(RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 20), radius: 4), .black) }
        var style = ImageFillStyle()
        if random.integer(0...3) == 0 { style.center = CGRect(x: 0.3, y: 0.25, width: 0.4, height: 0.5) }
        if random.integer(0...3) == 0 { style.sourceRect = CGRect(x: 0.2, y: 0, width: 0.6, height: 0.9) }
        if random.integer(0...5) == 0 { style.tint = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
        style.isSmooth = random.integer(0...4) > 0
        let image = random.pick(images)
        let rect = random.bool() ? CGRect(x: 0, y: 0, width: image.width, height: image.height) : CGRect(x: -3, y: 2, width: 50, height: 31)
        return .image(image, RoundedRect(rect, radius: random.bool() ? 0 : 6), style)
    }

    /// Moves an item to a whole pixel or between pixels, because the two cases are painted differently.
    private func move(_ item: inout DisplayItem, _ random: inout SeededRandom) {
        (item.transform.tx, item.transform.ty) =
            random.bool()
            ? (CGFloat(random.integer(-20...280)), CGFloat(random.integer(-20...180))) : (random.number(-20, 280), random.number(-20, 180))
    }

    private func change(_ item: inout DisplayItem, _ random: inout SeededRandom, _ images: [CGImage]) {
        switch random.integer(0...7) {
        case 0: item.opacity = random.pick([1, 0.6, 0])
        case 1: item.content = content(&random, images)
        case 2: item.transform.a *= 1.25
        case 3:
            guard case .image(let image, let shape, var style) = item.content else { return }
            style.isSmooth.toggle()
            item.content = .image(image, shape, style)
        default: move(&item, &random)
        }
    }
}
