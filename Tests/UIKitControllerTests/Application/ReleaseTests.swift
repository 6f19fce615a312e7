import Testing
import UIKit

/// Instances of an app's subclasses may be released on any thread, for example at the end of an asynchronous function.
@Suite struct ReleaseTests {
    private final class ClientView: UIView {}
    private final class ClientLabel: UILabel {}
    private final class ClientButton: UIButton {}
    private final class ClientCell: UITableViewCell {}
    private final class ClientController: UIViewController {}
    private final class ClientNavigationController: UINavigationController {}
    private final class ClientRecognizer: UIPanGestureRecognizer {}
    private final class ClientLayer: CALayer {}
    private final class ClientShapeLayer: CAShapeLayer {}
    private final class ClientAnimation: CABasicAnimation {}

    private struct WeakReference { weak var object: AnyObject? }

    @Test func objectsOfSubclassesCanBeReleasedOnAnyThread() async {
        var objects: [any AnyObject & Sendable] = await MainActor.run {
            [
                ClientView(), ClientLabel(), ClientButton(type: .system), ClientCell(style: .default, reuseIdentifier: nil),
                ClientController(), ClientNavigationController(rootViewController: ClientController()), ClientRecognizer(),
                ClientLayer(), ClientShapeLayer(), ClientAnimation(keyPath: "position"),
            ]
        }
        #expect(objects.count == 10)
        let references = objects.map { WeakReference(object: $0) }
        // This function is not isolated to the main actor, so the objects are released on another thread.
        objects.removeAll()
        #expect(references.allSatisfy { $0.object == nil })
    }
}
