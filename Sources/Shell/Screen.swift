import CSDL2
import Foundation

/// The display that windows are opened on.
package enum Screen {
    /// Starts SDL's video; says why not. Every `open` that succeeds needs its `close`.
    ///
    /// Unless told which driver to take, SDL ends its search at one that shows nothing; a window that nobody can see is not what was asked
    /// for, so only those are tried for which there is a display.
    static func open() throws {
        let environment = ProcessInfo.processInfo.environment
        if environment["SDL_VIDEODRIVER"] == nil {
            let displays = [("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")].filter { !(environment[$0.1] ?? "").isEmpty }
            guard !displays.isEmpty else { throw ShellError("there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)") }
            SDL_SetHint(SDL_HINT_VIDEODRIVER, displays.map(\.0).joined(separator: ","))
        }
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
            let asked = ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in environment[name].map { "\(name)=\($0)" } }
            throw ShellError("\(String(cString: SDL_GetError())) (\(asked.joined(separator: ", ")))")
        }
    }

    static func close() { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }

    private static var name: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }

    /// Whether the driver has nothing to show and so no events to wait for.
    static var isUnseen: Bool { name.map(["dummy", "offscreen"].contains) ?? true }

    /// SDL's driver and the screen's size in a few words; throws, saying why, without a display.
    package static func describe() throws -> String {
        try open()
        defer { close() }
        var mode = SDL_DisplayMode()
        let size =
            SDL_GetCurrentDisplayMode(0, &mode) == 0
            ? ", \(mode.w)×\(mode.h)" + (mode.refresh_rate > 0 ? " at \(mode.refresh_rate) Hz" : "") : ""
        return (name ?? "") + size
    }
}
