import CoreGraphics
import Stage
import UIKit

/// The text from input methods.
extension WindowContent {
    /// The frame of the scene's caret in the window. Nil if the scene does not accept text, for example because it is paused or covered.
    ///
    /// Nil in the gallery too, because the search field does not support input methods.
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

    /// Handles a text that was typed or that an input method has committed.
    ///
    /// If the scene accepts text, a text that has several characters or that ends a composition is inserted as a whole. Any other text is
    /// handled as characters that are typed with keys.
    package func insert(_ text: String) {
        guard isComposing || text.count > 1, acceptsText, !isInGallery, !isBlank, !isInDemo, !windowChrome.hud.isHelpVisible else {
            return text.forEach(type)
        }
        hasComposition = false
        showTypedText(text)
        send(.commit(text))
    }
}
