import UIKit

/// Stage 2: two labels, of which one fades out while the other fades in.
///
/// The second tap finds both where they are to go: nothing fades.
class CrossfadeQuiz: QuizViewController {
    override func animateLabelTransitions(completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0.5) {
            self.currentQuestionLabel.alpha = 0
            self.nextQuestionLabel.alpha = 1
        }
        completion()
    }
}
