import Foundation
import QuartzCore

/// Starts the application with the class of its delegate. Returns the exit code of the program.
///
/// Differs from Apple: the principal class is ignored; the application is always a `UIApplication`. The window is provided by the program
/// that shows the application; without one, an error is reported and 1 is returned.
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>!, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let name = delegateClassName, let delegateClass = NSClassFromString(name) as? NSObject.Type else {
        Diagnostics.report(
            .warning, source: "UIApplicationMain",
            "There is no subclass of NSObject with the name \(delegateClassName ?? "nil"). Pass NSStringFromClass(AppDelegate.self).")
        return 1
    }
    return UIApplication.run { makeObject(of: delegateClass) as? UIApplicationDelegate }
}

extension UIApplicationDelegate where Self: NSObject {
    /// Starts the application with a new delegate of this class. `@main` calls it.
    @preconcurrency @MainActor public static func main() {
        exit(UIApplication.run { makeObject(of: self) })
    }
}

extension UIApplication {
    /// Shows the application of a delegate until its end, and returns the exit code. The program that owns the window sets it.
    package static var runner: ((_ makeDelegate: @escaping () -> UIApplicationDelegate?) -> Int32)?

    fileprivate static func run(_ makeDelegate: @escaping () -> UIApplicationDelegate?) -> Int32 {
        if let runner { return runner(makeDelegate) }
        Diagnostics.report(
            .warning, source: "UIApplicationMain", "The program has no window in which the application can be shown. Use FlipbookApp.")
        return 1
    }
}
