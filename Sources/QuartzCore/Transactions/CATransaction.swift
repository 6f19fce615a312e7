import Foundation

/// The settings of implicit animations that are created between `begin` and `commit`, and a callback for the end of all animations that are
/// added between these calls.
@preconcurrency @MainActor public final class CATransaction: NSObject {
    /// The settings of one transaction. If a setting is nil, the setting of the enclosing transaction is used.
    struct Level {
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions: Bool?
        var completionGroup: CompletionGroup?
        var values: [String: Any] = [:]
    }

    /// The open transactions, the innermost last. The first element is the implicit transaction, which ends when the next frame begins.
    private static var levels = [Level()]

    /// Begins a transaction inside the current transaction. The settings of the new transaction apply until `commit`.
    public class func begin() { levels.append(Level()) }

    /// Ends the innermost transaction. Without an explicit transaction, the method is the same as `flush`.
    public class func commit() {
        guard levels.count > 1 else { return flush() }
        levels.removeLast().completionGroup?.close()
    }

    /// Ends the implicit transaction immediately, instead of at the beginning of the next frame. Inside an explicit transaction, the method
    /// has no effect.
    public class func flush() {
        guard levels.count == 1 else { return }
        endImplicitTransaction()
        LayerTree.current?.commit()
    }

    /// Ends the implicit transaction and its settings.
    static func endImplicitTransaction() {
        guard levels.count == 1 else { return }
        let level = levels[0]
        levels[0] = Level()
        level.completionGroup?.close()
    }

    /// Returns the value of a setting in the innermost transaction in which it is set, or nil.
    private static func innermostValue<V>(_ path: KeyPath<Level, V?>) -> V? {
        for level in levels.indices.reversed() { if let value = levels[level][keyPath: path] { return value } }
        return nil
    }

    /// Returns the duration of implicit animations, and of animations that are added with a `duration` of 0, in seconds. The default is
    /// 0.25.
    public class func animationDuration() -> CFTimeInterval { innermostValue(\.duration) ?? 0.25 }
    /// Sets the duration of implicit animations.
    public class func setAnimationDuration(_ dur: CFTimeInterval) { levels[levels.count - 1].duration = dur }

    /// Returns the timing function of implicit animations, or nil for the default function.
    public class func animationTimingFunction() -> CAMediaTimingFunction? { innermostValue(\.timingFunction) }
    /// Sets the timing function of implicit animations.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { levels[levels.count - 1].timingFunction = function }

    /// Returns whether changes take effect without actions.
    public class func disableActions() -> Bool {
        // Each change of a layer asks for this value, so it is read without a key path.
        for level in levels.indices.reversed() { if let value = levels[level].disablesActions { return value } }
        return false
    }
    /// Sets whether changes take effect without actions.
    public class func setDisableActions(_ flag: Bool) { levels[levels.count - 1].disablesActions = flag }

    /// Returns the completion block of the innermost transaction.
    public class func completionBlock() -> (() -> Void)? { levels[levels.count - 1].completionGroup?.completion }

    /// Sets a block that is called once, when all animations that are added to this transaction after this call have ended.
    ///
    /// If no animation is added, the block is called when the transaction is committed.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        let old = levels[levels.count - 1].completionGroup
        levels[levels.count - 1].completionGroup = block.map { CompletionGroup($0) }
        old?.close()
    }

    /// Returns the setting for one of the `kCATransaction…` keys, or the custom value with this key.
    public class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: return NSNumber(value: animationDuration())
        case kCATransactionDisableActions: return NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: return animationTimingFunction()
        case kCATransactionCompletionBlock: return completionBlock()
        default: return levels.lazy.reversed().compactMap { $0.values[key] }.first
        }
    }

    /// Changes the setting for one of the `kCATransaction…` keys, or stores a custom value.
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

    /// The completion groups for new animations: one for each open transaction with a completion block.
    static var completionGroups: [CompletionGroup] { levels.compactMap(\.completionGroup) }
}

/// The key of the animation duration.
nonisolated public let kCATransactionAnimationDuration = "animationDuration"
/// The key of the flag that disables actions.
nonisolated public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function.
nonisolated public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block.
nonisolated public let kCATransactionCompletionBlock = "completionBlock"
