import FlipbookGeometry
import FlipbookDisplayList
import Foundation
import RandomDisplayLists
import SeededRandomValues
import Testing

@Suite struct DisplayListEmbeddingTests {
    /// A list that is embedded at a position in whole pixels has the same pixels as when it is painted alone. Outside of the list's area, the
    /// pixels of the host list are unchanged.
    @Test(arguments: 1...40, [true, false]) func embeddingAtAWholePixelKeepsThePixels(seed: Int, hasSampling: Bool) {
        var (hostGenerator, embeddedGenerator) = (
            DisplayListGenerator(seed), DisplayListGenerator(1000 + seed, CGSize(width: 120, height: 80))
        )
        (hostGenerator.includesSampledItems, embeddedGenerator.includesSampledItems) = (hasSampling, hasSampling)
        var host = hostGenerator.list()
        let embedded = embeddedGenerator.list()
        let before = paint(host, 300, 170)
        let alone = paint(embedded, 120, 80)
        let (x, y) = (hostGenerator.random.integer(-30...220), hostGenerator.random.integer(-20...120))
        host.embed(
            embedded, CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)),
            clippedTo: RoundedRect(CGRect(x: 0, y: 0, width: 120, height: 80)))
        let actual = paint(host, 300, 170)
        let expected = Bitmap(
            width: 300, height: 170,
            words: (0..<(300 * 170)).map { index in
                let (column, row) = (index % 300 - x, index / 300 - y)
                return (0..<120).contains(column) && (0..<80).contains(row) ? alone.words[row * 120 + column] : before.words[index]
            })
        // The pixels of a sampled item depend on the first pixel of each run of pixels. They may differ by up to two levels of 255.
        #expect(difference(actual, expected) <= (hasSampling ? 2 : 0))
    }

    /// A list scaled by two and embedded at scale 0.5 has the same pixels as the original.
    @Test(arguments: 1...20) func embeddingScalesItemsAndClips(seed: Int) {
        var generator = DisplayListGenerator(seed)
        generator.includesSampledItems = false
        let original = generator.list()
        var enlarged = original
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        for index in enlarged.items.indices { enlarged.items[index].transform = enlarged.items[index].transform.concatenating(scale) }
        for index in enlarged.clips.indices { enlarged.clips[index].transform = enlarged.clips[index].transform.concatenating(scale) }
        var list = DisplayList([])
        list.embed(enlarged, CGAffineTransform(scaleX: 0.5, y: 0.5), clippedTo: RoundedRect(CGRect(x: 0, y: 0, width: 600, height: 340)))
        #expect(difference(paint(list, 300, 170), paint(original, 300, 170)) == 0)
    }

    /// A group is clipped by a rounded visible area only once, like other items.
    @Test(arguments: 1...10) func aGroupIsClippedByTheVisibleAreaOnce(seed: Int) {
        var random = SeededRandom(seed)
        let visibleArea = RoundedRect(CGRect(x: 0, y: 0, width: 120, height: 80), radius: CGFloat(random.number(10, 40)))
        let transform = CGAffineTransform(translationX: random.number(20, 100), y: random.number(20, 60))
        let fills = [CGRect(x: -20, y: -20, width: 200, height: 200), CGRect(x: 50, y: 30, width: 20, height: 10)].map {
            DisplayItem(.fill(RoundedRect($0), random.color(alpha: 1...1)))
        }
        var (ungrouped, grouped) = (DisplayList([], over: .white), DisplayList([], over: .white))
        let background = random.color(alpha: 1...1)
        ungrouped.embed(DisplayList(fills, over: background), transform, clippedTo: visibleArea)
        grouped.embed(DisplayList([DisplayItem(.group(count: 2))] + fills, over: background), transform, clippedTo: visibleArea)
        #expect(difference(paint(grouped, 300, 170), paint(ungrouped, 300, 170)) == 0)
    }

    /// A background that an item of the embedded list covers has no effect, even at the edge of the visible area.
    @Test(arguments: 1...10) func aCoveredBackgroundIsNotVisible(seed: Int) {
        var random = SeededRandom(seed)
        let visibleArea = RoundedRect(CGRect(x: 0, y: 0, width: 120, height: 80), radius: CGFloat(random.number(10, 40)))
        let transform = CGAffineTransform(translationX: random.number(20, 100), y: random.number(20, 60))
        let cover = DisplayItem(.fill(RoundedRect(CGRect(x: -20, y: -20, width: 200, height: 200)), random.color(alpha: 1...1)))
        var (light, dark) = (DisplayList([], over: .white), DisplayList([], over: .white))
        light.embed(DisplayList([cover], over: .white), transform, clippedTo: visibleArea)
        dark.embed(DisplayList([cover], over: .black), transform, clippedTo: visibleArea)
        #expect(difference(paint(light, 300, 170), paint(dark, 300, 170)) == 0)
    }

    /// Each embedded item has a source of its own that differs from the sources of the host list.
    @Test(arguments: 1...10) func embeddedSourcesDifferFromHostSources(seed: Int) {
        var (hostGenerator, embeddedGenerator) = (DisplayListGenerator(seed), DisplayListGenerator(1000 + seed))
        var list = hostGenerator.list()
        let (hostCount, embedded) = (list.items.count, embeddedGenerator.list())
        list.embed(embedded, .identity, clippedTo: RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 20)))
        let (hostSources, embeddedSources) = (list.items[..<hostCount].map(\.source), list.items[hostCount...].map(\.source))
        #expect(Set(embeddedSources).count == embedded.items.count + 1)
        #expect(Set(hostSources).isDisjoint(with: embeddedSources))
    }

    /// A scene with an overlay is embedded in the window. The sources of the overlay's items must stay negative, because positive sources
    /// are those of layers of the window.
    @Test(arguments: 1...10) func sourcesOfAListThatIsEmbeddedTwiceStayNegative(seed: Int) {
        var (innerGenerator, outerGenerator) = (DisplayListGenerator(seed), DisplayListGenerator(1000 + seed))
        let area = RoundedRect(CGRect(x: 3, y: 5, width: 30, height: 20))
        var outer = outerGenerator.list()
        outer.embed(innerGenerator.list(), .identity, clippedTo: area)
        var list = DisplayList()
        list.version = 7
        list.embed(outer, .identity, clippedTo: area)
        let sources = list.items.map(\.source)
        #expect(sources.allSatisfy { $0 < 0 } && Set(sources).count == sources.count && list.version == nil)
    }
}
