import CoreGraphics

/// The order in which the elements of a container are read: rows from top to bottom, and in each row from the leading to the trailing edge.
enum ReadingOrder {
    /// An item belongs to a row if its middle is less than this number of points below the middle of the first item in the row.
    private static let rowTolerance: CGFloat = 12

    /// Sorts items by their frames. Items with equal frames keep their order.
    static func sort<Item>(_ items: [Item], isRightToLeft: Bool, _ frame: (Item) -> CGRect) -> [Item] {
        let entries = items.enumerated().map { (offset: $0.offset, frame: finite(frame($0.element)), item: $0.element) }
        let fromTop = entries.sorted { ($0.frame.midY, $0.offset) < ($1.frame.midY, $1.offset) }
        var rows: [[(offset: Int, frame: CGRect, item: Item)]] = []
        for entry in fromTop {
            if let first = rows.last?.first, entry.frame.midY - first.frame.midY < rowTolerance {
                rows[rows.count - 1].append(entry)
            } else {
                rows.append([entry])
            }
        }
        return rows.flatMap { row in
            row.sorted {
                let (a, b) = isRightToLeft ? (-$0.frame.maxX, -$1.frame.maxX) : ($0.frame.minX, $1.frame.minX)
                return (a, $0.offset) < (b, $1.offset)
            }
        }
        .map(\.item)
    }

    /// Returns the frame, or zero if a number of the frame is not finite.
    private static func finite(_ frame: CGRect) -> CGRect {
        let isFinite = frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
        return isFinite ? frame : .zero
    }
}
