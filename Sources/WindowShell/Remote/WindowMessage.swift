import Foundation

/// A message between a program that shows a scene and the process that owns the window.
nonisolated enum WindowMessage: Codable, Equatable, Sendable {
    // MARK: From the owner of the window

    /// The first message. It has the largest size of a new window, and the state of an earlier version of the program, if there is one.
    case begin(screenWidth: Double, screenHeight: Double, state: Data?)
    /// The size of the window in pixels, and the number of pixels per point.
    case size(width: Int, height: Int, pixelsPerPoint: Double)
    /// An event of SDL, the pressed modifier keys, and the text of an event that only has a pointer to it, or the new text of the clipboard.
    case event(Data, modifiers: UInt32, text: String?)
    /// The frame has been shown.
    case shown
    /// The program has to send its exact state.
    case requestState

    // MARK: From the program

    /// The window has to open, or stays open if there is one.
    case open(title: String, width: Double, height: Double, isFullscreen: Bool)
    /// The shared file that contains the pixels from now on, with its size in pixels.
    case pixels(path: String, width: Int, height: Int)
    /// The regions that have changed: x, y, width and height of each.
    case frame([Int32])
    case title(String)
    case fullscreen(Bool)
    case orientation(isLandscape: Bool)
    case textInput(x: Double, y: Double, width: Double, height: Double, restart: Bool)
    case noTextInput(restart: Bool)
    case refresh
    /// A text for the clipboard of the desktop.
    case copy(String)
    /// The state from which a newer version can continue.
    case state(Data)
    /// The user has closed the window or quit.
    case close
}
