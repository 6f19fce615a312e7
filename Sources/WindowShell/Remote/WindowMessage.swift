import Foundation

/// A message between a program that shows a scene and the process that owns the window.
nonisolated enum WindowMessage: Codable, Equatable, Sendable {
    // MARK: From the owner of the window

    /// The first message. It contains the largest size of a new window, and the state of an earlier version of the program, or nil.
    case begin(screenWidth: Double, screenHeight: Double, state: Data?)
    /// The size of the window in pixels, and the number of pixels per point.
    case size(width: Int, height: Int, pixelsPerPoint: Double)
    /// An event of SDL, the pressed modifier keys, and a text. The text is the new text of the clipboard, or a text to which the event
    /// contains only a pointer.
    case event(Data, modifiers: UInt32, text: String?)
    /// The frame has been shown.
    case shown
    /// The program has to send its exact state.
    case requestState

    // MARK: From the program

    /// The window has to open, or stays open if it is already open.
    case open(title: String, width: Double, height: Double, isFullscreen: Bool)
    /// The new shared file with the pixels, and its size in pixels.
    case pixels(path: String, width: Int, height: Int)
    /// The changed regions: x, y, width and height of each region.
    case frame([Int32])
    case title(String)
    case fullscreen(Bool)
    /// The size in points that the window has to get.
    case resize(width: Double, height: Double)
    case orientation(isLandscape: Bool)
    case textInput(x: Double, y: Double, width: Double, height: Double, restart: Bool)
    case noTextInput(restart: Bool)
    case refresh
    /// A text for the clipboard of the desktop.
    case copy(String)
    /// The state from which a newer version of the program can continue.
    case state(Data)
    /// The user has closed the window or quit.
    case close
}
