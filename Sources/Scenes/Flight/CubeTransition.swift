import UIKit

/// Which way a cube turns: positive upwards.
enum AnimationDirection: Int {
    case positive = 1
    case negative = -1
}

extension FlightViewController {
    /// As if the texts were on two sides of a cube that turns: one is squashed away at the edge where the other one rolls in.
    func cubeTransition(label: UILabel, text: String, direction: AnimationDirection) {
        let change = TextChange(of: label, to: text)
        let offset = CGFloat(direction.rawValue) * label.frame.size.height / 2
        begin(change)

        change.helper.transform = CGAffineTransform(translationX: 0, y: offset).scaledBy(x: 1, y: 0.1)

        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveEaseOut,
            animations: {
                change.helper.transform = .identity
                label.transform = CGAffineTransform(translationX: 0, y: -offset).scaledBy(x: 1, y: 0.1)
            },
            completion: { _ in change.finish() })
    }
}
