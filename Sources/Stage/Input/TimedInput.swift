/// An input and the number of the frame in which it is performed.
nonisolated package struct TimedInput: Equatable, Sendable, Codable {
    package var frame: Int
    package var input: Input

    package init(frame: Int, input: Input) {
        self.frame = frame
        self.input = input
    }
}
