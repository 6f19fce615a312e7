import CoreGraphics

/// The view of a column: the view of its controller, and a line at the edge to the next column.
final class SplitColumnView: UIView {
    private let line = UIView()
    /// The view of the column's controller.
    private(set) weak var content: UIView?
    /// The edge with the line, or nil for no line.
    var lineEdge: UIRectEdge? { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { return nil }

    /// Replaces the content by a view, or removes it if `view` is nil.
    func show(_ view: UIView?) {
        guard view !== content || view?.superview !== self else { return }
        if content?.superview === self { content?.removeFromSuperview() }
        content = view
        guard let view else { return }
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = 1 / max(window?.screen.scale ?? 2, 1)
        line.isHidden = lineEdge == nil
        line.frame = CGRect(x: lineEdge == .left ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    }
}
