import Stage
import Testing
import UIKit

@MainActor @Suite struct ContentContainerTests {
    let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 60)

    private final class Container: UIViewController {
        var sizes: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
            sizes.append(container.preferredContentSize)
        }
    }

    private final class Sheet: UIPresentationController {
        var sizes: [CGSize] = []
        override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
            sizes.append(container.preferredContentSize)
        }
    }

    private final class SheetDelegate: NSObject, UIViewControllerTransitioningDelegate {
        var sheet: Sheet?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            sheet = Sheet(presentedViewController: presented, presenting: presenting)
            return sheet
        }
    }

    @Test func parentIsNotifiedOfANewSize() {
        let (container, child) = (Container(), UIViewController())
        container.addChild(child)
        child.preferredContentSize = CGSize(width: 70, height: 90)
        child.preferredContentSize = CGSize(width: 70, height: 90)
        child.preferredContentSize = CGSize(width: 70, height: 45)
        #expect(container.sizes == [CGSize(width: 70, height: 90), CGSize(width: 70, height: 45)])
    }

    @Test func presentationControllerIsNotifiedOfANewSize() {
        let (root, presented, delegate) = (UIViewController(), UIViewController(), SheetDelegate())
        stage.window.rootViewController = root
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: false)
        stage.advance(frames: 2)
        presented.preferredContentSize = CGSize(width: 33, height: 44)
        #expect(delegate.sheet?.sizes == [CGSize(width: 33, height: 44)])
        #expect(delegate.sheet?.preferredContentSize == CGSize(width: 33, height: 44))
    }
}
