import Foundation
import Motion

/// What animations that nobody described look like, for a while, and who wants to hear when they have ended.
public final class CATransaction {
    /// What a level says; what it does not say the one outside of it does.
    struct Level {
        var duration: CFTimeInterval?
        var timing: CAMediaTimingFunction?
        var disables: Bool?
        var group: CompletionGroup?
        var values: [String: Any] = [:]
    }

    /// The explicit levels, the innermost last, and below them the implicit one, which lasts for the turn.
    private static var levels = [Level()]

    /// What is said until `commit` holds for what is written until then, and no longer.
    public class func begin() { levels.append(Level()) }

    public class func commit() {
        guard levels.count > 1 else { return flush() }
        levels.removeLast().group?.close()
    }

    /// Ends the implicit transaction now and not at the end of the turn.
    public class func flush() {
        guard levels.count == 1 else { return }
        endTurn()
        LayerTree.current?.commit()
    }

    /// Ours: what was said outside of `begin` and `commit` holds until here.
    static func endTurn() {
        guard levels.count == 1 else { return }
        let level = levels[0]
        levels[0] = Level()
        level.group?.close()
    }

    private static func inner<V>(_ path: KeyPath<Level, V?>) -> V? { levels.lazy.reversed().compactMap { $0[keyPath: path] }.first }

    /// That of implicit animations, a quarter of a second unless it was said.
    public class func animationDuration() -> CFTimeInterval { inner(\.duration) ?? 0.25 }
    public class func setAnimationDuration(_ dur: CFTimeInterval) { levels[levels.count - 1].duration = dur }

    /// That of implicit animations; nil for the default curve.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { inner(\.timing) }
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { levels[levels.count - 1].timing = function }

    /// Whether writes change at once.
    public class func disableActions() -> Bool { inner(\.disables) ?? false }
    public class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disables = flag }

    public class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].group?.call }

    /// Called once, when all animations have ended that are added from here on in this transaction; at once, when it is committed without any.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let old = levels[levels.count - 1].group
        levels[levels.count - 1].group = block.map { CompletionGroup($0) }
        old?.close()
    }

    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return NSNumber(value: animationDuration())
        case kCATransactionDisableActions: return NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: return animationTimingFunction()
        case kCATransactionCompletionBlock: return completionBlock()
        default: return levels.lazy.reversed().compactMap { $0.values[key] }.first
        }
    }

    public class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration:
            if case .number(let value)? = anObject.flatMap(LayerValue.init) { setAnimationDuration(value) }
        case kCATransactionDisableActions: setDisableActions((anObject as? NSNumber)?.boolValue ?? (anObject as? Bool) ?? false)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: levels[levels.count - 1].values[key] = anObject
        }
    }

    /// Who wants to hear of the end of what is added now: every level with a completion block.
    static var groups: [CompletionGroup] { levels.compactMap(\.group) }
}

nonisolated public let kCATransactionAnimationDuration = "animationDuration"
nonisolated public let kCATransactionDisableActions = "disableActions"
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
nonisolated public let kCATransactionCompletionBlock = "completionBlock"

/// Animations whose common end somebody waits for.
final class CompletionGroup {
    private(set) var call: (() -> Void)?
    private var running = 0
    private var isOpen = true

    init(_ call: @escaping () -> Void) { self.call = call }

    func enter() { running += 1 }

    func leave() {
        running -= 1
        callIfDone()
    }

    /// Nothing more is added.
    func close() {
        isOpen = false
        callIfDone()
    }

    private func callIfDone() {
        guard !isOpen, running == 0, let call else { return }
        self.call = nil
        call()
    }
}
