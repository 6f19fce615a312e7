import CSDLWindow
import UIKit

/// Converts SDL's events for keys, text and compositions to method calls on the window's content.
package struct TextInputReader {
    /// Whether the last key event was a pressed space key.
    ///
    /// A typed space arrives as a key event and as a text event. In this case, the text event is ignored. A space from an input method
    /// arrives only as a text event.
    private var followsSpaceKey = false
    /// Whether the input method is composing text.
    private var isComposing = false

    /// Creates a reader.
    package init() {}

    /// Passes an event to the content.
    package mutating func read(_ event: SDL_Event, for content: WindowContent) {
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN:
            content.keyState.isRepetition = event.key.repeat != 0
            content.keyState.hasCapsLock = UInt32(event.key.keysym.mod) & KMOD_CAPS.rawValue != 0
            followsSpaceKey = event.key.keysym.sym == SDL_Keycode(SDLK_SPACE.rawValue)
            if let stroke = KeyStroke(event.key.keysym) { content.press(stroke) }
        case SDL_KEYUP:
            followsSpaceKey = false
            content.keyState.isRepetition = false
            if let stroke = KeyStroke(released: event.key.keysym) { content.release(stroke) }
        case SDL_TEXTINPUT:
            let text = Self.text(event.text.text)
            if text == " ", followsSpaceKey, !content.isComposing { return }
            if !text.isEmpty { content.insert(text) }
        case SDL_TEXTEDITING:
            compose(Self.text(event.edit.text), Int(event.edit.start), Int(event.edit.length), content)
        case SDL_TEXTEDITING_EXT:
            let edit = event.editExt
            defer { SDL_free(edit.text) }
            compose(edit.text.map { String(cString: $0) } ?? "", Int(edit.start), Int(edit.length), content)
        default:
            break
        }
    }

    /// Returns whether the content has discarded the text that the input method is composing. Further calls return false.
    package mutating func resetDiscardedComposition(in content: WindowContent) -> Bool {
        defer { isComposing = isComposing && content.isComposing }
        return isComposing && !content.isComposing
    }

    /// Passes a composed text to the content.
    private mutating func compose(_ text: String, _ start: Int, _ length: Int, _ content: WindowContent) {
        isComposing = !text.isEmpty
        content.compose(text, selecting: Self.selectedRange(in: text, start, length))
    }

    /// Reads a null-terminated string from a C array.
    private static func text<Bytes>(_ field: Bytes) -> String {
        withUnsafeBytes(of: field) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// Converts SDL's selection, in code points, to a range of characters.
    ///
    /// A negative start means that the position is unknown. In this case, the selection is an empty range at the end.
    static func selectedRange(in text: String, _ start: Int, _ length: Int) -> Range<Int> {
        guard start >= 0 else { return text.count..<text.count }
        func characters(_ count: Int) -> Int { String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(count, 0)))).count }
        let first = characters(start)
        return first..<max(characters(start + max(length, 0)), first)
    }
}
