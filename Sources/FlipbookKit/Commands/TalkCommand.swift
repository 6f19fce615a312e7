import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import FlipbookTypography
import Foundation
import QuartzCore
import Stage
import UIKit
import WindowShell

/// The command `flipbook talk`.
enum TalkCommand {
    static let command = Command(
        name: "talk", summary: "give a talk: scenes, cues and speaker notes from a file; see \(ManualReference.talks)",
        manualPage: "flipbook-run", operandName: "TALK",
        options: [
            Command.Option(name: "--check", help: "only check the talk: play all its cues without a window"),
            Command.Option(name: "--windowed", help: "start in a window instead of full screen"),
            Command.Option(name: "--notes-window", help: "show the notes in a window of their own, even with one display"),
            Command.Option(
                name: "--record", valueName: "FILE", help: "record the talk as a video instead: .mp4, .mkv, .webm or .apng, or a FOLDER/"),
            Command.Option(name: "--pace", valueName: "S", help: "with --record: wait S seconds at each cue (2)"),
            Command.Option(name: "--timings", help: "with --record: print when each step begins"),
            Command.Option(name: "--canvas", valueName: "SIZE", help: "with --record: size in pixels, such as 1280x720 (1920x1080)"),
            Command.quality, Command.encoder,
            Command.Option(name: "--seconds", valueName: "S", help: "quit after S seconds"),
        ], opensWindow: true, run: run)

    static func run(_ arguments: Arguments) throws {
        let recordingOptions = ["--pace", "--timings", "--canvas", "--quality", "--encoder"].filter(arguments.has)
        if let option = recordingOptions.first, !arguments.has("--record") { throw Command.UsageError("\(option) needs --record FILE") }
        if arguments.has("--check"), arguments.has("--record") { throw Command.UsageError("--check and --record cannot be combined") }
        try FontSystem.installed.requireSystemFont()
        let talk = try readTalk(arguments)
        if arguments.has("--check") { return try check(talk, source: "\(arguments.program.command) talk") }
        if let path = arguments["--record"] { return try TalkRecording(talk, path: path, arguments).run() }
        var options = try Command.windowOptions(arguments)
        // A talk does not use or change the settings of the gallery, except the display.
        let display = options.content.settings.display
        (options.content.settingsPath, options.content.settings) = (nil, Settings())
        options.content.settings.display = display
        options.isFullscreen = !arguments.has("--windowed")
        options.forcesNotesWindow = arguments.has("--notes-window")
        try WindowLoop(talk: talk, options).run()
    }

    /// Reads the talk. The error for an unknown scene also says which program may have this scene.
    private static func readTalk(_ arguments: Arguments) throws -> Talk {
        do {
            return try Talk(contentsOf: arguments.operand ?? "", scenes: arguments.program.scenes)
        } catch let error as ScriptError {
            guard let advice = sceneAdvice(for: "\(error)", in: arguments.program) else { throw error }
            throw StageError("\(error)\n\(advice)")
        }
    }

    /// Returns a line about the scenes that a talk can show, for the error of a talk. Nil if the error is not about an unknown scene, or if
    /// there is nothing to say.
    static func sceneAdvice(for error: String, in program: Program) -> String? {
        guard error.contains("there is no scene '") else { return nil }
        guard program.hasDemoScenes else {
            return "a talk of a package can only show the scenes of the package; show those of Flipbook in a talk of their own, "
                + "with \(Program.flipbookCommandLine(["talk"]))"
        }
        guard let package = PackageProgram() else { return nil }
        return "a talk with scenes of the package \(package.folderName) is given by its own program: "
            + package.commandLine(program.arguments)
    }

    /// Plays all cues of a talk. Prints a summary, or throws an error with one message for each scene that fails.
    private static func check(_ talk: Talk, source: String) throws {
        Interrupt.removeTemporaryFilesOnSignals()
        let errors = TalkRehearsal(talk).check { Diagnostics.report(.warning, source: source, "\(talk.path): \($0)") }
        guard errors.isEmpty else { throw StageError(errors.map { "\($0)" }.joined(separator: "\n")) }
        StandardOutput.print(
            "\(talk.path): \(Quantity.text(talk.scenes.count, "scene")), \(Quantity.text(talk.cueCount, "cue")), all played")
    }
}
