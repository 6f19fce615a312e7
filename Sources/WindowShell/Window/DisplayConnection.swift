import CSDLWindow
import Foundation

/// The connection of a window to its X server.
///
/// If the server ends, Xlib calls an error handler, which prints a line, and then an exit handler, which calls `exit`. So a recording would
/// be lost. If both handlers are replaced, the functions of Xlib return, and the window loop ends with an ordinary error. SDL loads Xlib at
/// run time, so the functions of Xlib are found by name.
nonisolated enum DisplayConnection {
    /// Whether the connection is lost. After that, windows must not be used, because some functions of SDL would wait for an answer of the
    /// server.
    nonisolated(unsafe) private(set) static var isLost = false

    private typealias Display = UnsafeMutableRawPointer
    private typealias ErrorHandler = @convention(c) (Display?) -> Int32
    private typealias ExitHandler = @convention(c) (Display?, UnsafeMutableRawPointer?) -> Void

    /// Observes the connection of a window. This has no effect for other window systems, and for versions of Xlib before 1.7, which end the
    /// program themselves.
    static func observe(_ window: OpaquePointer) {
        guard let display = display(of: window), let xlib = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD),
            let setErrorHandler = dlsym(xlib, "XSetIOErrorHandler"), let setExitHandler = dlsym(xlib, "XSetIOErrorExitHandler")
        else { return }
        typealias SetErrorHandler = @convention(c) (ErrorHandler) -> ErrorHandler?
        typealias SetExitHandler = @convention(c) (Display, ExitHandler, UnsafeMutableRawPointer?) -> Void
        let errorHandler: ErrorHandler = { _ in 0 }
        let exitHandler: ExitHandler = { _, _ in DisplayConnection.didLoseDisplay() }
        _ = unsafeBitCast(setErrorHandler, to: SetErrorHandler.self)(errorHandler)
        unsafeBitCast(setExitHandler, to: SetExitHandler.self)(display, exitHandler, nil)
    }

    private static func didLoseDisplay() {
        isLost = true
        // The event wakes up the window loop, which may be waiting for an event.
        var event = SDL_Event(SDL_USEREVENT)
        SDL_PushEvent(&event)
    }

    /// Returns Xlib's display of a window, or nil if the window system is not X11.
    ///
    /// The header of `SDL_GetWindowWMInfo` is not used, because it needs the headers of X11, which are not required otherwise. The function
    /// fills a structure: the version in 3 bytes, the window system in an `int` (2 is X11), and a union of 64 bytes. The first value of the
    /// union is the display.
    private static func display(of window: OpaquePointer) -> Display? {
        guard let function = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "SDL_GetWindowWMInfo") else { return nil }
        typealias GetInfo = @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> UInt32
        return withUnsafeTemporaryAllocation(byteCount: 72, alignment: 8) { info in
            info.initializeMemory(as: UInt8.self, repeating: 0)
            (info[0], info[1], info[2]) = (UInt8(SDL_MAJOR_VERSION), UInt8(SDL_MINOR_VERSION), UInt8(SDL_PATCHLEVEL))
            guard let base = info.baseAddress, unsafeBitCast(function, to: GetInfo.self)(window, base) != 0,
                info.load(fromByteOffset: 4, as: Int32.self) == 2
            else { return nil }
            return info.load(fromByteOffset: 8, as: Display?.self)
        }
    }
}
