import CoreGraphics
import Foundation
import QuartzCore

/// A row of dots, one for each page. The dot of the current page has its own color.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    nonisolated deinit {}

    /// The number of pages, at most 10,000. A larger number is refused, and the old number stays.
    open var numberOfPages = 0 {
        didSet {
            if numberOfPages > Self.maximumPageCount {
                numberOfPages = oldValue
                return Diagnostics.reportRefusedValue(of: "numberOfPages", source: "UIPageControl")
            }
            numberOfPages = max(numberOfPages, 0)
            makeDots()
        }
    }
    private static let maximumPageCount = 10_000

    /// The index of the current page, limited to the existing pages. Setting it does not send events.
    open var currentPage = 0 {
        didSet {
            currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
            if !defersCurrentPageDisplay || !isTracking { updateCurrentPageDisplay() }
        }
    }

    /// Whether the dots are hidden if there is only one page.
    open var hidesForSinglePage = false { didSet { updateCurrentPageDisplay() } }
    /// Whether the dots still show the previous page after a tap, until `updateCurrentPageDisplay` is called.
    open var defersCurrentPageDisplay = false
    /// The color of the dots, or nil for the default.
    open var pageIndicatorTintColor: UIColor? {
        didSet {
            propertyWasSet(.pageIndicatorTintColor)
            updateCurrentPageDisplay()
        }
    }
    /// The color of the current page's dot, or nil for the default.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet {
            propertyWasSet(.currentPageIndicatorTintColor)
            updateCurrentPageDisplay()
        }
    }

    private var dots: [UIView] = []

    private static let dotSize: CGFloat = 7
    /// The distance between the centers of two dots.
    private static let dotSpacing: CGFloat = 16
    private static let height: CGFloat = 37

    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a page control from its element of a storyboard or xib. Other coders create a control without pages.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        if let coder = coder as? InterfaceCoder { decodePageControl(coder) }
    }

    /// Returns the size that is needed for a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: CGFloat(max(pageCount, 1)) * Self.dotSpacing - Self.dotSpacing + Self.dotSize, height: Self.height)
    }

    override var naturalSize: CGSize { size(forNumberOfPages: numberOfPages) }

    private func makeDots() {
        for dot in dots { dot.removeFromSuperview() }
        dots = (0..<numberOfPages).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: Self.dotSize, height: Self.dotSize)) }
        for dot in dots {
            dot.isUserInteractionEnabled = false
            dot.layer.cornerRadius = Self.dotSize / 2
            addSubview(dot)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        currentPage = min(currentPage, max(numberOfPages - 1, 0))
    }

    /// Updates the visibility and the colors of the dots.
    open func updateCurrentPageDisplay() {
        for (index, dot) in dots.enumerated() {
            dot.isHidden = hidesForSinglePage && numberOfPages == 1
            dot.backgroundColor =
                index == currentPage ? currentPageIndicatorTintColor ?? .white : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let startX = (bounds.width - size(forNumberOfPages: numberOfPages).width) / 2
        for (index, dot) in dots.enumerated() {
            let x = startX + CGFloat(index) * Self.dotSpacing
            dot.frame = directed(CGRect(x: x, y: (bounds.height - Self.dotSize) / 2, width: Self.dotSize, height: Self.dotSize))
        }
    }

    /// Goes back one page for a touch in the left half, and forward one page for a touch in the right half.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, isTouchInside else { return }
        changePage(by: (touch.location(in: self).x < bounds.midX) != isRightToLeft ? -1 : 1)
    }

    private func changePage(by pages: Int) {
        let old = currentPage
        currentPage += pages
        if currentPage != old { sendValueChangedActions() }
    }

    override func adjust(by steps: Int) -> Bool {
        if isEnabled { changePage(by: steps) }
        return true
    }
}
