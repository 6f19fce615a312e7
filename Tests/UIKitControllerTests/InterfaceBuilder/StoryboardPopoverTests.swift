import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct StoryboardPopoverTests {
    /// A scene with a button that shows a popover and with segues that code performs, and the scene that is their destination.
    private static let scenes =
        StoryboardFixture.scene(
            "start",
            """
            <subviews><button tag="1" buttonType="system" fixedFrame="YES" id="b1"><rect key="frame" x="300" y="200" width="100" height="44"/>
            <state key="normal" title="Log"/><connections>
            <segue destination="log" kind="popoverPresentation" identifier="tap" popoverAnchorView="b2" id="s1">
            <popoverPermittedArrowDirection key="popoverPermittedArrowDirection" down="YES" left="YES"/></segue></connections></button>
            <view tag="2" fixedFrame="YES" id="b2"><rect key="frame" x="340" y="500" width="60" height="50"/></view></subviews>
            """, attributes: StoryboardFixture.outletClass,
            afterView: """
                <connections><segue destination="log" kind="popoverPresentation" identifier="code" popoverAnchorView="b1" id="s2"/>
                <segue destination="log" kind="presentation" identifier="over" modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" id="s3"/>
                <segue destination="log" kind="replace" identifier="replace" id="s4"/></connections>
                """)
        + StoryboardFixture.scene("log", afterView: "<size key=\"freeformSize\" width=\"210\" height=\"160\"/>")

    private func start(isPad: Bool) -> (StoryboardFixture, OutletViewController) {
        let fixture = StoryboardFixture(Self.scenes, size: isPad ? CGSize(width: 768, height: 1024) : CGSize(width: 375, height: 667))
        fixture.stage.shape = ScreenShape(isPad: isPad)
        let controller: OutletViewController = fixture.start()
        controller.preparesWith = { $0.destination.preferredContentSize = CGSize(width: 210, height: 160) }
        return (fixture, controller)
    }

    private func frame(_ controller: UIViewController?) -> CGRect? { controller.map { $0.view.convert($0.view.bounds, to: nil) } }

    @Test func popoverIsBesideTheAnchorOfTheSegue() {
        let (fixture, controller) = start(isPad: true)
        let lines = diagnostics {
            fixture.stage.tap(controller.view.viewWithTag(1)!)
            fixture.stage.advance(by: 1)
        }
        #expect(lines == [])
        let popover = controller.presentedViewController?.popoverPresentationController
        #expect(popover?.permittedArrowDirections == [.down, .left] && popover?.arrowDirection == .down)
        #expect(frame(controller.presentedViewController) == CGRect(x: 265, y: 327, width: 210, height: 160))
    }

    @Test func performedSegueHasItsAnchor() {
        let (fixture, controller) = start(isPad: true)
        controller.performSegue(withIdentifier: "code", sender: nil)
        fixture.stage.advance(by: 1)
        #expect(frame(controller.presentedViewController) == CGRect(x: 245, y: 257, width: 210, height: 160))
    }

    @Test func phoneShowsThePopoverInFullScreenUnlessTheDelegateKeepsIt() {
        final class Delegate: UIPopoverPresentationControllerDelegate {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
        }
        let (fixture, controller) = start(isPad: false)
        controller.performSegue(withIdentifier: "code", sender: nil)
        fixture.stage.advance(by: 1)
        #expect(frame(controller.presentedViewController) == CGRect(x: 0, y: 0, width: 375, height: 667))
        controller.dismiss(animated: false)
        let delegate = Delegate()
        controller.preparesWith = {
            $0.destination.preferredContentSize = CGSize(width: 210, height: 160)
            $0.destination.popoverPresentationController?.delegate = delegate
        }
        controller.performSegue(withIdentifier: "code", sender: nil)
        fixture.stage.advance(by: 1)
        #expect(frame(controller.presentedViewController)?.size == CGSize(width: 210, height: 160))
    }

    @Test func stylesOfTheSegueAreSetBeforePreparing() {
        let (fixture, controller) = start(isPad: false)
        var prepared: [UIModalPresentationStyle] = []
        controller.preparesWith = { prepared.append($0.destination.modalPresentationStyle) }
        controller.performSegue(withIdentifier: "over", sender: nil)
        fixture.stage.advance(by: 1)
        #expect(prepared == [.overFullScreen] && controller.presentedViewController?.modalTransitionStyle == .crossDissolve)
        #expect(controller.view.window != nil)
        controller.dismiss(animated: false)
        controller.performSegue(withIdentifier: "replace", sender: nil)
        fixture.stage.advance(by: 1)
        #expect(controller.presentedViewController?.title == "log")
    }
}
