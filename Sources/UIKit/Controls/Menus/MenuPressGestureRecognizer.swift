import CoreGraphics
import Foundation

/// Recognizes the press that opens a menu: a touch that is held, or any touch on a control whose primary action is its menu.
final class MenuPressGestureRecognizer: UIGestureRecognizer {
    weak var interaction: UIContextMenuInteraction?

    /// The time in seconds after which the view is lifted.
    private static let liftDelay = 0.15
    /// The time in seconds after which the menu opens.
    private static let openDelay = 0.5
    /// The time in seconds after which a touch that has not become a drag opens the menu of a control in a scroll view.
    private static let scrollDelay = 0.15
    /// The movement in points after which a touch is not a press. It is smaller than the movement that begins a pan.
    private static let allowableMovement: CGFloat = 9

    private var timers: [DelayedCall] = []
    private var hasConfiguration = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard self.touches.count == 1, let interaction else { return state = .failed }
        if interaction.isPrimary() {
            let isScrolled = view?.enclosingScrollViews.contains { $0.isScrollEnabled && $0.delaysContentTouches } == true
            isScrolled ? schedule(Self.scrollDelay) { $0.openMenu(.began) } : openMenu(.began)
        } else {
            schedule(Self.liftDelay) { $0.lift() }
            schedule(Self.openDelay) { $0.openMenu(.began) }
        }
    }

    private func schedule(_ seconds: TimeInterval, _ action: @escaping (MenuPressGestureRecognizer) -> Void) {
        timers.append(DelayedCall(after: seconds) { [weak self] in if let self, state == .possible { action(self) } })
    }

    private var pressLocation: CGPoint { touches.first?.windowLocation ?? centroid }

    /// Lifts the view, if there is a menu. The view of a compact menu is not lifted: its configuration is requested only when the menu
    /// opens.
    private func lift() {
        guard interaction?.isCompact != true else { return }
        hasConfiguration = interaction?.requestConfiguration(at: pressLocation) == true
        hasConfiguration ? interaction?.lift() : (state = .failed)
    }

    /// Changes the state and opens the menu. If there is no configuration, or if another gesture prevents this recognizer, it fails
    /// instead.
    private func openMenu(_ newState: State) {
        guard let interaction else { return state = .failed }
        if !hasConfiguration { hasConfiguration = interaction.requestConfiguration(at: pressLocation) }
        guard hasConfiguration else { return state = .failed }
        state = newState
        guard state == newState, interaction.open() else {
            interaction.cancelLift()
            // Because no menu is open, a press that has begun is cancelled.
            return state = state == .possible ? .failed : .cancelled
        }
        interaction.overlay?.followOpeningTouch(from: pressLocation)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = self.touches.first, touches.contains(touch) else { return }
        if state == .possible, touch.windowLocation.distance(to: touch.startLocation) > Self.allowableMovement { return state = .failed }
        guard state == .began || state == .changed else { return }
        state = .changed
        interaction?.overlay?.openingTouchDidMove(to: touch.windowLocation)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { return interaction?.isPrimary() == true ? openMenu(.ended) : (state = .failed) }
        guard state == .began || state == .changed else { return }
        state = .ended
        interaction?.overlay?.openingTouchDidEnd(at: pressLocation)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed { interaction?.overlay?.openingTouchDidEnd(at: nil) }
        state = .cancelled
    }

    override var state: State {
        get { super.state }
        set {
            super.state = newValue
            if super.state == .failed || super.state == .cancelled { stop() }
        }
    }

    override func reset() {
        super.reset()
        stop()
        hasConfiguration = false
    }

    /// Stops the timers, and scales the lifted view back to its original size if the menu is not open.
    private func stop() {
        for timer in timers { timer.invalidate() }
        timers = []
        interaction?.cancelLift()
    }
}
