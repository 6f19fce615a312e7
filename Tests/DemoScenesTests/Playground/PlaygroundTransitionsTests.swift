import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PlaygroundTransitionsTests {
    @Test(arguments: TransitionChoice.viewTransitions) func viewTransitionShowsTheOtherPicture(_ choice: TransitionChoice) throws {
        let fixture = try PlaygroundFixture(.transitions)
        let page: TransitionsPage = try fixture.page()
        #expect(fixture.find("Day") != nil && fixture.find("Night") == nil)
        try fixture.tap(choice.rawValue)
        #expect(page.choice == choice && fixture.find("Night") != nil)
        fixture.stage.advance(by: 0.3)
        _ = fixture.stage.render()
        #expect(fixture.stage.nextChange != nil)
        fixture.stage.advance(by: 1)
        #expect(fixture.find("Day") == nil)
        fixture.stage.tap(try fixture.view("Picture"))
        fixture.stage.advance(by: 2)
        #expect(fixture.find("Day") != nil && fixture.find("Night") == nil)
    }

    @Test(arguments: TransitionChoice.presentations) func presentationAppearsAndIsDismissed(_ choice: TransitionChoice) throws {
        let fixture = try PlaygroundFixture(.transitions)
        try fixture.tap(choice.rawValue)
        let presented = try #require(fixture.controller.presentedViewController)
        fixture.stage.advance(by: 0.2)
        _ = fixture.stage.render()
        fixture.stage.advance(by: 1)
        #expect(presented.view.transform == .identity && presented.view.alpha == 1 && presented.view.layer.mask == nil)
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        choice == .depth ? fixture.stage.key("escape") : try fixture.tap("Close")
        fixture.stage.advance(by: 1.5)
        #expect(fixture.controller.presentedViewController == nil && fixture.controller.view.window != nil)
        #expect(fixture.controller.view.alpha == 1 && fixture.controller.view.transform == .identity)
    }

    /// The shown code, which the saved scenes contain, moves the views as the playground does: on the way their displayed rectangles and
    /// opacities are the same, and the circle too.
    @Test(arguments: TransitionChoice.presentations, [0.15, 0.4]) func shownCodeMovesTheViewsInTheSameWay(
        _ choice: TransitionChoice, _ time: Double
    ) throws {
        let shown = try displayedNumbers(at: time) {
            switch choice {
            case .depth: DepthScene()
            case .circle: CircleScene()
            default: ZoomScene()
            }
        }
        let expected = try displayedNumbers(at: time) { TransitionPresenter(choice) }
        #expect(expected.count == 14 && (expected[13] > 0) == (choice == .circle), "\(expected)")
        #expect(shown.count == expected.count && zip(shown, expected).allSatisfy { near($0, $1) }, "\(shown), \(expected)")
    }

    /// Returns the displayed rectangles and opacities of the presented and of the presenting view, and the rectangle of the circular mask.
    private func displayedNumbers(at time: Double, _ makeController: () -> UIViewController) throws -> [Double] {
        let stage = Stage(showing: makeController, size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
        stage.advance(by: time)
        _ = stage.render()
        let presenting = try #require(stage.window.rootViewController)
        let presented = try #require(presenting.presentedViewController)
        func numbers(_ rect: CGRect) -> [Double] {
            [Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height)]
        }
        var result: [Double] = []
        for controller in [presented, presenting] {
            let layer = try #require(controller.view.layer.presentation())
            result += numbers(layer.frame) + [Double(layer.opacity)]
        }
        let circle = (presented.view.layer.mask as? CAShapeLayer)?.presentation()?.path?.boundingBoxOfPath
        return result + numbers(circle ?? .zero)
    }

    @Test func optionNamesAreThoseOfUIKit() {
        #expect(TransitionChoice.viewTransitions.map(\.optionName).first == ".transitionFlipFromLeft")
        #expect(Set(TransitionChoice.viewTransitions.compactMap { $0.options?.rawValue }).count == 7)
    }
}

/// Presents a controller with a transition of the playground, from the rectangle of the card in the saved scenes.
private class TransitionPresenter: UIViewController {
    private let transition: PresentationTransition

    init(_ choice: TransitionChoice) {
        transition = PresentationTransition(choice, duration: 0.8, source: CGRect(x: 40, y: 120, width: 240, height: 320))
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let next = UIViewController()
        next.transitioningDelegate = transition
        next.modalPresentationStyle = .custom
        present(next, animated: true)
    }
}
