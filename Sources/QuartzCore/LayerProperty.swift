import CoreGraphics
import Foundation

/// One row of the table of what can be read, written and animated by name.
nonisolated package struct LayerProperty: Sendable {
    package let key: String
    /// Whether UIKit stacks its animations of it instead of replacing them.
    package let isAdditive: Bool
    /// What is not changes at once, whoever asks.
    let isAnimatable: Bool
    /// Whose it is; nil for that of every layer.
    var owner: SpecialKind?
    let slot: LayerSlot

    init(_ key: String, _ slot: LayerSlot, isAdditive: Bool = false, isAnimatable: Bool = true) {
        self.key = key
        self.isAdditive = isAdditive
        self.isAnimatable = isAnimatable
        self.slot = slot
    }

    package func get(_ values: LayerValues) -> LayerValue {
        var values = values
        return slot.get(&values)
    }

    /// The same without a copy.
    func peek(_ values: inout LayerValues) -> LayerValue { slot.get(&values) }
    package func set(_ values: inout LayerValues, _ value: LayerValue) { slot.set(&values, value) }

    /// The animatable property of this name.
    package static func named(_ key: String) -> LayerProperty? { table[key].flatMap { $0.isAnimatable ? $0 : nil } }

    /// The property of this name that a layer of this kind has.
    static func of(_ kind: SpecialKind?, _ key: String) -> LayerProperty? {
        table[key].flatMap { $0.owner == nil || $0.owner == kind ? $0 : nil }
    }

    func owned(by kind: SpecialKind) -> LayerProperty {
        var property = self
        property.owner = kind
        return property
    }

    private static let table = Dictionary(uniqueKeysWithValues: rows.map { ($0.key, $0) })

    /// A value as somebody wrote it, brought to the kind that this property has.
    func value(of any: Any) -> LayerValue? {
        guard let value = LayerValue(any) else { return nil }
        switch (get(LayerValues()), value) {
        case (.size, .point(let point)): return .size(CGSize(width: point.x, height: point.y))
        case (.point, .size(let size)): return .point(CGPoint(x: size.width, y: size.height))
        case (.flag, .number(let number)): return .flag(number != 0)
        case (.number, .flag(let flag)): return .number(flag ? 1 : 0)
        default: return value
        }
    }

    // MARK: - Names that do not exist

    /// Said once: what is not known, and what may have been meant.
    @MainActor static func complain(_ path: String, about layer: String) {
        let near = rows.map { ($0.key, distance($0.key, path)) }.min { $0.1 < $1.1 }
        let hint = near.map { ", did you mean \"\($0.0)\"?" } ?? ""
        Complaint.printOnce("CoreAnimation: \(layer) has no property \"\(path)\"\(hint)")
    }

    /// Levenshtein's: how many letters to put in, take out or change.
    private static func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        var row = Array(0...b.count)
        for (i, x) in a.enumerated() {
            var corner = row[0]
            row[0] = i + 1
            for (j, y) in b.enumerated() {
                let next = min(corner + (x == y ? 0 : 1), row[j] + 1, row[j + 1] + 1)
                corner = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[b.count]
    }
}
