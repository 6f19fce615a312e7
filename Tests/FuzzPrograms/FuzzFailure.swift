/// An error with a message: a law that a program has broken, or a wrong argument of `flipbook-fuzz`.
nonisolated package struct FuzzFailure: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}
