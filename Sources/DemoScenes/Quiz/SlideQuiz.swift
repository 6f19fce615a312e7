import UIKit

/// Step 4: the labels also slide. The constants of their constraints change, and the layout pass runs inside the animation block.
///
/// In slow motion it is visible that the widths are animated too, because the same layout pass applies the new texts.
class SlideQuiz: QuizViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        updateOffScreenLabel()
    }

    /// Moves the label of the next question to the left by the width of the screen.
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

    /// Called before the constraints change. Does nothing in this stage; the next stage runs a layout pass.
    func finishPendingLayout() {}

    override var markDistance: CGFloat { slideDistance }

    override func animateMarks(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        animate(animations, completion: completion)
    }

    /// Runs the animation. Later stages override it with another timing.
    func animate(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0.5, delay: 0, options: [], animations: animations, completion: completion)
    }
}

/// Step 5: a layout pass before the animation applies the new texts, so that only the slide is animated.
class LaidOutSlideQuiz: SlideQuiz {
    override func finishPendingLayout() { view.layoutIfNeeded() }
}

/// Step 6, the last step: the labels move at constant speed.
class LinearSlideQuiz: LaidOutSlideQuiz {
    override func animate(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: animations, completion: completion)
    }
}
