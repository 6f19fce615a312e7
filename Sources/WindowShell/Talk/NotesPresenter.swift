import CSDLWindow
import Foundation
import Stage

/// Shows the speaker's notes while the window of a talk is open: in a separate window if there is a second display, or else over the talk.
/// It reads the wall clock for the times in the notes.
final class NotesPresenter {
    private let content: WindowContent
    private let title: String
    /// Whether the notes have a separate window even if there is only one display.
    private let forcesWindow: Bool
    private var window: NotesWindow?
    /// The wall-clock time at which the talk began, or nil.
    private var startTime: Double?

    init(_ content: WindowContent, title: String, forcesWindow: Bool) {
        (self.content, self.title, self.forcesWindow) = (content, title, forcesWindow)
        if forcesWindow || Self.displayCount > 1 { content.toggleNotes() }
    }

    static var displayCount: Int { Int(SDL_GetNumVideoDisplays()) }

    /// Returns the number of seconds until a shown time changes, or nil if no notes are shown.
    func waitTime(at now: Double) -> Double? {
        guard content.showsNotes else { return nil }
        let untilMinute = 60 - Date().timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
        guard let startTime else { return untilMinute }
        return min(untilMinute, 1 - (now - startTime).truncatingRemainder(dividingBy: 1))
    }

    /// Shows the current step and the times. Opens or closes the window of the notes.
    ///
    /// - Parameter display: The index of the display with the talk.
    func update(at now: Double, display: Int) {
        if startTime == nil, content.hasTalkBegun { startTime = now }
        if window?.isClosed == true, content.showsNotes { content.toggleNotes() }
        guard content.showsNotes else { return closeWindow() }
        if window == nil, forcesWindow || Self.displayCount > 1 { openWindow(besideDisplay: display) }
        var clock = TalkClock()
        clock.timeOfDay = Self.timeOfDay
        clock.elapsedSeconds = startTime.map { Int(now - $0) } ?? 0
        content.setTalkClock(clock)
        if let window, let notes = content.notesContent { window.show(notes, picture: content.picture(notes)) }
    }

    private func openWindow(besideDisplay display: Int) {
        let count = Self.displayCount
        let other = (0..<count).first { $0 != display } ?? 0
        do {
            window = try NotesWindow(title: "\(title): notes", display: other, isFullscreen: count > 1)
            content.setHasNotesWindow(true)
        } catch {
            content.showMessage("\(error)")
        }
    }

    private func closeWindow() {
        guard let window else { return }
        window.close()
        self.window = nil
        content.setHasNotesWindow(false)
    }

    /// Handles an event of the window of the notes. Returns whether the event must not be passed to the talk.
    func handle(_ event: SDL_Event) -> Bool {
        guard window?.handle(event) == true else { return false }
        if event.type == SDL_MOUSEMOTION.rawValue { content.pointerMovedInNotes() }
        return true
    }

    /// Closes the window of the notes after the talk has moved to its display. The window opens again on another display.
    func leaveDisplayOfTalk() {
        if Self.displayCount > 1 { closeWindow() }
    }

    /// Closes the window of the notes.
    func finish() { closeWindow() }

    private static var timeOfDay: String {
        var (seconds, parts) = (time(nil), tm())
        localtime_r(&seconds, &parts)
        return String(format: "%d:%02d", parts.tm_hour, parts.tm_min)
    }
}
