import CSDL2

/// Whether a window could be opened.
package enum Screen {
    private static let probe: (driver: String?, trouble: String) = {
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else { return (nil, String(cString: SDL_GetError())) }
        defer { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }
        var mode = SDL_DisplayMode()
        let size = SDL_GetCurrentDisplayMode(0, &mode) == 0 ? ", \(mode.w)×\(mode.h) at \(mode.refresh_rate) Hz" : ""
        return (SDL_GetCurrentVideoDriver().map { String(cString: $0) + size }, "")
    }()

    /// SDL's driver and the screen's size, or nil without a display.
    package static var driver: String? { probe.driver }
    /// Why there is none.
    package static var trouble: String { probe.trouble }
}
