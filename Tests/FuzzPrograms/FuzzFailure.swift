/// A law that a program has broken.
nonisolated package struct FuzzFailure: Error, CustomStringConvertible {
    package var description: String

    package init(_ description: String) { self.description = description }
}
