import CoreGraphics
import Foundation
import Stage
import UIKit

/// All that a window shows, and what the mouse and the keys do to it. It knows neither the window nor the clock on the wall: it is told of
/// frames and of what people do, so that a test can present too.
package final class Presentation {
    package struct Options {
        package var slowness = 1
        /// Plays with the scene that is opened at once.
        package var script: Script?
        package var settings = Settings()
        /// Where settings go when they change.
        package var settingsPath: String?
        /// Where pictures, films and scripts go.
        package var folder = ""
        /// Starts the making of a film.
        package var makeFilm: ((Keepsake.FilmOrder) throws -> Process)?

        package init() {}
    }

    package nonisolated static let framesPerSecond = 60

    let exhibits: [Exhibit]
    let surroundings: Surroundings
    let isAlone: Bool
    let keepsake: Keepsake
    private let options: Options
    package var settings: Settings {
        didSet {
            guard settings != oldValue else { return }
            surroundings.podium.hasPhone = settings.hasPhone
            if let path = options.settingsPath { settingsToKeep.save(to: path) }
        }
    }
    /// A window of the scene's size has a phone of its own, so to speak; the gallery's stays as it was.
    private var settingsToKeep: Settings {
        var kept = settings
        if isAlone { (kept.hasPhone, kept.isFullscreen) = (options.settings.hasPhone, options.settings.isFullscreen) }
        return kept
    }
    /// The scene that is on; nil in the gallery.
    var playback: Playback?
    /// The exhibit that is on, or that was on last.
    private(set) var current: Int
    package var wantsToQuit = false
    private var slowness: Int
    private(set) var isInGallery: Bool
    /// Tours are played in turn; so many frames have passed since this one's end.
    var demo: Int?
    var pointer = Pointer()
    /// Keys that were struck as text: they are let go in a later frame.
    var struck: [KeyStroke] = []
    /// An input method is at work.
    var isComposed = false
    /// What pictures cost, and whether it is shown; nil for what the exhibit says.
    var cost = FrameCost()
    var wantsCost: Bool?
    /// The frame that the film begins with, while one is made.
    var filmStart: Int?
    private var films: [(process: Process, path: String)] = []
    private var frames = 0

    /// The gallery; or, with `alone`, this one at once and without a gallery.
    package init(_ exhibits: [Exhibit], alone: Int? = nil, size: CGSize, scale: CGFloat, _ options: Options = Options()) throws {
        self.exhibits = exhibits
        self.options = options
        settings = options.settings
        isAlone = alone != nil
        slowness = options.slowness
        keepsake = Keepsake(folder: options.folder)
        current = alone ?? options.settings.scene.flatMap { name in exhibits.firstIndex { $0.name == name } } ?? 0
        isInGallery = alone == nil
        surroundings = Surroundings(exhibits, selection: current, isAlone: isAlone, size: size, scale: scale)
        // A window of the scene's size has no room for a phone until somebody asks for it.
        if isAlone { settings.hasPhone = false }
        surroundings.podium.hasPhone = settings.hasPhone
        if let alone { open(alone, script: options.script) }
    }

    package func fit(_ size: CGSize, scale: CGFloat) { surroundings.fit(size, scale: scale) }

    package var frame: Int { frames }

    /// What the window is called. Plain letters: some window managers know no others where no language is set.
    package var title: String { playback == nil ? "Flipbook" : "Flipbook: \(exhibits[current].title)" }

    /// Whether the scene that has the window to itself is wider than high.
    package var isLying: Bool? { isAlone ? playback.map { $0.stage.size.width > $0.stage.size.height } : nil }

    // MARK: - Time

    /// Frames until something happens or looks different; nil if nothing will unless somebody does something.
    package var framesUntilChange: Int? {
        if !struck.isEmpty || (demo != nil && playback?.isPaused == false) { return 1 }
        let film = films.isEmpty ? nil : 15
        return [surroundings.framesUntilChange, playback?.framesUntilChange, film].compactMap(\.self).min()
    }

    package func advance(frames count: Int) {
        for _ in 0..<count { advance() }
    }

    private func advance() {
        frames += 1
        surroundings.advance()
        if let playback, !playback.isPaused {
            playback.goOn()
            for stroke in struck { playback.take.intervene(.keyUp(stroke)) }
        }
        struck = []
        if let complaint = playback?.takeComplaint() { surroundings.say(complaint) }
        films.removeAll { film in
            guard !film.process.isRunning else { return false }
            surroundings.say(film.process.terminationStatus == 0 ? "Saved \(film.path)" : "The film \(film.path) could not be made")
            return true
        }
        goOnWithDemo()
    }

    // MARK: - Picture

    /// Brings the picture up to date; says which pixels may have changed.
    package func paint(_ collage: Collage) -> [PixelBox] {
        let hud = surroundings.hud
        if let playback {
            surroundings.podium.screenSize = playback.stage.size
            let inset = surroundings.inset(for: playback.stage)
            hud.showTouches(of: playback.take, at: inset.frame, all: settings.showsTouches || demo != nil)
            hud.show(status(playback), beside: inset.frame)
            return paint(collage, [inset])
        }
        hud.showTouches(of: nil, at: .zero, all: false)
        hud.show(nil, beside: .null)
        return paint(collage, [])
    }

    private func paint(_ collage: Collage, _ insets: [Collage.Inset]) -> [PixelBox] {
        collage.paint(surroundings.back, insets, front: surroundings.front).map {
            PixelBox(x: $0.x0, y: $0.y0, width: $0.width, height: $0.height)
        }
    }

    private func status(_ playback: Playback) -> Hud.Status? {
        guard !isInGallery else { return nil }
        return Hud.Status(
            speed: playback.stage.slowness, isPaused: playback.isPaused, isFilming: filmStart != nil,
            isTouring: !playback.take.isScriptOver,
            frame: playback.take.frame, time: playback.stage.time, cost: frameCost)
    }

    /// Whether a poster is still missing in the gallery.
    package var hasErrands: Bool { isInGallery && surroundings.gallery?.cards.contains { !$0.isDone } ?? false }

    /// Makes one of them.
    package func doErrand() {
        guard hasErrands, let gallery = surroundings.gallery, let index = gallery.cards.firstIndex(where: { !$0.isDone }) else { return }
        let card = gallery.cards[index]
        surroundings.back.makeCurrent()
        gallery.layoutIfNeeded()
        let poster = exhibits[index].poster(pixels: (card.pictureFrame.width * surroundings.back.scale).rounded())
        if let complaint = poster.complaint { surroundings.say(complaint) }
        surroundings.back.makeCurrent()
        card.show(poster.image)
    }

    // MARK: - Scenes

    func open(_ index: Int, script: Script? = nil) {
        endFilm()
        do {
            playback = try Playback(exhibits[index], script: script, slowness: slowness)
        } catch {
            return surroundings.say("\(error)")
        }
        let card = isInGallery ? index : nil
        current = index
        isInGallery = false
        cost = FrameCost()
        pointer = Pointer()
        surroundings.back.makeCurrent()
        surroundings.gallery?.select(index)
        surroundings.showPodium(exhibits[index], from: card)
        if !isAlone { settings.scene = exhibits[index].name }
    }

    /// The scene shrinks into its card.
    func close() {
        endFilm()
        demo = nil
        isInGallery = true
        surroundings.showGallery(current) { [weak self] in
            guard let self, isInGallery else { return }
            playback = nil
        }
    }

    func openNeighbour(_ step: Int) {
        let index = current + step
        guard exhibits.indices.contains(index) else {
            return surroundings.say(step > 0 ? "This is the last scene" : "This is the first scene")
        }
        open(index)
    }

    func playTour() {
        do {
            guard let tour = try exhibits[current].tour() else { return surroundings.say("This scene has no tour") }
            open(current, script: tour)
        } catch {
            surroundings.say("\(error)")
        }
    }

    /// The next speed of 1×, ½ and ⅒.
    func changeSpeed() {
        guard let playback else { return }
        slowness = [1: 2, 2: 10][playback.stage.slowness] ?? 1
        playback.take.setSlowness(slowness)
    }

    // MARK: - Films

    func beginFilm() {
        guard let playback else { return }
        filmStart = playback.take.frame
    }

    func endFilm() {
        guard let start = filmStart, let playback else { return }
        filmStart = nil
        let take = playback.take
        guard take.frame > start, let makeFilm = options.makeFilm else { return surroundings.say("Nothing happened that could be filmed") }
        let name = playback.exhibit.name
        do {
            let path = keepsake.path(name, "mp4")
            let script = FilePath.join(FilePath.folder(path), FilePath.name(path) + ".script")
            try keepsake.write(keepsake.script(of: take, scene: name), to: script)
            let order = Keepsake.FilmOrder(
                scene: name, script: script, frames: start..<take.frame, path: path, hasPhone: settings.hasPhone,
                showsTouches: settings.showsTouches)
            films.append((try makeFilm(order), path))
            surroundings.say("Making \(path)")
        } catch {
            surroundings.say("\(error)")
        }
    }

    /// Before the window closes.
    package func finish() { endFilm() }
}

/// A part of the window, in pixels.
package struct PixelBox: Equatable, Sendable {
    package var x, y, width, height: Int
}
