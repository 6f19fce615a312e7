import Foundation

/// Returns the class of an object and its address: `UIView:0x5581c0`.
nonisolated package func address(of object: AnyObject) -> String {
    let number = UInt(bitPattern: ObjectIdentifier(object))
    return "\(type(of: object)):0x\(String(number, radix: 16))"
}

/// Returns a description that can be made only on the main actor. On other threads, returns the class and the address of the object.
///
/// The property `description` of `NSObject` is not isolated, so it can be read on any thread.
nonisolated package func describe(_ object: AnyObject, _ description: @MainActor () -> String) -> String {
    MainQueue.isCurrent ? MainActor.assumeIsolated(description) : "<\(address(of: object))>"
}
