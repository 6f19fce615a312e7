import CoreGraphics
import Foundation
import QuartzCore

/// The press of a preview: a finger that presses on, or is held where it came down.
final class PressGestureRecognizer: UIGestureRecognizer {
    weak var interaction: UIPreviewInteraction?

    /// A press begins at so little force; a finger that only touches has none of it.
    private static let threshold: CGFloat = 0.01
    /// A finger without force is held so long, and then rises to the force of a preview in so many seconds.
    private static let hold = 0.2
    private static let rise = 0.8
    /// Who moves further than this beforehand wants something else.
    private static let reach: CGFloat = 10

    /// How hard it presses, from the moment when it counts as a press.
    private(set) var force: CGFloat?

    private var patience: Timer?
    private var link: CADisplayLink?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 1, let touch = touches.first else { return state == .possible ? state = .failed : () }
        if touch.force == 1 {
            patience = Timer.scheduledTimer(withTimeInterval: Self.hold, repeats: false) { [weak self] _ in self?.beginHolding() }
        } else {
            follow(touch.force)
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first(where: { $0 == self.touches.first }) else { return }
        if state == .possible, touch.place.distance(to: touch.start) > Self.reach { return state = .failed }
        let speaksOfForce = touch.force != 1 || (patience == nil && link == nil)
        if speaksOfForce { follow(touch.force) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { letGo() }

    private func letGo() { state = state == .possible ? .failed : .cancelled }

    override var state: State {
        get { super.state }
        set {
            super.state = newValue
            if super.state == .cancelled || super.state == .failed {
                stopHolding()
                self.force = nil
                interaction?.giveUp()
            }
        }
    }

    override func reset() {
        super.reset()
        stopHolding()
        force = nil
    }

    /// The preview, or the commit after it, has come to its end.
    func finish() {
        stopHolding()
        force = nil
        if state == .began || state == .changed { state = .ended }
    }

    // MARK: - Force

    private func follow(_ force: CGFloat) {
        stopHolding()
        guard state != .possible || force >= Self.threshold else { return }
        press(force)
    }

    private func press(_ force: CGFloat) {
        if state == .possible {
            guard let interaction, interaction.begin() else { return state = .failed }
            state = .began
        }
        guard state == .began || state == .changed else { return }
        self.force = force
        interaction?.follow(force)
    }

    // MARK: - Without force

    private func beginHolding() {
        patience = nil
        press(0)
        guard state == .began else { return }
        let start = hand?.now ?? 0
        let link = CADisplayLink { [weak self] in self?.hold($0.timestamp - start) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// Without a kink at either end: 3p² - 2p³.
    private func hold(_ seconds: TimeInterval) {
        let part = CGFloat(min(seconds / Self.rise, 1))
        if part >= 1 { stopHolding() }
        if part > 0 { press(part * part * (3 - 2 * part)) }
    }

    private func stopHolding() {
        patience?.invalidate()
        patience = nil
        link?.invalidate()
        link = nil
    }
}
