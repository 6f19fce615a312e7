import UIKit

extension FlightViewController {
    /// Moves the old text out and fades the new text in from the same side; at the end the label bounces.
    ///
    /// No animation describes the bounce. It follows from additive animations:
    /// - After 0.35 seconds the new text has arrived and the label is reset to its position. Its own animation, which moves it out,
    ///   still has 0.15 seconds left and is not removed.
    /// - The remaining part of that animation is added to the reset position. So the label appears on the opposite side and moves to
    ///   its position.
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
