import UIKit

extension FlightViewController {
    /// The old text leaves, the new one comes back from there, and at the end it bounces.
    ///
    /// Nobody animates the bounce. The new text arrives after 0.35 seconds, and the label is put back to its place while its own way out has
    /// 0.15 seconds to go. That animation is not stopped: what was left of the way out is now added to the place, on its other side.
    func moveLabel(label: UILabel, text: String, offset: CGPoint) {
        let change = TextChange(of: label, to: text)
        let helper = change.helper
        begin(change)

        helper.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
        helper.alpha = 0

        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveEaseIn,
            animations: {
                label.transform = CGAffineTransform(translationX: offset.x, y: offset.y)
                label.alpha = 0
            })

        UIView.animate(
            withDuration: 0.25, delay: 0.1, options: .curveEaseIn,
            animations: {
                helper.transform = .identity
                helper.alpha = 1
            },
            completion: { _ in change.finish() })
    }
}
