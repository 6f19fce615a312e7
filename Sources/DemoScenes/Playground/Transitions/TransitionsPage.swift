import UIKit

/// The page with a list of transitions. A tap on a name or on the picture plays the transition.
class TransitionsPage: PlaygroundPage {
    private(set) var choice = TransitionChoice.flipFromLeft
    private let picture = UIView()
    private let faces = [SceneryView(isNight: false), SceneryView(isNight: true)]
    private var shownFace = 0
    private let viewRow = ChoiceRow(TransitionChoice.viewTransitions.map(\.rawValue))
    private let presentationRow = ChoiceRow(TransitionChoice.presentations.map(\.rawValue))
    private let durationRow = SliderRow("duration", 0.2...3, step: 0.1, digits: 1, unit: " s")
    /// The transitioning delegate of the presented controller. It is stored, because controllers do not retain their delegates.
    private var presentation: PresentationTransition?

    override var name: String { "Transitions" }

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .clear
        card.addSubview(picture)
        picture.accessibilityIdentifier = "Picture"
        picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(TransitionsPage.play)))
        for face in faces {
            face.layer.cornerRadius = 20
            face.layer.cornerCurve = .continuous
        }
        picture.addSubview(faces[0])
        durationRow.value = 0.8
        viewRow.selectedIndex = 0
        controls = [
            TitledRow("UIView.transition(with:duration:options:)", viewRow), TitledRow("Presented controllers", presentationRow),
            EditorGroup(rows: [durationRow]),
        ]
        viewRow.onSelect = { [unowned self] in choose(TransitionChoice.viewTransitions[$0]) }
        presentationRow.onSelect = { [unowned self] in choose(TransitionChoice.presentations[$0]) }
        durationRow.onChange = { [unowned self] _ in codeDidChange() }
        codeDidChange()
    }

    private func choose(_ new: TransitionChoice) {
        choice = new
        viewRow.selectedIndex = TransitionChoice.viewTransitions.firstIndex(of: new)
        presentationRow.selectedIndex = TransitionChoice.presentations.firstIndex(of: new)
        codeDidChange()
        play()
    }

    override func play() {
        if let options = choice.options { showNextFace(options) } else { presentNight() }
    }

    private func showNextFace(_ options: UIView.AnimationOptions) {
        shownFace = 1 - shownFace
        UIView.transition(
            with: picture, duration: durationRow.value, options: [options, .allowUserInteraction],
            animations: { [self] in
                for face in faces { face.removeFromSuperview() }
                picture.addSubview(faces[shownFace])
                faces[shownFace].frame = picture.bounds
            })
    }

    private func presentNight() {
        guard presentedViewController == nil, let window = view.window else { return }
        let night = SceneryViewController()
        let transition = PresentationTransition(choice, duration: durationRow.value, source: card.convert(card.bounds, to: window))
        (presentation, night.transitioningDelegate, night.modalPresentationStyle) = (transition, transition, .fullScreen)
        present(night, animated: true)
    }

    override func cardHeight(in height: CGFloat) -> CGFloat { min((height * 0.46).rounded(), 700) }

    override func layOutCard() {
        picture.frame = card.bounds
        for face in faces { face.frame = picture.bounds }
    }

    // MARK: - Code

    override var snippet: SwiftSnippet {
        choice.options == nil
            ? TransitionCode.presentation(choice, duration: durationRow.value)
            : TransitionCode.viewTransition(choice, duration: durationRow.value)
    }
}
