import CoreGraphics
import Foundation
import QuartzCore

/// Less and more: a value in steps.
open class UIStepper: UIControl {
    /// Kept between minimum and maximum. Written, it does not send events.
    open var value: Double {
        get { current }
        set {
            current = min(max(newValue, minimumValue), max(minimumValue, maximumValue))
            showState()
        }
    }

    open var minimumValue = 0.0 { didSet { value = current } }
    open var maximumValue = 100.0 { didSet { value = current } }
    open var stepValue = 1.0
    /// Whether a finger that stays makes one step after the other.
    open var autorepeat = true
    /// Whether each of them is told, or only where they end.
    open var isContinuous = true
    /// Whether the minimum comes after the maximum.
    open var wraps = false { didSet { showState() } }

    private var current = 0.0
    /// -1 on the minus, 1 on the plus.
    private var side = 0
    private var patience: Timer?
    private var stepsMade = 0
    private let line = UIView()
    private let lights = [UIView(), UIView()]
    private let signs = [CAShapeLayer(), CAShapeLayer()]

    private static let size = CGSize(width: 94, height: 32)
    private static let radius: CGFloat = 9
    /// Before the first repetition, between the next ones, and between those after half a dozen.
    private static let pauses = (first: 0.5, slow: 0.25, fast: 0.08)

    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = ControlInk.fill
        (layer.cornerRadius, layer.cornerCurve) = (Self.radius, .continuous)
        layer.masksToBounds = true
        line.backgroundColor = ControlInk.hairline
        for view in lights + [line] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for (index, sign) in signs.enumerated() {
            sign.path = Self.sign(isPlus: index == 1)
            (sign.fillColor, sign.lineWidth, sign.lineCap) = (nil, 1.8, .round)
            layer.addSublayer(sign)
        }
        showState()
    }

    private static func sign(isPlus: Bool) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: -6.5, y: 0), CGPoint(x: 6.5, y: 0)])
        if isPlus { path.addLines(between: [CGPoint(x: 0, y: -6.5), CGPoint(x: 0, y: 6.5)]) }
        return path
    }

    override var naturalSize: CGSize { Self.size }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        line.frame = CGRect(x: half - 0.5, y: 7, width: 1, height: bounds.height - 14)
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        for (index, light) in lights.enumerated() {
            light.frame = CGRect(x: half * CGFloat(index), y: 0, width: half, height: bounds.height)
            signs[index].position = CGPoint(x: light.frame.midX, y: light.frame.midY)
        }
    }

    private func showState() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        for (index, light) in lights.enumerated() {
            let way = index == 0 ? -1 : 1
            let ink = isEnabled && canStep(way) ? UIColor.label : UIColor.label.withAlphaComponent(0.25)
            signs[index].strokeColor = ink.cgColor
            light.backgroundColor = side == way ? ControlInk.pressed : nil
        }
        line.alpha = side == 0 ? 1 : 0
    }

    private func canStep(_ way: Int) -> Bool { wraps || (way < 0 ? current > minimumValue : current < maximumValue) }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        stepsMade = 0
        press(touch.location(in: self).x < bounds.midX ? -1 : 1)
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let now = isTouchInside ? (touch.location(in: self).x < bounds.midX ? -1 : 1) : 0
        if now != side { press(now) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if stepsMade == 0, isTouchInside { step(side) }
        let isLate = !isContinuous && stepsMade > 0
        letGo()
        if isLate { tellOfNewValue() }
    }

    open override func cancelTracking(with event: UIEvent?) { letGo() }

    private func letGo() {
        patience?.invalidate()
        (patience, side) = (nil, 0)
        showState()
    }

    private func press(_ way: Int) {
        patience?.invalidate()
        side = way
        showState()
        if autorepeat, way != 0 { wait(Self.pauses.first) }
    }

    private func wait(_ seconds: TimeInterval) {
        patience = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
            guard let self else { return }
            step(side)
            wait(stepsMade < 6 ? Self.pauses.slow : Self.pauses.fast)
        }
    }

    private func step(_ way: Int) {
        let wanted = current + Double(way) * stepValue
        let old = current
        if wraps, wanted > maximumValue || wanted < minimumValue {
            value = way > 0 ? minimumValue : maximumValue
        } else {
            value = wanted
        }
        guard current != old else { return }
        stepsMade += 1
        if isContinuous { tellOfNewValue() }
    }

    override func adjust(by steps: Int) -> Bool {
        guard isEnabled else { return true }
        let old = current
        step(steps < 0 ? -1 : 1)
        if !isContinuous, current != old { tellOfNewValue() }
        return true
    }
}
