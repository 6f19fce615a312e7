import FlipbookPlayback
import Foundation
import Stage

/// A JUnit report that was read from a file. The suites are kept as text, so that none of their contents are lost.
struct JUnitFile {
    /// The results of one suite.
    struct Suite {
        /// The element, from its start tag to its end tag.
        let text: String
        var (tests, failures, errors, skipped) = (0, 0, 0, 0)
        var seconds = 0.0

        init(_ text: String, startTag: String) {
            self.text = text
            func number(_ name: String) -> Int { XMLOutline.attribute(name, of: startTag).flatMap { Int($0) } ?? 0 }
            (tests, failures, errors, skipped) = (number("tests"), number("failures"), number("errors"), number("skipped"))
            let time = XMLOutline.attribute("time", of: startTag).flatMap { Double($0) } ?? 0
            seconds = time.isFinite ? time : 0
        }
    }

    /// The part of a run that the report describes.
    struct Part {
        /// The command of the run, such as `smoke`.
        let command: String
        let share: Share
        /// The number of suites of all parts.
        let itemCount: Int

        /// The processing instruction that states the part. Readers of JUnit reports ignore it.
        var instruction: String { "<?flipbook \(command) \(share) of \(itemCount)?>" }

        init(_ command: String, _ share: Share, itemCount: Int) {
            (self.command, self.share, self.itemCount) = (command, share, itemCount)
        }

        /// Reads a processing instruction, or returns nil if it does not state a part.
        init?(instruction: String) {
            let words = instruction.dropFirst(2).dropLast(2).split(separator: " ")
            guard words.count == 5, words[0] == "flipbook", let share = Share(words[2]), words[3] == "of", let count = Int(words[4]) else {
                return nil
            }
            self.init(String(words[1]), share, itemCount: count)
        }
    }

    let path: String
    let suites: [Suite]
    let part: Part?

    /// Reads a file whose root is `testsuites` or one `testsuite`.
    init(_ path: String) throws {
        self.path = path
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
            throw StageError(
                "cannot read \(path): \(FileManager.default.fileExists(atPath: path) ? "no permission" : "there is no such file")")
        }
        guard let outline = XMLOutline([UInt8](data)), let root = outline.elements.first, root.depth == 0,
            ["testsuites", "testsuite"].contains(root.name)
        else { throw StageError("\(path) is not a JUnit report; join files that were written with --junit") }
        let depth = root.name == "testsuites" ? 1 : 0
        suites = outline.elements.filter { $0.depth == depth && $0.name == "testsuite" }.map { Suite($0.text, startTag: $0.startTag) }
        part = outline.instructions.lazy.compactMap(Part.init(instruction:)).first
    }
}
