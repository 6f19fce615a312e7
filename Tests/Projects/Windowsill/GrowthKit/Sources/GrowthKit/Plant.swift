import Foundation

/// A plant in a pot, which grows with every watering.
public struct Plant: Codable, Equatable {

    public enum Pot: String, Codable, CaseIterable {
        case clay, glazed, tin
    }

    public var name: String
    public var pot: Pot
    public private(set) var waterings: Int

    public init(name: String, pot: Pot, waterings: Int = 0) {
        self.name = name
        self.pot = pot
        self.waterings = waterings
    }

    /// The height, 0 ..< 1. Each watering adds a quarter of what is left.
    public var height: Double {
        return 1 - pow(0.75, Double(waterings))
    }

    public var leaves: Int {
        return min(waterings, 6)
    }

    public mutating func water() {
        waterings += 1
    }

    public mutating func cut() {
        waterings = 0
    }
}
