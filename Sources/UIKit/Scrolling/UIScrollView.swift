import CoreGraphics
import Motion
import QuartzCore

/// A window on a content that may be larger: it follows a finger, runs on, and comes to rest.
///
/// Its content offset is the origin of its bounds. What moves it by itself is a `ScrollCourse` in each direction, asked on every frame.
open class UIScrollView: UIView, UIScrollViewDelegating {
    /// Who is told; `delegate` is its public face, which subclasses narrow.
    weak var listener: UIScrollViewDelegate?

    // MARK: - Content

    /// What of the content stands in the upper left corner. Writing it tells the delegate; inside an animation block it is animated.
    public var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    public var contentSize = CGSize.zero { didSet { if contentSize != oldValue { contentDidChange() } } }
    /// Room around the content, beyond which its edges give.
    public var contentInset = UIEdgeInsets.zero { didSet { insetsDidChange(from: knownInset) } }
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { insetsDidChange(from: knownInset) } }
    /// The adjusted inset that the content was last placed by.
    var knownInset = UIEdgeInsets.zero

    /// What turns above the content, and the room that it takes while it does.
    var refresher: UIRefreshControl?
    var refreshRoom: CGFloat = 0 { didSet { if refreshRoom != oldValue { refreshRoomDidChange() } } }

    // MARK: - Behaviour

    public var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
    /// Whether the edges give.
    public var bounces = true
    /// Whether they give also where all content can be seen.
    public var alwaysBounceVertical = false
    public var alwaysBounceHorizontal = false
    public var isPagingEnabled = false
    /// Whether a drag that begins along one axis stays on it.
    public var isDirectionalLockEnabled = false
    public var decelerationRate = DecelerationRate.normal
    public var scrollsToTop = true
    /// Whether a drag puts the keyboard on the screen away, or takes it along when the finger comes to it.
    public var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether views in the content are told of a touch only when it is no drag.
    public var delaysContentTouches = true { didSet { patience.isEnabled = delaysContentTouches } }
    /// Whether a drag may take a touch away from a view that was told of it; if not, what began there is no drag.
    public var canCancelContentTouches = true

    public internal(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = ScrollPan(self)
    lazy var patience = ScrollPatience()

    // MARK: - Indicators

    public var showsVerticalScrollIndicator = true { didSet { setNeedsLayout() } }
    public var showsHorizontalScrollIndicator = true { didSet { setNeedsLayout() } }
    public var indicatorStyle = IndicatorStyle.default { didSet { for bar in bars { bar.style = indicatorStyle } } }
    public var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    public var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Both of them at once.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
    }
    var bars: [ScrollIndicator] = []

    // MARK: - Zooming

    public var minimumZoomScale: CGFloat = 1 { didSet { watchPinches() } }
    public var maximumZoomScale: CGFloat = 1 { didSet { watchPinches() } }
    var pinch: ScrollPinch?
    public var bouncesZoom = true
    var zoom = ScrollZoom()

    // MARK: - What it is doing

    var life = Life.resting
    /// Calls on each frame while it moves by itself.
    var link: CADisplayLink?
    /// Set while the content moves of its own or with a finger: nobody else wrote the offset then.
    var isDriving = false
    private var laidOutSize = CGSize.zero

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        clipsToBounds = true
        addGestureRecognizer(patience)
        addGestureRecognizer(panGestureRecognizer)
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            if newValue.origin != old { offsetDidChange() }
        }
    }

    private func offsetDidChange() {
        setNeedsLayout()
        if hasFrameGuide { noteGuide(frameLayoutGuide) }
        if !isDriving { goOnFromHere() }
        refresher?.follow()
        listener?.scrollViewDidScroll(self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        takeContentSize()
        if laidOutSize != bounds.size {
            laidOutSize = bounds.size
            insetsDidChange(from: knownInset)
            keepInRange()
            refresher?.follow()
        }
        layoutIndicators()
    }

    /// Bars cover more or less: content that stood at the edge of what they leave stays there.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        insetsDidChange(from: knownInset)
    }

    override func safeAreaForSubviews(_ insets: UIEdgeInsets) -> UIEdgeInsets {
        let covered = coveredInset(insets)
        return UIEdgeInsets(
            top: insets.top - covered.top, left: insets.left - covered.left, bottom: insets.bottom - covered.bottom,
            right: insets.right - covered.right)
    }

    /// What covers the content, or the room around it, has changed.
    open func adjustedContentInsetDidChange() {}

    /// Ours: a finger begins to drag.
    func dragWillBegin() {}

    // MARK: - Keys

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { !turn(by: $0) }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    // MARK: - Constraints

    /// The content: constraints that tie views to all of its edges say how large it is. The scroll view's own edges mean the same to views in
    /// it, its own width and height do not.
    public private(set) lazy var contentLayoutGuide: UILayoutGuide = ScrollGuide(.content, of: self)
    /// What is visible, for views that do not scroll with the content.
    public private(set) lazy var frameLayoutGuide: UILayoutGuide = ScrollGuide(.frame, of: self)
    var hasFrameGuide = false
    override var contentBox: LayoutBox? { contentLayoutGuide.box }
    /// Whether it says itself how large its content is, as tables do.
    var measuresContent: Bool { false }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { halt() }
    }

    /// While it runs on, a touch stops it and reaches nothing else.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        return isDecelerating && isScrollEnabled ? self : hit
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return mayDrag(along: heading) && panGestureRecognizer.touches.allSatisfy(mayTake)
    }

    /// Asked before a drag takes a touch away from a view in the content that was told of it. Controls keep theirs.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    private func mayTake(_ touch: UITouch) -> Bool {
        guard let view = touch.view, view !== self, window?.screen.application?.hand.hasTold(of: touch) == true else { return true }
        return canCancelContentTouches && touchesShouldCancel(in: view)
    }

}

extension UIScrollView {
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// What is left of a flick's velocity after a millisecond.
    nonisolated public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

nonisolated public let UIScrollViewDecelerationRateNormal = UIScrollView.DecelerationRate.normal
nonisolated public let UIScrollViewDecelerationRateFast = UIScrollView.DecelerationRate.fast
public typealias UIScrollViewDecelerationRate = UIScrollView.DecelerationRate
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
