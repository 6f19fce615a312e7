import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import WindowShell

/// All texts of the window's own views have a contrast of at least 4.5, on the light and on the dark backdrop.
@MainActor @Suite struct WindowContrastTests {
    private final class CardController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            let card = UIView(frame: CGRect(x: 60, y: 90, width: 110, height: 70))
            card.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.6, alpha: 1)
            card.accessibilityIdentifier = "card"
            view.addSubview(card)
            UIView.animate(withDuration: 1.5, delay: 0.25) { card.center = CGPoint(x: 205, y: 310) }
        }
    }

    /// Opens the window on a backdrop, with the scene if `opensScene` is true.
    private func makeContent(isDark: Bool, opensScene: Bool = true) throws -> WindowContent {
        let scenes = ["desk", "shelf"].map { name in
            Scene(name, title: "A \(name)", summary: "Two things on a \(name).", device: .phone(300, 400), tour: .none) { CardController() }
        }
        var options = WindowContent.Options()
        options.settings.hasDarkBackdrop = isDark
        options.settings.addRecentScene("shelf")
        let content = try WindowContent(scenes, size: CGSize(width: 1280, height: 800), scale: 1, options)
        if opensScene { content.press(try #require(KeyStroke(named: "return"))) }
        content.advance(frames: 60)
        return content
    }

    /// Checks all texts of both stages, and returns their number.
    @discardableResult
    private func check(_ content: WindowContent, _ place: String) -> Int { checkedTexts(content, place).count }

    /// Checks all texts of both stages, and returns them.
    private func checkedTexts(_ content: WindowContent, _ place: String) -> [String] {
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        content.advance(frames: 45)
        _ = content.paint(Collage(width: 1280, height: 800, scale: 1))
        let backdrop = content.settings.hasDarkBackdrop ? Theme.darkBackgroundColor : Theme.backgroundColor
        let stages = [content.windowChrome.backStage, content.windowChrome.frontStage]
        let samples = stages.flatMap { stage in stage.perform { TextContrast(stage.window, on: backdrop).samples } }
        for sample in samples where sample.ratio < 4.5 {
            Issue.record("\(place): “\(sample.text)” has a contrast of \(String(format: "%.2f", sample.ratio))")
        }
        return samples.map(\.text)
    }

    @Test(arguments: [false, true]) func galleryHasContrast(isDark: Bool) throws {
        let content = try makeContent(isDark: isDark, opensScene: false)
        #expect(check(content, "gallery") > 8)
        for character in "desk" { content.type(character) }
        #expect(check(content, "search") > 4)
        for character in "xyz" { content.type(character) }
        #expect(check(content, "search without a result") > 3)
    }

    @Test(arguments: [false, true]) func sceneWithStatusAndMessagesHasContrast(isDark: Bool) throws {
        let content = try makeContent(isDark: isDark)
        content.perform(.pause)
        content.perform(.frameStatistics)
        content.showMessage("Saved a picture")
        #expect(check(content, "scene") > 5)
    }

    @Test(arguments: [false, true]) func helpAndDeviceMenuHaveContrast(isDark: Bool) throws {
        let content = try makeContent(isDark: isDark)
        content.perform(.help)
        #expect(check(content, "help") > 90)
        content.perform(.help)
        content.perform(.device)
        #expect(check(content, "device menu") > 30)
    }

    @Test(arguments: [false, true]) func inspectorHasContrast(isDark: Bool) throws {
        let content = try makeContent(isDark: isDark)
        content.perform(.inspector)
        content.press(try #require(KeyStroke(named: "down")))
        content.press(try #require(KeyStroke(named: "down")))
        #expect(check(content, "inspector") > 15)
    }

    @Test(arguments: [false, true]) func timelineAndGraphHaveContrast(isDark: Bool) throws {
        let content = try makeContent(isDark: isDark)
        content.perform(.timeline)
        #expect(check(content, "timeline") > 5)
        content.press(try #require(KeyStroke(named: "down")))
        content.press(try #require(KeyStroke(named: "return")))
        check(content, "timeline with a selection")
        content.perform(.timeline)
        content.perform(.graph)
        #expect(check(content, "graph") > 1)
    }

    @Test(arguments: [false, true]) func keyCapsInTheTimelineHaveContrast(isDark: Bool) throws {
        let content = try makeContent(isDark: isDark)
        content.perform(.timeline)
        content.press(try #require(KeyStroke(named: "tab")))
        content.advance(frames: 30)
        #expect(checkedTexts(content, "inputs").contains("tab"))
    }

    @Test func notesAndTheEndOfATalkHaveContrast() {
        let stage = Stage(size: CGSize(width: 900, height: 600), scale: 1)
        stage.perform {
            let list = StepListView()
            list.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
            list.show(["first", "second", "third", "fourth"], current: 2, isWaiting: true)
            let end = TalkEndView(title: "Springs")
            end.frame = CGRect(x: 0, y: 300, width: 900, height: 300)
            end.alpha = 1
            for view in [list, end] as [UIView] { stage.window.addSubview(view) }
            stage.window.layoutIfNeeded()
            let samples = TextContrast(stage.window, on: Theme.darkBackgroundColor).samples
            #expect(samples.count > 3)
            for sample in samples { #expect(sample.ratio >= 4.5, "\(sample.text)") }
        }
    }

    /// Checks the measurement itself: black on white has a contrast of 21, and a translucent text has less.
    @Test func contrastIsThatOfWCAG() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
        (label.text, label.textColor) = ("a", .black)
        view.addSubview(label)
        func ratio() -> Double { TextContrast(view, on: .white).samples.first?.ratio ?? 0 }
        #expect(abs(ratio() - 21) < 1e-9)
        label.textColor = UIColor(red: 0x76 / 255, green: 0x76 / 255, blue: 0x76 / 255, alpha: 1)
        #expect(abs(ratio() - 4.54) < 0.005)
        label.textColor = .black
        label.alpha = 0.4
        #expect(abs(ratio() - 2.85) < 0.005)
        view.backgroundColor = .black
        #expect(ratio() == 1)
    }
}
