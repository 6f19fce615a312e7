import UIKit

/// Step 3: the labels are swapped after the animation, so that each tap fades one label out and the other label in.
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
