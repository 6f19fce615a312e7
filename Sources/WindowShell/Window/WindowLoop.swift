import CSDLWindow
import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage
import Synchronization
import UIKit

/// Shows the content in a window. The loop advances the content by wall-clock time, passes events to it, and sleeps while it does not
/// change.
package final class WindowLoop {
    /// The options of a window.
    package struct Options {
        /// The options of the window's content.
        package var content = WindowContent.Options()
        /// Whether the window starts in full screen.
        package var isFullscreen = false
        /// The number of window points per point of the scene, or nil for the largest multiple of 0.25, between 0.5 and 3, that fits on the
        /// screen.
        package var scale: CGFloat?
        /// The number of units of the window system per point, or nil for the scale of the display.
        package var displayScale: CGFloat?
        /// The time in seconds after which the window closes, or nil for no limit.
        package var seconds: Double?
        /// Whether the window starts the demo, which plays all tours in turn.
        package var startsDemo = false
        /// Whether the notes of a talk have a separate window even if there is only one display.
        package var forcesNotesWindow = false

        package init() {}
    }

    private let content: WindowContent
    /// The notes of a talk, or nil.
    private var notes: NotesPresenter?
    private let window: any WindowSurface
    private var collage: Collage
    private var pacer: FramePacer
    private var textInputReader = TextInputReader()
    /// The objects of the window for screen readers.
    private lazy var accessibility = AccessibilityBridge(title: content.title)
    private lazy var clipboard = ClipboardBridge(
        read: { [window] in window.clipboardText }, write: { [window] in window.setClipboardText($0) })
    /// The wall-clock time at which the window closes, or nil for no limit.
    private let deadline: Double?
    private var isFullscreen: Bool
    /// Whether the window with a single scene is in landscape.
    private var isWindowLandscape = false

    /// Creates a window with the gallery of all scenes.
    package convenience init(gallery scenes: [Scene], _ options: Options) throws {
        var options = options
        let availableSize = try Self.availableScreenSize(&options)
        try self.init(
            scenes, onlyScene: nil, CGSize(width: min(1180, availableSize.width), height: min(860, availableSize.height)), options)
    }

    /// Creates a window with a talk. If there are two displays and the settings contain no display, the talk is on the second display.
    package convenience init(talk: Talk, _ options: Options) throws {
        var options = options
        options.content.talk = talk
        try self.init(gallery: talk.scenes.map(\.scene), options)
        // The screen of the speaker's computer is usually the first display, and the projector the second display.
        if options.content.settings.display == nil { (window as? Window)?.move(toDisplay: 1) }
        notes = NotesPresenter(content, title: talk.title, forcesWindow: options.forcesNotesWindow)
    }

    /// Creates a window for a single scene, with the size of the scene.
    package convenience init(_ scenes: [Scene], onlyScene index: Int, _ options: Options) throws {
        var options = options
        let (availableSize, size) = (try Self.availableScreenSize(&options), scenes[index].size)
        options.content.largestSize = availableSize
        let maximumScale = min(availableSize.width / size.width, availableSize.height / size.height)
        let scale = options.scale ?? min(max((maximumScale * 4).rounded(.down) / 4, 0.5), 3)
        try self.init(
            scenes, onlyScene: index, CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()), options)
    }

    /// The icon of the app that was opened from an Xcode project, or of Flipbook. Nil for another program of a client.
    private static var icon: Bitmap? {
        let info = Bundle.main.infoDictionary ?? [:]
        let primary = (info["CFBundleIcons"] as? [String: Any])?["CFBundlePrimaryIcon"] as? [String: Any]
        let name = primary?["CFBundleIconName"] as? String ?? info["CFBundleIconName"] as? String ?? "AppIcon"
        if UIApplication.makeMainDelegate != nil, let folder = Bundle.main.resourcePath,
            let path = AssetCatalog.appIconPath(named: name, inFolder: folder), let image = UIImage(contentsOfFile: path)?.cgImage
        {
            return image.bitmap
        }
        return AssetFolder.path == nil ? nil : UIImage(named: "Mark/flipbook")?.cgImage?.bitmap
    }

    private init(_ scenes: [Scene], onlyScene: Int?, _ size: CGSize, _ options: Options) throws {
        UIImage.rendersInAdvance.store(true, ordering: .relaxed)
        isFullscreen = options.isFullscreen || (onlyScene == nil && options.content.settings.isFullscreen)
        let remoteWindow =
            RemoteWindow.isAvailable ? try RemoteWindow(title: options.content.title, size: size, isFullscreen: isFullscreen) : nil
        window =
            try remoteWindow
            ?? Window(
                title: options.content.title, size: size, isFullscreen: isFullscreen, scale: options.displayScale ?? 1,
                displayName: isFullscreen ? options.content.settings.display : nil)
        var presentationOptions = options.content
        presentationOptions.settings.isFullscreen = isFullscreen
        presentationOptions.showsKeyHint = true
        if remoteWindow != nil { presentationOptions.makePathOfVideo = { SharedPixels.pathOfVideo(ofOwner: getppid()) } }
        content = try WindowContent(scenes, onlyScene: onlyScene, size: window.size, scale: window.pixelsPerPoint, presentationOptions)
        collage = Self.makeCollage(window)
        pacer = FramePacer(content, at: WallClock.now)
        deadline = options.seconds.map { WallClock.now + $0 }
        if let icon = Self.icon { window.setIcon(icon) }
        if let state = remoteWindow == nil ? nil : try RemoteWindow.earlierState() {
            content.restore(state)
        } else if options.startsDemo {
            content.perform(.demo)
        }
        // Repeating the inputs takes time. With a new pacer, the frames of this time do not count as missed.
        pacer = FramePacer(content, at: WallClock.now)
        remoteWindow?.state = { [weak content] in content?.state }
        readClipboard()
    }

    /// Returns the largest size of a new window in points. If the scale of the display in the options is nil, sets it, except for a remote
    /// window.
    private static func availableScreenSize(_ options: inout Options) throws -> CGSize {
        if RemoteWindow.isAvailable { return try RemoteWindow.availableScreenSize() }
        let scale = options.displayScale ?? DisplayScale.detected()
        options.displayScale = scale
        let size = Window.availableScreenSize
        return CGSize(width: (size.width / scale).rounded(.down), height: (size.height / scale).rounded(.down))
    }

    // MARK: - The loop

    /// Handles events and shows frames until the window has to close.
    package func run() throws {
        if let window = window as? Window { DisplayConnection.observe(window.handle) }
        defer {
            if !DisplayConnection.isLost { notes?.finish() }
            content.finish()
            if !DisplayConnection.isLost { window.close() }
        }
        // Screen readers can read the window only if it is on a display.
        if !VideoSubsystem.isHeadless { accessibility.start() }
        defer { accessibility.stop() }
        updateRefreshRate()
        updateWindow(since: WallClock.now, frames: 0)
        while !content.isQuitRequested {
            let event = window.nextEvent(within: content.hasMissingPosters || content.hasMissingNotesPicture ? 0 : waitTime)
            try checkDisplay()
            let startTime = WallClock.now
            var frames = 0
            if let event {
                frames = try pacer.handle({ try handle(event) }, for: content, at: startTime)
                // All other events that have already arrived are handled in the same frame.
                while !content.isQuitRequested, let more = window.nextEvent(within: 0) { try handle(more) }
                try checkDisplay()
            } else {
                content.makeNextPoster()
                if content.hasMissingNotesPicture { content.makeNotesPicture() }
            }
            if accessibility.hasRequests {
                frames += pacer.handle({ accessibility.performRequests(in: content) }, for: content, at: WallClock.now)
            }
            if let deadline, WallClock.now >= deadline { return }
            guard !content.isQuitRequested else { return }
            // The full screen mode is applied only after a command has changed it. Otherwise, a change by the window system would be
            // reverted.
            if isFullscreen != content.settings.isFullscreen {
                isFullscreen = content.settings.isFullscreen
                window.isFullscreen = isFullscreen
                if isFullscreen { content.settings.display = window.displayName }
            }
            moveToNextDisplay()
            frames += pacer.advance(content, at: WallClock.now)
            rotateWindow()
            resizeWindow()
            notes?.update(at: WallClock.now, display: (window as? Window)?.displayIndex ?? 0)
            updateWindow(since: startTime, frames: frames)
        }
    }

    /// Throws an error if the display has disappeared.
    private func checkDisplay() throws {
        if DisplayConnection.isLost {
            throw WindowError("the display has disappeared; the settings are saved, and a recording is finished")
        }
    }

    /// The time in seconds until the loop has work to do, or nil if it can sleep until the next event.
    private var waitTime: Double? {
        let untilDeadline = deadline.map { max($0 - WallClock.now, 0) }
        return [
            untilDeadline, accessibility.waitTime(at: WallClock.now), notes?.waitTime(at: WallClock.now),
            pacer.waitTime(for: content, at: WallClock.now),
        ].compactMap(\.self).min()
    }

    /// Moves the window to the next display, if a command has requested it.
    private func moveToNextDisplay() {
        guard content.isNextDisplayRequested else { return }
        content.isNextDisplayRequested = false
        guard window.moveToNextDisplay() else { return content.showMessage("There is only one display") }
        isFullscreen = true
        content.settings.isFullscreen = true
        content.settings.display = window.displayName
        notes?.leaveDisplayOfTalk()
    }

    /// Converts a position of an event to points.
    private func point<T: BinaryInteger>(_ x: T, _ y: T) -> CGPoint {
        CGPoint(x: CGFloat(x) / window.unitsPerPoint, y: CGFloat(y) / window.unitsPerPoint)
    }

    /// Rotates the window if it shows a single scene whose phone was rotated.
    private func rotateWindow() {
        guard let isLandscape = content.isLandscape, isLandscape != isWindowLandscape else { return }
        isWindowLandscape = isLandscape
        if !content.rotateGrownWindow(isLandscape: isLandscape) { window.setOrientation(isLandscape: isLandscape) }
    }

    /// Gives the window the size that its content has requested for its panels.
    private func resizeWindow() {
        guard let size = content.requestedSize else { return }
        content.requestedSize = nil
        window.resize(to: size)
    }

    /// Returns a collage with the size of the window. If possible, the collage paints in the memory of the window.
    private static func makeCollage(_ window: any WindowSurface) -> Collage {
        Collage(width: window.width, height: window.height, scale: window.pixelsPerPoint, pixels: window.pixels)
    }

    /// Paints the changes and shows them.
    ///
    /// When presenting returns, the display has begun to show the frame. The times of its refreshes are measured at this moment.
    private func updateWindow(since startTime: Double, frames: Int) {
        window.title = content.title
        window.isMousePointerHidden = content.hidesMousePointer
        if clipboard.write() { content.pastedText = nil }
        let paintingTime = WallClock.now
        let changed = content.paint(collage)
        // The caret's frame is read after painting, because painting performs the layout.
        window.setTextInput(at: content.caretFrame, restart: textInputReader.resetDiscardedComposition(in: content))
        accessibility.update(
            content, hasChanged: !changed.isEmpty, frame: window.accessibleFrame, scale: window.unitsPerPoint, at: paintingTime)
        guard !changed.isEmpty else { return }
        var times = FrameTimes(playing: paintingTime - startTime, painting: WallClock.now - paintingTime)
        window.show(collage, changed, &times)
        if frames > 0 { content.recordFrameTimes(times, frames: frames) }
        pacer.didPresent(at: WallClock.now, refreshRate: refreshRate)
    }

    /// The refresh rate of the display, or nil if it is unknown.
    private var refreshRate: Double?

    private func updateRefreshRate() {
        refreshRate = window.refreshRate
        content.displayRefreshRate = refreshRate.map { Int($0.rounded()) }
    }

    // MARK: - Events

    private func handle(_ event: SDL_Event) throws {
        if notes?.handle(event) == true { return }
        switch SDL_EventType(event.type) {
        case SDL_QUIT:
            content.isQuitRequested = true
        case SDL_WINDOWEVENT:
            try handle(event.window)
        case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
            textInputReader.read(event, for: content)
            if let text = content.textToCopy {
                window.setClipboardText(text)
                content.textToCopy = nil
            }
        case SDL_CLIPBOARDUPDATE:
            readClipboard()
        default:
            handlePointerEvent(event)
        }
    }

    private func readClipboard() {
        if let text = clipboard.read() { content.pastedText = text }
    }

    /// Handles an event of the mouse, the wheel or a touch screen.
    private func handlePointerEvent(_ event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN where event.button.button == 1:
            let modifiers = SDL_GetModState().rawValue
            content.pointerDown(
                at: point(event.button.x, event.button.y), isTwoFingerTouch: modifiers & KMOD_ALT.rawValue != 0,
                hasControl: modifiers & KMOD_CTRL.rawValue != 0)
        case SDL_MOUSEBUTTONDOWN where event.button.button == 3:
            content.secondaryClick(at: point(event.button.x, event.button.y))
        case SDL_MOUSEMOTION:
            let point = self.point(event.motion.x, event.motion.y)
            if SDL_GetModState().rawValue & KMOD_SHIFT.rawValue != 0 { content.tilt(toward: point) }
            content.pointerMoved(to: point)
        case SDL_MOUSEBUTTONUP where event.button.button == 1:
            content.pointerUp()
        case SDL_MOUSEWHEEL:
            let wheel = event.wheel
            // A notch of the wheel is 40 points. SDL's vertical axis points up, and the scene's vertical axis points down.
            let distance = CGVector(dx: Double(wheel.preciseX) * 40, dy: -Double(wheel.preciseY) * 40)
            content.wheelMoved(
                at: point(wheel.mouseX, wheel.mouseY), by: distance,
                hasControl: SDL_GetModState().rawValue & KMOD_CTRL.rawValue != 0)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            handleTouchEvent(event.tfinger, SDL_EventType(event.type))
        default:
            break
        }
    }

    /// Handles a touch on a touch screen. The number of a new finger is the smallest number that is not in use.
    ///
    /// Most touch screens report only pressures of 0 and 1. Both are treated as the force of an ordinary touch.
    private func handleTouchEvent(_ finger: SDL_TouchFingerEvent, _ type: SDL_EventType) {
        let point = CGPoint(x: Double(finger.x) * window.size.width, y: Double(finger.y) * window.size.height)
        let force = finger.pressure > 0 && finger.pressure < 1 ? Double(finger.pressure) * 2 : 1
        switch type {
        case SDL_FINGERDOWN:
            let number = (0...9).first { !fingerNumbers.values.contains($0) } ?? 9
            fingerNumbers[finger.fingerId] = number
            content.pointerDown(at: point, finger: number, force: force)
        case SDL_FINGERMOTION:
            if let number = fingerNumbers[finger.fingerId] { content.pointerMoved(to: point, finger: number, force: force) }
        default:
            if let number = fingerNumbers.removeValue(forKey: finger.fingerId) { content.pointerUp(finger: number) }
        }
    }

    /// The number of each finger on the touch screen.
    private var fingerNumbers: [SDL_FingerID: Int] = [:]

    private func handle(_ event: SDL_WindowEvent) throws {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            guard try window.updateSize() else { return }
            content.resize(to: window.size, scale: window.pixelsPerPoint)
            collage = Self.makeCollage(window)
        case SDL_WINDOWEVENT_LEAVE:
            content.pointerLeftWindow()
        case SDL_WINDOWEVENT_FOCUS_GAINED, SDL_WINDOWEVENT_FOCUS_LOST:
            accessibility.isWindowActive = SDL_WindowEventID(UInt32(event.event)) == SDL_WINDOWEVENT_FOCUS_GAINED
        case SDL_WINDOWEVENT_MOVED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
            updateRefreshRate()
        case SDL_WINDOWEVENT_EXPOSED:
            window.refresh()
        // While the window of the notes is open, SDL does not send `SDL_QUIT` when the user closes the window of the talk.
        case SDL_WINDOWEVENT_CLOSE where notes != nil:
            content.isQuitRequested = true
        default:
            break
        }
    }
}
