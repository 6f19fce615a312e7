import Foundation

/// The numbers of an accepted run, as a table that people can read and compare.
package enum GoldenTrace {
    /// Machines may differ in the last digits of a sine.
    private static let tolerance = 1e-5

    /// The first value that differs, in words; nil if all agree.
    package static func difference(_ trace: Trace, from csv: String) throws -> String? {
        let wanted = try rows(csv)
        for (row, expected) in zip(trace.rows, wanted) {
            guard row.view == expected.view, row.keyPath == expected.keyPath, abs(row.time - expected.time) < tolerance else {
                return
                    "at \(Trace.number(expected.time)) s the golden has \(expected.view) \(expected.keyPath), this run \(row.view) \(row.keyPath) at \(Trace.number(row.time)) s"
            }
            if abs(row.value - expected.value) > tolerance {
                return
                    "at \(Trace.number(row.time)) s \(row.keyPath) of \(row.view) is \(Trace.number(row.value)), in the golden \(Trace.number(expected.value)): \(Trace.number(abs(row.value - expected.value))) off"
            }
        }
        if trace.rows.count != wanted.count { return "this run has \(trace.rows.count) values, the golden \(wanted.count)" }
        return nil
    }

    private static func rows(_ csv: String) throws -> [Trace.Row] {
        try csv.split(separator: "\n").dropFirst().enumerated().map { index, line in
            // A view's name may have commas; time stands before it, and key path and value after.
            let parts = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard parts.count >= 4, let time = Double(parts[0]), let value = Double(parts[parts.count - 1]) else {
                throw RecordingError("line \(index + 2) of the golden is not 'time,view,key path,value'")
            }
            var view = parts[1..<(parts.count - 2)].joined(separator: ",")
            if view.hasPrefix("\""), view.hasSuffix("\""), view.count > 1 {
                view = view.dropFirst().dropLast().replacingOccurrences(of: "\"\"", with: "\"")
            }
            return Trace.Row(time: time, view: view, keyPath: parts[parts.count - 2], value: value)
        }
    }
}
