import UIKit

/// Stage 4: the labels also slide. The constants of their constraints change, and the layout pass runs inside the block.
///
/// In slow motion the widths also change gradually, because the same layout pass applies the new texts.
class SlideQuiz: QuizViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        updateOffScreenLabel()
    }

    /// Moves the next question's label one screen width to the left.
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

    /// Does nothing in this stage. The next stage runs a layout pass here.
    func finishPendingLayout() {}

    /// Runs the animation. Later stages override it with other timing.
    func animate(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [], animations: animations, completion: completion)
    }
}

/// Stage 5: a layout pass before the animation applies the new texts, so that only the slide is animated.
class LaidOutSlideQuiz: SlideQuiz {
    override func finishPendingLayout() { view.layoutIfNeeded() }
}

/// Stage 6, the final one: the labels move at constant speed, as if both were printed on one strip of paper.
class LinearSlideQuiz: LaidOutSlideQuiz {
    override func animate(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: animations, completion: completion)
    }
}
