import Chances
import CoreGraphics
import Display
import Foundation
import Sceneries
import Testing

@Suite struct EmbedTests {
    /// A list shown inside another at a whole place has the pixels that it has alone; around its window the other's are untouched.
    @Test(arguments: 1...40, [true, false]) func anEmbeddedListLooksAsItDoesAlone(seed: Int, sampled: Bool) {
        var (host, guest) = (Scenery(seed), Scenery(1000 + seed, CGSize(width: 120, height: 80)))
        (host.hasSampling, guest.hasSampling) = (sampled, sampled)
        var list = host.list()
        let inner = guest.list()
        let before = paint(list, 300, 170)
        let alone = paint(inner, 120, 80)
        let (x, y) = (host.chance.whole(-30...220), host.chance.whole(-20...120))
        list.embed(
            inner, CGAffineTransform(translationX: CGFloat(x), y: CGFloat(y)),
            through: RoundedRect(CGRect(x: 0, y: 0, width: 120, height: 80)))
        let shown = paint(list, 300, 170)
        let expected = Bitmap(
            width: 300, height: 170,
            words: (0..<(300 * 170)).map { index in
                let (column, row) = (index % 300 - x, index / 300 - y)
                return (0..<120).contains(column) && (0..<80).contains(row) ? alone.words[row * 120 + column] : before.words[index]
            })
        // What is sampled is reckoned from where its run begins: a level or two.
        #expect(difference(shown, expected) <= (sampled ? 2 : 0))
    }

    /// Scaled with its window: a list of twice the size seen at half is the list itself.
    @Test(arguments: 1...20) func placesAreScaledWithTheList(seed: Int) {
        var scenery = Scenery(seed)
        scenery.hasSampling = false
        let inner = scenery.list()
        var twice = inner
        let double = CGAffineTransform(scaleX: 2, y: 2)
        for index in twice.items.indices { twice.items[index].transform = twice.items[index].transform.concatenating(double) }
        for index in twice.clips.indices { twice.clips[index].transform = twice.clips[index].transform.concatenating(double) }
        var list = DisplayList([])
        list.embed(twice, CGAffineTransform(scaleX: 0.5, y: 0.5), through: RoundedRect(CGRect(x: 0, y: 0, width: 600, height: 340)))
        #expect(difference(paint(list, 300, 170), paint(inner, 300, 170)) == 0)
    }

    /// A group in a round window is cut by it once, like everything else in it.
    @Test(arguments: 1...10) func aGroupIsCutByTheWindowOnce(seed: Int) {
        var chance = Chance(seed)
        let window = RoundedRect(CGRect(x: 0, y: 0, width: 120, height: 80), radius: CGFloat(chance.number(10, 40)))
        let place = CGAffineTransform(translationX: chance.number(20, 100), y: chance.number(20, 60))
        let sheets = [CGRect(x: -20, y: -20, width: 200, height: 200), CGRect(x: 50, y: 30, width: 20, height: 10)].map {
            DisplayItem(.fill(RoundedRect($0), chance.color(alpha: 1...1)))
        }
        var (plain, grouped) = (DisplayList([], over: .white), DisplayList([], over: .white))
        let below = chance.color(alpha: 1...1)
        plain.embed(DisplayList(sheets, over: below), place, through: window)
        grouped.embed(DisplayList([DisplayItem(.group(count: 2))] + sheets, over: below), place, through: window)
        #expect(difference(paint(grouped, 300, 170), paint(plain, 300, 170)) == 0)
    }

    /// What the guest's ground looks like is not to be seen where something lies on it, at the window's edge neither.
    @Test(arguments: 1...10) func aCoveredGroundDoesNotShineThrough(seed: Int) {
        var chance = Chance(seed)
        let window = RoundedRect(CGRect(x: 0, y: 0, width: 120, height: 80), radius: CGFloat(chance.number(10, 40)))
        let place = CGAffineTransform(translationX: chance.number(20, 100), y: chance.number(20, 60))
        let cover = DisplayItem(.fill(RoundedRect(CGRect(x: -20, y: -20, width: 200, height: 200)), chance.color(alpha: 1...1)))
        var (light, dark) = (DisplayList([], over: .white), DisplayList([], over: .white))
        light.embed(DisplayList([cover], over: .white), place, through: window)
        dark.embed(DisplayList([cover], over: .black), place, through: window)
        #expect(difference(paint(light, 300, 170), paint(dark, 300, 170)) == 0)
    }

    /// Whose item it is stays known, apart from the host's own.
    @Test(arguments: 1...10) func sourcesStayApart(seed: Int) {
        var (host, guest) = (Scenery(seed), Scenery(1000 + seed))
        var list = host.list()
        let (own, inner) = (list.items.count, guest.list())
        list.embed(inner, .identity, through: RoundedRect(CGRect(x: 0, y: 0, width: 30, height: 20)))
        let (hosts, guests) = (list.items[..<own].map(\.source), list.items[own...].map(\.source))
        #expect(Set(guests).count == inner.items.count + 1)
        #expect(Set(hosts).isDisjoint(with: guests))
    }
}

@Suite struct DisplayValueTests {
    /// Lists are compared each frame: what paints differently is different, and the same picture is the same object.
    @Test(arguments: 1...30) func aListIsEqualToItsCopyUntilItChanges(seed: Int) {
        var scenery = Scenery(seed)
        let list = scenery.list()
        var other = list
        #expect(other == list)
        let index = scenery.chance.whole(0...(list.items.count - 1))
        switch seed % 4 {
        case 0: other.items[index].opacity += 0.001
        case 1: other.items[index].transform.tx += 0.001
        case 2: other.background.alpha -= 0.001
        default: other.items[index].content = .fill(RoundedRect(CGRect(x: 0.125, y: 0, width: 1, height: 1)), .white)
        }
        #expect(other != list)
    }

    @Test func picturesAreTheSameIfTheyAreOneObject() {
        let shape = RoundedRect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let (a, b) = (CGImage(Bitmap(width: 2, height: 2)), CGImage(Bitmap(width: 2, height: 2)))
        #expect(Content.picture(a, shape) == .picture(a, shape))
        #expect(Content.picture(a, shape) != .picture(b, shape))
        #expect(Content.group(count: 2) != .group(count: 3))
        #expect(Content.border(shape, width: 1, .white) != .border(shape, width: 2, .white))
        #expect(Content.fill(shape, .white) != .border(shape, width: 2, .white))
    }

    @Test(arguments: [(50.0, 40.0, 12.0, 12.0), (50, 40, 33, 20), (30, 40, 33, 15), (50, 40, -4, 0)])
    func aRadiusFitsIntoItsRectangle(width: Double, height: Double, radius: Double, fitting: Double) {
        let shape = RoundedRect(CGRect(x: 7, y: 9, width: width, height: height), radius: CGFloat(radius))
        #expect(Double(shape.fittingRadius) == fitting)
    }

    @Test func aClearedListIsEmptyButKeepsItsGround() {
        var scenery = Scenery(3)
        var list = scenery.list()
        let ground = list.background
        list.removeAll()
        #expect(list.items.isEmpty && list.clips.isEmpty && list.background == ground)
    }
}
