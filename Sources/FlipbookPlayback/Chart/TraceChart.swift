import CoreGraphics
import FlipbookInspection
import Foundation
import Stage
import UIKit

/// A chart of a trace as an image: a panel for each key path, with the time on the horizontal axis and the value on the vertical axis.
///
/// A view has the same color in all panels, and a legend names the colors. If there are too many views, the chart shows the views that move
/// most, and names the omitted views below.
package final class TraceChart {
    private let content: ChartContent
    private let title: String

    private static let margin: CGFloat = 36
    private static let gap: CGFloat = 16

    /// Creates a chart of all rows of a trace.
    package init(_ trace: Trace, title: String) {
        self.title = title
        content = ChartContent(trace)
    }

    /// The line that says which of the requested key paths have no curve because their values do not change. Nil if there are no such key
    /// paths.
    package func constancyNote(_ requested: [String]) -> String? {
        let names = content.constantKeyPaths(among: requested)
        guard let last = names.last else { return nil }
        let list = names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + last : last
        let turn = names.compactMap { ContinuousAngle.transformAndAxis($0) }.first { $0.axis != 1 }
        let explanation = turn.map { "; a turn about y changes only \($0.property).rotation.y in a chart" } ?? ""
        return "the chart does not show \(list), which \(names.count > 1 ? "do" : "does") not change\(explanation)"
    }

    /// The number of columns, and the size of a panel in points. One panel has the proportions of a slide.
    private var layout: (columnCount: Int, panelSize: CGSize) {
        switch content.panels.count {
        case ...1: (1, CGSize(width: 888, height: 400))
        case 2: (2, CGSize(width: 436, height: 340))
        case 4: (2, CGSize(width: 436, height: 260))
        case 3: (3, CGSize(width: 380, height: 340))
        case ...6: (3, CGSize(width: 380, height: 270))
        default: (3, CGSize(width: 380, height: 230))
        }
    }

    /// Returns the painted chart. `scale` is in pixels per point.
    package func image(scale: CGFloat = 2) -> Bitmap {
        let (columnCount, panelSize) = layout
        let contentWidth = CGFloat(columnCount) * (panelSize.width + Self.gap) - Self.gap
        var views: [UIView] = []
        let heading = ChartStyle.label(title, 26, .semibold)
        heading.frame = CGRect(x: Self.margin, y: 28, width: contentWidth, height: 34)
        views.append(heading)
        var y = heading.frame.maxY + 10
        if content.panels.isEmpty {
            let label = ChartStyle.label("No view with an accessibility identifier moves.", 15, .regular, Theme.secondaryTextColor)
            label.frame = CGRect(x: Self.margin, y: y, width: contentWidth, height: 24)
            views.append(label)
            y = label.frame.maxY
        } else {
            let legend = ChartLegendView(content.views, width: contentWidth)
            legend.frame.origin = CGPoint(x: Self.margin, y: y)
            views.append(legend)
            y = legend.frame.maxY + 16
        }
        for (index, panel) in content.panels.enumerated() {
            let origin = CGPoint(
                x: Self.margin + CGFloat(index % columnCount) * (panelSize.width + Self.gap),
                y: y + CGFloat(index / columnCount) * (panelSize.height + Self.gap))
            views.append(ChartPanelView(panel, of: content, in: CGRect(origin: origin, size: panelSize)))
        }
        y = views.last?.frame.maxY ?? y
        if let note = omissionNote {
            let label = ChartStyle.label(note, 13, .regular, Theme.secondaryTextColor)
            label.lineBreakMode = .byTruncatingTail
            label.frame = CGRect(x: Self.margin, y: y + 14, width: contentWidth, height: 20)
            views.append(label)
            y = label.frame.maxY - 8
        }
        let size = CGSize(width: contentWidth + 2 * Self.margin, height: y + Self.margin)
        let stage = Stage(size: size, scale: scale)
        stage.perform {
            stage.window.backgroundColor = Theme.backgroundColor
            for view in views { stage.window.addSubview(view) }
        }
        return stage.render()
    }

    /// The line below the chart that states which views are left out, or nil if there are none.
    private var omissionNote: String? {
        let names = content.omittedViews
        guard !names.isEmpty else { return nil }
        let list = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? " and \(names.count - 6) more" : "")
        return "The \(content.views.count) views that move most. Not shown: \(list)."
    }
}
