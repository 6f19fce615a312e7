import UIKit

/// A test card: whatever the painter knows, each in a panel of its own. A drag, or an arrow that is held, tilts the books.
class RasterViewController: UIViewController {
    private let type = TypePanel()
    private let colors: [UIView] = [DuskPanel(), BallPanel(), WheelPanel()]
    private let photos = PhotoPanel()
    private let glass = GlassPanel()
    private let shapes: [UIView] = [StrokePanel(), BubblePanel(), SparkPanel()]
    private let gap: CGFloat = 10

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        for panel in [type] + colors + [photos, glass] + shapes { view.addSubview(panel) }
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(RasterViewController.tilt(_:))))
    }

    func tilt(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began, .changed: photos.tilt(by: pan.translation(in: view).x / 200)
        default: photos.settle()
        }
    }

    /// As long as an arrow is held.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let way = lean(presses) else { return super.pressesBegan(presses, with: event) }
        UIView.animate(withDuration: 0.3, delay: 0, options: .beginFromCurrentState, animations: { self.photos.tilt(by: way) })
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        if lean(presses) == nil { super.pressesEnded(presses, with: event) } else { photos.settle() }
    }

    private func lean(_ presses: Set<UIPress>) -> CGFloat? {
        switch presses.first?.key?.keyCode {
        case .keyboardLeftArrow: -0.6
        case .keyboardRightArrow: 0.6
        default: nil
        }
    }

    // MARK: - Layout

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if view.bounds.width > view.bounds.height { layOutWide() } else { layOutTall() }
    }

    /// One below the other: what is left over goes to the photos.
    private func layOutTall() {
        let room = view.bounds.inset(by: UIEdgeInsets(top: 30, left: 16, bottom: 16, right: 16))
        var rows = Rows(room, gap)
        type.frame = rows.next(118)
        place(colors, in: rows.next(rows.third))
        let rest = room.maxY - rows.top - rows.third - gap
        photos.frame = rows.next((rest * 0.64).rounded())
        glass.frame = rows.next(rest - photos.bounds.height - gap)
        place(shapes, in: rows.next(rows.third))
    }

    /// Words, colours and glass on the left, pictures and shapes on the right.
    private func layOutWide() {
        let room = view.bounds.inset(by: UIEdgeInsets(top: 16, left: 20, bottom: 16, right: 20))
        let width = ((room.width - 2 * gap) / 2).rounded(.down)
        var left = Rows(CGRect(x: room.minX, y: room.minY, width: width, height: room.height), gap)
        type.frame = left.next(112)
        place(colors, in: left.next(left.third))
        glass.frame = left.next(room.maxY - left.top)
        var right = Rows(CGRect(x: room.maxX - width, y: room.minY, width: width, height: room.height), gap)
        photos.frame = right.next(room.height - right.third - gap)
        place(shapes, in: right.next(right.third))
    }

    private func place(_ panels: [UIView], in row: CGRect) {
        for (index, panel) in panels.enumerated() {
            let x = row.minX + (CGFloat(index) * (row.width - row.height) / 2).rounded()
            panel.frame = CGRect(x: x, y: row.minY, width: row.height, height: row.height)
        }
    }
}

/// Rows in a column, from the top down.
private struct Rows {
    private let column: CGRect
    private let gap: CGFloat
    private(set) var top: CGFloat

    init(_ column: CGRect, _ gap: CGFloat) { (self.column, self.gap, top) = (column, gap, column.minY) }

    /// The side of three squares beside each other, in whole points.
    var third: CGFloat { ((column.width - 2 * gap) / 3).rounded(.down) }

    mutating func next(_ height: CGFloat) -> CGRect {
        defer { top += height + gap }
        return CGRect(x: column.minX, y: top, width: column.width, height: height)
    }
}
