import UIKit

/// Shows one stage of the quiz, and a picker for the stages at the bottom.
class QuizStagesViewController: UIViewController {
    private(set) var quiz: QuizViewController?
    private let picker = QuizStagePicker()
    private lazy var pickerBottom = picker.bottomAnchor.constraint(equalTo: view.bottomAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picker.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picker)
        NSLayoutConstraint.activate([
            picker.centerXAnchor.constraint(equalTo: view.centerXAnchor), pickerBottom,
        ])
        picker.didSelectStage = { [unowned self] in show($0) }
        show(.linear)
    }

    /// Positions the picker. In portrait on a tall screen, it is above the area in which the window shows messages.
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        pickerBottom.constant = view.bounds.width > view.bounds.height || view.bounds.height < 600 ? -16 : -56
        picker.isNarrow = view.bounds.width < 360
    }

    /// Shows a stage. Each stage has its own controller and starts with the first question.
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
