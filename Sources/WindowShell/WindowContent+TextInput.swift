import CoreGraphics
import Stage
import UIKit

/// Text input from input methods.
extension WindowContent {
    /// The frame of the scene's caret in the window. Nil if the scene does not accept text.
    ///
    /// It is nil in the gallery too, because the search field does not support input methods.
    package var caretFrame: CGRect? {
        guard !isInGallery, !isInDemo, !isBlank, !windowChrome.hud.isHelpVisible, let playback, !playback.isPaused else { return nil }
        return playback.stage.keyboard.caretRect.map {
            presenter.zoom.windowRect(of: windowChrome.windowFrame(of: $0, in: playback.stage))
        }
    }

    /// Whether the last composed text of the input method is still in the scene.
    package var isComposing: Bool { hasComposition && playback?.stage.keyboard.isComposing == true }

    /// Handles a change of the text that an input method composes. An empty text cancels the composition.
    ///
    /// - Parameter selection: The selected characters of the text.
    package func compose(_ text: String, selecting selection: Range<Int>) {
        if !text.isEmpty, isInDemo { endDemo() }
        guard caretFrame != nil, !text.isEmpty || isComposing else { return hasComposition = false }
        hasComposition = !text.isEmpty
        send(.compose(text, selecting: selection))
    }

    /// Handles text that is complete.
    ///
    /// If the scene accepts text, a text of several characters is inserted at once, and so is a text that ends a composition. Any other
    /// character is handled as if it was typed with a key.
    package func insert(_ text: String) {
        guard isComposing || text.count > 1, acceptsText, !isInGallery, !isBlank, !isInDemo, !windowChrome.hud.isHelpVisible else {
            return text.forEach(type)
        }
        hasComposition = false
        showTypedText(text)
        send(.commit(text))
    }
}
