import UIKit

/// Stage 4: the labels slide as well. The constants of their constraints are changed, and the layout pass that follows from that is done
/// inside the block.
///
/// Look at it in slow motion: the widths change little by little too, because the layout pass finds new texts.
class SlideQuiz: QuizViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        updateOffScreenLabel()
    }

    /// One screen to the left, where the next question waits.
    func updateOffScreenLabel() { nextQuestionLabelCenterXConstraint.constant = -view.frame.width }

    override func animateLabelTransitions(completion: @escaping () -> Void) {
        finishPendingLayout()
        nextQuestionLabelCenterXConstraint.constant = 0
        currentQuestionLabelCenterXConstraint.constant += view.frame.width
        animate(
            {
                self.currentQuestionLabel.alpha = 0
                self.nextQuestionLabel.alpha = 1
                self.view.layoutIfNeeded()
            },
            completion: { _ in
                self.swapLabels()
                self.updateOffScreenLabel()
                completion()
            })
    }

    /// The next stage has something to do here.
    func finishPendingLayout() {}

    /// How it moves; later stages know better.
    func animate(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [], animations: animations, completion: completion)
    }
}

/// Stage 5: what the new texts change is laid out beforehand and not animated, and only the slide is left.
class LaidOutSlideQuiz: SlideQuiz {
    override func finishPendingLayout() { view.layoutIfNeeded() }
}

/// Stage 6, the final one: at constant speed, as if both labels were on one strip of paper.
class LinearSlideQuiz: LaidOutSlideQuiz {
    override func animate(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: animations, completion: completion)
    }
}
