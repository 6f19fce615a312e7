import CoreGraphics

/// A dot for each page, of which that of the current one stands out.
open class UIPageControl: UIControl {
    open var numberOfPages = 0 {
        didSet {
            numberOfPages = max(numberOfPages, 0)
            makeDots()
        }
    }

    /// Kept within the pages. Written, it does not send events.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if !defersCurrentPageDisplay || !isTracking { updateCurrentPageDisplay() }
        }
    }

    /// One page needs no dot.
    open var hidesForSinglePage = false { didSet { updateCurrentPageDisplay() } }
    /// Whether the dots wait for `updateCurrentPageDisplay` after a tap.
    open var defersCurrentPageDisplay = false
    open var pageIndicatorTintColor: UIColor? { didSet { updateCurrentPageDisplay() } }
    open var currentPageIndicatorTintColor: UIColor? { didSet { updateCurrentPageDisplay() } }

    private var dots: [UIView] = []

    private static let dot: CGFloat = 7
    private static let pitch: CGFloat = 16
    private static let height: CGFloat = 37

    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * Self.pitch - Self.pitch + Self.dot, height: Self.height)
    }

    override var naturalSize: CGSize { size(forNumberOfPages: numberOfPages) }

    private func makeDots() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: Self.dot, height: Self.dot)) }
        for dot in dots {
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dot / 2
            addSubview(dot)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        currentPage = min(currentPage, max(numberOfPages - 1, 0))
    }

    open func updateCurrentPageDisplay() {
        for (index, dot) in dots.enumerated() {
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
            dot.backgroundColor =
                index == currentPage ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let start = (bounds.width - size(forNumberOfPages: numberOfPages).width) / 2
        for (index, dot) in dots.enumerated() {
            dot.frame.origin = CGPoint(x: start + CGFloat(index) * Self.pitch, y: (bounds.height - Self.dot) / 2)
        }
    }

    /// A tap beside the current dot goes one page that way.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        turn(by: touch.location(in: self).x < bounds.midX ? -1 : 1)
    }

    private func turn(by pages: Int) {
        let old = currentPage
        currentPage += pages
        if currentPage != old { tellOfNewValue() }
    }

    override func adjust(by steps: Int) -> Bool {
        if isEnabled { turn(by: steps) }
        return true
    }
}
