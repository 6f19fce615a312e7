import CSDL2
import CoreGraphics
import Foundation
import Stage
import UIKit

/// Shows exhibits in a window: turns wall time into frames, events into calls, and sleeps while nothing moves.
package final class Player {
    package struct Options {
        package var isSlow = false
        package var isFullscreen = false
        /// Pixels a point of the scene; as many as fit unless given.
        package var scale: CGFloat?
        /// Quits by itself after so long.
        package var seconds: Double?

        package init() {}
    }

    private let exhibits: [Exhibit]
    private let surroundings: Surroundings
    private let window: Window
    private var collage: Collage
    private var scene: Stage
    private var wall: Wall
    private var isPaused = false
    /// The mouse is down in the scene.
    private var isTouching = false
    private var isSlow: Bool
    private var isRunning = true
    private let deadline: Double?

    private static let framesPerSecond = 60
    /// After a longer stall (the machine slept) the scene goes on from where it was instead of racing.
    private static let longestCatchUp = 15

    /// The gallery of all exhibits.
    package convenience init(gallery exhibits: [Exhibit], _ options: Options) throws {
        let room = Window.roomOnScreen
        let size = CGSize(width: min(1180, room.width), height: min(860, room.height))
        try self.init(exhibits, .gallery(GalleryViewController(exhibits)), size, options)
    }

    /// One exhibit, alone in a window of its size.
    package convenience init(_ exhibit: Exhibit, _ options: Options) throws {
        let room = Window.roomOnScreen
        let most = min(room.width / exhibit.size.width, room.height / exhibit.size.height)
        let scale = options.scale ?? min(max((most * 4).rounded(.down) / 4, 0.5), 3)
        let size = CGSize(width: (exhibit.size.width * scale).rounded(), height: (exhibit.size.height * scale).rounded())
        try self.init([exhibit], .plain(UIViewController()), size, options)
    }

    private init(_ exhibits: [Exhibit], _ kind: Surroundings.Kind, _ size: CGSize, _ options: Options) throws {
        self.exhibits = exhibits
        window = try Window(
            title: exhibits.count == 1 ? "\(exhibits[0].title) – Flipbook" : "Flipbook", size: size, isFullscreen: options.isFullscreen)
        isSlow = options.isSlow
        surroundings = Surroundings(kind, window, exhibits[0].size)
        collage = Collage(width: window.width, height: window.height, scale: window.pixelsPerPoint)
        scene = Self.play(exhibits[0], isSlow)
        wall = Wall(framesPerSecond: Self.framesPerSecond, frame: scene.frame)
        deadline = options.seconds.map { Wall.now + $0 }
        if let mark = UIImage(named: "Mark/flipbook")?.cgImage { window.setIcon(mark.bitmap) }
    }

    private static func play(_ exhibit: Exhibit, _ isSlow: Bool) -> Stage {
        let stage = Stage(size: exhibit.size, scale: 1, framesPerSecond: framesPerSecond)
        stage.slowness = isSlow ? 10 : 1
        stage.window.rootViewController = exhibit.makeController()
        return stage
    }

    // MARK: - The loop

    package func run() throws {
        defer { window.close() }
        show()
        while isRunning {
            if let event = Window.nextEvent(within: patience) {
                try handle(event)
                // One event woke us; whatever else has come is taken without waiting.
                while isRunning, let more = Window.nextEvent(within: 0) { try handle(more) }
            }
            if let deadline, Wall.now >= deadline { isRunning = false }
            guard isRunning else { return }
            goOn()
            show()
        }
    }

    /// How long nothing has to be done: until the next frame while something moves, for ever when nothing will. Nil is for ever.
    private var patience: Double? {
        let untilDeadline = deadline.map { max($0 - Wall.now, 0) }
        return [untilDeadline, isPaused ? nil : untilFrame].compactMap(\.self).min()
    }

    /// A change in the stage's future, such as a timer, is so many frames away; what moves now changes in the next.
    private var untilFrame: Double? {
        scene.nextChange.map { change in
            let frames = ((change - scene.time) * Double(Self.framesPerSecond * scene.slowness)).rounded(.up)
            return wall.wait(for: scene.frame + max(Int(frames), 1))
        }
    }

    private func goOn() {
        guard !isPaused, scene.nextChange != nil else {
            // Time stands still where nothing happens, so that the next touch comes right after.
            wall = Wall(framesPerSecond: Self.framesPerSecond, frame: scene.frame)
            return
        }
        let due = wall.dueFrame - scene.frame
        guard due > 0 else { return }
        if due > Self.longestCatchUp, (scene.nextChange ?? 0) <= scene.time {
            scene.advance(frames: 1)
            wall = Wall(framesPerSecond: Self.framesPerSecond, frame: scene.frame)
        } else {
            scene.advance(frames: due)
        }
    }

    private func show() {
        let changed = collage.paint(surroundings.stage, [surroundings.inset(for: scene)])
        guard !changed.isEmpty else { return }
        window.show(collage, changed: changed.map { SDL_Rect(x: Int32($0.x0), y: Int32($0.y0), w: Int32($0.width), h: Int32($0.height)) })
    }

    // MARK: - Events

    private func handle(_ event: SDL_Event) throws {
        switch SDL_EventType(event.type) {
        case SDL_QUIT:
            isRunning = false
        case SDL_WINDOWEVENT:
            try handle(event.window)
        case SDL_KEYDOWN where event.key.repeat == 0:
            press(event.key.keysym)
        case SDL_MOUSEBUTTONDOWN:
            let point = CGPoint(x: Double(event.button.x), y: Double(event.button.y))
            if let chosen = surroundings.exhibit(at: point) {
                choose(chosen)
            } else if event.button.button == 1, let place = surroundings.place(of: point, in: scene) {
                scene.touchDown(at: place)
                isTouching = true
            }
        case SDL_MOUSEMOTION where isTouching:
            let point = CGPoint(x: Double(event.motion.x), y: Double(event.motion.y))
            scene.touchMove(to: surroundings.project(point, into: scene))
        case SDL_MOUSEBUTTONUP where isTouching && event.button.button == 1:
            scene.touchUp()
            isTouching = false
        default:
            break
        }
    }

    private func handle(_ event: SDL_WindowEvent) throws {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_SIZE_CHANGED:
            guard try window.fit() else { return }
            surroundings.fit(window)
            collage = Collage(width: window.width, height: window.height, scale: window.pixelsPerPoint)
        case SDL_WINDOWEVENT_EXPOSED:
            window.refresh()
        default:
            break
        }
    }

    private func press(_ key: SDL_Keysym) {
        switch Int(key.sym) {
        case Int(SDLK_q.rawValue), Int(SDLK_ESCAPE.rawValue): isRunning = false
        case Int(SDLK_r.rawValue): restart()
        case Int(SDLK_t.rawValue):
            isSlow.toggle()
            scene.slowness = isSlow ? 10 : 1
        case Int(SDLK_p.rawValue):
            isPaused.toggle()
            wall = Wall(framesPerSecond: Self.framesPerSecond, frame: scene.frame)
        case Int(SDLK_f.rawValue): window.isFullscreen.toggle()
        case Int(SDLK_UP.rawValue), Int(SDLK_PAGEUP.rawValue): choose(surroundings.selection - 1)
        case Int(SDLK_DOWN.rawValue), Int(SDLK_PAGEDOWN.rawValue): choose(surroundings.selection + 1)
        default: break
        }
    }

    private func choose(_ index: Int) {
        guard exhibits.indices.contains(index) else { return }
        surroundings.select(index, exhibits[index].size)
        restart()
    }

    private func restart() {
        (isPaused, isTouching) = (false, false)
        scene = Self.play(exhibits[surroundings.selection], isSlow)
        wall = Wall(framesPerSecond: Self.framesPerSecond, frame: scene.frame)
    }
}
