import CoreGraphics
import Stage
import UIKit

extension Presentation {
    /// Does what a presenter asks for.
    package func grant(_ wish: Wish) {
        switch wish {
        case .quit: wantsToQuit = true
        case .help: surroundings.showHelp(!surroundings.hud.isHelping)
        case .fullscreen: settings.isFullscreen.toggle()
        case .touches:
            settings.showsTouches.toggle()
            surroundings.say(settings.showsTouches ? "Dots where fingers are" : "No dots for fingers")
        case .phone:
            settings.hasPhone.toggle()
            surroundings.back.makeCurrent()
            surroundings.podium.glide()
        case .demo: isInDemo ? endDemo() : startDemo()
        case .gallery: leave()
        case .next: isInGallery ? openChosen() : openNeighbour(1)
        case .previous: if !isInGallery { openNeighbour(-1) }
        default: if let playback, !isInGallery { grant(wish, in: playback) }
        }
    }

    private func grant(_ wish: Wish, in playback: Playback) {
        switch wish {
        case .slowMotion: changeSpeed()
        case .pause: playback.isPaused.toggle()
        case .forward: playback.step(1)
        case .back: playback.step(-1)
        case .restart:
            endFilm()
            playback.restart()
            surroundings.say("From the beginning")
        case .tour: playTour()
        case .layout:
            playback.stage.makeCurrent()
            LayoutOverlay.toggle(in: playback.stage.window)
        case .cost: toggleCost()
        case .rotate: turn(playback, 1)
        case .rotateBack: turn(playback, -1)
        case .screenshot: keep { "Saved " + (try keepsake.picture(of: playback.take, style, playback.exhibit.name)) }
        case .script: keep { "Saved " + (try keepsake.saveScript(of: playback.take, playback.exhibit.name)) }
        case .film: filmStart == nil ? beginFilm() : endFilm()
        default: break
        }
    }

    private func keep(_ body: () throws -> String) {
        do {
            surroundings.say(try body())
        } catch {
            surroundings.say("\(error)")
        }
    }

    private var style: Mount.Style {
        var style = Mount.Style()
        style.hasPhone = settings.hasPhone
        style.showsTouches = settings.showsTouches
        return style
    }

    private func turn(_ playback: Playback, _ step: Int) {
        let ways: [Orientation] = [.portrait, .landscape, .upsideDown, .landscapeRight]
        let now = ways.firstIndex(of: playback.orientation) ?? 0
        playback.take.intervene(.rotate(ways[(now + step + ways.count) % ways.count]))
    }

    /// One thing after the other: the help, what was typed, the demo, the scene.
    private func leave() {
        if surroundings.hud.isHelping { return surroundings.showHelp(false) }
        if isInGallery { return surroundings.gallery?.clear() ?? () }
        if isInDemo { endDemo() }
        isAlone ? wantsToQuit = true : close()
    }

    func openChosen() { if let index = surroundings.gallery?.chosen { open(index) } }

    // MARK: - Keys

    /// A key is struck. Named keys and those with Control come here; letters come as text.
    package func press(_ stroke: KeyStroke) {
        let wish = PresenterKey.wish(stroke, lettersAlone: false)
        if surroundings.hud.isHelping {
            surroundings.showHelp(false)
            if wish == nil || wish == .help || wish == .gallery { return }
        }
        if isInDemo, wish == nil || wish == .gallery { return endDemo() }
        if isInGallery { return wish.map(grant) ?? browse(stroke) }
        // Such keys are the input method's; some systems tell of them nonetheless.
        if isComposing, wish == nil || wish == .gallery { return }
        // While something is typed into the scene, or asked by it, Escape ends that.
        if wish == .gallery, playback?.stage.keyboard.takesEscape == true { return strike(stroke) }
        wish.map(grant) ?? strike(stroke)
    }

    /// A window tells again and again of a key that is held; the scene has a time of its own for that.
    private func strike(_ stroke: KeyStroke) {
        if playback?.take.held(stroke.code) == nil { intervene(.keyDown(stroke)) }
    }

    /// What was held with it may have been let go before. A character that was typed is let go by itself.
    package func release(_ stroke: KeyStroke) {
        guard !isInGallery, let playback, let held = playback.take.held(stroke.code), !struck.contains(held) else { return }
        playback.take.intervene(.keyUp(held))
    }

    /// A character is typed, whatever keys that takes.
    package func type(_ character: Character) {
        let stroke = KeyStroke(typing: character)
        if surroundings.hud.isHelping { return surroundings.showHelp(false) }
        if isInGallery {
            if character == "?" { return grant(.help) }
            surroundings.back.makeCurrent()
            surroundings.gallery?.type(String(character))
        } else if let wish = PresenterKey.wish(stroke, lettersAlone: true), !isTyping {
            grant(wish)
        } else if isInDemo {
            endDemo()
        } else {
            // Twice in one frame: it was let go in between.
            if let index = struck.firstIndex(where: { $0.code == stroke.code }) { intervene(.keyUp(struck.remove(at: index))) }
            intervene(.keyDown(stroke))
            struck.append(stroke)
        }
    }

    var isTyping: Bool { playback?.stage.keyboard.isTakingText ?? false }

    func intervene(_ input: Input) {
        guard let playback, !playback.isPaused else { return }
        playback.take.intervene(input)
    }

    private func browse(_ stroke: KeyStroke) {
        guard let gallery = surroundings.gallery else { return }
        surroundings.back.makeCurrent()
        switch stroke.code {
        case .keyboardLeftArrow: gallery.move(-1, 0)
        case .keyboardRightArrow, .keyboardTab: gallery.move(1, 0)
        case .keyboardUpArrow: gallery.move(0, -1)
        case .keyboardDownArrow: gallery.move(0, 1)
        case .keyboardReturnOrEnter: openChosen()
        case .keyboardDeleteOrBackspace: gallery.deleteBackward()
        case .keyboardSpacebar: gallery.query.isEmpty ? openChosen() : gallery.type(" ")
        default: break
        }
    }
}
