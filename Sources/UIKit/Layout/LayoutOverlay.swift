import Foundation
import QuartzCore

/// Draws over a tree of views what Auto Layout knows of it: frames, guides, constraints with their numbers, and where it was not told enough.
///
/// It looks at what is shown, not at the model: in an animation the lines go along.
package final class LayoutOverlay: UIView {
    private unowned let root: UIView
    private let frames = CAShapeLayer()
    private let guides = CAShapeLayer()
    private let lines = CAShapeLayer()
    private let faults = CAShapeLayer()
    private var numbers: [UILabel] = []
    private var link: CADisplayLink?
    /// Which views are ambiguous is asked when the layout has come to rest: that takes a while.
    private var ambiguous: [UIView] = []
    private var known = -1
    private var quiet = 0
    private static let rest = 6

    /// Shows it in a window, or takes it away.
    package static func toggle(in window: UIWindow) {
        if let overlay = window.subviews.compactMap({ $0 as? LayoutOverlay }).first { return overlay.removeFromSuperview() }
        let overlay = LayoutOverlay(over: window)
        window.addSubview(overlay)
        overlay.follow()
    }

    package init(over root: UIView) {
        self.root = root
        super.init(frame: root.bounds)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        for (shape, color, width) in [(frames, Ink.frame, 0.5), (faults, Ink.fault, 1), (guides, Ink.guide, 1), (lines, Ink.line, 1)] {
            shape.fillColor = nil
            shape.strokeColor = color.cgColor
            shape.lineWidth = width
            layer.addSublayer(shape)
        }
        guides.lineDashPattern = [4, 3]
        faults.lineDashPattern = [3, 2]
        faults.fillColor = Ink.fault.withAlphaComponent(0.1).cgColor
    }

    package required init?(coder: NSCoder) { nil }

    private enum Ink {
        static let frame = UIColor(red: 0.12, green: 0.42, blue: 0.86, alpha: 0.45)
        static let line = UIColor(red: 0.12, green: 0.42, blue: 0.86, alpha: 1)
        static let guide = UIColor(red: 0.5, green: 0.3, blue: 0.78, alpha: 1)
        static let fault = UIColor(red: 0.82, green: 0.16, blue: 0.24, alpha: 1)
    }

    // MARK: - Following

    private func follow() {
        let link = CADisplayLink { [weak self] in self?.look($0) }
        link.add(to: .main, forMode: .common)
        self.link = link
        draw()
    }

    private func look(_ link: CADisplayLink) {
        guard superview != nil else { return link.invalidate() }
        superview?.bringSubviewToFront(self)
        draw()
    }

    // MARK: - Drawing

    /// Draws what is there now.
    package func draw() {
        askWhatIsAmbiguous()
        var sketch = LayoutSketch(root)
        sketch.add(root)
        sketch.mark(ambiguous)
        for (shape, path) in [(frames, sketch.frames), (guides, sketch.guides), (lines, sketch.lines), (faults, sketch.faults)] {
            if shape.path != path { shape.path = path }
        }
        show(sketch.numbers)
    }

    private func askWhatIsAmbiguous() {
        let generation = root.layoutEngine?.generation ?? 0
        quiet = generation == known ? quiet + 1 : 0
        if generation != known { ambiguous = [] }
        known = generation
        if quiet == Self.rest { ambiguous = root.ambiguousViews }
    }

    private func show(_ texts: [LayoutSketch.Number]) {
        while numbers.count < texts.count { numbers.append(makeNumber()) }
        for (index, label) in numbers.enumerated() {
            label.isHidden = index >= texts.count
            guard index < texts.count else { continue }
            label.text = texts[index].text
            label.backgroundColor = texts[index].isFault ? Ink.fault : Ink.line
            let size = CGSize(width: label.intrinsicContentSize.width + 6, height: 13)
            let (middle, edge) = (texts[index].middle, bounds.insetBy(dx: size.width / 2 + 1, dy: 7.5))
            label.bounds.size = size
            label.center = CGPoint(x: min(max(middle.x, edge.minX), edge.maxX), y: min(max(middle.y, edge.minY), edge.maxY))
        }
    }

    private func makeNumber() -> UILabel {
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
    /// The views in this tree whose constraints leave open where they are.
    fileprivate var ambiguousViews: [UIView] {
        guard let engine = layoutEngine else { return [] }
        var views: [UIView] = []
        forEachInTree { view in
            if let box = view.autoLayoutIfAny?.box, box.isInvolved, !view.translatesAutoresizingMaskIntoConstraints { views.append(view) }
        }
        let inquiry = engine.solver.inquiry(about: views.flatMap(\.autoLayout.box.numbers))
        return views.filter { view in view.autoLayout.box.numbers.contains { inquiry.isAmbiguous($0) } }
    }
}
