/// What the window cannot do, in words for the person in front of it.
package struct ShellError: Error, CustomStringConvertible {
    package let description: String
    init(_ description: String) { self.description = description }
}
