import Stage
import UIKit

extension PressHistory {
    /// Adds an input of a take if it is a touch, a click, a key press or a text.
    ///
    /// Call this method before the take performs the input, because the take then removes the position of a lifted finger.
    mutating func add(_ input: Input, of take: Take) {
        let keyboard = take.stage.keyboard
        switch input {
        case .down(_, let position, _), .secondaryClick(let position): addClick(at: position, isRelease: false, frame: take.frame)
        case .up(let finger):
            if let position = take.fingers[finger]?.position { addClick(at: position, isRelease: true, frame: take.frame) }
        case .keyDown(let stroke):
            add(stroke, isTyping: keyboard.acceptsText, isSecret: keyboard.hidesTypedText, frame: take.frame)
        case .commit(let text): addText(text, isSecret: keyboard.hidesTypedText, frame: take.frame)
        default: break
        }
    }
}
