import Chances
import CoreGraphics
import Display
import Foundation
import Raster
import Sceneries
import Testing

/// What is known of a picture is kept while it moves: that must not be seen.
@Suite struct MovingPictureTests {
    /// One thing about a picture is changed at a time, mostly its place. Every frame is what a painter without a past makes of it.
    @Test(arguments: 1...40) func aMovedPictureIsOneMadeAnew(seed: Int) {
        var chance = Chance(seed)
        let images = (0..<3).map { _ in noise(&chance) }
        let painter = Painter(width: 300, height: 200, scale: chance.pick([1.0, 1.5, 2]), threads: 1)
        var list = DisplayList((0..<8).map { _ in item(&chance, images) }, over: .white)
        for step in 0..<16 {
            painter.paint(list)
            #expect(difference(painter.surface, paint(list, 300, 200, scale: painter.scale)) == 0, "step \(step)")
            for index in list.items.indices where chance.coin() { change(&list.items[index], &chance, images) }
            if chance.whole(0...4) == 0 { list.items.remove(at: chance.whole(0...(list.items.count - 1))) }
            if chance.whole(0...4) == 0 || list.items.isEmpty {
                list.items.insert(item(&chance, images), at: chance.whole(0...list.items.count))
            }
        }
    }

    private func noise(_ chance: inout Chance) -> CGImage {
        let (width, height, isOpaque) = (chance.whole(4...40), chance.whole(4...40), chance.coin())
        return CGImage(
            Bitmap(
                width: width, height: height,
                words: (0..<(width * height)).map { _ in
                    let (alpha, share) = (isOpaque ? 255 : chance.whole(0...255), chance.whole(0...255))
                    return word(alpha, alpha * share / 255, alpha / 2, alpha / 3)
                }))
    }

    private func item(_ chance: inout Chance, _ images: [CGImage]) -> DisplayItem {
        let transform = chance.pick([
            CGAffineTransform.identity, CGAffineTransform(scaleX: 1.1, y: 0.9), CGAffineTransform(scaleX: 0.3, y: 0.3),
            CGAffineTransform(rotationAngle: 0.4),
        ])
        var item = DisplayItem(content(&chance, images), transform)
        move(&item, &chance)
        if chance.whole(0...5) == 0 { item.transform.u = 0.002 }
        return item
    }

    private func content(_ chance: inout Chance, _ images: [CGImage]) -> Content {
        if chance.whole(0...6) == 0 { return .fill(RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 20), radius: 4), .black) }
        var style = PictureStyle()
        if chance.whole(0...3) == 0 { style.center = CGRect(x: 0.3, y: 0.25, width: 0.4, height: 0.5) }
        if chance.whole(0...3) == 0 { style.part = CGRect(x: 0.2, y: 0, width: 0.6, height: 0.9) }
        if chance.whole(0...5) == 0 { style.tint = CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
        style.isSmooth = chance.whole(0...4) > 0
        let image = chance.pick(images)
        let rect = chance.coin() ? CGRect(x: 0, y: 0, width: image.width, height: image.height) : CGRect(x: -3, y: 2, width: 50, height: 31)
        return .picture(image, RoundedRect(rect, radius: chance.coin() ? 0 : 6), style)
    }

    /// Whole pixels lie otherwise than parts of one.
    private func move(_ item: inout DisplayItem, _ chance: inout Chance) {
        (item.transform.tx, item.transform.ty) =
            chance.coin()
            ? (CGFloat(chance.whole(-20...280)), CGFloat(chance.whole(-20...180))) : (chance.number(-20, 280), chance.number(-20, 180))
    }

    private func change(_ item: inout DisplayItem, _ chance: inout Chance, _ images: [CGImage]) {
        switch chance.whole(0...7) {
        case 0: item.opacity = chance.pick([1, 0.6, 0])
        case 1: item.content = content(&chance, images)
        case 2: item.transform.a *= 1.25
        case 3:
            guard case .picture(let image, let shape, var style) = item.content else { return }
            style.isSmooth.toggle()
            item.content = .picture(image, shape, style)
        default: move(&item, &chance)
        }
    }
}
