import CoreGraphics
import FlipbookPlayback
import Stage
import UIKit

/// The tools of a presenter: the laser pointer, the spotlight, the magnified part of the window, and the shown clicks and keys.
///
/// The views of the tools are in the HUD. They are not a part of the scene.
final class PresenterTools {
    let laser = LaserView()
    let spotlight = SpotlightView()
    let selectionView = ZoomSelectionView()
    let pressesView = PressesView()
    let subtitleView = SubtitleView()

    /// Whether the laser pointer follows the mouse.
    private(set) var hasLaser = false
    /// Whether the spotlight is on. It darkens the window except around the mouse.
    private(set) var hasSpotlight = false
    /// Whether clicks and pressed keys are shown.
    var showsPresses = false { didSet { if !showsPresses { forgetPresses() } } }
    var zoom = WindowZoom(size: .zero)
    /// Whether the next drag selects the part of the window to magnify.
    var isSelecting = false { didSet { if !isSelecting { (selectionStart, selectionEnd) = (nil, nil) } } }
    private var selectionStart: CGPoint?
    private var selectionEnd: CGPoint?
    /// The last position of the mouse in the window, or nil if it has not moved yet.
    private(set) var mousePosition: CGPoint?
    private var presses = PressHistory(framesPerSecond: WindowContent.standardFrameRate)
    /// The frame rate of the window.
    var framesPerSecond = WindowContent.standardFrameRate { didSet { if framesPerSecond != oldValue { forgetPresses() } } }

    /// The time in seconds after which the laser pointer disappears if the mouse does not move.
    static let restDuration = 2.0
    /// The number of frames since the last movement of the mouse.
    private var restingFrames = 0
    private var isLaserVisible = false

    /// Whether a tool changes its appearance in the next frame, besides the animations of its views.
    var isMoving: Bool { zoom.isMoving || !presses.isEmpty }
    /// The number of frames until a tool changes its appearance, or nil if no tool changes.
    var framesUntilChange: Int? { isMoving ? 1 : isLaserVisible ? max(restingFrameCount - restingFrames, 1) : nil }
    private var restingFrameCount: Int { Int(Self.restDuration * Double(framesPerSecond)) }
    /// Whether the system's mouse pointer is hidden, because it would cover the laser pointer.
    var hidesMousePointer: Bool { isLaserVisible }

    // MARK: - Time

    private func forgetPresses() { presses = PressHistory(framesPerSecond: framesPerSecond) }

    /// Advances by frames of the window.
    func advance(frame: Int, by count: Int = 1) {
        for _ in 0..<count where zoom.isMoving { zoom.advance(framesPerSecond: framesPerSecond) }
        presses.removeInvisible(at: frame)
        restingFrames += count
        if isLaserVisible, restingFrames >= restingFrameCount { setLaserVisible(false) }
    }

    /// Updates the views to a frame. `area` is the part of the window without panels.
    func update(frame: Int, in area: CGRect) {
        if !presses.isEmpty { pressesView.update(presses, at: frame, in: area, size: pressesView.bounds.size) }
        pressesView.isHidden = presses.isEmpty
        selectionView.show(selection)
    }

    /// Sets the size of the window.
    func layout(in bounds: CGRect) {
        (spotlight.frame, pressesView.frame) = (bounds, bounds)
        zoom.size = bounds.size
        let position = mousePosition ?? CGPoint(x: bounds.midX, y: bounds.midY)
        spotlight.move(to: position)
        laser.center = position
    }

    // MARK: - The mouse

    /// Moves the laser pointer and the spotlight.
    func moveMouse(to point: CGPoint) {
        guard point.x.isFinite, point.y.isFinite, point != mousePosition else { return }
        mousePosition = point
        restingFrames = 0
        UIView.performWithoutAnimation { laser.center = point }
        spotlight.move(to: point)
        if hasLaser, !isLaserVisible { setLaserVisible(true) }
    }

    func setLaser(_ isOn: Bool) {
        hasLaser = isOn
        restingFrames = 0
        setLaserVisible(isOn)
    }

    private func setLaserVisible(_ isVisible: Bool) {
        guard isVisible != isLaserVisible else { return }
        isLaserVisible = isVisible
        laser.setVisible(isVisible)
    }

    func setSpotlight(_ isOn: Bool) {
        hasSpotlight = isOn
        spotlight.setVisible(isOn)
    }

    // MARK: - Selecting a part of the window

    /// The dragged rectangle, or nil if there is no drag.
    var selection: CGRect? {
        guard let start = selectionStart, let end = selectionEnd else { return nil }
        return CGRect(x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
    }

    func beginSelection(at point: CGPoint) { (selectionStart, selectionEnd) = (point, point) }
    func moveSelection(to point: CGPoint) { if selectionStart != nil { selectionEnd = point } }

    /// The smallest size of a dragged rectangle, in points. A smaller rectangle is treated as a click, which magnifies its surroundings by
    /// a factor of 2.
    private static let minimumSelection: CGFloat = 12

    /// Magnifies the dragged rectangle. Returns false if no rectangle was dragged.
    func endSelection() -> Bool {
        guard let selection else { return false }
        isSelecting = false
        if max(selection.width, selection.height) >= Self.minimumSelection {
            zoom.show(selection)
        } else {
            zoom.magnify(by: 2, around: CGPoint(x: selection.midX, y: selection.midY))
        }
        return true
    }

    // MARK: - Clicks and keys

    func addClick(at point: CGPoint, isRelease: Bool, frame: Int) {
        if showsPresses { presses.addClick(at: point, isRelease: isRelease, frame: frame) }
    }

    func add(_ stroke: KeyStroke, isTyping: Bool, isSecret: Bool, frame: Int) {
        if showsPresses { presses.add(stroke, isTyping: isTyping, isSecret: isSecret, frame: frame) }
    }

    func addText(_ text: String, isSecret: Bool, frame: Int) {
        if showsPresses { presses.addText(text, isSecret: isSecret, frame: frame) }
    }

    /// The shown rows of key caps, for tests.
    var rowsOfCaps: [PressHistory.Row] { presses.rows }
    /// The clicks whose rings are shown, for tests.
    var clicks: [PressHistory.Click] { presses.clicks }
}
