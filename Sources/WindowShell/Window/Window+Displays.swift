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

    /// Changes the size in points. The top left corner stays at its position if the new size fits on the screen at this position.
    ///
    /// The window is not changed if it is maximized or in full screen.
    func resize(to size: CGSize) {
        guard !hasFixedSize, let screen = usableBounds else { return }
        let w = Int32(min(max((size.width * unitsPerPoint).rounded(), 1), CGFloat(screen.w)))
        let h = Int32(min(max((size.height * unitsPerPoint).rounded(), 1), CGFloat(screen.h)))
        SDL_SetWindowSize(handle, w, h)
        setPosition(x: Int32(position.x), y: Int32(position.y), ofSize: (w, h), in: screen)
    }

    /// Swaps the width and the height of the window if it does not have the given orientation. The center of the window stays at its
    /// position if the new size fits on the screen at this position.
    ///
    /// The window is not changed if it is maximized, in full screen, or would not fit on the screen.
    func setOrientation(isLandscape: Bool) {
        var (w, h): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &w, &h)
        let (x, y) = (Int32(position.x), Int32(position.y))
        guard !hasFixedSize, w != h, (w > h) != isLandscape, let screen = usableBounds, h <= screen.w, w <= screen.h else { return }
        SDL_SetWindowSize(handle, h, w)
        setPosition(x: x + (w - h) / 2, y: y + (h - w) / 2, ofSize: (h, w), in: screen)
    }

    /// Whether the window is maximized or in full screen.
    private var hasFixedSize: Bool {
        SDL_GetWindowFlags(handle) & (SDL_WINDOW_FULLSCREEN_DESKTOP.rawValue | SDL_WINDOW_MAXIMIZED.rawValue) != 0
    }

    /// The area of the display without the bars of the desktop, or nil if it is unknown.
    private var usableBounds: SDL_Rect? {
        var bounds = SDL_Rect()
        return SDL_GetDisplayUsableBounds(SDL_GetWindowDisplayIndex(handle), &bounds) == 0 ? bounds : nil
    }

    /// Moves the window to the position on the screen that is next to (x, y) and at which the window fits.
    private func setPosition(x: Int32, y: Int32, ofSize size: (w: Int32, h: Int32), in screen: SDL_Rect) {
        SDL_SetWindowPosition(
            handle, max(min(x, screen.x + screen.w - size.w), screen.x), max(min(y, screen.y + screen.h - size.h), screen.y))
    }

    /// Centers the window on a display.
    private func move(toDisplay index: Int32) {
        let position = Self.centeredPosition(onDisplay: index)
        SDL_SetWindowPosition(handle, position, position)
    }

    /// Returns a special coordinate, for which SDL centers the window on a display.
    static func centeredPosition(onDisplay index: Int32) -> Int32 { Int32(bitPattern: SDL_WINDOWPOS_CENTERED_MASK) | index }
}
