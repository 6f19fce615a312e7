/// A random program: a family, a seed and the number of operations. A reduced program performs only the operations in `kept`.
nonisolated package struct FuzzProgram: Equatable, Sendable {
    /// One operation that remains in a reduced program.
    package struct KeptOperation: Equatable, Sendable {
        package var index: Int
        /// The name of the operation, or nil if the seed chooses it. Reduced programs contain the names, so that they stay the same when
        /// an operation is added to the family.
        package var name: String?

        package init(index: Int, name: String?) { (self.index, self.name) = (index, name) }
    }

    package var family: String
    package var seed: Int
    package var operationCount: Int
    package var isHostile = false
    /// The operations that are performed, or nil for all of them.
    package var kept: [KeptOperation]?

    package init(family: String, seed: Int, operationCount: Int, isHostile: Bool = false, kept: [KeptOperation]? = nil) {
        (self.family, self.seed, self.operationCount, self.isHostile, self.kept) = (family, seed, operationCount, isHostile, kept)
    }

    /// The operations that are performed.
    package var operations: [KeptOperation] { kept ?? (0..<max(operationCount, 0)).map { KeptOperation(index: $0, name: nil) } }

    /// The options that select this program on the command line.
    package var arguments: [String] {
        var arguments = ["--family", family, "--seed", String(seed), "--operations", String(operationCount)]
        if isHostile { arguments.append("--hostile") }
        if let kept { arguments += ["--keep", kept.isEmpty ? "none" : kept.map(\.description).joined(separator: ",")] }
        return arguments
    }
}

extension FuzzProgram.KeptOperation: nonisolated CustomStringConvertible {
    /// The operation as in `--keep`: its index, or its index and its name.
    package nonisolated var description: String { name.map { "\(index)=\($0)" } ?? String(index) }

    /// Reads an operation as in `--keep`. Returns nil for other text.
    package nonisolated init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "=", maxSplits: 1)
        guard let first = parts.first, let index = Int(first), index >= 0 else { return nil }
        self.init(index: index, name: parts.count > 1 ? String(parts[1]) : nil)
    }
}
