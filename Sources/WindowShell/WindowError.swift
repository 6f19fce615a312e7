/// An error of the window, its process or its display, with a message for the user.
package struct WindowError: Error, CustomStringConvertible {
    /// The message for the user.
    package let description: String
    init(_ description: String) { self.description = description }
}
