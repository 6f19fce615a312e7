import UIKit

/// The silver challenge: a layout guide as wide as the view separates the centers of the two labels.
///
/// The distance is not a constant, so the next question stays off screen in portrait and in landscape.
class GuideQuiz: QuizViewController {
    private let spacer = UILayoutGuide()
    private var spacerConstraints: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addLayoutGuide(spacer)
        spacer.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        // Only the current label is centered in the view. The spacer positions the other one.
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
        // The new question moves to the center, and the spacer moves the old one out.
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
}
