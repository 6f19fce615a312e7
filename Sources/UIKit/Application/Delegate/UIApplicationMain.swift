import CApplicationRunner
import Foundation
import QuartzCore

/// Starts the application with the class of its delegate. Returns the exit code of the program.
///
/// FlipbookKit implements the window and the commands, so the program has to be linked with the product FlipbookKit. Otherwise an error
/// is reported and 1 is returned.
///
/// Differs from Apple: the principal class is ignored; the application is always a `UIApplication`.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let delegateClass = NSClassFromString(name) as? (NSObject & UIApplicationDelegate).Type else {
        Diagnostics.report(
            .warning, source: "UIApplicationMain",
            "There is no delegate class with the name \(delegateClassName ?? "nil"). Pass NSStringFromClass(AppDelegate.self); the class "
                + "must be a subclass of UIResponder or NSObject that conforms to UIApplicationDelegate.")
        return 1
    }
    return UIApplication.run(delegateClass)
}

extension UIApplicationDelegate where Self: NSObject {
    /// Starts the application with a new delegate of this class. `@main` calls it.
    @preconcurrency @MainActor public static func main() { exit(UIApplication.run(self)) }
}

extension UIApplication {
    /// Creates the delegate of the application that `UIApplicationMain` runs.
    package private(set) static var makeMainDelegate: (() -> UIApplicationDelegate)?
    /// The function that tests run instead of the function of FlipbookKit.
    package static var runner: (() -> Int32)?

    fileprivate static func run(_ delegateClass: (NSObject & UIApplicationDelegate).Type) -> Int32 {
        let type: NSObject.Type = delegateClass
        // The cast succeeds: the object is of the class, which conforms to the protocol.
        makeMainDelegate = { makeObject(of: type) as! UIApplicationDelegate }
        if let runner { return runner() }
        if flipbook_has_application_runner() { return flipbook_call_application_runner() }
        Diagnostics.report(
            .warning, source: "UIApplicationMain",
            "The program has no window in which the application can be shown. Add the product FlipbookKit to the dependencies of the target."
        )
        return 1
    }
}
