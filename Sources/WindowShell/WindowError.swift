/// An error of the window or of the display.
package struct WindowError: Error, CustomStringConvertible {
    /// The message for the user.
    package let description: String
    init(_ description: String) { self.description = description }
}
