import UIKit

/// A test card that shows the features of the rasterizer, each in its own panel.
///
/// A drag tilts the books. Holding the left or right arrow key also tilts them.
class RasterViewController: UIViewController {
    private let textPanel = TextPanel()
    private let colorPanels: [UIView] = [DuskPanel(), BallPanel(), WheelPanel()]
    private let photoPanel = PhotoPanel()
    private let glassPanel = GlassPanel()
    private let shapePanels: [UIView] = [StrokePanel(), BubblePanel(), SparkPanel()]
    private let gap: CGFloat = 10

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        for panel in [textPanel] + colorPanels + [photoPanel, glassPanel] + shapePanels { view.addSubview(panel) }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(RasterViewController.tilt(_:))))
    }

    func tilt(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: photoPanel.tilt(by: pan.translation(in: view).x / 200)
        default: photoPanel.resetTilt()
        }
    }

    /// Tilts the books while the left or the right arrow key is held.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let angle = tiltAngle(for: presses) else { return super.pressesBegan(presses, with: event) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState, animations: { self.photoPanel.tilt(by: angle) })
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if tiltAngle(for: presses) == nil { super.pressesEnded(presses, with: event) } else { photoPanel.resetTilt() }
    }

    /// Returns the tilt angle for the first pressed key, or nil if it is not the left or the right arrow key.
    private func tiltAngle(for presses: Set<UIPress>) -> CGFloat? {
        switch presses.first?.key?.keyCode {
        case .keyboardLeftArrow: -0.6
        case .keyboardRightArrow: 0.6
        default: nil
        }
    }

    // MARK: - Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if view.bounds.width > view.bounds.height { layOutLandscape() } else { layOutPortrait() }
    }

    /// Lays out the panels in one column. The photo and glass panels share the remaining height.
    private func layOutPortrait() {
        let safe = view.safeAreaInsets
        let area = view.bounds.inset(by: UIEdgeInsets(top: max(30, safe.top + 4), left: 16, bottom: max(16, safe.bottom), right: 16))
        var rows = ColumnLayout(area, gap)
        textPanel.frame = rows.nextRow(ofHeight: 118)
        layOut(colorPanels, in: rows.nextRow(ofHeight: rows.squareSide))
        let remainingHeight = area.maxY - rows.top - rows.squareSide - gap
        photoPanel.frame = rows.nextRow(ofHeight: (remainingHeight * 0.64).rounded())
        glassPanel.frame = rows.nextRow(ofHeight: remainingHeight - photoPanel.bounds.height - gap)
        layOut(shapePanels, in: rows.nextRow(ofHeight: rows.squareSide))
    }

    /// Lays out the panels in two columns: text, colors and glass at the left, and photos and shapes at the right.
    private func layOutLandscape() {
        let area = view.bounds.inset(by: UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20))
        let width = ((area.width - 2 * gap) / 2).rounded(.down)
        var left = ColumnLayout(CGRect(x: area.minX, y: area.minY, width: width, height: area.height), gap)
        textPanel.frame = left.nextRow(ofHeight: 112)
        layOut(colorPanels, in: left.nextRow(ofHeight: left.squareSide))
        glassPanel.frame = left.nextRow(ofHeight: area.maxY - left.top)
        var right = ColumnLayout(CGRect(x: area.maxX - width, y: area.minY, width: width, height: area.height), gap)
        photoPanel.frame = right.nextRow(ofHeight: area.height - right.squareSide - gap)
        layOut(shapePanels, in: right.nextRow(ofHeight: right.squareSide))
    }

    /// Lays out three square panels in a row: at the left edge, in the center and at the right edge.
    private func layOut(_ panels: [UIView], in row: CGRect) {
        for (index, panel) in panels.enumerated() {
            let x = row.minX + (CGFloat(index) * (row.width - row.height) / 2).rounded()
            panel.frame = CGRect(x: x, y: row.minY, width: row.height, height: row.height)
        }
    }
}

/// Divides a column into rows, from top to bottom.
private struct ColumnLayout {
    private let column: CGRect
    private let gap: CGFloat
    /// The y coordinate of the next row's top edge.
    private(set) var top: CGFloat

    init(_ column: CGRect, _ gap: CGFloat) { (self.column, self.gap, top) = (column, gap, column.minY) }

    /// The side of three squares next to each other in one row, in whole points.
    var squareSide: CGFloat { ((column.width - 2 * gap) / 3).rounded(.down) }

    mutating func nextRow(ofHeight height: CGFloat) -> CGRect {
        defer { top += height + gap }
        return CGRect(x: column.minX, y: top, width: column.width, height: height)
    }
}
