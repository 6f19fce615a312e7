import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PageSheetTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()
    let root: LoggingViewController

    init() {
        stage.makeCurrent()
        root = LoggingViewController("R", log)
        stage.window.rootViewController = root
        log.lines = []
    }

    @Test func pageSheetLeavesThePresenterPartlyVisible() {
        let b = LoggingViewController("B", log, style: .pageSheet)
        root.present(b, animated: true)
        stage.advance(by: 1)
        #expect(b.view.frame == CGRect(x: 0, y: 30, width: 375, height: 637))
        #expect(abs(Double(root.view.frame.minY) - 20) < 1e-9 && abs(Double(root.view.frame.width) - 343) < 1e-9)
        stage.rotate(to: .landscapeLeft)
        stage.advance(by: 1)
        #expect(b.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
        stage.rotate(to: .portrait)
        stage.advance(by: 1)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(stage.window.subviews == [root.view])
    }

    @Test func transformOfThePresentersViewIsRestored() {
        let transform = CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.8, tx: 3, ty: -7)
        root.view.transform = transform
        root.present(LoggingViewController("B", log, style: .pageSheet), animated: true)
        stage.advance(by: 1)
        #expect(root.view.transform != transform)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.transform == transform)
    }

    @Test func sheetScalesThePresenterInAdditionToItsTransform() {
        root.present(LoggingViewController("B", log, style: .pageSheet), animated: true)
        stage.advance(by: 1)
        let scaling = root.view.transform
        let transform = CGAffineTransform(a: 0.9, b: 0, c: 0, d: 0.8, tx: 3, ty: -7)
        root.view.transform = transform
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.transform == transform, "a transform that is set while the sheet is open is not lost")
        root.present(LoggingViewController("C", log, style: .pageSheet), animated: true)
        stage.advance(by: 1)
        let (shown, expected) = (root.view.transform, transform.concatenating(scaling))
        #expect(abs(shown.a - expected.a) < 1e-9 && abs(shown.d - expected.d) < 1e-9)
        #expect(abs(shown.tx - expected.tx) < 1e-9 && abs(shown.ty - expected.ty) < 1e-9)
    }

    @Test func automaticStyleIsAPageSheet() {
        let b = LoggingViewController("B", log, style: .automatic)
        root.present(b, animated: false)
        #expect(b.presentationController?.presentationStyle == .pageSheet)
    }
}
