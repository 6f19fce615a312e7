import CoreGraphics
import FlipbookPlayback
import Testing
import UIKit

/// The clicks and keys that a presenter shows.
@MainActor @Suite struct PressHistoryTests {
    private var history = PressHistory(framesPerSecond: 60)

    private mutating func press(_ names: String..., from frame: Int = 7, isTyping: Bool = false, isSecret: Bool = false) throws {
        for (index, name) in names.enumerated() {
            history.add(try #require(KeyStroke(named: name)), isTyping: isTyping, isSecret: isSecret, frame: frame + index)
        }
    }

    @Test mutating func capsNameModifiersAndKeys() throws {
        try press("control+c", "pagedown", "return")
        #expect(history.rows.map(\.caps) == [["Ctrl", "C"], ["Page ↓"], ["⏎"]])
        try press("t", "shift+tab", "f5", from: 20)
        #expect(history.rows.map(\.caps) == [["T"], ["Shift", "Tab"], ["F5"]], "only the last three rows are kept")
    }

    @Test mutating func shiftIsNotACapOfACharacter() throws {
        try press("shift+t", "control+shift+t")
        #expect(history.rows.map(\.caps) == [["T"], ["Ctrl", "Shift", "T"]])
    }

    @Test mutating func repeatedKeysAreCounted() throws {
        try press("down", "down", "down", "up")
        #expect(history.rows.map(\.count) == [3, 1])
        try press("up", from: 10 + 91)
        #expect(history.rows.map(\.count) == [3, 1, 1], "a row that fades out is not continued")
    }

    @Test mutating func typedLettersAreGathered() throws {
        try press("h", "i", "space", "y", isTyping: true)
        #expect(history.rows.map(\.caps) == [["hi y"]] && history.rows.map(\.frame) == [10])
        try press("return", "o", from: 11, isTyping: true)
        #expect(history.rows.map(\.caps) == [["hi y"], ["⏎"], ["o"]])
        history.addText("abcdefghijklmnopqrstuvwxyz", isSecret: false, frame: 13)
        #expect(history.rows.last?.caps == ["cdefghijklmnopqrstuvwxyz"], "the last 24 letters")
    }

    @Test mutating func secretLettersAreNotShown() throws {
        try press("s", "3", "space", isTyping: true, isSecret: true)
        history.addText("secret", isSecret: true, frame: 11)
        #expect(history.isEmpty)
        try press("tab", isTyping: true, isSecret: true)
        #expect(history.rows.map(\.caps) == [["Tab"]], "a key that types nothing is not secret")
    }

    @Test mutating func capsFadeAfterOneAndAHalfSeconds() throws {
        try press("t")
        let row = try #require(history.rows.first)
        #expect(history.opacity(of: row, at: 7 + 90) == 1)
        #expect(history.opacity(of: row, at: 7 + 99) == 0.5)
        history.removeInvisible(at: 7 + 107)
        #expect(!history.isEmpty)
        history.removeInvisible(at: 7 + 108)
        #expect(history.isEmpty)
    }

    @Test mutating func ringsGrowFor27Frames() {
        history.addClick(at: CGPoint(x: 30, y: 50), isRelease: false, frame: 4)
        history.addClick(at: CGPoint(x: CGFloat.nan, y: 50), isRelease: true, frame: 4)
        #expect(history.clicks.count == 1)
        #expect(history.progress(of: history.clicks[0], at: 4) == 0)
        #expect(abs(history.progress(of: history.clicks[0], at: 13) - 1 / 3) < 1e-9)
        history.removeInvisible(at: 4 + 26)
        #expect(!history.isEmpty)
        history.removeInvisible(at: 4 + 27)
        #expect(history.isEmpty)
    }

    @Test func fontSizeIsLegible() {
        #expect(CaptionMetrics.fontSize(in: CGSize(width: 375, height: 667)) == 20)
        #expect(abs(CaptionMetrics.fontSize(in: CGSize(width: 960, height: 540)) - 22.68) < 1e-9)
        #expect(CaptionMetrics.fontSize(in: CGSize(width: 3840, height: 2160)) == 44)
        #expect(CaptionMetrics.fontSize(in: CGSize(width: 75, height: 150)) == 4)
    }
}
