import UIKit

/// The silver challenge: the centers of the two labels are separated by a layout guide that is as wide as the view.
///
/// The distance is not a constant, so the next question is outside of the screen in portrait and in landscape.
class GuideQuiz: QuizViewController {
    private let spacer = UILayoutGuide()
    private var spacerConstraints: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addLayoutGuide(spacer)
        spacer.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        // Only the label of the current question is centered in the view. The spacer positions the other label.
        nextQuestionLabelCenterXConstraint.isActive = false
        putSpacerBetweenLabels()
    }

    private func putSpacerBetweenLabels() {
        NSLayoutConstraint.deactivate(spacerConstraints)
        spacerConstraints = [
            spacer.leadingAnchor.constraint(equalTo: nextQuestionLabel.centerXAnchor),
            spacer.trailingAnchor.constraint(equalTo: currentQuestionLabel.centerXAnchor),
        ]
        NSLayoutConstraint.activate(spacerConstraints)
    }

    override func animateLabelTransitions(completion: @escaping () -> Void) {
        view.layoutIfNeeded()
        // The new question moves to the center, and the spacer moves the old question out.
        currentQuestionLabelCenterXConstraint.isActive = false
        nextQuestionLabelCenterXConstraint.isActive = true
        UIView.animate(
            withDuration: 0.5, delay: 0, options: .curveLinear,
            animations: {
                self.currentQuestionLabel.alpha = 0
                self.nextQuestionLabel.alpha = 1
                self.view.layoutIfNeeded()
            },
            completion: { _ in
                self.swapLabels()
                self.putSpacerBetweenLabels()
                completion()
            })
    }

    override var markDistance: CGFloat { slideDistance }

    override func animateMarks(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: animations, completion: completion)
    }
}
