import UIKit

extension QuizViewController {
    func addViews() {
        for card in [questionCard, answerCard] { view.addSubview(card) }
        slideArea.frame = view.bounds
        slideArea.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(slideArea)
        for view in [currentQuestionLabel, nextButton, answerLabel, answerButton, nextQuestionLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            (view is UIButton || view === answerLabel ? self.view : slideArea)?.addSubview(view)
        }
        for mark in [currentMark, nextMark] { slideArea.addSubview(mark) }
        nextMark.alpha = 0
        view.addSubview(choiceButtons)
        for button in [nextButton, answerButton] {
            button.backgroundColor = UIColor(light: UIColor.white.withAlphaComponent(0.85), dark: UIColor.black.withAlphaComponent(0.35))
            button.tintColor = UIColor(light: .systemBlue, dark: UIColor(hex: 0x7CC0FF))
            button.layer.cornerRadius = 15
            button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }
        addConstraints()
    }

    private func addConstraints() {
        var parts = QuizConstraints()
        let questionTop = currentQuestionLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 48)
        let answerGap = answerLabel.topAnchor.constraint(equalTo: nextButton.bottomAnchor, constant: 115)
        (parts.questionTop, parts.answerGap) = (questionTop, answerGap)
        // The buttons are centered in the view, not below a label. Otherwise they would move away with the label.
        NSLayoutConstraint.activate([
            questionTop,
            currentQuestionLabelCenterXConstraint,
            nextQuestionLabel.topAnchor.constraint(equalTo: currentQuestionLabel.topAnchor),
            nextQuestionLabelCenterXConstraint,
            nextButton.topAnchor.constraint(equalTo: currentQuestionLabel.bottomAnchor, constant: 8),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            answerGap,
            answerLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            answerButton.topAnchor.constraint(equalTo: answerLabel.bottomAnchor, constant: 8),
            answerButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.heightAnchor.constraint(equalToConstant: 30),
            answerButton.heightAnchor.constraint(equalToConstant: 30),
        ])
        addCardConstraints(&parts)
        adjustableConstraints = parts
    }

    private func addCardConstraints(_ parts: inout QuizConstraints) {
        parts.cardWidths = [questionCard, answerCard, choiceButtons].map { $0.widthAnchor.constraint(equalToConstant: 327) }
        parts.marksAbove = [currentMark, nextMark].map { $0.centerYAnchor.constraint(equalTo: answerLabel.topAnchor, constant: -38) }
        parts.marksBeside = [currentMark, nextMark].map { $0.centerYAnchor.constraint(equalTo: answerCard.centerYAnchor) }
        let questionCardTop = questionCard.topAnchor.constraint(equalTo: nextButton.topAnchor, constant: -74)
        let answerCardTop = answerCard.topAnchor.constraint(equalTo: nextButton.bottomAnchor, constant: 36)
        let choicesHeight = choiceButtons.heightAnchor.constraint(equalToConstant: 152)
        (parts.questionCardTop, parts.answerCardTop, parts.choicesHeight) = (questionCardTop, answerCardTop, choicesHeight)
        NSLayoutConstraint.activate(parts.cardWidths + parts.marksAbove)
        NSLayoutConstraint.activate([
            questionCardTop, answerCardTop, choicesHeight, currentMarkCenterXConstraint, nextMarkCenterXConstraint,
        ])
        NSLayoutConstraint.activate(
            [questionCard, answerCard, choiceButtons].map { $0.centerXAnchor.constraint(equalTo: view.centerXAnchor) })
        NSLayoutConstraint.activate([
            questionCard.bottomAnchor.constraint(equalTo: answerCard.topAnchor, constant: -12),
            answerCard.bottomAnchor.constraint(equalTo: answerButton.bottomAnchor, constant: 24),
            choiceButtons.topAnchor.constraint(equalTo: answerCard.bottomAnchor, constant: 16),
        ])
    }

    /// Sets the fonts and constants for a size of the screen.
    func adaptLayout(to metrics: QuizMetrics) {
        guard metrics != adjustableConstraints.metrics else { return }
        adjustableConstraints.metrics = metrics
        let (parts, isCompact) = (adjustableConstraints, metrics.isCompact)
        for label in [currentQuestionLabel, nextQuestionLabel] {
            label.font = .systemFont(ofSize: metrics.questionFontSize, weight: .semibold)
        }
        answerLabel.font = .systemFont(ofSize: metrics.answerFontSize, weight: .semibold)
        parts.questionTop?.constant = metrics.questionTop
        parts.answerGap?.constant = metrics.answerGap
        for constraint in parts.cardWidths { constraint.constant = metrics.cardWidth }
        slideArea.cardWidth = metrics.cardWidth
        let lineHeight = currentQuestionLabel.intrinsicContentSize.height
        parts.questionCardTop?.constant = -(lineHeight + 8 + metrics.cardPadding)
        parts.answerCardTop?.constant = isCompact ? 20 : 36
        NSLayoutConstraint.deactivate(isCompact ? parts.marksAbove : parts.marksBeside)
        NSLayoutConstraint.activate(isCompact ? parts.marksBeside : parts.marksAbove)
        currentMarkCenterXConstraint.constant = markCenterX
        choiceButtons.axis = isCompact ? .horizontal : .vertical
        choiceButtons.spacing = metrics.choiceSpacing
        parts.choicesHeight?.constant = metrics.choicesHeight
    }

    /// The distance by which marks slide: half of the width of the screen, or 48 points beside an answer.
    var slideDistance: CGFloat { adjustableConstraints.metrics?.isCompact == true ? 48 : view.frame.width / 2 }

    /// The constant of the mark's horizontal constraint: 0 above the answer, and a distance to the left beside it.
    var markCenterX: CGFloat {
        guard let metrics = adjustableConstraints.metrics, metrics.isCompact else { return 0 }
        return -metrics.markDistance
    }
}
