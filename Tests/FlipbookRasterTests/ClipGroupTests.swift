import FlipbookGeometry
import FlipbookDisplayList
import FlipbookRaster
import Foundation
import RandomDisplayLists
import Testing

/// Items in one clip are clipped together.
@Suite struct ClipGroupTests {
    private let width = 300
    private let height = 170

    private func clip(_ generator: inout DisplayListGenerator) -> Clip {
        let rect = CGRect(x: -20.3, y: 4.7, width: generator.random.number(90, 290), height: generator.random.number(60, 160))
        return Clip(
            shape: RoundedRect(rect, radius: CGFloat(generator.random.number(3, 60))),
            transform: CGAffineTransform(rotationAngle: generator.random.bool() ? 0 : CGFloat(generator.random.number(-0.4, 0.4))),
            parent: nil)
    }

    /// At the edge of a clip, the items are first painted without the clip. The result is then mixed with the pixels below once, however
    /// many items overlap there. The same is true for groups and their members.
    @Test(arguments: 1...40) func theEdgeOfAClipIsMixedOnce(seed: Int) {
        var generator = DisplayListGenerator(seed, CGSize(width: 300, height: 170))
        var list = generator.list()
        list.clips = []
        for index in list.items.indices { list.items[index].clip = nil }
        let (background, unclipped) = (paint(DisplayList([], over: list.background), width, height), paint(list, width, height))
        list.clips = [clip(&generator)]
        let mask = paint(
            DisplayList([DisplayItem(.fill(RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170)), .white), clip: 0)], clips: list.clips),
            width, height)
        for index in list.items.indices { list.items[index].clip = 0 }
        let painted = paint(list, width, height)
        var (wrong, edges) = (0, 0)
        for index in painted.words.indices {
            let level = Int(mask.words[index] & 255)
            let expected = interpolated(background.words[index], unclipped.words[index], level)
            if expected != painted.words[index] { wrong += 1 }
            if level > 0, level < 255 { edges += 1 }
        }
        #expect(wrong == 0 && edges > 50)
    }

    private func interpolated(_ a: UInt32, _ b: UInt32, _ level: Int) -> UInt32 {
        (0..<4).reduce(0) { word, channel in
            let (a, b) = (Double(a >> (8 * channel) & 255), Double(b >> (8 * channel) & 255))
            return word | UInt32(((a * Double(255 - level) + b * Double(level)) / 255).rounded()) << (8 * channel)
        }
    }

    /// A fill, a backdrop and an opaque fill that hides both, all in one clip. At the edge of the clip the first two are
    /// not visible. The backdrop is tested with and without the passes that a blur requires.
    @Test(arguments: [0.0, 6]) func hiddenItemsDoNotShineThroughAtTheEdge(radius: CGFloat) {
        let clipShape = RoundedRect(CGRect(x: 31.4, y: 20.6, width: 200.3, height: 120.8), radius: 44)
        let wholeSurface = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170))
        func fill(_ red: CGFloat, _ blue: CGFloat) -> DisplayContent {
            .fill(wholeSurface, CGColor(red: red, green: 0.1, blue: blue, alpha: 1))
        }
        func list(_ contents: [DisplayContent]) -> DisplayList {
            var list = DisplayList([DisplayItem(fill(0.3, 0.7))], clips: [Clip(shape: clipShape, transform: .identity, parent: nil)])
            list.items += contents.map { DisplayItem($0, clip: 0) }
            for index in list.items.indices { list.items[index].source = index }
            return list
        }
        let (lower, backdrop, cover) = (fill(1, 0), DisplayContent.backdrop(BackdropFilter(radius: radius), wholeSurface), fill(0, 1))
        let expected = paint(list([cover]), width, height)
        #expect(difference(paint(list([lower, cover]), width, height), expected) == 0)
        #expect(difference(paint(list([lower, backdrop, cover]), width, height), expected) == 0)
        let tinted = DisplayContent.fill(wholeSurface, CGColor(red: 0, green: 0.4, blue: 0.9, alpha: 0.6))
        // Only the item above the backdrop changes. The painter then needs one pass instead of two.
        let painter = Painter(width: width, height: height, scale: 1, threads: 1)
        painter.paint(list([lower, backdrop, cover]))
        painter.paint(list([lower, backdrop, tinted]))
        #expect(difference(painter.surface, paint(list([lower, backdrop, tinted]), width, height)) == 0)
    }

    /// An item between two items of a clip splits their clip group, wherever the item is. Removing it joins the group again.
    @Test(arguments: [false, true]) func anItemBetweenTwoItemsOfAClipSplitsTheGroup(hasBackdrop: Bool) {
        let clipShape = RoundedRect(CGRect(x: 31.4, y: 20.6, width: 150, height: 100), radius: 40)
        // The square is outside the area that the backdrop reads, and it is black on a black background.
        let square = RoundedRect(CGRect(x: 270, y: 150, width: 10, height: 10))
        let wholeSurface = RoundedRect(CGRect(x: 0, y: 0, width: 300, height: 170))
        func item(_ source: Int, _ shape: RoundedRect, _ color: CGColor, clip: Int?) -> DisplayItem {
            DisplayItem(source: source, content: .fill(shape, color), transform: .identity, clip: clip)
        }
        let ends = [
            item(1, wholeSurface, .white, clip: 0), item(3, wholeSurface, CGColor(red: 0.2, green: 0.5, blue: 0, alpha: 1), clip: 0),
        ]
        let backdrop = DisplayItem(
            source: 4, content: .backdrop(BackdropFilter(radius: 3), RoundedRect(CGRect(x: 20, y: 10, width: 60, height: 60))),
            transform: .identity)
        func list(_ items: [DisplayItem]) -> DisplayList {
            var list = DisplayList([], clips: [Clip(shape: clipShape, transform: .identity, parent: nil)])
            list.items = items + (hasBackdrop ? [backdrop] : [])
            return list
        }
        let (together, apart) = (list(ends), list([ends[0], item(2, square, .black, clip: nil), ends[1]]))
        let painter = Painter(width: width, height: height, scale: 1, threads: 1)
        for list in [together, apart, together] {
            painter.paint(list)
            #expect(difference(painter.surface, paint(list, width, height)) == 0)
        }
        #expect(paint(together, width, height) != paint(apart, width, height), "splitting the group changes the edge")
    }
}
