import CoreGraphics
import Foundation
import Stage
import UIKit

/// A chart of a trace. Each key path has a panel with the time on the horizontal axis and the value on the vertical axis.
///
/// Each view has a curve, with the view's name at its end.
package final class TraceChart {
    private let panels: [Panel]
    private let title: String

    /// The curves of one key path.
    struct Panel {
        var keyPath: String
        var curves: [(view: String, points: [(time: Double, value: Double)])]
    }

    /// The width of the chart in points.
    package static let width: CGFloat = 720
    private static let panelHeight: CGFloat = 180
    private static let headerHeight: CGFloat = 64

    /// Creates a chart of all rows of a trace.
    package init(_ trace: Trace, title: String) {
        self.title = title
        var panels: [Panel] = []
        for row in trace.rows {
            let panelIndex = panels.firstIndex { $0.keyPath == row.keyPath } ?? panels.count
            if panelIndex == panels.count { panels.append(Panel(keyPath: row.keyPath, curves: [])) }
            let curveIndex = panels[panelIndex].curves.firstIndex { $0.view == row.view } ?? panels[panelIndex].curves.count
            if curveIndex == panels[panelIndex].curves.count { panels[panelIndex].curves.append((row.view, [])) }
            panels[panelIndex].curves[curveIndex].points.append((row.time, row.value))
        }
        self.panels = panels
    }

    /// Returns the painted chart. `scale` is in pixels per point.
    package func image(scale: CGFloat = 2) -> Bitmap {
        let size = CGSize(width: Self.width, height: Self.headerHeight + CGFloat(max(panels.count, 1)) * Self.panelHeight + 16)
        let stage = Stage(size: size, scale: scale)
        let window = stage.window
        window.backgroundColor = Theme.backgroundColor
        let heading = ChartView.label(title, .systemFont(ofSize: 22, weight: .semibold), Theme.textColor)
        heading.frame = CGRect(x: 40, y: 20, width: size.width - 80, height: 32)
        window.addSubview(heading)
        if panels.isEmpty {
            let emptyLabel = ChartView.label("Nothing moves", .systemFont(ofSize: 15), Theme.secondaryTextColor)
            emptyLabel.frame = CGRect(x: 40, y: Self.headerHeight, width: size.width - 80, height: 24)
            window.addSubview(emptyLabel)
        }
        for (index, panel) in panels.enumerated() {
            window.addSubview(
                ChartView(
                    panel,
                    in: CGRect(x: 0, y: Self.headerHeight + CGFloat(index) * Self.panelHeight, width: size.width, height: Self.panelHeight))
            )
        }
        return stage.render()
    }
}
