extension FileRewriter {
    /// Rewrites `DispatchQueue.main.async` and `asyncAfter`, so that UIKit's replacement is called, which uses the clock of the stage.
    ///
    /// UIKit declares properties with these names, which the compiler prefers to the functions of Dispatch. Inside another closure,
    /// however, the compiler selects the function of Dispatch.
    mutating func rewriteMainQueueCall(_ index: Int) {
        let receiver = ["DispatchQueue", ".", "main", "."]
        let start = index - receiver.count
        guard start >= 0, receiver.indices.allSatisfy({ source.text(start + $0) == receiver[$0] }) else { return }
        guard ["(", "{"].contains(source.text(index + 1)) else { return }
        edits.append(".callAsFunction", after: index)
        counts[.mainQueueCall] += 1
    }
}
