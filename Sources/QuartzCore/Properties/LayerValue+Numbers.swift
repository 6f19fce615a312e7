import CoreGraphics
import Foundation

// The numbers in a layer value, for key paths such as `position.x` and `backgroundColor.red`. Core Animation has names for the numbers of
// points, sizes, rectangles and transforms. The names for the numbers of colors, paths and lists are Flipbook's own.
nonisolated extension LayerValue {
    /// The names of the numbers in the value, in a fixed order: `x` and `y` for a point, and the empty name for a number or a flag. An
    /// image has no numbers. A list of numbers has the names 0, 1, 2 and so on, and a list of colors has the names `0.red`, `0.green` and
    /// so on.
    package var numberNames: [String] {
        switch self {
        case .number, .flag: [""]
        case .numbers(let numbers): numbers.indices.map { "\($0)" }
        case .colors(let colors): colors.indices.flatMap { index in Self.colorNames.map { "\(index).\($0)" } }
        case .path(nil): []
        default: fixedNumberNames
        }
    }

    /// Returns the number with one of the names of `numberNames`, or nil if the value has no such number.
    package func number(named name: String) -> Double? {
        switch self {
        case .number(let number): name.isEmpty ? number : nil
        case .flag(let flag): name.isEmpty ? (flag ? 1 : 0) : nil
        case .point(let point): name == "x" ? Double(point.x) : name == "y" ? Double(point.y) : nil
        case .size(let size): name == "width" ? Double(size.width) : name == "height" ? Double(size.height) : nil
        case .rect(let rect): Self.number(named: name, in: rect)
        case .color(let color): Self.number(named: name, in: color ?? .clear)
        case .transform(let transform): TransformComponent.all.first { $0.name == name }?.component.get(transform)
        case .numbers(let numbers): Int(name).flatMap { numbers.indices.contains($0) ? numbers[$0] : nil }
        case .colors(let colors): Self.number(named: name, in: colors)
        case .path(let path): path.flatMap { Self.number(named: name, in: $0) }
        case .contents, .components: nil
        }
    }

    /// Returns whether a value of this type can have a number with a name.
    func canHaveNumber(named name: String) -> Bool {
        switch self {
        case .number, .flag: name.isEmpty
        case .numbers: Self.isIndex(name)
        case .colors:
            name.firstIndex(of: ".").map { dot in
                Self.isIndex(name[..<dot]) && Self.colorNames.contains(String(name[name.index(after: dot)...]))
            } ?? false
        default: fixedNumberNames.contains(name)
        }
    }

    /// The names of the numbers in any value of this type, except a list.
    private var fixedNumberNames: [String] {
        switch self {
        case .point: ["x", "y"]
        case .size: ["width", "height"]
        case .rect: Self.rectNames
        case .color: Self.colorNames
        case .transform: TransformComponent.all.map(\.name)
        case .path: Self.rectNames + ["length"]
        default: []
        }
    }

    private static var rectNames: [String] { ["origin.x", "origin.y", "size.width", "size.height"] }
    private static var colorNames: [String] { ["red", "green", "blue", "alpha"] }

    private static func isIndex(_ name: some StringProtocol) -> Bool { !name.isEmpty && name.allSatisfy { $0.isASCII && $0.isNumber } }

    private static func number(named name: String, in rect: CGRect) -> Double? {
        switch name {
        case "origin.x": Double(rect.origin.x)
        case "origin.y": Double(rect.origin.y)
        case "size.width": Double(rect.size.width)
        case "size.height": Double(rect.size.height)
        default: nil
        }
    }

    private static func number(named name: String, in color: CGColor) -> Double? {
        switch name {
        case "red": Double(color.red)
        case "green": Double(color.green)
        case "blue": Double(color.blue)
        case "alpha": Double(color.alpha)
        default: nil
        }
    }

    private static func number(named name: String, in colors: [CGColor]) -> Double? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2, let index = Int(parts[0]), colors.indices.contains(index) else { return nil }
        return number(named: parts[1], in: colors[index])
    }

    /// Returns a number of the rectangle around a path, or the length of its lines. An empty path has the zero rectangle.
    private static func number(named name: String, in path: Path) -> Double? {
        if name == "length" { return Double(MeasuredPath(path).length) }
        return number(named: name, in: path.isEmpty ? .zero : path.boundingBoxOfPath)
    }
}
