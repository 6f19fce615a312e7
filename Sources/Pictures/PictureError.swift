/// What is wrong with a picture file, in words for the person who named it.
package struct PictureError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
