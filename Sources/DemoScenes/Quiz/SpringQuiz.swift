import UIKit

/// The bronze challenge: springs move the labels in and out.
class SpringQuiz: LaidOutSlideQuiz {
    override func animate(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.5, options: [], animations: animations,
            completion: completion)
    }
}
