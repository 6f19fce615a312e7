import Foundation
import QuartzCore

/// An overlay that draws the Auto Layout state of a tree of views: frames, guides, constraints with their values, and problems.
///
/// Problems are broken constraints and views with ambiguous layout. The overlay reads the presentation layers, so its lines follow
/// running animations.
package final class LayoutOverlay: UIView {
    private unowned let root: UIView
    private let frameLayer = CAShapeLayer()
    private let guideLayer = CAShapeLayer()
    private let lineLayer = CAShapeLayer()
    private let problemLayer = CAShapeLayer()
    /// The labels with the values of constraints. Labels are reused.
    private var annotationLabels: [UILabel] = []
    private var displayLink: CADisplayLink?
    /// The views with ambiguous layout. They are computed only when the layout is at rest, because the computation takes a long time.
    private var ambiguousViews: [UIView] = []
    /// The generation of the layout engine at the last update.
    private var lastGeneration = -1
    /// The number of updates since the last change of the layout.
    private var unchangedUpdateCount = 0
    /// The number of unchanged updates after which the layout is treated as being at rest.
    private static let updatesUntilRest = 6

    /// Shows or hides the overlay of a window.
    package static func setVisible(_ isVisible: Bool, in window: UIWindow) {
        let current = window.subviews.compactMap { $0 as? LayoutOverlay }.first
        guard isVisible else { return current?.removeFromSuperview() ?? () }
        guard current == nil else { return }
        let overlay = LayoutOverlay(over: window)
        window.addSubview(overlay)
        overlay.startUpdating()
    }

    /// Creates an overlay that draws the layout of `root` and its descendants.
    package init(over root: UIView) {
        self.root = root
        super.init(frame: root.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        for (shape, color, width) in [
            (frameLayer, Colors.frame, 0.5), (problemLayer, Colors.problem, 1), (guideLayer, Colors.guide, 1), (lineLayer, Colors.line, 1),
        ] {
            shape.fillColor = nil
            shape.strokeColor = color.cgColor
            shape.lineWidth = width
            layer.addSublayer(shape)
        }
        guideLayer.lineDashPattern = [4, 3]
        problemLayer.lineDashPattern = [3, 2]
        problemLayer.fillColor = Colors.problem.withAlphaComponent(0.1).cgColor
    }

    package required init?(coder: NSCoder) { nil }

    private enum Colors {
        static let frame = UIColor(red: 0.12, green: 0.42, blue: 0.86, alpha: 0.45)
        static let line = UIColor(red: 0.12, green: 0.42, blue: 0.86, alpha: 1)
        static let guide = UIColor(red: 0.5, green: 0.3, blue: 0.78, alpha: 1)
        static let problem = UIColor(red: 0.82, green: 0.16, blue: 0.24, alpha: 1)
    }

    // MARK: - Display link

    /// Starts a display link that updates the overlay in every frame.
    private func startUpdating() {
        let link = CADisplayLink { [weak self] in self?.displayLinkFired($0) }
        // Scripts wait until the scene is idle, so the overlay must not prevent the scene from being idle.
        link.isEndless = true
        link.add(to: .main, forMode: .common)
        self.displayLink = link
        update()
    }

    /// Updates the overlay, or stops the display link if the overlay was removed.
    private func displayLinkFired(_ link: CADisplayLink) {
        guard superview != nil else { return link.invalidate() }
        superview?.bringSubviewToFront(self)
        update()
    }

    // MARK: - Drawing

    /// Draws the frames, guides, constraints and problems of the current layout.
    package func update() {
        updateAmbiguousViews()
        var content = LayoutOverlayContent(root)
        content.add(root)
        content.addProblems(ambiguousViews)
        for (shape, path) in [
            (frameLayer, content.frames), (guideLayer, content.guides), (lineLayer, content.lines), (problemLayer, content.problems),
        ] {
            if shape.path != path { shape.path = path }
        }
        showAnnotations(content.annotations)
    }

    /// Computes the ambiguous views when the layout is at rest, and clears their list when the layout changes.
    private func updateAmbiguousViews() {
        let generation = root.layoutEngine?.generation ?? 0
        unchangedUpdateCount = generation == lastGeneration ? unchangedUpdateCount + 1 : 0
        if generation != lastGeneration { ambiguousViews = [] }
        lastGeneration = generation
        if unchangedUpdateCount == Self.updatesUntilRest { ambiguousViews = root.viewsWithAmbiguousLayout }
    }

    /// The height of the label of an annotation.
    private static let annotationHeight: CGFloat = 13

    /// Shows the annotations in labels that are inside of the bounds and cover neither texts nor each other, if there is space.
    private func showAnnotations(_ annotations: [LayoutOverlayContent.Annotation]) {
        while annotationLabels.count < annotations.count { annotationLabels.append(makeAnnotationLabel()) }
        var placed: [CGRect] = []
        let texts = annotations.isEmpty ? [] : textRects(in: root)
        for (index, label) in annotationLabels.enumerated() {
            label.isHidden = index >= annotations.count
            guard index < annotations.count else { continue }
            label.text = annotations[index].text
            label.backgroundColor = annotations[index].isProblem ? Colors.problem : Colors.line
            let (center, width) = (annotations[index].center, label.intrinsicContentSize.width + 6)
            let rect = CGRect(
                x: center.x - width / 2, y: center.y - Self.annotationHeight / 2, width: width, height: Self.annotationHeight)
            let area = bounds.insetBy(dx: 1, dy: 1)
            let frame =
                BadgeLayout.frame(nearestTo: rect, avoiding: placed + texts, in: area) ?? BadgeLayout.frame(
                    nearestTo: rect, avoiding: placed, in: area) ?? rect
            placed.append(frame)
            label.bounds.size = frame.size
            label.center = CGPoint(x: frame.midX, y: frame.midY)
        }
    }

    /// Returns the areas of the visible texts in a view, in the coordinates of the root view.
    private func textRects(in view: UIView) -> [CGRect] {
        guard !view.isHidden, view.alpha > 0.01, view !== self else { return [] }
        let rest = view.subviews.flatMap(textRects)
        guard let label = view as? UILabel, label.text?.isEmpty == false else { return rest }
        let size = label.intrinsicContentSize
        let (width, height) = (min(size.width, label.bounds.width), min(size.height, label.bounds.height))
        let x: CGFloat =
            switch label.textAlignment {
            case .center: label.bounds.midX - width / 2
            case .right: label.bounds.maxX - width
            default: label.bounds.minX
            }
        let text = CGRect(x: x, y: label.bounds.midY - height / 2, width: width, height: height)
        return rest + [label.layer.presentedTransform(to: root.layer).boundingBox(of: text)]
    }

    private func makeAnnotationLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 9, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        label.layer.cornerRadius = 3
        addSubview(label)
        return label
    }
}

extension UIView {
    /// The views in this tree whose constraints do not determine their frame.
    fileprivate var viewsWithAmbiguousLayout: [UIView] {
        guard let engine = layoutEngine else { return [] }
        var views: [UIView] = []
        forEachInTree { view in
            if let box = view.layoutStateIfCreated?.box, box.isConstrained, !view.translatesAutoresizingMaskIntoConstraints {
                views.append(view)
            }
        }
        let query = engine.solver.query(about: views.flatMap(\.layoutState.box.allVariables))
        return views.filter { view in view.layoutState.box.allVariables.contains { query.isAmbiguous($0) } }
    }
}
