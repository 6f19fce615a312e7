import Foundation
import Stage
import Testing
@testable import UIKit

/// What an input method makes, as it comes: shown in its place, and put in at the end.
@MainActor @Suite(.serialized) struct ComposingTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 240, height: 34))
    let judge = Judge()

    @MainActor final class Judge: UITextFieldDelegate {
        var asked: [String] = []
        var told: [String] = []
        var refuses = false
        func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
            asked.append("\(range.location)+\(range.length) '\(string)'")
            return !refuses
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            asked.append("return")
            return true
        }
    }

    init() {
        stage.window.rootViewController = controller
        field.delegate = judge
        field.placeholder = "town"
        let judge = judge
        field.addAction(
            UIAction {
                judge.told.append(
                    (($0.sender as? UITextField)?.text ?? "?") + (($0.sender as? UITextField)?.markedTextRange == nil ? "" : "…"))
            },
            for: .editingChanged)
        controller.view.addSubview(field)
        stage.advance(frames: 1)
        field.becomeFirstResponder()
    }

    private var marked: String? { field.markedTextRange.flatMap(field.text) }
    /// The selection as Foundation counts.
    private var selection: NSRange? {
        field.selectedTextRange.map {
            NSRange(location: field.offset(from: field.beginningOfDocument, to: $0.start), length: field.offset(from: $0.start, to: $0.end))
        }
    }

    private func has(_ text: String, _ mark: String?, _ start: Int, _ length: Int = 0, at line: SourceLocation = #_sourceLocation) {
        #expect(field.text == text && marked == mark && selection == NSRange(location: start, length: length), sourceLocation: line)
    }

    // MARK: - From the first key to the last

    @Test func eachCompositionTakesThePlaceOfTheLast() {
        stage.type("ab")
        stage.key("left")
        stage.compose("k")
        has("akb", "k", 2)
        stage.compose("か")
        stage.compose("かん", choosing: 1..<1)
        has("aかんb", "かん", 2)
        stage.compose("感字", choosing: 0..<2)
        has("a感字b", "感字", 1, 2)
        stage.commit("漢字")
        has("a漢字b", nil, 3)
        #expect(judge.asked == ["0+0 'a'", "1+0 'b'", "1+2 '漢字'"], "asked only when it is put in")
        #expect(judge.told == ["a", "ab", "akb…", "aかb…", "aかんb…", "a感字b…", "a漢字b"])
        stage.compose("")
        stage.type("!")
        has("a漢字!b", nil, 4)
    }

    @Test func anEmptyCompositionDropsIt() {
        stage.type("ab")
        stage.compose("にほ")
        stage.compose("")
        has("ab", nil, 2)
        #expect(judge.told.last == "ab" && judge.told.count == 4)
        stage.compose("")
        #expect(judge.told.count == 4, "nothing was composed any more")
    }

    @Test func whatIsSelectedGivesWay() {
        stage.type("one two")
        stage.key("shift+control+left")
        stage.compose("に")
        has("one に", "に", 5)
        stage.compose("")
        has("one ", nil, 4)
    }

    @Test func aCaretThatMovesAloneIsNoChange() {
        stage.compose("にほん")
        let count = judge.told.count
        stage.compose("にほん", choosing: 0..<2)
        has("にほん", "にほん", 0, 2)
        stage.compose("にほん", choosing: 0..<2)
        #expect(judge.told.count == count)
    }

    @Test func whatIsRefusedGoesAltogether() {
        stage.type("ab")
        stage.compose("に")
        judge.refuses = true
        stage.commit("二")
        has("ab", nil, 2)
        #expect(judge.asked.last == "2+1 '二'" && judge.told.last == "ab")
    }

    @Test func anAccentJoinsItsLetterAtTheEnd() {
        stage.type("caf")
        stage.compose("e")
        stage.compose("e\u{301}")
        #expect(marked == "é")
        stage.compose("")
        stage.type("e")
        stage.compose("\u{301}")
        stage.compose("")
        has("cafe", nil, 4)
        stage.compose("\u{301}")
        field.unmarkText()
        stage.key("backspace")
        has("caf", nil, 3)
    }

    // MARK: - What ends it

    @Test func returnKeepsItAndIsNoMore() {
        stage.compose("にほ")
        stage.key("return")
        has("にほ", nil, 2)
        #expect(!judge.asked.contains("return") && judge.told.last == "にほ" && field.isEditing)
        stage.key("return")
        #expect(judge.asked.last == "return")
    }

    @Test func escapeDropsItAndBackspaceShortensIt() {
        stage.type("a")
        stage.compose("にほん", choosing: 2..<2)
        stage.key("backspace")
        has("aにん", "にん", 2)
        for _ in 0..<3 { stage.key("backspace") }
        has("aん", "ん", 1)
        stage.key("escape")
        has("a", nil, 1)
        #expect(field.isEditing && judge.asked == ["0+0 'a'"])
        stage.key("escape")
        #expect(!field.isEditing)
    }

    @Test func whoMovesTheCaretKeepsIt() {
        stage.compose("にほん")
        stage.key("left")
        has("にほん", nil, 2)
        stage.compose("x")
        stage.key("control+a")
        has("にほxん", nil, 0, 4)
        stage.key("end")
        stage.compose("y")
        stage.tap(at: CGPoint(x: 41, y: 117))
        has("にほxんy", nil, 0)
        #expect(judge.told.last == "にほxんy")
    }

    @Test func whoLosesTheKeyboardKeepsIt() {
        let other = UITextField(frame: CGRect(x: 40, y: 160, width: 240, height: 34))
        controller.view.addSubview(other)
        stage.compose("に")
        other.becomeFirstResponder()
        has("に", nil, 1)
        #expect(judge.told == ["に…", "に"])
        stage.compose("ほ")
        #expect(other.text == "ほ" && other.markedTextRange != nil)
        other.removeFromSuperview()
        #expect(other.markedTextRange == nil && other.text == "ほ")
        stage.compose("x")
        stage.commit("y")
        has("に", nil, 1)
    }

    @Test func whatIsSetOrPastedOrClearedIsNotComposed() {
        UIPasteboard.general.string = "pasted"
        stage.compose("に")
        stage.key("control+v")
        has("にpasted", nil, 7)
        stage.compose("ほ")
        field.text = "set"
        has("set", nil, 3)
        stage.compose("ほ")
        field.clear()
        has("", nil, 0)
        #expect(judge.asked.last == "0+4 ''")
    }

    @Test func aSecretIsNotComposed() {
        field.isSecureTextEntry = true
        stage.compose("に")
        has("", nil, 0)
        field.setMarkedText("に", selectedRange: NSRange())
        has("", nil, 0)
        #expect(stage.keyboard.caret == nil && judge.told.isEmpty)
        stage.commit("pass")
        has("pass", nil, 4)
        field.isSecureTextEntry = false
        stage.compose("に")
        field.isSecureTextEntry = true
        has("passに", nil, 5)
    }

    // MARK: - How it looks

    @Test func itIsUnderlinedWhereItStands() {
        stage.type("ab")
        stage.advance(frames: 1)
        let before = field.caretRect
        #expect(field.lines.whole.isHidden && !field.caret.isHidden)
        stage.compose("mmm", choosing: 1..<1)
        let line = field.lines.whole
        #expect(!line.isHidden && field.lines.chosen.isHidden && field.hint.isHidden)
        #expect(near(line.convert(line.bounds, to: field).minX, Double(before.minX)))
        #expect(near(line.bounds.width / 3, Double(field.caretRect.minX - before.minX), within: 0.5))
        #expect(line.bounds.height == 1 && line.frame.minY > field.caret.frame.midY && line.frame.maxY <= field.caret.frame.maxY + 1)
        stage.compose("mmm", choosing: 1..<3)
        let chosen = field.lines.chosen.frame
        #expect(!field.lines.chosen.isHidden && field.caret.isHidden && field.highlight.isHidden)
        #expect(near(chosen.maxX, Double(line.frame.maxX)) && near(chosen.width * 1.5, Double(line.frame.width), within: 0.5))
        let inked = stage.render()
        stage.commit("mmm")
        stage.advance(frames: 1)
        #expect(line.isHidden && field.lines.chosen.isHidden && stage.render() != inked)
    }

    @Test func anEmptyFieldHidesItsPlaceholder() {
        #expect(!field.hint.isHidden)
        stage.compose("に")
        #expect(field.hint.isHidden && field.hasText)
        stage.compose("")
        #expect(!field.hint.isHidden && !field.hasText)
    }

    @Test func theCaretIsWhereTheInputMethodHasItAndInSight() throws {
        stage.compose("wide", choosing: 0..<0)
        let start = try #require(stage.keyboard.caret)
        #expect(near(start.minX, 40 + Double(field.caretRect.minX)) && near(start.midY, 117, within: 1))
        stage.compose(String(repeating: "wide ", count: 12))
        let end = try #require(stage.keyboard.caret)
        #expect(end.minX > 270 && end.maxX <= 280 && field.label.frame.minX < -100)
        stage.compose(String(repeating: "wide ", count: 12), choosing: 0..<0)
        #expect(stage.keyboard.caret?.minX == start.minX)
        field.resignFirstResponder()
        #expect(stage.keyboard.caret == nil)
    }

    // MARK: - By UIKit's names

    @Test func placesAreCountedAsFoundationDoes() throws {
        field.text = "a👍🏽b"
        let (begin, end) = (field.beginningOfDocument, field.endOfDocument)
        #expect(field.offset(from: begin, to: end) == 6 && field.offset(from: end, to: begin) == -6)
        let after = try #require(field.position(from: begin, offset: 5))
        let inside = try #require(field.position(from: begin, offset: 3))
        #expect(field.offset(from: begin, to: after) == 5 && field.offset(from: begin, to: inside) == 1, "a thumb is one character")
        #expect(field.position(from: begin, offset: 7) == nil && field.position(from: begin, offset: -1) == nil)
        let thumb = try #require(field.textRange(from: after, to: inside))
        #expect(field.text(in: thumb) == "👍🏽" && !thumb.isEmpty)
        #expect(field.caretRect(for: after).minX > field.caretRect(for: inside).minX + 5)
        field.replace(thumb, withText: "+")
        has("a+b", nil, 2)
        #expect(judge.asked.isEmpty && judge.told == ["a+b"])
        field.selectedTextRange = field.textRange(from: begin, to: field.endOfDocument)
        field.setMarkedText("👍🏽 ok", selectedRange: NSRange(location: 4, length: 2))
        has("👍🏽 ok", "👍🏽 ok", 4, 2)
        field.setMarkedText("ok", selectedRange: NSRange(location: NSNotFound, length: 7))
        has("ok", "ok", 2)
        #expect(field.text(in: UITextRange()) == nil, "not one of ours")
    }

    @Test func aSearchIsToldOfWhatIsComposed() {
        @MainActor final class Searcher: UISearchBarDelegate {
            var lines: [String] = []
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
            func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                lines.append("\(range.location)+\(range.length) '\(text)'")
                return true
            }
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
        }
        let (bar, searcher) = (UISearchBar(frame: CGRect(x: 0, y: 200, width: 320, height: 56)), Searcher())
        bar.delegate = searcher
        controller.view.addSubview(bar)
        bar.becomeFirstResponder()
        stage.compose("に")
        stage.key("return")
        stage.compose("ほ")
        stage.commit("本")
        stage.key("return")
        #expect(searcher.lines == ["に", "に", "にほ", "1+1 '本'", "に本", "search"])
    }
}
