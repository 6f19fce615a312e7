import CoreGraphics
import Foundation

/// On or off. The knob can be tapped or dragged, and stretches under the finger.
open class UISwitch: UIControl {
    open var onTintColor: UIColor? { didSet { show() } }
    open var thumbTintColor: UIColor? { didSet { show() } }
    public var title: String?

    open var isOn: Bool {
        get { value }
        set { setOn(newValue, animated: false) }
    }

    private static let size = CGSize(width: 51, height: 31)
    private static let knobSide: CGFloat = 27
    private static let margin: CGFloat = 2
    /// The knob is so much longer under a finger.
    private static let stretch: CGFloat = 7
    /// The finger goes so far before the knob follows it rather than waiting for a tap.
    private static let slop: CGFloat = 8

    private var value = false
    /// What the knob shows while it is dragged.
    private var shown = false
    private var start: CGFloat?
    private var isDragged = false
    private let track = UIView()
    private let knob = UIView()

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [track, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.layer.cornerRadius = Self.size.height / 2
        knob.layer.cornerRadius = Self.knobSide / 2
        knob.layer.shadowOpacity = 0.18
        knob.layer.shadowOffset = CGSize(width: 0, height: 2.5)
        knob.layer.shadowRadius = 3
        show()
    }

    override var naturalSize: CGSize { Self.size }

    /// Does not send events.
    open func setOn(_ on: Bool, animated: Bool) {
        (value, shown) = (on, on)
        animated ? glide() : show()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self).x
        isDragged = false
        glide()
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if let start, abs(x - start) > Self.slop { isDragged = true }
        let wanted = x > bounds.midX
        if isDragged, wanted != shown {
            shown = wanted
            glide()
        }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        settle(on: isDragged ? shown : isTouchInside ? !value : value)
    }
    open override func cancelTracking(with event: UIEvent?) { settle(on: value) }

    /// What is dragged is the knob, not something around the switch.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    private func settle(on new: Bool) {
        let isNew = new != value
        start = nil
        setOn(new, animated: true)
        if isNew { tellOfNewValue() }
    }

    override func adjust(by steps: Int) -> Bool {
        if isEnabled, steps != 0, (steps > 0) != value { settle(on: steps > 0) }
        return true
    }

    // MARK: - Looks

    private func glide() {
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: show)
    }

    private func show() {
        let area = CGRect(
            x: (bounds.width - Self.size.width) / 2, y: (bounds.height - Self.size.height) / 2, width: Self.size.width,
            height: Self.size.height)
        track.frame = area
        track.backgroundColor = shown ? onTintColor ?? .systemGreen : UIColor(red: 0.914, green: 0.914, blue: 0.918, alpha: 1)
        let width = Self.knobSide + (start == nil ? 0 : Self.stretch)
        knob.backgroundColor = thumbTintColor ?? .white
        knob.frame = CGRect(
            x: shown ? area.maxX - Self.margin - width : area.minX + Self.margin, y: area.minY + Self.margin, width: width,
            height: Self.knobSide)
    }
}
