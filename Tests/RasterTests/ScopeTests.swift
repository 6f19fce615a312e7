import CoreGraphics
import Display
import Foundation
import Raster
import Sceneries
import Testing

/// What lies in one clip is cut by it together.
@Suite struct ScopeTests {
    private let width = 300
    private let height = 170

    private func clip(_ scenery: inout Scenery) -> Clip {
        let rect = CGRect(x: -20.3, y: 4.7, width: scenery.chance.number(90, 290), height: scenery.chance.number(60, 160))
        return Clip(
            shape: RoundedRect(rect, radius: CGFloat(scenery.chance.number(3, 60))),
            transform: CGAffineTransform(rotationAngle: scenery.chance.coin() ? 0 : CGFloat(scenery.chance.number(-0.4, 0.4))), parent: nil)
    }

    /// The edge mixes what was there before with what is there without the clip, once, however much lies on top of each other: groups and their
    /// members too.
    @Test(arguments: 1...40) func anEdgeIsMixedOnce(seed: Int) {
        var scenery = Scenery(seed, CGSize(width: 300, height: 170))
        var list = scenery.list()
        list.clips = []
        for index in list.items.indices { list.items[index].clip = nil }
        let (ground, whole) = (paint(DisplayList([], over: list.background), width, height), paint(list, width, height))
        list.clips = [clip(&scenery)]
        let mask = paint(
            DisplayList([DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170)), .white), clip: 0)], clips: list.clips),
            width, height)
        for index in list.items.indices { list.items[index].clip = 0 }
        let shown = paint(list, width, height)
        var (wrong, edges) = (0, 0)
        for index in shown.words.indices {
            let level = Int(mask.words[index] & 255)
            let expected = between(ground.words[index], whole.words[index], level)
            if expected != shown.words[index] { wrong += 1 }
            if level > 0, level < 255 { edges += 1 }
        }
        #expect(wrong == 0 && edges > 50)
    }

    private func between(_ a: UInt32, _ b: UInt32, _ level: Int) -> UInt32 {
        (0..<4).reduce(0) { word, channel in
            let (a, b) = (Double(a >> (8 * channel) & 255), Double(b >> (8 * channel) & 255))
            return word | UInt32(((a * Double(255 - level) + b * Double(level)) / 255).rounded()) << (8 * channel)
        }
    }

    /// A picture, glass over it and a sheet that hides both: at the edge of their clip there is nothing of the first two. With and without the
    /// passes that blurring takes.
    @Test(arguments: [0.0, 6]) func whatIsHiddenDoesNotShineAtTheEdge(radius: CGFloat) {
        let window = RoundedRect(CGRect(x: 31.4, y: 20.6, width: 200.3, height: 120.8), radius: 44)
        let all = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170))
        func fill(_ red: CGFloat, _ blue: CGFloat) -> Content { .fill(all, CGColor(red: red, green: 0.1, blue: blue, alpha: 1)) }
        func list(_ contents: [Content]) -> DisplayList {
            var list = DisplayList([DisplayItem(fill(0.3, 0.7))], clips: [Clip(shape: window, transform: .identity, parent: nil)])
            list.items += contents.map { DisplayItem($0, clip: 0) }
            for index in list.items.indices { list.items[index].source = index }
            return list
        }
        let (picture, glass, sheet) = (fill(1, 0), Content.backdrop(Backdrop(radius: radius), all), fill(0, 1))
        let alone = paint(list([sheet]), width, height)
        #expect(difference(paint(list([picture, sheet]), width, height), alone) == 0)
        #expect(difference(paint(list([picture, glass, sheet]), width, height), alone) == 0)
        let tinted = Content.fill(all, CGColor(red: 0, green: 0.4, blue: 0.9, alpha: 0.6))
        // The glass stays as it is while what lies above it comes: one pass in the place of two.
        let painter = Painter(width: width, height: height, scale: 1, threads: 1)
        painter.paint(list([picture, glass, sheet]))
        painter.paint(list([picture, glass, tinted]))
        #expect(difference(painter.surface, paint(list([picture, glass, tinted]), width, height)) == 0)
    }

    /// A mark that comes between two of a clip takes them apart, wherever it is; and they come together when it goes.
    @Test(arguments: [false, true]) func whoComesBetweenDividesAClip(belowGlass: Bool) {
        let window = RoundedRect(CGRect(x: 31.4, y: 20.6, width: 150, height: 100), radius: 40)
        // Too far away to be seen by the glass, and black on black.
        let square = RoundedRect(CGRect(x: 270, y: 150, width: 10, height: 10))
        let all = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170))
        func item(_ source: Int, _ shape: RoundedRect, _ color: CGColor, clip: Int?) -> DisplayItem {
            DisplayItem(source: source, content: .fill(shape, color), transform: .identity, clip: clip)
        }
        let ends = [item(1, all, .white, clip: 0), item(3, all, CGColor(red: 0.2, green: 0.5, blue: 0, alpha: 1), clip: 0)]
        let glass = DisplayItem(
            source: 4, content: .backdrop(Backdrop(radius: 3), RoundedRect(CGRect(x: 20, y: 10, width: 60, height: 60))),
            transform: .identity)
        func list(_ items: [DisplayItem]) -> DisplayList {
            var list = DisplayList([], clips: [Clip(shape: window, transform: .identity, parent: nil)])
            list.items = items + (belowGlass ? [glass] : [])
            return list
        }
        let (together, apart) = (list(ends), list([ends[0], item(2, square, .black, clip: nil), ends[1]]))
        let painter = Painter(width: width, height: height, scale: 1, threads: 1)
        for list in [together, apart, together] {
            painter.paint(list)
            #expect(difference(painter.surface, paint(list, width, height)) == 0)
        }
        #expect(paint(together, width, height) != paint(apart, width, height), "the edge is another")
    }
}
