import Stage

/// The steps of a script that show a subtitle and begin a chapter.
enum CaptionStep {
    /// The maximum number of characters in the name of a chapter.
    static let maximumNameLength = 200

    /// The readers of the steps. Each reader parses the rest of a line after the name of the step.
    static let readers: [(name: String, read: ScriptParser.StepReader)] = [("say", say), ("chapter", chapter)]

    private static func say(_ line: inout ScriptLineReader) throws -> Script.Action {
        let text = try line.readString("a text")
        let start = line
        guard line.skipIfNext("for") else { return .say(text, seconds: nil) }
        let seconds = try ScriptParser.readSeconds(&line)
        guard seconds > 0 else { throw start.error("a subtitle must be shown for more than 0 s; say \"\" removes it") }
        return .say(text, seconds: seconds)
    }

    private static func chapter(_ line: inout ScriptLineReader) throws -> Script.Action {
        let start = line
        let name = try line.readString("the name of a chapter")
        guard name.contains(where: { !$0.isWhitespace }), name.count <= maximumNameLength, !name.contains(where: \.isNewline) else {
            throw start.error("the name of a chapter must have from 1 to \(maximumNameLength) characters, in one line")
        }
        return .chapter(name)
    }
}
