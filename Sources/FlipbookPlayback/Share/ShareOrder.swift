import Stage

/// The order of the parts of a task.
nonisolated package enum ShareOrder {
    /// A part and the file with its result.
    package typealias Result<Value> = (share: Share, path: String, value: Value)

    /// Returns the values in the order of their parts. Throws an error if a part is missing or exists twice.
    ///
    /// - Parameter advice: The advice for a missing part in the error message, such as "record it with --share".
    package static func sorted<Value>(_ results: [Result<Value>], advice: String) throws -> [Value] {
        guard let count = results.first?.share.count else { return [] }
        var sorted = [Result<Value>?](repeating: nil, count: count)
        for result in results {
            guard result.share.count == count else {
                throw StageError("\(result.path) is one of \(result.share.count) parts, but \(results[0].path) is one of \(count)")
            }
            if let other = sorted[result.share.part] {
                throw StageError("\(other.path) and \(result.path) are both part \(result.share)")
            }
            sorted[result.share.part] = result
        }
        let missing = sorted.indices.filter { sorted[$0] == nil }
        guard let first = missing.first else { return sorted.compactMap { $0?.value } }
        let more = missing.count > 1 ? " and \(missing.count - 1) more are" : " is"
        throw StageError("part \(first)/\(count)\(more) missing; \(advice) \(first)/\(count)")
    }

    /// Returns the items of all parts in the order of the task: the first item of each part, then the second item of each part, and so on.
    ///
    /// - Parameter parts: The items of each part, in the order of the parts.
    package static func interleaved<Item>(_ parts: [[Item]]) -> [Item] {
        (0..<(parts.map(\.count).max() ?? 0)).flatMap { index in parts.compactMap { index < $0.count ? $0[index] : nil } }
    }
}
