import UIKit

/// The views shared by all stages of the quiz: the question, its answer, and two buttons.
///
/// Each stage overrides `animateLabelTransitions`, which replaces a question by the next one.
class QuizViewController: UIViewController {
    let questions = [
        "How many seconds has a day?",
        "Which planet turns the other way round?",
        "What is paper made from?",
    ]
    let answers = ["86,400", "Venus", "Wood"]
    var currentQuestionIndex = 0

    /// The two question labels. Most stages swap them after each question.
    var currentQuestionLabel = UILabel()
    var nextQuestionLabel = UILabel()
    lazy var currentQuestionLabelCenterXConstraint = currentQuestionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor)
    lazy var nextQuestionLabelCenterXConstraint = nextQuestionLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor)

    let answerLabel = UILabel()
    let nextButton = UIButton(type: .system)
    let answerButton = UIButton(type: .system)

    /// Whether the labels are moving. If true, taps are ignored, because a second transition would move the labels twice as far.
    private var isChangingQuestion = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        currentQuestionLabel.accessibilityIdentifier = "question"
        nextQuestionLabel.accessibilityIdentifier = "other-question"
        answerLabel.accessibilityIdentifier = "answer"
        currentQuestionLabel.text = questions[currentQuestionIndex]
        // A placeholder, which is not visible. A label without text would have no height, and so the first transition would also move
        // the label vertically.
        nextQuestionLabel.text = "Label"
        answerLabel.text = "???"
        nextButton.setTitle("Next Question", for: .normal)
        nextButton.addAction(UIAction { [unowned self] _ in showNextQuestion() }, for: .touchUpInside)
        answerButton.setTitle("Show Answer", for: .normal)
        answerButton.addAction(UIAction { [unowned self] _ in showAnswer() }, for: .touchUpInside)
        addConstraints()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        nextQuestionLabel.alpha = 0
    }

    private func addConstraints() {
        for view in [currentQuestionLabel, nextButton, answerLabel, answerButton, nextQuestionLabel] {
            view.translatesAutoresizingMaskIntoConstraints = false
            self.view.addSubview(view)
        }
        // The buttons are centered in the view, not below a label. Otherwise they would move away with the label.
        NSLayoutConstraint.activate([
            currentQuestionLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 48),
            currentQuestionLabelCenterXConstraint,
            nextQuestionLabel.topAnchor.constraint(equalTo: currentQuestionLabel.topAnchor),
            nextQuestionLabelCenterXConstraint,
            nextButton.topAnchor.constraint(equalTo: currentQuestionLabel.bottomAnchor, constant: 8),
            nextButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            answerLabel.topAnchor.constraint(equalTo: nextButton.bottomAnchor, constant: 115),
            answerLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            answerButton.topAnchor.constraint(equalTo: answerLabel.bottomAnchor, constant: 8),
            answerButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            nextButton.heightAnchor.constraint(equalToConstant: 30),
            answerButton.heightAnchor.constraint(equalToConstant: 30),
        ])
    }

    func showNextQuestion() {
        guard !isChangingQuestion else { return }
        isChangingQuestion = true
        currentQuestionIndex = (currentQuestionIndex + 1) % questions.count
        incomingLabel.text = questions[currentQuestionIndex]
        answerLabel.text = "???"
        animateLabelTransitions { self.isChangingQuestion = false }
    }

    func showAnswer() { answerLabel.text = answers[currentQuestionIndex] }

    /// The label that shows the next question.
    var incomingLabel: UILabel { nextQuestionLabel }

    /// Animates the transition to the next question. An override must call `completion` at the end.
    func animateLabelTransitions(completion: @escaping () -> Void) { completion() }

    /// Swaps the labels and their constraints, so that the next label becomes the current one.
    func swapLabels() {
        swap(&currentQuestionLabel, &nextQuestionLabel)
        swap(&currentQuestionLabelCenterXConstraint, &nextQuestionLabelCenterXConstraint)
    }
}
