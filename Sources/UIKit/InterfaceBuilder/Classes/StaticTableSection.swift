import CoreGraphics
import Foundation

/// A section of a table whose cells are in the storyboard.
struct StaticTableSection {
    let headerTitle: String?
    let footerTitle: String?
    let cells: [UITableViewCell]
    /// The heights of the cells, or nil for the height of the table's rows.
    let heights: [CGFloat?]

    /// Creates the cells of a `tableViewSection` element.
    init(_ coder: InterfaceCoder) {
        headerTitle = coder.string("headerTitle")
        footerTitle = coder.string("footerTitle")
        var (cells, heights): ([UITableViewCell], [CGFloat?]) = ([], [])
        for element in coder.element.list("cells") {
            guard let cell = coder.decoder.makeObject(element) as? UITableViewCell else { continue }
            cell.isStatic = true
            cells.append(cell)
            let height = coder.coder(for: element).number("rowHeight")
            heights.append(height.flatMap { $0 > 0 ? $0 : nil })
        }
        (self.cells, self.heights) = (cells, heights)
        coder.element.ignore("colorLabel")
    }
}

extension UITableView {
    /// Returns a section with static cells, or nil if the table has no such section.
    func staticSection(_ section: Int) -> StaticTableSection? {
        staticSections.flatMap { $0.indices.contains(section) ? $0[section] : nil }
    }

    /// Returns a static cell, or nil if the table has no such cell.
    func staticCell(at indexPath: IndexPath) -> UITableViewCell? {
        staticSection(indexPath.section).flatMap { $0.cells.indices.contains(indexPath.row) ? $0.cells[indexPath.row] : nil }
    }

    /// Returns the height that a static cell has in the storyboard, or nil.
    func staticHeight(at indexPath: IndexPath) -> CGFloat? {
        staticSection(indexPath.section).flatMap { $0.heights.indices.contains(indexPath.row) ? $0.heights[indexPath.row] : nil }
    }
}
