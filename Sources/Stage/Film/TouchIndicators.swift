import UIKit

/// Circles that show the touches, each with a ring that shows the force. They depend only on the current frame of the take.
package final class TouchIndicators: UIView {
    private var indicators: [TouchIndicator] = []

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { return nil }

    /// The duration of the fade after a finger was lifted, in seconds of the film.
    private static let fadeDuration = 0.25

    /// Shows the touches of a take.
    ///
    /// - Parameters:
    ///   - screenFrame: The area of this view that shows the take's screen.
    ///   - includesAllFingers: False to show only a finger that presses on a view.
    package func update(for take: Take, screenFrame: CGRect, includesAllFingers: Bool = true) {
        let zoom = screenFrame.width / take.stage.size.width
        let states = includesAllFingers ? states(of: take) : pressState(of: take).map { [$0] } ?? []
        while indicators.count < states.count {
            let indicator = TouchIndicator()
            indicators.append(indicator)
            addSubview(indicator)
        }
        for (index, indicator) in indicators.enumerated() {
            indicator.isHidden = index >= states.count
            guard index < states.count else { continue }
            let state = states[index]
            indicator.center = CGPoint(x: screenFrame.minX + state.position.x * zoom, y: screenFrame.minY + state.position.y * zoom)
            indicator.update(with: state, zoom: zoom)
        }
    }

    /// The appearance of one indicator.
    fileprivate struct State {
        /// The position on the take's screen.
        var position: CGPoint
        var force: Double
        /// The progress of the fade, 0…1.
        var fadeProgress = 0.0
        /// Whether the finger presses on a view.
        var isPressing = false
    }

    /// Returns the states of the fingers on the screen, and of lifted fingers that are still fading.
    private func states(of take: Take) -> [State] {
        let fadeFrameCount = Double(take.stage.framesPerSecond) * Self.fadeDuration
        let press = take.stage.currentPress
        var states = take.fingers.sorted { $0.key < $1.key }.map { number, finger in
            press?.finger == number
                ? pressState(of: take) ?? State(position: finger.position, force: finger.force)
                : State(position: finger.position, force: finger.force)
        }
        // The keyboard presses with a finger that is not in the take.
        if let press, take.fingers[press.finger] == nil, let state = pressState(of: take) { states.append(state) }
        states += take.liftedFingers.map {
            State(position: $0.finger.position, force: $0.finger.force, fadeProgress: Double(take.frame - $0.frame) / fadeFrameCount)
        }
        .filter { $0.fadeProgress < 1 }
        return states
    }

    /// Returns the state of the finger that presses on a view. Its force grows while it is held, without an input of the take.
    private func pressState(of take: Take) -> State? {
        take.stage.currentPress.map { State(position: $0.location, force: Double($0.force), isPressing: true) }
    }
}

/// The circle and the ring of one finger.
private final class TouchIndicator: UIView {
    private let disc = UIView()
    private let ring = CAShapeLayer()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 64, height: 64))
        disc.bounds.size = CGSize(width: 40, height: 40)
        disc.center = CGPoint(x: 32, y: 32)
        disc.layer.cornerRadius = 20
        disc.backgroundColor = Theme.textColor.withAlphaComponent(0.28)
        disc.layer.borderColor = UIColor.white.withAlphaComponent(0.85).cgColor
        disc.layer.borderWidth = 2
        addSubview(disc)
        ring.frame = bounds
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 32, y: 32), radius: 26, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: false)
        ring.path = path
        ring.fillColor = nil
        ring.strokeColor = Theme.accentColor.cgColor
        ring.lineCap = .round
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a state. The ring is hidden for an ordinary touch, which has a force of 1 and does not press.
    ///
    /// The ring is full at a force of 1. A larger force makes it thicker.
    func update(with state: TouchIndicators.State, zoom: CGFloat) {
        let (force, fadeProgress) = (state.force, state.fadeProgress)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        alpha = 1 - fadeProgress
        let indicatorScale = zoom * (1 + 0.25 * fadeProgress)
        transform = CGAffineTransform(scaleX: indicatorScale, y: indicatorScale)
        ring.isHidden = force == 1 && !state.isPressing
        ring.strokeEnd = min(force, 1)
        ring.lineWidth = 4 + 4 * min(max(force - 1, 0), 1)
        CATransaction.commit()
    }
}
