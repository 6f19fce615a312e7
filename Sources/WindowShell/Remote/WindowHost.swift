import CSDLWindow
import CoreGraphics
import Foundation

/// A window that shows a program of another process. The program can end without closing the window, and can be replaced by a newer
/// version, which continues with the same scene at the same frame.
package final class WindowHost {
    private let inbox = HostInbox()
    var window: Window?
    /// The program whose frames are shown.
    var program: HostedProgram?
    /// A newer version of the program that has not shown a frame yet.
    var nextProgram: HostedProgram?
    /// The state of the program, from which the next version continues.
    var lastState: Data?
    /// Starts the next version, or nil if no start is pending. It is called when the current version has sent its state, does not answer,
    /// or has ended.
    var pendingStart: (() -> Void)?
    /// The size of the window without a program when it was opened, or nil if a program has opened the window.
    var emptyWindowSize: CGSize?
    var isFinished = false
    /// Whether the program waits for the answer to its last frame, because a newer version starts.
    var hasUnansweredFrame = false
    /// The releases of buttons, fingers and keys during a replacement. They are sent to the next version, so that no button or key stays
    /// pressed.
    var deferredReleases: [WindowMessage] = []
    /// The time in seconds after which a newer version that has not shown a frame is stopped.
    var maximumStartTime = 15.0
    /// Whether the user has requested to quit. The program may save a recording before it ends.
    private var isQuitRequested = false
    private var deadline: Double?
    let screenSize: CGSize
    /// The title of the window before a program has opened it.
    let title: String

    /// The message above the scene, or nil.
    package var notice: Notice? {
        didSet {
            if notice != oldValue {
                if notice != nil, window == nil { openEmptyWindow() }
                showNotice()
            }
            if case .problem(let title, let entries, let buildOutput) = notice { onProblem(title, entries, buildOutput) }
        }
    }

    /// Whether a version of the program is shown.
    package var hasProgram: Bool { program != nil }

    /// Converts the standard error of a program that has ended unexpectedly to the entries of a notice.
    package var describeErrors: (String) -> [Notice.Entry] = { [Notice.Entry(message: $0)] }

    /// Called on the main thread when the first program, or a newer version of it, has shown its first frame.
    package var onReplacement: () -> Void = {}

    /// Called on the main thread with each problem when it is shown, also if it is equal to the previous problem.
    package var onProblem: (_ title: String, _ entries: [Notice.Entry], _ buildOutput: String?) -> Void = { _, _, _ in }

    /// Creates a host. The window opens with the first notice or the first program.
    package init(title: String, seconds: Double?) throws {
        self.title = title
        do { try VideoSubsystem.open() } catch { throw Window.openingError("\(error)") }
        screenSize = Window.availableScreenSize
        SharedPixels.removeVideos()
        deadline = seconds.map { WallClock.now + $0 }
    }

    /// Calls `action` on the main thread, between two events. It can be called on any thread.
    nonisolated package func post(_ action: @escaping @MainActor @Sendable () -> Void) { inbox.post(action) }

    // MARK: - The loop

    /// Handles events until the user closes the window, or until the given time is over.
    package func run() {
        while !isFinished, deadline.map({ WallClock.now < $0 }) ?? true { handleNextEvent() }
        close()
    }

    /// Performs the actions of other threads, waits for an event, and handles it.
    func handleNextEvent() {
        inbox.performAll()
        guard !isFinished else { return }
        if let event = nextEvent(within: 0) { return handle(event) }
        let remaining = deadline.map { max($0 - WallClock.now, 0) }
        if VideoSubsystem.isHeadless {
            inbox.wait(seconds: min(remaining ?? 0.05, 0.05))
        } else if let event = nextEvent(within: remaining) {
            handle(event)
        }
    }

    /// Ends the programs and closes the window.
    func close() {
        program?.kill()
        nextProgram?.kill()
        window?.close()
        VideoSubsystem.close()
        SharedPixels.removeVideos(ofOwner: getpid())
    }

    private func nextEvent(within seconds: Double?) -> SDL_Event? {
        var event = SDL_Event()
        if SDL_PollEvent(&event) == 1 { return event }
        guard seconds.map({ $0 > 0 }) ?? true else { return nil }
        guard let seconds else { return SDL_WaitEvent(&event) == 1 ? event : nil }
        return SDL_WaitEventTimeout(&event, Int32(min(seconds * 1000, 1e9).rounded(.up))) == 1 ? event : nil
    }

    private func handle(_ event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_USEREVENT: return
        case SDL_QUIT where program == nil: isFinished = true
        case SDL_KEYDOWN where program == nil && event.key.keysym.sym == SDL_Keycode(SDLK_ESCAPE.rawValue): isFinished = true
        case SDL_WINDOWEVENT:
            switch SDL_WindowEventID(UInt32(event.window.event)) {
            case SDL_WINDOWEVENT_SIZE_CHANGED:
                guard (try? window?.updateSize()) == true else { return }
                sendSize(to: program)
                sendSize(to: nextProgram)
                showLastFrame()
                showNotice()
            case SDL_WINDOWEVENT_EXPOSED: window?.refresh()
            default: break
            }
        default: forward(event)
        }
    }

    /// Sends an event to the program.
    ///
    /// During a replacement, releases are stored for the next version, and all other events are dropped. So the current version does not
    /// change after it has sent its state, from which the next version continues.
    private func forward(_ event: SDL_Event) {
        var event = event
        var text: String?
        if SDL_EventType(event.type) == SDL_TEXTEDITING_EXT {
            text = event.editExt.text.map { String(cString: $0) }
            SDL_free(event.editExt.text)
            event.editExt.text = nil
        }
        if SDL_EventType(event.type) == SDL_CLIPBOARDUPDATE { text = Window.clipboardText }
        let data = withUnsafeBytes(of: &event) { Data($0) }
        let message = WindowMessage.event(data, modifiers: SDL_GetModState().rawValue, text: text)
        let isQuit = SDL_EventType(event.type) == SDL_QUIT
        if pendingStart != nil || nextProgram != nil {
            if isQuit { isFinished = true }
            let releases = [SDL_MOUSEBUTTONUP, SDL_FINGERUP, SDL_KEYUP]
            if releases.contains(SDL_EventType(event.type)) { deferredReleases.append(message) }
            return
        }
        program?.channel.post(message)
        // A program that does not answer must not keep the window open.
        guard isQuit else { return }
        isQuitRequested = true
        deadline = min(deadline ?? .infinity, WallClock.now + 3)
    }

    // MARK: - Programs

    /// Starts a program in the window, or a newer version of the program. The old version is shown until the new version has painted its
    /// first frame.
    package func start(_ executable: String, _ arguments: [String]) {
        nextProgram?.kill()
        nextProgram = nil
        pendingStart = { [weak self] in self?.startNext(executable, arguments) }
        guard let program else { return startPending() }
        program.channel.post(.requestState)
        // A program that does not answer, for example because of an endless loop, is replaced too. The new version continues from the last
        // known state.
        after(1) { $0.startPending() }
    }

    /// Calls `action` on the main thread after a time in seconds.
    private func after(_ seconds: Double, _ action: @escaping @MainActor @Sendable (WindowHost) -> Void) {
        let inbox = inbox
        let host = WeakHost(self)
        DispatchQueue.global().asyncAfter(wallDeadline: .now() + seconds) {
            inbox.post { if let host = host.value { action(host) } }
        }
    }

    /// Continues the old version after a newer version has failed.
    private func endReplacement() {
        nextProgram = nil
        for message in deferredReleases { program?.channel.post(message) }
        deferredReleases = []
        if hasUnansweredFrame { program?.channel.post(.shown) }
        hasUnansweredFrame = false
    }

    nonisolated private struct WeakHost: @unchecked Sendable {
        nonisolated(unsafe) weak var value: WindowHost?
        init(_ value: WindowHost) { self.value = value }
    }

    func startPending() {
        guard let start = pendingStart else { return }
        pendingStart = nil
        start()
    }

    private func startNext(_ executable: String, _ arguments: [String]) {
        do {
            let next = try HostedProgram(
                executable, arguments,
                begin: .begin(screenWidth: screenSize.width, screenHeight: screenSize.height, state: lastState), inbox: inbox,
                onMessage: { [weak self] in self?.receive($1, from: $0) }, onEnd: { [weak self] in self?.programEnded($0, $1, $2) })
            nextProgram = next
            after(maximumStartTime) { host in
                guard host.nextProgram === next else { return }
                next.kill()
                host.endReplacement()
                host.notice = .problem(
                    title: "The new version shows no frame",
                    [Notice.Entry(message: "It may be in an endless loop. The old version continues.")])
            }
        } catch {
            endReplacement()
            notice = .problem(title: "The program does not start", [Notice.Entry(message: "\(error)")])
        }
    }

    private func programEnded(_ ended: HostedProgram, _ end: HostedProgram.End, _ errors: String) {
        guard ended === program || ended === nextProgram else { return }
        let isShown = ended === program
        if isShown { program = nil } else { endReplacement() }
        // Ctrl-C in the terminal sends the signal to both processes, so it is not reported as a crash.
        if isShown && end == .exit(0) || isQuitRequested || end == .signal(SIGINT) { return isFinished = true }
        notice = .problem(title: Self.description(of: end), describeErrors(errors))
        startPending()
    }

    private static func description(of end: HostedProgram.End) -> String {
        switch end {
        case .exit(let code): "The program ended with code \(code); it starts again after the next change"
        case .signal(let number): "The program crashed (\(String(cString: strsignal(number)))); it starts again after the next change"
        }
    }
}
