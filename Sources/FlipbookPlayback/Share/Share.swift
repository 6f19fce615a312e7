/// One of several parts of a task that several machines perform. Part k of n contains every n-th item of the task, beginning with item k.
nonisolated package struct Share: Equatable, Sendable, CustomStringConvertible {
    /// The index of the part, counted from 0.
    package let part: Int
    /// The number of parts.
    package let count: Int
    /// The maximum number of parts.
    package static let maximumCount = 10_000

    package init(part: Int, count: Int) { (self.part, self.count) = (part, count) }

    /// Reads a text such as `0/2`. Returns nil if the text is not valid.
    package init?(_ text: some StringProtocol) {
        let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard numbers.count == 2, let part = numbers[0], let count = numbers[1], (1...Self.maximumCount).contains(count),
            (0..<count).contains(part)
        else { return nil }
        self.init(part: part, count: count)
    }

    package var description: String { "\(part)/\(count)" }

    /// Returns the items of this part.
    package func items<Item>(of items: [Item]) -> [Item] { stride(from: part, to: items.count, by: count).map { items[$0] } }
}
