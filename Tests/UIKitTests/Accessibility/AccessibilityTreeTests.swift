import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

/// The elements of a screen, their order, and their values.
@MainActor @Suite struct AccessibilityTreeTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    var view: UIView { controller.view }

    init() {
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
    }

    private func addLabel(_ text: String, _ frame: CGRect, to parent: UIView? = nil) -> UILabel {
        let label = UILabel(frame: frame)
        label.text = text
        (parent ?? view).addSubview(label)
        return label
    }

    private var labels: [String] { stage.accessibilityTree.elements.map(\.label) }

    // MARK: - Order

    @Test func elementsAreReadInRowsFromTheTop() {
        for (text, x, y) in [("d", 20, 200), ("b", 150, 43), ("c", 20, 90), ("a", 17, 40)] {
            _ = addLabel(text, CGRect(x: x, y: y, width: 60, height: 21))
        }
        #expect(labels == ["a", "b", "c", "d"])
    }

    @Test func rowsAreReadFromTheLeadingEdge() {
        _ = addLabel("left", CGRect(x: 11, y: 40, width: 60, height: 21))
        _ = addLabel("right", CGRect(x: 150, y: 43, width: 60, height: 21))
        #expect(labels == ["left", "right"])
        stage.userInterfaceLayoutDirection = .rightToLeft
        #expect(labels == ["right", "left"])
    }

    @Test func elementsOfAGroupAreReadTogether() {
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 30, width: 150, height: 100)), UIView(frame: CGRect(x: 160, y: 30, width: 150, height: 100))
        )
        for (column, name) in [(left, "left"), (right, "right")] {
            view.addSubview(column)
            for row in 0..<2 { _ = addLabel("\(name) \(row)", CGRect(x: 5, y: 10 + row * 40, width: 90, height: 20), to: column) }
        }
        #expect(labels == ["left 0", "right 0", "left 1", "right 1"])
        left.shouldGroupAccessibilityChildren = true
        right.shouldGroupAccessibilityChildren = true
        #expect(labels == ["left 0", "left 1", "right 0", "right 1"])
        #expect(stage.accessibilityTree.children.map(\.role) == [.group, .group])
    }

    @Test func listedElementsKeepTheirOrder() {
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        view.addSubview(box)
        let (first, second) = (
            addLabel("top", CGRect(x: 0, y: 3, width: 50, height: 20), to: box),
            addLabel("low", CGRect(x: 0, y: 80, width: 50, height: 20), to: box)
        )
        let part = UIAccessibilityElement(accessibilityContainer: box)
        part.accessibilityLabel = "part"
        part.accessibilityFrameInContainerSpace = CGRect(x: 7, y: 31, width: 40, height: 11)
        box.accessibilityElements = [second, part, first]
        #expect(labels == ["low", "part", "top"])
        #expect(stage.accessibilityTree.element(named: "part")?.frame == CGRect(x: 17, y: 51, width: 40, height: 11))
    }

    @Test func viewThatListsItselfCausesNoEndlessLoop() {
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        view.addSubview(box)
        box.accessibilityElements = [box, addLabel("inside", CGRect(x: 0, y: 3, width: 50, height: 20), to: box)]
        #expect(labels == ["inside"])
    }

    // MARK: - Hidden and modal views

    @Test func hiddenViewsAreSkipped() {
        let names = ["hidden", "clear", "ignored", "outside", "seen"]
        let all = names.enumerated().map { addLabel($1, CGRect(x: 13, y: 20 + 40 * $0, width: 90, height: 20)) }
        #expect(labels == names)
        all[0].isHidden = true
        all[1].alpha = 0
        all[2].accessibilityElementsHidden = true
        all[3].frame.origin.x = 321
        #expect(labels == ["seen"])
    }

    @Test func modalViewHidesItsSiblings() {
        _ = addLabel("behind", CGRect(x: 13, y: 20, width: 90, height: 20))
        let panel = UIView(frame: CGRect(x: 30, y: 100, width: 200, height: 100))
        view.addSubview(panel)
        _ = addLabel("in front", CGRect(x: 3, y: 5, width: 90, height: 20), to: panel)
        #expect(labels == ["behind", "in front"])
        panel.accessibilityViewIsModal = true
        #expect(labels == ["in front"])
        panel.isHidden = true
        #expect(labels == ["behind"])
    }

    @Test func alertHidesTheScreenBehindIt() {
        _ = addLabel("behind", CGRect(x: 13, y: 20, width: 90, height: 20))
        let alert = UIAlertController(title: "Delete the photo?", message: "This cannot be undone.", preferredStyle: .alert)
        var chosen: [String] = []
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Delete", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
        }
        stage.perform { controller.present(alert, animated: true) }
        stage.advance(frames: 60)
        #expect(labels == ["Delete the photo?", "This cannot be undone.", "Cancel", "Delete"])
        #expect(stage.accessibilityTree.element(named: "Delete")?.role == .button)
        #expect(stage.performAccessibilityAction(.escape, at: .zero))
        stage.advance(frames: 60)
        #expect(chosen == ["Cancel"] && labels == ["behind"])
    }

    @Test func viewOutsideOfAScrollViewIsListedAsNotVisible() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
        scroll.contentSize = CGSize(width: 320, height: 1000)
        view.addSubview(scroll)
        _ = addLabel("near", CGRect(x: 10, y: 10, width: 90, height: 20), to: scroll)
        let button = UIButton(type: .system)
        button.setTitle("far", for: .normal)
        button.frame = CGRect(x: 10, y: 700, width: 90, height: 30)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        scroll.addSubview(button)
        let far = try #require(stage.accessibilityTree.element(named: "far"))
        #expect(!far.isVisible && far.frame.minY == 800)
        #expect(stage.accessibilityTree.element(named: "near")?.isVisible == true)
        #expect(stage.performAccessibilityAction(.activate, on: far))
        #expect(count == 1 && scroll.contentOffset.y > 500)
        #expect(stage.accessibilityTree.element(named: "far")?.isVisible == true)
    }

    // MARK: - Text form

    @Test func treeIsWrittenAsText() {
        let label = addLabel("Say \"hello\"", CGRect(x: 10.25, y: 40, width: 60, height: 21))
        label.accessibilityHint = "greets"
        #expect(
            stage.accessibilityTree.description == """
                screen (0, 0, 320 × 480)
                  text "Say \\"hello\\"" hint "greets" (10.3, 40, 60 × 21)
                """)
    }
}
