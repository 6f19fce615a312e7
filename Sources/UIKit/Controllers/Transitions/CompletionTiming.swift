/// The speed and timing with which the rest of a transition is played.
struct CompletionTiming {
    /// The speed as a factor of the animator's speed: 2 plays the rest in half the time.
    var speed: CGFloat
    var curve: UIView.AnimationCurve
    /// The timing parameters for an interruptible animator, or nil for the curve. `LayerTimeDriver` ignores them.
    var timingParameters: UITimingCurveProvider?
}
