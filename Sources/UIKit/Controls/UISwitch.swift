import CoreGraphics
import Foundation

/// A control that is on or off. Its thumb can be tapped or dragged, and is longer while it is touched.
@preconcurrency @MainActor open class UISwitch: UIControl {
    nonisolated deinit {}

    /// The color of the track while the switch is on, or nil for green.
    open var onTintColor: UIColor? {
        didSet {
            propertyWasSet(.onTintColor)
            updateAppearance()
        }
    }
    /// The color of the thumb, or nil for white.
    open var thumbTintColor: UIColor? {
        didSet {
            propertyWasSet(.thumbTintColor)
            updateAppearance()
        }
    }
    /// The title of the switch.
    ///
    /// Differs from Apple: it has no effect.
    open var title: String?

    /// Whether the switch is on. Setting it does not send events.
    open var isOn: Bool {
        get { currentValue }
        set { setOn(newValue, animated: false) }
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let thumbSize: CGFloat = 27
    private static let margin: CGFloat = 2
    /// The additional length of the thumb while it is touched, in points.
    private static let pressedExtraLength: CGFloat = 7
    /// The distance in points that a touch moves before the thumb follows it. A shorter movement is a tap.
    private static let dragThreshold: CGFloat = 8

    private var currentValue = false
    /// The value that the position of the thumb shows. While the thumb is dragged, it can differ from `currentValue`.
    private var displayedValue = false
    /// The horizontal position at which the touch began, or nil if there is no touch.
    private var touchStartX: CGFloat?
    private var isDragged = false
    private let trackView = UIView()
    private let thumbView = UIView()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a switch.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeSwitch(coder) }
    }

    private func setUp() {
        for view in [trackView, thumbView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        trackView.layer.cornerRadius = Self.size.height / 2
        thumbView.layer.cornerRadius = Self.thumbSize / 2
        thumbView.layer.shadowOpacity = 0.18
        thumbView.layer.shadowOffset = CGSize(width: 0, height: 2.5)
        thumbView.layer.shadowRadius = 3
        updateAppearance()
    }

    override var naturalSize: CGSize { Self.size }

    /// Turns the switch on or off. It does not send events. Inside of an animation block, an animated change belongs to this block.
    open func setOn(_ on: Bool, animated: Bool) {
        (currentValue, displayedValue) = (on, on)
        animated ? animateAppearance() : updateAppearance()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAppearance()
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStartX = touch.location(in: self).x
        isDragged = false
        animateAppearance()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if let touchStartX, abs(x - touchStartX) > Self.dragThreshold { isDragged = true }
        let isInTrailingHalf = (x > bounds.midX) != isRightToLeft
        if isDragged, isInTrailingHalf != displayedValue {
            displayedValue = isInTrailingHalf
            animateAppearance()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        finishChange(isOn: isDragged ? displayedValue : isTouchInside ? !currentValue : currentValue)
    }
    open override func cancelTracking(with event: UIEvent?) { finishChange(isOn: currentValue) }

    /// Prevents pans and swipes of surrounding views while the switch is touched.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isEnclosingDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func finishChange(isOn new: Bool) {
        let isNew = new != currentValue
        touchStartX = nil
        setOn(new, animated: true)
        if isNew { sendValueChangedActions() }
    }

    override var mirrorsValues: Bool { true }

    override func adjust(by steps: Int) -> Bool {
        if isEnabled, steps != 0, (steps > 0) != currentValue { finishChange(isOn: steps > 0) }
        return true
    }

    // MARK: - Appearance

    private func animateAppearance() {
        // The completion of a block does not wait for a block inside of it.
        guard AnimationBlock.current == nil else { return updateAppearance() }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: updateAppearance)
    }

    private func updateAppearance() {
        let area = CGRect(
            x: (bounds.width - Self.size.width) / 2, y: (bounds.height - Self.size.height) / 2, width: Self.size.width,
            height: Self.size.height)
        trackView.frame = area
        trackView.backgroundColor = displayedValue ? onTintColor ?? .systemGreen : ControlColors.switchTrack
        let width = Self.thumbSize + (touchStartX == nil ? 0 : Self.pressedExtraLength)
        thumbView.backgroundColor = thumbTintColor ?? .white
        thumbView.frame = mirroredIfRightToLeft(
            CGRect(
                x: displayedValue ? area.maxX - Self.margin - width : area.minX + Self.margin, y: area.minY + Self.margin, width: width,
                height: Self.thumbSize))
    }
}
