import FlipbookInspection
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
/// The second line is the number of pixels per point of the accepted run, because layouts round to pixels. It can be missing:
///
///     # scale: 2
///
/// Without the first line, the file was made before traces contained all key paths. Then only the rows that traces had at that time are compared.
package struct GoldenTrace {
    /// The largest accepted difference of two values. Functions such as `sin` differ in the last digits between machines.
    private static let tolerance = 1e-5

    /// The key paths that a golden contains.
    package enum Contents: Equatable {
        /// All key paths whose values change.
        case all
        /// The key paths that traces had before they contained all of them.
        case legacy
        /// Only the listed key paths.
        case selected([LayerKeyPath])
    }

    /// The key paths of the golden.
    package let contents: Contents
    /// The number of pixels per point of the accepted run, or nil if the file does not state it.
    package let scale: Double?
    private let rows: [Trace.Row]
    /// The numbers of the lines in which the rows begin.
    private let lineNumbers: [Int]
    /// The path of the file for messages, or nil for messages without a path.
    private let file: String?

    /// Reads a golden. Throws an error if it has no values.
    ///
    /// - Parameter file: The path of the file, with which the descriptions of errors and of differences begin, or nil for descriptions
    ///   without a path.
    package init(_ csv: String, file: String? = nil) throws {
        self.file = file
        let content = try Self.parse(csv, file: file)
        (contents, scale) = (content.contents, content.scale)
        rows = content.rows.map(\.row)
        lineNumbers = content.rows.map(\.lineNumber)
        guard !rows.isEmpty else {
            throw StageError(
                (file.map { "\($0): " } ?? "")
                    + "the golden trace has no values, so that every run would match; accept a run in which something moves")
        }
    }

    /// The key paths with which a run has to be traced, or nil for all that change.
    package var keyPaths: [LayerKeyPath]? { if case .selected(let keyPaths) = contents { keyPaths } else { nil } }

    /// Returns the number of pixels per point of the accepted run in a file, or nil if the file does not state it or is no golden trace.
    package static func scale(ofFile path: String) -> Double? {
        guard let csv = try? String(contentsOfFile: path, encoding: .utf8), let golden = try? GoldenTrace(csv) else { return nil }
        return golden.scale
    }

    /// Returns the text of a golden file with a trace.
    ///
    /// - Parameters:
    ///   - keyPaths: The key paths with which the trace was made, or nil if it contains all that change.
    ///   - scale: The number of pixels per point of the run, or nil for a file that does not state it.
    package static func text(_ trace: Trace, keyPaths: [LayerKeyPath]?, scale: Double? = nil) -> String {
        let contents = contentsLine + (keyPaths?.map(\.text).joined(separator: ", ") ?? "all") + "\n"
        return contents + (scale.map { scaleLine + NumberText.rounded($0) + "\n" } ?? "") + trace.csv
    }

    // MARK: - Comparing

    /// Returns the rows of a run that are compared with the golden.
    private func comparedRows(_ trace: Trace) -> [Trace.Row] {
        contents == .legacy ? trace.rows.filter { !$0.isAddition } : trace.rows
    }

    /// Returns a description of the first value that differs, or nil if all values agree. It begins with the file and the line of the value.
    ///
    /// - Parameter framesPerSecond: The frame rate of the run. The description contains the frame number of a time.
    package func difference(from trace: Trace, framesPerSecond: Int = 60) -> String? {
        guard let (index, text) = firstDifference(from: trace, framesPerSecond: framesPerSecond) else { return nil }
        // A value after the end of the golden would be in the line after the last one.
        let lineNumber = lineNumbers.indices.contains(index) ? lineNumbers[index] : (lineNumbers.last ?? 0) + 1
        return (file.map { "\($0):\(lineNumber): " } ?? "") + text
    }

    /// Returns the index of the first row that differs, with a description, or nil if all values agree.
    private func firstDifference(from trace: Trace, framesPerSecond: Int) -> (index: Int, text: String)? {
        func location(_ row: Trace.Row) -> String { "\(Self.frame(of: row, framesPerSecond)): \(Self.name(of: row))" }
        func shown(_ row: Trace.Row) -> String { Self.shown(row.value, keyPath: row.keyPath) }
        let actualRows = comparedRows(trace)
        for (index, (row, expected)) in zip(actualRows, rows).enumerated() {
            guard Self.isSame(row, expected) else {
                return (index, Self.rowDifference(actualRows[index...], rows[index...], framesPerSecond))
            }
            // The condition is also false if a value is NaN, so NaN is reported as a difference.
            guard abs(row.value - expected.value) <= Self.tolerance else {
                return (
                    index,
                    "\(location(row)) is \(shown(row)), but \(shown(expected)) in the golden trace: "
                        + "a difference of \(Self.shown(abs(row.value - expected.value), keyPath: row.keyPath))"
                        + turnNote(of: row, in: actualRows)
                )
            }
        }
        if actualRows.count < rows.count {
            let expected = rows[actualRows.count]
            return (
                actualRows.count,
                "\(location(expected)) is \(shown(expected)) in the golden trace, but this run has ended: "
                    + "it has \(Quantity.text(actualRows.count, "value")), and the golden trace has \(rows.count)"
            )
        }
        if actualRows.count > rows.count {
            let row = actualRows[rows.count]
            return (
                rows.count,
                "\(location(row)) is \(shown(row)), but the golden trace has ended: "
                    + "this run has \(Quantity.text(actualRows.count, "value")), and the golden trace has \(rows.count)"
            )
        }
        return nil
    }

    /// Whether two rows have the same time, view and key path.
    private static func isSame(_ row: Trace.Row, _ other: Trace.Row) -> Bool {
        row.view == other.view && row.keyPath == other.keyPath && abs(row.time - other.time) < tolerance
    }

    /// Describes the first rows of a run and of the golden that differ in their time, view or key path. Both slices begin with these rows
    /// and are not empty.
    private static func rowDifference(
        _ actual: ArraySlice<Trace.Row>, _ expected: ArraySlice<Trace.Row>, _ framesPerSecond: Int
    ) -> String {
        let (row, golden) = (actual[actual.startIndex], expected[expected.startIndex])
        func text(_ row: Trace.Row) -> String {
            "\(frame(of: row, framesPerSecond)): \(name(of: row)) is \(shown(row.value, keyPath: row.keyPath))"
        }
        func details(_ count: Int, _ owner: String, _ next: Trace.Row) -> String {
            "; \(count) \(count == 1 ? "value is" : "values are") only in \(owner), then both continue with \(place(next))"
        }
        func place(_ row: Trace.Row) -> String { "\(name(of: row)) in \(frame(of: row, framesPerSecond))" }
        let goldenInRun = actual.firstIndex { isSame($0, golden) }
        let rowInGolden = expected.firstIndex { isSame($0, row) }
        switch (goldenInRun, rowInGolden) {
        case (let index?, nil):
            return "\(text(row)) in this run, but the golden trace has no value there"
                + details(index - actual.startIndex, "this run", golden)
        case (nil, let index?):
            return "\(text(golden)) in the golden trace, but this run has no value there"
                + details(index - expected.startIndex, "the golden trace", row)
        case (nil, nil): return "\(text(golden)) in the golden trace, but this run has no such value; it has \(place(row)) instead"
        case (_?, _?): return "\(text(golden)) in the golden trace, but this run has \(place(row)) first: the order of the values differs"
        }
    }

    /// Returns the frame and the time of a row.
    private static func frame(of row: Trace.Row, _ framesPerSecond: Int) -> String {
        // The time of a faulty golden can be any number, so it is not converted to an integer.
        String(format: "frame %.0f (%.3f s)", (row.time * Double(framesPerSecond)).rounded(), row.time)
    }

    /// Returns the key path and the view of a row.
    private static func name(of row: Trace.Row) -> String { "\(row.keyPath) of \"\(row.view)\"" }

    /// Returns a value for messages. An angle is in degrees, followed by the radians that the file contains.
    private static func shown(_ value: Double, keyPath: String) -> String {
        guard ScriptPoint.isAngle(keyPath: keyPath) else { return Trace.formatted(value) }
        // Four decimals show every difference that exceeds the tolerance.
        return "\(NumberText.fixed(value * 180 / .pi, decimals: 4))° (\(Trace.formatted(value)))"
    }

    /// Returns an addition to the description of an angle that differs. It is empty unless the angle belongs to a turn about y alone by
    /// more than 90°. The key paths describe such a turn with angles of 180° about x and z, so it is hard to recognize.
    private func turnNote(of row: Trace.Row, in actualRows: [Trace.Row]) -> String {
        let (actual, expected) = (Self.angleAboutY(of: row, in: actualRows), Self.angleAboutY(of: row, in: rows))
        guard [actual, expected].contains(where: { abs($0 ?? 0) > .pi / 2 + 1e-6 }) else { return "" }
        func text(_ angle: Double) -> String { NumberText.rounded(angle * 180 / .pi) + "°" }
        switch (actual, expected) {
        case (let actual?, let expected?):
            return "; these are turns about y alone: by \(text(actual)) in this run, and by \(text(expected)) in the golden trace"
        case (let actual?, nil): return "; in this run, it is a turn about y alone by \(text(actual))"
        case (nil, let expected?): return "; in the golden trace, it is a turn about y alone by \(text(expected))"
        case (nil, nil): return ""
        }
    }

    /// Returns the angle about y of the transform to which a row belongs, or nil if the transform is not turned about y alone.
    private static func angleAboutY(of row: Trace.Row, in rows: [Trace.Row]) -> Double? {
        guard let (property, _) = ContinuousAngle.transformAndAxis(row.keyPath) else { return nil }
        var angles = SIMD3<Double>(0, 0, 0)
        for (axis, keyPath) in ContinuousAngle.keyPaths(ofTransform: property).enumerated() {
            let matches = rows.filter { $0.keyPath == keyPath && $0.view == row.view && abs($0.time - row.time) < tolerance }
            guard matches.count == 1, matches[0].value.isFinite else { return nil }
            angles[axis] = matches[0].value
        }
        if let turn = ContinuousAngle.turnAboutY(angles) { return turn.y }
        return max(abs(angles.x), abs(angles.z)) < 1e-6 ? angles.y : nil
    }

    /// Returns a description of the key paths that change in a run and that the golden lacks because it is old, or nil if there are none.
    package func missingKeyPaths(in trace: Trace) -> String? {
        guard contents == .legacy else { return nil }
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
    private static let scaleLine = "# scale: "
    /// The allowed scales, the same as for the option `--scale`.
    private static let scales = 0.1...8.0
    private static let headerLine = "time,view,key path,value"

    /// Returns an error in a line of the file.
    private static func error(_ file: String?, _ lineNumber: Int, _ message: String) -> StageError {
        StageError("\(file.map { "\($0):\(lineNumber)" } ?? "line \(lineNumber) of the golden trace"): \(message)")
    }

    /// The parts of a CSV file, with the number of the line of each row.
    private typealias Parts = (contents: Contents, scale: Double?, rows: [(lineNumber: Int, row: Trace.Row)])

    /// Returns the parts of a CSV file.
    private static func parse(_ csv: String, file: String?) throws -> Parts {
        // Spreadsheets write a byte order mark at the start.
        let csv = csv.unicodeScalars.first == "\u{FEFF}" ? String(csv.unicodeScalars.dropFirst()) : csv
        var lines = lines(of: csv)[...]
        var contents = Contents.legacy
        if let first = lines.first, first.text.hasPrefix(contentsLine) {
            contents = try parseContents(String(first.text.dropFirst(contentsLine.count)), file, lineNumber: first.number)
            lines.removeFirst()
        }
        var scale: Double?
        if let line = lines.first, line.text.hasPrefix(scaleLine) {
            scale = try parseScale(String(line.text.dropFirst(scaleLine.count)), file, lineNumber: line.number)
            lines.removeFirst()
        }
        if let header = lines.popFirst(), header.text.trimmingCharacters(in: .whitespaces) != headerLine {
            // If no line with the key paths was found, this line could have been that line.
            let expected = contents == .legacy ? "'\(contentsLine)all' or '\(headerLine)'" : "'\(headerLine)'"
            throw error(file, header.number, "expected the line \(expected), found \(quoted(header.text))")
        }
        let rows = try lines.map { (lineNumber: $0.number, row: try parseRow($0.text, file, lineNumber: $0.number)) }
        return (contents, scale, rows)
    }

    /// Returns the beginning of a text in quotation marks, for messages of one line.
    private static func quoted(_ text: String) -> String {
        ScriptLineReader.quoted(text.count > 60 ? text.prefix(60) + "…" : text)
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

    private static func parseContents(_ text: String, _ file: String?, lineNumber: Int) throws -> Contents {
        let names = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if names == ["all"] { return .all }
        return .selected(
            try names.map { name in
                if let keyPath = LayerKeyPath(name) { return keyPath }
                throw error(file, lineNumber, LayerKeyPath.problem(with: name) ?? name)
            })
    }

    private static func parseScale(_ text: String, _ file: String?, lineNumber: Int) throws -> Double {
        guard let scale = Double(text.trimmingCharacters(in: .whitespaces)), scales.contains(scale) else {
            throw error(file, lineNumber, "the scale must be a number from \(scales.lowerBound) to 8, not \(quoted(text))")
        }
        return scale
    }

    private static func parseRow(_ line: String, _ file: String?, lineNumber: Int) throws -> Trace.Row {
        // The name of a view may contain commas and line breaks. The time is before the name. The key path and the value are after the name.
        let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        guard fields.count >= 4 else {
            throw error(file, lineNumber, "expected a time, a view, a key path and a value with commas between them, found \(quoted(line))")
        }
        guard let time = Double(fields[0]) else { throw error(file, lineNumber, "the time \(quoted(fields[0])) is not a number") }
        guard let value = Double(fields[fields.count - 1]) else {
            throw error(file, lineNumber, "the value \(quoted(fields[fields.count - 1])) is not a number")
        }
        var view = fields[1..<(fields.count - 2)].joined(separator: ",")
        if view.hasPrefix("\""), view.hasSuffix("\""), view.count > 1 {
            view = view.dropFirst().dropLast().replacingOccurrences(of: "\"\"", with: "\"")
        }
        return Trace.Row(time: time, view: view, keyPath: fields[fields.count - 2], value: value)
    }
}
