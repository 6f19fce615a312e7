import CoreGraphics
import FlipbookMotion
import QuartzCore

extension AnimationParameters {
    /// Changes the timing. Does nothing for a block with a driver, because its animator determines the progress.
    ///
    /// A new duration changes a spring that is given by its damping ratio, as the same duration in the code would do.
    mutating func apply(_ change: TimingChange) {
        guard driver == nil else { return }
        if let bezier = change.controlPoints, case .curve = timing {
            timing = .curve(
                CAMediaTimingFunction(controlPoints: Float(bezier.x1), Float(bezier.y1), Float(bezier.x2), Float(bezier.y2)))
        }
        if case .spring(_, let velocity) = timing {
            if let spring = change.spring {
                timing = .spring(spring, velocity: velocity)
                dampingRatio = nil
            } else if let dampingRatio, let duration = change.duration {
                let spring = Spring(dampingRatio: dampingRatio, duration: duration, velocity: Double(velocity.dx))
                timing = .spring(spring, velocity: velocity)
            }
        }
        if let duration = change.resultingDuration { (self.duration, inheritsDuration) = (duration, false) }
        if let delay = change.delay { self.delay = delay }
    }
}

extension TimingChange {
    /// Returns the timing of an animator with this change.
    func applied(to parameters: UITimingCurveProvider) -> UITimingCurveProvider {
        if let bezier = controlPoints, parameters.springTimingParameters == nil {
            return UICubicTimingParameters(
                controlPoint1: CGPoint(x: bezier.x1, y: bezier.y1), controlPoint2: CGPoint(x: bezier.x2, y: bezier.y2))
        }
        if let spring, let old = parameters.springTimingParameters {
            return UISpringTimingParameters(
                mass: CGFloat(spring.mass), stiffness: CGFloat(spring.stiffness), damping: CGFloat(spring.damping),
                initialVelocity: old.initialVelocity)
        }
        return parameters
    }
}

extension AttachedAnimation {
    /// Whether the duration is that of the block around the block that has created the animation. False if a change has replaced it.
    package var inheritsDuration: Bool {
        guard case .block(let block, _) = origin else { return false }
        return (block as? AnimationBlock)?.parameters.inheritsDuration == true
    }

    /// The record of the calls that have created the block, the animator or the animation, or nil if they were not recorded.
    package var timingRecord: TimingRecord? {
        switch origin {
        case .block(let block, _): (block as? AnimationBlock)?.timingRecord
        case .animator(let animator): animator.timingRecord
        case .layer: layerTimingRecord
        }
    }
}
