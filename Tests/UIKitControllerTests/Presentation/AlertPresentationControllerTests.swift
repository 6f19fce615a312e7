import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct AlertPresentationControllerTests {
    @Test func keyboardIsObservedUntilAnotherRootControllerRemovesTheAlert() throws {
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
        let root = UIViewController()
        stage.window.rootViewController = root
        let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
        stage.advance(frames: 1)
        let presentation = try #require(alert.presentationController as? AlertPresentationController)
        #expect(presentation.isObservingKeyboard)
        stage.window.rootViewController = UIViewController()
        #expect(presentation.containerView == nil && !presentation.isObservingKeyboard)
    }
}
