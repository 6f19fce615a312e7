import UIKit

/// The rotation direction of the cube transition. In the positive direction the texts move up.
enum AnimationDirection: Int {
    case positive = 1
    case negative = -1
}

extension FlightViewController {
    /// Replaces the text with an animation that looks as if the old and the new text were on two sides of a rotating cube.
    ///
    /// The height of the old text shrinks towards one edge, while the height of the new text grows from the opposite edge.
    func cubeTransition(label: UILabel, text: String, direction: AnimationDirection) {
        let change = TextChange(of: label, to: text)
        let offset = CGFloat(direction.rawValue) * label.frame.size.height / 2
        addTextChange(change)

        change.incomingLabel.transform = CGAffineTransform(translationX: 0, y: offset).scaledBy(x: 1, y: 0.1)

        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveEaseOut,
            animations: {
                change.incomingLabel.transform = .identity
                label.transform = CGAffineTransform(translationX: 0, y: -offset).scaledBy(x: 1, y: 0.1)
            },
            completion: { _ in change.finish() })
    }
}
