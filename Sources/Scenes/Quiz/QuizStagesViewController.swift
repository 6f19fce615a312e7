import UIKit

/// Shows one stage of the quiz, and lets another be chosen at the bottom.
class QuizStagesViewController: UIViewController {
    private(set) var quiz: QuizViewController?
    private let picker = QuizStagePicker()
    private lazy var pickerBottom = picker.bottomAnchor.constraint(equalTo: view.bottomAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        picker.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.centerXAnchor.constraint(equalTo: view.centerXAnchor), pickerBottom,
        ])
        picker.didChoose = { [unowned self] in show($0) }
        show(.linear)
    }

    /// Upright there is room to spare, and what a presenter's window says about slow motion stands at its bottom.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        pickerBottom.constant = view.bounds.width > view.bounds.height ? -16 : -56
    }

    /// Each stage is a controller of its own, and begins with the first question.
    func show(_ stage: QuizStage) {
        quiz?.willMove(toParent: nil)
        quiz?.view.removeFromSuperview()
        quiz?.removeFromParent()

        let quiz = stage.makeController()
        addChild(quiz)
        quiz.view.frame = view.bounds
        view.insertSubview(quiz.view, belowSubview: picker)
        quiz.didMove(toParent: self)
        self.quiz = quiz
        picker.selection = stage
    }
}
