import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

/// Actions of assistive technologies, and the notifications for them.
@MainActor @Suite struct AccessibilityActionTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)
    let view = CountingView(frame: CGRect(x: 31, y: 57, width: 100, height: 80))

    init() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "counter"
        view.accessibilityTraits = .adjustable
    }

    private var node: AccessibilityNode { stage.accessibilityTree.elements[0] }

    @Test func overriddenActivationReplacesTheTap() {
        #expect(stage.performAccessibilityAction(.activate, on: node) && view.log == ["activate", "touch"])
        view.log = []
        view.handlesActivation = true
        #expect(stage.performAccessibilityAction(.activate, on: node) && view.log == ["activate"])
    }

    @Test func incrementAndDecrementCallTheView() {
        stage.performAccessibilityAction(.increment, on: node)
        stage.performAccessibilityAction(.decrement, on: node)
        #expect(view.log == ["+", "-"])
    }

    @Test func customActionsAreFoundByName() {
        var names: [String] = []
        view.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Archive") {
                names.append($0.name)
                return true
            },
            UIAccessibilityCustomAction(name: "Refuse") { _ in false },
            UIAccessibilityCustomAction(name: "Reset", target: view, selector: Selector(CountingView.reset(_:))),
        ]
        #expect(node.actions == ["Archive", "Refuse", "Reset"])
        #expect(stage.performAccessibilityAction(.custom("Archive"), on: node) && names == ["Archive"])
        #expect(!stage.performAccessibilityAction(.custom("Refuse"), on: node))
        #expect(!stage.performAccessibilityAction(.custom("Missing"), on: node))
        #expect(stage.performAccessibilityAction(.custom("Reset"), on: node) && view.log == ["reset Reset"])
    }

    @Test func activationPointCanBeSet() {
        #expect(node.activationPoint == CGPoint(x: 81, y: 97) && node.frame == view.frame)
        view.accessibilityActivationPoint = CGPoint(x: 33, y: 58)
        view.accessibilityFrame = CGRect(x: 1, y: 2, width: 50, height: 60)
        #expect(node.activationPoint == CGPoint(x: 33, y: 58) && node.frame == CGRect(x: 1, y: 2, width: 50, height: 60))
        #expect(stage.performAccessibilityAction(.activate, on: node) && view.log == ["activate", "touch"])
    }

    @Test func pointWithoutElementHasNoEffect() {
        for point in [CGPoint(x: 300, y: 400), CGPoint(x: CGFloat.nan, y: 3), CGPoint(x: CGFloat.infinity, y: -.infinity)] {
            #expect(!stage.performAccessibilityAction(.activate, at: point))
        }
        #expect(view.log.isEmpty)
    }

    @Test func frameThatIsNotFiniteIsSkipped() {
        view.accessibilityFrame = CGRect(x: CGFloat.nan, y: 2, width: CGFloat.infinity, height: 60)
        #expect(stage.accessibilityTree.elements.isEmpty)
    }

    @Test func announcementsAreKept() {
        stage.perform {
            UIAccessibility.post(notification: .announcement, argument: "Three results")
            UIAccessibility.post(notification: .layoutChanged, argument: view)
            UIAccessibilityPostNotification(UIAccessibilityAnnouncementNotification, NSAttributedString(string: "Done"))
        }
        #expect(stage.accessibilityAnnouncements == ["Three results", "Done"])
        let posted = stage.accessibilityNotifications
        #expect(posted.count == 3 && posted.latest[1].element === view)
        stage.perform { for number in 0..<70 { UIAccessibility.post(notification: .announcement, argument: "\(number)") } }
        #expect(stage.accessibilityAnnouncements.first == "6" && stage.accessibilityNotifications.count == 73)
    }

    final class CountingView: UIView {
        var log: [String] = []
        var handlesActivation = false

        override func accessibilityActivate() -> Bool {
            log.append("activate")
            return handlesActivation
        }
        override func accessibilityIncrement() { log.append("+") }
        override func accessibilityDecrement() { log.append("-") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("touch") }
        func reset(_ action: UIAccessibilityCustomAction) { log.append("reset \(action.name)") }
    }
}
