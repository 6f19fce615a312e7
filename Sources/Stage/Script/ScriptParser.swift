import FlipbookImages
import Foundation

/// Parses script files. It reads the whole script before any step is performed.
struct ScriptParser {
    /// The paths of the files that are being read, outermost first. They are used to find included files, and to detect files that include
    /// themselves.
    private var openFiles: [String] = []
    private var scene: String?
    /// The number of times that the current steps are performed: the product of the counts of the loops around them.
    private var repetitions = 1
    /// Returns the text of a file.
    let load: (String) throws -> String

    /// The largest number of times that a step may be performed by nested loops.
    static let maximumRepetitions = 100_000
    /// The longest duration of a step, in seconds.
    static let maximumSeconds = 3600.0

    init(load: @escaping (String) throws -> String) { self.load = load }

    /// Parses a text into a script. `file` is the path for error messages and for included files.
    mutating func parse(_ text: String, file: String) throws -> Script {
        let steps = try self.parseSteps(text, file: file)
        return Script(steps: steps, scene: scene)
    }

    /// The steps of a loop whose `end` has not been read, or of the file.
    private struct Block {
        var steps: [Script.Step] = []
        var count = 1
        var location: ScriptLocation?
        var outerRepetitions = 1
    }

    /// Returns the steps of one file.
    private mutating func parseSteps(_ text: String, file: String) throws -> [Script.Step] {
        openFiles.append(file)
        defer { openFiles.removeLast() }
        var blocks = [Block()]
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for (index, text) in lines.enumerated() {
            var line = ScriptLineReader(text, file: file, lineNumber: index + 1)
            guard !line.isAtEnd else { continue }
            try readStep(&line, into: &blocks)
            guard line.isAtEnd else { throw line.error(expected: "the end of the line") }
        }
        guard blocks.count == 1 else {
            throw ScriptError(
                location: blocks[blocks.count - 1].location ?? ScriptLocation(file: file, line: 1, column: 1),
                message: "this 'repeat' has no 'end'")
        }
        return blocks[0].steps
    }

    /// Reads one line and adds its steps to the innermost block.
    private mutating func readStep(_ line: inout ScriptLineReader, into blocks: inout [Block]) throws {
        let location = line.location
        guard let word = line.nextWord else { throw line.error(expected: "a step, such as wait or tap") }
        switch word {
        case "repeat":
            line.advance(by: word.count)
            let count = try line.readInteger("the number of repetitions", in: 0...Self.maximumRepetitions)
            _ = line.skipIfNext("times")
            guard count * repetitions <= Self.maximumRepetitions else {
                throw ScriptError(
                    location: location,
                    message: "this repeats \(count * repetitions) times in total; the maximum is \(Self.maximumRepetitions)")
            }
            blocks.append(Block(count: count, location: location, outerRepetitions: repetitions))
            repetitions = max(count * repetitions, 1)
        case "end":
            line.advance(by: word.count)
            guard blocks.count > 1, let block = blocks.popLast() else {
                throw ScriptError(location: location, message: "this 'end' has no 'repeat'")
            }
            repetitions = block.outerRepetitions
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
        default:
            guard let readAction = Self.stepReaders.first(where: { $0.name == word })?.read else {
                let names = Self.stepReaders.map(\.name) + ["repeat", "end", "include", "scene"]
                throw ScriptError(
                    location: location,
                    message:
                        "there is no step '\(word)'\(SpellingSuggestion.hint(for: word, among: names)); the steps are \(ScriptLineReader.alternatives(names.sorted()))"
                )
            }
            line.advance(by: word.count)
            blocks[blocks.count - 1].steps.append(Script.Step(action: try readAction(&line), location: location))
        }
    }

    /// Reads the path of an included file and returns the steps of that file.
    private mutating func readIncludedSteps(_ line: inout ScriptLineReader) throws -> [Script.Step] {
        let start = line
        let name = try line.readPath()
        let folder = FilePath.folder(openFiles.last ?? "")
        let path = FilePath.join(folder, name)
        guard !openFiles.contains(path) else { throw start.error("\(path) includes itself") }
        guard openFiles.count < 16 else { throw start.error("files can be included at most 16 levels deep") }
        let text: String
        do {
            text = try load(path)
        } catch {
            throw start.error("cannot read \(path): \(error)")
        }
        return try parseSteps(text, file: path)
    }
}
