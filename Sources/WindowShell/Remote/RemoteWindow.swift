import CSDLWindow
import CoreGraphics
import Foundation
import Stage
import UIKit

/// A window that another process owns. The owner watches the sources, and keeps its window when it starts a newer version of the program.
///
/// The pixels are in shared memory. Events and all other data are messages on a socket, which is the standard input.
final class RemoteWindow: WindowSurface {
    /// The environment variable that is set if another process owns the window.
    static let environmentKey = "FLIPBOOK_REMOTE_WINDOW"
    /// The value of the variable: the version of the messages. It is incremented when `WindowMessage` changes.
    static let protocolVersion = "3"

    private static var connection: (channel: MessageChannel, screenSize: CGSize, state: Data?)?

    /// Whether another process owns the window.
    static var isAvailable: Bool { ProcessInfo.processInfo.environment[environmentKey] != nil }

    /// Waits for the first message of the owner. Later calls return the same connection.
    private static func connect() throws -> (channel: MessageChannel, screenSize: CGSize, state: Data?) {
        if let connection { return connection }
        let version = ProcessInfo.processInfo.environment[environmentKey] ?? ""
        guard version == protocolVersion else {
            throw WindowError(
                "this program and the one that watches it are built with different versions of Flipbook (window protocol "
                    + "\(protocolVersion) and \(version)); build both with the same version")
        }
        let channel = MessageChannel(dup(STDIN_FILENO))
        guard case .begin(let width, let height, let state)? = channel.receive() else {
            throw WindowError("the process that owns the window has ended")
        }
        let new = (channel, CGSize(width: width, height: height), state)
        connection = new
        return new
    }

    /// Returns the largest size of a new window.
    static func availableScreenSize() throws -> CGSize { try connect().screenSize }
    /// Returns the state of an earlier version of the program, or nil if there is none.
    static func earlierState() throws -> WindowState? {
        try connect().state.flatMap { try? JSONDecoder().decode(WindowState.self, from: $0) }
    }

    private let channel: MessageChannel
    private var sharedPixels: SharedPixels?
    /// The shared memory, in which frames are painted.
    var pixels: UnsafeMutablePointer<UInt32>? { sharedPixels?.base.assumingMemoryBound(to: UInt32.self) }
    /// The events that have arrived, for example while a frame was shown, and that `nextEvent(within:)` has not returned yet.
    private var pendingEvents: [SDL_Event] = []
    private var isOpen = true
    private var hasNewSize = false
    private var wakePipe: [Int32] = [0, 0]
    private static var fileNumber = 0
    /// Returns the state of the window. The state is sent when the owner requests it, and when it has changed.
    var state: () -> WindowState? = { nil }
    private var sentState: WindowState?
    /// The time at which the state was last compared with the sent state, and whether an event has arrived since then.
    private var stateCheck = (time: 0.0, isDue: true)
    /// The shortest time in seconds between two sent states. These states are used only after a crash, because the owner requests a new
    /// state before it replaces the program.
    private static let stateInterval = 1.0
    private var textInput: WindowMessage?

    private(set) var width = 0
    private(set) var height = 0
    private(set) var pixelsPerPoint: CGFloat = 1
    let unitsPerPoint: CGFloat = 1
    var displayName: String? { nil }
    func moveToNextDisplay() -> Bool { false }
    var size: CGSize { CGSize(width: CGFloat(width) / pixelsPerPoint, height: CGFloat(height) / pixelsPerPoint) }
    var title: String { didSet { if title != oldValue { channel.send(.title(title)) } } }
    var isMousePointerHidden = false
    var isFullscreen: Bool { didSet { if isFullscreen != oldValue { channel.send(.fullscreen(isFullscreen)) } } }

    /// Opens the window, or uses the window that is already open.
    init(title: String, size: CGSize, isFullscreen: Bool) throws {
        channel = try Self.connect().channel
        (self.title, self.isFullscreen) = (title, isFullscreen)
        guard pipe(&wakePipe) == 0 else { throw WindowError("cannot create a pipe: \(String(cString: strerror(errno)))") }
        channel.send(.open(title: title, width: size.width, height: size.height, isFullscreen: isFullscreen))
        while width == 0 {
            guard let message = channel.receive() else { throw WindowError("the process that owns the window has ended") }
            receive(message)
        }
        _ = try updateSize()
        let wake = wakePipe[1]
        UIApplication.setArrivalHandler {
            var byte: UInt8 = 1
            _ = write(wake, &byte, 1)
        }
    }

    /// Handles a message of the owner.
    private func receive(_ message: WindowMessage) {
        switch message {
        case .size(let width, let height, let pixelsPerPoint):
            (self.width, self.height, self.pixelsPerPoint) = (width, height, pixelsPerPoint)
            hasNewSize = true
        case .event(let data, let modifiers, let text):
            guard var event = Self.event(data) else { return }
            // `SDL_GetModState` returns the state of this process, which receives no events from SDL, so the state is set here.
            SDL_SetModState(SDL_Keymod(modifiers))
            if event.type == SDL_CLIPBOARDUPDATE.rawValue { clipboardText = text }
            if event.type == SDL_TEXTEDITING_EXT.rawValue { event.editExt.text = text.flatMap { SDL_strdup($0) } }
            pendingEvents.append(event)
            stateCheck.isDue = true
        case .requestState: sendState(always: true)
        default: break
        }
    }

    /// The event that requests that a program quits.
    static var quitEvent: Data {
        var event = SDL_Event(SDL_QUIT)
        return withUnsafeBytes(of: &event) { Data($0) }
    }

    private static func event(_ data: Data) -> SDL_Event? {
        guard data.count == MemoryLayout<SDL_Event>.size else { return nil }
        var event = SDL_Event()
        withUnsafeMutableBytes(of: &event) { _ = data.copyBytes(to: $0) }
        return event
    }

    private func sendState(always: Bool) {
        let now = WallClock.now
        guard always || (stateCheck.isDue && now - stateCheck.time >= Self.stateInterval) else { return }
        stateCheck = (now, false)
        guard let current = state(), always || Self.isWorthSending(current, after: sentState) else { return }
        sentState = current
        if let data = try? JSONEncoder().encode(current) { channel.send(.state(data)) }
    }

    /// Returns whether a state differs from the last sent state in more than the frame.
    private static func isWorthSending(_ state: WindowState, after last: WindowState?) -> Bool {
        guard var last else { return true }
        last.log?.frame = state.log?.frame ?? 0
        last.log?.lastPlayedFrame = state.log?.lastPlayedFrame ?? 0
        return state != last
    }

    // MARK: - WindowSurface

    /// The owner presents the frames, so this process does not wait for the display.
    var refreshRate: Double? { nil }

    /// Has no effect, because the owner sets the icon of its window.
    func setIcon(_ icon: Bitmap) {}

    func updateSize() throws -> Bool {
        guard hasNewSize else { return false }
        hasNewSize = false
        guard sharedPixels?.width != width || sharedPixels?.height != height else { return false }
        Self.fileNumber += 1
        let path = SharedPixels.path(process: getpid(), number: Self.fileNumber)
        sharedPixels = try SharedPixels(newFileAt: path, width: width, height: height)
        channel.send(.pixels(path: path, width: width, height: height))
        return true
    }

    var waitsWhilePresenting: Bool { true }

    func upload(_ collage: Collage, changed: [SDL_Rect]) {}

    func present(_ changed: [SDL_Rect]) {
        guard sharedPixels != nil else { return }
        sendState(always: false)
        channel.send(.frame(changed.flatMap { [$0.x, $0.y, $0.w, $0.h] }))
        // The pixels must not change until the owner has shown them. The owner may also wait for the refresh of the screen.
        while isOpen {
            guard let message = channel.receive() else { return close() }
            if message == .shown { return }
            receive(message)
        }
    }

    private(set) var clipboardText: String?
    func setClipboardText(_ text: String) { channel.send(.copy(text)) }

    func refresh() { channel.send(.refresh) }
    func resize(to size: CGSize) { channel.send(.resize(width: size.width, height: size.height)) }
    func setOrientation(isLandscape: Bool) { channel.send(.orientation(isLandscape: isLandscape)) }

    func setTextInput(at caret: CGRect?, restart: Bool) {
        let message: WindowMessage =
            caret.map { .textInput(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height, restart: restart) }
            ?? .noTextInput(restart: restart)
        guard message != textInput || restart else { return }
        textInput = message
        channel.send(message)
    }

    func nextEvent(within seconds: Double?) -> SDL_Event? {
        if let event = nextPendingEvent() { return event }
        sendState(always: false)
        guard isOpen else { return SDL_Event(SDL_QUIT) }
        let untilStateCheck = stateCheck.isDue ? max(stateCheck.time + Self.stateInterval - WallClock.now, 0) : .infinity
        let limit = min(seconds ?? .infinity, untilStateCheck)
        guard channel.isReadable(within: limit.isFinite ? limit : nil, wake: wakePipe[0]) else { return nil }
        guard let message = channel.receive() else {
            close()
            return SDL_Event(SDL_QUIT)
        }
        receive(message)
        return nextPendingEvent() ?? SDL_Event(SDL_USEREVENT)
    }

    private func nextPendingEvent() -> SDL_Event? {
        if hasNewSize {
            var event = SDL_Event(SDL_WINDOWEVENT)
            event.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
            return event
        }
        return pendingEvents.isEmpty ? nil : pendingEvents.removeFirst()
    }

    func close() {
        guard isOpen else { return }
        isOpen = false
        UIApplication.setArrivalHandler(nil)
        channel.send(.close)
    }
}
