import CoreGraphics
import Foundation
import Stage

/// A profile beside an earlier profile of the same scene.
package nonisolated struct PaintProfileComparison: Sendable {
    /// The time that a row had in the earlier profile.
    nonisolated enum EarlierTime: Equatable, Sendable {
        /// A time in milliseconds, or 0 if it was below the resolution.
        case measured(Double)
        /// The layer or shadow was not among the slowest.
        case unmeasured
        /// There was no such layer or shadow.
        case missing
    }

    let profile: PaintProfile
    let earlier: EarlierProfile
    /// The earlier time of each row of the profile.
    let earlierTimes: [EarlierTime]
    /// The rows of the earlier profile whose layers or shadows do not exist any more.
    let goneRows: [EarlierProfile.Row]

    /// Compares a profile with an earlier one. Rows with the same title belong together. If there are several, those with the same layer
    /// number belong together first, and then the others in the order of their layer numbers.
    package init(_ profile: PaintProfile, with earlier: EarlierProfile) {
        var remaining = earlier.layers.sorted { $0.layer < $1.layer }
        var matches: [Int: EarlierProfile.Row] = [:]
        let order = profile.rows.indices.sorted { profile.rows[$0].layer < profile.rows[$1].layer }
        for requiresNumber in [true, false] {
            for index in order where matches[index] == nil {
                let row = profile.rows[index]
                let match = remaining.firstIndex { $0.title == row.title && (!requiresNumber || $0.layer == row.layer) }
                if let match { matches[index] = remaining.remove(at: match) }
            }
        }
        earlierTimes = profile.rows.enumerated().map { index, row in
            if let match = matches[index] { return .measured(match.milliseconds) }
            return earlier.others.contains(row.title) ? .unmeasured : .missing
        }
        goneRows = remaining.filter { !profile.others.contains($0.title) }
        self.profile = profile
        self.earlier = earlier
    }
}

// MARK: - Output

extension PaintProfileComparison {
    /// Returns a line for each profile, and a table of the layers. The layers whose earlier or present time is longest are first.
    ///
    /// - Parameter limit: The maximum number of layers and shadows in the table. Those whose two times are below the resolution are left
    ///   out. Lines after the table state how many layers and shadows it does not have.
    package nonisolated func text(limit: Int) -> String {
        let header = (cells: ["before ms", "own ms", "change"], title: "layer", reason: "reason")
        let allRows = sortedLines
        let measurableRows = allRows.filter { $0.time > 0 }
        let rows = measurableRows.prefix(limit)
        let titleWidth = max(rows.map(\.title.count).max() ?? 0, header.title.count) + 2
        func line(_ cells: [String], _ title: String, _ reason: String) -> String {
            let numbers = zip(cells, [11, 9, 9]).map { PaintProfile.rightAligned($0, $1) }.joined()
            return reason.isEmpty ? numbers + "  " + title : numbers + "  " + title.padded(to: titleWidth) + reason
        }
        let frameChange = Self.change(from: earlier.milliseconds, to: profile.milliseconds, resolution: profile.resolution)
        let before = PaintProfile.headline(
            frame: earlier.frame, time: earlier.time, milliseconds: earlier.milliseconds, width: earlier.width, height: earlier.height,
            threads: earlier.threads)
        let lines = [
            "before: " + before, "now:    " + profile.headline + (frameChange.isEmpty ? "" : " (\(frameChange))"),
            line(header.cells, header.title, header.reason),
        ]
        let table = rows.map { line($0.cells, $0.title, $0.reason) }
        let resolution = NumberText.fixed(max(profile.resolution, earlier.resolution), decimals: 2)
        let omissions = [
            Self.omission(measurableRows.count - rows.count, "less time"),
            Self.omission(allRows.count - measurableRows.count, "less than \(resolution) ms before and now"),
        ]
        return (lines + table + omissions.compactMap { $0 }).joined(separator: "\n")
    }

    /// Returns the line that states how many layers and shadows are not in the table, or nil if there are none.
    private nonisolated static func omission(_ count: Int, _ time: String) -> String? {
        guard count > 0 else { return nil }
        return count == 1 ? "1 more layer or shadow paints in \(time)" : "\(count) more layers or shadows paint in \(time)"
    }

    private typealias Line = (time: Double, cells: [String], title: String, reason: String)

    private nonisolated var sortedLines: [Line] {
        var lines: [Line] = zip(profile.rows, earlierTimes).map { row, earlierTime -> Line in
            let now = PaintProfile.millisecondsText(row.milliseconds, resolution: profile.resolution)
            let reason = row.reasons.map(\.text).joined(separator: ", ")
            switch earlierTime {
            case .measured(let time):
                let before = PaintProfile.millisecondsText(time, resolution: earlier.resolution)
                let change = Self.change(from: time, to: row.milliseconds, resolution: profile.resolution)
                return (max(time, row.milliseconds), [before, now, change], row.title, reason)
            case .unmeasured: return (row.milliseconds, ["–", now, ""], row.title, reason)
            case .missing: return (row.milliseconds, ["", now, "new"], row.title, reason)
            }
        }
        lines += goneRows.map { row -> Line in
            let before = PaintProfile.millisecondsText(row.milliseconds, resolution: earlier.resolution)
            return (row.milliseconds, [before, "", "gone"], row.title, "")
        }
        return lines.enumerated().sorted { a, b in
            a.element.time == b.element.time ? a.offset < b.offset : a.element.time > b.element.time
        }.map(\.element)
    }

    /// Returns a quotient such as `0.13×`, or `<0.02×` if the new time is below the resolution. The text is empty if the quotient says
    /// nothing, because the earlier time is not longer than the resolution.
    private nonisolated static func change(from before: Double, to now: Double, resolution: Double) -> String {
        guard before > 0, now > 0 || before > resolution else { return "" }
        return now > 0
            ? NumberText.fixed(now / before, decimals: 2) + "×" : "<" + NumberText.fixed(max(resolution / before, 0.01), decimals: 2) + "×"
    }

    /// The keys that the JSON of a profile has in addition if it is compared.
    nonisolated var jsonEntries: [(String, JSONText)] {
        let gone = goneRows.map { row in
            JSONText.object([
                ("name", .string(row.name)), ("part", .string(row.part)), ("millisecondsBefore", .number(row.milliseconds)),
            ])
        }
        return [("millisecondsBefore", .number(earlier.milliseconds)), ("gone", .lines(gone))]
    }

    /// Returns the keys that a row of the JSON has in addition if its profile is compared.
    nonisolated func jsonEntries(ofRow index: Int) -> [(String, JSONText)] {
        switch earlierTimes[index] {
        case .measured(let time): [("millisecondsBefore", .number(time)), ("new", .bool(false))]
        case .unmeasured: [("millisecondsBefore", .null), ("new", .bool(false))]
        case .missing: [("millisecondsBefore", .null), ("new", .bool(true))]
        }
    }
}
