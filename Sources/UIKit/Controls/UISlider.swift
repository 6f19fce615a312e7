import CoreGraphics
import Foundation

/// A value between two others, chosen by dragging a knob along a track.
open class UISlider: UIControl {
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }

    open var minimumValue: Float = 0 { didSet { rangeDidChange() } }
    open var maximumValue: Float = 1 { didSet { rangeDidChange() } }
    /// Whether events are sent all the way, or only at its end.
    open var isContinuous = true

    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
    open var minimumValueImage: UIImage? { didSet { imagesDidChange() } }
    open var maximumValueImage: UIImage? { didSet { imagesDidChange() } }

    private static let knobSide: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    private static let height: CGFloat = 31
    /// From the edge to a picture, and from there to the track.
    private static let gap: CGFloat = 8
    /// A finger that comes down so near takes hold of the knob.
    private static let reach: CGFloat = 12

    private var current: Float = 0
    /// Where on the knob the finger took hold of it.
    private var grip: CGFloat = 0
    private let track = UIView()
    private let fill = UIView()
    private let knob = UIView()
    private let low = UIImageView(frame: .zero)
    private let high = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        for view in [track, fill, low, high, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [track, fill] { view.layer.cornerRadius = Self.trackHeight / 2 }
        knob.layer.cornerRadius = Self.knobSide / 2
        knob.layer.shadowOpacity = 0.2
        knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        knob.layer.shadowRadius = 3.5
        if bounds.isEmpty { bounds.size = CGSize(width: 118, height: Self.height) }
    }

    override var naturalSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    /// Kept between minimum and maximum. Does not send events.
    open func setValue(_ value: Float, animated: Bool) {
        current = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard animated else { return setNeedsLayout() }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut], animations: show)
    }

    private func rangeDidChange() { setValue(current, animated: false) }

    private func imagesDidChange() {
        (low.image, high.image) = (minimumValueImage, maximumValueImage)
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? 1 : 0.5
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    // MARK: - Geometry

    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { place(minimumValueImage?.size ?? .zero, at: bounds.minX, bounds) }

    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return place(size, at: bounds.maxX - size.width, bounds)
    }

    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage.map { $0.size.width + Self.gap } ?? 2
        let right = maximumValueImage.map { $0.size.width + Self.gap } ?? 2
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - left - right, 0),
            height: Self.trackHeight)
    }

    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let side = Self.knobSide
        let part = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        return CGRect(x: rect.minX + max(rect.width - side, 0) * part, y: rect.midY - side / 2, width: side, height: side)
    }

    private func place(_ size: CGSize, at x: CGFloat, _ bounds: CGRect) -> CGRect {
        CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private var knobNow: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        show()
    }

    private func show() {
        let (rail, knobRect) = (trackRect(forBounds: bounds), knobNow)
        track.frame = rail
        fill.frame = CGRect(x: rail.minX, y: rail.minY, width: max(knobRect.midX - rail.minX, 0), height: rail.height)
        knob.frame = knobRect
        low.frame = minimumValueImageRect(forBounds: bounds)
        high.frame = maximumValueImageRect(forBounds: bounds)
        track.backgroundColor = maximumTrackTintColor ?? UIColor(red: 0.894, green: 0.894, blue: 0.902, alpha: 1)
        fill.backgroundColor = minimumTrackTintColor ?? tintColor
        knob.backgroundColor = thumbTintColor ?? .white
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        grip = x - knobNow.midX
        return knobNow.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let rail = trackRect(forBounds: bounds)
        let way = max(rail.width - Self.knobSide, 1)
        let part = Float((touch.location(in: self).x - grip - rail.minX - Self.knobSide / 2) / way)
        change(to: minimumValue + min(max(part, 0), 1) * (maximumValue - minimumValue), tells: isContinuous)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if !isContinuous { tellOfNewValue() } }

    private func change(to new: Float, tells: Bool) {
        guard new != current else { return }
        setValue(new, animated: false)
        if tells { tellOfNewValue() }
    }

    /// What is dragged is the knob, not something around the slider.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// By a tenth of its range for each step.
    override func adjust(by steps: Int) -> Bool {
        guard isEnabled else { return true }
        let new = min(max(current + (maximumValue - minimumValue) / 10 * Float(steps), minimumValue), maximumValue)
        guard new != current else { return true }
        setValue(new, animated: true)
        tellOfNewValue()
        return true
    }
}
