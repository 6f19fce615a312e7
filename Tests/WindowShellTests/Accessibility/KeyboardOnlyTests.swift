import CoreGraphics
import FlipbookInspection
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

@testable import WindowShell

/// Everything in the window that the mouse does can be done with keys.
@MainActor @Suite struct KeyboardOnlyTests {
    private final class CardController: UIViewController {
        let card = UIView(frame: CGRect(x: 60, y: 90, width: 110, height: 70))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            card.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.6, alpha: 1)
            card.accessibilityIdentifier = "card"
            view.addSubview(card)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 1.5, delay: 0.25) { self.card.center = CGPoint(x: 205, y: 310) }
            UIView.animate(withDuration: 0.5, delay: 0.4) { self.card.alpha = 0.4 }
        }
    }

    private let content: WindowContent

    init() throws {
        let scene = Scene("desk", device: .phone(300, 400), tour: .none) { CardController() }
        content = try WindowContent([scene], size: CGSize(width: 1280, height: 800), scale: 1)
        content.press(try #require(KeyStroke(named: "return")))
        content.advance(frames: 60)
    }

    private func press(_ names: String...) throws {
        for name in names {
            content.press(try #require(KeyStroke(named: name)))
            content.advance(frames: 2)
            _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        }
    }

    // MARK: - The timeline

    @Test func tabSelectsAnimationsInThePausedTimeline() throws {
        content.perform(.timeline)
        // The scene starts again and plays its animations.
        content.perform(.restart)
        content.advance(frames: 60)
        content.perform(.pause)
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        try press("tab")
        let view = try #require(content.timelinePanel?.view)
        let first = try #require(view.selectedAnimation)
        try press("tab")
        let second = try #require(view.selectedAnimation)
        #expect(first != second && view.timeline.animations.count >= 2)
        try press("shift+tab")
        #expect(view.selectedAnimation == first)
        try press("return")
        let start = view.timeline.animations[first].start
        #expect(content.displayedFrame == Int((start * 60).rounded()) && content.playback?.isPaused == true)
    }

    @Test func shiftAndPageKeysZoomTheTimeline() throws {
        content.perform(.timeline)
        content.advance(frames: 120)
        content.perform(.pause)
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        let view = try #require(content.timelinePanel?.view)
        func length() -> Double { view.visibleTimeRange.upperBound - view.visibleTimeRange.lowerBound }
        let whole = length()
        try press("shift+pageup")
        #expect(abs(length() / whole - 0.7) < 0.01 && !view.showsWholeTake)
        try press("shift+pageup", "shift+pageup", "home")
        // The first frame is visible again.
        #expect(view.visibleTimeRange.lowerBound < 0.02 && length() < whole / 2)
        try press("shift+pagedown", "shift+pagedown", "shift+pagedown", "shift+pagedown")
        #expect(view.showsWholeTake)
    }

    // MARK: - Other views

    @Test func shiftAndArrowsRotateTheExplodedView() throws {
        content.perform(.explodedView)
        content.advance(frames: 60)
        let start = content.overlays.camera
        try press("shift+right", "shift+down")
        let turned = content.overlays.camera
        #expect(turned.yaw > start.yaw && turned.pitch > start.pitch && turned.zoom == start.zoom)
        try press("shift+left", "shift+up")
        #expect(abs(content.overlays.camera.yaw - start.yaw) < 1e-9 && abs(content.overlays.camera.pitch - start.pitch) < 1e-9)
        try press("shift+pageup")
        #expect(content.overlays.camera.zoom > start.zoom)
        try press("shift+pagedown", "shift+pagedown")
        #expect(content.overlays.camera.zoom < start.zoom)
    }

    @Test func shiftAndPageKeysChangeTheMagnification() throws {
        content.perform(.zoom)
        try press("return")
        content.advance(frames: 60)
        let width = content.visiblePart.width
        try press("shift+pageup")
        content.advance(frames: 60)
        #expect(abs(content.visiblePart.width - width / 1.25) < 0.5)
        try press("shift+pagedown")
        content.advance(frames: 60)
        #expect(abs(content.visiblePart.width - width) < 0.5)
    }

    // MARK: - The inspector

    private func inspectCard() throws -> LayerReport {
        content.perform(.inspector)
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        content.perform(.restart)
        content.advance(frames: 30)
        content.perform(.pause)
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        // The arrow keys visit all layers; the card is one of them.
        for _ in 0..<12 where content.inspectorReport?.name != "card" { try press("down", "right") }
        return try #require(content.inspectorReport)
    }

    /// Opens the timeline and the inspector, and pauses the scene after all of its animations have ended.
    private func pauseAfterTheAnimations() {
        content.perform(.timeline)
        content.perform(.inspector)
        content.perform(.restart)
        content.advance(frames: 200)
        content.perform(.pause)
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
    }

    private func animations(_ report: LayerReport?) -> [LayerReport.AnimationState] {
        report?.sections.flatMap(\.rows).compactMap(\.animation) ?? []
    }

    @Test func tabChoosesAnAnimationInTheInspector() throws {
        let report = try inspectCard()
        #expect(report.name == "card" && animations(report).count == 2)
        let view = try #require(content.inspector.view)
        try press("tab")
        #expect(view.chosenAnimation == 0)
        try press("tab")
        #expect(view.chosenAnimation == 1)
        try press("tab")
        #expect(view.chosenAnimation == nil)
        try press("shift+tab", "escape")
        #expect(view.chosenAnimation == nil && content.isInspectorVisible)
    }

    /// The inspector shows an animation that is selected in the timeline and has ended, like a running one.
    @Test func inspectorShowsASelectedAnimationThatHasEnded() throws {
        pauseAfterTheAnimations()
        content.removeInspectorFocus()
        try press("tab")
        let view = try #require(content.timelinePanel?.view)
        let number = try #require(view.selectedAnimation)
        let recorded = view.timeline.animations[number]
        let shown = try #require(animations(content.inspectorReport).first)
        #expect(recorded.end != nil && shown.number == number && shown.curve == recorded.curve && shown.duration == recorded.duration)
        #expect(abs(shown.fraction - 1) < 1e-9 && abs(shown.delay - recorded.delay) < 1e-9)
        #expect(content.inspectorReport?.row(recorded.keyPath, in: "Animations")?.value.contains(" · ended at ") == true)
    }

    /// With both panels, Tab selects each animation in the timeline and then chooses it in the inspector.
    @Test func tabVisitsTheAnimationsOfBothPanels() throws {
        pauseAfterTheAnimations()
        let timeline = try #require(content.timelinePanel?.view)
        let inspector = try #require(content.inspector.view)
        var visited: [Int] = []
        for _ in 0..<2 {
            try press("tab")
            let number = try #require(timeline.selectedAnimation)
            #expect(inspector.chosenAnimation == nil)
            try press("tab")
            #expect(inspector.chosenAnimation == 0 && timeline.selectedAnimation == number)
            #expect(animations(content.inspectorReport).first?.number == number)
            visited.append(number)
        }
        try #require(visited[0] != visited[1])
        try press("shift+tab")
        #expect(inspector.chosenAnimation == nil && timeline.selectedAnimation == visited[0])
    }

    @Test func altAndArrowsChangeATiming() throws {
        let before = animations(try inspectCard())
        try #require(before.count == 2)
        #expect(content.inspectorReport?.section("Animations")?.heading == "Animations · Tab, then Alt ← → ↑ ↓")
        try press("tab", "alt+right", "alt+right")
        #expect(abs((animations(content.inspectorReport).first?.duration ?? 0) - before[0].duration - 0.1) < 1e-6)
        try press("alt+up")
        #expect(abs((animations(content.inspectorReport).first?.delay ?? 0) - before[0].delay - 0.05) < 1e-6)
        #expect(content.inspectorReport?.section("Animations")?.heading == "Animations · Ctrl C copies the code")
    }

    @Test func altAndArrowsChangeAnAnimationThatHasEnded() throws {
        pauseAfterTheAnimations()
        // No layer is selected, so that the first press selects an animation in the timeline, and the second one chooses it in the inspector.
        try press("tab")
        let view = try #require(content.timelinePanel?.view)
        let number = try #require(view.selectedAnimation)
        let before = try #require(animations(content.inspectorReport).first)
        #expect(before.number == number && !before.isEdited && view.timeline.animations[number].end != nil)
        try press("tab", "alt+right", "alt+right")
        let after = try #require(animations(content.inspectorReport).first)
        #expect(after.number == number && after.isEdited && abs(after.duration - before.duration - 0.1) < 1e-6)
        #expect(abs(view.timeline.animations[number].duration - before.duration - 0.1) < 1e-6)
        #expect(content.inspectorReport?.section("Animations")?.heading == "Animations · Ctrl C copies the code")
    }

    /// A click on a bar in the timeline chooses the animation in the inspector, which then receives the keys that change it.
    @Test func clickInTheTimelineChoosesTheAnimationForTheKeys() throws {
        pauseAfterTheAnimations()
        let (timeline, inspector) = (try #require(content.timelinePanel?.view), try #require(content.inspector.view))
        for number in [1, 0, 0] {
            let points = stride(from: CGFloat(30), to: timeline.bounds.height, by: 3).map { CGPoint(x: timeline.scale.minX + 20, y: $0) }
            let point = try #require(points.first { timeline.target(at: $0) == .animation(number) })
            content.pointerDown(at: CGPoint(x: timeline.frame.minX + point.x, y: timeline.frame.minY + point.y))
            content.pointerUp()
            _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
            let index = try #require(inspector.chosenAnimation)
            let before = try #require(animations(content.inspectorReport).dropFirst(index).first)
            #expect(before.number == number && timeline.selectedAnimation == number)
            try press("alt+right")
            #expect(abs(timeline.timeline.animations[number].duration - before.duration - 0.05) < 1e-6)
        }
        // Tab selects another animation in the timeline, because the pointer is over it. The keys do not change the former one.
        content.pointerMoved(to: CGPoint(x: timeline.frame.minX + 9, y: timeline.frame.midY))
        try press("tab")
        #expect(timeline.selectedAnimation != 0 && inspector.chosenAnimation == nil)
    }

    @Test func altAndArrowsSayWhyTheyChangeNothing() throws {
        content.perform(.inspector)
        content.perform(.pause)
        try press("alt+up")
        #expect(content.lastMessage == "No layer is selected: press ↓, or Ctrl-click the phone")
        content.perform(.pause)
        content.perform(.inspector)
        _ = try inspectCard()
        try press("alt+right")
        #expect(content.lastMessage == "No animation is selected: press Tab, then Alt with an arrow key")
        try press("tab")
        content.perform(.pause)
        content.advance(frames: 200)
        content.perform(.pause)
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        try press("alt+left")
        let message = "No animation of this layer is running: go back with <, or select one in the timeline (Y)"
        #expect(animations(content.inspectorReport).isEmpty && content.lastMessage == message)
    }

    /// The line that is copied is that of the chosen animation, also if another animation was changed later.
    @Test func controlCCopiesTheLineOfTheChosenAnimation() throws {
        let report = try inspectCard()
        let durations = animations(report).map(\.duration)
        try #require(durations.count == 2 && abs(durations[0] - 1.5) < 1e-9 && abs(durations[1] - 0.5) < 1e-9)
        try press("tab", "alt+right", "tab", "alt+right", "control+c")
        #expect(content.textToCopy?.contains("withDuration: 0.55, delay: 0.4)") == true, "\(content.lastMessage ?? "")")
        try press("shift+tab", "control+c")
        #expect(content.textToCopy?.contains("withDuration: 1.55, delay: 0.25)") == true, "\(content.lastMessage ?? "")")
    }

    /// After a click beside the panels, the inspector has no focus. While the scene is paused, the keys say what is missing.
    @Test func keysOfTimingsSayWhatIsMissingWithoutTheFocus() throws {
        _ = try inspectCard()
        content.removeInspectorFocus()
        try press("control+c")
        #expect(content.lastMessage == "No timing is changed: select an animation with Tab, then press Alt with an arrow key")
        #expect(content.takeA == nil && content.textToCopy == nil)
        try press("alt+right")
        #expect(content.lastMessage == "No animation is selected: press Tab, then Alt with an arrow key")
    }

    @Test func controlCSaysThatNoTimingIsChanged() throws {
        _ = try inspectCard()
        let message = "No timing is changed: select an animation with Tab, then press Alt with an arrow key"
        try press("control+c")
        #expect(content.lastMessage == message && content.textToCopy == nil)
        try press("tab", "alt+right", "control+c")
        #expect(content.lastMessage != message)
        // Delete restores the timings of the code.
        try press("delete", "control+c")
        #expect(content.lastMessage == message)
    }
}
