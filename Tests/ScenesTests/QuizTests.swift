import Stage
import Testing
import UIKit

@testable import Scenes

/// The quiz and its stages, by the numbers of the tutorial.
@MainActor @Suite struct QuizTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 100)

    private func show(_ choice: QuizStage) -> QuizViewController {
        stage.makeCurrent()
        let stages = QuizStagesViewController()
        stage.window.rootViewController = stages
        stages.show(choice)
        stage.advance(frames: 1)
        return stages.quiz ?? QuizViewController()
    }

    private func tapNext(_ quiz: QuizViewController) {
        stage.makeCurrent()
        quiz.nextButton.sendActions(for: .touchUpInside)
    }

    /// A text of uneven width in the middle is rounded to whole pixels: that is a quarter of a point at most.
    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.25 }
    private func x(_ label: UILabel) -> Double { stage.trace(label.layer, "position.x") }
    private func alpha(_ label: UILabel) -> Double { stage.trace(label.layer, "opacity") }

    @Test func everythingStandsWhereTheTutorialHasIt() {
        let quiz = show(.linear)
        let (question, next) = (quiz.currentQuestionLabel.frame, quiz.nextButton.frame)
        let (answer, show) = (quiz.answerLabel.frame, quiz.answerButton.frame)
        #expect(question.minY == 68 && question.height == 21 && abs(question.midX - 187.5) <= 0.25)
        #expect(next.minY == 97 && next.height == 30 && abs(next.midX - 187.5) <= 0.25)
        #expect(answer.minY == 242 && answer.height == 21 && abs(answer.midX - 187.5) <= 0.25)
        #expect(show.minY == 271 && show.height == 30 && abs(show.midX - 187.5) <= 0.25)
        #expect(abs(quiz.nextQuestionLabel.frame.midX + 187.5) <= 0.25 && quiz.nextQuestionLabel.frame.minY == 68)
        #expect(quiz.answerLabel.text == "???" && quiz.currentQuestionLabel.text == quiz.questions[0])
    }

    @Test(arguments: QuizStage.allCases) func lettersAreThoseOfTheTutorial(_ choice: QuizStage) {
        let quiz = show(choice)
        for label in [quiz.currentQuestionLabel, quiz.nextQuestionLabel, quiz.answerLabel] {
            #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .black && label.numberOfLines == 1)
        }
        for button in [quiz.nextButton, quiz.answerButton] {
            #expect(button.titleLabel?.font == .systemFont(ofSize: 15) && button.currentTitleColor == .systemBlue)
        }
        #expect(quiz.view.backgroundColor == .white)
        #expect(quiz.nextButton.title(for: .normal) == "Next Question" && quiz.answerButton.title(for: .normal) == "Show Answer")
    }

    /// what is below the question does not leave together with it.
    @Test(arguments: QuizStage.allCases) func onlyQuestionsSlide(_ choice: QuizStage) {
        let quiz = show(choice)
        stage.advance(frames: 1)
        let still = [quiz.nextButton, quiz.answerButton].map { stage.trace($0.layer, "position.x") }
        tapNext(quiz)
        for _ in 0..<9 {
            stage.advance(frames: 10)
            #expect([quiz.nextButton, quiz.answerButton].map { stage.trace($0.layer, "position.x") } == still)
            #expect(near(x(quiz.answerLabel), 187.5))
        }
    }

    @Test func halfWayBothQuestionsAreAtTheEdges() {
        let quiz = show(.linear)
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

    @Test func answersAreShownAtOnceAndQuestionsGoRound() {
        let quiz = show(.linear)
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

    @Test func aTapWhileTheQuestionsMoveIsNone() {
        let quiz = show(.linear)
        tapNext(quiz)
        stage.advance(frames: 20)
        tapNext(quiz)
        stage.advance(frames: 80)
        #expect(quiz.currentQuestionIndex == 1)
        #expect(near(x(quiz.currentQuestionLabel), 187.5) && near(x(quiz.nextQuestionLabel), -187.5))
        #expect(quiz.currentQuestionLabelCenterXConstraint.constant == 0)
    }

    @Test func oneFadingLabelWorksOnce() {
        let quiz = show(.fadeIn)
        #expect(alpha(quiz.currentQuestionLabel) == 0)
        tapNext(quiz)
        stage.advance(frames: 25)
        #expect(abs(alpha(quiz.currentQuestionLabel) - 0.5) < 1e-4)
        stage.advance(frames: 50)
        tapNext(quiz)
        stage.advance(frames: 10)
        #expect(alpha(quiz.currentQuestionLabel) == 1 && quiz.currentQuestionLabel.text == quiz.questions[2])
    }

    @Test(arguments: [(QuizStage.crossfade, 1.0), (.swap, 0.08166)]) func onlySwappedLabelsFadeTwice(
        _ choice: QuizStage, _ expected: Double
    ) {
        let quiz = show(choice)
        tapNext(quiz)
        stage.advance(frames: 60)
        tapNext(quiz)
        stage.advance(frames: 10)
        #expect(abs(alpha(quiz.nextQuestionLabel) - expected) < 1e-4)
    }

    /// Both texts change with the tap: in stage 4 the layout pass that the slide needs finds that out inside the block.
    @Test(arguments: [(QuizStage.slide, true), (.layOutFirst, false), (.linear, false), (.springs, false), (.guide, false)])
    func widthsMoveInTheFourthStageOnly(_ choice: QuizStage, _ moves: Bool) {
        let quiz = show(choice)
        let next = quiz.nextQuestionLabel
        let line = stage.trace(next.layer, "position.y")
        quiz.answerButton.sendActions(for: .touchUpInside)
        stage.advance(frames: 1)
        tapNext(quiz)
        stage.advance(frames: 10)
        for label in [next, quiz.answerLabel] {
            let shown = stage.trace(label.layer, "bounds.size.width")
            #expect((abs(shown - Double(label.bounds.width)) > 1) == moves)
        }
        #expect(stage.trace(next.layer, "position.y") == line, "nothing falls from above, not even the first time")
    }

    /// Damping 0.5, pushed with half of the way a second, for 0.8 s. Labels of uneven width are up to a quarter of a point beside it.
    @Test func bronzeByNumbers() {
        let quiz = show(.springs)
        let (old, new) = (quiz.currentQuestionLabel, quiz.nextQuestionLabel)
        let spring = Spring(damping: 0.5, duration: 0.8, velocity: 0.5)
        tapNext(quiz)
        let (newWay, oldWay) = (Double(new.center.x) - x(new), Double(old.center.x) - x(old))
        #expect(abs(newWay - 375) <= 0.25 && abs(oldWay - 375) <= 0.25)
        let start = (x(new), x(old))
        #expect(near(start.0, -187.5) && near(start.1, 187.5))
        for step in 1..<16 {
            stage.advance(frames: 5)
            let part = spring(0.05 * Double(step))
            #expect(abs(x(new) - start.0 - newWay * part) < 1e-3 && abs(x(old) - start.1 - oldWay * part) < 1e-3, "step \(step)")
            #expect(abs(alpha(new) - part) < 1e-3 && abs(alpha(old) - 1 + part) < 1e-3, "step \(step)")
        }
        stage.advance(frames: 7)
        #expect(near(x(new), 187.5) && quiz.currentQuestionLabel === new && near(x(old), -187.5))
    }

    /// A fixed distance is too short when the phone is turned; the guide is always as wide as the view.
    @Test(arguments: [(QuizStage.linear, -41.5), (.guide, -333.5)]) func theWaitingQuestionInLandscape(_ choice: QuizStage, _ place: Double)
    {
        let quiz = show(choice)
        stage.rotate(to: .landscapeLeft)
        stage.advance(frames: 60)
        #expect(quiz.view.bounds.width == 667 && near(Double(quiz.currentQuestionLabel.center.x), 333.5))
        #expect(abs(x(quiz.nextQuestionLabel) - place) <= 0.25)
        #expect(alpha(quiz.nextQuestionLabel) == 0)
        tapNext(quiz)
        stage.advance(frames: 25)
        if choice == .guide { #expect(abs(x(quiz.currentQuestionLabel) - 667) <= 0.25 && abs(x(quiz.nextQuestionLabel)) <= 0.25) }
        stage.advance(frames: 30)
        #expect(abs(x(quiz.nextQuestionLabel) + 333.5) <= 0.25 && near(x(quiz.currentQuestionLabel), 333.5))
    }

    /// A stage that is chosen while the phone lies on its side begins as wide as that.
    @Test func aStageBegunLying() {
        _ = show(.linear)
        stage.rotate(to: .landscapeLeft)
        stage.advance(frames: 60)
        stage.makeCurrent()
        guard let stages = stage.window.rootViewController as? QuizStagesViewController else { return }
        stages.show(.linear)
        stage.advance(frames: 1)
        guard let quiz = stages.quiz else { return }
        #expect(near(x(quiz.nextQuestionLabel), -333.5) && near(x(quiz.currentQuestionLabel), 333.5))
    }

    /// Also turned in the middle of a slide, and back.
    @Test func theGuideHoldsWhateverTurns() {
        let quiz = show(.guide)
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

    /// A small window tells in its lowest 44 points how slowly time goes, while stage 4 asks for just that.
    @Test func theStagesAreNotAtTheVeryBottom() {
        let quiz = show(.slide)
        func picker() -> CGRect { quiz.parent?.view.subviews.first { $0 is QuizStagePicker }?.frame ?? .zero }
        #expect(abs(picker().maxY - 611) < 0.5)
        stage.rotate(to: .landscapeLeft)
        stage.advance(frames: 60)
        #expect(abs(picker().maxY - 359) < 0.5 && picker().minY > quiz.answerButton.frame.maxY)
    }
}
