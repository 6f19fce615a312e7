import CoreGraphics
import Foundation

/// The stack of current contexts. Each thread has its own.
nonisolated final class GraphicsContextStack {
    /// A context, or nil if it could not be created, and the scale of its image if it is an image context.
    struct Entry {
        var context: CGContext?
        var imageScale: CGFloat?
    }

    var entries: [Entry] = []

    private static let key = "Flipbook.GraphicsContextStack"

    /// The stack of this thread.
    static var current: GraphicsContextStack {
        let storage = Thread.current.threadDictionary
        if let stack = storage[key] as? GraphicsContextStack { return stack }
        let stack = GraphicsContextStack()
        storage[key] = stack
        return stack
    }

    /// Calls `body` while a context is the current one.
    static func perform<R>(with context: CGContext, _ body: () throws -> R) rethrows -> R {
        let stack = current
        let depth = stack.entries.count
        stack.entries.append(Entry(context: context))
        // Contexts that the body has begun and not ended are removed too.
        defer { stack.entries.removeLast(max(stack.entries.count - depth, 0)) }
        return try body()
    }
}
