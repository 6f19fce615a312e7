import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

/// A faulty or hostile script ends with an error before it uses up the memory or runs forever.
@MainActor @Suite struct ScriptLimitsTests {
    private func message(_ text: String, files: [String: String] = [:]) -> String {
        do {
            _ = try Script(text, file: "t/main.script") { path in
                guard let text = files[path] else { throw CocoaError(.fileNoSuchFile) }
                return text
            }
            return "accepted"
        } catch {
            return "\(error)"
        }
    }

    /// A controller with a single view, which is found quickly.
    private final class SquareController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let square = UIView(frame: CGRect(x: 13, y: 29, width: 40, height: 30))
            square.accessibilityIdentifier = "square"
            view.addSubview(square)
        }
    }

    /// Plays a script to its end, and returns the error message.
    private func errorMessage(playing text: String) -> String {
        do {
            let take = try Take(script: Script(text, file: "a.script")) {
                Stage(showing: { SquareController() }, size: CGSize(width: 90, height: 80), scale: 1, threads: 1)
            }
            while !take.isScriptFinished { try take.advance() }
            return "finished"
        } catch {
            return "\(error)"
        }
    }

    /// Each of twelve files includes the next one seven times: 7¹¹ inclusions.
    @Test func numberOfInclusionsIsLimited() {
        var files = ["t/12": "wait 0.1"]
        for index in 1...11 { files["t/\(index)"] = String(repeating: "include \(index + 1)\n", count: 7) }
        let message = message("include 1", files: files)
        #expect(
            message.hasSuffix(
                "files are included more than 1000 times in total, which is the maximum; write 'repeat' around one 'include'"), "\(message)"
        )
    }

    @Test func numberOfStepsIsLimited() {
        let text = String(repeating: "include b\n", count: 400)
        let message = message(text, files: ["t/b": String(repeating: "poster\n", count: 700)])
        #expect(
            message
                == "t/b:444:1: the script with its included files has more than 250000 steps, which is the maximum; make it shorter, or split it"
        )
    }

    @Test func sizeOfAllFilesIsLimited() {
        let files = ["t/b": String(repeating: "#" + String(repeating: "-", count: 60_000) + "\n", count: 141)]
        let message = message("include b\ninclude b\n", files: files)
        #expect(
            message
                == "t/b:1:1: the script with its included files has more than 16 MB of text, which is the maximum; make it shorter, or split it"
        )
        #expect(self.message("wait 1\ntype \"\(String(repeating: "é", count: 40_000))\"").hasPrefix("t/main.script:2:1: the script"))
    }

    @Test func depthOfLoopsIsLimited() {
        func nested(_ depth: Int) -> String {
            String(repeating: "repeat 1\n", count: depth) + "wait 0.1\n" + String(repeating: "end\n", count: depth)
        }
        #expect(message(nested(64)) == "accepted" && message(nested(31) + nested(64)) == "accepted")
        #expect(message(nested(65)) == "t/main.script:65:1: 'repeat' can be nested at most 64 levels deep")
        #expect(message(nested(300_000)) == "t/main.script:65:1: 'repeat' can be nested at most 64 levels deep")
        // Loops around an inclusion are counted too.
        let around = String(repeating: "repeat 1\n", count: 40) + "include b\n" + String(repeating: "end\n", count: 40)
        #expect(message(around, files: ["t/b": nested(30)]) == "t/b:25:1: 'repeat' can be nested at most 64 levels deep")
    }

    @Test(arguments: [
        "repeat 90000\nposter\nend", "wait 0.3\nrepeat 90000\n\nposter\nend", "repeat 300\nrepeat 300\nposter\nend\nend",
        "repeat 90000\nrepeat 0\ntap (1, 1)\nend\nend", "repeat 90000\nexpect \"square\"\nend", "repeat 90000\nwait 0\nend",
    ]) func numberOfStepsInOneFrameIsLimited(_ text: String) {
        let message = errorMessage(playing: text)
        #expect(message.contains(": more than 10000 steps in one frame; write a step that takes time into the loop"), "\(message)")
    }

    @Test func stepsOfDifferentFramesAreNotLimitedTogether() {
        #expect(errorMessage(playing: "repeat 60\nrepeat 300\nposter\nend\nwait 0.02\nend") == "finished")
    }

    @Test func stepsOfAFileOutsideOfTheFolderArePerformedButNotShown() {
        let files = ["t/../s/b": "poster\nexclude x\n", "t/sub/c": "exclude y\n", "/d": "wait soon", "t/../s/e": "include ../t/sub/c"]
        #expect(message("include ../s/b", files: ["t/../s/b": "poster"]) == "accepted")
        let foreign = "this is not a step; the text is not shown, because the file is outside of the folder of t/main.script"
        #expect(message("include ../s/b", files: files) == "t/../s/b:2:1: " + foreign)
        #expect(message("include /d", files: files) == "/d:1:6: " + foreign)
        #expect(message("include sub/c", files: files).contains("t/sub/c:1:1: there is no step 'exclude'"))
    }
}
