import CoreGraphics
import Foundation

/// A control for choosing a value in a range with a thumb on a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    nonisolated deinit {}

    /// The value, limited to the range. Setting it does not send events.
    open var value: Float {
        get { currentValue }
        set { setValue(newValue, animated: false) }
    }

    /// The value at the leading end of the track.
    open var minimumValue: Float = 0 { didSet { rangeDidChange() } }
    /// The value at the trailing end of the track.
    open var maximumValue: Float = 1 { didSet { rangeDidChange() } }
    /// Whether events are sent while the thumb is dragged. If false, they are sent once, at the end of the drag.
    open var isContinuous = true

    /// The color of the track from the leading end to the thumb, or nil for the tint color.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            propertyWasSet(.minimumTrackTintColor)
            setNeedsLayout()
        }
    }
    /// The color of the track from the thumb to the trailing end, or nil for the default.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            propertyWasSet(.maximumTrackTintColor)
            setNeedsLayout()
        }
    }
    /// The color of the thumb, or nil for white.
    open var thumbTintColor: UIColor? {
        didSet {
            propertyWasSet(.thumbTintColor)
            setNeedsLayout()
        }
    }
    /// The image at the leading end.
    open var minimumValueImage: UIImage? { didSet { imagesDidChange() } }
    /// The image at the trailing end.
    open var maximumValueImage: UIImage? { didSet { imagesDidChange() } }

    private static let thumbSize: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    private static let height: CGFloat = 31
    /// The distance between an image and the track, in points.
    private static let imageSpacing: CGFloat = 8
    /// The distance from the thumb, in points, up to which a touch begins a drag.
    private static let thumbTouchMargin: CGFloat = 12

    private var currentValue: Float = 0
    /// The horizontal distance of the touch from the thumb's center when the drag began.
    private var grabOffset: CGFloat = 0
    private let trackView = UIView()
    private let filledTrackView = UIView()
    private let thumbView = UIView()
    private let minimumImageView = UIImageView(frame: .zero)
    private let maximumImageView = UIImageView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a slider.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeSlider(coder) }
    }

    private func setUp() {
        for view in [trackView, filledTrackView, minimumImageView, maximumImageView, thumbView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for view in [trackView, filledTrackView] { view.layer.cornerRadius = Self.trackHeight / 2 }
        thumbView.layer.cornerRadius = Self.thumbSize / 2
        thumbView.layer.shadowOpacity = 0.2
        thumbView.layer.shadowOffset = CGSize(width: 0, height: 2)
        thumbView.layer.shadowRadius = 3.5
        if bounds.isEmpty { setSizeKeepingOrigin(CGSize(width: 118, height: Self.height)) }
    }

    override var naturalSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    /// Sets the value, limited to the range. It does not send events. Inside of an animation block, an animated change belongs to this block.
    open func setValue(_ value: Float, animated: Bool) {
        if value.isNaN { return Diagnostics.reportRefusedValue(of: "value", source: "\(type(of: self))") }
        currentValue = min(max(value, minimumValue), max(minimumValue, maximumValue))
        guard animated else { return setNeedsLayout() }
        // The completion of a block does not wait for a block inside of it.
        guard AnimationBlock.current == nil else { return updateAppearance() }
        UIView.animate(
            withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut],
            animations: updateAppearance)
    }

    private func rangeDidChange() { setValue(currentValue, animated: false) }

    private func imagesDidChange() {
        (minimumImageView.image, maximumImageView.image) = (minimumValueImage, maximumValueImage)
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

    /// Returns the rectangle of the image at the leading end.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        mirroredIfRightToLeft(imageRect(for: minimumValueImage?.size ?? .zero, at: bounds.minX, in: bounds), in: bounds)
    }

    /// Returns the rectangle of the image at the trailing end.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return mirroredIfRightToLeft(imageRect(for: size, at: bounds.maxX - size.width, in: bounds), in: bounds)
    }

    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage.map { $0.size.width + Self.imageSpacing } ?? 2
        let right = maximumValueImage.map { $0.size.width + Self.imageSpacing } ?? 2
        return mirroredIfRightToLeft(
            CGRect(
                x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2, width: max(bounds.width - left - right, 0),
                height: Self.trackHeight), in: bounds)
    }

    /// Returns the rectangle of the thumb for a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let side = Self.thumbSize
        let fraction = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
        let thumb = CGRect(x: rect.minX + max(rect.width - side, 0) * fraction, y: rect.midY - side / 2, width: side, height: side)
        return mirroredIfRightToLeft(thumb, in: rect)
    }

    private func imageRect(for size: CGSize, at x: CGFloat, in bounds: CGRect) -> CGRect {
        CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The frame of the thumb for the current value.
    package var currentThumbFrame: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: currentValue) }

    /// Returns whether a touch at a point begins a drag of the thumb.
    package func isOnThumb(_ point: CGPoint) -> Bool {
        currentThumbFrame.insetBy(dx: -Self.thumbTouchMargin, dy: -Self.thumbTouchMargin).contains(point)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateAppearance()
    }

    private func updateAppearance() {
        let (trackFrame, thumbFrame) = (trackRect(forBounds: bounds), currentThumbFrame)
        trackView.frame = trackFrame
        let filledWidth = isRightToLeft ? trackFrame.maxX - thumbFrame.midX : thumbFrame.midX - trackFrame.minX
        filledTrackView.frame = mirroredIfRightToLeft(
            CGRect(x: trackFrame.minX, y: trackFrame.minY, width: max(filledWidth, 0), height: trackFrame.height), in: trackFrame)
        thumbView.frame = thumbFrame
        minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
        maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
        trackView.backgroundColor = maximumTrackTintColor ?? ControlColors.track
        filledTrackView.backgroundColor = minimumTrackTintColor ?? tintColor
        thumbView.backgroundColor = thumbTintColor ?? .white
    }

    // MARK: - Tracking

    /// Whether the point is in the slider, or at most `thumbTouchMargin` outside of the frame of its thumb.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || isOnThumb(point)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        grabOffset = x - currentThumbFrame.midX
        return isOnThumb(touch.location(in: self))
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let trackFrame = trackRect(forBounds: bounds)
        let travelLength = max(trackFrame.width - Self.thumbSize, 1)
        let distance = touch.location(in: self).x - grabOffset - trackFrame.minX - Self.thumbSize / 2
        let fraction = Float((isRightToLeft ? travelLength - distance : distance) / travelLength)
        change(to: minimumValue + min(max(fraction, 0), 1) * (maximumValue - minimumValue), sendsEvents: isContinuous)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if !isContinuous { sendValueChangedActions() } }

    private func change(to new: Float, sendsEvents: Bool) {
        guard new != currentValue else { return }
        setValue(new, animated: false)
        if sendsEvents { sendValueChangedActions() }
    }

    /// Prevents pans and swipes of surrounding views while the thumb is dragged.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isEnclosingDrag(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override var mirrorsValues: Bool { true }

    /// Changes the value by a tenth of the range for each step.
    override func adjust(by steps: Int) -> Bool {
        guard isEnabled else { return true }
        let new = min(max(currentValue + (maximumValue - minimumValue) / 10 * Float(steps), minimumValue), maximumValue)
        guard new != currentValue else { return true }
        setValue(new, animated: true)
        sendValueChangedActions()
        return true
    }
}
