import CoreGraphics
import FlipbookImages
import Foundation
import Stage

/// Parses script files. The parser reads the whole script before any step is performed, and reports all mistakes at once.
struct ScriptParser {
    /// The paths of the files that are being read, outermost first. The paths of included files are relative to the folder of the last
    /// file. A file that is already in the list includes itself.
    private var openFiles: [String] = []
    private var scene: String?
    private var timings: [TimingStep] = []
    /// Whether the parser has read a step that is performed in a frame.
    private var hasTimedSteps = false
    /// The number of times that the current steps are performed: the product of the counts of the loops around them. A count of 0 is
    /// treated as 1, so that the limit also applies inside a loop that is never performed.
    private var repetitions = 1
    /// The number of loops whose `end` has not been read, in all open files.
    private var loopDepth = 0
    private var stepCount = 0
    private var includeCount = 0
    /// The locations of the cues, by their names.
    private var cues: [String: ScriptLocation] = [:]
    private var byteCount = 0
    private var mistakes = ScriptMistakes()
    /// Returns the text of a file at a path.
    let load: (String) throws -> String

    init(load: @escaping (String) throws -> String) { self.load = load }

    /// Parses a text into a script. `file` is the path for error messages and for included files.
    mutating func parse(_ text: String, file: String) throws -> Script {
        var steps: [Script.Step] = []
        do {
            steps = try self.parseSteps(text, file: file)
        } catch let excess as LimitError {
            mistakes.append(excess.error)
        }
        if let error = mistakes.error { throw error }
        return Script(steps: steps, timings: timings, scene: scene)
    }

    /// The error of a script that exceeds a limit. The rest of the script is not read.
    private struct LimitError: Error {
        let error: ScriptError
    }

    /// The steps of a loop whose `end` has not been read, or of the file.
    private struct Block {
        var steps: [Script.Step] = []
        var count = 1
        var location: ScriptLocation?
        /// The value of `repetitions` outside of the loop.
        var outerRepetitions = 1
    }

    /// Returns the steps of one file. If `showsText` is false, errors do not contain parts of the text.
    private mutating func parseSteps(_ text: String, file: String, showsText: Bool = true) throws -> [Script.Step] {
        openFiles.append(file)
        defer { openFiles.removeLast() }
        byteCount += text.utf8.count
        guard byteCount <= ScriptLimits.bytes else { throw limitError(file, 1, "more than \(ScriptLimits.bytes >> 20) MB of text") }
        var blocks = [Block()]
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for (index, text) in lines.enumerated() {
            guard text.utf8.count <= ScriptLimits.bytesPerLine else {
                throw limitError(file, index + 1, "more than \(ScriptLimits.bytesPerLine >> 10) KB in a line")
            }
            var line = ScriptLineReader(text, file: file, lineNumber: index + 1)
            guard !line.isAtEnd else { continue }
            stepCount += 1
            guard stepCount <= ScriptLimits.steps else { throw limitError(file, index + 1, "more than \(ScriptLimits.steps) steps") }
            let step = line.nextWord
            let isInclude = step == "include"
            do {
                try readStep(&line, into: &blocks)
                guard line.isAtEnd else { throw line.error(expected: "the end of the line", hint: Self.durationHint(step, line, text)) }
            } catch let error as ScriptError {
                mistakes.append(
                    showsText || isInclude
                        ? error
                        : ScriptError(
                            location: error.location,
                            message:
                                "this is not a step; the text is not shown, because the file is outside of the folder of \(openFiles[0])"))
            }
        }
        while blocks.count > 1, let block = blocks.popLast() {
            mistakes.append(
                ScriptError(
                    location: block.location ?? ScriptLocation(file: file, line: 1, column: 1),
                    message: "this 'repeat' has no 'end'; write 'end' in a line after its last step"))
            leave(block)
        }
        return blocks[0].steps
    }

    /// Restores the values around a loop that has ended.
    private mutating func leave(_ block: Block) {
        repetitions = block.outerRepetitions
        loopDepth -= 1
    }

    /// Returns the error for a script that exceeds a limit.
    private func limitError(_ file: String, _ lineNumber: Int, _ excess: String) -> LimitError {
        LimitError(
            error: ScriptError(
                location: ScriptLocation(file: file, line: lineNumber, column: 1),
                message: "the script with its included files has \(excess), which is the maximum; make it shorter, or split it"))
    }

    /// Reads one line and adds its steps to the innermost block.
    private mutating func readStep(_ line: inout ScriptLineReader, into blocks: inout [Block]) throws {
        let location = line.location
        guard let word = line.nextWord else { throw line.error(expected: "a step, such as wait or tap") }
        hasTimedSteps = hasTimedSteps || !["include", "scene", "timing"].contains(word)
        switch word {
        case "repeat":
            line.advance(by: word.count)
            guard loopDepth < ScriptLimits.loopDepth else {
                throw LimitError(
                    error: ScriptError(
                        location: location, message: "'repeat' can be nested at most \(ScriptLimits.loopDepth) levels deep"))
            }
            // The loop is entered before its count is read, so that its `end` is not reported as another mistake after a wrong count.
            loopDepth += 1
            blocks.append(Block(location: location, outerRepetitions: repetitions))
            let count = try line.readInteger("the number of repetitions", in: 0...ScriptLimits.repetitions)
            _ = line.skipIfNext("times")
            guard count * repetitions <= ScriptLimits.repetitions else {
                throw ScriptError(
                    location: location,
                    message: "this repeats \(count * repetitions) times in total; repeat at most \(ScriptLimits.repetitions) times")
            }
            blocks[blocks.count - 1].count = count
            repetitions = max(count * repetitions, 1)
        case "end":
            line.advance(by: word.count)
            guard blocks.count > 1, let block = blocks.popLast() else {
                throw ScriptError(
                    location: location, message: "this 'end' has no 'repeat'; remove it, or write 'repeat 3 times' before its first step")
            }
            leave(block)
            blocks[blocks.count - 1].steps.append(Script.Step(action: .loop(block.count, block.steps), location: location))
        case "include":
            line.advance(by: word.count)
            blocks[blocks.count - 1].steps += try readIncludedSteps(&line)
        case "scene":
            line.advance(by: word.count)
            guard openFiles.count == 1, scene == nil, blocks.count == 1, blocks[0].steps.isEmpty else {
                throw ScriptError(location: location, message: "'scene' must be written once, before the first step")
            }
            scene = try line.readPath()
        case "timing":
            guard !hasTimedSteps else {
                throw ScriptError(
                    location: location,
                    message: "'timing' must be written before all other steps, because it applies from the first frame on"
                )
            }
            line.advance(by: word.count)
            timings.append(try Self.timing(&line, at: location))
        default:
            guard let readAction = Self.stepReadersByName[word] else {
                let names = Self.stepReaders.map(\.name) + ["repeat", "end", "include", "scene", "timing"]
                throw ScriptError(
                    location: location,
                    message:
                        "there is no step '\(word)'\(SpellingSuggestion.hint(for: word, among: names)); the steps are \(ScriptLineReader.alternatives(names.sorted()))"
                )
            }
            line.advance(by: word.count)
            let action = try readAction(&line)
            if case .cue(let name) = action { try addCue(name, at: location) }
            blocks[blocks.count - 1].steps.append(Script.Step(action: action, location: location))
        }
    }

    /// Records a cue. The name must be unique, because talks and notes refer to it.
    private mutating func addCue(_ name: String, at location: ScriptLocation) throws {
        guard loopDepth == 0 else {
            throw ScriptError(location: location, message: "'cue' cannot be repeated; write it outside of 'repeat'")
        }
        if let other = cues[name] {
            throw ScriptError(
                location: location, message: "there is another cue \(ScriptLineReader.quoted(name)) in \(other); write another name")
        }
        cues[name] = location
    }

    /// Reads the path of an included file and returns the steps of that file.
    private mutating func readIncludedSteps(_ line: inout ScriptLineReader) throws -> [Script.Step] {
        let start = line
        let name = try line.readPath()
        let folder = FilePath.folder(openFiles.last ?? "")
        let path = FilePath.join(folder, name)
        guard !openFiles.contains(path) else { throw start.error("\(path) includes itself; remove this 'include'") }
        guard openFiles.count < ScriptLimits.includeDepth else {
            throw start.error("files can be included at most \(ScriptLimits.includeDepth) levels deep; write the steps of \(name) here")
        }
        includeCount += 1
        guard includeCount <= ScriptLimits.includes else {
            throw LimitError(
                error: start.error(
                    "files are included more than \(ScriptLimits.includes) times in total, which is the maximum; write 'repeat' around one 'include'"
                ))
        }
        let text: String
        do {
            text = try load(path)
        } catch {
            throw start.error("cannot read \(path): \(error)")
        }
        // The errors of a script must not show the text of other files, as with `include /etc/shadow`.
        return try parseSteps(text, file: path, showsText: FilePath.isInside(path, folder: FilePath.folder(openFiles[0])))
    }
}
