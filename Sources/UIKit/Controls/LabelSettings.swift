import CoreGraphics
import Foundation
import Typography

/// How a label's text is set in the rooms that it was lately asked for.
struct LabelSettings {
    /// How much room there is.
    struct Room: Hashable {
        var size: CGSize
        var lines: Int

        static func == (a: Room, b: Room) -> Bool { a.size == b.size && a.lines == b.lines }
        func hash(into hasher: inout Hasher) {
            hasher.combine(size.width)
            hasher.combine(size.height)
            hasher.combine(lines)
        }
    }

    /// What became of the text in it.
    struct Setting {
        var layout: TextLayout
        var scale: CGFloat
    }

    private var known: [Room: Setting] = [:]

    mutating func removeAll() { known.removeAll(keepingCapacity: true) }

    /// Text that does not fit is made smaller, at least to `least` of its size.
    mutating func setting(_ room: Room, least: CGFloat, _ text: () -> StyledText) -> Setting {
        if let known = known[room] { return known }
        // While the size changes all the time, only what was last asked for is asked for again.
        if known.count > 4 { known.removeAll(keepingCapacity: true) }
        let setting = Self.newSetting(room, least, text())
        known[room] = setting
        return setting
    }

    private static func newSetting(_ room: Room, _ least: CGFloat, _ text: StyledText) -> Setting {
        let whole = layout(text, room)
        guard least < 1, whole.isCut || whole.size.width > room.size.width else { return Setting(layout: whole, scale: 1) }
        let scale = fittingScale(text, room, least)
        return Setting(layout: scale == 1 ? whole : layout(text.scaled(scale), room), scale: scale)
    }

    private static func layout(_ text: StyledText, _ room: Room) -> TextLayout {
        TextLayout(text, width: room.size.width, lines: room.lines, height: room.size.height)
    }

    /// The largest scale at which nothing is cut. One line is as wide as its letters are large; where lines break anew it is searched for.
    private static func fittingScale(_ text: StyledText, _ room: Room, _ least: CGFloat) -> CGFloat {
        if room.lines == 1 { return min(max(room.size.width / max(TextLayout(text).size.width, 1e-6), least), 1) }
        var (low, high) = (least, CGFloat(1))
        for _ in 0..<10 {
            let middle = (low + high) / 2
            if layout(text.scaled(middle), room).isCut { high = middle } else { low = middle }
        }
        return low
    }
}
