import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// The errors of a script that was built into a program name its source.
@MainActor @Suite final class ScriptLocationTests {
    private let package = FileManager.default.temporaryDirectory.appending(path: "flipbook-\(UUID().uuidString)").resolvingSymlinksInPath()

    deinit { try? FileManager.default.removeItem(at: package) }

    /// Writes a file of the package, and returns its path.
    private func write(_ path: String, _ text: String = "") throws -> String {
        let url = package.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// The mistakes of a script and the failures of its steps.
    @Test func errorsOfScriptsNameTheSource() throws {
        let source = try write("Sources/Talk/Tours/card.script", "tpa\n")
        let copy = try write(".build/debug/Talk_Talk.resources/Tours/card.script", "tpa\n")
        var message = ""
        do { _ = try Script(contentsOf: copy) } catch { message = "\(error)" }
        #expect(message.hasPrefix("\(source):1:1: there is no step 'tpa'"))
        let script = try Script("wait 0\nexpect \"card\"", file: copy)
        do { try Take(script: script) { Stage(size: CGSize(width: 90, height: 90), scale: 1) }.advance() } catch { message = "\(error)" }
        #expect(message.hasPrefix("\(source):2:8: nothing on the screen is called \"card\""))
        try FileManager.default.removeItem(atPath: copy)
        do { _ = try Script(contentsOf: copy) } catch { message = "\(error)" }
        #expect(message == "cannot read the script \(source): No such file or directory")
    }

    /// Plays a script whose last step fails, and returns the message and its short form.
    private func failure(_ path: String) throws -> (message: String, summary: String) {
        do {
            let take = try Take(script: Script(contentsOf: path)) { Stage(size: CGSize(width: 90, height: 80), scale: 1) }
            try take.advance()
            return ("", "")
        } catch let error as ScriptError { return ("\(error)", error.summary) }
    }

    /// The lines of the copy are not those of a source that was changed after the build.
    @Test func errorsOfAnOlderCopySayThatTheProgramIsOlder() throws {
        let changed = "# New first line\nwait 0\nexpect \"card\"\n"
        let source = try write("Sources/Talk/Tours/card.script", changed)
        let copy = try write(".build/debug/Talk_Talk.resources/Tours/card.script", "wait 0\nexpect \"card\"\n")
        // Editors recognize a location such as `card.script:2:8:`.
        let start = "\(source):2:8: nothing on the screen is called \"card\""
        let end = " (the program has an older version of this file; build it again)"
        let old = try failure(copy)
        for text in [old.message, old.summary] { #expect(text.hasPrefix(start) && text.hasSuffix(end), "\(text)") }
        // The next build copies the source.
        _ = try write(".build/debug/Talk_Talk.resources/Tours/card.script", changed)
        let new = try failure(copy)
        #expect(new.message.hasPrefix("\(source):3:8: nothing on the screen is called"), "\(new)")
    }
}
