import CoreGraphics
import Stage
import UIKit

/// Texts that come from an input method.
extension Presentation {
    /// Where in the window the scene's caret is; nil while nobody takes what is composed. The gallery looks for plain letters.
    package var caret: CGRect? {
        guard !isInGallery, !isInDemo, !surroundings.hud.isHelping, let playback, !playback.isPaused else { return nil }
        return playback.stage.keyboard.caret.map { surroundings.frame(of: $0, in: playback.stage) }
    }

    /// Whether what the input method has told of last is still in the scene.
    package var isComposing: Bool { isComposed && playback?.stage.keyboard.isComposing == true }

    /// An input method has come so far; some of its characters may be chosen. Empty, it has given up.
    package func compose(_ text: String, choosing chosen: Range<Int>) {
        if !text.isEmpty, isInDemo { endDemo() }
        guard caret != nil, !text.isEmpty || isComposing else { return isComposed = false }
        isComposed = !text.isEmpty
        intervene(.compose(text, choosing: chosen))
    }

    /// A text comes: one character as if its key were struck, more of them, or what was composed, at once.
    package func insert(_ text: String) {
        guard isComposing || text.count > 1, isTyping, !isInGallery, !isInDemo, !surroundings.hud.isHelping else {
            return text.forEach(type)
        }
        isComposed = false
        intervene(.commit(text))
    }
}
