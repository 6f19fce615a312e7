import CoreGraphics
import DemoScenes
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The environment variables of `WindowPictureTests`.
private enum PictureSettings {
    nonisolated static let folder = ProcessInfo.processInfo.environment["FLIPBOOK_PICTURES"]
    /// The picture that is painted, or nil for all.
    nonisolated static let only = ProcessInfo.processInfo.environment["FLIPBOOK_PICTURE"]
}

/// Pictures of the whole window, for the README and for visual checks. They are painted only if the environment variable
/// `FLIPBOOK_PICTURES` names a folder, because the posters of all scenes take long:
///
///     FLIPBOOK_PICTURES=docs FLIPBOOK_PICTURE=gallery swift test --filter WindowPictureTests
@MainActor @Suite struct WindowPictureTests {
    private func content(_ size: CGSize, isDark: Bool = false) throws -> WindowContent {
        var options = WindowContent.Options()
        options.settings.hasDarkBackdrop = isDark
        if size.height == 860 {
            options.folders.home = FileManager.default.currentDirectoryPath
            options.settings.addPackage(FileManager.default.currentDirectoryPath + "/Examples/Talk")
            options.openPackage = { _ in Process() }
        }
        return try WindowContent(Scene.demos, size: size, scale: 1, options)
    }

    private func makePosters(_ content: WindowContent) {
        content.advance(frames: 1)
        while content.hasMissingPosters { content.makeNextPoster() }
        content.advance(frames: 30)
    }

    private func write(_ content: WindowContent, _ size: CGSize, _ name: String) throws {
        guard let folder = PictureSettings.folder else { return }
        let collage = Collage(width: Int(size.width), height: Int(size.height), scale: 1)
        _ = content.paint(collage)
        try collage.image.writePNG(to: "\(folder)/\(name).png")
    }

    private func press(_ name: String, in content: WindowContent) throws { content.press(try #require(KeyStroke(named: name))) }

    private func isWanted(_ name: String) -> Bool { PictureSettings.only == nil || PictureSettings.only == name }

    @Test(.enabled(if: PictureSettings.folder != nil), arguments: [(1280, 720), (1180, 860), (1920, 1080), (3840, 2160)])
    func gallery(_ width: Int, _ height: Int) throws {
        guard isWanted("gallery-\(height)") || (isWanted("gallery") && height == 1080) else { return }
        let size = CGSize(width: width, height: height)
        let content = try content(size, isDark: width == 1180)
        makePosters(content)
        try write(content, size, PictureSettings.only == "gallery" ? "gallery" : "gallery-\(height)")
        guard PictureSettings.only != "gallery" else { return }
        try press("end", in: content)
        content.advance(frames: 60)
        try write(content, size, "gallery-\(height)-end")
        try press("home", in: content)
        content.advance(frames: 60)
        let gallery = try #require(content.windowChrome.gallery)
        let poster = content.windowChrome.backStage.perform { gallery.posterFrame(of: .scene(1)) }
        content.pointerMoved(to: CGPoint(x: poster.midX, y: poster.midY))
        let clock = ContinuousClock()
        let collage = Collage(width: width, height: height, scale: 1)
        content.advance(frames: 40)
        _ = content.paint(collage)
        let playing = clock.measure {
            for _ in 0..<60 {
                content.advance(frames: 1)
                _ = content.paint(collage)
            }
        }
        try write(content, size, "gallery-\(height)-playing")
        content.pointerLeftWindow()
        content.wheelMoved(at: .zero, by: CGVector(dx: 0, dy: 600))
        let scrolling = clock.measure {
            for _ in 0..<15 {
                content.advance(frames: 1)
                _ = content.paint(collage)
            }
        }
        print("\(width) × \(height): a frame of a tour in a card \(playing / 60), of scrolling \(scrolling / 15)")
        for _ in 0..<2 {
            try press("return", in: content)
            content.advance(frames: 60)
            try press("escape", in: content)
            content.advance(frames: 60)
            try press("home", in: content)
        }
        content.advance(frames: 60)
        try write(content, size, "gallery-\(height)-recent")
        for letter in "tou" { content.type(letter) }
        content.advance(frames: 60)
        try write(content, size, "gallery-\(height)-search")
        for letter in "zz" { content.type(letter) }
        content.advance(frames: 60)
        try write(content, size, "gallery-\(height)-none")
    }

    @Test(.enabled(if: PictureSettings.folder != nil), arguments: [(1280, 720), (1920, 1080), (3840, 2160)], [false, true])
    func scene(_ dimensions: (Int, Int), _ isDark: Bool) throws {
        let name = "scene-\(dimensions.1)\(isDark ? "-dark" : "")"
        guard isWanted(name) else { return }
        let size = CGSize(width: dimensions.0, height: dimensions.1)
        let content = try content(size, isDark: isDark)
        content.openScene(at: 0)
        content.advance(frames: 60)
        try write(content, size, name)
        content.perform(.rotateRight)
        content.advance(frames: 60)
        try write(content, size, name + "-landscape")
        content.perform(.rotateLeft)
        content.showMessage("Saved ~/Pictures/flight-1.png")
        content.perform(.slowMotion)
        content.advance(frames: 60)
        try write(content, size, name + "-toast")
        content.perform(.timeline)
        content.advance(frames: 60)
        try write(content, size, name + "-timeline")
        content.perform(.inspector)
        content.showMessage("Saved ~/Pictures/flight-1.png")
        content.advance(frames: 60)
        try write(content, size, name + "-inspector")
        content.perform(.help)
        content.advance(frames: 60)
        try write(content, size, name + "-help")
    }
}
