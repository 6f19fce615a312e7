import CSDL2
import CoreGraphics
import Foundation
import Stage
import UIKit

/// Shows a presentation in a window: turns wall time into frames, events into calls, and sleeps while nothing moves.
package final class Player {
    package struct Options {
        package var presentation = Presentation.Options()
        package var isFullscreen = false
        /// Pixels a point of the scene; as many as fit unless given.
        package var scale: CGFloat?
        /// Quits by itself after so long.
        package var seconds: Double?
        /// Plays the tours in turn.
        package var isDemo = false

        package init() {}
    }

    private let presentation: Presentation
    private let window: Window
    private var collage: Collage
    private var pace: Pace
    private var words = Words()
    private let deadline: Double?
    private var isFullscreen: Bool
    private var isWide = false

    /// The gallery of all exhibits.
    package convenience init(gallery exhibits: [Exhibit], _ options: Options) throws {
        let room = Window.roomOnScreen
        try self.init(exhibits, alone: nil, CGSize(width: min(1180, room.width), height: min(860, room.height)), options)
    }

    /// One of them, alone in a window of its size.
    package convenience init(_ exhibits: [Exhibit], alone index: Int, _ options: Options) throws {
        let (room, size) = (Window.roomOnScreen, exhibits[index].size)
        let most = min(room.width / size.width, room.height / size.height)
        let scale = options.scale ?? min(max((most * 4).rounded(.down) / 4, 0.5), 3)
        try self.init(
            exhibits, alone: index, CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()), options)
    }

    private init(_ exhibits: [Exhibit], alone: Int?, _ size: CGSize, _ options: Options) throws {
        isFullscreen = options.isFullscreen || (alone == nil && options.presentation.settings.isFullscreen)
        window = try Window(title: "Flipbook", size: size, isFullscreen: isFullscreen)
        var settings = options.presentation
        settings.settings.isFullscreen = isFullscreen
        presentation = try Presentation(exhibits, alone: alone, size: window.size, scale: window.pixelsPerPoint, settings)
        collage = Collage(width: window.width, height: window.height, scale: window.pixelsPerPoint)
        pace = Pace(presentation, at: Wall.now)
        deadline = options.seconds.map { Wall.now + $0 }
        if let mark = UIImage(named: "Mark/flipbook")?.cgImage { window.setIcon(mark.bitmap) }
        if options.isDemo { presentation.grant(.demo) }
    }

    // MARK: - The loop

    package func run() throws {
        defer {
            presentation.finish()
            window.close()
        }
        show(since: Wall.now, frames: 0)
        while !presentation.wantsToQuit {
            let event = Window.nextEvent(within: presentation.hasErrands ? 0 : patience)
            let begin = Wall.now
            var frames = 0
            if let event {
                frames = try pace.take({ try handle(event) }, by: presentation, at: begin)
                // One event woke us; whatever else has come is taken without waiting.
                while !presentation.wantsToQuit, let more = Window.nextEvent(within: 0) { try handle(more) }
            } else {
                presentation.doErrand()
            }
            if let deadline, Wall.now >= deadline { return }
            guard !presentation.wantsToQuit else { return }
            // Only when it is asked for: the window system's own button is not fought.
            if isFullscreen != presentation.settings.isFullscreen {
                isFullscreen = presentation.settings.isFullscreen
                window.isFullscreen = isFullscreen
            }
            frames += pace.goOn(presentation, at: Wall.now)
            turn()
            show(since: begin, frames: frames)
        }
    }

    /// How long nothing has to be done: until the next frame while something moves, for ever when nothing will. Nil is for ever.
    private var patience: Double? {
        let untilDeadline = deadline.map { max($0 - Wall.now, 0) }
        return [untilDeadline, pace.wait(for: presentation, at: Wall.now)].compactMap(\.self).min()
    }

    /// A window of the scene's size turns together with the phone.
    private func turn() {
        guard let isLying = presentation.isLying, isLying != isWide else { return }
        isWide = isLying
        window.turn(isWide: isLying)
    }

    /// What waits for the screen is no cost.
    private func show(since begin: Double, frames: Int) {
        window.title = presentation.title
        let changed = presentation.paint(collage)
        // Only what is painted is laid out.
        window.listen(at: presentation.caret, afresh: words.isForgotten(by: presentation))
        guard !changed.isEmpty else { return }
        if frames > 0 { presentation.spent(Wall.now - begin, frames: frames) }
        window.show(collage, changed: changed.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) })
    }

    // MARK: - Events

    private func handle(_ event: SDL_Event) throws {
        switch SDL_EventType(event.type) {
        case SDL_QUIT:
            presentation.wantsToQuit = true
        case SDL_WINDOWEVENT:
            try handle(event.window)
        case SDL_KEYDOWN, SDL_KEYUP, SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_TEXTEDITING_EXT:
            words.read(event, for: presentation)
        default:
            point(event)
        }
    }

    private func point(_ event: SDL_Event) {
        switch SDL_EventType(event.type) {
        case SDL_MOUSEBUTTONDOWN where event.button.button == 1:
            let isPair = SDL_GetModState().rawValue & KMOD_ALT.rawValue != 0
            presentation.pointerDown(at: CGPoint(x: Double(event.button.x), y: Double(event.button.y)), isPair: isPair)
        case SDL_MOUSEMOTION:
            presentation.pointerMove(to: CGPoint(x: Double(event.motion.x), y: Double(event.motion.y)))
        case SDL_MOUSEBUTTONUP where event.button.button == 1:
            presentation.pointerUp()
        case SDL_MOUSEWHEEL:
            let turn = event.wheel
            // A notch is 40 points; what is turned away from one goes down. SDL counts the other way up.
            let distance = CGVector(dx: Double(turn.preciseX) * 40, dy: -Double(turn.preciseY) * 40)
            presentation.wheel(at: CGPoint(x: Double(turn.mouseX), y: Double(turn.mouseY)), by: distance)
        case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
            touch(event.tfinger, SDL_EventType(event.type))
        default:
            break
        }
    }

    /// Fingers on a touch screen, in the order in which they came; most screens tell a pressure of 0 or 1, which says nothing.
    private func touch(_ finger: SDL_TouchFingerEvent, _ type: SDL_EventType) {
        let point = CGPoint(x: Double(finger.x) * window.size.width, y: Double(finger.y) * window.size.height)
        let force = finger.pressure > 0 && finger.pressure < 1 ? Double(finger.pressure) * 2 : 1
        switch type {
        case SDL_FINGERDOWN:
            let number = (0...9).first { !fingers.values.contains($0) } ?? 9
            fingers[finger.fingerId] = number
            presentation.pointerDown(at: point, finger: number, force: force)
        case SDL_FINGERMOTION:
            if let number = fingers[finger.fingerId] { presentation.pointerMove(to: point, finger: number, force: force) }
        default:
            if let number = fingers.removeValue(forKey: finger.fingerId) { presentation.pointerUp(finger: number) }
        }
    }

    private var fingers: [SDL_FingerID: Int] = [:]

    private func handle(_ event: SDL_WindowEvent) throws {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            guard try window.fit() else { return }
            presentation.fit(window.size, scale: window.pixelsPerPoint)
            collage = Collage(width: window.width, height: window.height, scale: window.pixelsPerPoint)
        case SDL_WINDOWEVENT_EXPOSED:
            window.refresh()
        default:
            break
        }
    }
}
