import CoreGraphics

/// The values that a table sets for the appearance of a row: the style of the table, the separators, and the position in the section.
struct RowAppearance: Equatable {
    var style = UITableView.Style.plain
    /// The color of the separators, or nil if there are none.
    var separatorColor: UIColor?
    /// The effect through which the separators show the content below them, or nil for lines in `separatorColor`.
    var separatorEffect: UIVisualEffect?
    var separatorInset = UIEdgeInsets.zero
    /// Whether the row is the first of its section.
    var isFirst = false
    /// Whether the row is the last of its section.
    var isLast = false
    /// The size of a pixel, in points.
    var pixelSize: CGFloat = 1
}
