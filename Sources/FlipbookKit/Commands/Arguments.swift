import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The parsed arguments of a command. Unknown, duplicate and missing arguments are reported before the command runs.
package struct Arguments {
    /// The arguments that are neither options nor their values.
    package private(set) var operands: [String] = []
    /// The first operand, or nil if there is none.
    package var operand: String? { operands.first }
    /// The arguments after `--`.
    package private(set) var programArguments: [String] = []
    private var values: [String: String] = [:]
    /// The names of all options of the command.
    private let optionNames: Set<String>
    /// The program that runs the command. Its scenes have the device and the settings that the options name.
    private(set) var program: Program

    init(_ arguments: [String], for command: Command, of program: Program) throws {
        self.program = program
        optionNames = Set(command.options.map(\.name))
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--", command.acceptsProgramArguments {
                programArguments = Array(rest)
                break
            }
            guard argument.hasPrefix("-"), argument.count > 1 else {
                guard command.operandName != nil, operands.isEmpty || command.operandCount.allowsSeveral else {
                    throw Command.UsageError("unexpected argument '\(argument)'\(advice(forUnexpected: argument, command))")
                }
                operands.append(argument)
                continue
            }
            let (name, inlineValue) = Self.splitOption(argument)
            guard let option = command.options.first(where: { $0.name == name }) else {
                let hint = SpellingSuggestion.hint(for: name, among: command.options.map(\.name))
                throw Command.UsageError("unknown option \(name)\(hint); see '\(program.commandLine(command.words + ["--help"]))'")
            }
            guard values[name] == nil else { throw Command.UsageError("\(name) is given twice") }
            if let valueName = option.valueName {
                guard let value = inlineValue ?? rest.popFirst() else {
                    throw Command.UsageError("\(name) needs a value: \(name) \(valueName)")
                }
                values[name] = value
            } else {
                guard inlineValue == nil else { throw Command.UsageError("\(name) takes no value") }
                values[name] = ""
            }
        }
        if let name = command.operandName, command.operandCount.requiresOne, operands.isEmpty {
            throw Command.UsageError("missing \(name)")
        }
        if let device = try device() { self.program = program.withScenes { $0.with(device) } }
        let settings = try deviceSettings()
        if settings != .standard { self.program = self.program.withScenes { $0.with(settings) } }
    }

    /// Splits `--fps=30` into the name and the value. In the form `--fps 30`, the value is the next argument, so the returned value is nil.
    private static func splitOption(_ argument: String) -> (String, String?) {
        guard argument.hasPrefix("--"), let separator = argument.firstIndex(of: "=") else { return (argument, nil) }
        return (String(argument[..<separator]), String(argument[argument.index(after: separator)...]))
    }

    /// Returns the end of the error message for an unexpected argument. If the argument is another time after the value of `--at`, the text
    /// explains how times are separated. Otherwise it states how many operands the command takes, or refers to the help.
    private func advice(forUnexpected argument: String, _ command: Command) -> String {
        guard let times = values["--at"], let usage = command.options.first(where: { $0.name == "--at" })?.valueName,
            Self.seconds(argument[...]) != nil
        else {
            if let operand = command.operandName { return "; the command takes one \(operand)" }
            return "; see '\(program.commandLine(command.words + ["--help"]))'"
        }
        let list = "--at \(times),\(argument)"
        guard usage.contains(",") else { return "; --at is one time, and 'filmstrip' takes several, separated by commas: \(list)" }
        return "; separate times by commas: \(list)"
    }

    /// Returns whether an option is given.
    package func has(_ name: String) -> Bool { values[name] != nil }
    /// Returns whether the command has an option.
    func accepts(_ name: String) -> Bool { optionNames.contains(name) }
    /// The value of an option. It is empty for an option without a value, and nil if the option is not given.
    package subscript(_ name: String) -> String? { values[name] }

    // MARK: - Parsed values

    /// Returns the value of an option as a number in a range, or nil if the option is not given.
    package func number(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = values[name] else { return nil }
        guard let value = Double(text), value.isFinite, range.contains(value) else {
            throw Command.UsageError(
                "\(name) must be a number from \(Self.formatted(range.lowerBound)) to \(Self.formatted(range.upperBound)), not '\(text)'"
            )
        }
        return value
    }

    /// Returns the value of an option as a number of seconds in a range, or nil if the option is not given. The unit can be written, as in
    /// `0.5s`.
    package func seconds(_ name: String, in range: ClosedRange<Double>) throws -> Double? {
        guard let text = values[name] else { return nil }
        guard let value = Self.seconds(text[...]), range.contains(value) else {
            throw Command.UsageError(
                "\(name) must be a number from \(Self.formatted(range.lowerBound)) to \(Self.formatted(range.upperBound)) seconds, "
                    + "not '\(text)'\(Self.unitAdvice(text[...]))")
        }
        return value
    }

    /// Returns the number of seconds that a text such as `0.5`, `0.5s` or `0.5 s` states, as in scripts, or nil.
    private static func seconds(_ text: Substring) -> Double? {
        var number = text.trimmingCharacters(in: .whitespaces)
        if number.hasSuffix("s") { number = number.dropLast().trimmingCharacters(in: .whitespaces) }
        return Double(number).flatMap { $0.isFinite ? $0 : nil }
    }

    /// Returns the end of the error message for a time with another unit than seconds, or an empty string. Scripts have the same rule.
    private static func unitAdvice(_ text: Substring) -> String {
        let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
        let number = text.dropLast(unit.count).trimmingCharacters(in: .whitespaces)
        guard !unit.isEmpty, unit != "s", Double(number) != nil else { return "" }
        return "; '\(unit)' is not a unit, write seconds, such as 0.5 or 0.5s"
    }

    /// Returns the value of an option as an integer in a range, or nil if the option is not given.
    package func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
        guard let text = values[name] else { return nil }
        guard let value = Int(text), range.contains(value) else {
            throw Command.UsageError("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
        }
        return value
    }

    /// The largest time of an option, in seconds.
    private static let latestTime = 86400.0

    /// Returns the value of an option as times in seconds, or nil if the option is not given. The times are separated by commas and must be
    /// in ascending order.
    ///
    /// - Parameter takesOne: Whether the command has one time, for the error message. The command checks the number of times.
    func times(_ name: String, takesOne: Bool = false) throws -> [Double]? {
        guard let text = values[name] else { return nil }
        var times: [Double] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard let time = Self.seconds(part) else {
                let form = takesOne ? "a time in seconds, such as 0.25" : "times in seconds, separated by commas, such as 0,0.25,1"
                throw Command.UsageError("\(name) must be \(form); '\(part)' is not a time\(Self.unitAdvice(part))")
            }
            guard time >= 0 else { throw Command.UsageError("\(name): times start at 0, not at '\(part)'") }
            guard time <= Self.latestTime else {
                throw Command.UsageError("\(name): times end at \(Self.formatted(Self.latestTime)) seconds, before '\(part)'")
            }
            guard time >= times.last ?? 0 else {
                throw Command.UsageError("\(name) must be in ascending order; \(part) is too small in '\(text)'")
            }
            times.append(time)
        }
        return times
    }

    /// Returns the value of an option as a size in points, such as 375x667, or nil if the option is not given.
    func size(_ name: String) throws -> CGSize? {
        guard let text = values[name] else { return nil }
        let sides = text.lowercased().split(separator: "x").map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (16...8192).contains(width), (16...8192).contains(height)
        else {
            throw Command.UsageError("\(name) must be a width and a height from 16 to 8192, such as 375x667, not '\(text)'")
        }
        return CGSize(width: width, height: height)
    }

    /// Returns the value of an option as the size of a video in pixels, or nil if the option is not given. The value is a size such as
    /// `1280x720`, or an aspect ratio such as `16:9`.
    func canvas(_ name: String) throws -> CaptureCanvas? {
        guard let text = values[name] else { return nil }
        if let preset = CaptureCanvas.presets.first(where: { $0.name == text }) { return preset.canvas }
        let sides = text.lowercased().split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], (16...8192).contains(width), (16...8192).contains(height)
        else {
            throw Command.UsageError(
                "\(name) must be a width and a height in pixels from 16 to 8192, such as 1280x720, or 16:9, 9:16 or 1:1, not '\(text)'")
        }
        return CaptureCanvas(width: width, height: height)
    }

    /// Returns the value of `--share`, or nil if the option is not given.
    func share() throws -> Share? {
        guard let text = values["--share"] else { return nil }
        guard let share = Share(text) else {
            throw Command.UsageError("--share must be a part and a count such as 0/2, not '\(text)'")
        }
        return share
    }

    /// Returns the value of an option as a range of frames, or nil if the option is not given. The end is not included: 0..60 is the frames
    /// 0 to 59, and with 60 frames per second, 0s..1s is the same.
    func range(_ name: String, framesPerSecond: Int) throws -> Range<Int>? {
        guard let text = values[name] else { return nil }
        let parts = text.components(separatedBy: "..")
        let areTimes = parts.allSatisfy { $0.hasSuffix("s") }
        let frames: [Int?] = parts.map { areTimes ? Self.frame(atTime: $0, framesPerSecond: framesPerSecond) : Int($0) }
        guard frames.count == 2, let first = frames[0], let end = frames[1], first >= 0, first < end, end <= 10_000_000 else {
            throw Command.UsageError(
                "\(name) must be the first frame and the frame after the last, such as 0..60, or two times in seconds, such as "
                    + "0.5s..1.5s, not '\(text)'")
        }
        return first..<end
    }

    /// Returns the number of the frame at a time such as `0.5s`, or nil if the text is not a time.
    private static func frame(atTime text: String, framesPerSecond: Int) -> Int? {
        guard let time = Self.seconds(text[...]), (0...latestTime).contains(time) else { return nil }
        return Int((time * Double(framesPerSecond)).rounded())
    }

    /// Returns the value of an option as a color, or nil if the option is not given. The value is `#F4F2EE` or `#000` as in CSS, or one of
    /// a few names.
    func color(_ name: String) throws -> CGColor? {
        guard let text = values[name] else { return nil }
        let names: [String: UIColor] = [
            "white": .white, "black": .black, "paper": Theme.backgroundColor, "dark": Theme.darkBackgroundColor,
        ]
        if let color = names[text] { return color.cgColor }
        var digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
        if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16) else {
            throw Command.UsageError(
                "\(name) must be a color such as #F4F2EE, #000, white, black, paper or dark, or none for transparency, not '\(text)'")
        }
        return Theme.color(value).cgColor
    }

    /// Returns the options with the given names and their values as command line arguments. Options that are not given are omitted.
    package func serializedOptions(_ names: [String]) -> [String] {
        names.flatMap { name in values[name].map { $0.isEmpty ? [name] : [name, $0] } ?? [] }
    }

    private static func formatted(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
}
