import Foundation

/// Where the characters of a text lie in it: what a reader takes for one, which may be many units of UTF-16 and one glyph or several.
struct Characters {
    /// The unit at which each begins, and the end.
    private(set) var starts: [Int] = [0]
    private var isSpace: [Bool] = []
    /// The character that each unit belongs to.
    private var owners: [Int] = []

    init(_ text: String) {
        for character in text {
            let length = character.utf16.count
            owners.append(contentsOf: repeatElement(isSpace.count, count: length))
            starts.append(starts[starts.count - 1] + length)
            isSpace.append(character == " " || character == "\u{A0}")
        }
    }

    var count: Int { isSpace.count }

    func isSpace(_ number: Int) -> Bool { isSpace[number] }

    func number(at unit: Int) -> Int { owners.isEmpty ? 0 : owners[min(max(unit, 0), owners.count - 1)] }

    /// A run of these characters. One without an advance of its own is part of a ligature, and takes its share of it.
    func run(_ glyphs: [GlyphRun.Glyph], leads: [Bool], _ advances: [Double], hasColor: Bool) -> GlyphRun {
        var advances = advances
        var first = 0
        while first < count {
            var end = first + 1
            while end < count, !leads[end] { end += 1 }
            let share = advances[first] / Double(end - first)
            if end - first > 1 { for index in first..<end { advances[index] = share } }
            first = end
        }
        var stops = [0.0]
        for advance in advances { stops.append(stops[stops.count - 1] + advance) }
        return GlyphRun(glyphs: glyphs, starts: starts, stops: stops, isSpace: isSpace, hasColor: hasColor)
    }
}
