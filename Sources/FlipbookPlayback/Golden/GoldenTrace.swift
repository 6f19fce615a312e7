import Foundation
import QuartzCore
import Stage

/// The values of an accepted run as a CSV file, so that people can read and compare them too.
///
/// The first line names the key paths of the file. A run is compared with all of these key paths and no others. Two examples:
///
///     # key paths: all
///     # key paths: position, backgroundColor.red
///
/// Without this line, the file was made before traces contained all key paths. Then only the rows that traces had at that time are compared.
package struct GoldenTrace {
    /// The largest accepted difference of two values. Functions such as `sin` differ in the last digits between machines.
    private static let tolerance = 1e-5

    /// The key paths that a golden contains.
    package enum Contents: Equatable {
        /// All key paths whose values change.
        case all
        /// The key paths that traces had before they contained all of them.
        case plain
        /// Some key paths.
        case selected([LayerKeyPath])
    }

    /// The key paths of the golden.
    package let contents: Contents
    private let rows: [Trace.Row]

    /// Reads a golden. Throws an error if it has no values.
    package init(_ csv: String) throws {
        (contents, rows) = try Self.parse(csv)
        guard !rows.isEmpty else {
            throw StageError("the golden trace has no values, so that every run would match; accept a run in which something moves")
        }
    }

    /// The key paths with which a run has to be traced, or nil for all that change.
    package var keyPaths: [LayerKeyPath]? { if case .selected(let keyPaths) = contents { keyPaths } else { nil } }

    /// Returns the file of a trace.
    ///
    /// - Parameter keyPaths: The key paths with which the trace was made, or nil if it contains all that change.
    package static func text(_ trace: Trace, keyPaths: [LayerKeyPath]?) -> String {
        "\(contentsLine)\(keyPaths?.map(\.text).joined(separator: ", ") ?? "all")\n" + trace.csv
    }

    // MARK: - Comparing

    /// Returns the rows of a run that are compared with the golden.
    private func comparedRows(_ trace: Trace) -> [Trace.Row] {
        contents == .plain ? trace.rows.filter { !$0.isAddition } : trace.rows
    }

    /// Returns a description of the first value that differs, or nil if all values agree.
    ///
    /// - Parameter framesPerSecond: The frame rate of the run. The description contains the frame number of a time.
    package func difference(from trace: Trace, framesPerSecond: Int = 60) -> String? {
        func location(_ row: Trace.Row) -> String {
            let frame = row.time * Double(framesPerSecond)
            // The time of a faulty golden can be any number, so it is not converted to an integer.
            return String(format: "frame %.0f (%.3f s): ", frame.rounded(), row.time) + "\(row.keyPath) of \"\(row.view)\""
        }
        func shown(_ row: Trace.Row) -> String { Self.shown(row.value, keyPath: row.keyPath) }
        let actualRows = comparedRows(trace)
        for (row, expected) in zip(actualRows, rows) {
            guard row.view == expected.view, row.keyPath == expected.keyPath, abs(row.time - expected.time) < Self.tolerance else {
                return
                    "\(location(expected)) is \(shown(expected)) in the golden trace, but this run has no such value there; "
                    + "its next value is \(shown(row)) in \(location(row))"
            }
            // The condition is also false if a value is NaN, so NaN is reported as a difference.
            guard abs(row.value - expected.value) <= Self.tolerance else {
                return "\(location(row)) is \(shown(row)), but \(shown(expected)) in the golden trace: "
                    + "a difference of \(Self.shown(abs(row.value - expected.value), keyPath: row.keyPath))"
            }
        }
        if actualRows.count < rows.count {
            let expected = rows[actualRows.count]
            return "\(location(expected)) is \(shown(expected)) in the golden trace, but this run has ended: "
                + "it has \(Quantity.text(actualRows.count, "value")), and the golden trace has \(rows.count)"
        }
        if actualRows.count > rows.count {
            let row = actualRows[rows.count]
            return "\(location(row)) is \(shown(row)), but the golden trace has ended: "
                + "this run has \(Quantity.text(actualRows.count, "value")), and the golden trace has \(rows.count)"
        }
        return nil
    }

    /// Returns a value for messages. An angle is in degrees, followed by the radians that the file contains.
    private static func shown(_ value: Double, keyPath: String) -> String {
        guard ScriptPoint.isAngle(keyPath: keyPath) else { return Trace.formatted(value) }
        // Four decimals show every difference that exceeds the tolerance.
        return "\(NumberText.fixed(value * 180 / .pi, decimals: 4))° (\(Trace.formatted(value)))"
    }

    /// Returns a description of the key paths that change in a run and that the golden lacks because it is old, or nil if there are none.
    package func missingKeyPaths(in trace: Trace) -> String? {
        guard contents == .plain else { return nil }
        var names: [String] = []
        for row in trace.rows where row.isAddition {
            let name = "\(row.keyPath) of \"\(row.view)\""
            if !names.contains(name) { names.append(name) }
        }
        guard let first = names.first else { return nil }
        return names.count == 1 ? first : "\(first) and \(Quantity.text(names.count - 1, "more key path"))"
    }

    /// Returns all values that differ or exist only in one of the two traces, as comma-separated values with a header line.
    package func tableOfDifferences(from trace: Trace, framesPerSecond: Int = 60) -> String {
        func key(_ row: Trace.Row) -> String {
            String(format: "%.0f", (row.time * Double(framesPerSecond)).rounded()) + ",\(Trace.formatted(row.time)),"
                + "\(Trace.quotedField(row.view)),\(row.keyPath)"
        }
        let actualRows = comparedRows(trace)
        let actualValues = Dictionary(actualRows.map { (key($0), $0.value) }, uniquingKeysWith: { first, _ in first })
        let expectedKeys = Set(rows.map(key))
        var lines = ["frame,time,view,key path,expected,actual"]
        for row in rows {
            let actual = actualValues[key(row)]
            if let actual, abs(actual - row.value) <= Self.tolerance { continue }
            lines.append("\(key(row)),\(Trace.formatted(row.value)),\(actual.map(Trace.formatted) ?? "")")
        }
        for row in actualRows where !expectedKeys.contains(key(row)) { lines.append("\(key(row)),,\(Trace.formatted(row.value))") }
        return lines.joined(separator: "\n") + "\n"
    }

    // MARK: - Reading

    private static let contentsLine = "# key paths: "

    /// Returns the contents and the rows of a CSV file.
    private static func parse(_ csv: String) throws -> (Contents, [Trace.Row]) {
        var lines = lines(of: csv)[...]
        var contents = Contents.plain
        if let first = lines.first?.text, first.hasPrefix(contentsLine) {
            contents = try parseContents(String(first.dropFirst(contentsLine.count)))
            lines.removeFirst()
        }
        return (contents, try lines.dropFirst().map { try parseRow($0.text, lineNumber: $0.number) })
    }

    /// Returns the lines that are not empty, with their numbers. If a line ends inside a name in quotation marks, which can contain line
    /// breaks, the next line belongs to it.
    private static func lines(of csv: String) -> [(number: Int, text: String)] {
        var result: [(number: Int, text: String)] = []
        var isInName = false
        // Version control can change the ends of the lines to `\r\n`, which is one character.
        let separator = csv.first { $0 == "\n" || $0 == "\r\n" } ?? "\n"
        for (index, part) in csv.split(separator: separator, omittingEmptySubsequences: false).enumerated() {
            let hasOddMarks = part.utf8.count { $0 == UInt8(ascii: "\"") } % 2 == 1
            if isInName {
                result[result.count - 1].text += "\n"
                result[result.count - 1].text += part
                if hasOddMarks { isInName = false }
            } else if !part.isEmpty {
                result.append((index + 1, String(part)))
                isInName = hasOddMarks && part.drop { $0 != "," }.hasPrefix(",\"")
            }
        }
        return result
    }

    private static func parseContents(_ text: String) throws -> Contents {
        let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if names == ["all"] { return .all }
        return .selected(
            try names.map { name in
                if let keyPath = LayerKeyPath(name) { return keyPath }
                throw StageError("line 1 of the golden trace: \(LayerKeyPath.problem(with: name) ?? name)")
            })
    }

    private static func parseRow(_ line: String, lineNumber: Int) throws -> Trace.Row {
        // The name of a view may contain commas and line breaks. The time is before the name. The key path and the value are after the name.
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard fields.count >= 4, let time = Double(fields[0]), let value = Double(fields[fields.count - 1]) else {
            throw StageError("line \(lineNumber) of the golden trace must have the form 'time,view,key path,value'")
        }
        var view = fields[1..<(fields.count - 2)].joined(separator: ",")
        if view.hasPrefix("\""), view.hasSuffix("\""), view.count > 1 {
            view = view.dropFirst().dropLast().replacingOccurrences(of: "\"\"", with: "\"")
        }
        return Trace.Row(time: time, view: view, keyPath: fields[fields.count - 2], value: value)
    }
}
