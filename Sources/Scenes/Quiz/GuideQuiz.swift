import UIKit

/// The silver challenge: no number says how far away the next question waits. A layout guide as wide as the view keeps the two labels apart, so
/// that it waits outside however the phone is turned.
class GuideQuiz: QuizViewController {
    private let spacer = UILayoutGuide()
    private var spacerEnds: [NSLayoutConstraint] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addLayoutGuide(spacer)
        spacer.widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
        // Of the two only the current one is held in the middle; the spacer holds the other.
        nextQuestionLabelCenterXConstraint.isActive = false
        putSpacerBetweenLabels()
    }

    private func putSpacerBetweenLabels() {
        NSLayoutConstraint.deactivate(spacerEnds)
        spacerEnds = [
            spacer.leadingAnchor.constraint(equalTo: nextQuestionLabel.centerXAnchor),
            spacer.trailingAnchor.constraint(equalTo: currentQuestionLabel.centerXAnchor),
        ]
        NSLayoutConstraint.activate(spacerEnds)
    }

    override func animateLabelTransitions(completion: @escaping () -> Void) {
        view.layoutIfNeeded()
        // The new question comes to the middle and pushes the old one out.
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
