/// An error of a recording, a script or a comparison with a golden, described for the user.
package struct StageError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
