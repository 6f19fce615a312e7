import CSDLWindow
import CoreGraphics

/// The displays of a window.
extension Window {
    /// The names of all displays. Displays with the same name are numbered, so that each name is unique.
    static var displayNames: [String] {
        let names = (0..<max(SDL_GetNumVideoDisplays(), 0)).map { index in
            SDL_GetDisplayName(index).map { String(cString: $0) } ?? "display"
        }
        return uniqueNames(names)
    }

    /// Adds numbers to names that occur more than once.
    static func uniqueNames(_ names: [String]) -> [String] {
        names.enumerated().map { index, name in
            let number = names[...index].count { $0 == name }
            return number == 1 ? name : "\(name) \(number)"
        }
    }

    /// The position of the window on the screen, in units of the window system.
    var position: CGPoint {
        var (x, y) = (Int32(0), Int32(0))
        SDL_GetWindowPosition(handle, &x, &y)
        return CGPoint(x: Int(x), y: Int(y))
    }

    /// The name of the display that contains the window, or nil if it is unknown.
    var displayName: String? {
        let (names, index) = (Self.displayNames, Int(SDL_GetWindowDisplayIndex(handle)))
        return names.indices.contains(index) ? names[index] : nil
    }

    /// Moves the window to the next display, in full screen. Returns false if there is only one display.
    func moveToNextDisplay() -> Bool {
        let (count, index) = (SDL_GetNumVideoDisplays(), SDL_GetWindowDisplayIndex(handle))
        guard count > 1, index >= 0 else { return false }
        if isFullscreen { isFullscreen = false }
        move(toDisplay: (index + 1) % count)
        isFullscreen = true
        return true
    }

    /// Changes the size in points, and centers the window on its display. The window system may choose another size.
    func setSize(_ size: CGSize) {
        SDL_SetWindowSize(handle, Int32((size.width * unitsPerPoint).rounded()), Int32((size.height * unitsPerPoint).rounded()))
        move(toDisplay: max(SDL_GetWindowDisplayIndex(handle), 0))
    }

    /// Centers the window on a display.
    private func move(toDisplay index: Int32) {
        let position = Self.centeredPosition(onDisplay: index)
        SDL_SetWindowPosition(handle, position, position)
    }

    /// Returns a special coordinate, for which SDL centers the window on a display.
    static func centeredPosition(onDisplay index: Int32) -> Int32 { Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK) | index }
}
