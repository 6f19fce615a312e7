import Foundation

/// A pile of pebbles, each a little beside the one below.
public struct Pile {

    public private(set) var offsets: [Double] = []

    public init() {}

    public var count: Int { offsets.count }

    /// Adds a pebble, and returns its offset in points. The offsets repeat after seven pebbles.
    @discardableResult
    public mutating func add() -> Double {
        let offset = Double((offsets.count * 5) % 7) * 2 - 6
        offsets.append(offset)
        return offset
    }

    public mutating func clear() {
        offsets = []
    }
}
