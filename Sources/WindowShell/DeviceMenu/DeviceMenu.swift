import FlipbookPlayback
import Stage

/// The content of the device menu: the device of the open scene, and its settings.
struct DeviceMenu: Equatable {
    /// The action of a row.
    enum Item: Equatable {
        /// Shows the scene on another device.
        case device(Device)
        case orientation(Orientation)
        /// Performs a command that changes a setting.
        case command(WindowCommand)
        /// Shows the scene with a number of frames per second.
        case frameRate(Int)
    }

    struct Row: Equatable {
        let item: Item
        let title: String
        /// A text at the right, such as the size of a device.
        var detail = ""
        /// Whether the row has a check mark.
        var isOn = false
    }

    struct Section: Equatable {
        let title: String
        let rows: [Row]
    }

    /// The sections of each column.
    let columns: [[Section]]

    /// All rows, from the first column to the last.
    var rows: [Row] { columns.flatMap { $0.flatMap(\.rows) } }

    /// The rows of each column, as ranges of indices of `rows`.
    var rowRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        for column in columns {
            let start = ranges.last?.upperBound ?? 0
            ranges.append(start..<start + column.reduce(0) { $0 + $1.rows.count })
        }
        return ranges
    }

    /// Returns the index of the row that an arrow key selects: above or below in the same column, or in another column.
    func row(from index: Int, dx: Int, dy: Int) -> Int {
        let ranges = rowRanges
        guard let column = ranges.firstIndex(where: { $0.contains(index) }) else { return 0 }
        let range = ranges[column]
        if dy != 0 { return min(max(index + dy, range.lowerBound), range.upperBound - 1) }
        guard dx != 0, ranges.indices.contains(column + dx) else { return index }
        let other = ranges[column + dx]
        return min(other.lowerBound + index - range.lowerBound, other.upperBound - 1)
    }
}
