/// An error with a message for the user, for example of a recording, a script or a comparison with a golden.
package struct StageError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
