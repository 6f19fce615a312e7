import UIKit

extension FlightViewController {
    /// Moves the old text out and fades it. The new text moves in from the same side and fades in. At the end the label bounces.
    ///
    /// There is no animation for the bounce. It is the result of additive animations:
    /// - After 0.35 seconds the new text has arrived and the label is reset to its position. Its own animation, which moves it out,
    ///   still has 0.15 seconds left and is not removed.
    /// - The remaining part of that animation is added to the reset position. So the label jumps to the opposite side and moves from
    ///   there to its position.
    func moveLabel(label: UILabel, text: String, offset: CGPoint) {
        let change = TextChange(of: label, to: text)
        let incomingLabel = change.incomingLabel
        addTextChange(change)

        incomingLabel.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
        incomingLabel.alpha = 0

        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveEaseIn,
            animations: {
                label.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
                label.alpha = 0
            })

        UIView.animate(
            withDuration: 0.25, delay: 0.1, options: .curveEaseIn,
            animations: {
                incomingLabel.transform = .identity
                incomingLabel.alpha = 1
            },
            completion: { _ in change.finish() })
    }
}
