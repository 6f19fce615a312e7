import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// An empty folder that is deleted at the end of the test.
private final class TemporaryFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path

    nonisolated init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Tests of the window's content without a window. Each test sends keys and mouse events and advances the frames.
@MainActor @Suite struct WindowContentTests {
    private let temporaryFolder: TemporaryFolder
    private var folder: String { temporaryFolder.path }
    private let scenes = ["red-square", "animations"].compactMap { Scene.demo(named: $0) }.map { scene in
        scene
    }
    private let animationsIndex: Int

    init() throws {
        temporaryFolder = try TemporaryFolder()
        animationsIndex = try #require(scenes.firstIndex { $0.name == "animations" })
    }

    private func options(_ change: (inout WindowContent.Options) -> Void = { _ in }) -> WindowContent.Options {
        var options = WindowContent.Options()
        options.folder = folder
        options.settingsPath = folder + "/config/settings"
        change(&options)
        return options
    }

    private func makeGalleryContent(_ options: WindowContent.Options) throws -> WindowContent {
        try WindowContent(scenes, size: CGSize(width: 900, height: 700), scale: 0.5, options)
    }

    /// Returns the window's pixels.
    private func windowImage(_ content: WindowContent) -> Bitmap {
        let collage = Collage(width: 450, height: 350, scale: 0.5)
        _ = content.paint(collage)
        return collage.image
    }

    private func press(_ names: String..., in content: WindowContent) throws {
        for name in names {
            let stroke = try #require(KeyStroke(named: name))
            content.press(stroke)
            content.advance(frames: 1)
            content.release(stroke)
        }
    }

    private func type(_ text: String, in content: WindowContent) {
        for character in text {
            content.type(character)
            content.advance(frames: 1)
        }
    }

    private func advanceUntilIdle(_ content: WindowContent) {
        for _ in 0..<600 {
            if content.framesUntilChange == nil { return }
            content.advance(frames: 1)
        }
    }

    // MARK: - The gallery

    @Test func typingFindsAScene() throws {
        let gallery = try makeGalleryContent(options())
        #expect(gallery.currentSceneName == nil)
        type("anim", in: gallery)
        try press("return", in: gallery)
        #expect(gallery.currentSceneName == "animations")
        try press("escape", in: gallery)
        advanceUntilIdle(gallery)
        #expect(gallery.currentSceneName == nil, "the search text is kept")
        type("zz", in: gallery)
        try press("return", in: gallery)
        #expect(gallery.currentSceneName == nil, "no scene matches 'animzz'")
    }

    @Test func windowTitleNamesOpenScene() throws {
        let gallery = try makeGalleryContent(options())
        #expect(gallery.title == "Flipbook")
        type("red", in: gallery)
        try press("return", in: gallery)
        #expect(gallery.title == "Flipbook: Red Square")
        try press("pagedown", in: gallery)
        #expect(gallery.title == "Flipbook: Animations")
        try press("escape", in: gallery)
        advanceUntilIdle(gallery)
        #expect(gallery.title == "Flipbook")
    }

    @Test func arrowKeysAndMouseSelectScene() throws {
        let gallery = try makeGalleryContent(options())
        try press("right", "left", "return", in: gallery)
        #expect(gallery.currentSceneName == scenes[0].name)
        advanceUntilIdle(gallery)
        try press("pagedown", in: gallery)
        #expect(gallery.currentSceneName == scenes[1].name)
        try press("pageup", "pageup", in: gallery)
        #expect(gallery.currentSceneName == scenes[0].name, "there is no scene before the first one")
        try press("escape", in: gallery)
        advanceUntilIdle(gallery)
        gallery.pointerDown(at: CGPoint(x: 450, y: 300))
        #expect(gallery.currentSceneName == scenes[1].name)
    }

    @Test func galleryIsIdleAfterAllPostersAreMade() throws {
        let gallery = try makeGalleryContent(options())
        advanceUntilIdle(gallery)
        let before = windowImage(gallery)
        var count = 0
        while gallery.hasMissingPosters, count < 100 {
            gallery.makeNextPoster()
            count += 1
        }
        advanceUntilIdle(gallery)
        #expect(count == scenes.count)
        #expect(windowImage(gallery) != before)
        #expect(gallery.framesUntilChange == nil)
    }

    /// The poster of a tour that fails is the last frame that was reached. If a tour cannot be read, the poster is the frame at the default
    /// time of 0.8 s.
    @Test(arguments: [("dance\nposter", "wait 0.8"), ("wait 0.2\ntap \"nobody\"\nposter", "wait 0.2")])
    func failingTourShowsWarningAndGivesPoster(_ failingTour: String, _ validTour: String) throws {
        func galleryWithTour(_ tour: String) throws -> WindowContent {
            let first = scenes[0]
            let scene = first.with(.custom { try Script(tour, file: "a.script") })
            let gallery = try WindowContent([scene], size: CGSize(width: 900, height: 700), scale: 0.5, options())
            advanceUntilIdle(gallery)
            gallery.makeNextPoster()
            gallery.advance(frames: 60)
            return gallery
        }
        let (failing, valid) = (try galleryWithTour(failingTour), try galleryWithTour(validTour + "\nposter"))
        #expect(!failing.hasMissingPosters && windowImage(failing) != windowImage(valid), "a warning is visible")
        for gallery in [failing, valid] { advanceUntilIdle(gallery) }
        #expect(windowImage(failing) == windowImage(valid), "the failing tour has the same poster")
    }

    @Test func demoRepeatsAllToursUntilPointerDown() throws {
        let gallery = try makeGalleryContent(options())
        try press("f5", in: gallery)
        var seen: [String] = []
        for _ in 0..<8000 where seen.count <= scenes.count {
            if let name = gallery.currentSceneName, name != seen.last { seen.append(name) }
            gallery.advance(frames: 1)
        }
        #expect(seen == scenes.map(\.name) + [scenes[0].name])
        #expect(gallery.isInDemo)
        gallery.pointerDown(at: CGPoint(x: 450, y: 350))
        #expect(!gallery.isInDemo && gallery.currentSceneName == scenes[0].name)
    }

    // MARK: - Time

    private func makeSingleSceneContent(_ change: (inout WindowContent.Options) -> Void = { _ in }) throws -> WindowContent {
        try WindowContent(scenes, onlyScene: animationsIndex, size: scenes[animationsIndex].size, scale: 0.5, options(change))
    }

    /// The demo shows a warning for a tour that cannot be read, and continues.
    @Test func demoContinuesAfterUnreadableTour() throws {
        func demo(_ tour: @escaping () throws -> Script?) throws -> WindowContent {
            let first = scenes[0]
            let scene = first.with(.custom(tour))
            let gallery = try WindowContent([scene, scenes[1]], size: CGSize(width: 900, height: 700), scale: 0.5, options())
            try press("f5", in: gallery)
            gallery.advance(frames: 60)
            return gallery
        }
        let (unreadable, withoutTour) = (try demo { try Script("dance", file: "a.script") }, try demo { nil })
        #expect(unreadable.currentSceneName == scenes[0].name && unreadable.isInDemo)
        #expect(windowImage(unreadable) != windowImage(withoutTour))
        for _ in 0..<1000 where unreadable.currentSceneName == scenes[0].name { unreadable.advance(frames: 1) }
        #expect(unreadable.currentSceneName == scenes[1].name)
    }

    @Test func steppingBackAndForwardGivesEqualFrames() throws {
        let scene = try makeSingleSceneContent()
        scene.advance(frames: 20)
        scene.pointerDown(at: CGPoint(x: 100, y: 130))
        scene.advance(frames: 7)
        scene.pointerMoved(to: CGPoint(x: 112, y: 141))
        scene.advance(frames: 3)
        scene.pointerUp()
        try press("control+p", in: scene)
        var images: [Bitmap] = []
        for _ in 0...48 {
            images.append(try #require(scene.sceneImage))
            type(">", in: scene)
        }
        type(",", in: scene)
        for frame in (0...48).reversed() {
            if frame % 7 == 2 { #expect(scene.sceneImage == images[frame], "back at \(frame)") }
            type(",", in: scene)
        }
        for frame in 0...48 {
            type(">", in: scene)
            #expect(scene.sceneImage == images[frame], "again at \(frame)")
        }
        #expect(Set(images.map(\.pixelHash)).count > 43, "the scene moves on most frames")
    }

    @Test func slowMotionCyclesThroughSpeeds() throws {
        let scene = try makeSingleSceneContent()
        scene.advance(frames: 30)
        #expect(scene.sceneTime == 0.5)
        type("t", in: scene)
        scene.advance(frames: 30)
        #expect(abs((scene.sceneTime ?? 0) - (0.5 + 31 / 120.0)) < 1e-9)
        try press("control+t", in: scene)
        let before = try #require(scene.sceneTime)
        scene.advance(frames: 60)
        #expect(abs((scene.sceneTime ?? 0) - before - 0.1) < 1e-9)
        type("tr", in: scene)
        #expect((scene.sceneTime ?? 1) < 0.1, "restarted at full speed")
    }

    @Test func inputReplaysInSlowMotion() throws {
        let scene = try makeSingleSceneContent()
        scene.advance(frames: 51)
        scene.pointerDown(at: CGPoint(x: 280, y: 130))
        scene.advance(frames: 6)
        scene.pointerUp()
        scene.advance(frames: 24)
        let (time, image) = (try #require(scene.sceneTime), try #require(scene.sceneImage))
        type("p", in: scene)
        for _ in 0..<34 { type(",", in: scene) }
        #expect(abs((scene.sceneTime ?? 0) - (time - 34 / 60.0)) < 1e-9)
        type("ttp", in: scene)
        for _ in 0..<500 where (scene.sceneTime ?? 9) < time - 1e-9 { scene.advance(frames: 1) }
        #expect(abs((scene.sceneTime ?? 0) - time) < 1e-9)
        #expect(scene.sceneImage == image, "the same touch at the same moment")
    }

    // MARK: - Saved files

    @Test func savedScriptReplaysIdentically() throws {
        let scene = try makeSingleSceneContent { $0.slowness = 2 }
        scene.advance(frames: 9)
        scene.pointerDown(at: CGPoint(x: 100.0 / 3, y: 131.7), isTwoFingerTouch: true)
        scene.advance(frames: 14)
        scene.wheelMoved(at: .zero, by: CGVector(dx: 0, dy: -80))
        scene.advance(frames: 3)
        scene.pointerMoved(to: CGPoint(x: 77.1, y: 150))
        scene.advance(frames: 5)
        scene.pointerUp()
        type("o", in: scene)
        try press("space", in: scene)
        scene.advance(frames: 11)
        type("tws", in: scene)
        let path = folder + "/animations-1.script"
        let description = scenes[animationsIndex]
        let take = try Take(script: Script(contentsOf: path)) {
            Stage(showing: description.makeController, size: description.size)
        }
        while !take.isScriptFinished { try take.advance() }
        #expect(FileManager.default.fileExists(atPath: folder + "/animations-1.png"))
        #expect(take.recordedInputs.count >= 9)
        // The script ends where it was saved. The keys for the script and the screenshot then advanced the scene by one frame each.
        try take.advance(frames: 2)
        #expect(take.stage.render() == scene.sceneImage)
    }

    @Test func screenshotExcludesHUD() throws {
        let withoutHUD = try makeSingleSceneContent { $0.settings.showsTouches = false }
        let withHUD = try makeSingleSceneContent()
        for presentation in [withoutHUD, withHUD] { presentation.advance(frames: 30) }
        withHUD.perform(.help)
        withHUD.perform(.recording)
        withHUD.advance(frames: 1)
        withoutHUD.advance(frames: 1)
        #expect(windowImage(withHUD) != windowImage(withoutHUD))
        withoutHUD.perform(.screenshot)
        withHUD.perform(.screenshot)
        let screenshots = try ["1", "2"].map { try Data(contentsOf: URL(fileURLWithPath: "\(folder)/animations-\($0).png")) }
        #expect(screenshots[0] == screenshots[1])
    }

    @Test func recordingRequestContainsScript() throws {
        nonisolated(unsafe) var requests: [CaptureStore.RecordingRequest] = []
        let scene = try makeSingleSceneContent {
            $0.startVideoProcess = { request in
                requests.append(request)
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/true")
                try process.run()
                return process
            }
        }
        scene.advance(frames: 12)
        scene.perform(.recording)
        scene.advance(frames: 30)
        scene.perform(.recording)
        let request = try #require(requests.first)
        #expect(request.frames == 12..<42 && request.scene == "animations" && request.path == folder + "/animations-1.mp4")
        let text = try String(contentsOfFile: request.script, encoding: .utf8)
        #expect(text.contains("scene animations") && text.contains("wait 0.7") && text.contains("record --range 12..42"))
        #expect(scene.lastMessage == "Saving \(folder)/animations-1.mp4")
        for _ in 0..<2000 where scene.lastMessage?.hasPrefix("Saving") == true { scene.advance(frames: 15) }
        #expect(scene.lastMessage == "Saved \(folder)/animations-1.mp4 and its script, animations-1.script")
    }

    /// Screenshots, videos and scripts have different folders, which are created, and messages show the whole path.
    @Test func filesAreSavedInTheFoldersOfTheUser() throws {
        let scene = try makeSingleSceneContent {
            $0.folders = UserFolders(environment: ["HOME": folder, "XDG_CONFIG_HOME": folder + "/none"])
        }
        scene.advance(frames: 3)
        scene.perform(.screenshot)
        #expect(scene.lastMessage == "Saved ~/Pictures/animations-1.png")
        scene.perform(.script)
        #expect(scene.lastMessage == "Saved ~/Documents/animations-1.script")
        #expect(FileManager.default.fileExists(atPath: folder + "/Pictures/animations-1.png"))
        #expect(FileManager.default.fileExists(atPath: folder + "/Documents/animations-1.script"))
        try FileManager.default.removeItem(atPath: folder + "/Pictures")
        try Data().write(to: URL(fileURLWithPath: folder + "/Pictures"))
        scene.perform(.screenshot)
        #expect(scene.lastMessage?.hasPrefix("Cannot create the folder ~/Pictures: ") == true)
    }

    @Test func settingsAreSavedAndRestored() throws {
        let gallery = try makeGalleryContent(options())
        try press("return", in: gallery)
        type("da", in: gallery)
        let saved = Settings(contentsOf: folder + "/config/settings")
        #expect(saved.showsTouches && !saved.hasPhone && saved.scene == scenes[0].name)
        #expect(saved == gallery.settings)
        let singleScene = try makeSingleSceneContent {
            $0.settings = saved; $0.settings.hasPhone = true
        }
        type("d", in: singleScene)
        let after = Settings(contentsOf: folder + "/config/settings")
        #expect(after.hasPhone && !after.showsTouches, "a single-scene window does not change the gallery's phone setting")
        #expect(Settings.path(program: "flipbook", ["XDG_CONFIG_HOME": "/x", "HOME": "/h"]) == "/x/flipbook/settings")
        #expect(Settings.path(program: "flipbook", ["XDG_CONFIG_HOME": "x", "HOME": "/h"]) == "/h/.config/flipbook/settings")
        #expect(Settings.path(program: "flipbook", [:]) == nil)
        #expect(Settings(contentsOf: folder + "/none") == Settings())
    }

    @Test func failingScriptShowsWarningAndStops() throws {
        let scene = try makeSingleSceneContent { $0.script = try? Script("wait 0.1\ntap \"sprong\"\nwait 1", file: "a.script") }
        scene.advance(frames: 5)
        let before = windowImage(scene)
        scene.advance(frames: 20)
        #expect(windowImage(scene) != before)
        #expect(scene.currentSceneName == "animations" && scene.isScriptFinished)
    }
}
