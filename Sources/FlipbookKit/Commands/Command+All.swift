import FlipbookImages
import FlipbookPlayback
import FlipbookTypography
import Foundation
import Stage
import UIKit
import WindowShell

extension Command {
    /// The commands for scenes and for the files made from them, in the order of the help text.
    static let forScenes = [
        list, runScene, TalkCommand.command, record, snapshot, trace, accessibility, timeline, filmstrip, profile, replay, smoke,
        JoinCommand.command,
    ]

    private static let threads = Option(name: "--threads", valueName: "N", help: "paint with N threads; the pixels do not change")
    private static let scale = Option(name: "--scale", valueName: "X", help: "pixels per point")
    private static let size = Option(name: "--size", valueName: "WxH", help: "size of the screen in points")
    private static let slow = Option(name: "--slow", help: "play at a tenth of the speed")
    private static let script = Option(
        name: "--script", valueName: "FILE", help: "script of steps to perform; see \(ManualReference.scripts)")
    private static let snapshots = Option(
        name: "--snapshots", valueName: "FOLDER",
        help: "folder for the snapshots of the script (the working directory); none are written outside of it")
    /// The option of the commands that write the snapshots of a script only on request.
    private static let requestedSnapshots = Option(
        name: "--snapshots", valueName: "FOLDER", help: "also write the snapshots of the script, into this folder (none are written)")
    private static let show = Option(
        name: "--show", valueName: "PARTS",
        help: "also show how the animations work: \(ShowOptions.usage)")
    private static let layer = Option(
        name: "--layer", valueName: "NAME", help: "view that has the trail and the onion skin (all that move)")
    private static let compare = Option(
        name: "--compare", valueName: "FILE",
        help: "also show another take A: a script of the scene, or a video or a folder of images that 'record' wrote")
    private static let compareAs = Option(
        name: "--compare-as", valueName: "VIEW",
        help: "show A and this take side by side, overlaid, or as a difference: "
            + "side, overlay or difference (side)")
    private static let tour = Option(name: "--tour", help: "play the scene's tour; see also --script")
    private static let keyPaths = Option(
        name: "--key-paths", valueName: "PATHS",
        help: "key paths of layers, such as position,backgroundColor.red, also of views that do not change (all that change)")
    private static let touches = Option(name: "--touches", help: "show touches")
    private static let noCaptions = Option(name: "--no-captions", help: "hide the subtitles of the script")
    private static let fps = Option(name: "--fps", valueName: "N", help: "frames per second (60)")

    /// The command that runs if the command line names no subcommand.
    static let gallery = Command(
        name: "", summary: "open the gallery",
        options: [
            slow, Option(name: "--demo", help: "play the tours of all scenes"), Option(name: "--fullscreen", help: "start in full screen"),
            Option(name: "--scale", valueName: "X", help: "size of a point of the window in pixels of the desktop (that of the display)"),
            Option(name: "--seconds", valueName: "S", help: "quit after S seconds"),
        ] + settingOptions, opensWindow: true
    ) { arguments in
        try FontSystem.installed.requireSystemFont()
        var options = try windowOptions(arguments)
        options.startsDemo = arguments.has("--demo")
        options.displayScale = try arguments.number("--scale", in: DisplayScale.range).map { CGFloat($0) }
        try WindowLoop(gallery: arguments.program.scenes, options).run()
    }

    private static let list = Command(
        name: "list", summary: "list the scenes: name, title and summary",
        options: [Option(name: "--names", help: "print only the names")]
    ) { arguments in
        let scenes = arguments.program.scenes
        for line in arguments.has("--names") ? scenes.map(\.name) : table(of: scenes) { StandardOutput.print(line) }
    }

    /// Returns a line with the name, the title and the summary for each scene.
    static func table(of scenes: [Scene]) -> [String] {
        let nameWidth = scenes.map(\.name.count).max() ?? 0
        let titleWidth = scenes.map(\.title.count).max() ?? 0
        return scenes.map { $0.name.padded(to: nameWidth + 2) + $0.title.padded(to: titleWidth + 2) + $0.summary }
    }

    private static let runScene = Command(
        name: "run", summary: "open a window with one scene", manualPage: "flipbook-run", operandName: "SCENE",
        options: [
            slow,
            Option(name: "--scale", valueName: "X", help: "size of the window: points per point of the scene (the largest that fits)"),
            script, snapshots, touches, noCaptions,
            Option(name: "--fullscreen", help: "start in full screen"),
            Option(name: "--seconds", valueName: "S", help: "quit after S seconds"),
        ] + settingOptions, opensWindow: true
    ) { arguments in
        let scene = try scene(arguments)
        var options = try windowOptions(arguments)
        options.scale = try arguments.number("--scale", in: 0.1...8).map { CGFloat($0) }
        try FontSystem.installed.requireSystemFont()
        options.content.script = try script(arguments, defaultsToTour: false)
        options.content.snapshotFolder = try snapshotFolder(arguments, for: options.content.script)
        options.content.hidesSubtitles = arguments.has("--no-captions")
        if arguments.has("--touches") { options.content.settings.showsTouches = true }
        let scenes = arguments.program.scenes
        try WindowLoop(scenes, onlyScene: scenes.firstIndex { $0.name == scene.name } ?? 0, options).run()
    }

    private static let record = Command(
        name: "record", summary: "record a scene as a video or as a folder of images", manualPage: "flipbook-record", operandName: "SCENE",
        options: [
            Option(
                name: "-o", valueName: "FILE",
                help: "output: .mp4, .mkv, .webm, .gif, .apng, or a FOLDER/ for one PNG per frame (SCENE.mp4)"),
            Option(
                name: "--script", valueName: "FILE",
                help:
                    "script of steps to perform (the scene's tour); see \(ManualReference.scripts); a failed expectation is only a warning"),
            snapshots,
            Option(name: "--seconds", valueName: "S", help: "duration in seconds (until the script has ended and nothing moves)"),
            Option(
                name: "--range", valueName: "A..B",
                help: "record only the frames from A up to, but not including, B; or two times in seconds, such as 1.4s..2.4s"),
            Option(name: "--fps", valueName: "N", help: "frames per second (60, and 50 for .gif)"), scale, size, slow, touches,
            Option(name: "--keys", help: "show clicks and pressed keys as rings and caps, but no passwords"), noCaptions,
            Option(name: "--subtitles", valueName: "FILE.srt", help: "also write the subtitles of the script as a file"),
            Option(name: "--chapter", valueName: "NAME", help: "record only a chapter of the script"),
            Option(name: "--chapters", valueName: "FOLDER", help: "record each chapter of the script as an .mp4 file in a folder"),

            Option(name: "--bezel", help: "show a phone around the screen"),
            Option(
                name: "--canvas", valueName: "SIZE",
                help: "size of the image in pixels: WxH, 16:9, 9:16 or 1:1; the screen is scaled to fit (the size of the screen)"),
            Option(
                name: "--background", valueName: "COLOR",
                help: "color around the screen: #F4F2EE, white, black, paper or dark, or none for transparency (not for .mp4)"),
            show, layer, compare, compareAs,
            quality, encoder,
            Option(name: "--skip-stills", help: "shorten every pause in which nothing changes to half a second"),
            Option(name: "--jobs", valueName: "N", help: "paint with N processes; the video does not change"), threads,
            Option(
                name: "--share", valueName: "K/N",
                help: "record only every N-th frame, from frame K on, as a piece; 'join' makes the video of all pieces"),
            Option(name: "--verbose", help: "print how long each part took"),
        ] + settingOptions, run: RecordCommand.run)

    private static let snapshot = Command(
        name: "snapshot", summary: "write one frame as a PNG, without the tour unless --tour is given", manualPage: "flipbook-record",
        operandName: "SCENE",
        options: [
            Option(name: "--at", valueName: "T", help: "time in seconds (0)"),
            Option(name: "-o", valueName: "FILE.png", help: "output file (SCENE.png)"), show, layer, compare, compareAs, tour,
            script, snapshots, scale, size, slow, threads,
        ] + settingOptions
    ) { arguments in
        let scene = try scene(arguments)
        let times = try arguments.times("--at", takesOne: true) ?? [0]
        guard times.count == 1 else {
            throw UsageError("--at must be one time; '\(arguments.program.commandLine(["filmstrip"]))' takes several")
        }
        let path = try pngPath(arguments, scene)
        let playsTour = try playsTour(arguments, scene, hasTimes: true)
        let failures = ScriptFailures()
        let take = try makeTake(scene, arguments, framesPerSecond: 60, defaultsToTour: playsTour, failures: failures)
        let frame = Int((times[0] * 60).rounded())
        let comparison = try CommandComparison(arguments, scene, take.stage)
        let paintFrame = try framePainter(
            scene, arguments, playsTour: playsTour, lastFrame: frame, stage: take.stage, comparison: comparison)
        try take.seek(to: frame)
        let image = try paintFrame(take)
        try image.writePNG(to: path)
        OutputSummary.print(path, "1 frame of \(image.width)×\(image.height) pixels, \(OutputSummary.text(times))")
        try failures.requireNone()
    }

    private static let trace = Command(
        name: "trace",
        summary:
            "print the animated values of a scene as numbers or as a chart: time, view, key path, value; of the tour unless times are given",
        manualPage: "flipbook-trace",
        operandName: "SCENE",
        options: [
            Option(
                name: "--at", valueName: "T,T,…",
                help: "times in seconds (every frame of the tour); without the tour unless --tour is given"),
            Option(name: "--until", valueName: "T", help: "every frame until T, instead of --at; without the tour unless --tour is given"),
            Option(
                name: "-o", valueName: "FILE",
                help:
                    "output file: .txt, .csv, .json, or .png for a chart (printed as text); rotations are in radians, in a chart in degrees"
            ),
            Option(name: "--only", valueName: "NAME", help: "only this view or key path"), keyPaths, tour, script,
            requestedSnapshots, fps, size, slow,
        ] + settingOptions, run: TraceCommand.run)

    private static let accessibility = Command(
        name: "accessibility", summary: "print the elements of a scene as a screen reader reads them: role, label, value, state, frame",
        manualPage: "flipbook-trace",
        operandName: "SCENE",
        options: [
            Option(name: "--at", valueName: "T", help: "time in seconds (0)"),
            Option(name: "-o", valueName: "FILE.txt", help: "output file (printed)"), tour, script, requestedSnapshots, size, slow,
        ] + settingOptions
    ) { arguments in
        let scene = try scene(arguments)
        let times = try arguments.times("--at", takesOne: true) ?? [0]
        guard times.count == 1 else { throw UsageError("--at must be one time; run the command once for each time") }
        let failures = ScriptFailures()
        let take = try makeTake(
            scene, arguments, framesPerSecond: 60, defaultsToTour: try playsTour(arguments, scene, hasTimes: true), failures: failures,
            writesSnapshots: arguments.has("--snapshots"))
        try take.seek(to: Int((times[0] * 60).rounded()))
        let text = "\(take.stage.accessibilityTree)"
        if let path = arguments["-o"] {
            try OutputFile.write(text + "\n", to: path)
            // The first line is the screen, which is not an element.
            let count = text.split(separator: "\n").count - 1
            OutputSummary.print(path, "\(Quantity.text(count, "element")), \(OutputSummary.text(times))")
        } else {
            StandardOutput.print(text)
        }
        try failures.requireNone()
    }

    private static let timeline = Command(
        name: "timeline", summary: "write the inputs, calls and animations of a scene's tour as JSON or as a picture",
        manualPage: "flipbook-trace", operandName: "SCENE",
        options: [
            Option(name: "-o", valueName: "FILE", help: "output file: .json, .png for a picture, or - for JSON (printed)"),
            Option(name: "--at", valueName: "T", help: "time of the picture's playhead in seconds (the end)"),
            Option(
                name: "--script", valueName: "FILE", help: "script of steps to perform (the scene's tour); see \(ManualReference.scripts)"),
            Option(name: "--seconds", valueName: "S", help: "duration in seconds (until the script has ended and nothing moves)"), size,
            slow,
        ] + settingOptions, run: TimelineCommand.run)

    private static let filmstrip = Command(
        name: "filmstrip", summary: "write several frames side by side as a PNG; of the tour unless times are given",
        manualPage: "flipbook-record", operandName: "SCENE",
        options: [
            Option(
                name: "--at", valueName: "T,T,…",
                help: "times in seconds (\(Filmstrip.defaultFrameCount) frames of the tour); without the tour unless --tour is given"),
            Option(name: "-o", valueName: "FILE.png", help: "output file (SCENE.png)"), show, layer, compare, compareAs, touches,
            Option(name: "--times", help: "write the time below each frame"),
            Option(
                name: "--columns", valueName: "N",
                help: "begin a new row after N frames (one row; with --compare, rows of at most \(Filmstrip.maximumComparisonWidth) pixels)"
            ),
            tour, script, requestedSnapshots, scale, size, slow, threads,
        ] + settingOptions
    ) { arguments in
        let scene = try scene(arguments)
        let times = try arguments.times("--at")
        let path = try pngPath(arguments, scene)
        let columns = try arguments.integer("--columns", in: 1...1000)
        let playsTour = try playsTour(arguments, scene, hasTimes: times != nil)
        let failures = ScriptFailures()
        let take = try makeTake(
            scene, arguments, framesPerSecond: 60, defaultsToTour: playsTour, failures: failures,
            writesSnapshots: arguments.has("--snapshots"))
        let stage = take.stage
        let comparison = try CommandComparison(arguments, scene, stage)
        let (shownTimes, omission) = try filmstripTimes(times, of: take, arguments, comparison)
        let lastFrame = Int(((shownTimes.last ?? 0) * 60).rounded())
        let paintFrame = try framePainter(
            scene, arguments, playsTour: playsTour, lastFrame: lastFrame, stage: times == nil ? stage : take.stage, comparison: comparison)
        let maximumWidth = comparison == nil ? nil : Filmstrip.maximumComparisonWidth
        let strip = try Filmstrip.make(take, at: shownTimes, columns: columns, maximumWidth: maximumWidth) { take in
            let frame = try paintFrame(take)
            guard arguments.has("--times") else { return frame }
            return Filmstrip.captioned(frame, time: Double(take.frame) / Double(take.stage.framesPerSecond), scale: take.stage.scale)
        }
        try strip.writePNG(to: path)
        let frames = "\(Quantity.text(shownTimes.count, "frame")) in an image of \(strip.width)×\(strip.height) pixels"
        let hiddenCount = arguments.has("--touches") ? take.hiddenTouchCount(inFrames: shownTimes.map { Int(($0 * 60).rounded()) }) : 0
        let hiddenTouches =
            hiddenCount == 0
            ? "" : "; \(Quantity.text(hiddenCount, "touch", plural: "touches")) between the frames cannot be seen; --at chooses other times"
        OutputSummary.print(path, "\(frames), \(OutputSummary.text(shownTimes))\(omission.map { "; " + $0 } ?? "")\(hiddenTouches)")
        try failures.requireNone()
    }

    /// Returns the times of the frames of a filmstrip, and a note about times that are left out because the script has failed before.
    ///
    /// - Parameter times: The times of `--at`, or nil for frames of the whole script.
    private static func filmstripTimes(
        _ times: [Double]?, of take: Take, _ arguments: Arguments, _ comparison: CommandComparison?
    ) throws -> (times: [Double], note: String?) {
        guard let times else {
            let frameCount = max(try frameCount(of: take, arguments), try comparison?.frameCount(until: nil) ?? 0)
            return (Filmstrip.defaultTimes(frameCount: min(frameCount, take.failureFrame.map { $0 + 1 } ?? frameCount)), nil)
        }
        let lastFrame = Int(((times.last ?? 0) * 60).rounded())
        while take.frame < lastFrame, !take.isScriptFinished { try take.advance() }
        // The size of the image is that of the screen at the start; the script may have rotated it.
        try take.seek(to: 0)
        return Filmstrip.times(times, untilFailureOf: take)
    }

    private static let profile = Command(
        name: "profile",
        summary: "print the layers that take longest to paint, with the reasons; of the slowest frame of the tour unless a time is given",
        manualPage: "flipbook-trace", operandName: "SCENE",
        options: [
            Option(
                name: "--at", valueName: "T",
                help: "time in seconds (the slowest of \(ProfileCommand.searchedFrameCount) frames of the tour); without the tour unless "
                    + "--tour is given"),
            Option(name: "-o", valueName: "FILE", help: "output file: .json, or - for JSON (printed as a table)"),
            Option(
                name: "--compare", valueName: "FILE",
                help: "also show the times of an earlier profile that -o wrote, of the same frame unless --at is given"),
            Option(name: "--limit", valueName: "N", help: "print the N slowest layers and shadows (\(ProfileCommand.defaultLimit))"),
            Option(name: "--json", help: "print JSON"),
            Option(name: "--threads", valueName: "N", help: "paint with N threads (1)"), tour, script, scale, size, slow,
        ] + settingOptions, run: ProfileCommand.run)

    private static let replay = Command(
        name: "replay", summary: "play scripts and compare the results with accepted ones", manualPage: "flipbook-replay",
        operandName: "SCRIPT", operandCount: .oneOrMore,
        options: [
            Option(
                name: "--check", valueName: "GOLDEN",
                help: "compare with a golden video (.mkv) or trace (.csv), or with those of all scripts in a FOLDER/"),
            Option(
                name: "--update", valueName: "GOLDEN", help: "accept the current result, or those of all scripts as goldens in a FOLDER/"),
            Option(
                name: "--key-paths", valueName: "PATHS",
                help:
                    "key paths of the trace that --update accepts, such as position,backgroundColor.red (those of the golden, or all that "
                    + "change)"),
            Option(name: "-o", valueName: "FILE.png", help: "image of the first frame that differs (SCRIPT-difference.png)"),
            Option(name: "--scene", valueName: "SCENE", help: "scene to play (named in the script, or the name of the script)"), fps, scale,
            size,
            Option(
                name: "--share", valueName: "K/N",
                help: "play only every N-th script, from script K on; 'join' makes one report of the parts"),
            Option(name: "--junit", valueName: "FILE", help: "also write a JUnit report"),
        ] + settingOptions, run: ReplayCommand.run)

    private static let smoke = Command(
        name: "smoke", summary: "play the tours of the given scenes, or of all, without a window, and check them",
        manualPage: "flipbook-replay", operandName: "SCENE", operandCount: .zeroOrMore,
        options: [
            Option(name: "--jobs", valueName: "N", help: "play N scenes at the same time; the results do not change"),
            Option(
                name: "--share", valueName: "K/N",
                help: "play only every N-th scene, from scene K on; 'join' makes one report of the parts"),
            Option(name: "--junit", valueName: "FILE", help: "also write a JUnit report"),
            Option(
                name: "--failures", valueName: "FOLDER",
                help: "folder for the expected and actual results of failed checks (smoke-failures beside the JUnit report, or here)"),
            Option(name: "--json", help: "print the results as JSON, one line for each scene"),
        ] + settingOptions, run: SmokeCommand.run)

    static let completions = Command(
        name: "completions", summary: "print the completions of a shell: \(CompletionsCommand.shellNames.joined(separator: ", "))",
        operandName: "SHELL", run: CompletionsCommand.run)

    static let doctor = Command(
        name: "doctor", summary: "check what is installed, and print how to get what is missing", options: [],
        run: DoctorCommand.run)

    // MARK: - Shared by several commands

    /// Returns the scene whose name is the operand.
    static func scene(_ arguments: Arguments) throws -> Scene {
        try arguments.program.scene(named: arguments.operand ?? "", advice: "see '\(arguments.program.commandLine(["list"]))'")
    }

    /// Returns the path of the PNG file to write.
    private static func pngPath(_ arguments: Arguments, _ scene: Scene) throws -> String {
        let path = arguments["-o"] ?? scene.name + ".png"
        guard path.lowercased().hasSuffix(".png") else { throw UsageError("-o must end in .png, not '\(path)'") }
        return path
    }

    /// Returns the window options from the arguments that all commands with a window have.
    static func windowOptions(_ arguments: Arguments) throws -> WindowLoop.Options {
        var options = WindowLoop.Options()
        options.content.slowness = arguments.has("--slow") ? 10 : 1
        options.content.title = arguments.program.title
        options.content.talkCommand = arguments.program.commandLine(["talk", "FILE"])
        options.content.settingsPath = Settings.path(program: arguments.program.command)
        if let path = options.content.settingsPath { options.content.settings = Settings(contentsOf: path) }
        options.content.folders = UserFolders(environment: UserEnvironment.current)
        options.content.startVideoProcess = { try RecordCommand.startRecording($0) }
        options.content.openPackage = { try WatchCommand.start(forPackage: $0) }
        options.isFullscreen = arguments.has("--fullscreen")
        options.seconds = try arguments.seconds("--seconds", in: 0...86400)
        return options
    }
}
