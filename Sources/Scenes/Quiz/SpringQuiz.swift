import UIKit

/// The bronze challenge: the labels swing in and out on springs.
class SpringQuiz: LaidOutSlideQuiz {
    override func animate(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0.5, options: [], animations: animations,
            completion: completion)
    }
}
