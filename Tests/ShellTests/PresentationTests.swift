import CoreGraphics
import Foundation
import Scenes
import Shell
import Stage
import Testing
import UIKit

/// An empty folder, which goes when the test is over.
private final class Scratch: Sendable {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString)").path

    nonisolated init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// A presentation without a window: keys and the mouse come from the test, frames are counted by it.
@MainActor @Suite struct PresentationTests {
    private let scratch: Scratch
    private var folder: String { scratch.path }
    private let exhibits = ["red-square", "animations"].compactMap { Scene.named($0) }.map { scene in
        Exhibit(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, tour: { try Tour.script(for: scene.name) },
            makeController: scene.makeController)
    }
    private let animations: Int

    init() throws {
        scratch = try Scratch()
        animations = try #require(exhibits.firstIndex { $0.name == "animations" })
    }

    private func options(_ change: (inout Presentation.Options) -> Void = { _ in }) -> Presentation.Options {
        var options = Presentation.Options()
        options.folder = folder
        options.settingsPath = folder + "/config/settings"
        change(&options)
        return options
    }

    private func gallery(_ options: Presentation.Options) throws -> Presentation {
        try Presentation(exhibits, size: CGSize(width: 900, height: 700), scale: 0.5, options)
    }

    /// The window's pixels.
    private func picture(_ presentation: Presentation) -> Bitmap {
        let collage = Collage(width: 450, height: 350, scale: 0.5)
        _ = presentation.paint(collage)
        return collage.picture
    }

    private func press(_ names: String..., in presentation: Presentation) throws {
        for name in names {
            let stroke = try #require(KeyStroke(named: name))
            presentation.press(stroke)
            presentation.advance(frames: 1)
            presentation.release(stroke)
        }
    }

    private func type(_ text: String, in presentation: Presentation) {
        for character in text {
            presentation.type(character)
            presentation.advance(frames: 1)
        }
    }

    private func settle(_ presentation: Presentation) {
        for _ in 0..<600 where presentation.framesUntilChange != nil { presentation.advance(frames: 1) }
    }

    // MARK: - The gallery

    @Test func typingFindsAScene() throws {
        let gallery = try gallery(options())
        #expect(gallery.sceneOnShow == nil)
        type("anim", in: gallery)
        try press("return", in: gallery)
        #expect(gallery.sceneOnShow == "animations")
        try press("escape", in: gallery)
        settle(gallery)
        #expect(gallery.sceneOnShow == nil, "what was typed is still looked for")
        type("zz", in: gallery)
        try press("return", in: gallery)
        #expect(gallery.sceneOnShow == nil, "nothing answers to animzz")
    }

    @Test func theWindowIsCalledAsWhatIsOn() throws {
        let gallery = try gallery(options())
        #expect(gallery.title == "Flipbook")
        type("red", in: gallery)
        try press("return", in: gallery)
        #expect(gallery.title == "Flipbook: Red Square")
        try press("pagedown", in: gallery)
        #expect(gallery.title == "Flipbook: Animations")
        try press("escape", in: gallery)
        settle(gallery)
        #expect(gallery.title == "Flipbook")
    }

    @Test func arrowsAndTheMouseChooseAScene() throws {
        let gallery = try gallery(options())
        try press("right", "left", "return", in: gallery)
        #expect(gallery.sceneOnShow == exhibits[0].name)
        settle(gallery)
        try press("pagedown", in: gallery)
        #expect(gallery.sceneOnShow == exhibits[1].name)
        try press("pageup", "pageup", in: gallery)
        #expect(gallery.sceneOnShow == exhibits[0].name, "before the first there is none")
        try press("escape", in: gallery)
        settle(gallery)
        gallery.pointerDown(at: CGPoint(x: 450, y: 200))
        #expect(gallery.sceneOnShow == exhibits[1].name)
    }

    @Test func postersComeOneByOneAndThenItRests() throws {
        let gallery = try gallery(options())
        settle(gallery)
        let before = picture(gallery)
        var count = 0
        while gallery.hasErrands, count < 100 {
            gallery.doErrand()
            count += 1
        }
        settle(gallery)
        #expect(count == exhibits.count)
        #expect(picture(gallery) != before)
        #expect(gallery.framesUntilChange == nil)
    }

    /// The poster is what was reached without it.
    @Test(arguments: [("dance\nposter", "wait 0.8"), ("wait 0.2\ntap \"nobody\"\nposter", "wait 0.2")])
    func aTourThatLeadsToNoPosterIsToldOf(_ broken: String, _ whole: String) throws {
        func gallery(_ tour: String) throws -> Presentation {
            let first = exhibits[0]
            let exhibit = Exhibit(
                name: first.name, title: first.title, summary: first.summary, size: first.size,
                tour: { try Script(tour, file: "a.script") },
                makeController: first.makeController)
            let gallery = try Presentation([exhibit], size: CGSize(width: 900, height: 700), scale: 0.5, options())
            settle(gallery)
            gallery.doErrand()
            gallery.advance(frames: 60)
            return gallery
        }
        let (wrong, right) = (try gallery(broken), try gallery(whole + "\nposter"))
        #expect(!wrong.hasErrands && picture(wrong) != picture(right), "it says so")
        for gallery in [wrong, right] { settle(gallery) }
        #expect(picture(wrong) == picture(right), "and has a poster all the same")
    }

    @Test func theDemoPlaysAllToursInTurnUntilSomebodyTouchesIt() throws {
        let gallery = try gallery(options())
        try press("f5", in: gallery)
        var seen: [String] = []
        for _ in 0..<8000 where seen.count <= exhibits.count {
            if let name = gallery.sceneOnShow, name != seen.last { seen.append(name) }
            gallery.advance(frames: 1)
        }
        #expect(seen == exhibits.map(\.name) + [exhibits[0].name])
        #expect(gallery.isInDemo)
        gallery.pointerDown(at: CGPoint(x: 450, y: 350))
        #expect(!gallery.isInDemo && gallery.sceneOnShow == exhibits[0].name)
    }

    // MARK: - Time

    private func scene(_ change: (inout Presentation.Options) -> Void = { _ in }) throws -> Presentation {
        try Presentation(exhibits, alone: animations, size: exhibits[animations].size, scale: 0.5, options(change))
    }

    /// A demo goes on where a tour cannot be read, and says so.
    @Test func aTourThatCannotBeReadIsToldOf() throws {
        func demo(_ tour: @escaping () throws -> Script?) throws -> Presentation {
            let first = exhibits[0]
            let exhibit = Exhibit(
                name: first.name, title: first.title, summary: first.summary, size: first.size, tour: tour,
                makeController: first.makeController)
            let gallery = try Presentation([exhibit, exhibits[1]], size: CGSize(width: 900, height: 700), scale: 0.5, options())
            try press("f5", in: gallery)
            gallery.advance(frames: 60)
            return gallery
        }
        let (broken, silent) = (try demo { try Script("dance", file: "a.script") }, try demo { nil })
        #expect(broken.sceneOnShow == exhibits[0].name && broken.isInDemo)
        #expect(picture(broken) != picture(silent))
        for _ in 0..<1000 where broken.sceneOnShow == exhibits[0].name { broken.advance(frames: 1) }
        #expect(broken.sceneOnShow == exhibits[1].name)
    }

    @Test func aHundredFramesBackAndForwardAreTheSameBytes() throws {
        let scene = try scene()
        scene.advance(frames: 20)
        scene.pointerDown(at: CGPoint(x: 100, y: 130))
        scene.advance(frames: 7)
        scene.pointerMove(to: CGPoint(x: 112, y: 141))
        scene.advance(frames: 3)
        scene.pointerUp()
        try press("control+p", in: scene)
        var pictures: [Bitmap] = []
        for _ in 0...100 {
            pictures.append(try #require(scene.scenePicture))
            type(".", in: scene)
        }
        type(",", in: scene)
        for frame in (0...100).reversed() {
            if frame % 7 == 2 { #expect(scene.scenePicture == pictures[frame], "back at \(frame)") }
            type(",", in: scene)
        }
        for frame in 0...100 {
            type(".", in: scene)
            #expect(scene.scenePicture == pictures[frame], "again at \(frame)")
        }
        #expect(Set(pictures.map(\.words)).count > 90, "something moved all the while")
    }

    @Test func slowMotionGoesThroughItsSpeeds() throws {
        let scene = try scene()
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

    @Test func whatWasDoneCanBeSeenAgainInSlowMotion() throws {
        let scene = try scene()
        scene.advance(frames: 90)
        scene.pointerDown(at: CGPoint(x: 280, y: 130))
        scene.advance(frames: 6)
        scene.pointerUp()
        scene.advance(frames: 24)
        let (time, picture) = (try #require(scene.sceneTime), try #require(scene.scenePicture))
        type("p", in: scene)
        for _ in 0..<40 { type(",", in: scene) }
        #expect(abs((scene.sceneTime ?? 0) - (time - 40 / 60.0)) < 1e-9)
        type("ttp", in: scene)
        for _ in 0..<500 where (scene.sceneTime ?? 9) < time - 1e-9 { scene.advance(frames: 1) }
        #expect(abs((scene.sceneTime ?? 0) - time) < 1e-9)
        #expect(scene.scenePicture == picture, "the same touch at the same moment")
    }

    // MARK: - What is kept

    @Test func aSavedScriptPlaysTheSame() throws {
        let scene = try scene { $0.slowness = 2 }
        scene.advance(frames: 9)
        scene.pointerDown(at: CGPoint(x: 100.0 / 3, y: 131.7), isPair: true)
        scene.advance(frames: 14)
        scene.wheel(at: .zero, by: CGVector(dx: 0, dy: -80))
        scene.advance(frames: 3)
        scene.pointerMove(to: CGPoint(x: 77.1, y: 150))
        scene.advance(frames: 5)
        scene.pointerUp()
        type("o", in: scene)
        try press("space", in: scene)
        scene.advance(frames: 11)
        type("tws", in: scene)
        let path = folder + "/animations-1.script"
        let exhibit = exhibits[animations]
        let take = try Take(script: Script(contentsOf: path)) {
            let stage = Stage(size: exhibit.size, scale: 2)
            stage.window.rootViewController = exhibit.makeController()
            return stage
        }
        while !take.isScriptOver { try take.advance() }
        #expect(FileManager.default.fileExists(atPath: folder + "/animations-1.png"))
        #expect(take.log.count >= 9)
        // A frame after each of the two keys that saved.
        try take.advance(frames: 2)
        #expect(take.stage.render() == scene.scenePicture)
    }

    @Test func theHudIsInNoPicture() throws {
        let plain = try scene { $0.settings.showsTouches = false }
        let told = try scene()
        for presentation in [plain, told] { presentation.advance(frames: 30) }
        told.grant(.help)
        told.grant(.film)
        told.advance(frames: 1)
        plain.advance(frames: 1)
        #expect(picture(told) != picture(plain))
        plain.grant(.screenshot)
        told.grant(.screenshot)
        let pictures = try ["1", "2"].map { try Data(contentsOf: URL(fileURLWithPath: "\(folder)/animations-\($0).png")) }
        #expect(pictures[0] == pictures[1])
    }

    @Test func aFilmIsOrderedWithItsScript() throws {
        nonisolated(unsafe) var orders: [Keepsake.FilmOrder] = []
        let scene = try scene {
            $0.makeFilm = { order in
                orders.append(order)
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/true")
                try process.run()
                return process
            }
        }
        scene.advance(frames: 12)
        scene.grant(.film)
        scene.advance(frames: 30)
        scene.grant(.film)
        let order = try #require(orders.first)
        #expect(order.frames == 12..<42 && order.scene == "animations" && order.path == folder + "/animations-1.mp4")
        let text = try String(contentsOfFile: order.script, encoding: .utf8)
        #expect(text.contains("scene animations") && text.contains("wait 0.7"))
    }

    @Test func settingsAreKept() throws {
        let gallery = try gallery(options())
        try press("return", in: gallery)
        type("db", in: gallery)
        let kept = Settings(contentsOf: folder + "/config/settings")
        #expect(kept.showsTouches && !kept.hasPhone && kept.scene == exhibits[0].name)
        #expect(kept == gallery.settings)
        let alone = try scene {
            $0.settings = kept; $0.settings.hasPhone = true
        }
        type("d", in: alone)
        let after = Settings(contentsOf: folder + "/config/settings")
        #expect(after.hasPhone && !after.showsTouches, "a window without a phone does not take the gallery's away")
        #expect(Settings.path(["XDG_CONFIG_HOME": "/x", "HOME": "/h"]) == "/x/flipbook/settings")
        #expect(Settings.path(["XDG_CONFIG_HOME": "x", "HOME": "/h"]) == "/h/.config/flipbook/settings")
        #expect(Settings.path([:]) == nil)
        #expect(Settings(contentsOf: folder + "/none") == Settings())
    }

    @Test func aScriptThatGoesWrongIsToldAndLeft() throws {
        let scene = try scene { $0.script = try? Script("wait 0.1\ntap \"sprong\"\nwait 1", file: "a.script") }
        scene.advance(frames: 5)
        let before = picture(scene)
        scene.advance(frames: 20)
        #expect(picture(scene) != before)
        #expect(scene.sceneOnShow == "animations" && scene.isScriptOver)
    }
}
