import Foundation
import Scenes
import Shell
import Stage
import Typography
import UIKit

extension Command {
    static let all = [list, play, record, snapshot, trace, filmstrip, smoke, bench, doctor]

    private static let threads = Option(name: "--threads", value: "N", help: "paint with so many threads; the pixels are the same")
    private static let scale = Option(name: "--scale", value: "X", help: "pixels a point")
    private static let size = Option(name: "--size", value: "WxH", help: "the screen's size in points")
    private static let slow = Option(name: "--slow", help: "a tenth of the speed")
    private static let fps = Option(name: "--fps", value: "N", help: "frames a second (60)")

    /// What stands in for a command when there is none.
    static let gallery = Command(
        name: "", summary: "open the gallery",
        options: [
            slow, Option(name: "--fullscreen", help: "fill the screen"), Option(name: "--seconds", value: "S", help: "quit after so long"),
        ]
    ) { arguments in
        try FontBook.installed.requireSystemFont()
        try Player(gallery: Scene.all.map { Exhibit($0) }, windowOptions(arguments)).run()
    }

    private static let list = Command(
        name: "list", summary: "the scenes, one a line: name, tab, what it shows",
        options: [Option(name: "--names", help: "only the names")]
    ) { arguments in
        let wide = Scene.all.map(\.name.count).max() ?? 0
        let tab = Scene.all.map(\.title.count).max() ?? 0
        for scene in Scene.all {
            print(
                arguments.has("--names")
                    ? scene.name
                    : scene.name.padding(toLength: wide + 2, withPad: " ", startingAt: 0)
                        + scene.title.padding(toLength: tab + 2, withPad: " ", startingAt: 0) + scene.summary)
        }
    }

    private static let play = Command(
        name: "run", summary: "open a window with one scene", operand: "SCENE",
        options: [
            slow, scale, Option(name: "--fullscreen", help: "fill the screen"),
            Option(name: "--seconds", value: "S", help: "quit after so long"),
        ]
    ) { arguments in
        let scene = try scene(arguments)
        var options = try windowOptions(arguments)
        options.scale = try arguments.number("--scale", in: 0.1...8).map { CGFloat($0) }
        try FontBook.installed.requireSystemFont()
        try Player(Exhibit(scene), options).run()
    }

    private static let record = Command(
        name: "record", summary: "write a scene as a film or as a folder of pictures", operand: "SCENE",
        options: [
            Option(name: "-o", value: "FILE", help: "where to: .mp4, .webm, .gif, or a folder/ for one PNG a frame (SCENE.mp4)"),
            Option(name: "--seconds", value: "S", help: "how long (until the scene rests, 60 at the most)"),
            fps, scale, size, slow, threads,
        ], run: Recording.run)

    private static let snapshot = Command(
        name: "snapshot", summary: "write one frame as a PNG", operand: "SCENE",
        options: [
            Option(name: "--at", value: "T", help: "seconds from the start"),
            Option(name: "-o", value: "FILE.png", help: "where to (SCENE.png)"), scale, size, threads,
        ]
    ) { arguments in
        let scene = try scene(arguments)
        let times = try arguments.times("--at") ?? [0]
        guard times.count == 1 else { throw UsageError("--at takes one time here; flipbook filmstrip takes several") }
        let path = try pngPath(arguments, scene)
        let stage = try stage(scene, arguments, framesPerSecond: 60)
        stage.advance(by: times[0])
        try stage.render().writePNG(to: path)
    }

    private static let trace = Command(
        name: "trace", summary: "print what moves, as numbers: time, view, key path, value", operand: "SCENE",
        options: [Option(name: "--at", value: "T,T,…", help: "seconds from the start"), fps, size]
    ) { arguments in
        let scene = try scene(arguments)
        guard let times = try arguments.times("--at") else { throw UsageError("flipbook trace wants times: --at 0,0.25,0.5") }
        let stage = try stage(scene, arguments, framesPerSecond: arguments.whole("--fps", in: 1...1000) ?? 60)
        print(Trace(stage, at: times).text)
    }

    private static let filmstrip = Command(
        name: "filmstrip", summary: "write several frames side by side as a PNG", operand: "SCENE",
        options: [
            Option(name: "--at", value: "T,T,…", help: "seconds from the start"),
            Option(name: "-o", value: "FILE.png", help: "where to (SCENE.png)"), scale, size, threads,
        ]
    ) { arguments in
        let scene = try scene(arguments)
        guard let times = try arguments.times("--at") else { throw UsageError("flipbook filmstrip wants times: --at 0,0.25,0.5") }
        let path = try pngPath(arguments, scene)
        let stage = try stage(scene, arguments, framesPerSecond: 60)
        try Filmstrip.make(stage, at: times).writePNG(to: path)
    }

    private static let smoke = Command(
        name: "smoke", summary: "play every scene headless and say what was checked", options: [], run: { _ in try Smoke.run() })

    private static let bench = Command(
        name: "bench", summary: "measure and print the performance table", options: [Option(name: "--json", help: "as JSON")],
        run: Bench.run)

    private static let doctor = Command(
        name: "doctor", summary: "what was found of SDL, fonts and ffmpeg, and how to get what is missing", options: [],
        run: { _ in try Doctor.run() })

    // MARK: - What several take

    static func scene(_ arguments: Arguments) throws -> Scene {
        let name = arguments.operand ?? ""
        guard let scene = Scene.named(name) else {
            throw UsageError("there is no scene '\(name)'\(Nearest.hint(name, Scene.all.map(\.name))); 'flipbook list' names them")
        }
        return scene
    }

    static func stage(_ scene: Scene, _ arguments: Arguments, framesPerSecond: Int) throws -> Stage {
        let scale = try arguments.number("--scale", in: 0.1...8) ?? 2
        let size = try arguments.size("--size") ?? scene.size
        let threads = try arguments.whole("--threads", in: 1...256)
        try FontBook.installed.requireSystemFont()
        let stage = Stage(size: size, scale: CGFloat(scale), framesPerSecond: framesPerSecond, threads: threads)
        stage.slowness = arguments.has("--slow") ? 10 : 1
        stage.window.rootViewController = scene.makeController()
        return stage
    }

    private static func pngPath(_ arguments: Arguments, _ scene: Scene) throws -> String {
        let path = arguments["-o"] ?? scene.name + ".png"
        guard path.lowercased().hasSuffix(".png") else { throw UsageError("-o wants the name of a .png file, not '\(path)'") }
        return path
    }

    private static func windowOptions(_ arguments: Arguments) throws -> Player.Options {
        var options = Player.Options()
        options.isSlow = arguments.has("--slow")
        options.isFullscreen = arguments.has("--fullscreen")
        options.seconds = try arguments.number("--seconds", in: 0...86400)
        return options
    }
}

extension Exhibit {
    init(_ scene: Scene) {
        self.init(name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, makeController: scene.makeController)
    }
}
