import CoreGraphics
import Stage
import Testing
import UIKit

@MainActor @Suite struct AlertTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let page = UIViewController()
    let log = Log()

    @MainActor final class Log { var lines: [String] = [] }

    init() {
        stage.window.rootViewController = page
        page.view.backgroundColor = .white
        stage.advance(frames: 1)
    }

    private func ask(_ titles: [(String, UIAlertAction.Style)], _ style: UIAlertController.Style = .alert) -> UIAlertController {
        let alert = UIAlertController(title: "Delete it?", message: "It cannot be brought back.", preferredStyle: style)
        for (title, style) in titles {
            alert.addAction(UIAlertAction(title: title, style: style) { [log] in log.lines.append($0.title ?? "") })
        }
        return alert
    }

    private func show(_ alert: UIAlertController) {
        page.present(alert, animated: true)
        stage.advance(by: 0.6)
    }

    private static let both: [(String, UIAlertAction.Style)] = [("Delete", .destructive), ("Keep", .cancel)]

    private func place(_ title: String) -> CGPoint? {
        func find(_ view: UIView) -> UIView? {
            if view.accessibilityLabel == title { return view }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(stage.window).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    private func tap(_ title: String) throws {
        stage.tap(at: try #require(place(title)))
        stage.advance(by: 0.6)
    }

    @Test func itComesForwardAndFades() throws {
        let alert = ask(Self.both)
        page.present(alert, animated: true)
        let card = try #require(alert.view)
        #expect(near(stage.trace(card.layer, "transform.scale"), 1.18) && near(stage.trace(card.layer, "opacity"), 0))
        stage.advance(frames: 12)
        // At half of a critically damped spring's time.
        #expect(near(stage.trace(card.layer, "opacity"), 0.944477))
        #expect(near(stage.trace(card.layer, "transform.scale"), 1 + 0.18 * (1 - 0.944477)))
        stage.advance(by: 0.5)
        #expect(card.bounds.width == 270 && abs(card.center.x - 187.5) < 1 && near(stage.trace(card.layer, "opacity"), 1))
        alert.dismiss(animated: true)
        stage.advance(frames: 6)
        #expect(near(stage.trace(card.layer, "opacity"), 0.5), "half of 0.2 s")
        stage.advance(by: 0.3)
        #expect(page.presentedViewController == nil && log.lines.isEmpty)
    }

    @Test func aTapChoosesAndTheHandlerComesWhenItHasGone() throws {
        show(ask(Self.both))
        stage.tap(at: CGPoint(x: 20, y: 600))
        stage.advance(by: 0.6)
        #expect(page.presentedViewController != nil, "a touch beside an alert is lost")
        stage.tap(at: try #require(place("Delete")))
        #expect(log.lines.isEmpty)
        stage.advance(by: 0.6)
        #expect(log.lines == ["Delete"] && page.presentedViewController == nil)
    }

    @Test func twoShortChoicesStandBesideEachOtherAndCancelIsLeft() throws {
        show(ask(Self.both))
        let (delete, keep) = try (#require(place("Delete")), #require(place("Keep")))
        #expect(delete.y == keep.y && near(Double(delete.x - keep.x), 135))
        let many = ask([("Keep", .cancel), ("One", .default), ("Two", .default)])
        page.dismiss(animated: false)
        show(many)
        let places = try ["One", "Two", "Keep"].map { try #require(place($0)).y }
        #expect(places == [places[0], places[0] + 44, places[0] + 88], "and the last of many")
    }

    @Test func aFingerMayWanderBeforeItLetsGo() throws {
        show(ask(Self.both))
        let (delete, keep) = try (#require(place("Delete")), #require(place("Keep")))
        stage.drag(from: delete, to: keep, duration: 0.3)
        stage.advance(by: 0.6)
        #expect(log.lines == ["Keep"])
        show(ask(Self.both))
        stage.drag(from: delete, to: CGPoint(x: delete.x, y: delete.y + 90), duration: 0.3)
        stage.advance(by: 0.6)
        #expect(log.lines == ["Keep"] && page.presentedViewController != nil, "let go beside it chooses nothing")
    }

    @Test func returnChoosesWhatIsPreferredAndEscapeCancels() {
        let first = ask(Self.both)
        first.preferredAction = first.actions[0]
        show(first)
        stage.key("return")
        stage.advance(by: 0.6)
        show(ask(Self.both))
        stage.key("escape")
        stage.advance(by: 0.6)
        show(ask([("Fine", .default)]))
        stage.key("return")
        stage.advance(by: 0.6)
        #expect(log.lines == ["Delete", "Keep", "Fine"] && page.presentedViewController == nil)
    }

    @Test func keysAreLedToItsChoicesAndBackAgain() {
        let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 40))
        page.view.addSubview(button)
        stage.advance(frames: 1)
        stage.key("tab")
        #expect(button.isFocused)
        show(ask(Self.both))
        #expect(!button.isFocused)
        for _ in 0..<3 {
            stage.key("tab")
            #expect(!button.isFocused, "what is behind is not led to")
        }
        stage.key("space")
        stage.advance(by: 0.6)
        #expect(log.lines.count == 1 && button.isFocused)
    }

    @Test func aSheetRisesFromBelowAndATouchBesideItCancels() throws {
        let sheet = ask([("Air", .default), ("Sea", .default), ("Stay", .cancel)], .actionSheet)
        show(sheet)
        #expect(sheet.view.frame.minX == 8 && sheet.view.frame.width == 359 && sheet.view.frame.maxY == 667 - 8)
        let (sea, stay) = try (#require(place("Sea")), #require(place("Stay")))
        #expect(Double(stay.y - sea.y) == 65, "a panel of its own")
        stage.tap(at: CGPoint(x: 100, y: 100))
        stage.advance(by: 0.6)
        #expect(log.lines == ["Stay"])
        show(ask([("Air", .default), ("Sea", .default), ("Stay", .cancel)], .actionSheet))
        try tap("Sea")
        #expect(log.lines == ["Stay", "Sea"])
    }

    @Test func fieldsAreWrittenInAndReturnLeadsThroughThem() {
        let alert = ask(Self.both)
        alert.preferredAction = alert.actions[0]
        for name in ["Name", "Place"] { alert.addTextField { $0.placeholder = name } }
        show(alert)
        #expect(alert.textFields?[0].isFirstResponder == true)
        stage.type("Ada")
        stage.key("return")
        #expect(alert.textFields?[1].isFirstResponder == true)
        stage.type("Rome")
        stage.key("return")
        stage.advance(by: 0.6)
        #expect(alert.textFields?.map { $0.text } == ["Ada", "Rome"] && log.lines == ["Delete"])
        show(ask(Self.both))
        stage.key("escape")
        stage.advance(by: 0.6)
        #expect(log.lines == ["Delete", "Keep"])
    }

    @Test func theKeyboardOnTheScreenDoesNotCoverIt() {
        let alert = ask(Self.both)
        alert.addTextField()
        stage.tap(at: CGPoint(x: 5, y: 660))
        show(alert)
        stage.advance(by: 0.5)
        let panel = stage.window.subviews.first { $0.accessibilityIdentifier == "Keyboard" }
        #expect(panel != nil && alert.view.frame.maxY <= 667 - 216)
    }

    @Test func whatIsTooMuchForTheScreenScrolls() throws {
        let choices: [(String, UIAlertAction.Style)] = (1...20).map { ("Choice \($0)", .default) }
        show(ask(choices + [("Stay", .cancel)], .actionSheet))
        let sheet = try #require(page.presentedViewController?.view)
        #expect(sheet.frame.minY >= 8 && sheet.frame.maxY <= 659)
        #expect(try #require(place("Choice 20")).y > 667)
        stage.drag(from: CGPoint(x: 180, y: 500), to: CGPoint(x: 180, y: 100), duration: 0.2)
        stage.advance(by: 3)
        #expect(log.lines.isEmpty && page.presentedViewController != nil)
        try tap("Choice 20")
        #expect(log.lines == ["Choice 20"])
    }

    @Test func whatIsNotOfferedIsNotChosen() throws {
        let alert = ask([("Send", .default), ("Keep", .cancel)])
        alert.actions[0].isEnabled = false
        show(alert)
        try tap("Send")
        #expect(log.lines.isEmpty && page.presentedViewController != nil)
        alert.actions[0].isEnabled = true
        try tap("Send")
        #expect(log.lines == ["Send"])
        #expect(misuses { alert.addAction(UIAlertAction(title: "No", style: .cancel)) }[0].contains("cancel"))
    }
}
