import CSDL2
import UIKit

/// Reads SDL's events of keys, of text and of what is composed.
package struct Words {
    /// A space comes as a key, too, which is the one that counts; what an input method makes of it has none.
    private var hasSpaceKey = false
    private var isComposing = false

    package init() {}

    package mutating func read(_ event: SDL_Event, for presentation: Presentation) {
        switch SDL_EventType(event.type) {
        case SDL_KEYDOWN:
            hasSpaceKey = event.key.keysym.sym == SDL_Keycode(SDLK_SPACE.rawValue)
            if let stroke = KeyStroke(event.key.keysym) { presentation.press(stroke) }
        case SDL_KEYUP:
            hasSpaceKey = false
            if let stroke = KeyStroke(released: event.key.keysym) { presentation.release(stroke) }
        case SDL_TEXTINPUT:
            let text = Self.text(event.text.text)
            if text == " ", hasSpaceKey, !presentation.isComposing { return }
            if !text.isEmpty { presentation.insert(text) }
        case SDL_TEXTEDITING:
            compose(Self.text(event.edit.text), Int(event.edit.start), Int(event.edit.length), presentation)
        case SDL_TEXTEDITING_EXT:
            let edit = event.editExt
            defer { SDL_free(edit.text) }
            compose(edit.text.map { String(cString: $0) } ?? "", Int(edit.start), Int(edit.length), presentation)
        default:
            break
        }
    }

    /// Whether an input method is at work on what nobody wants any more.
    package mutating func isForgotten(by presentation: Presentation) -> Bool {
        defer { isComposing = isComposing && presentation.isComposing }
        return isComposing && !presentation.isComposing
    }

    private mutating func compose(_ text: String, _ start: Int, _ length: Int, _ presentation: Presentation) {
        isComposing = !text.isEmpty
        presentation.compose(text, choosing: Self.chosen(in: text, start, length))
    }

    private static func text<Bytes>(_ field: Bytes) -> String {
        withUnsafeBytes(of: field) { bytes in String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// SDL counts code points. Below 0 it knows of no place, and the caret is at the end.
    static func chosen(in text: String, _ start: Int, _ length: Int) -> Range<Int> {
        guard start >= 0 else { return text.count..<text.count }
        func characters(_ count: Int) -> Int { String(String.UnicodeScalarView(text.unicodeScalars.prefix(max(count, 0)))).count }
        let first = characters(start)
        return first..<max(characters(start + max(length, 0)), first)
    }
}
