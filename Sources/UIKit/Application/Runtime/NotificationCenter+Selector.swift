import Foundation
import QuartzCore

extension NotificationCenter {
    /// Calls a method of an observer for each notification with a name and an object. If the name or the object is nil, it is not compared.
    ///
    /// The method has no parameter, or a parameter for the notification. The observer is not retained. Observers of a name are called in
    /// the order in which they were added.
    ///
    /// Differs from Apple: if the notification is posted on another thread, the method is called on the main actor, at the next frame.
    nonisolated public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.add(to: self, ClassTarget.object(observer), aSelector, aName, anObject.map { $0 as AnyObject })
    }

    /// Removes an observer: `center.removeObserver(self)`, `center.removeObserver(self, name: name, object: nil)`.
    ///
    /// As in `DispatchQueue+Stage.swift`, this is a property with a callable value, because Foundation has functions with the same
    /// parameters.
    nonisolated public var removeObserver: RemoveObserverCall { RemoveObserverCall(center: self) }

    /// The callable value of `NotificationCenter.removeObserver`.
    nonisolated public struct RemoveObserverCall {
        fileprivate let center: NotificationCenter

        /// Removes an observer for all notifications. `observer` was added with a selector, or is the result of
        /// `addObserver(forName:…)`.
        public func callAsFunction(_ observer: Any) { callAsFunction(observer, name: nil, object: nil) }

        /// Removes an observer for the notifications with a name and an object. If the name or the object is nil, it is not compared.
        public func callAsFunction(_ observer: Any, name aName: NSNotification.Name?, object anObject: Any?) {
            SelectorObservers.remove(from: center, ClassTarget.object(observer), aName, anObject.map { $0 as AnyObject })
            center.removeObserver(_:name:object:)(observer, aName, anObject)
        }
    }
}
