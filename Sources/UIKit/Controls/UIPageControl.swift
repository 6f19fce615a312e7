import CoreGraphics
import Foundation
import QuartzCore

/// A row of dots, one for each page. The dot of the current page has its own color.
///
/// A tap goes back or forward one page. A finger that is held or dragged changes the current page as it moves. If there are more dots than
/// fit, the dots near the current page are shown, and the dots at the ends are smaller.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    nonisolated deinit {}

    /// The visibility of the background.
    nonisolated public enum BackgroundStyle: Int, Sendable {
        /// The background is visible during an interaction.
        case automatic = 0
        /// The background is always visible.
        case prominent = 1
        /// There is no background.
        case minimal = 2
    }

    /// The state of an interaction.
    nonisolated public enum InteractionState: Int, Sendable {
        /// There is no interaction.
        case none = 0
        /// A tap has changed the page.
        case discrete = 1
        /// A finger is dragged over the dots.
        case continuous = 2
    }

    /// The number of pages, at most 10,000. A larger number is ignored, and the old number is kept.
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
    /// Whether the dots still show the previous page after the user has changed the page, until `updateCurrentPageDisplay` is called.
    open var defersCurrentPageDisplay = false
    /// Whether a finger that is held or dragged changes the page.
    open var allowsContinuousInteraction = true
    /// The visibility of the background.
    open var backgroundStyle = BackgroundStyle.automatic { didSet { updateBackground(animated: false) } }
    /// The state of the interaction. It is set before the events are sent.
    open private(set) var interactionState = InteractionState.none
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

    private let strip = PageDotStrip()
    private let backgroundView = UIView()
    /// The timer that begins a drag if the finger is held without a movement.
    private var holdTimer: DelayedCall?
    private var trackingStart: (x: CGFloat, page: Int)?

    private static let height: CGFloat = 37
    private static let backgroundHeight: CGFloat = 26
    /// The time in seconds after which a held finger begins to drag.
    private static let holdDuration = 0.3
    /// The movement in points after which a finger begins to drag without being held.
    private static let dragThreshold: CGFloat = 6

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a page control from its element of a storyboard or xib. Other coders create a control without pages.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodePageControl(coder) }
    }

    private func setUp() {
        backgroundView.backgroundColor = UIColor(white: 0.5, alpha: 0.25)
        backgroundView.layer.cornerRadius = Self.backgroundHeight / 2
        backgroundView.alpha = 0
        for view in [backgroundView, strip] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
    }

    /// Returns the size that is needed for a number of dots.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        CGSize(width: PageDotStrip.width(of: max(pageCount, 1)), height: Self.height)
    }

    override var naturalSize: CGSize { size(forNumberOfPages: numberOfPages) }

    private func makeDots() {
        strip.count = numberOfPages
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        currentPage = min(currentPage, max(numberOfPages - 1, 0))
        updateBackground(animated: false)
    }

    /// Updates the visibility and the colors of the dots, and shows the current page.
    open func updateCurrentPageDisplay() {
        strip.isHidden = hidesForSinglePage && numberOfPages == 1
        strip.color = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.4)
        strip.currentColor = currentPageIndicatorTintColor ?? .white
        strip.show(currentPage, animated: window != nil && interactionState != .none)
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let available = max(bounds.width, 0)
        strip.availableWidth = available
        let width = min(size(forNumberOfPages: numberOfPages).width, available)
        strip.frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: bounds.height)
        let backgroundWidth = width + 22
        backgroundView.frame = CGRect(
            x: ((bounds.width - backgroundWidth) / 2).rounded(), y: ((bounds.height - Self.backgroundHeight) / 2).rounded(),
            width: backgroundWidth, height: Self.backgroundHeight)
    }

    private func updateBackground(animated: Bool) {
        let isVisible = backgroundStyle == .prominent || backgroundStyle == .automatic && interactionState == .continuous
        let change = { self.backgroundView.alpha = isVisible && self.numberOfPages > 0 ? 1 : 0 }
        animated ? UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: change) : change()
    }

    // MARK: - Interaction

    /// Begins an interaction: a tap, or the drag of a held finger.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        trackingStart = (touch.location(in: self).x, currentPage)
        if allowsContinuousInteraction {
            holdTimer = DelayedCall(after: Self.holdDuration) { [weak self] in self?.beginDrag() }
        }
        return true
    }

    private func beginDrag() {
        guard interactionState != .continuous, isTracking else { return }
        interactionState = .continuous
        updateBackground(animated: true)
    }

    /// Changes the current page by one each time the finger has been dragged by the distance between two dots.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let trackingStart, allowsContinuousInteraction else { return true }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = (touch.location(in: self).x - trackingStart.x) * (isReversed ? -1 : 1)
        if abs(distance) > Self.dragThreshold { beginDrag() }
        guard interactionState == .continuous else { return true }
        // In a view with a tiny scale, the coordinates of a touch can be infinite. The difference of two such coordinates is not a number.
        guard !distance.isNaN else { return true }
        changePage(to: trackingStart.page + Int(distance / PageDotStrip.spacing, limitedTo: -numberOfPages...numberOfPages))
        return true
    }

    /// Ends a drag. For a tap, goes back one page in the left half, and forward one page in the right half. In a right-to-left layout, the
    /// halves are exchanged.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        holdTimer?.invalidate()
        guard interactionState != .continuous else { return endDrag() }
        guard let touch, isTouchInside else { return }
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        interactionState = .discrete
        changePage(to: currentPage + ((touch.location(in: self).x < bounds.midX) != isReversed ? -1 : 1))
        interactionState = .none
    }

    open override func cancelTracking(with event: UIEvent?) {
        holdTimer?.invalidate()
        if interactionState == .continuous { endDrag() }
    }

    private func endDrag() {
        interactionState = .none
        updateBackground(animated: true)
    }

    private func changePage(to page: Int) {
        let old = currentPage
        currentPage = page
        guard currentPage != old else { return }
        if interactionState == .continuous { UIFeedbackGenerator.record(.selection, at: nil) }
        sendValueChangedActions()
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        interactionState == .continuous && isEnclosingDrag(gestureRecognizer)
            ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func adjust(by steps: Int) -> Bool {
        if isEnabled { changePage(to: currentPage + steps) }
        return true
    }
}
