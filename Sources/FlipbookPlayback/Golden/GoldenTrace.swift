import Foundation
import Stage

/// The values of an accepted run as a CSV file, so that people can read and compare them too.
package enum GoldenTrace {
    /// The largest accepted difference of two values. Functions such as `sin` differ in the last digits between machines.
    private static let tolerance = 1e-5

    /// Returns a description of the first value that differs, or nil if all values agree.
    ///
    /// - Parameter framesPerSecond: The frame rate of the run. The description contains the frame number of a time.
    package static func difference(_ trace: Trace, from csv: String, framesPerSecond: Int = 60) throws -> String? {
        let expectedRows = try parseRows(csv)
        guard !expectedRows.isEmpty else {
            throw StageError("the golden trace has no values, so that every run would match; accept a run in which something moves")
        }
        func location(_ row: Trace.Row) -> String {
            let frame = row.time * Double(framesPerSecond)
            // The time of a faulty golden can be any number, so it is not converted to an integer.
            return String(format: "frame %.0f (%.3f s): ", frame.rounded(), row.time) + "\(row.keyPath) of \"\(row.view)\""
        }
        for (row, expected) in zip(trace.rows, expectedRows) {
            guard row.view == expected.view, row.keyPath == expected.keyPath, abs(row.time - expected.time) < tolerance else {
                return
                    "\(location(expected)) is \(Trace.formatted(expected.value)) in the golden trace, but this run has no such value there; "
                    + "its next value is \(Trace.formatted(row.value)) in \(location(row))"
            }
            // The condition is also false if a value is NaN, so NaN is reported as a difference.
            guard abs(row.value - expected.value) <= tolerance else {
                return "\(location(row)) is \(Trace.formatted(row.value)), but \(Trace.formatted(expected.value)) in the golden trace: "
                    + "a difference of \(Trace.formatted(abs(row.value - expected.value)))"
            }
        }
        if trace.rows.count < expectedRows.count {
            let expected = expectedRows[trace.rows.count]
            return "\(location(expected)) is \(Trace.formatted(expected.value)) in the golden trace, but this run has ended: "
                + "it has \(Quantity.text(trace.rows.count, "value")), and the golden trace has \(expectedRows.count)"
        }
        if trace.rows.count > expectedRows.count {
            let row = trace.rows[expectedRows.count]
            return "\(location(row)) is \(Trace.formatted(row.value)), but the golden trace has ended: "
                + "this run has \(Quantity.text(trace.rows.count, "value")), and the golden trace has \(expectedRows.count)"
        }
        return nil
    }

    /// Returns all values that differ or exist only in one of the two traces, as comma-separated values with a header line.
    package static func table(ofDifferencesBetween trace: Trace, and csv: String, framesPerSecond: Int = 60) throws -> String {
        func key(_ row: Trace.Row) -> String {
            String(format: "%.0f", (row.time * Double(framesPerSecond)).rounded()) + ",\(Trace.formatted(row.time)),"
                + "\(Trace.quotedField(row.view)),\(row.keyPath)"
        }
        let expectedRows = try parseRows(csv)
        let actualValues = Dictionary(trace.rows.map { (key($0), $0.value) }, uniquingKeysWith: { first, _ in first })
        let expectedKeys = Set(expectedRows.map(key))
        var lines = ["frame,time,view,key path,expected,actual"]
        for row in expectedRows {
            let actual = actualValues[key(row)]
            if let actual, abs(actual - row.value) <= tolerance { continue }
            lines.append("\(key(row)),\(Trace.formatted(row.value)),\(actual.map(Trace.formatted) ?? "")")
        }
        for row in trace.rows where !expectedKeys.contains(key(row)) { lines.append("\(key(row)),,\(Trace.formatted(row.value))") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns the rows of a CSV file.
    private static func parseRows(_ csv: String) throws -> [Trace.Row] {
        try csv.split(separator: "\n").dropFirst().enumerated().map { index, line in
            // The name of a view may contain commas. The time is before the name. The key path and the value are after the name.
            let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard fields.count >= 4, let time = Double(fields[0]), let value = Double(fields[fields.count - 1]) else {
                throw StageError("line \(index + 2) of the golden trace must have the form 'time,view,key path,value'")
            }
            var view = fields[1..<(fields.count - 2)].joined(separator: ",")
            if view.hasPrefix("\""), view.hasSuffix("\""), view.count > 1 {
                view = view.dropFirst().dropLast().replacingOccurrences(of: "\"\"", with: "\"")
            }
            return Trace.Row(time: time, view: view, keyPath: fields[fields.count - 2], value: value)
        }
    }
}
