import CoreGraphics

/// The view of an active search controller: a shade over the content, and the results above it.
final class SearchContentView: UIView {
    /// Called when the shade is tapped.
    var onTap: () -> Void = {}
    /// Whether the view neither covers the content nor receives touches.
    var isTransparent = false
    /// Whether the content is dimmed.
    var hasShade = true { didSet { shade.isHidden = !hasShade } }
    private let shade = UIView()

    init() {
        super.init(frame: .zero)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.2)
        shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(shade)
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self?.onTap() }
        shade.addGestureRecognizer(tap)
        // Keeps the view above the cells of a table, which are added later.
        layer.zPosition = 1
    }

    required init?(coder: NSCoder) { return nil }

    /// Sets the opacity of the shade. Inside an animation block, the change is animated.
    func setShade(visible: Bool) { shade.alpha = visible ? 1 : 0 }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !isTransparent && super.point(inside: point, with: event)
    }
}

extension UIView {
    /// The controller whose view contains this view, or nil.
    var nearestController: UIViewController? {
        var view: UIView? = self
        while let current = view {
            if let controller = current.controller { return controller }
            view = current.superview
        }
        return nil
    }
}
