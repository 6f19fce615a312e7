import UIKit

/// A page whose right edge can be dragged. The drag changes the width of a layout guide. Constraints determine everything else.
class AutoLayoutViewController: UIViewController {
    private let column = UILayoutGuide()
    private let page = BookPage()
    private let edgeHandle = EdgeHandle()
    private let hint = UILabel()
    private lazy var widthConstraint = column.widthAnchor.constraint(equalToConstant: snapWidths[2])

    /// The widths that the page snaps to at the end of a drag. In landscape they are larger than in portrait.
    private var snapWidths: [CGFloat] = [176, 260, 311]
    /// The width below which the page has one column.
    private static let narrowLimit: CGFloat = 244

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = Palette.background
        view.maximumContentSizeCategory = .extraExtraLarge
        view.addLayoutGuide(column)
        for subview in [page, edgeHandle, hint] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        hint.text = "Drag the edge. The rest is constraints."
        hint.setScaledFont(.scaled(13))
        hint.textColor = Palette.secondaryForeground
        edgeHandle.accessibilityIdentifier = "edge"
        edgeHandle.onDrag = { [unowned self] in handleDrag($0) }
        page.onChange = { [unowned self] in animateLayout() }
        addConstraints()
    }

    private func addConstraints() {
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            column.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            column.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 24),
            column.bottomAnchor.constraint(equalTo: hint.topAnchor, constant: -16),
            widthConstraint,
            page.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: column.trailingAnchor),
            page.topAnchor.constraint(equalTo: column.topAnchor),
            page.bottomAnchor.constraint(lessThanOrEqualTo: column.bottomAnchor),
            edgeHandle.leadingAnchor.constraint(equalTo: column.trailingAnchor),
            edgeHandle.widthAnchor.constraint(equalToConstant: 40),
            edgeHandle.topAnchor.constraint(equalTo: column.topAnchor),
            edgeHandle.bottomAnchor.constraint(equalTo: column.bottomAnchor),
            hint.leadingAnchor.constraint(equalTo: column.leadingAnchor),
            hint.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -20),
        ])
        edgeHandle.showWidth(widthConstraint.constant)
    }

    /// Updates the snap widths after a rotation, and sets the page to the largest snap width.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let size = view.bounds.size
        let snapWidths: [CGFloat] = size.width > size.height ? [311, 430, size.width - 64] : [176, 260, size.width - 64]
        guard snapWidths != self.snapWidths else { return }
        self.snapWidths = snapWidths
        setWidth(snapWidths[2])
    }

    // MARK: - Dragging

    private func handleDrag(_ drag: EdgeHandle.DragEvent) {
        switch drag {
        case .moved(by: let step):
            setWidth(min(max(widthConstraint.constant + step, snapWidths[0] - 8), snapWidths[2] + 8))
        case .ended:
            let currentWidth = widthConstraint.constant
            setWidth(snapWidths.min { abs($0 - currentWidth) < abs($1 - currentWidth) } ?? currentWidth)
            animateLayout()
        }
    }

    private func setWidth(_ value: CGFloat) {
        widthConstraint.constant = value
        edgeHandle.showWidth(value)
        guard page.isNarrow != (value < Self.narrowLimit) else { return }
        page.isNarrow.toggle()
        animateLayout()
    }

    /// Animates the pending layout changes.
    private func animateLayout() {
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.86, initialSpringVelocity: 0, options: [.allowUserInteraction],
            animations: { self.view.layoutIfNeeded() })
    }
}

/// The additional colors of the Auto Layout scene.
enum PageColors {
    static let line = Palette.foreground.withAlphaComponent(0.14)
    static let tint = UIColor {
        $0.userInterfaceStyle == .dark
            ? UIColor(red: 0.45, green: 0.76, blue: 0.85, alpha: 1) : UIColor(red: 0.07, green: 0.36, blue: 0.45, alpha: 1)
    }
    static let tintBackground = tint.withAlphaComponent(0.1)
}
