import Stage
import Testing
import UIKit

@testable import DemoScenes

/// Tests the quiz and its stages against values from the tutorial.
@MainActor @Suite struct QuizTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 100)

    private func showStage(_ quizStage: QuizStage) throws -> QuizViewController {
        stage.makeCurrent()
        let stages = QuizStagesViewController()
        stage.window.rootViewController = stages
        stages.show(quizStage)
        stage.advance(frames: 1)
        return try #require(stages.quiz)
    }

    private func tapNext(_ quiz: QuizViewController) {
        stage.makeCurrent()
        quiz.nextButton.sendActions(for: .touchUpInside)
    }

    /// Whether two positions are equal up to rounding to whole pixels, which moves centered text by at most a quarter of a point.
    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.25 }
    private func x(_ label: UILabel) -> Double { stage.trace(label.layer, "position.x") }
    private func alpha(_ label: UILabel) -> Double { stage.trace(label.layer, "opacity") }

    /// The distances are those of the tutorial: 48 below the safe area, 8 to each button, and 115 to the answer.
    @Test func distancesMatchTutorial() throws {
        let quiz = try showStage(.linear)
        let (question, next) = (quiz.currentQuestionLabel.frame, quiz.nextButton.frame)
        let (answer, showAnswer) = (quiz.answerLabel.frame, quiz.answerButton.frame)
        #expect(question.minY == 68 && question.height > 30 && abs(question.midX - 187.5) <= 0.25)
        #expect(next.minY == question.maxY + 8 && next.height == 30 && abs(next.midX - 187.5) <= 0.25)
        #expect(answer.minY == next.maxY + 115 && answer.height > 44 && abs(answer.midX - 187.5) <= 0.25)
        #expect(showAnswer.minY == answer.maxY + 8 && showAnswer.height == 30 && abs(showAnswer.midX - 187.5) <= 0.25)
        #expect(abs(quiz.nextQuestionLabel.frame.midX + 187.5) <= 0.25 && quiz.nextQuestionLabel.frame.minY == 68)
        #expect(quiz.answerLabel.text == "???" && quiz.currentQuestionLabel.text == quiz.questions[0])
    }

    @Test(arguments: QuizStage.allCases) func textsAreLargeAndColorsMatchTutorial(_ quizStage: QuizStage) throws {
        let quiz = try showStage(quizStage)
        for label in [quiz.currentQuestionLabel, quiz.nextQuestionLabel, quiz.answerLabel] {
            #expect(label.font.pointSize == (label === quiz.answerLabel ? 40 : 28) && label.textColor == .black && label.numberOfLines == 1)
        }
        for button in [quiz.nextButton, quiz.answerButton] {
            #expect(button.titleLabel?.font == .systemFont(ofSize: 15))
            #expect(
                button.currentTitleColor.resolvedColor(with: quiz.traitCollection) == .systemBlue.resolvedColor(with: quiz.traitCollection))
        }
        #expect(quiz.view.backgroundColor == .white)
        #expect(quiz.nextButton.title(for: .normal) == "Next Question" && quiz.answerButton.title(for: .normal) == "Show Answer")
    }

    /// On phones and tablets, in both orientations, texts, buttons and choices are inside their cards, and nothing overlaps.
    @Test(arguments: [
        CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
        CGSize(width: 820, height: 1180), CGSize(width: 1180, height: 820), CGSize(width: 320, height: 568),
        CGSize(width: 440, height: 956),
    ]) func everyQuestionFitsOnItsCard(_ size: CGSize) throws {
        let stage = Stage(size: size, scale: 2, framesPerSecond: 100)
        let stages = QuizStagesViewController()
        stage.window.rootViewController = stages
        stage.advance(frames: 1)
        let quiz = try #require(stages.quiz)
        let picker = try #require(stages.view.subviews.first { $0 is QuizStagePicker })
        for (question, answer) in zip(quiz.questions, quiz.answers) {
            (quiz.currentQuestionLabel.text, quiz.answerLabel.text) = (question, answer)
            stage.advance(frames: 1)
            #expect(quiz.questionCard.frame.insetBy(dx: 12, dy: 8).contains(quiz.currentQuestionLabel.frame), "\(question)")
            #expect(quiz.answerCard.frame.insetBy(dx: 12, dy: 8).contains(quiz.answerLabel.frame), "\(answer)")
        }
        #expect(quiz.questionCard.frame.contains(quiz.nextButton.frame) && quiz.answerCard.frame.contains(quiz.answerButton.frame))
        #expect(quiz.answerCard.frame.contains(quiz.currentMark.frame) && !quiz.currentMark.frame.intersects(quiz.answerLabel.frame))
        #expect(quiz.questionCard.frame.maxY < quiz.answerCard.frame.minY && quiz.answerCard.frame.maxY < quiz.choiceButtons.frame.minY)
        #expect(quiz.choiceButtons.frame.maxY < picker.frame.minY && quiz.questionCard.frame.minY >= 0)
        #expect(quiz.choiceButtons.buttons.allSatisfy { $0.bounds.height >= 44 && $0.bounds.width >= min(100, size.width / 4) })
        #expect(stages.view.bounds.contains(picker.frame))
    }

    /// The buttons and the answer below the question do not move with it.
    @Test(arguments: QuizStage.allCases) func onlyQuestionsMove(_ quizStage: QuizStage) throws {
        let quiz = try showStage(quizStage)
        stage.advance(frames: 1)
        let buttonPositions = [quiz.nextButton, quiz.answerButton].map { stage.trace($0.layer, "position.x") }
        tapNext(quiz)
        for _ in 0..<9 {
            stage.advance(frames: 10)
            #expect([quiz.nextButton, quiz.answerButton].map { stage.trace($0.layer, "position.x") } == buttonPositions)
            #expect(near(x(quiz.answerLabel), 187.5))
        }
    }

    @Test func questionsAreAtEdgesHalfWay() throws {
        let quiz = try showStage(.linear)
        let (old, new) = (quiz.currentQuestionLabel, quiz.nextQuestionLabel)
        tapNext(quiz)
        stage.advance(frames: 25)
        #expect(abs(x(new) - 0) <= 0.25 && abs(x(old) - 375) <= 0.25)
        #expect(abs(alpha(new) - 0.5) < 1e-4 && abs(alpha(old) - 0.5) < 1e-4)
        stage.advance(frames: 10)
        #expect(abs(x(new) - (-187.5 + 375 * 0.7)) <= 0.25 && abs(alpha(old) - 0.3) < 1e-4)
        stage.advance(frames: 16)
        #expect(quiz.currentQuestionLabel === new && quiz.nextQuestionLabel === old)
        #expect(near(x(new), 187.5) && near(x(old), -187.5) && alpha(old) == 0)
    }

    @Test func answersAppearAndQuestionsRepeat() throws {
        let quiz = try showStage(.linear)
        for round in 0..<quiz.questions.count {
            quiz.answerButton.sendActions(for: .touchUpInside)
            #expect(quiz.answerLabel.text == quiz.answers[round])
            tapNext(quiz)
            #expect(quiz.answerLabel.text == "???")
            stage.advance(frames: 60)
            #expect(quiz.currentQuestionLabel.text == quiz.questions[(round + 1) % quiz.questions.count])
        }
        #expect(quiz.currentQuestionIndex == 0)
    }

    @Test func tapDuringTransitionIsIgnored() throws {
        let quiz = try showStage(.linear)
        tapNext(quiz)
        stage.advance(frames: 20)
        tapNext(quiz)
        stage.advance(frames: 80)
        #expect(quiz.currentQuestionIndex == 1)
        #expect(near(x(quiz.currentQuestionLabel), 187.5) && near(x(quiz.nextQuestionLabel), -187.5))
        #expect(quiz.currentQuestionLabelCenterXConstraint.constant == 0)
    }

    @Test func singleLabelFadesOnce() throws {
        let quiz = try showStage(.fadeIn)
        #expect(alpha(quiz.currentQuestionLabel) == 0)
        tapNext(quiz)
        stage.advance(frames: 25)
        #expect(abs(alpha(quiz.currentQuestionLabel) - 0.5) < 1e-4)
        stage.advance(frames: 50)
        tapNext(quiz)
        stage.advance(frames: 10)
        #expect(alpha(quiz.currentQuestionLabel) == 1 && quiz.currentQuestionLabel.text == quiz.questions[2])
    }

    @Test(arguments: [(QuizStage.crossfade, 1.0), (.swap, 0.08166)]) func onlySwappedLabelsFadeAgain(
        _ quizStage: QuizStage, _ expected: Double
    ) throws {
        let quiz = try showStage(quizStage)
        tapNext(quiz)
        stage.advance(frames: 60)
        tapNext(quiz)
        stage.advance(frames: 10)
        #expect(abs(alpha(quiz.nextQuestionLabel) - expected) < 1e-4)
    }

    /// A tap changes the texts of the question and the answer. In stage 4 the layout pass inside the animation block applies them, so
    /// the widths are animated too.
    @Test(arguments: [(QuizStage.slide, true), (.layOutFirst, false), (.linear, false), (.springs, false), (.guide, false)])
    func onlyStage4AnimatesWidths(_ quizStage: QuizStage, _ isAnimated: Bool) throws {
        let quiz = try showStage(quizStage)
        let next = quiz.nextQuestionLabel
        let startY = stage.trace(next.layer, "position.y")
        quiz.answerButton.sendActions(for: .touchUpInside)
        stage.advance(frames: 1)
        tapNext(quiz)
        stage.advance(frames: 10)
        for label in [next, quiz.answerLabel] {
            let presentedWidth = stage.trace(label.layer, "bounds.size.width")
            #expect((abs(presentedWidth - Double(label.bounds.width)) > 1) == isAnimated)
        }
        #expect(stage.trace(next.layer, "position.y") == startY, "the label does not move vertically")
    }

    /// The spring has a damping ratio of 0.5, an initial velocity of half of the distance per second, and a duration of 0.8 s.
    ///
    /// The start and end positions of labels may differ by a quarter of a point, because positions are rounded to whole pixels.
    @Test func bronzeFollowsSpring() throws {
        let quiz = try showStage(.springs)
        let (old, new) = (quiz.currentQuestionLabel, quiz.nextQuestionLabel)
        let spring = Spring(damping: 0.5, duration: 0.8, velocity: 0.5)
        tapNext(quiz)
        let (newDistance, oldDistance) = (Double(new.center.x) - x(new), Double(old.center.x) - x(old))
        #expect(abs(newDistance - 375) <= 0.25 && abs(oldDistance - 375) <= 0.25)
        let start = (x(new), x(old))
        #expect(near(start.0, -187.5) && near(start.1, 187.5))
        for step in 1..<16 {
            stage.advance(frames: 5)
            let progress = spring(0.05 * Double(step))
            #expect(
                abs(x(new) - start.0 - newDistance * progress) < 1e-3 && abs(x(old) - start.1 - oldDistance * progress) < 1e-3,
                "step \(step)")
            #expect(abs(alpha(new) - progress) < 1e-3 && abs(alpha(old) - 1 + progress) < 1e-3, "step \(step)")
        }
        stage.advance(frames: 7)
        #expect(near(x(new), 187.5) && quiz.currentQuestionLabel === new && near(x(old), -187.5))
    }

    /// A fixed distance is too short after a rotation to landscape. The layout guide is always as wide as the view.
    @Test(arguments: [(QuizStage.linear, -41.5), (.guide, -333.5)]) func onlyGuideKeepsNextQuestionOutsideInLandscape(
        _ quizStage: QuizStage, _ expectedX: Double
    ) throws {
        let quiz = try showStage(quizStage)
        stage.rotate(to: .landscapeLeft)
        stage.advance(frames: 60)
        #expect(quiz.view.bounds.width == 667 && near(Double(quiz.currentQuestionLabel.center.x), 333.5))
        #expect(abs(x(quiz.nextQuestionLabel) - expectedX) <= 0.25)
        #expect(alpha(quiz.nextQuestionLabel) == 0)
        tapNext(quiz)
        stage.advance(frames: 25)
        if quizStage == .guide { #expect(abs(x(quiz.currentQuestionLabel) - 667) <= 0.25 && abs(x(quiz.nextQuestionLabel)) <= 0.25) }
        stage.advance(frames: 30)
        #expect(abs(x(quiz.nextQuestionLabel) + 333.5) <= 0.25 && near(x(quiz.currentQuestionLabel), 333.5))
    }

    /// A stage that is selected in landscape uses the landscape width from the start.
    @Test func stageSelectedInLandscapeHasLandscapeWidth() throws {
        _ = try showStage(.linear)
        stage.rotate(to: .landscapeLeft)
        stage.advance(frames: 60)
        stage.makeCurrent()
        let stages = try #require(stage.window.rootViewController as? QuizStagesViewController)
        stages.show(.linear)
        stage.advance(frames: 1)
        let quiz = try #require(stages.quiz)
        #expect(near(x(quiz.nextQuestionLabel), -333.5) && near(x(quiz.currentQuestionLabel), 333.5))
    }

    /// The guide also works for a rotation during the slide, and for a rotation back.
    @Test func guideWorksDuringRotation() throws {
        let quiz = try showStage(.guide)
        tapNext(quiz)
        stage.advance(frames: 20)
        stage.rotate(to: .landscapeLeft)
        stage.advance(frames: 80)
        #expect(quiz.currentQuestionIndex == 1 && near(x(quiz.currentQuestionLabel), 333.5) && near(x(quiz.nextQuestionLabel), -333.5))
        stage.rotate(to: .portrait)
        stage.advance(frames: 60)
        #expect(near(x(quiz.currentQuestionLabel), 187.5) && near(x(quiz.nextQuestionLabel), -187.5))
        #expect(quiz.nextQuestionLabel.frame.maxX < 0)
    }

    /// In a small window the lowest 44 points show a message about slow motion, which is useful in stage 4. The picker is above them.
    @Test func pickerLeavesSpaceAtBottom() throws {
        let quiz = try showStage(.slide)
        let picker = try #require(quiz.parent?.view.subviews.first { $0 is QuizStagePicker })
        #expect(abs(picker.frame.maxY - 611) < 0.5)
        stage.rotate(to: .landscapeLeft)
        stage.advance(frames: 60)
        #expect(abs(picker.frame.maxY - 359) < 0.5 && picker.frame.minY > quiz.answerButton.frame.maxY)
    }

    // MARK: - Choices

    private func choose(_ title: String, in quiz: QuizViewController) throws {
        stage.makeCurrent()
        let index = try #require(quiz.choices[quiz.currentQuestionIndex].firstIndex(of: title))
        quiz.choiceButtons.buttons[index].sendActions(for: .touchUpInside)
    }

    /// The mark uses the motion of the stage: it fades in the first stages, slides in the next ones, and follows a spring in the bronze
    /// challenge. The distance is half of the width. The values are those after a quarter of a second.
    @Test(arguments: [
        (QuizStage.fadeIn, 0.5, 0.0), (.swap, 0.5, 0), (.slide, 0.5, 187.5), (.linear, 0.5, 187.5), (.guide, 0.5, 187.5),
        (.springs, Spring(damping: 0.5, duration: 0.8, velocity: 0.5)(0.25), 187.5),
    ]) func markMovesLikeStage(_ quizStage: QuizStage, _ progress: Double, _ distance: Double) throws {
        let quiz = try showStage(quizStage)
        let (old, new) = (quiz.currentMark, quiz.nextMark)
        try choose("8,640", in: quiz)
        stage.advance(frames: 25)
        let opacity = { (mark: QuizMark) in stage.trace(mark.layer, "opacity") }
        let x = { (mark: QuizMark) in stage.trace(mark.layer, "position.x") }
        #expect(abs(opacity(new) - progress) < 0.002 && abs(opacity(old) - 1 + progress) < 0.002)
        let (newX, oldX): (Double, Double) = (187.5 - distance * (1 - progress), 187.5 + distance * progress)
        #expect(abs(x(new) - newX) <= 0.3 && abs(x(old) - oldX) <= 0.3)
        stage.advance(frames: 60)
        #expect(quiz.currentMark === new && new.verdict == .wrong && opacity(old) == 0 && abs(x(new) - 187.5) <= 0.25)
        #expect(quiz.answerLabel.text == "???")
    }

    @Test func correctChoiceShowsAnswerAndEndsChoosing() throws {
        let quiz = try showStage(.linear)
        try choose("8,640", in: quiz)
        let wrongButton = quiz.choiceButtons.buttons[0]
        #expect(!wrongButton.isEnabled && quiz.choiceButtons.correctIndex == nil)
        stage.advance(frames: 4)
        #expect(abs(stage.trace(wrongButton.layer, "transform.translation.x")) > 1, "a wrong choice is moved to and fro")
        stage.advance(frames: 80)
        #expect(wrongButton.transform == .identity)
        try choose("86,400", in: quiz)
        #expect(quiz.answerLabel.text == "86,400" && quiz.choiceButtons.correctIndex == 1)
        stage.advance(frames: 60)
        #expect(quiz.currentMark.verdict == .correct && quiz.answerLabel.transform == .identity)
        try choose("604,800", in: quiz)
        stage.advance(frames: 60)
        #expect(quiz.currentMark.verdict == .correct && quiz.choiceButtons.correctIndex == 1)
        tapNext(quiz)
        #expect(quiz.choiceButtons.correctIndex == nil && quiz.choiceButtons.buttons.allSatisfy { $0.isEnabled && $0.alpha == 1 })
        #expect(quiz.currentMark.verdict == .open)
        #expect(quiz.choiceButtons.buttons.map { $0.title(for: .normal) } == quiz.choices[1])
    }

    /// A question that is replaced while the mark still moves has an open mark at the end.
    @Test func nextQuestionDuringMarkMotionHasOpenMark() throws {
        let quiz = try showStage(.linear)
        try choose("604,800", in: quiz)
        stage.advance(frames: 13)
        tapNext(quiz)
        stage.advance(frames: 90)
        #expect(quiz.currentMark.verdict == .open && stage.trace(quiz.currentMark.layer, "opacity") == 1)
        #expect(quiz.questions.indices.allSatisfy { quiz.choices[$0].contains(quiz.answers[$0]) })
    }
}
