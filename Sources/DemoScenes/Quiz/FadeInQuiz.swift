import UIKit

/// Step 1: a single label that fades in.
///
/// The label fades in only once. After that, its alpha is already 1, and an animation from 1 to 1 has no visible effect.
class FadeInQuiz: QuizViewController {
    override var incomingLabel: UILabel { currentQuestionLabel }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        currentQuestionLabel.alpha = 0
    }

    override func animateLabelTransitions(completion: @escaping () -> Void) {
        let animationClosure = { self.currentQuestionLabel.alpha = 1 }
        UIView.animate(withDuration: 0.5, animations: animationClosure)
        completion()
    }
}
