import UIKit

/// Moves the square along the rectangle with four animations, each started by the completion of the previous animation.
///
/// Each completion must check `finished`, because an animation also ends when it is removed.
func animateByCompletions(_ square: UIView) {
    UIView.animate(withDuration: 0.5) {
        square.center.x += 200
    } completion: { finished in
        guard finished else { return }
        UIView.animate(withDuration: 0.5) {
            square.center.y += 100
        } completion: { finished in
            guard finished else { return }
            UIView.animate(withDuration: 0.5) {
                square.center.x -= 200
            } completion: { finished in
                guard finished else { return }
                UIView.animate(withDuration: 0.5) {
                    square.center.y -= 100
                }
            }
        }
    }
}
