import Foundation
import QuartzCore

extension UIApplication {
    /// Returns a new delegate of a scene, whose class has a name in an Info.plist, such as `Shop.SceneDelegate`. Returns nil after a
    /// warning if there is no such class.
    package static func makeSceneDelegate(named name: String) -> UISceneDelegate? {
        let delegate = (FlipbookInterface.type(named: name) as? NSObject.Type).map { makeObject(of: $0) }
        if let delegate = delegate as? UISceneDelegate { return delegate }
        Diagnostics.report(
            .warning, source: "UIApplication",
            "The Info.plist names the class \(name) as the delegate of the scene, and the program has no such class. It must be a subclass of "
                + "UIResponder or NSObject that conforms to UIWindowSceneDelegate.", onlyOnce: true)
        return nil
    }

    /// A function that creates the delegate of the application, or nil if `FlipbookInterface.types` contains no class of a delegate.
    package static var makeListedDelegate: (() -> UIApplicationDelegate)? {
        guard let type = FlipbookInterface.types.first(where: { $0 is UIApplicationDelegate.Type }) as? NSObject.Type else { return nil }
        return { makeObject(of: type) as! UIApplicationDelegate }
    }
}
