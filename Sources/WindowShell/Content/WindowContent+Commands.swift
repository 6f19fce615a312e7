import CoreGraphics
import FlipbookPlayback
import Stage
import UIKit

extension WindowContent {
    /// Performs a command.
    package func perform(_ command: WindowCommand) {
        unrestoredState = nil
        if command != .quit { keyState.quitRequestFrame = nil }
        if isBlank, command.endsBlank { return setBlank(false) }
        if performPresenting(command) { return }
        switch command {
        case .quit: requestQuit()
        case .quitNow: isQuitRequested = true
        case .blank: setBlank(true)
        case .help: windowChrome.setHelpVisible(!windowChrome.hud.isHelpVisible)
        case .fullscreen: settings.isFullscreen.toggle()
        case .touchIndicators:
            settings.showsTouches.toggle()
            showMessage(settings.showsTouches ? "Touches shown" : "Touches hidden")
        case .phone:
            settings.hasPhone.toggle()
            windowChrome.backStage.perform { windowChrome.scenePage.animateLayout() }
        case .next where talk != nil: showNextStep()
        case .previous where talk != nil: showPreviousStep()
        case .demo where talk != nil: break
        case .gallery where talk != nil: closeTopmostView()
        case .notes: toggleNotes()
        case .demo: isInDemo ? endDemo() : startDemo()
        case .gallery: goBack()
        case .backdrop:
            settings.hasDarkBackdrop.toggle()
            showMessage(settings.hasDarkBackdrop ? "Dark backdrop" : "Light backdrop")
        case .next: isInGallery ? moveGallerySelection(.pageDown) : openAdjacentScene(1)
        case .previous: isInGallery ? moveGallerySelection(.pageUp) : openAdjacentScene(-1)
        default:
            if command == .hideOverlays { hidePresenterTools() }
            if let playback, !isInGallery { perform(command, in: playback) }
        }
    }

    /// Performs a command for the open scene.
    private func perform(_ command: WindowCommand, in playback: Playback) {
        switch command {
        case .slowMotion: selectNextSpeed()
        case .pause:
            framesUntilPause = nil
            playback.isPaused.toggle()
        case .stepForward: playback.step(1)
        case .stepBackward: playback.step(-1)
        case .restart:
            finishRecording()
            playback.restart()
            showMessage("Scene restarted")
        case .tour: playTour()
        case .device: showDeviceMenu()
        case .inspector: setInspectorVisible(!isInspectorVisible)
        case .layoutOverlay: playback.showsLayout.toggle()
        case .trail: toggle(.trail, in: playback)
        case .onionSkin: toggle(.onionSkin, in: playback)
        case .graph: toggleGraph(playback)
        case .overdraw: toggle(.overdraw, in: playback)
        case .repaintedAreas: toggle(.repaintedAreas, in: playback)
        case .touchAreas: toggle(.touchAreas, in: playback)
        case .hideOverlays: hideOverlays(of: playback)
        case .explodedView: toggleExplodedView()
        case .frameStatistics: toggleFrameStatistics()
        case .timeline: toggleTimeline(playback)
        case .loopStart, .loopEnd: setLoopEnd(command, playback)
        case .compare: keepTakeOrChangeMode(playback)
        case .forgetTake:
            showMessage(comparison == nil ? "There is no take A: press C to keep one" : "Take A forgotten")
            forgetTake()
        case .darkMode, .largerText, .smallerText, .rightToLeft, .contrast, .reducedMotion: changeSetting(command, in: playback)
        case .rotateRight: rotate(playback, by: 1)
        case .rotateLeft: rotate(playback, by: -1)
        case .screenshot:
            playback.finishScrubbing()
            showSavedPath {
                try captureStore.saveScreenshot(of: playback.take, compositionStyle, playback.scene.name, takeA: comparison?.takeA)
            }
        case .script: showSavedPath { try captureStore.saveScript(of: playback.take, playback.scene.name) }
        case .recording: recordingStart == nil ? startRecording() : finishRecording()
        default: break
        }
    }

    /// Calls `body`, which saves a file, and shows the path that it returns or the error that it throws.
    private func showSavedPath(of body: () throws -> String) {
        do {
            showMessage("Saved " + options.folders.displayed(try body()))
        } catch {
            showMessage("\(error)")
        }
    }

    /// The style of screenshots, from the settings.
    private var compositionStyle: CaptureComposition.Style {
        var style = CaptureComposition.Style()
        style.hasPhone = settings.hasPhone
        style.showsTouches = settings.showsTouches
        style.comparison = comparison.map { CaptureComposition.Style.Comparison($0.mode, sizeOfTakeA: $0.takeA.size) }
        return style
    }

    // MARK: - Keys

    /// The current states of the window, which determine the commands of keys.
    private var contexts: Set<KeyBinding.Context> {
        isBlank ? [.blank] : isInGallery ? [.gallery] : playback?.isPaused == true ? [.scene, .paused] : [.scene]
    }

    /// Returns the command for a key stroke in the current state of the window.
    private func command(for stroke: KeyStroke, allowsPlainCharacters: Bool) -> WindowCommand? {
        if acceptsText, !isInGallery, KeyBinding.editsText(stroke) { return nil }
        return KeyBinding.command(for: stroke, in: contexts, allowsPlainCharacters: allowsPlainCharacters)
    }

    /// Handles a pressed key: a key without text, or a key with Control. Characters are handled by `type(_:)`.
    package func press(_ stroke: KeyStroke) {
        keyWasPressed()
        showPress(stroke)
        let command = command(for: stroke, allowsPlainCharacters: false)
        if pressInTalk(stroke) { return }
        if windowChrome.hud.isHelpVisible {
            windowChrome.setHelpVisible(false)
            if command == nil || command == .help || command == .gallery { return }
        }
        if isDeviceMenuVisible { return pressInDeviceMenu(stroke) }
        if isBlank { return command.map(performOnce) ?? () }
        if pressInPresenting(stroke) { return }
        if isInDemo, command == nil { return endDemo() }
        if isInGallery { return command.map(performOnce) ?? handleGalleryKey(stroke) }
        if command == .gallery, isPlayingTour { return goBack() }
        if pressInPanel(stroke) || pressInExplodedView(stroke) { return }
        // While the input method composes text, it handles these keys, so they are ignored if the system also reports them.
        if isComposing, command == nil || command == .gallery { return }
        // The scene handles Escape while it accepts text or shows an alert.
        if command == .gallery, playback?.stage.keyboard.handlesEscape == true || keepsLetters {
            sendKeyDown(stroke)
            return endTextEditing()
        }
        command.map(performOnce) ?? sendKeyDown(stroke)
        if stroke.code == .keyboardReturnOrEnter { endTextEditing() }
    }

    /// Performs the command of a key. A command whose key is held is not performed again, except for commands that change a value in steps.
    private func performOnce(_ command: WindowCommand) {
        if !keyState.isRepetition || command.isRepeatable { perform(command) }
    }

    /// Sends a pressed key to the scene. Key repeats of the window system are ignored, because the scene repeats held keys itself, on its
    /// own clock.
    private func sendKeyDown(_ stroke: KeyStroke) {
        // A text that another program has copied is not part of the take, so pasting it is recorded as the insertion of the text.
        if let pastedText, stroke.code == .keyboardV, stroke.modifiers == .control || stroke.modifiers == .command, acceptsText {
            return send(.commit(pastedText))
        }
        if playback?.take.pressedKey(stroke.code) == nil { send(.keyDown(stroke)) }
    }

    /// Handles a released key.
    ///
    /// The modifiers may differ from those of the press, so the original key stroke is looked up. Keys that typed a character are
    /// ignored, because they are released automatically.
    package func release(_ stroke: KeyStroke) {
        guard !isInGallery, let playback, let held = playback.take.pressedKey(stroke.code), !pressedTextKeys.contains(held) else { return }
        playback.performLiveInput(.keyUp(held))
    }

    /// Returns the key stroke of a character for finding its command. The result does not depend on Caps Lock.
    private func commandStroke(_ character: Character) -> KeyStroke {
        let isUppercase = character.isUppercase != keyState.hasCapsLock
        let letter = isUppercase ? character.uppercased() : character.lowercased()
        return KeyStroke(typing: character.isLetter && letter.count == 1 ? Character(letter) : character)
    }

    /// Handles a typed character. It may be the result of several keys.
    package func type(_ character: Character) {
        keyWasPressed()
        let stroke = KeyStroke(typing: character)
        showPress(stroke)
        let command = command(for: commandStroke(character), allowsPlainCharacters: true)
        if windowChrome.hud.isHelpVisible { return windowChrome.setHelpVisible(false) }
        if isDeviceMenuVisible { return pressInDeviceMenu(stroke) }
        if isBlank { return command.map(performOnce) ?? () }
        if isInGallery {
            if !character.isSearched, let command { return performOnce(command) }
            changeQuery { $0.type(String(character)) }
        } else if typeInInspector(character) {
            return
        } else if let command, !keepsLetters {
            performOnce(command)
        } else if isInDemo {
            endDemo()
        } else if !pressInTimeline(stroke) {
            // If the key was already pressed in this frame, it is released first.
            if let index = pressedTextKeys.firstIndex(where: { $0.code == stroke.code }) { send(.keyUp(pressedTextKeys.remove(at: index))) }
            send(.keyDown(stroke))
            pressedTextKeys.append(stroke)
        }
    }

    /// Sends an input to the scene, unless the scene is paused.
    func send(_ input: Input) {
        unrestoredState = nil
        guard let playback, !playback.isPaused else { return }
        playback.performLiveInput(input)
    }
}

extension Character {
    /// Whether a search in the gallery may contain the character. In the gallery, such a character performs no command.
    fileprivate var isSearched: Bool { isLetter || isNumber || isWhitespace || "-_'.,".contains(self) }
}
