import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The gallery in a window, with keys and the mouse.
@MainActor @Suite struct GalleryViewTests {
    /// A square that moves for a second.
    private final class SlideController: UIViewController {
        let square = UIView(frame: CGRect(x: 10, y: 20, width: 60, height: 50))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            square.backgroundColor = .blue
            view.addSubview(square)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 1) { self.square.center.x = 150 }
        }
    }

    private static let summaries = [
        "A short text.", "", "Two flights alternate, and each label has its own animation. Tap or press Space to change at once.",
        "A paint program with layers and a brush whose width follows the force. Draw, undo, and save the picture, then begin again.",
    ]

    private func scenes(_ count: Int) -> [Scene] {
        (0..<count).map { index in
            let title = index == 5 ? "The longest title of all scenes in this gallery" : "Slide \(index)"
            let tour = Tour.custom { try Script("wait 0.3\nwait 0.2", file: "slide.script") }
            return Scene("slide-\(index)", title: title, summary: Self.summaries[index % 4], device: .phone(200, 300), tour: tour) {
                SlideController()
            }
        }
    }

    private func makeContent(_ size: CGSize = CGSize(width: 1180, height: 860), count: Int = 14, _ settings: Settings = Settings()) throws
        -> WindowContent
    {
        var options = WindowContent.Options()
        options.settings = settings
        let content = try WindowContent(scenes(count), size: size, scale: 1, options)
        content.advance(frames: 2)
        return content
    }

    private func gallery(_ content: WindowContent) throws -> GalleryView { try #require(content.windowChrome.gallery) }

    private func press(_ names: String..., in content: WindowContent) throws {
        for name in names {
            content.press(try #require(KeyStroke(named: name)))
            content.advance(frames: 1)
        }
    }

    /// Returns whether nothing changes without input, after the current frame was painted.
    private func isIdle(_ content: WindowContent) -> Bool {
        _ = content.paint(Collage(width: 1180, height: 860, scale: 1))
        return content.framesUntilChange == nil
    }

    /// Returns a point in the middle of a card's picture.
    private func center(of index: Int, in content: WindowContent) throws -> CGPoint {
        let frame = try content.windowChrome.backStage.perform { try gallery(content).posterFrame(of: .scene(index)) }
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    // MARK: - Texts

    private func labels(_ view: UIView) -> [UILabel] {
        ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }

    @Test(arguments: GalleryLayoutTests.sizes.filter { $0.width >= 375 }) func noTextIsTruncated(_ size: CGSize) throws {
        let content = try makeContent(size, count: 6)
        content.windowChrome.backStage.perform {
            for card in content.windowChrome.gallery?.cards ?? [] {
                #expect(card.bounds.height >= card.fittingHeight(width: card.bounds.width))
                for label in labels(card) where label.text?.isEmpty == false {
                    let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
                    #expect(
                        label.bounds.height >= needed.height && label.bounds.width >= needed.width - 0.5, "\(label.text ?? "") at \(size)")
                    #expect(label.frame.maxY <= card.bounds.height)
                }
            }
        }
    }

    @Test func textsGrowWithTheWindow() throws {
        func titleSize(_ size: CGSize) throws -> CGFloat { try gallery(makeContent(size, count: 1)).cards[0].titleLabel.font.pointSize }
        #expect(try titleSize(CGSize(width: 1280, height: 720)) == 17)
        #expect(try titleSize(CGSize(width: 1920, height: 1080)) == 23)
        #expect(try titleSize(CGSize(width: 3840, height: 2160)) == 46)
    }

    // MARK: - Selection and scrolling

    @Test(arguments: ["right", "down", "end", "pagedown"]) func selectionIsAlwaysVisible(_ key: String) throws {
        let content = try makeContent(CGSize(width: 900, height: 500), count: 8)
        let gallery = try gallery(content)
        for key in [String](repeating: key, count: 9) + ["up", "left", "pageup", "home"] {
            try press(key, in: content)
            content.advance(frames: 20)
            let frame = try #require(gallery.grid.galleryLayout.frames[gallery.grid.selection])
            let visible = gallery.grid.bounds
            #expect(frame.minY >= visible.minY && frame.maxY <= visible.maxY, "\(key)")
        }
        #expect(gallery.selectedItem == .scene(0) && gallery.grid.offset == 0)
    }

    @Test func wheelSelectsAVisibleCard() throws {
        let content = try makeContent(CGSize(width: 900, height: 500))
        let gallery = try gallery(content)
        content.wheelMoved(at: CGPoint(x: 300, y: 300), by: CGVector(dx: 0, dy: 700))
        content.advance(frames: 60)
        #expect(gallery.grid.offset > 500 && gallery.selectedItem != .scene(0))
        content.wheelMoved(at: CGPoint(x: 300, y: 300), by: CGVector(dx: 0, dy: 1e7))
        content.advance(frames: 60)
        #expect(gallery.grid.offset == gallery.grid.galleryLayout.contentHeight - gallery.grid.bounds.height)
        content.wheelMoved(at: CGPoint(x: 300, y: 300), by: CGVector(dx: 0, dy: -.infinity))
        content.wheelMoved(at: CGPoint(x: 300, y: 300), by: CGVector(dx: 0, dy: -1e7))
        content.advance(frames: 120)
        #expect(gallery.grid.offset == 0 && isIdle(content))
    }

    /// The cards end above the footer, so that no row shines through it.
    @Test func cardsAreClippedAboveTheFooter() throws {
        let gallery = try gallery(makeContent())
        #expect(gallery.grid.clipsToBounds && gallery.grid.frame == CGRect(x: 0, y: 96, width: 1180, height: 860 - 96 - 40))
        #expect(gallery.item(at: CGPoint(x: 200, y: 840)) == nil && gallery.item(at: CGPoint(x: 200, y: 800)) != nil)
    }

    // MARK: - Search

    @Test func searchShowsTheCountAndAdvice() throws {
        let content = try makeContent()
        for letter in "paint" { content.type(letter) }
        content.advance(frames: 40)
        let gallery = try gallery(content)
        #expect(gallery.grid.sections.map(\.items) == [[.scene(3), .scene(7), .scene(11)]])
        #expect(labels(gallery).contains { $0.text == "3 of 14" })
        for letter in "xx" { content.type(letter) }
        content.advance(frames: 40)
        let visible = labels(gallery).filter { $0.alpha == 1 }.compactMap(\.text)
        #expect(visible.contains("No scene matches “paintxx”") && visible.contains { $0.contains("press Esc") })
        #expect(gallery.selectedItem == nil)
        try press("escape", in: content)
        #expect(gallery.query.isEmpty && gallery.selectedItem != nil)
    }

    // MARK: - Recent scenes

    @Test func scenesThatWereOpenedAreRecent() throws {
        let content = try makeContent()
        let gallery = try gallery(content)
        #expect(gallery.grid.sections.map(\.title) == ["All scenes"])
        for index in [4, 2, 4] {
            content.openScene(at: index)
            content.advance(frames: 40)
            try press("escape", in: content)
            content.advance(frames: 40)
        }
        #expect(gallery.grid.sections.map(\.title) == ["Recent", "All scenes"])
        #expect(gallery.grid.sections[0].items == [.recent(4), .recent(2)])
        #expect(gallery.selectedItem == .scene(4) && content.settings.recentScenes == ["slide-4", "slide-2"])
        try press("home", "return", in: content)
        #expect(content.currentSceneName == "slide-4")
    }

    @Test func demoDoesNotChangeTheRecentScenes() throws {
        let content = try makeContent()
        try press("f5", in: content)
        content.advance(frames: 20)
        #expect(content.currentSceneName == "slide-0" && content.settings.recentScenes.isEmpty)
    }

    @Test func settingsKeepEightScenesAndPackages() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)/settings").path
        defer { try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent) }
        var settings = Settings()
        for index in 0..<11 {
            settings.addRecentScene("s\(index % 10)")
            settings.addPackage("/home/a b/Talk\(index)")
        }
        settings.addPackage("relative")
        settings.addPackage("/line\nbreak")
        settings.hasDarkBackdrop = true
        #expect(settings.recentScenes == ["s0", "s9", "s8", "s7", "s6", "s5", "s4", "s3"])
        #expect(settings.packages.first == "/home/a b/Talk10" && settings.packages.count == 8)
        settings.save(to: path)
        #expect(Settings(contentsOf: path) == settings)
        Settings.addPackage("/new", to: path)
        #expect(Settings(contentsOf: path).packages.first == "/new" && Settings(contentsOf: path).recentScenes == settings.recentScenes)
    }

    // MARK: - Packages

    @Test func packagesAreOpenedInAProcess() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder + "/Talk", withIntermediateDirectories: true)
        try Data().write(to: URL(fileURLWithPath: folder + "/Talk/Package.swift"))
        var options = WindowContent.Options()
        for name in ["Gone", "Talk"] { options.settings.addPackage("\(folder)/\(name)") }
        nonisolated(unsafe) var opened: [String] = []
        let input = Pipe()
        options.openPackage = { folder in
            opened.append(folder)
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "read line; exit 3"]
            process.standardInput = input
            try process.run()
            return process
        }
        let content = try WindowContent(scenes(3), size: CGSize(width: 1180, height: 860), scale: 1, options)
        content.advance(frames: 2)
        #expect(try gallery(content).grid.sections.first?.items == [.package(0)], "the other package does not exist any more")
        try press("home", "return", in: content)
        #expect(opened == [folder + "/Talk"] && content.currentSceneName == nil)
        #expect(content.lastMessage?.hasPrefix("Building Talk") == true)
        #expect(content.framesUntilChange != nil)
        try press("return", in: content)
        #expect(opened.count == 1 && content.lastMessage == "Talk is open already")
        try input.fileHandleForWriting.close()
        content.packageProcesses[0].process.waitUntilExit()
        content.advance(frames: 1)
        #expect(content.packageProcesses.isEmpty && content.lastMessage == "Talk ended with an error: see the terminal")
    }

    // MARK: - Tours in cards

    @Test func cardPlaysWhileTheMousePointsAtIt() throws {
        let content = try makeContent()
        let point = try center(of: 1, in: content)
        content.pointerMoved(to: point)
        #expect(content.thumbnailFrame == nil)
        content.advance(frames: 11)
        #expect(content.thumbnailFrame == nil, "a pointer that only crosses a card starts nothing")
        content.advance(frames: 1)
        #expect(content.thumbnailFrame == 0 && content.framesUntilChange == 1)
        content.advance(frames: 17)
        #expect(content.thumbnailFrame == 17)
        content.pointerMoved(to: CGPoint(x: point.x + 3, y: point.y + 2))
        content.advance(frames: 1)
        #expect(content.thumbnailFrame == 18, "a movement in the card does not start it again")
        content.pointerMoved(to: CGPoint(x: 5, y: 200))
        #expect(content.thumbnailFrame == nil)
        for _ in 0..<100 { content.advance(frames: 1) }
        #expect(content.thumbnailFrame == nil && isIdle(content))
    }

    @Test func pointedTourIsRepeated() throws {
        let content = try makeContent()
        content.pointerMoved(to: try center(of: 2, in: content))
        content.advance(frames: 12)
        var frames: [Int] = []
        for _ in 0..<300 {
            content.advance(frames: 1)
            frames.append(try #require(content.thumbnailFrame))
        }
        let restarts = zip(frames, frames.dropFirst()).filter { $1 < $0 }
        #expect(restarts.count >= 1, "the tour is over after half a second")
        content.pointerLeftWindow()
        #expect(content.thumbnailFrame == nil)
    }

    @Test func selectedCardPlaysOnce() throws {
        let content = try makeContent()
        content.advance(frames: 200)
        #expect(content.thumbnailFrame == nil, "no key was pressed")
        try press("right", in: content)
        content.advance(frames: 28)
        #expect(content.thumbnailFrame == nil)
        content.advance(frames: 1)
        #expect(content.thumbnailFrame == 0)
        content.advance(frames: 600)
        #expect(content.thumbnailFrame == nil && isIdle(content))
    }

    @Test func keyThatSelectsOpensOrSearchesStopsTheTourOfTheCard() throws {
        for action in ["right", "return", "x"] {
            let content = try makeContent()
            try press("right", in: content)
            content.advance(frames: 40)
            #expect(content.thumbnailFrame != nil)
            if action == "x" { content.type("x") } else { try press(action, in: content) }
            #expect(content.thumbnailFrame == nil, "\(action)")
        }
    }

    @Test func tourIsPaintedInsideThePoster() throws {
        let content = try makeContent()
        let collage = Collage(width: 1180, height: 860, scale: 1)
        func picture() -> Bitmap {
            _ = content.paint(collage)
            return collage.image
        }
        content.pointerMoved(to: try center(of: 2, in: content))
        content.advance(frames: 13)
        let before = picture()
        content.advance(frames: 20)
        let after = picture()
        let poster = try content.windowChrome.backStage.perform { try gallery(content).posterFrame(of: .scene(2)) }
        var changed = 0
        for y in 0..<860 {
            for x in 0..<1180 where before[x, y] != after[x, y] {
                changed += 1
                if !poster.contains(CGPoint(x: Double(x), y: Double(y))) { Issue.record("\(x), \(y) is outside of \(poster)"); return }
            }
        }
        #expect(changed > 100)
    }

    @Test func failingTourKeepsThePoster() throws {
        let scene = scenes(1)[0].with(.custom { try Script("wait 0.1\ntap \"nobody\"", file: "a.script") })
        let content = try WindowContent([scene], size: CGSize(width: 900, height: 700), scale: 1)
        content.advance(frames: 2)
        content.pointerMoved(to: try center(of: 0, in: content))
        content.advance(frames: 200)
        #expect(content.thumbnailFrame == nil)
    }

    @Test func largerWindowGetsSharperPosters() throws {
        let content = try makeContent(CGSize(width: 700, height: 500), count: 2)
        while content.hasMissingPosters { content.makeNextPoster() }
        content.resize(to: CGSize(width: 710, height: 505), scale: 1)
        #expect(!content.hasMissingPosters)
        content.resize(to: CGSize(width: 2560, height: 1440), scale: 1)
        #expect(content.hasMissingPosters)
        var count = 0
        while content.hasMissingPosters, count < 9 {
            content.makeNextPoster()
            count += 1
        }
        #expect(count == 2)
    }
}
