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
    /// The views with ambiguous layout. They are only computed when the layout is at rest, because the computation takes long.
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

    /// Updates the overlay in every frame from now on.
    private func startUpdating() {
        let link = CADisplayLink { [weak self] in self?.displayLinkFired($0) }
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

    /// Draws the current state of the layout.
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

    /// Shows the annotations in labels. Labels outside of the bounds are moved inside.
    private func showAnnotations(_ annotations: [LayoutOverlayContent.Annotation]) {
        while annotationLabels.count < annotations.count { annotationLabels.append(makeAnnotationLabel()) }
        for (index, label) in annotationLabels.enumerated() {
            label.isHidden = index >= annotations.count
            guard index < annotations.count else { continue }
            label.text = annotations[index].text
            label.backgroundColor = annotations[index].isProblem ? Colors.problem : Colors.line
            let size = CGSize(width: label.intrinsicContentSize.width + 6, height: 13)
            let (center, limits) = (annotations[index].center, bounds.insetBy(dx: size.width / 2 + 1, dy: 7.5))
            label.bounds.size = size
            label.center = CGPoint(x: min(max(center.x, limits.minX), limits.maxX), y: min(max(center.y, limits.minY), limits.maxY))
        }
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
