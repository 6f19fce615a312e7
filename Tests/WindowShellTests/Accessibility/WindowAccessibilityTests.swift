import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The objects of the window for screen readers, and the requests for them.
@MainActor @Suite struct WindowAccessibilityTests {
    private final class ButtonController: UIViewController {
        let slider = UISlider(frame: CGRect(x: 20, y: 90, width: 200, height: 31))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 150, width: 51, height: 31))

        override func viewDidLoad() {
            super.viewDidLoad()
            slider.value = 0.3
            slider.accessibilityLabel = "Volume"
            toggle.accessibilityLabel = "Lamp"
            for child in [slider, toggle] as [UIView] { view.addSubview(child) }
        }
    }

    private let content: WindowContent
    private let identities = AccessibleIdentities()

    init() throws {
        let scenes = (0..<20).map { number in
            Scene("scene-\(number)", title: "Scene \(number)", summary: "Summary", device: .phone(300, 400), tour: .none) {
                ButtonController()
            }
        }
        content = try WindowContent(scenes, size: CGSize(width: 900, height: 700), scale: 1)
        content.advance(frames: 5)
    }

    private var table: AccessibleTable {
        content.accessibleTable(identities, frame: CGRect(x: 0, y: 0, width: 900, height: 700), scale: 2, isActive: true)
    }

    private func entry(_ name: String) throws -> AccessibleEntry { try #require(table.entries.first { $0.name == name }) }

    private func perform(_ request: AccessibilityServer.Request, on name: String) throws {
        content.performAccessibility(request, on: try entry(name).id, identities)
        content.advance(frames: 40)
    }

    private var controller: ButtonController? { content.openStage?.window.rootViewController as? ButtonController }

    @Test func galleryHasAllCardsAndItsSelectionIsTheFocus() throws {
        let cards = table.entries.filter { $0.name.hasPrefix("Scene ") }
        #expect(cards.count == 20 && cards.allSatisfy { $0.description == "Summary" && $0.actions == ["click"] })
        #expect(cards.filter { $0.states.contains(.focused) }.map(\.name) == ["Scene 0"])
        #expect(cards.contains { !$0.states.contains(.showing) })
        content.press(try #require(KeyStroke(named: "right")))
        content.advance(frames: 40)
        #expect(try entry("Scene 1").states.contains(.focused) && !entry("Scene 0").states.contains(.focused))
    }

    @Test func cardOutsideOfTheVisibleAreaCanBeOpened() throws {
        #expect(try !entry("Scene 19").states.contains(.showing))
        try perform(.action(0), on: "Scene 19")
        #expect(content.currentSceneName == "scene-19")
    }

    @Test func sceneIsOperatedByInputsOfTheTake() throws {
        try perform(.action(0), on: "Scene 3")
        content.advance(frames: 60)
        try perform(.action(0), on: "Lamp")
        try perform(.action(1), on: "Volume")
        #expect(controller?.toggle.isOn == true && abs((controller?.slider.value ?? 0) - 0.2) < 1e-6)
        try perform(.setNumber(0.68), on: "Volume")
        #expect(abs((controller?.slider.value ?? 0) - 0.7) < 1e-6)
        let inputs = content.openTake?.recordedInputs ?? []
        #expect(inputs.count == 7)
        #expect(inputs.allSatisfy { if case .accessibility = $0.input { true } else { false } })
    }

    /// The frames of the scene are in units of the window system.
    @Test func framesAreThoseInTheWindow() throws {
        try perform(.action(0), on: "Scene 3")
        content.advance(frames: 60)
        let stage = try #require(content.openStage)
        let expected = content.windowChrome.windowFrame(of: CGRect(x: 20, y: 90, width: 200, height: 31), in: stage)
        let frame = try entry("Volume").frame
        #expect(abs(frame.minX - expected.minX * 2) < 1e-6 && abs(frame.width - expected.width * 2) < 1e-6)
    }

    @Test func objectsKeepTheirNumbers() throws {
        try perform(.action(0), on: "Scene 3")
        content.advance(frames: 60)
        let before = table
        controller?.toggle.isOn = true
        let after = table
        #expect(before.entries.map(\.id) == after.entries.map(\.id))
        #expect(after.events(since: before).map(\.detail) == ["checked"])
    }

    @Test func helpHidesEverythingElse() throws {
        content.perform(.help)
        content.advance(frames: 60)
        let names = table.entries.map(\.name)
        #expect(names.contains("Slow motion: 1×, ½, ⅒, 1/50") && !names.contains("Scene 0"))
    }

    @Test func messagesAndAnnouncementsAreEvents() throws {
        try perform(.action(0), on: "Scene 3")
        var reader = AnnouncementReader()
        content.showMessage("old")
        #expect(reader.events(content, isFirst: true) { identities.id(of: $0) }.isEmpty)
        content.showMessage("Saved")
        content.openStage?.perform { UIAccessibility.post(notification: .announcement, argument: "3 results") }
        let events = reader.events(content, isFirst: false) { identities.id(of: $0) }
        #expect(events.map(\.value) == [.string("Saved"), .string("3 results")])
        #expect(events.allSatisfy { $0.member == "Announcement" && $0.id == AccessibleTable.window })
        #expect(reader.events(content, isFirst: false) { identities.id(of: $0) }.isEmpty)
    }
}
