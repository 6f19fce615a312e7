import Foundation
import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// The edit menu and the pasteboard.
@MainActor @Suite(.serialized) struct EditMenuTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 40, y: 200, width: 240, height: 34))

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(field)
        stage.advance(frames: 1)
    }

    private var menu: EditMenuView? { stage.window.subviews.lazy.compactMap { $0 as? EditMenuView }.last { $0.isUserInteractionEnabled } }
    private func buttons(in view: UIView) -> [EditMenuButton] {
        view.subviews.flatMap { ($0 as? EditMenuButton).map { [$0] } ?? buttons(in: $0) }
    }
    private var titles: [String] { menu.map { buttons(in: $0).compactMap(\.accessibilityIdentifier) } ?? [] }
    private func choose(_ title: String) {
        guard let menu, let button = buttons(in: menu).first(where: { $0.accessibilityIdentifier == title }) else { return }
        stage.tap(button)
    }

    @Test func doubleTapShowsTheActionsForTheSelection() {
        UIPasteboard.general.items = []
        field.text = "one two three"
        field.becomeFirstResponder()
        stage.advance(frames: 40)
        stage.tap(at: CGPoint(x: 52, y: 217), count: 2)
        stage.advance(frames: 40)
        #expect(titles == ["Cut", "Copy", "Select All"])
        choose("Cut")
        #expect(UIPasteboard.general.string == "one" && field.text == " two three")
        stage.advance(frames: 40)
        #expect(menu == nil)
    }

    @Test func menuIsAboveTheTargetAndPointsAtIt() {
        field.text = "one two three"
        field.becomeFirstResponder()
        stage.advance(frames: 40)
        stage.tap(at: CGPoint(x: 70, y: 217), count: 2)
        stage.advance(frames: 60)
        let frame = menu?.frame ?? .zero
        #expect(frame.maxY < 210 && frame.minY > 140 && frame.minX >= 8 && frame.width > 100)
        field.frame.origin.y = 24
        field.resignFirstResponder()
        field.becomeFirstResponder()
        stage.advance(frames: 40)
        stage.tap(at: CGPoint(x: 70, y: 41), count: 2)
        stage.advance(frames: 60)
        #expect((menu?.frame.minY ?? 0) > 50, "without space above, the menu is below")
    }

    @Test func menuAppearsWithAnAnimationAndEndsWithATouchOutside() {
        field.text = "one"
        field.becomeFirstResponder()
        stage.advance(frames: 40)
        field.selectAll(nil)
        field.selectionController.showMenu()
        stage.advance(frames: 3)
        let opacity = menu.map { stage.trace($0.layer, "opacity") } ?? -1
        #expect(opacity > 0.02 && opacity < 0.98)
        stage.advance(frames: 50)
        stage.tap(at: CGPoint(x: 300, y: 350))
        #expect(menu == nil)
        stage.advance(frames: 40)
        #expect(!stage.window.subviews.contains { $0 is EditMenuView })
    }

    private final class CopyableView: UIView {
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name == "copy:" || super.canPerformAction(action, withSender: sender)
        }
        override func copy(_ sender: Any?) { calls.append("copy") }
        func rotate(_ sender: Any?) { calls.append("rotate") }
    }

    @Test func menuControllerShowsActionsOfOwnViews() {
        let view = CopyableView(frame: CGRect(x: 50, y: 300, width: 90, height: 60))
        controller.view.addSubview(view)
        view.becomeFirstResponder()
        let shared = UIMenuController.shared
        shared.menuItems = [UIMenuItem(title: "Rotate", action: Selector(CopyableView.rotate))]
        defer { shared.menuItems = nil }
        shared.showMenu(from: view, rect: view.bounds)
        stage.advance(frames: 60)
        #expect(shared.isMenuVisible && titles == ["Copy", "Rotate"] && shared.menuFrame.maxY < 300)
        choose("Rotate")
        #expect(view.calls == ["rotate"] && !shared.isMenuVisible)
        shared.showMenu(from: view, rect: view.bounds)
        shared.hideMenu()
        #expect(!shared.isMenuVisible)
    }

    @Test func manyEntriesAreOnSeveralPages() {
        let view = EditMenuView((1...9).map { EditMenuItem(title: "Entry number \($0)") {} }) { _ in }
        stage.window.addSubview(view)
        view.place(at: CGRect(x: 180, y: 300, width: 10, height: 10), in: stage.window.bounds, prefersBelow: false)
        var seen: [String] = []
        for _ in 0..<9 {
            let all = buttons(in: view).compactMap(\.accessibilityIdentifier)
            seen += all.filter { $0.hasPrefix("Entry") }
            #expect(view.bounds.width <= 359)
            guard let next = buttons(in: view).first(where: { $0.accessibilityIdentifier == "Next page" }) else { break }
            next.sendActions(for: .touchUpInside)
        }
        #expect(seen == (1...9).map { "Entry number \($0)" })
    }

    // MARK: - Pasteboard

    @Test func pasteboardHasValuesOfSeveralTypes() {
        let board = UIPasteboard.withUniqueName()
        let count = board.changeCount
        #expect(board.string == nil && board.numberOfItems == 0 && !board.hasStrings)
        board.strings = ["a", "b"]
        #expect(board.string == "a" && board.strings == ["a", "b"] && board.numberOfItems == 2 && board.changeCount == count + 1)
        board.url = URL(string: "https://a.example")
        #expect(board.hasURLs && board.string == "https://a.example" && board.types == ["public.url", "public.utf8-plain-text"])
        board.color = .systemRed
        #expect(board.color == .systemRed && !board.hasStrings && !board.hasImages)
        board.addItems([["my.type": 7]])
        #expect(board.numberOfItems == 2 && board.items[1]["my.type"] as? Int == 7)
        board.setData(Data([65, 66]), forPasteboardType: "public.utf8-plain-text")
        #expect(board.string == "AB" && board.contains(pasteboardTypes: ["x", "public.utf8-plain-text"]))
        let same = UIPasteboard(name: board.name, create: false)
        #expect(same?.string == "AB")
        UIPasteboard.remove(withName: board.name)
        #expect(UIPasteboard(name: board.name, create: false) == nil)
    }

    @Test func changesOfTheGeneralPasteboardAreThoseOfTheSharedObject() throws {
        let same = try #require(UIPasteboard(name: .general, create: false))
        var names: [String] = []
        let log = NotificationLog([UIPasteboard.changedNotification], of: UIPasteboard.general) { names.append($0) }
        same.strings = ["three", "four"]
        #expect(names == ["UIPasteboardChanged"] && UIPasteboard.general.string == "three")
        withExtendedLifetime(log) {}
    }
}
