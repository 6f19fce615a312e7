import UIKit

/// Step 2: two labels. One fades out while the other fades in.
///
/// At the second tap, both labels already have their final alpha, so nothing fades.
class CrossfadeQuiz: QuizViewController {
    override func animateLabelTransitions(completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0.5) {
            self.currentQuestionLabel.alpha = 0
            self.nextQuestionLabel.alpha = 1
        }
        completion()
    }
}
