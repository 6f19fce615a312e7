import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The control of the presenter's tools by keys and the mouse.
extension WindowContent {
    var presenter: PresenterTools { windowChrome.hud.presenter }
    /// Whether the window hides the mouse pointer of the system.
    package var hidesMousePointer: Bool { presenter.hidesMousePointer || talk?.hidesMousePointer == true }

    /// Updates the views of the tools to the current frame.
    func updatePresenter() {
        windowChrome.frontStage.perform {
            let shown = options.hidesSubtitles || isInGallery ? nil : playback.flatMap { $0.take.captions.subtitle(at: $0.displayedFrame) }
            presenter.subtitleView.update(shown, at: playback?.displayedFrame ?? 0, in: windowChrome.hud.areaOfSubtitles)
            presenter.update(frame: frame, in: windowChrome.hud.areaOfKeyCaps)
        }
    }

    /// The number of frames until the subtitle changes, or nil if it does not change.
    var framesUntilSubtitleChange: Int? {
        guard let playback, !playback.isPaused, !isInGallery, !options.hidesSubtitles else { return nil }
        return playback.take.captions.framesUntilChange(at: playback.displayedFrame)
    }

    // MARK: - Commands

    /// Performs a command of the presenter's tools. Returns false for any other command.
    func performPresenting(_ command: WindowCommand) -> Bool {
        switch command {
        case .laserPointer: showTool("Laser pointer", !presenter.hasLaser) { $0.setLaser($1) }
        case .spotlight: showTool("Spotlight", !presenter.hasSpotlight) { $0.setSpotlight($1) }
        case .presses: showTool("Clicks and keys", !presenter.showsPresses) { $0.showsPresses = $1 }
        case .zoom: toggleZoom()
        case .nextDisplay: isNextDisplayRequested = true
        default: return false
        }
        return true
    }

    private func showTool(_ title: String, _ isOn: Bool, _ set: (PresenterTools, Bool) -> Void) {
        windowChrome.frontStage.perform { set(presenter, isOn) }
        showMessage(isOn ? title : title + " hidden")
    }

    /// Begins the selection of the part to magnify, or shows the whole window again.
    private func toggleZoom() {
        if presenter.isSelecting || presenter.zoom.isZoomed { return endZoom() }
        presenter.isSelecting = true
        showMessage("Drag over the part to enlarge, or press Return")
    }

    /// Shows the whole window again.
    func endZoom() {
        presenter.isSelecting = false
        presenter.zoom.showAll()
    }

    /// Hides all tools.
    func hidePresenterTools() {
        endZoom()
        windowChrome.frontStage.perform {
            presenter.setLaser(false)
            presenter.setSpotlight(false)
        }
        presenter.showsPresses = false
    }

    // MARK: - Keys

    /// The fraction of the window by which an arrow key moves the magnified part.
    private static let panStep = 0.2
    /// The factor by which a key changes the magnification.
    private static let magnificationStep: CGFloat = 1.25

    /// Handles a key for the magnified part. Returns whether the key had an effect.
    func pressInPresenting(_ stroke: KeyStroke) -> Bool {
        let isActive = presenter.isSelecting || presenter.zoom.isZoomed
        if presenter.zoom.isZoomed, stroke.modifiers == .shift, [.keyboardPageUp, .keyboardPageDown].contains(stroke.code) {
            let size = presenter.zoom.size
            let factor = stroke.code == .keyboardPageUp ? Self.magnificationStep : 1 / Self.magnificationStep
            presenter.zoom.magnify(by: factor, around: CGPoint(x: size.width / 2, y: size.height / 2))
            return true
        }
        guard isActive, stroke.modifiers.isEmpty else { return false }
        if stroke.code == .keyboardEscape {
            endZoom()
            return true
        }
        if presenter.isSelecting, stroke.code == .keyboardReturnOrEnter {
            presenter.isSelecting = false
            presenter.zoom.show(middleOfScene)
            return true
        }
        guard presenter.zoom.isZoomed, !acceptsText, let direction = Self.direction(of: stroke) else { return false }
        let size = presenter.zoom.size
        presenter.zoom.pan(
            by: CGVector(dx: direction.dx * size.width * Self.panStep, dy: direction.dy * size.height * Self.panStep), isImmediate: false)
        return true
    }

    private static func direction(of stroke: KeyStroke) -> CGVector? {
        switch stroke.code {
        case .keyboardLeftArrow: CGVector(dx: -1, dy: 0)
        case .keyboardRightArrow: CGVector(dx: 1, dy: 0)
        case .keyboardUpArrow: CGVector(dx: 0, dy: -1)
        case .keyboardDownArrow: CGVector(dx: 0, dy: 1)
        default: nil
        }
    }

    /// The rectangle in the middle of the scene, with half of its width and height. If no scene is open, it is in the middle of the window.
    private var middleOfScene: CGRect {
        let window = CGRect(origin: .zero, size: presenter.zoom.size)
        let scene = isInGallery ? window : playback.map { windowChrome.inset(for: $0.stage).frame } ?? window
        return scene.insetBy(dx: scene.width / 4, dy: scene.height / 4)
    }

    /// Shows a pressed key as a cap, if the presenter shows pressed keys.
    func showPress(_ stroke: KeyStroke) {
        guard presenter.showsPresses else { return }
        let isTyping = isInGallery || acceptsText
        presenter.add(stroke, isTyping: isTyping, isSecret: !isInGallery && hidesTypedText, frame: frame)
    }

    /// Shows a text of an input method as a cap, if the presenter shows pressed keys.
    func showTypedText(_ text: String) { presenter.addText(text, isSecret: hidesTypedText, frame: frame) }

    private var hidesTypedText: Bool { playback?.stage.keyboard.hidesTypedText ?? false }

    // MARK: - The mouse

    /// Handles a press of the mouse button at a point of the window. Returns true if the press begins a selection and must have no other
    /// effect.
    func pointerDownInPresenting(at point: CGPoint) -> Bool {
        pointerMovedInPresenting(to: point)
        presenter.addClick(at: point, isRelease: false, frame: frame)
        guard presenter.isSelecting else { return false }
        presenter.beginSelection(at: point)
        return true
    }

    /// Moves the tools to a point of the window. Returns whether a part of the window is being selected.
    @discardableResult
    func pointerMovedInPresenting(to point: CGPoint) -> Bool {
        talk?.hidesMousePointer = false
        windowChrome.frontStage.perform { presenter.moveMouse(to: point) }
        guard presenter.isSelecting else { return false }
        presenter.moveSelection(to: point)
        return true
    }

    /// Handles the release of the mouse button. Returns true if the release ends a selection and must have no other effect.
    func pointerUpInPresenting() -> Bool {
        if let point = presenter.mousePosition { presenter.addClick(at: point, isRelease: true, frame: frame) }
        return presenter.endSelection()
    }

    /// Handles the wheel, which changes the size of the spotlight or moves the magnified part. With Control, it changes the magnification.
    /// Returns whether the wheel had one of these effects.
    func wheelMovedInPresenting(at point: CGPoint, by distance: CGVector, hasControl: Bool) -> Bool {
        if hasControl {
            let exponent = min(max(-Double(distance.dy) / 200, -9), 9)
            presenter.zoom.magnify(by: CGFloat(exp(exponent)), around: point)
        } else if presenter.hasSpotlight {
            windowChrome.frontStage.perform { presenter.spotlight.changeRadius(by: distance.dy) }
        } else if presenter.zoom.isZoomed {
            presenter.zoom.pan(by: distance, isImmediate: true)
        } else {
            return false
        }
        return true
    }

    /// Converts a point of the window to the point of the content that is shown there.
    func contentPoint(at point: CGPoint) -> CGPoint { presenter.zoom.contentPoint(at: point) }

    // MARK: - Testing

    /// The visible part of the window, for tests.
    package var visiblePart: CGRect { presenter.zoom.visiblePart }
    /// The texts of the key caps in each row, for tests.
    package var keyCaps: [[String]] { presenter.rowsOfCaps.map { $0.caps + ($0.count > 1 ? ["×\($0.count)"] : []) } }
    /// The centers of the rings at clicks, for tests.
    package var clickPositions: [CGPoint] { presenter.clicks.map(\.position) }
    /// The center and the opacity of the laser pointer, for tests.
    package var laser: (center: CGPoint, opacity: CGFloat) { (presenter.laser.center, presenter.laser.alpha) }
    /// The shown subtitle, or nil, for tests.
    package var subtitle: String? { presenter.subtitleView.shownText }
    /// The radius of the spotlight, or nil if it is hidden, for tests.
    package var spotlightRadius: CGFloat? { presenter.hasSpotlight ? presenter.spotlight.radius : nil }
}
