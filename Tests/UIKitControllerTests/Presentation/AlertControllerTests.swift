import CoreGraphics
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AlertControllerTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let presenter = UIViewController()
    let log = Log()

    @MainActor final class Log { var lines: [String] = [] }

    init() {
        stage.window.rootViewController = presenter
        presenter.view.backgroundColor = .white
        stage.advance(frames: 1)
    }

    private func makeAlert(_ actions: [(String, UIAlertAction.Style)], _ style: UIAlertController.Style = .alert) -> UIAlertController {
        let alert = UIAlertController(title: "Delete it?", message: "It cannot be brought back.", preferredStyle: style)
        for (title, style) in actions {
            alert.addAction(UIAlertAction(title: title, style: style) { [log] in log.lines.append($0.title ?? "") })
        }
        return alert
    }

    private func presentAndWait(_ alert: UIAlertController) {
        presenter.present(alert, animated: true)
        stage.advance(by: 0.6)
    }

    private static let deleteAndKeep: [(String, UIAlertAction.Style)] = [("Delete", .destructive), ("Keep", .cancel)]

    private func elementCenter(_ title: String) -> CGPoint? {
        func find(_ view: UIView) -> UIView? {
            if view.accessibilityLabel == title { return view }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(stage.window).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    private func tap(_ title: String) throws {
        stage.tap(at: try #require(elementCenter(title)))
        stage.advance(by: 0.6)
    }

    @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
    func alertOnlyFadesWithReducedMotion(style: UIAlertController.Style) throws {
        stage.reducesMotion = true
        stage.advance(by: 0.5)
        let alert = makeAlert(Self.deleteAndKeep, style)
        presenter.present(alert, animated: true)
        let card = try #require(alert.view)
        let y = Double(card.center.y)
        #expect(near(stage.trace(card.layer, "opacity"), 0))
        stage.advance(frames: 6)
        let opacity = stage.trace(card.layer, "opacity")
        #expect(opacity > 0.1 && opacity < 0.95)
        #expect(near(stage.trace(card.layer, "transform.scale"), 1) && near(stage.trace(card.layer, "position.y"), y))
        stage.advance(by: 1)
        #expect(near(stage.trace(card.layer, "opacity"), 1) && Double(card.center.y) == y)
        alert.dismiss(animated: true)
        stage.advance(frames: 4)
        #expect(stage.trace(card.layer, "opacity") < 0.95 && near(stage.trace(card.layer, "position.y"), y))
        stage.advance(by: 1)
        #expect(card.window == nil && card.alpha == 1)
    }

    @Test func alertScalesInAndFadesOut() throws {
        stage.makeCurrent()
        let alert = makeAlert(Self.deleteAndKeep)
        presenter.present(alert, animated: true)
        let card = try #require(alert.view)
        #expect(near(stage.trace(card.layer, "transform.scale"), 1.18) && near(stage.trace(card.layer, "opacity"), 0))
        stage.advance(frames: 12)
        // The progress of the critically damped spring is 0.944477 at half of its duration.
        #expect(near(stage.trace(card.layer, "opacity"), 0.944477))
        #expect(near(stage.trace(card.layer, "transform.scale"), 1 + 0.18 * (1 - 0.944477)))
        stage.advance(by: 0.5)
        #expect(card.bounds.width == 270 && abs(card.center.x - 187.5) < 1 && near(stage.trace(card.layer, "opacity"), 1))
        alert.dismiss(animated: true)
        stage.advance(frames: 6)
        #expect(near(stage.trace(card.layer, "opacity"), 0.5), "the fade of 0.2 s is half complete")
        stage.advance(by: 0.3)
        #expect(presenter.presentedViewController == nil && log.lines.isEmpty)
    }

    @Test func tappedActionRunsItsHandlerAfterDismissal() throws {
        presentAndWait(makeAlert(Self.deleteAndKeep))
        stage.tap(at: CGPoint(x: 20, y: 600))
        stage.advance(by: 0.6)
        #expect(presenter.presentedViewController != nil, "a touch outside of an alert has no effect")
        stage.tap(at: try #require(elementCenter("Delete")))
        #expect(log.lines.isEmpty)
        stage.advance(by: 0.6)
        #expect(log.lines == ["Delete"] && presenter.presentedViewController == nil)
    }

    @Test func cancelIsLeftOfTwoActionsAndLastOfMany() throws {
        presentAndWait(makeAlert(Self.deleteAndKeep))
        let (delete, keep) = try (#require(elementCenter("Delete")), #require(elementCenter("Keep")))
        #expect(delete.y == keep.y && near(Double(delete.x - keep.x), 135))
        let alert = makeAlert([("Keep", .cancel), ("One", .default), ("Two", .default)])
        presenter.dismiss(animated: false)
        presentAndWait(alert)
        let yPositions = try ["One", "Two", "Keep"].map { try #require(elementCenter($0)).y }
        #expect(yPositions == [yPositions[0], yPositions[0] + 44, yPositions[0] + 88], "the cancel action is the last of three")
    }

    @Test func actionUnderTheLiftedTouchIsChosen() throws {
        presentAndWait(makeAlert(Self.deleteAndKeep))
        let (delete, keep) = try (#require(elementCenter("Delete")), #require(elementCenter("Keep")))
        stage.drag(from: delete, to: keep, duration: 0.3)
        stage.advance(by: 0.6)
        #expect(log.lines == ["Keep"])
        presentAndWait(makeAlert(Self.deleteAndKeep))
        stage.drag(from: delete, to: CGPoint(x: delete.x, y: delete.y + 90), duration: 0.3)
        stage.advance(by: 0.6)
        #expect(log.lines == ["Keep"] && presenter.presentedViewController != nil, "a touch that ends outside of the actions chooses none")
    }

    @Test func returnChoosesThePreferredActionAndEscapeCancels() {
        let first = makeAlert(Self.deleteAndKeep)
        first.preferredAction = first.actions[0]
        presentAndWait(first)
        stage.key("return")
        stage.advance(by: 0.6)
        presentAndWait(makeAlert(Self.deleteAndKeep))
        stage.key("escape")
        stage.advance(by: 0.6)
        presentAndWait(makeAlert([("Fine", .default)]))
        stage.key("return")
        stage.advance(by: 0.6)
        #expect(log.lines == ["Delete", "Keep", "Fine"] && presenter.presentedViewController == nil)
    }

    @Test func focusStaysInTheAlertAndReturnsAfterDismissal() {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 40))
        presenter.view.addSubview(button)
        stage.advance(frames: 1)
        stage.key("tab")
        #expect(button.isFocused)
        presentAndWait(makeAlert(Self.deleteAndKeep))
        #expect(!button.isFocused)
        for _ in 0..<3 {
            stage.key("tab")
            #expect(!button.isFocused, "the focus does not reach views behind the alert")
        }
        stage.key("space")
        stage.advance(by: 0.6)
        #expect(log.lines.count == 1 && button.isFocused)
    }

    @Test func actionSheetIsAtTheBottomAndATouchOutsideCancels() throws {
        let sheet = makeAlert([("Air", .default), ("Sea", .default), ("Stay", .cancel)], .actionSheet)
        presentAndWait(sheet)
        #expect(sheet.view.frame.minX == 8 && sheet.view.frame.width == 359 && sheet.view.frame.maxY == 667 - 8)
        let (sea, stay) = try (#require(elementCenter("Sea")), #require(elementCenter("Stay")))
        #expect(Double(stay.y - sea.y) == 65, "the cancel action has a separate panel")
        stage.tap(at: CGPoint(x: 100, y: 100))
        stage.advance(by: 0.6)
        #expect(log.lines == ["Stay"])
        presentAndWait(makeAlert([("Air", .default), ("Sea", .default), ("Stay", .cancel)], .actionSheet))
        try tap("Sea")
        #expect(log.lines == ["Stay", "Sea"])
    }

    @Test func textFieldsAcceptTextAndReturnMovesThroughThem() {
        let alert = makeAlert(Self.deleteAndKeep)
        alert.preferredAction = alert.actions[0]
        for name in ["Name", "Place"] { alert.addTextField { $0.placeholder = name } }
        presentAndWait(alert)
        #expect(alert.textFields?[0].isFirstResponder == true)
        stage.type("Ada")
        stage.key("return")
        #expect(alert.textFields?[1].isFirstResponder == true)
        stage.type("Rome")
        stage.key("return")
        stage.advance(by: 0.6)
        #expect(alert.textFields?.map { $0.text } == ["Ada", "Rome"] && log.lines == ["Delete"])
        presentAndWait(makeAlert(Self.deleteAndKeep))
        stage.key("escape")
        stage.advance(by: 0.6)
        #expect(log.lines == ["Delete", "Keep"])
    }

    @Test func alertStaysAboveTheOnScreenKeyboard() {
        let alert = makeAlert(Self.deleteAndKeep)
        alert.addTextField()
        stage.tap(at: CGPoint(x: 5, y: 660))
        presentAndWait(alert)
        stage.advance(by: 0.5)
        let keyboardView = stage.window.subviews.first { $0.accessibilityIdentifier == "Keyboard" }
        #expect(keyboardView != nil && alert.view.frame.maxY <= 667 - 216)
    }

    @Test func actionSheetTallerThanTheScreenScrolls() throws {
        let actions: [(String, UIAlertAction.Style)] = (1...20).map { ("Choice \($0)", .default) }
        presentAndWait(makeAlert(actions + [("Stay", .cancel)], .actionSheet))
        let sheet = try #require(presenter.presentedViewController?.view)
        #expect(sheet.frame.minY >= 8 && sheet.frame.maxY <= 659)
        #expect(try #require(elementCenter("Choice 20")).y > 667)
        stage.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 100), duration: 0.2)
        stage.advance(by: 3)
        #expect(log.lines.isEmpty && presenter.presentedViewController != nil)
        try tap("Choice 20")
        #expect(log.lines == ["Choice 20"])
    }

    @Test func disabledActionIsIgnoredAndASecondCancelIsReported() throws {
        let alert = makeAlert([("Send", .default), ("Keep", .cancel)])
        alert.actions[0].isEnabled = false
        presentAndWait(alert)
        try tap("Send")
        #expect(log.lines.isEmpty && presenter.presentedViewController != nil)
        alert.actions[0].isEnabled = true
        try tap("Send")
        #expect(log.lines == ["Send"])
        #expect(diagnostics { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }[0].contains("cancel"))
    }
}
