import CoreGraphics

/// The dots of a page control. Dots that do not fit into the available width do not exist. Smaller dots at an end show that there are more
/// pages beyond it.
final class PageDotStrip: UIView {
    var count = 0 { didSet { if count != oldValue { rebuild() } } }
    /// The largest width that the dots can occupy.
    var availableWidth: CGFloat = .greatestFiniteMagnitude { didSet { if availableWidth != oldValue { rebuild() } } }
    var color = UIColor.white { didSet { setNeedsLayout() } }
    var currentColor = UIColor.white { didSet { setNeedsLayout() } }
    private(set) var current = 0
    /// The index of the page whose dot is the first shown dot.
    private(set) var first = 0
    private var dots: [UIView] = []

    static let dotSize: CGFloat = 7
    /// The distance between the centers of two dots.
    static let spacing: CGFloat = 16
    /// The scales of the outermost dot and of the dot beside it, if there are more dots beyond them.
    private static let edgeScales: [CGFloat] = [0.4, 0.7]

    /// Returns the width of a number of dots.
    static func width(of count: Int) -> CGFloat { CGFloat(count) * spacing - spacing + dotSize }

    /// The number of dots that fit.
    var visibleCount: Int {
        guard availableWidth.isFinite, availableWidth < Self.width(of: count) else { return count }
        return Int((availableWidth + Self.spacing - Self.dotSize) / Self.spacing, limitedTo: min(1, count)...count)
    }

    private func rebuild() {
        let needed = min(visibleCount, 200)
        while dots.count > needed { dots.removeLast().removeFromSuperview() }
        while dots.count < needed {
            let dot = UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSize, height: Self.dotSize))
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dotSize / 2
            addSubview(dot)
            dots.append(dot)
        }
        moveWindow()
        setNeedsLayout()
    }

    /// Makes a page the current page. If necessary, scrolls the dots until there are dots on both sides of the current dot. At the first
    /// and the last page, there are dots on one side only.
    func show(_ page: Int, animated: Bool) {
        current = page
        moveWindow()
        guard animated else { return setNeedsLayout() }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) { [self] in layOutDots() }
    }

    private func moveWindow() {
        let shown = dots.count
        guard shown < count else { return first = 0 }
        let margin = min(2, max((shown - 1) / 2, 0))
        if current < first + margin { first = current - margin }
        if current > first + shown - 1 - margin { first = current - shown + 1 + margin }
        first = min(max(first, 0), count - shown)
    }

    /// Returns the scale of the dot at an index among the shown dots.
    func scale(at index: Int) -> CGFloat {
        let shown = dots.count
        guard shown < count, shown > 4 else { return 1 }
        if first > 0, index < Self.edgeScales.count { return Self.edgeScales[index] }
        let fromEnd = shown - 1 - index
        if first + shown < count, fromEnd < Self.edgeScales.count { return Self.edgeScales[fromEnd] }
        return 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutDots()
    }

    private func layOutDots() {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, dot) in dots.enumerated() {
            let column = isReversed ? dots.count - 1 - index : index
            dot.center = CGPoint(x: Self.dotSize / 2 + CGFloat(column) * Self.spacing, y: bounds.height / 2)
            let scale = scale(at: index)
            dot.transform = CGAffineTransform(scaleX: scale, y: scale)
            dot.backgroundColor = first + index == current ? currentColor : color
        }
    }
}
