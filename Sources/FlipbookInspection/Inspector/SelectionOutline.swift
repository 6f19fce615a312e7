import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography
import QuartzCore

/// The outline of the chosen layer, with its size and its anchor point, and the lighter outline of the layer under the pointer.
package nonisolated struct SelectionOutline: Equatable, Sendable {
    package enum Style: Sendable { case selected, hovered }

    package var quadrilateral: LayerQuadrilateral
    package var style: Style

    package init(_ quadrilateral: LayerQuadrilateral, _ style: Style) { (self.quadrilateral, self.style) = (quadrilateral, style) }

    private static let accent = CGColor(red: 1, green: 0.42, blue: 0.208, alpha: 1)
    private static let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    /// The source number of the first item. It is so large that the items have other source numbers than those of layers.
    private static let firstSource = 1 << 49

    /// Adds the outline to a list.
    ///
    /// - Parameters:
    ///   - area: The visible area. The label of the size stays inside it.
    ///   - zoom: The scale at which the list is shown. Lines and texts have the same size at each scale.
    package func add(to list: inout DisplayList, in area: CGRect, zoom: CGFloat) {
        let unit = 1 / max(zoom, 0.1)
        var source = Self.firstSource + (style == .selected ? 64 : 0)
        func add(_ content: DisplayContent, opacity: CGFloat = 1) {
            list.items.append(DisplayItem(source: source, content: content, transform: .identity, opacity: opacity))
            source += 1
        }
        list.version = nil
        let outline = CGMutablePath()
        outline.addLines(between: quadrilateral.corners)
        outline.closeSubpath()
        add(.path(outline.path, evenOdd: false, Self.accent), opacity: style == .selected ? 0.1 : 0.14)
        guard style == .selected else { return add(.stroke(outline.path, StrokeStyle(width: unit), Self.accent), opacity: 0.7) }
        // The white line below makes the outline visible on every color.
        add(.stroke(outline.path, StrokeStyle(width: 3.5 * unit), Self.white), opacity: 0.75)
        add(.stroke(outline.path, StrokeStyle(width: 1.75 * unit), Self.accent))
        let cross = CGMutablePath()
        let (anchor, size) = (quadrilateral.anchor, 6 * unit)
        cross.move(to: CGPoint(x: anchor.x - size, y: anchor.y))
        cross.addLine(to: CGPoint(x: anchor.x + size, y: anchor.y))
        cross.move(to: CGPoint(x: anchor.x, y: anchor.y - size))
        cross.addLine(to: CGPoint(x: anchor.x, y: anchor.y + size))
        add(.stroke(cross.path, StrokeStyle(width: 3.5 * unit), Self.white), opacity: 0.75)
        add(.stroke(cross.path, StrokeStyle(width: 1.5 * unit), Self.accent))
        let label = labelFrame(in: area, unit: unit)
        add(.fill(RoundedRect(label.frame, radius: 5 * unit), Self.accent))
        add(.text(label.line, origin: CGPoint(x: label.frame.minX + 7 * unit, y: label.frame.minY + 14.5 * unit), Self.white))
    }

    /// Returns the label with the size, below the layer, or above it if there is no space below.
    private func labelFrame(in area: CGRect, unit: CGFloat) -> (line: ShapedLine, frame: CGRect) {
        let text = "\(LayerValue.text(quadrilateral.size.width)) × \(LayerValue.text(quadrilateral.size.height))"
        let line = ShapedLine(text, FontDescriptor(weight: 600, hasTabularFigures: true, size: 13 * unit))
        let size = CGSize(width: line.width + 14 * unit, height: 20 * unit)
        let (xs, ys) = (quadrilateral.corners.map(\.x), quadrilateral.corners.map(\.y))
        let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
        var y = (ys.max() ?? 0) + 7 * unit
        if y + size.height > area.maxY { y = (ys.min() ?? 0) - 7 * unit - size.height }
        // A layer that fills the screen has the label inside.
        y = min(max(y, area.minY + 4 * unit), area.maxY - size.height - 4 * unit)
        let x = min(max((left + right - size.width) / 2, area.minX + 4 * unit), area.maxX - size.width - 4 * unit)
        return (line, CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
}
