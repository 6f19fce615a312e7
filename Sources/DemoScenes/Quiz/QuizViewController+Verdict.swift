import UIKit

/// The reaction to a choice: a check mark or a cross appears with the animation of the quiz stage.
extension QuizViewController {
    /// Compares a choice with the answer. A correct choice shows the answer. After a wrong choice, another choice is possible.
    func choose(_ index: Int) {
        guard !isChangingMark, choiceButtons.correctIndex == nil, choices[currentQuestionIndex].indices.contains(index) else { return }
        let isCorrect = choices[currentQuestionIndex][index] == answers[currentQuestionIndex]
        if isCorrect {
            showAnswer()
            choiceButtons.markCorrect(index)
            pulse(answerLabel)
        } else {
            choiceButtons.markWrong(index)
        }
        changeMark(to: isCorrect ? .correct : .wrong)
    }

    /// Replaces the mark. In the stages with a slide, the new mark enters from the left, and the old mark leaves to the right.
    func changeMark(to verdict: QuizMark.Verdict) {
        isChangingMark = true
        let (outgoing, incoming) = (currentMark, nextMark)
        incoming.verdict = verdict
        nextMarkCenterXConstraint.constant = markCenterX - markDistance
        view.layoutIfNeeded()
        nextMarkCenterXConstraint.constant = markCenterX
        currentMarkCenterXConstraint.constant = markCenterX + markDistance
        animateMarks(
            {
                outgoing.alpha = 0
                incoming.alpha = 1
                self.view.layoutIfNeeded()
            },
            completion: { _ in self.finishChangingMark() })
    }

    private func finishChangingMark() {
        swap(&currentMark, &nextMark)
        swap(&currentMarkCenterXConstraint, &nextMarkCenterXConstraint)
        currentMarkCenterXConstraint.constant = markCenterX
        nextMarkCenterXConstraint.constant = markCenterX
        isChangingMark = false
    }

    /// Enlarges a view for a moment.
    private func pulse(_ view: UIView) {
        guard !UIAccessibility.isReduceMotionEnabled else { return }
        UIView.animate(
            withDuration: 0.16,
            animations: {
                UIView.modifyAnimations(withRepeatCount: 1, autoreverses: true) {
                    view.transform = CGAffineTransform(scaleX: 1.15, y: 1.15)
                }
            }, completion: { _ in view.transform = .identity })
    }
}
