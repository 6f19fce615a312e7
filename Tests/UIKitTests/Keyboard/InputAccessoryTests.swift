import Foundation
import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// Views above the keyboard, and in place of it.
@MainActor @Suite(.serialized) struct InputAccessoryTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 40, y: 100, width: 240, height: 34))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 51))

    init() {
        stage.window.rootViewController = controller
        controller.view.addSubview(field)
        field.inputAccessoryView = bar
        stage.advance(frames: 1)
    }

    private var barTop: CGFloat { bar.window == nil ? -1 : bar.convert(CGPoint.zero, to: nil).y }

    @Test func accessoryIsAboveTheKeys() {
        stage.tap(field)
        stage.advance(frames: 30)
        #expect(barTop == 400 && bar.bounds.width == 375)
        field.resignFirstResponder()
        stage.advance(frames: 60)
        #expect(bar.window == nil)
    }

    @Test func accessoryIsAtTheBottomWithAHardwareKeyboard() {
        stage.key("tab")
        field.becomeFirstResponder()
        stage.advance(frames: 30)
        #expect(barTop == 616)
    }

    @Test func inputViewReplacesTheKeys() {
        var names: [String] = []
        let log = NotificationLog([UIResponder.keyboardWillShowNotification]) { names.append($0) }
        stage.tap(field)
        stage.advance(frames: 30)
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 130))
        field.inputView = input
        field.reloadInputViews()
        stage.advance(frames: 30)
        #expect(barTop == 486 && input.convert(CGPoint.zero, to: nil).y == 537)
        withExtendedLifetime(log) { #expect(names.count == 2) }
        field.inputView = nil
        field.reloadInputViews()
        stage.advance(frames: 30)
        #expect(barTop == 400 && input.superview == nil)
    }
}
