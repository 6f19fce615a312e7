/// An error about an image file, with a message for the user.
package struct ImageError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
