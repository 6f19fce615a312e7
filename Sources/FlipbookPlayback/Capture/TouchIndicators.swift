import Stage
import UIKit

/// Circles that show the touches, each with a ring that shows the force. The appearance depends only on the take's current frame.
package final class TouchIndicators: UIView {
    private var indicators: [TouchIndicator] = []
    private var feedbackRings: [FeedbackRing] = []

    package override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    package required init?(coder: NSCoder) { return nil }

    /// The duration of the fade-out after a finger is lifted, in seconds of the video.
    static let fadeDuration = 0.25

    /// Shows the touches of a take.
    ///
    /// - Parameters:
    ///   - screenFrame: The area of this view that shows the take's screen.
    ///   - includesAllFingers: If false, only a finger that presses on a view that reacts to force is shown.
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
        updateFeedback(of: take.stage, screenFrame: screenFrame, zoom: zoom)
    }

    /// Shows the latest vibrations of a stage as rings.
    private func updateFeedback(of stage: Stage, screenFrame: CGRect, zoom: CGFloat) {
        let events = stage.feedback.filter { stage.time - $0.time < FeedbackRing.duration && $0.location != nil }
        while feedbackRings.count < events.count {
            feedbackRings.append(FeedbackRing())
            addSubview(feedbackRings[feedbackRings.count - 1])
        }
        for (index, ring) in feedbackRings.enumerated() {
            ring.isHidden = index >= events.count
            guard index < events.count, let location = events[index].location else { continue }
            ring.center = CGPoint(x: screenFrame.minX + location.x * zoom, y: screenFrame.minY + location.y * zoom)
            ring.update(with: events[index].kind, progress: max(stage.time - events[index].time, 0) / FeedbackRing.duration, zoom: zoom)
        }
    }

    /// Returns the states of the fingers on the screen, and of lifted fingers that are still fading.
    private func states(of take: Take) -> [TouchIndicator.State] {
        let fadeFrameCount = Double(take.stage.framesPerSecond) * Self.fadeDuration
        let press = take.stage.currentPress
        var states = take.fingers.sorted { $0.key < $1.key }.map { number, finger in
            press?.finger == number
                ? pressState(of: take) ?? TouchIndicator.State(position: finger.position, force: finger.force)
                : TouchIndicator.State(position: finger.position, force: finger.force)
        }
        // A press with the keyboard is a simulated touch. Its finger is not in `take.fingers`.
        if let press, take.fingers[press.finger] == nil, let state = pressState(of: take) { states.append(state) }
        states += take.liftedFingers.map {
            TouchIndicator.State(
                position: $0.finger.position, force: $0.finger.force, fadeProgress: Double(take.frame - $0.frame) / fadeFrameCount)
        }
        .filter { $0.fadeProgress < 1 }
        return states
    }

    /// Returns the state of the finger that presses on a view that reacts to force, or nil if there is none.
    ///
    /// The view may simulate a force that grows while the finger is held. The take records no input for a simulated force, so the force
    /// that the take stores for the finger is out of date.
    private func pressState(of take: Take) -> TouchIndicator.State? {
        take.stage.currentPress.map { TouchIndicator.State(position: $0.location, force: Double($0.force), isPressing: true) }
    }
}
