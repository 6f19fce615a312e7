import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct ToolbarTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)

    private func item(_ title: String, width: CGFloat = 60) -> UIBarButtonItem {
        let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        item.width = width
        return item
    }

    private func x(_ item: UIBarButtonItem) -> CGFloat? { item.viewInBar?.frame.minX }

    @Test func spacesArrangeTheItems() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 375, height: 44))
        stage.window.addSubview(toolbar)
        let items = ["a", "b", "c", "d"].map { item($0) }
        toolbar.items = [items[0], .flexibleSpace(), items[1], .fixedSpace(25), items[2], .flexibleSpace(), items[3]]
        stage.advance(frames: 1)
        // Two flexible spaces share 375 - 32 - 240 - 25 = 78 points.
        #expect(items.map(x) == [16, 115, 200, 299])
        #expect(toolbar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 44))
    }

    @Test func itemsWithoutFlexibleSpacesBeginAtTheLeadingSide() {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 375, height: 44))
        stage.window.addSubview(toolbar)
        let items = [item("a"), item("b", width: 40)]
        toolbar.items = items
        stage.advance(frames: 1)
        #expect(items.map(x) == [16, 92])
        toolbar.semanticContentAttribute = .forceRightToLeft
        toolbar.setNeedsLayout()
        stage.advance(frames: 1)
        #expect(items.map(x) == [299, 243])
    }

    @Test func animatedItemsMoveAndFade() throws {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 375, height: 44))
        stage.window.addSubview(toolbar)
        let (stays, leaves, comes) = (item("stays"), item("leaves"), item("comes"))
        toolbar.items = [leaves, stays]
        stage.advance(frames: 1)
        let old = try #require(leaves.viewInBar)
        toolbar.setItems([stays, comes], animated: true)
        stage.advance(by: 0.125)
        let alpha = stage.trace(old.layer, "opacity")
        #expect(alpha > 0.1 && alpha < 0.9)
        let position = stage.trace(try #require(stays.viewInBar).layer, "position.x")
        #expect(position > 46 && position < 122)
        stage.advance(by: 0.3)
        #expect(old.superview == nil && x(stays) == 16 && x(comes) == 92)
    }

    @Test(arguments: [true, false]) func customViewKeepsItsAlpha(returnsWhileItFades: Bool) {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 375, height: 44))
        stage.window.addSubview(toolbar)
        let (view, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20)), item("other"))
        view.alpha = 0.625
        let custom = UIBarButtonItem(customView: view)
        toolbar.items = [custom]
        stage.advance(frames: 1)
        toolbar.setItems([other], animated: true)
        stage.advance(by: returnsWhileItFades ? 0.125 : 0.5)
        #expect((view.superview != nil) == returnsWhileItFades)
        #expect(abs(Double(view.alpha) - (returnsWhileItFades ? 0 : 0.625)) < 1e-6)
        toolbar.setItems([custom, other], animated: true)
        stage.advance(by: 1)
        #expect(view.superview === toolbar && abs(Double(view.alpha) - 0.625) < 1e-6)
        #expect(abs(stage.trace(view.layer, "opacity") - 0.625) < 1e-6)
    }

    @Test func tapPerformsTheActionAndChangesAreShown() throws {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 375, height: 44))
        stage.window.addSubview(toolbar)
        var taps = 0
        let button = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in taps += 1 })
        toolbar.items = [button]
        stage.advance(frames: 1)
        stage.tap(try #require(button.viewInBar))
        #expect(taps == 1)
        button.isEnabled = false
        stage.advance(frames: 1)
        stage.tap(at: CGPoint(x: 30, y: 420))
        #expect(taps == 1)
    }

    @Test func primaryActionSetsTheTitleAndTheImage() {
        let image = UIImage(systemName: "star")
        let button = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
        button.primaryAction = UIAction(title: "Save", image: image) { _ in }
        #expect(button.title == "Save" && button.image === image && image != nil)
        button.primaryAction = nil
        #expect(button.title == "Save" && button.image === image)
        let system = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Save", image: image) { _ in })
        #expect(system.title == nil && system.image == nil)
        let named = UIBarButtonItem(title: "Edit", primaryAction: UIAction(title: "Save", image: image) { _ in })
        #expect(named.title == "Edit" && named.image == nil)
    }

    @Test func toolbarOfANavigationControllerShowsTheItemsOfTheTopController() {
        let (first, second) = (UIViewController(), UIViewController())
        let (a, b) = (item("a"), item("b"))
        first.toolbarItems = [a]
        second.toolbarItems = [b]
        let navigation = UINavigationController(rootViewController: first)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        #expect(navigation.isToolbarHidden && a.viewInBar == nil && first.view.safeAreaInsets.bottom == 0)
        navigation.setToolbarHidden(false, animated: true)
        stage.advance(by: 0.5)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
        #expect(first.view.safeAreaInsets.bottom == 44 && a.viewInBar != nil)
        navigation.pushViewController(second, animated: true)
        stage.advance(by: 1)
        #expect(a.viewInBar == nil && b.viewInBar != nil)
        second.setToolbarItems([a, b], animated: false)
        #expect(navigation.toolbar.items == [a, b])
        navigation.popViewController(animated: false)
        stage.advance(frames: 1)
        #expect(navigation.toolbar.items == [a])
        navigation.isToolbarHidden = true
        stage.advance(frames: 1)
        #expect(first.view.safeAreaInsets.bottom == 0 && navigation.toolbar.frame.minY > 667)
    }

    private final class PositionDelegate: UIToolbarDelegate {
        var position: UIBarPosition
        init(_ position: UIBarPosition) { self.position = position }
        func position(for bar: any UIBarPositioning) -> UIBarPosition { position }
    }

    @Test func delegateDeterminesThePosition() {
        let root = UIViewController()
        stage.window.rootViewController = root
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 20, width: 375, height: 44))
        root.view.addSubview(toolbar)
        stage.advance(frames: 1)
        /// Returns the frames of the background and of the line.
        func frames() -> [CGRect] {
            toolbar.setNeedsLayout()
            stage.advance(frames: 1)
            return [toolbar.subviews[0].frame, toolbar.subviews[2].frame]
        }
        #expect(toolbar.barPosition == .bottom)
        #expect(frames() == [CGRect(x: 0, y: 0, width: 375, height: 44), CGRect(x: 0, y: -0.5, width: 375, height: 0.5)])
        let delegate = PositionDelegate(.top)
        toolbar.delegate = delegate
        #expect(toolbar.barPosition == .top)
        #expect(frames() == [CGRect(x: 0, y: 0, width: 375, height: 44), CGRect(x: 0, y: 44, width: 375, height: 0.5)])
        delegate.position = .topAttached
        #expect(frames()[0] == CGRect(x: 0, y: -20, width: 375, height: 64), "the background is below the status bar too")
        toolbar.frame.origin.y = 100
        #expect(frames()[0] == CGRect(x: 0, y: 0, width: 375, height: 44), "it is not below the status bar directly")
    }
}
