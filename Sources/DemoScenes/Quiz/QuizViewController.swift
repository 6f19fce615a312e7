import UIKit

/// The views shared by all stages of the quiz: the question, its answer, two buttons, and the possible answers.
///
/// Each stage overrides `animateLabelTransitions`, which replaces a question by the next question.
class QuizViewController: UIViewController {
    let questions = ["Seconds in a day?", "What is paper made of?", "Which planet rolls?"]
    let answers = ["86,400", "Wood", "Uranus"]
    let choices = [["8,640", "86,400", "604,800"], ["Wood", "Cotton", "Stone"], ["Venus", "Mars", "Uranus"]]
    var currentQuestionIndex = 0

    /// The two question labels. Most stages swap them after each question.
    var currentQuestionLabel = UILabel()
    var nextQuestionLabel = UILabel()
    lazy var currentQuestionLabelCenterXConstraint = currentQuestionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    lazy var nextQuestionLabelCenterXConstraint = nextQuestionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor)

    let answerLabel = UILabel()
    let nextButton = UIButton(type: .system)
    let answerButton = UIButton(type: .system)
    let choiceButtons = QuizChoices()

    let questionCard = QuizCard("question-card", light: [0xFFE39A, 0xFFC966], dark: [0x745515, 0x574009])
    let answerCard = QuizCard("answer-card", light: [0xF6F4F0, 0xEFECE6], dark: [0x211F1C, 0x1B1917])
    let slideArea = QuizSlideArea(frame: .zero)

    /// The marks above the answer. They are swapped like the labels.
    var currentMark = QuizMark()
    var nextMark = QuizMark()
    lazy var currentMarkCenterXConstraint = currentMark.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    lazy var nextMarkCenterXConstraint = nextMark.centerXAnchor.constraint(equalTo: view.centerXAnchor)

    /// The constraints whose constants depend on the size of the screen.
    var adjustableConstraints = QuizConstraints()

    /// Whether the labels are moving. If true, taps are ignored, because a second transition would move the labels twice as far.
    private var isChangingQuestion = false
    var isChangingMark = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpTexts()
        nextButton.addAction(UIAction { [unowned self] _ in showNextQuestion() }, for: .touchUpInside)
        answerButton.addAction(UIAction { [unowned self] _ in showAnswer() }, for: .touchUpInside)
        choiceButtons.didChoose = { [unowned self] in choose($0) }
        addViews()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nextQuestionLabel.alpha = 0
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        adaptLayout(to: QuizMetrics(view.bounds.size, safeArea: view.safeAreaInsets))
    }

    private func setUpTexts() {
        currentQuestionLabel.accessibilityIdentifier = "question"
        nextQuestionLabel.accessibilityIdentifier = "other-question"
        answerLabel.accessibilityIdentifier = "answer"
        currentQuestionLabel.text = questions[currentQuestionIndex]
        // A placeholder, which is not visible. A label without text would have no height, and so the first transition would also move
        // the label vertically.
        nextQuestionLabel.text = "Label"
        answerLabel.text = "???"
        nextButton.setTitle("Next Question", for: .normal)
        answerButton.setTitle("Show Answer", for: .normal)
        choiceButtons.show(choices[currentQuestionIndex])
    }

    func showNextQuestion() {
        guard !isChangingQuestion else { return }
        isChangingQuestion = true
        currentQuestionIndex = (currentQuestionIndex + 1) % questions.count
        incomingLabel.text = questions[currentQuestionIndex]
        answerLabel.text = "???"
        for mark in [currentMark, nextMark] { mark.verdict = .open }
        choiceButtons.show(choices[currentQuestionIndex])
        animateLabelTransitions { self.isChangingQuestion = false }
    }

    func showAnswer() { answerLabel.text = answers[currentQuestionIndex] }

    /// The label that shows the next question.
    var incomingLabel: UILabel { nextQuestionLabel }

    /// Animates the transition to the next question. An override must call `completion` at the end.
    func animateLabelTransitions(completion: @escaping () -> Void) { completion() }

    /// Swaps the labels and their constraints, so that the next label becomes the current label.
    func swapLabels() {
        swap(&currentQuestionLabel, &nextQuestionLabel)
        swap(&currentQuestionLabelCenterXConstraint, &nextQuestionLabelCenterXConstraint)
    }

    // MARK: - Marks

    /// The distance by which the marks move, in points. The stages without a slide only fade the marks.
    var markDistance: CGFloat { 0 }

    /// Runs an animation of the marks with the timing of the stage.
    func animateMarks(_ animations: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        UIView.animate(withDuration: 0.5, animations: animations, completion: completion)
    }
}
