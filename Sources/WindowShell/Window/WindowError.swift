/// An error of the window, its process or its display, with a message for the user.
package struct WindowError: Error, CustomStringConvertible {
    /// The message for the user.
    package let description: String
    /// Whether no window can be opened, for example because there is no display.
    package let isOpeningFailure: Bool

    init(_ description: String, isOpeningFailure: Bool = false) {
        (self.description, self.isOpeningFailure) = (description, isOpeningFailure)
    }
}
