import CoreGraphics
import FlipbookMotion
import QuartzCore

/// A view that shows a part of its content. The content can be larger than the view.
///
/// The content offset is the origin of the view's bounds. The content follows a finger, decelerates when the finger lifts, and comes
/// to rest. Motion without a finger is described by one `ScrollAnimation` per axis, which is evaluated on each frame.
@preconcurrency @MainActor open class UIScrollView: UIView, UIScrollViewDelegating {
    nonisolated deinit {}

    /// The delegate. It is public as `delegate`, in `UIScrollViewDelegating` and, with a more specific type, in subclasses.
    weak var scrollDelegate: UIScrollViewDelegate?

    // MARK: - Content

    /// The point of the content at the upper-left corner of the view.
    ///
    /// A change calls the delegate's `scrollViewDidScroll(_:)`. A change inside an animation block is animated.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// The size of the content.
    open var contentSize = CGSize.zero {
        didSet {
            if !contentSize.isFinite {
                contentSize = oldValue
                reportRefusedValue(of: "contentSize")
            }
            if contentSize != oldValue { contentDidChange() }
            observedValueDidChange()
        }
    }
    /// Extra space around the content, which can be scrolled into view. Bouncing starts beyond it.
    open var contentInset = UIEdgeInsets.zero {
        didSet {
            if !contentInset.isFinite {
                contentInset = oldValue
                reportRefusedValue(of: "contentInset")
            }
            insetsDidChange(from: appliedInset)
            observedValueDidChange()
        }
    }
    /// The way in which the safe area is added to the content inset.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetsDidChange(from: appliedInset) } }
    /// The adjusted content inset for which the content was last positioned.
    var appliedInset = UIEdgeInsets.zero

    /// The value of `refreshControl`.
    var installedRefreshControl: UIRefreshControl?
    /// The heights of the navigation bar above the content, if they depend on the offset.
    weak var barExtent: NavigationBarExtent? { didSet { if barExtent == nil { collapsedBarHeight = 0 } } }
    /// The height by which the navigation bar grows when the content is scrolled to its top. It is added to the range of the offset.
    var collapsedBarHeight: CGFloat = 0

    /// The sheet that moves with the current drag if the content is at its top edge.
    weak var draggedSheet: UISheetPresentationController?

    /// The view behind all content, or nil if there is none.
    var viewBehindContent: UIView? { nil }
    /// The index at which a view is inserted behind all other subviews except `viewBehindContent`.
    var backmostContentIndex: Int {
        guard let viewBehindContent, let index = subviews.firstIndex(where: { $0 === viewBehindContent }) else { return 0 }
        return index + 1
    }

    /// The extra top inset that keeps the refresh control visible while it refreshes.
    var refreshInset: CGFloat = 0 { didSet { if refreshInset != oldValue { refreshInsetDidChange() } } }

    // MARK: - Behavior

    /// Whether the user can scroll.
    open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Whether the content can be dragged beyond its edges and bounces back.
    open var bounces = true
    /// Whether vertical dragging bounces even if the content fits into the view.
    open var alwaysBounceVertical = false
    /// Whether horizontal dragging bounces even if the content fits into the view.
    open var alwaysBounceHorizontal = false
    /// Whether scrolling comes to rest at multiples of the view's size.
    open var isPagingEnabled = false
    /// Whether a drag that begins along one axis stays on that axis.
    open var isDirectionalLockEnabled = false
    /// The rate at which the content slows down after a flick.
    open var decelerationRate = DecelerationRate.normal {
        didSet {
            guard !(decelerationRate.rawValue > 0 && decelerationRate.rawValue < 1) else { return }
            decelerationRate = oldValue
            reportRefusedValue(of: "decelerationRate")
        }
    }
    /// Whether a tap on the status bar scrolls the content to the top.
    ///
    /// On a phone, the tap has no effect if several visible scroll views allow it. Scroll views inside of another scroll view that allows
    /// it do not count.
    open var scrollsToTop = true
    /// The way in which a drag dismisses the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether touches are delivered to views in the content only when it is clear that they are not drags.
    open var delaysContentTouches = true { didSet { touchDelayRecognizer.isEnabled = delaysContentTouches } }
    /// Whether a drag may cancel a touch that a view in the content has already received.
    ///
    /// If false, such a touch cannot start a drag.
    open var canCancelContentTouches = true

    /// The gesture recognizer that drags the content.
    open internal(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPanGestureRecognizer(self)
    /// The recognizer that delays touches on the content.
    lazy var touchDelayRecognizer = TouchDelayGestureRecognizer()

    // MARK: - Indicators

    /// Whether the vertical scroll indicator is visible during scrolling.
    open var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
    /// Whether the horizontal scroll indicator is visible during scrolling.
    open var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
    /// The color style of the scroll indicators.
    open var indicatorStyle = IndicatorStyle.default { didSet { for bar in scrollIndicators { bar.style = indicatorStyle } } }
    /// The distance of the vertical indicator from the edges, in addition to the content inset.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The distance of the horizontal indicator from the edges, in addition to the content inset.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// The insets of both indicators. The getter returns the insets of the vertical indicator.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    /// The vertical and the horizontal indicator. The array is empty until they are first shown.
    var scrollIndicators: [ScrollIndicator] = []

    // MARK: - Zooming

    /// The minimum zoom scale.
    open var minimumZoomScale: CGFloat = 1 {
        didSet {
            if !minimumZoomScale.isFinite {
                minimumZoomScale = oldValue
                reportRefusedValue(of: "minimumZoomScale")
            }
            installPinchRecognizerIfNeeded()
        }
    }
    /// The maximum zoom scale. Zooming by pinching requires a value larger than `minimumZoomScale`.
    open var maximumZoomScale: CGFloat = 1 {
        didSet {
            if !maximumZoomScale.isFinite {
                maximumZoomScale = oldValue
                reportRefusedValue(of: "maximumZoomScale")
            }
            installPinchRecognizerIfNeeded()
        }
    }
    /// The recognizer for zooming, or nil if the zoom limits have not allowed zooming yet.
    var pinchRecognizer: ScrollPinchGestureRecognizer?
    /// Whether a pinch may exceed the zoom limits temporarily.
    open var bouncesZoom = true
    var zoomState = ScrollZoomState()

    // MARK: - Motion

    /// The source of the content's current motion: none, a finger, or a scroll animation.
    var motionState = MotionState.resting
    /// The display link that advances the current scroll animation.
    var displayLink: CADisplayLink?
    /// Whether a finger, a scroll animation or `shiftOffset(by:)` causes the current change of the offset.
    ///
    /// If false, other code has set the offset, and the motion must restart at the new offset.
    var isUpdatingOffset = false
    private var laidOutSize = CGSize.zero

    /// Creates a scroll view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a scroll view from its element of a storyboard or xib. Other coders create a scroll view with default values.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeScrollView(coder) }
    }

    /// Reports that a property keeps its old value, because the new value is not finite or out of range.
    private func reportRefusedValue(of name: String) { Diagnostics.reportRefusedValue(of: name, source: "\(type(of: self))") }

    private func setUp() {
        clipsToBounds = true
        addGestureRecognizer(touchDelayRecognizer)
        addGestureRecognizer(panGestureRecognizer)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if super.bounds.origin != old { offsetDidChange() }
        }
    }

    private func offsetDidChange() {
        setNeedsLayout()
        if hasFrameGuide { invalidateGuide(frameLayoutGuide) }
        if !isUpdatingOffset { continueFromCurrentOffset() }
        installedRefreshControl?.updateForScrolling()
        barExtent?.contentDidScroll()
        scrollDelegate?.scrollViewDidScroll(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateContentSizeFromConstraints()
        if laidOutSize != bounds.size {
            laidOutSize = bounds.size
            insetsDidChange(from: appliedInset)
            clampContentOffset()
            installedRefreshControl?.updateForScrolling()
        }
        layoutIndicators()
    }

    /// Updates the adjusted inset. Content at the old top or left edge moves to the new edge.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange(from: appliedInset)
    }

    override func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let covered = appliedSafeAreaInsets(from: insets)
        return UIEdgeInsets(
            top: insets.top - covered.top, left: insets.left - covered.left, bottom: insets.bottom - covered.bottom,
            right: insets.right - covered.right)
    }

    /// Called when the adjusted content inset has changed. The default implementation does nothing.
    open func adjustedContentInsetDidChange() {}

    /// Called when a drag begins. Subclasses override it.
    func dragWillBegin() {}
    /// Called when a touch ends without a drag and the content stays at rest.
    var touchDidEndAtRest: () -> Void = {}
    /// Whether a drag comes to rest at a page or at a group of items.
    var settlesOnPages: Bool { isPagingEnabled }
    /// Returns the offset at which a drag without paging comes to rest. Subclasses override it. The velocity is in points per millisecond.
    func restingOffset(for proposedOffset: CGPoint, dragStart: CGPoint, velocity: CGPoint) -> CGPoint { proposedOffset }

    // MARK: - Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !handlePagingKey(for: $0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    // MARK: - Constraints

    /// The layout guide of the content area.
    ///
    /// Constraints that connect views to all edges of the guide define the content size. Constraints of views inside the scroll view can
    /// also refer to the scroll view itself. Its edges are then the edges of this guide, but its width and height are those of the visible
    /// area.
    open private(set) lazy var contentLayoutGuide: UILayoutGuide = ScrollLayoutGuide(.content, of: self)
    /// The layout guide of the visible area, for views that do not scroll with the content.
    open private(set) lazy var frameLayoutGuide: UILayoutGuide = ScrollLayoutGuide(.frame, of: self)
    /// Whether `frameLayoutGuide` was created.
    var hasFrameGuide = false
    override var contentBox: LayoutBox? { contentLayoutGuide.box }
    /// Whether the class computes `contentSize` itself, as tables do.
    var computesContentSize: Bool { false }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { stopMotion() }
    }

    /// Returns the scroll view itself during deceleration. A touch then only stops the motion and does not reach the content.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isDecelerating && isScrollEnabled ? self : hit
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return canDrag(along: dragDirection) && panGestureRecognizer.touches.allSatisfy(canTakeOver)
    }

    /// Returns whether a drag may cancel a touch that a view in the content has already received. The default is false for controls.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    private func canTakeOver(_ touch: UITouch) -> Bool {
        guard let view = touch.view, view !== self, window?.screen.application?.touchDispatcher.hasDelivered(touch) == true else {
            return true
        }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

    // MARK: - Members that subclasses can override

    /// Shows the scroll indicators for a short time.
    open func flashScrollIndicators() { defaultFlashScrollIndicators() }
    /// Whether a finger touches the content.
    open var isTracking: Bool {
        switch motionState {
        case .touched, .dragging: true
        case .resting, .animating: false
        }
    }
    /// Whether a finger moves the content.
    open var isDragging: Bool {
        if case .dragging = motionState { return true }
        return false
    }
    /// Whether the content continues to move after a finger has lifted.
    open var isDecelerating: Bool {
        switch motionState {
        case .animating(.decelerating, _), .animating(.settling, _): true
        default: false
        }
    }
    /// The content inset plus the insets of the safe area and of an active refresh control.
    open var adjustedContentInset: UIEdgeInsets {
        let safe = appliedSafeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top + refreshInset, left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    }
    /// Stops the current motion, unless it is a drag, and moves the content to an offset.
    ///
    /// An animated change takes 0.3 s. The delegate is called on each frame and at the end. Without a window, the change is not animated.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { defaultSetContentOffset(contentOffset, animated: animated) }
    /// Scrolls by the smallest distance that makes the rectangle visible.
    ///
    /// If the rectangle is larger than the visible area, its upper left part is shown.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { defaultScrollRectToVisible(rect, animated: animated) }
    /// The control that requests new data when the user pulls the content down beyond its top edge.
    open var refreshControl: UIRefreshControl? {
        get { defaultRefreshControl }
        set { defaultRefreshControl = newValue }
    }
    /// The scale of the view that the delegate returns from `viewForZooming(in:)`.
    open var zoomScale: CGFloat {
        get { defaultZoomScale }
        set { defaultZoomScale = newValue }
    }
    /// Whether the user is zooming with two fingers.
    open var isZooming: Bool { zoomState.isZooming }
    /// Whether the zoom scale is returning to its limits after a pinch.
    open var isZoomBouncing: Bool { zoomState.isBouncing }
    /// Changes the zoom scale. The center of the visible area keeps its position.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { defaultSetZoomScale(scale, animated: animated) }
    /// Zooms and scrolls so that a rectangle fills the visible area as far as possible.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the coordinates of the zoomed view.
    ///   - animated: Whether the change is animated.
    open func zoom(to rect: CGRect, animated: Bool) { defaultZoom(to: rect, animated: animated) }
}

extension UIScrollView {
    /// The color styles of the scroll indicators.
    nonisolated public enum IndicatorStyle: Int, Sendable {
        /// Dark on light content and light on dark content.
        case `default`
        /// Dark.
        case black
        /// Light.
        case white
    }
    /// The ways in which a drag dismisses the keyboard: not at all, when the drag begins, or as the finger moves over it.
    nonisolated public enum KeyboardDismissMode: Int, Sendable {
        /// Dragging does not hide the keyboard.
        case none
        /// The keyboard is hidden when a drag begins.
        case onDrag
        /// The keyboard follows a finger that moves over its upper edge.
        case interactive
    }
    /// The ways in which the safe area is added to the content inset.
    nonisolated public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The same as `scrollableAxes`, but the safe area is always added vertically. It is not added if the view controller turns off
        /// `automaticallyAdjustsScrollViewInsets`.
        case automatic
        /// The safe area is added along the axes in which the content scrolls.
        case scrollableAxes
        /// The safe area is not added.
        case never
        /// The safe area is added at all edges.
        case always
    }

    /// The fraction of a flick's velocity that remains after one millisecond.
    nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The remaining fraction, between 0 and 1.
        public let rawValue: CGFloat
        /// Creates a deceleration rate.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The default rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A rate that stops the content sooner.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
