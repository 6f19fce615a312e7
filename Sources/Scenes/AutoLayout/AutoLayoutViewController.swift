import UIKit

/// A page whose right edge is in the hand. A guide is as wide as the finger says; all the rest is constraints, and follows.
class AutoLayoutViewController: UIViewController {
    private let column = UILayoutGuide()
    private let page = BookPage()
    private let grip = Grip()
    private let hint = UILabel()
    private lazy var width = column.widthAnchor.constraint(equalToConstant: stops[2])

    /// Where the edge comes to rest when it is let go: narrower ones where there is room below, wider ones where there is room beside.
    private var stops: [CGFloat] = [176, 260, 311]
    /// Below this width the page is set in one column.
    private static let narrow: CGFloat = 244

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.paper
        view.addLayoutGuide(column)
        for subview in [page, grip, hint] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        hint.text = "Drag the edge. The rest is constraints."
        hint.font = .systemFont(ofSize: 13)
        hint.textColor = Palette.softInk
        grip.accessibilityIdentifier = "edge"
        grip.onDrag = { [unowned self] in dragged($0) }
        page.onChange = { [unowned self] in glide() }
        place()
    }

    private func place() {
        let safe = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            column.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
            column.bottomAnchor.constraint(equalTo: hint.topAnchor, constant: -16),
            width,
            page.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            page.topAnchor.constraint(equalTo: column.topAnchor),
            page.bottomAnchor.constraint(lessThanOrEqualTo: column.bottomAnchor),
            grip.leadingAnchor.constraint(equalTo: column.trailingAnchor),
            grip.widthAnchor.constraint(equalToConstant: 40),
            grip.topAnchor.constraint(equalTo: column.topAnchor),
            grip.bottomAnchor.constraint(equalTo: column.bottomAnchor),
            hint.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            hint.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -20),
        ])
        grip.show(width.constant)
    }

    /// Turned, the page is as wide as it can be.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let size = view.bounds.size
        let stops: [CGFloat] = size.width > size.height ? [311, 430, size.width - 64] : [176, 260, size.width - 64]
        guard stops != self.stops else { return }
        self.stops = stops
        set(stops[2])
    }

    // MARK: - In the hand

    private func dragged(_ drag: Grip.Drag) {
        switch drag {
        case .moved(let step):
            set(min(max(width.constant + step, stops[0] - 8), stops[2] + 8))
        case .ended:
            let here = width.constant
            set(stops.min { abs($0 - here) < abs($1 - here) } ?? here)
            glide()
        }
    }

    private func set(_ value: CGFloat) {
        width.constant = value
        grip.show(value)
        guard page.isNarrow != (value < Self.narrow) else { return }
        page.isNarrow.toggle()
        glide()
    }

    /// Whatever has changed, the views go there.
    private func glide() {
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: { self.view.layoutIfNeeded() })
    }
}

/// The colours of this scene alone.
enum Ink {
    static let line = Palette.ink.withAlphaComponent(0.14)
    static let sea = UIColor(red: 0.07, green: 0.36, blue: 0.45, alpha: 1)
    static let wash = sea.withAlphaComponent(0.1)
}
