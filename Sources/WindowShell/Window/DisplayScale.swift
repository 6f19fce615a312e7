import CSDLWindow
import CoreGraphics
import Foundation

/// The number of units of the window system per point, for window systems that do not scale windows themselves.
package enum DisplayScale {
    /// The scales that the user can choose with `--scale`. A detected scale is at least 1.
    package static let range: ClosedRange<Double> = 0.5...4

    /// Returns the scale of a display.
    ///
    /// - Parameters:
    ///   - fontResolution: The resolution that the user has set for fonts (`Xft.dpi`), or nil. An ordinary display has 96.
    ///   - displayResolution: The resolution that the display reports, in dots per inch, or nil. Many displays report a wrong resolution,
    ///     so it is used only if it is at least 144 and if at least 1280 points fit into the width.
    ///   - width: The width of the display in units of the window system.
    package static func scale(fontResolution: Double?, displayResolution: Double?, width: Int) -> CGFloat {
        if let fontResolution, fontResolution.isFinite, fontResolution > 0 {
            return CGFloat(min(max((fontResolution / 96 * 4).rounded() / 4, 1), range.upperBound))
        }
        guard let displayResolution, displayResolution.isFinite, displayResolution >= 144, width >= 2560 else { return 1 }
        return 2
    }

    /// Returns the scale of the first display. On other window systems than X11, the scale is 1, because they scale windows themselves.
    static func detected() -> CGFloat {
        guard (try? VideoSubsystem.open()) != nil else { return 1 }
        defer { VideoSubsystem.close() }
        guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11" else { return 1 }
        var (resolution, mode): (Float, SDL_DisplayMode) = (0, SDL_DisplayMode())
        let hasResolution = SDL_GetDisplayDPI(0, &resolution, nil, nil) == 0
        SDL_GetCurrentDisplayMode(0, &mode)
        return scale(
            fontResolution: fontResolution, displayResolution: hasResolution ? Double(resolution) : nil, width: Int(mode.w))
    }

    /// The resource `Xft.dpi` of the X server, or nil. SDL has already loaded the library.
    private static var fontResolution: Double? {
        guard let library = dlopen("libX11.so.6", RTLD_LAZY) else { return nil }
        defer { dlclose(library) }
        typealias OpenDisplay = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
        typealias GetDefault = @convention(c) (OpaquePointer?, UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafePointer<CChar>?
        typealias CloseDisplay = @convention(c) (OpaquePointer?) -> Int32
        guard let open = dlsym(library, "XOpenDisplay"), let get = dlsym(library, "XGetDefault"),
            let close = dlsym(library, "XCloseDisplay"),
            let display = unsafeBitCast(open, to: OpenDisplay.self)(nil)
        else { return nil }
        defer { _ = unsafeBitCast(close, to: CloseDisplay.self)(display) }
        return unsafeBitCast(get, to: GetDefault.self)(display, "Xft", "dpi").flatMap { Double(String(cString: $0)) }
    }
}
