import CSDLWindow
import UIKit

extension KeyStroke {
    /// Creates a key stroke for a key in `names`, such as Return or Space, or for a character key with Control or Command.
    ///
    /// The result is nil for other keys, because they arrive as text events.
    init?(_ key: SDL_Keysym) {
        let modifierState = UInt32(key.mod)
        var modifiers = ""
        if modifierState & KMOD_SHIFT.rawValue != 0 { modifiers += "shift+" }
        if modifierState & KMOD_CTRL.rawValue != 0 { modifiers += "control+" }
        if modifierState & KMOD_ALT.rawValue != 0 { modifiers += "alt+" }
        if modifierState & KMOD_GUI.rawValue != 0 { modifiers += "command+" }
        if let name = Self.names[key.sym] {
            self.init(named: modifiers + name)
        } else if modifierState & (KMOD_CTRL.rawValue | KMOD_GUI.rawValue) != 0, (33...126).contains(key.sym),
            let letter = UnicodeScalar(UInt32(key.sym))
        {
            let name = letter == "." ? "period" : letter == "," ? "comma" : String(letter)
            self.init(named: modifiers + name)
        } else {
            return nil
        }
    }

    /// Creates a key stroke for a released key. A character key is treated as if it was pressed with Control, because Control may have been
    /// released first.
    init?(released key: SDL_Keysym) {
        var key = key
        key.mod |= UInt16(KMOD_CTRL.rawValue)
        self.init(key)
    }

    /// The names of keys that are not letters, digits or punctuation.
    private static let names: [SDL_Keycode: String] = {
        var names: [SDL_Keycode: String] = [:]
        for (code, name) in [
            (SDLK_SPACE, "space"), (SDLK_RETURN, "return"), (SDLK_KP_ENTER, "return"), (SDLK_TAB, "tab"), (SDLK_ESCAPE, "escape"),
            (SDLK_BACKSPACE, "backspace"), (SDLK_DELETE, "delete"), (SDLK_UP, "up"), (SDLK_DOWN, "down"), (SDLK_LEFT, "left"),
            (SDLK_RIGHT, "right"), (SDLK_HOME, "home"), (SDLK_END, "end"), (SDLK_PAGEUP, "pageup"), (SDLK_PAGEDOWN, "pagedown"),
            (SDLK_F1, "f1"), (SDLK_F2, "f2"), (SDLK_F3, "f3"), (SDLK_F4, "f4"), (SDLK_F5, "f5"), (SDLK_F6, "f6"), (SDLK_F7, "f7"),
            (SDLK_F8, "f8"), (SDLK_F9, "f9"), (SDLK_F10, "f10"), (SDLK_F11, "f11"), (SDLK_F12, "f12"),
        ] { names[SDL_Keycode(code.rawValue)] = name }
        return names
    }()
}
