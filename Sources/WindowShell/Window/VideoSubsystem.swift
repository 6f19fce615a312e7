import CSDLWindow
import Foundation

/// SDL's video subsystem, which opens windows.
package enum VideoSubsystem {
    /// Initializes SDL's video subsystem, or throws an error with the reason. Each successful call must be followed by a call of `close`.
    ///
    /// Without a display, SDL would choose a driver with invisible windows, which are useless. So if the environment does not specify a
    /// driver, SDL tries only the drivers for which the environment specifies a display.
    static func open() throws {
        let environment = ProcessInfo.processInfo.environment
        if environment["SDL_VIDEODRIVER"] == nil {
            let displays = displays(in: environment)
            guard !displays.isEmpty else { throw WindowError("there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)") }
            SDL_SetHint(SDL_HINT_VIDEODRIVER, displays.joined(separator: ","))
        }
        guard SDL_InitSubSystem(UInt32(SDL_INIT_VIDEO)) == 0 else {
            let variables = ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"].compactMap { name in environment[name].map { "\(name)=\($0)" }
            }
            throw WindowError("\(String(cString: SDL_GetError())) (\(variables.joined(separator: ", ")))")
        }
    }

    /// Returns the drivers for which the environment specifies a display.
    private static func displays(in environment: [String: String]) -> [String] {
        [("x11", "DISPLAY"), ("wayland", "WAYLAND_DISPLAY")].filter { !(environment[$0.1] ?? "").isEmpty }.map(\.0)
    }

    /// Whether the environment specifies a driver or a display. It specifies none on a server, where no window is expected.
    package static func isConfigured(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        environment["SDL_VIDEODRIVER"] != nil || !displays(in: environment).isEmpty
    }

    /// Shuts down SDL's video subsystem.
    static func close() { SDL_QuitSubSystem(UInt32(SDL_INIT_VIDEO)) }

    /// The name of the current driver.
    private static var driverName: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }

    /// Whether the driver has invisible windows. Such a driver has no events.
    static var isHeadless: Bool { driverName.map(["dummy", "offscreen"].contains) ?? true }

    /// Returns the name of SDL's driver and the size of the screen as text, or throws an error with the reason if there is no display.
    package static func summary() throws -> String {
        try open()
        defer { close() }
        var mode = SDL_DisplayMode()
        let size =
            SDL_GetCurrentDisplayMode(0, &mode) == 0
            ? ", \(mode.w)×\(mode.h)" + (mode.refresh_rate > 0 ? " at \(mode.refresh_rate) Hz" : "") : ""
        return (driverName ?? "") + size
    }

    /// The version of the SDL library that is in use.
    package static var version: String {
        var version = SDL_version()
        SDL_GetVersion(&version)
        return "\(version.major).\(version.minor).\(version.patch)"
    }

    /// The names of the video drivers that SDL was built with.
    package static var drivers: [String] {
        (0..<max(SDL_GetNumVideoDrivers(), 0)).compactMap { SDL_GetVideoDriver($0).map { String(cString: $0) } }
    }
}
