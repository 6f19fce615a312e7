import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// Scripts with names, written from recorded touches. Each script has to end with the same image as the take.
@MainActor @Suite struct NamedScriptWriterTests {
    private func makeTake(_ name: String, _ script: String = "") throws -> Take {
        let scene = try #require(Scene.demo(named: name))
        return try Take(script: Script(script)) {
            Stage(showing: scene.makeController, size: scene.size, scale: 0.5, threads: 1)
        }
    }

    /// A scene with a button, two rows of the same name, and a label that appears when the button is pressed.
    private final class MenuViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let button = UIButton(frame: CGRect(x: 30, y: 50, width: 140, height: 44))
            button.setTitle("Show More", for: .normal)
            button.setTitleColor(.blue, for: .normal)
            button.addTarget(self, action: Selector(MenuViewController.showMore), for: .touchUpInside)
            view.addSubview(button)
            for y in [200.0, 260.0] {
                let row = UIButton(frame: CGRect(x: 30, y: y, width: 140, height: 44))
                row.setTitle("Row", for: .normal)
                row.addTarget(self, action: Selector(MenuViewController.showMore), for: .touchUpInside)
                view.addSubview(row)
            }
        }

        func showMore() {
            for (index, text) in ["Details", "Item 3 of 7", "Two\nlines", "Back", "Help"].enumerated() {
                let label = UILabel(frame: CGRect(x: 20, y: 320 + CGFloat(index) * 30, width: 150, height: 30))
                label.text = text
                label.alpha = 0
                view.addSubview(label)
                UIView.animate(withDuration: 0.7) { label.alpha = 1 }
            }
        }
    }

    private func makeMenuTake(_ script: String = "") throws -> Take {
        try Take(script: Script(script)) { Stage(showing: { MenuViewController() }, size: CGSize(width: 200, height: 480), scale: 1) }
    }

    /// Touches a take for a number of frames, as a mouse click does.
    private func touch(_ take: Take, at point: CGPoint, movingBy distance: CGFloat = 0, frames: Int) throws {
        take.performLiveInput(.down(finger: 0, at: point, force: 1))
        try take.advance(frames: frames)
        if distance != 0 { take.performLiveInput(.move(finger: 0, to: CGPoint(x: point.x + distance, y: point.y), force: 1)) }
        take.performLiveInput(.up(finger: 0))
    }

    /// Returns the steps of the script for a take. The script has to end in the same frame with the same image.
    private func steps(of take: Take, _ replay: (String) throws -> Take) throws -> [String] {
        let text = NamedScriptWriter.script(of: take, scene: "menu")
        let replayed = try replay(text)
        try replayed.advance(frames: take.frame)
        #expect(replayed.isScriptFinished, "\(text)")
        #expect(replayed.stage.render() == take.stage.render(), "\(text)")
        return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") && !$0.hasPrefix("scene") }
    }

    @Test func tapNamesTheButtonAndExpectsWhatAppears() throws {
        let take = try makeMenuTake()
        try take.advance(frames: 312)
        try touch(take, at: CGPoint(x: 47, y: 81), movingBy: 3, frames: 5)
        try take.advance(frames: 301)
        let steps = try steps(of: take) { try makeMenuTake($0) }
        #expect(steps == ["wait 5.2", "tap \"Show More\"", "wait 5", "expect \"Details\"", "expect \"Two lines\""])
    }

    /// While the labels still fade in, a tap of another duration would end with another image.
    @Test func durationOfTheTapIsKeptIfTheEndIsStillMoving() throws {
        let take = try makeMenuTake()
        try take.advance(frames: 41)
        try touch(take, at: CGPoint(x: 90, y: 70), frames: 9)
        try take.advance(frames: 13)
        #expect(try steps(of: take) { try makeMenuTake($0) } == ["wait 0.68", "hold \"Show More\" for 0.15", "wait 0.22"])
    }

    @Test func ambiguousNamesAreReplacedByPositions() throws {
        let take = try makeMenuTake()
        try take.advance(frames: 21)
        try touch(take, at: CGPoint(x: 61.5, y: 281), frames: 7)
        try take.advance(frames: 100)
        let steps = try steps(of: take) { try makeMenuTake($0) }
        #expect(Array(steps.prefix(2)) == ["wait 0.35", "tap (61.5, 281)"], "\(steps)")
    }

    /// In a slider and in segments, the effect depends on the position.
    @Test func positionInAControlIsKept() throws {
        func makeTake(_ script: String) throws -> Take {
            try Take(script: Script(script)) {
                let controller = UIViewController()
                let slider = UISlider(frame: CGRect(x: 17, y: 60, width: 160, height: 34))
                slider.accessibilityIdentifier = "volume"
                let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
                segments.frame = CGRect(x: 11, y: 130, width: 177, height: 32)
                segments.accessibilityIdentifier = "range"
                for view in [slider, segments] { controller.view.addSubview(view) }
                return Stage(showing: { controller }, size: CGSize(width: 200, height: 480), scale: 1)
            }
        }
        let take = try makeTake("")
        try take.advance(frames: 30)
        try touch(take, at: CGPoint(x: 160, y: 151.5), frames: 6)
        try take.advance(frames: 90)
        try touch(take, at: CGPoint(x: 31, y: 70), frames: 4)
        try take.advance(frames: 96)
        let steps = try steps(of: take, makeTake)
        #expect(steps == ["wait 0.5", "tap \"range\" at (149, 21.5)", "wait 1.5", "tap \"volume\" at (14, 10)", "wait 1.57"], "\(steps)")
    }

    @Test func otherGesturesKeepTheirExactInputs() throws {
        let take = try makeMenuTake()
        try take.advance(frames: 18)
        try touch(take, at: CGPoint(x: 60, y: 70), movingBy: 25, frames: 6)
        try take.advance(frames: 12)
        try touch(take, at: CGPoint(x: 60, y: 70), frames: 45)
        try take.advance(frames: 3)
        take.performLiveInput(.keyDown(KeyStroke(typing: "a")))
        try take.advance(frames: 2)
        take.performLiveInput(.keyUp(KeyStroke(typing: "a")))
        let steps = try steps(of: take) { try makeMenuTake($0) }
        #expect(
            steps == [
                "wait 0.3", "down (60, 70)", "wait 0.1", "move (85, 70) force 1", "release", "wait 0.2", "down (60, 70)", "wait 0.75",
                "release", "wait 0.05", "key a down", "wait 0.03", "key a up",
            ])
    }

    /// Performs the same touches in each demo scene, at positions that do not depend on the scene.
    @Test(arguments: ["packing-list", "quiz", "controls", "flight"]) func scriptsOfDemoScenesEndWithTheSameImage(
        _ name: String
    ) throws {
        let take = try makeTake(name)
        for (index, point) in [(343.0, 44.0), (188.0, 333.0), (61.0, 620.0), (120.0, 170.0)].enumerated() {
            try take.advance(frames: 47 + index * 31)
            try touch(take, at: CGPoint(x: point.0, y: point.1), movingBy: CGFloat(index % 2), frames: 4 + index)
        }
        try take.advance(frames: 83)
        let text = NamedScriptWriter.script(of: take, scene: name)
        #expect(text.contains("tap ") || text.contains("hold "), "\(text)")
        let replayed = try makeTake(name, text)
        try replayed.advance(frames: take.frame)
        #expect(replayed.isScriptFinished && replayed.stage.render() == take.stage.render(), "\(text)")
    }

    /// A step waits for an hour at most.
    @Test func longPausesAreSeveralSteps() throws {
        let inputs = [TimedInput(frame: 60 * 9000 + 7, input: .scroll(at: CGPoint(x: 3, y: 4), by: CGVector(dx: 0, dy: 5)))]
        let text = ScriptWriter.script(inputs, scene: "menu", framesPerSecond: 60, until: 60 * 9000 + 7)
        #expect(text.contains("\nwait 3600\nwait 3600\nwait 1800.12\nscroll"))
        #expect(throws: Never.self) { try Script(text) }
    }
}
