import CoreGraphics
import FlipbookPlayback
import Stage
import Testing
import UIKit

/// The steps `tap` and `activate` on views behind an alert, a sheet and other views.
@MainActor @Suite struct TargetFinderModalTests {
    private final class ShopController: UIViewController {
        let button = UIButton(frame: CGRect(x: 30, y: 340, width: 120, height: 44))
        let label = UILabel(frame: CGRect(x: 170, y: 340, width: 100, height: 44))
        let cover = UIControl(frame: CGRect(x: 160, y: 330, width: 120, height: 60))
        var purchases = 0
        var coverTaps = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            button.accessibilityIdentifier = "buy"
            label.text = "Price"
            button.addAction(UIAction { [weak self] _ in self?.purchases += 1 }, for: .touchUpInside)
            cover.addAction(UIAction { [weak self] _ in self?.coverTaps += 1 }, for: .touchUpInside)
            for child in [button, label, cover] as [UIView] { view.addSubview(child) }
        }
    }

    private final class HelpController: UIViewController {}

    private let controller = ShopController()

    /// Plays a script after a controller was presented. Returns the error of the script, or an empty string.
    private func message(_ script: String, presenting presented: UIViewController? = nil) throws -> String {
        let controller = controller
        let stage = Stage(showing: { controller }, size: CGSize(width: 300, height: 400), scale: 1, threads: 1)
        stage.advance(frames: 7)
        if let presented { stage.perform { controller.present(presented, animated: false) } }
        stage.advance(frames: 30)
        do {
            let take = try Take(script: Script(script, file: "a.script")) { stage }
            while !take.isScriptFinished { try take.advance() }
            return ""
        } catch let error as ScriptError { return "\(error)" }
    }

    private func makeAlert(_ style: UIAlertController.Style = .alert) -> UIAlertController {
        let alert = UIAlertController(title: "Delete all?", message: "Forever", preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
        return alert
    }

    @Test func tapBehindAnAlertIsAnError() throws {
        let message = try message("wait 0.1\ntap \"buy\"", presenting: makeAlert())
        let expected =
            "a.script:2:5: \"buy\" is behind the alert \"Delete all?\", which would receive the touch; close it before this step, or write "
            + "tap (90, 362) to touch what is in front"
        #expect(message == expected)
        #expect(controller.purchases == 0)
    }

    @Test func activationBehindAnAlertIsAnError() throws {
        let message = try message("wait 0.1\nactivate \"buy\"", presenting: makeAlert())
        #expect(message.hasPrefix("a.script:2:10: \"buy\" is behind the alert \"Delete all?\", so assistive technologies"), "\(message)")
        #expect(controller.purchases == 0)
    }

    @Test func presentedControllerIsNamedByItsClass() throws {
        let help = HelpController()
        help.modalPresentationStyle = .overFullScreen
        let message = try message("tap \"buy\"", presenting: help)
        #expect(message.contains("\"buy\" is behind the presented HelpController, which would receive"), "\(message)")
    }

    @Test func viewsOfTheAlertAndPointsCanBeTapped() throws {
        let script = "tap (90, 362)\nwait 0.2\ntap \"Keep\"\nwait for idle\ntap \"buy\"\nwait 0.2\nactivate \"buy\"\nwait 0.3"
        #expect(try message(script, presenting: makeAlert()) == "")
        #expect(controller.purchases == 2)
    }

    /// The views of an alert ignore touches until the alert is shown, as in UIKit, although they are visible from its first frame on.
    @Test func tapDuringAPresentationHasAWarning() throws {
        let controller = controller
        let alert = makeAlert()
        controller.button.addAction(UIAction { [weak controller] _ in controller?.present(alert, animated: true) }, for: .touchUpInside)
        let stage = Stage(showing: { controller }, size: CGSize(width: 300, height: 400), scale: 1, threads: 1)
        stage.advance(frames: 7)
        let script = "tap \"buy\"\nwait for \"Keep\"\ntap \"Keep\"\nwait for idle\ntap \"Keep\"\nwait for no \"Keep\""
        let take = try Take(script: Script(script, file: "a.script")) { stage }
        while !take.isScriptFinished { try take.advance() }
        let warning =
            "a.script:3:5: warning: the tap on \"Keep\" has no effect, because a presentation runs; write 'wait for idle' before it"
        #expect(take.touchWarnings == [warning])
        #expect(controller.presentedViewController == nil || alert.isBeingDismissed)
    }

    /// A dismissal also blocks the views that it uncovers.
    @Test func tapDuringADismissalHasAWarning() throws {
        let controller = controller
        let alert = makeAlert()
        let stage = Stage(showing: { controller }, size: CGSize(width: 300, height: 400), scale: 1, threads: 1)
        stage.advance(frames: 7)
        stage.perform { controller.present(alert, animated: false) }
        stage.advance(frames: 30)
        let script = "tap \"Keep\"\nwait 0.1\ntap \"buy\"\nwait for idle\ntap \"buy\"\nwait 0.2"
        let take = try Take(script: Script(script, file: "a.script")) { stage }
        while !take.isScriptFinished { try take.advance() }
        let warning = "a.script:3:5: warning: the tap on \"buy\" has no effect, because a dismissal runs; write 'wait for idle' before it"
        #expect(take.touchWarnings == [warning] && controller.purchases == 1)
    }

    @Test func tapDuringAPushHasAWarning() throws {
        let controller = controller
        controller.button.addAction(
            UIAction { [weak controller] _ in controller?.navigationController?.pushViewController(HelpController(), animated: true) },
            for: .touchUpInside)
        let stage = Stage(
            showing: { UINavigationController(rootViewController: controller) }, size: CGSize(width: 300, height: 400), scale: 1,
            threads: 1)
        stage.advance(frames: 7)
        let take = try Take(script: Script("tap \"buy\"\nwait 0.1\ntap \"buy\"\nwait for idle", file: "a.script")) { stage }
        while !take.isScriptFinished { try take.advance() }
        let warning = "a.script:3:5: warning: the tap on \"buy\" has no effect, because a push runs; write 'wait for idle' before it"
        #expect(take.touchWarnings == [warning] && controller.purchases == 1)
    }

    /// All steps that touch a named view have the warning. A point, and a wheel or a mouse, have none.
    @Test(
        arguments: [
            ("hold \"buy\" for 0.05", "6: warning: the hold on \"buy\""),
            ("press \"buy\" force 0.6 over 0.05", "7: warning: the press on \"buy\""),
            ("drag \"buy\" to (31, 57) over 0.05", "6: warning: the drag from \"buy\""),
            ("swipe left on \"buy\" over 0.05", "15: warning: the swipe on \"buy\""),
            ("pinch \"buy\" by 2 over 0.05", "7: warning: the pinch on \"buy\""),
            ("down \"buy\"", "6: warning: the touch on \"buy\""), ("hold (90, 362) for 0.05", nil),
            ("drag (90, 362) to \"buy\" over 0.05", nil), ("scroll \"buy\" by (0, 3) over 0.05", nil), ("right-click \"buy\"", nil),
        ] as [(String, String?)]) func touchDuringAPushHasAWarning(step: String, start: String?) throws
    {
        let controller = controller
        controller.button.addAction(
            UIAction { [weak controller] _ in controller?.navigationController?.pushViewController(HelpController(), animated: true) },
            for: .touchUpInside)
        let stage = Stage(
            showing: { UINavigationController(rootViewController: controller) }, size: CGSize(width: 300, height: 400), scale: 1,
            threads: 1)
        stage.advance(frames: 7)
        let take = try Take(script: Script("tap \"buy\"\nwait 0.1\n\(step)\nwait 0.2", file: "a.script")) { stage }
        while !take.isScriptFinished { try take.advance() }
        let warning = start.map { "a.script:3:\($0) has no effect, because a push runs; write 'wait for idle' before it" }
        #expect(take.touchWarnings == [warning].compactMap(\.self) && controller.purchases == 1)
    }

    @Test func touchWithoutATransitionHasNoWarning() throws {
        let controller = controller
        let stage = Stage(showing: { controller }, size: CGSize(width: 300, height: 400), scale: 1, threads: 1)
        stage.advance(frames: 7)
        let take = try Take(script: Script("press \"buy\" force 0.6 over 0.05\nwait 0.1\nrelease\nwait 0.1", file: "a.script")) { stage }
        while !take.isScriptFinished { try take.advance() }
        #expect(take.touchWarnings.isEmpty && controller.purchases == 1)
    }

    /// Apps put invisible buttons over texts. A script may name the text.
    @Test func viewInFrontThatIsNotModalReceivesTheTap() throws {
        #expect(try message("tap \"Price\"\nwait 0.2") == "")
        #expect(controller.coverTaps == 1)
    }
}
