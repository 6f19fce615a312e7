import CoreGraphics
import UIKit

/// The panels at the left, at the right and at the bottom of the page of a scene.
final class EdgePanels {
    /// An edge of the page.
    enum Edge: CaseIterable { case left, right, bottom }

    private var panels: [Edge: UIView] = [:]
    /// The panels that are moving out, with their edges.
    private var hiddenPanels: [(panel: UIView, edge: Edge)] = []

    /// Returns the width of a panel at the left or right edge, or the height of a panel at the bottom, in a page of a size.
    private static func length(_ edge: Edge, in size: CGSize) -> CGFloat {
        switch edge {
        case .left: min(max((size.width * 0.3).rounded(), 280), 440, size.width / 3)
        case .right: min(max((size.width * 0.32).rounded(), 300), 460, size.width / 2)
        case .bottom: min(max((size.height * 0.34).rounded(), 180), 380, size.height / 2)
        }
    }

    /// Returns the panel at an edge, or nil if there is none.
    func panel(at edge: Edge) -> UIView? { panels[edge] }

    /// Adds a panel outside of an edge of a page. If `panel` is nil, marks the panel at this edge as hidden.
    func set(_ panel: UIView?, at edge: Edge, in page: UIView) {
        guard panels[edge] !== panel else { return }
        if let old = panels[edge] { hiddenPanels.append((old, edge)) }
        panels[edge] = panel
        guard let panel else { return }
        hiddenPanels.removeAll { $0.panel === panel }
        page.addSubview(panel)
        panel.frame = frame(edge, in: page.bounds, isVisible: false)
        panel.layoutIfNeeded()
    }

    /// Sets the frames of all panels.
    func layout(in bounds: CGRect) {
        for edge in Edge.allCases { panels[edge]?.frame = frame(edge, in: bounds, isVisible: true) }
        for (panel, edge) in hiddenPanels { panel.frame = frame(edge, in: bounds, isVisible: false) }
    }

    /// Removes the panels that have moved out.
    func removeHiddenPanels() {
        for (panel, _) in hiddenPanels { panel.removeFromSuperview() }
        hiddenPanels = []
    }

    /// Returns the part of a page that is not covered by panels.
    func remainingArea(of bounds: CGRect) -> CGRect {
        let (left, right) = (length(.left, in: bounds), length(.right, in: bounds))
        return CGRect(
            x: bounds.minX + left, y: bounds.minY, width: bounds.width - left - right, height: bounds.height - length(.bottom, in: bounds))
    }

    /// Whether there are panels.
    var isEmpty: Bool { panels.isEmpty }

    /// Returns the size of a page that has an area of `size` beside its panels, and whose panels are large enough to be read.
    func sizeOfPage(around size: CGSize) -> CGSize {
        var page = panels.keys.reduce(size) { size, edge in
            let smallest = Self.smallestPage(edge)
            return CGSize(width: max(size.width, smallest.width), height: max(size.height, smallest.height))
        }
        // Panels grow with the page, so the page grows in some steps.
        for _ in 0..<100 {
            let bounds = CGRect(origin: .zero, size: page)
            let rest = remainingArea(of: bounds).size
            var missing = CGSize(width: size.width - rest.width, height: size.height - rest.height)
            if panels[.bottom] != nil {
                missing.width = max(missing.width, Self.smallestPage(.bottom).width - page.width + length(.right, in: bounds))
            }
            guard missing.width > 0 || missing.height > 0 else { break }
            page.width += max(missing.width, 0).rounded(.up)
            page.height += max(missing.height, 0).rounded(.up)
        }
        return page
    }

    /// Returns the size of the smallest page in which a panel at an edge can be read.
    private static func smallestPage(_ edge: Edge) -> CGSize {
        switch edge {
        case .left: CGSize(width: 840, height: 560)
        case .right: CGSize(width: 600, height: 560)
        case .bottom: CGSize(width: 560, height: 360)
        }
    }

    /// Returns the length of the panel at an edge, or 0 if there is none.
    private func length(_ edge: Edge, in bounds: CGRect) -> CGFloat { panels[edge] == nil ? 0 : Self.length(edge, in: bounds.size) }

    /// Returns the frame of a panel. The right panel has the full height. The bottom panel ends at the right panel, and the left panel ends
    /// at the bottom panel.
    private func frame(_ edge: Edge, in bounds: CGRect, isVisible: Bool) -> CGRect {
        let length = Self.length(edge, in: bounds.size)
        switch edge {
        case .left:
            let height = bounds.height - self.length(.bottom, in: bounds)
            return CGRect(x: isVisible ? bounds.minX : bounds.minX - length, y: bounds.minY, width: length, height: height)
        case .right:
            return CGRect(x: isVisible ? bounds.maxX - length : bounds.maxX, y: bounds.minY, width: length, height: bounds.height)
        case .bottom:
            let width = bounds.width - self.length(.right, in: bounds)
            return CGRect(x: bounds.minX, y: isVisible ? bounds.maxY - length : bounds.maxY, width: width, height: length)
        }
    }
}
