import Foundation
import QuartzCore

/// The observers of notifications that were added with a selector, in the order in which they were added.
///
/// Foundation calls its observers in an order that differs from run to run. Therefore only one observer for each name is added to
/// Foundation. It calls the observers of this list in their order.
nonisolated final class SelectorObservers: @unchecked Sendable {
    /// One observer. Neither the target nor the object is retained.
    private final class Observer {
        weak var target: AnyObject?
        let targetID: ObjectIdentifier
        weak var object: AnyObject?
        let objectID: ObjectIdentifier?
        let selector: Selector
        var isRemoved = false

        init(_ target: AnyObject, _ selector: Selector, _ object: AnyObject?) {
            (self.target, self.selector, self.object) = (target, selector, object)
            (targetID, objectID) = (ObjectIdentifier(target), object.map(ObjectIdentifier.init))
        }

        func accepts(_ notification: Notification) -> Bool {
            guard !isRemoved else { return false }
            guard objectID != nil else { return true }
            guard let object else { return false }
            return notification.object.map { $0 as AnyObject === object } ?? false
        }
    }

    private struct Key: Hashable {
        var center: ObjectIdentifier
        var name: Notification.Name?
    }

    private weak var center: NotificationCenter?
    private var token: NSObjectProtocol?
    private var observers: [Observer] = []
    /// The number of observers at which the observers of released targets are removed.
    private var purgeCount = 16

    nonisolated(unsafe) private static var lists: [Key: SelectorObservers] = [:]
    /// Protects the lists. It is recursive, because Foundation may release an observer while the lock is held.
    private static let lock = NSRecursiveLock()

    private init(_ center: NotificationCenter) { self.center = center }

    // MARK: - Adding and removing

    static func add(
        to center: NotificationCenter, _ target: AnyObject, _ selector: Selector, _ name: Notification.Name?, _ object: AnyObject?
    ) {
        let observer = Observer(target, selector, object)
        let key = Key(center: ObjectIdentifier(center), name: name)
        lock.withLock {
            // A center that was released may have had the same address.
            let list = lists[key].flatMap { $0.center === center ? $0 : nil } ?? newList(for: center, key)
            list.append(observer, name)
        }
    }

    /// Adds a list, and removes the lists of released centers.
    private static func newList(for center: NotificationCenter, _ key: Key) -> SelectorObservers {
        let list = SelectorObservers(center)
        var remaining = lists.filter { $0.value.center != nil }
        remaining[key] = list
        lists = remaining
        return list
    }

    /// The number of lists, which is limited by the number of centers and names in use.
    static var listCount: Int { lock.withLock { lists.count } }

    private func append(_ observer: Observer, _ name: Notification.Name?) {
        if observers.count >= purgeCount {
            observers.removeAll { $0.target == nil }
            purgeCount = max(16, observers.count * 2)
        }
        observers.append(observer)
        guard token == nil else { return }
        token = center?.addObserver(forName: name, object: nil, queue: nil) { [weak self] in self?.deliver($0) }
    }

    static func remove(from center: NotificationCenter, _ target: AnyObject, _ name: Notification.Name?, _ object: AnyObject?) {
        let (targetID, objectID) = (ObjectIdentifier(target), object.map(ObjectIdentifier.init))
        let centerID = ObjectIdentifier(center)
        lock.withLock {
            for (key, list) in lists where key.center == centerID && (name == nil || key.name == name) {
                for observer in list.observers where observer.targetID == targetID {
                    if objectID == nil || observer.objectID == objectID { observer.isRemoved = true }
                }
                list.observers.removeAll(where: \.isRemoved)
            }
        }
    }

    // MARK: - Delivery

    private func deliver(_ notification: Notification) {
        nonisolated(unsafe) let accepting = Self.lock.withLock { observers.filter { $0.accepts(notification) } }
        guard !accepting.isEmpty else { return }
        nonisolated(unsafe) let notification = notification
        guard MainQueue.isCurrent else { return DispatchQueue.main.async { Self.call(accepting, notification) } }
        Self.call(accepting, notification)
    }

    private static func call(_ observers: [Observer], _ notification: Notification) {
        nonisolated(unsafe) let (observers, notification) = (observers, notification)
        MainActor.assumeIsolated {
            for observer in observers where !observer.isRemoved {
                guard let target = observer.target, !observer.selector.perform(on: target, with: notification) else { continue }
                observer.selector.perform(on: target, with: notification.asObject)
            }
        }
    }
}

nonisolated extension Notification {
    /// The notification as an object.
    fileprivate var asObject: NSNotification { NSNotification(name: name, object: object, userInfo: userInfo) }
}
