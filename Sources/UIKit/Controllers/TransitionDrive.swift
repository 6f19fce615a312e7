import QuartzCore

/// Holds a transition's animations, moves them by hand, and lets them go.
protocol TransitionDrive: AnyObject {
    /// How far it is from the start to the end.
    var fraction: CGFloat { get }
    func hold()
    func move(to fraction: CGFloat)
    /// Plays on to the end, or back to the start, in the part of the whole time that lies ahead, divided by the speed.
    func play(toEnd: Bool, _ pace: CompletionPace)
    /// The transition is over.
    func end(completed: Bool)
}

/// How the rest of a transition is played.
struct CompletionPace {
    var speed: CGFloat
    var curve: UIView.AnimationCurve
    /// For an animator only.
    var timing: UITimingCurveProvider?
}

/// Of an animator that is given to us.
final class AnimatorDrive: TransitionDrive {
    private let animator: UIViewImplicitlyAnimating

    init(_ animator: UIViewImplicitlyAnimating) { self.animator = animator }

    /// An animator counts from where its direction of travel begins.
    var fraction: CGFloat { animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete }

    func hold() {
        animator.pauseAnimation()
        turn(back: false)
    }

    func move(to fraction: CGFloat) { animator.fractionComplete = animator.isReversed ? 1 - fraction : fraction }

    func play(toEnd: Bool, _ pace: CompletionPace) {
        let part = toEnd ? 1 - fraction : fraction
        turn(back: !toEnd)
        let timing = pace.timing ?? UICubicTimingParameters(animationCurve: pace.curve)
        animator.continueAnimation(withTimingParameters: timing, durationFactor: part / pace.speed)
    }

    private func turn(back: Bool) {
        if animator.isReversed != back { animator.isReversed = back }
    }

    func end(completed: Bool) {}
}

/// Of those who go along with a conductor that needs no drive of ours.
final class FollowerDrive: TransitionDrive {
    private let animator: UIViewPropertyAnimator
    private lazy var drive = AnimatorDrive(animator)

    init(_ animator: UIViewPropertyAnimator) {
        self.animator = animator
        // A conductor who takes longer may yet come back.
        animator.pausesOnCompletion = true
    }

    /// One that moves nothing on the screen is over at once.
    private var isOver: Bool { animator.state != .active }

    var fraction: CGFloat { drive.fraction }
    func hold() { if !isOver { drive.hold() } }
    func move(to fraction: CGFloat) { if !isOver { drive.move(to: fraction) } }
    func play(toEnd: Bool, _ pace: CompletionPace) { if !isOver { drive.play(toEnd: toEnd, pace) } }

    /// Whoever has not arrived by now is there at once.
    func end(completed: Bool) {
        guard !isOver else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: completed ? .end : .start)
    }
}

/// Of animation blocks: the time of the container is stopped and moved by hand, and with it all that was animated outside of it.
final class TimelineDrive: TransitionDrive {
    private let container: CALayer
    private let ledger: TransitionLedger
    private let duration: Double
    /// The tree's time at which the animations began.
    private let began: Double

    /// Layers whose time is in our hand, with what it was when the animations began.
    private var stopped: [(layer: CALayer, begin: Double)] = []
    private var place = 0.0
    private var link: CADisplayLink?

    init(_ container: CALayer, _ ledger: TransitionLedger, duration: Double) {
        self.container = container
        self.ledger = ledger
        self.duration = max(duration, 0.001)
        began = container.tree?.now ?? 0
    }

    var fraction: CGFloat { CGFloat(stopped.isEmpty ? elapsed : place) }
    private var elapsed: Double { min((now - began) / duration, 1) }
    /// The time of the tree that shows it, whichever tree is the current one.
    private var now: Double { container.tree?.now ?? began }

    func hold() {
        stopPlaying()
        guard stopped.isEmpty else { return }
        place = elapsed
        let passed = now - began
        for layer in ledger.layers(besides: container) {
            stopped.append((layer, layer.now - passed))
            layer.speed = 0
        }
        apply()
    }

    func move(to fraction: CGFloat) {
        place = Double(fraction)
        apply()
    }

    private func apply() {
        for (layer, begin) in stopped { layer.timeOffset = begin + place * duration }
    }

    func play(toEnd: Bool, _ pace: CompletionPace) {
        hold()
        let (start, goal) = (place, toEnd ? 1.0 : 0.0)
        let seconds = abs(goal - start) * duration / Double(pace.speed)
        let (letGo, curve) = (now, pace.curve.timing.curve)
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            let time = seconds > 0 ? (link.timestamp - letGo) / seconds : 1
            place = start + (goal - start) * curve.value(at: min(max(time, 0), 1))
            guard time >= 1 - 1e-9 else { return apply() }
            stopPlaying()
            toEnd ? release() : revert()
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func stopPlaying() {
        link?.invalidate()
        link = nil
    }

    /// Time goes on by itself from here: what is at its end ends now, and what takes longer goes on.
    private func release() {
        for (layer, begin) in stopped {
            layer.beginTime = (layer.superlayer?.now ?? now) - (begin + place * duration)
            layer.timeOffset = 0
            layer.speed = 1
        }
    }

    /// All is as it was, and the blocks that waited for their end are told that they did not reach it.
    private func revert() {
        for write in ledger.writes.reversed() { write.set(write.old) }
        resetClocks()
        for write in ledger.writes { write.drop(finished: false) }
    }

    func end(completed: Bool) {
        stopPlaying()
        resetClocks()
    }

    private func resetClocks() {
        for (layer, _) in stopped {
            (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        }
        stopped = []
    }
}

/// What the blocks of one transition wrote, put down while its animator begins.
final class TransitionLedger {
    /// In the hand everything moves as the hand does: curves are left out.
    let isEven: Bool
    private(set) var writes: [AnimatedWrite] = []
    private var companions: (() -> Void)?

    init(isEven: Bool, companions: @escaping () -> Void) {
        self.isEven = isEven
        self.companions = companions
    }

    func note(_ writes: [AnimatedWrite]) { self.writes.append(contentsOf: writes) }

    /// Others animate inside the first block that takes the whole time.
    func joinIn() {
        let waiting = companions
        companions = nil
        waiting?()
    }

    /// Whose time has to be stopped: the container's, and that of layers outside of it.
    func layers(besides container: CALayer) -> [CALayer] {
        var layers = [container]
        for write in writes where !layers.contains(where: { write.layer.isIn($0) }) { layers.append(write.layer) }
        return layers
    }
}

extension CALayer {
    fileprivate func isIn(_ layer: CALayer) -> Bool {
        var next: CALayer? = self
        while let current = next {
            if current === layer { return true }
            next = current.superlayer
        }
        return false
    }
}
