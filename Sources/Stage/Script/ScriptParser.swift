import Foundation

/// Reads whole files of steps before anything is done.
struct ScriptParser {
    /// Files that are being read, so that none includes itself.
    private var open: [String] = []
    private var scene: String?
    /// How often the steps at hand will be done, with all repetitions around them.
    private var rounds = 1
    let load: (String) throws -> String

    static let mostRounds = 100_000
    static let longest = 3600.0

    init(load: @escaping (String) throws -> String) { self.load = load }

    mutating func script(_ text: String, file: String) throws -> Script {
        let steps = try self.steps(text, file: file)
        return Script(steps: steps, scene: scene)
    }

    private struct Block {
        var steps: [Script.Step] = []
        var count = 1
        var place: ScriptPlace?
        var roundsOutside = 1
    }

    private mutating func steps(_ text: String, file: String) throws -> [Script.Step] {
        open.append(file)
        defer { open.removeLast() }
        var blocks = [Block()]
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
        for (index, text) in lines.enumerated() {
            var line = ScriptLine(text, file: file, number: index + 1)
            guard !line.isAtEnd else { continue }
            try read(&line, into: &blocks)
            guard line.isAtEnd else { throw line.expected("the end of the line") }
        }
        guard blocks.count == 1 else {
            throw ScriptError(
                place: blocks[blocks.count - 1].place ?? ScriptPlace(file: file, line: 1, column: 1), message: "this 'repeat' has no 'end'")
        }
        return blocks[0].steps
    }

    private mutating func read(_ line: inout ScriptLine, into blocks: inout [Block]) throws {
        let place = line.place
        guard let word = line.word else { throw line.expected("a step, such as wait or tap") }
        switch word {
        case "repeat":
            line.take(word.count)
            let count = try line.whole("how often to repeat", in: 0...Self.mostRounds)
            _ = line.take("times")
            guard count * rounds <= Self.mostRounds else {
                throw ScriptError(place: place, message: "this repeats \(count * rounds) times in all; \(Self.mostRounds) is the most")
            }
            blocks.append(Block(count: count, place: place, roundsOutside: rounds))
            rounds = max(count * rounds, 1)
        case "end":
            line.take(word.count)
            guard blocks.count > 1, let block = blocks.popLast() else {
                throw ScriptError(place: place, message: "there is no 'repeat' that this 'end' could end")
            }
            rounds = block.roundsOutside
            blocks[blocks.count - 1].steps.append(Script.Step(action: .loop(block.count, block.steps), place: place))
        case "include":
            line.take(word.count)
            blocks[blocks.count - 1].steps += try include(&line)
        case "scene":
            line.take(word.count)
            guard open.count == 1, scene == nil, blocks.count == 1, blocks[0].steps.isEmpty else {
                throw ScriptError(place: place, message: "'scene' stands once, before the first step")
            }
            scene = try line.path()
        default:
            guard let read = Self.readers.first(where: { $0.name == word })?.read else {
                let names = Self.readers.map(\.name) + ["repeat", "end", "include", "scene"]
                throw ScriptError(
                    place: place,
                    message: "there is no step '\(word)'\(Nearest.hint(word, names)); the steps are \(ScriptLine.list(names.sorted()))")
            }
            line.take(word.count)
            blocks[blocks.count - 1].steps.append(Script.Step(action: try read(&line), place: place))
        }
    }

    private mutating func include(_ line: inout ScriptLine) throws -> [Script.Step] {
        let begin = line
        let name = try line.path()
        let folder = FilePath.folder(open.last ?? "")
        let path = FilePath.join(folder, name)
        guard !open.contains(path) else { throw begin.error("\(path) includes itself") }
        guard open.count < 16 else { throw begin.error("files are included 16 deep at the most") }
        let text: String
        do {
            text = try load(path)
        } catch {
            throw begin.error("cannot read \(path): \(error)")
        }
        return try steps(text, file: path)
    }
}

extension Script {
    public init(contentsOf path: String) throws {
        let text: String
        do {
            text = try Self.read(path)
        } catch {
            throw RecordingError("cannot read the script \(path): \(error)")
        }
        try self.init(text, file: path)
    }

    /// `file` is what errors call it, and where included files are looked for.
    public init(_ text: String, file: String = "script") throws {
        try self.init(text, file: file, load: Self.read)
    }

    package init(_ text: String, file: String, load: @escaping (String) throws -> String) throws {
        var parser = ScriptParser(load: load)
        self = try parser.script(text, file: file)
    }

    private static func read(_ path: String) throws -> String {
        guard let handle = FileHandle(forReadingAtPath: path) else { throw RecordingError(String(cString: strerror(errno))) }
        defer { try? handle.close() }
        guard let data = try? handle.readToEnd() ?? Data() else { throw RecordingError("it is not a file that can be read") }
        guard let text = String(data: data, encoding: .utf8) else { throw RecordingError("it is not text in UTF-8") }
        return text
    }
}
