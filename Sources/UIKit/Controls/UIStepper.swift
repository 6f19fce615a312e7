import CoreGraphics
import Foundation
import QuartzCore

/// A control that changes a value in steps. It has a minus button and a plus button. In a right-to-left layout, the plus button is on the
/// left.
@preconcurrency @MainActor open class UIStepper: UIControl {
    nonisolated deinit {}

    /// The value, limited to the range. Setting it does not send events.
    open var value: Double {
        get { currentValue }
        set {
            if newValue.isNaN { return Diagnostics.reportRefusedValue(of: "value", source: "\(type(of: self))") }
            currentValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            updateAppearance()
        }
    }

    /// The smallest value.
    open var minimumValue = 0.0 { didSet { value = currentValue } }
    /// The largest value.
    open var maximumValue = 100.0 { didSet { value = currentValue } }
    /// The size of a step.
    open var stepValue = 1.0
    /// Whether steps are repeated while a button is held down.
    open var autorepeat = true
    /// Whether events are sent for each step. If false, they are sent once, at the end of the touch.
    open var isContinuous = true
    /// Whether a step beyond one end of the range continues at the other end.
    open var wraps = false { didSet { updateAppearance() } }

    private var currentValue = 0.0
    /// The direction of the pressed button: -1 for minus, 1 for plus, 0 for none.
    private var pressedDirection = 0
    private var repeatTimer: DelayedCall?
    private var stepCount = 0
    private let separator = UIView()
    private let pressHighlights = [UIView(), UIView()]
    private let iconLayers = [CAShapeLayer(), CAShapeLayer()]

    private static let size = CGSize(width: 94, height: 32)
    private static let radius: CGFloat = 9
    /// The delays, in seconds, before the first repetition, between the first six steps, and between later steps.
    private static let repeatIntervals = (first: 0.5, slow: 0.25, fast: 0.08)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    /// Creates a stepper.
    ///
    /// Differs from Apple: the coder is ignored if it does not belong to a storyboard or xib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        if let coder = coder as? InterfaceCoder { decodeStepper(coder) }
    }

    private func setUp() {
        setDefaults { backgroundColor = ControlColors.fill }
        (layer.cornerRadius, layer.cornerCurve) = (Self.radius, .continuous)
        layer.masksToBounds = true
        separator.backgroundColor = ControlColors.separator
        for view in pressHighlights + [separator] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for (index, icon) in iconLayers.enumerated() {
            icon.path = Self.iconPath(isPlus: index == 1)
            (icon.fillColor, icon.lineWidth, icon.lineCap) = (nil, 1.8, .round)
            layer.addSublayer(icon)
        }
        updateAppearance()
    }

    private static func iconPath(isPlus: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: -6.5, y: 0), CGPoint(x: 6.5, y: 0)])
        if isPlus { path.addLines(between: [CGPoint(x: 0, y: -6.5), CGPoint(x: 0, y: 6.5)]) }
        return path
    }

    override var naturalSize: CGSize { Self.size }

    override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        separator.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14)
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        for (index, highlight) in pressHighlights.enumerated() {
            highlight.frame = mirroredIfRightToLeft(CGRect(x: half * CGFloat(index), y: 0, width: half, height: bounds.height))
            iconLayers[index].position = CGPoint(x: highlight.frame.midX, y: highlight.frame.midY)
        }
    }

    private func updateAppearance() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        for (index, highlight) in pressHighlights.enumerated() {
            let direction = index == 0 ? -1 : 1
            let color = isEnabled && canStep(inDirection: direction) ? UIColor.label : UIColor.label.withAlphaComponent(0.25)
            iconLayers[index].strokeColor = resolved(color)
            highlight.backgroundColor = pressedDirection == direction ? ControlColors.pressed : nil
        }
        separator.alpha = pressedDirection == 0 ? 1 : 0
    }

    override func dynamicColorsDidChange() {
        super.dynamicColorsDidChange()
        updateAppearance()
    }

    override func layoutDirectionDidChange() { setNeedsLayout() }

    /// Returns the direction of the button under a touch.
    private func direction(of touch: UITouch) -> Int { (touch.location(in: self).x < bounds.midX) != isRightToLeft ? -1 : 1 }

    private func canStep(inDirection direction: Int) -> Bool {
        wraps || (direction < 0 ? currentValue > minimumValue : currentValue < maximumValue)
    }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        stepCount = 0
        beginPress(inDirection: direction(of: touch))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let direction = isTouchInside ? direction(of: touch) : 0
        if direction != pressedDirection { beginPress(inDirection: direction) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if stepCount == 0, isTouchInside { step(inDirection: pressedDirection) }
        let sendsFinalEvents = !isContinuous && stepCount > 0
        endPress()
        if sendsFinalEvents { sendValueChangedActions() }
    }

    open override func cancelTracking(with event: UIEvent?) { endPress() }

    private func endPress() {
        repeatTimer?.invalidate()
        (repeatTimer, pressedDirection) = (nil, 0)
        updateAppearance()
    }

    private func beginPress(inDirection direction: Int) {
        repeatTimer?.invalidate()
        pressedDirection = direction
        updateAppearance()
        if autorepeat, direction != 0 { scheduleRepeat(after: Self.repeatIntervals.first) }
    }

    private func scheduleRepeat(after seconds: TimeInterval) {
        repeatTimer = DelayedCall(after: seconds) { [weak self] in
            guard let self else { return }
            step(inDirection: pressedDirection)
            // An action can disable the stepper, which ends the press.
            guard pressedDirection != 0 else { return }
            scheduleRepeat(after: stepCount < 6 ? Self.repeatIntervals.slow : Self.repeatIntervals.fast)
        }
    }

    private func step(inDirection direction: Int) {
        let target = currentValue + Double(direction) * stepValue
        let old = currentValue
        if wraps, target > maximumValue || target < minimumValue {
            value = direction > 0 ? minimumValue : maximumValue
        } else {
            value = target
        }
        guard currentValue != old else { return }
        stepCount += 1
        if isContinuous { sendValueChangedActions() }
    }

    override var mirrorsValues: Bool { true }

    override func adjust(by steps: Int) -> Bool {
        guard isEnabled else { return true }
        let old = currentValue
        step(inDirection: steps < 0 ? -1 : 1)
        if !isContinuous, currentValue != old { sendValueChangedActions() }
        return true
    }
}
