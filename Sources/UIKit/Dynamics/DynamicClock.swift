import FlipbookMotion

/// Counts the steps of a simulation. Frame times are compared with whole steps, so the number of steps up to a given time does not depend
/// on the frame rate or on slow motion.
struct DynamicClock {
    private var startTime = 0.0
    /// The number of steps since the start.
    private var stepCount = 0
    /// The number of steps of earlier runs.
    private var earlierStepCount = 0
    /// The position of the frame's time between the previous step (0) and the last step (1).
    private(set) var fraction = 1.0

    var elapsedTime: Double {
        let steps = Double(earlierStepCount + stepCount) - (1 - fraction)
        return max(steps, 0) / Double(RigidBodyWorld.stepsPerSecond)
    }

    /// Starts the clock at a time.
    mutating func start(at time: Double) {
        earlierStepCount += stepCount
        (startTime, stepCount, fraction) = (time, 0, 1)
    }

    /// Returns the number of steps that are still needed up to the first step at or after a time, and counts them.
    mutating func advance(to time: Double) -> Int {
        // The position of the previous call is the minimum, so that the time never runs backward.
        let exact = max((time - startTime) * Double(RigidBodyWorld.stepsPerSecond), Double(stepCount) - 1 + fraction)
        // With the tolerance, a rounding error in a frame's time does not add a step.
        let needed = (exact - 1e-6).rounded(.up)
        let steps = max(Int(needed) - stepCount, 0)
        stepCount += steps
        fraction = min(max(1 - (Double(stepCount) - exact), 0), 1)
        if fraction > 1 - 1e-5 { fraction = 1 }
        return steps
    }
}
