import CoreGraphics
import Foundation
import QuartzCore

/// Recognizes the press of a preview interaction: a touch with force, or a touch without force that is held.
///
/// A touch without force, such as the touch of a mouse, always has the force 1.
final class PreviewPressGestureRecognizer: UIGestureRecognizer {
    weak var interaction: UIPreviewInteraction?

    /// The minimum force of a press. A lighter touch is not a press.
    private static let forceThreshold: CGFloat = 0.01
    /// The time in seconds after which a touch without force is treated as a press. The simulated force of the touch then rises to 1 in
    /// `riseDuration`.
    private static let holdDuration = 0.2
    private static let riseDuration = 0.8
    /// The maximum movement in points before the press begins. A touch that moves farther is not a press.
    private static let allowableMovement: CGFloat = 10

    /// The force of the press, or nil before it begins and after it has ended.
    private(set) var force: CGFloat?

    private var holdTimer: DelayedCall?
    private var displayLink: CADisplayLink?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 1, let touch = touches.first else { return state == .possible ? state = .failed : () }
        if touch.force == 1 {
            holdTimer = DelayedCall(after: Self.holdDuration) { [weak self] in
                self?.beginSimulatedForce()
            }
        } else {
            forceDidChange(touch.force)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first(where: { $0 === self.touches.first }) else { return }
        if state == .possible, touch.windowLocation.distance(to: touch.startLocation) > Self.allowableMovement { return state = .failed }
        let reportsForce = touch.force != 1 || (holdTimer == nil && displayLink == nil)
        if reportsForce { forceDidChange(touch.force) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPress() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { endPress() }

    private func endPress() { state = state == .possible ? .failed : .cancelled }

    override var state: State {
        get { super.state }
        set {
            super.state = newValue
            if super.state == .cancelled || super.state == .failed {
                stopSimulatedForce()
                self.force = nil
                interaction?.pressDidCancel()
            }
        }
    }

    override func reset() {
        super.reset()
        stopSimulatedForce()
        force = nil
    }

    /// Ends the press, after the preview or the commit has completed.
    func finish() {
        stopSimulatedForce()
        force = nil
        if state == .began || state == .changed { state = .ended }
    }

    // MARK: - Force

    /// Handles a force that the touch reports.
    private func forceDidChange(_ force: CGFloat) {
        stopSimulatedForce()
        guard state != .possible || force >= Self.forceThreshold else { return }
        updateForce(force)
    }

    /// Begins the press if necessary, and passes the force to the interaction.
    private func updateForce(_ force: CGFloat) {
        if state == .possible {
            guard let interaction, interaction.shouldBegin() else { return state = .failed }
            state = .began
        }
        guard state == .began || state == .changed else { return }
        self.force = force
        interaction?.forceDidChange(force)
    }

    // MARK: - Simulated force

    /// Begins a press without force, after the touch was held for `holdDuration`.
    private func beginSimulatedForce() {
        holdTimer = nil
        updateForce(0)
        guard state == .began else { return }
        let start = dispatcher?.now ?? 0
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            updateSimulatedForce(link.timestamp - start)
        }
        link.add(to: .main, forMode: .common)
        self.displayLink = link
    }

    /// Sets the simulated force p for the elapsed fraction t: p = 3t² - 2t³. The derivative is 0 at both ends.
    private func updateSimulatedForce(_ seconds: TimeInterval) {
        let fraction = CGFloat(min(seconds / Self.riseDuration, 1))
        if fraction >= 1 { stopSimulatedForce() }
        if fraction > 0 { updateForce(fraction * fraction * (3 - 2 * fraction)) }
    }

    private func stopSimulatedForce() {
        holdTimer?.invalidate()
        holdTimer = nil
        displayLink?.invalidate()
        displayLink = nil
    }
}
