import Stage
import UIKit

extension PressHistory {
    /// Adds an input if it is a touch, a click, a key press or a text.
    ///
    /// - Parameters:
    ///   - fingers: The fingers on the screen before the input. They include a finger that the input lifts.
    ///   - keyboard: The keyboard before the input.
    mutating func add(_ input: Input, fingers: [Int: Take.Finger], keyboard: Keyboard, frame: Int) {
        switch input {
        case .down(_, let position, _), .secondaryClick(let position): addClick(at: position, isRelease: false, frame: frame)
        case .up(let finger):
            if let position = fingers[finger]?.position { addClick(at: position, isRelease: true, frame: frame) }
        case .keyDown(let stroke):
            add(stroke, isTyping: keyboard.acceptsText, isSecret: keyboard.hidesTypedText, frame: frame)
        case .commit(let text): addText(text, isSecret: keyboard.hidesTypedText, frame: frame)
        default: break
        }
    }
}
