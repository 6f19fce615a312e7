import UIKit

/// Stage 3: when the animation is over, the labels change their roles, so that each tap finds one to fade out and one to fade in.
class SwapQuiz: QuizViewController {
    override func animateLabelTransitions(completion: @escaping () -> Void) {
        UIView.animate(
            withDuration: 0.5, delay: 0, options: [],
            animations: {
                self.currentQuestionLabel.alpha = 0
                self.nextQuestionLabel.alpha = 1
            },
            completion: { _ in
                self.swapLabels()
                completion()
            })
    }
}
