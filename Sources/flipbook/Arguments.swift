import CoreGraphics
import Foundation
import Stage

/// The words after a command, taken apart. Every word is accounted for before anything runs.
struct Arguments {
    private(set) var operand: String?
    private var values: [String: String] = [:]
    private let command: Command

    init(_ words: [String], for command: Command) throws {
        self.command = command
        var rest = words[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word.count > 1 else {
                guard command.operand != nil, operand == nil else {
                    throw Command.UsageError("'\(word)' is one word too many for flipbook \(command.name)")
                }
                operand = word
                continue
            }
            let (name, given) = Self.split(word)
            guard let option = command.options.first(where: { $0.name == name }) else {
                let hint = Nearest.hint(name, command.options.map(\.name))
                throw Command.UsageError("\(Self.title(command)) has no option \(name)\(hint); see flipbook \(command.name) --help")
            }
            guard values[name] == nil else { throw Command.UsageError("\(name) is given twice") }
            if let value = option.value {
                guard let taken = given ?? rest.popFirst() else { throw Command.UsageError("\(name) wants a value: \(name) \(value)") }
                values[name] = taken
            } else {
                guard given == nil else { throw Command.UsageError("\(name) takes no value") }
                values[name] = ""
            }
        }
        if let operand = command.operand, self.operand == nil {
            throw Command.UsageError("\(Self.title(command)) wants a \(operand)")
        }
    }

    private static func title(_ command: Command) -> String { command.name.isEmpty ? "flipbook" : "flipbook \(command.name)" }

    /// `--fps=30` as well as `--fps 30`.
    private static func split(_ word: String) -> (String, String?) {
        guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }

    func has(_ name: String) -> Bool { values[name] != nil }
    subscript(_ name: String) -> String? { values[name] }

    // MARK: - Values that make sense

    func number(_ name: String, in range: ClosedRange<Double>, _ unit: String = "") throws -> Double? {
        guard let word = values[name] else { return nil }
        guard let value = Double(word), value.isFinite, range.contains(value) else {
            throw Command.UsageError(
                "\(name) takes a number from \(Self.short(range.lowerBound)) to \(Self.short(range.upperBound))\(unit), not '\(word)'")
        }
        return value
    }

    func whole(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let word = values[name] else { return nil }
        guard let value = Int(word), range.contains(value) else {
            throw Command.UsageError("\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(word)'")
        }
        return value
    }

    /// Times in seconds, separated by commas, each not before the one ahead of it.
    func times(_ name: String) throws -> [Double]? {
        guard let word = values[name] else { return nil }
        var times: [Double] = []
        for part in word.split(separator: ",", omittingEmptySubsequences: false) {
            guard let time = Double(part.trimmingCharacters(in: .whitespaces)), time.isFinite, (0...86400).contains(time) else {
                throw Command.UsageError("\(name) takes seconds separated by commas, such as 0,0.25,1; '\(part)' is none")
            }
            guard time >= times.last ?? 0 else {
                throw Command.UsageError("\(name) takes times in order; \(part) comes too late in '\(word)'")
            }
            times.append(time)
        }
        return times
    }

    /// Width and height in points, such as 375x667.
    func size(_ name: String) throws -> CGSize? {
        guard let word = values[name] else { return nil }
        let sides = word.lowercased().split(separator: "x").map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (16...8192).contains(width), (16...8192).contains(height)
        else {
            throw Command.UsageError("\(name) takes a width and a height from 16 to 8192, such as 375x667, not '\(word)'")
        }
        return CGSize(width: width, height: height)
    }

    /// Frames from the first up to the second, such as 0..60.
    func range(_ name: String) throws -> Range<Int>? {
        guard let word = values[name] else { return nil }
        let parts = word.components(separatedBy: "..").map { Int($0) }
        guard parts.count == 2, let first = parts[0], let end = parts[1], first >= 0, first < end, end <= 10_000_000 else {
            throw Command.UsageError("\(name) takes the first frame and the one after the last, such as 0..60, not '\(word)'")
        }
        return first..<end
    }

    /// A colour as on the web, `#F4F2EE` or `#000`, or one of a few names.
    func color(_ name: String) throws -> CGColor? {
        guard let word = values[name] else { return nil }
        let names = ["white": "FFFFFF", "black": "000000", "paper": "F4F2EE", "dark": "17181B"]
        var digits = names[word] ?? (word.hasPrefix("#") ? String(word.dropFirst()) : word)
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6, let value = Int(digits, radix: 16), !digits.hasPrefix("+"), !digits.hasPrefix("-") else {
            throw Command.UsageError("\(name) takes a colour such as #F4F2EE, #000, white, black, paper or dark, not '\(word)'")
        }
        func channel(_ shift: Int) -> CGFloat { CGFloat((value >> shift) & 255) / 255 }
        return CGColor(red: channel(16), green: channel(8), blue: channel(0), alpha: 1)
    }

    /// The given ones of these options as they would be written again.
    func words(of names: [String]) -> [String] {
        names.flatMap { name in values[name].map { $0.isEmpty ? [name] : [name, $0] } ?? [] }
    }

    private static func short(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}
