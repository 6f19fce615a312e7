import QuartzCore

/// Returns an animation of the corner radius from 10 to 30. The radius shows the progress.
@MainActor func radiusAnimation(_ duration: Double, _ configure: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let newAnimation = animation("cornerRadius", from: 10, to: 30, duration)
    configure(newAnimation)
    return newAnimation
}
