import Foundation
import Stage

/// The values of an accepted run as a CSV file, which people can also read and compare.
package enum GoldenTrace {
    /// The largest accepted difference of two values. Functions such as `sin` differ in the last digits between machines.
    private static let tolerance = 1e-5

    /// Returns a description of the first value that differs, or nil if all values agree.
    package static func difference(_ trace: Trace, from csv: String) throws -> String? {
        let expectedRows = try parseRows(csv)
        for (row, expected) in zip(trace.rows, expectedRows) {
            guard row.view == expected.view, row.keyPath == expected.keyPath, abs(row.time - expected.time) < tolerance else {
                return
                    "the golden trace has \(expected.keyPath) of \(expected.view) at \(Trace.formatted(expected.time)) s, but this run has \(row.keyPath) of \(row.view) at \(Trace.formatted(row.time)) s"
            }
            if abs(row.value - expected.value) > tolerance {
                return
                    "at \(Trace.formatted(row.time)) s \(row.keyPath) of \(row.view) is \(Trace.formatted(row.value)), but \(Trace.formatted(expected.value)) in the golden trace: a difference of \(Trace.formatted(abs(row.value - expected.value)))"
            }
        }
        if trace.rows.count != expectedRows.count {
            return "this run has \(trace.rows.count) values, but the golden trace has \(expectedRows.count)"
        }
        return nil
    }

    /// Returns the rows of a CSV file.
    private static func parseRows(_ csv: String) throws -> [Trace.Row] {
        try csv.split(separator: "\n").dropFirst().enumerated().map { index, line in
            // The name of a view may contain commas. The time is before it; the key path and the value are after it.
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
