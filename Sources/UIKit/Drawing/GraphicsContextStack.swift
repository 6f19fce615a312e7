import CoreGraphics
import Foundation

/// The stack of current contexts. Each thread has its own.
nonisolated final class GraphicsContextStack {
    /// A context and the scale of its image. The context is nil if it could not be created. The scale is nil if it is not an image context.
    struct Entry {
        var context: CGContext?
        var imageScale: CGFloat?
    }

    var entries: [Entry] = []

    /// The key of the thread-specific stack. `Thread.threadDictionary` is not used, because it converts a string to an object at each
    /// access.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { stack in
            if let stack { Unmanaged<GraphicsContextStack>.fromOpaque(stack).release() }
        }
        return key
    }()

    /// The stack of this thread.
    static var current: GraphicsContextStack {
        if let stack = pthread_getspecific(key) { return Unmanaged.fromOpaque(stack).takeUnretainedValue() }
        let stack = GraphicsContextStack()
        pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
        return stack
    }

    /// Calls `body` while a context is the current context.
    static func perform<R>(with context: CGContext, _ body: () throws -> R) rethrows -> R {
        let stack = current
        let depth = stack.entries.count
        stack.entries.append(Entry(context: context))
        // Contexts that the body has begun and not ended are removed too.
        defer { stack.entries.removeLast(max(stack.entries.count - depth, 0)) }
        return try body()
    }
}
