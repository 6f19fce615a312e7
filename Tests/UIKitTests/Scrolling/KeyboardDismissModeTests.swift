import Stage
import Testing
import UIKit

@MainActor @Suite struct KeyboardDismissModeTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 36))

    init() {
        scrollView.contentSize = CGSize(width: 375, height: 2000)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.addSubview(field)
        stage.window.addSubview(scrollView)
        stage.tap(at: CGPoint(x: 100, y: 75))
        stage.advance(by: 0.5)
    }

    private var keyboardView: UIView? { stage.window.subviews.first { $0.accessibilityIdentifier == "Keyboard" } }
    private var keyboardTop: CGFloat? { keyboardView?.frame.minY }

    @Test func onDragDismissesTheKeyboard() {
        #expect(keyboardTop == 451 && field.isEditing)
        scrollView.keyboardDismissMode = .onDrag
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 350), duration: 0.1)
        #expect(!field.isEditing)
        stage.advance(by: 0.5)
        #expect(keyboardView == nil)
    }

    @Test func keyboardStaysByDefault() {
        stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.3)
        stage.advance(by: 0.5)
        #expect(field.isEditing && keyboardTop == 451)
    }

    @Test func interactiveModeMovesTheKeyboardWithTheTouch() {
        scrollView.keyboardDismissMode = .interactive
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        for y in stride(from: 400, through: 500, by: 10) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(keyboardTop == 500)
        for y in stride(from: 500, through: 470, by: -2) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(keyboardTop == 470, "the keyboard follows the touch back")
        stage.touchUp()
        stage.advance(by: 0.5)
        #expect(field.isEditing && keyboardTop == 451, "released above half-way, the keyboard returns")
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        for y in stride(from: 400, through: 580, by: 20) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(keyboardTop == 580)
        stage.touchUp()
        #expect(!field.isEditing)
        stage.advance(by: 0.5)
        #expect(keyboardView == nil)
    }

    /// If the field does not end editing, the keyboard returns also from below half-way.
    @Test func keyboardReturnsToAFieldThatKeepsEditing() {
        @MainActor final class Keeper: UITextFieldDelegate {
            var requestCount = 0

            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
                requestCount += 1
                return false
            }
        }
        let keeper = Keeper()
        field.delegate = keeper
        scrollView.keyboardDismissMode = .interactive
        stage.touchDown(at: CGPoint(x: 200, y: 400))
        for y in stride(from: 400, through: 580, by: 20) {
            stage.touchMove(to: CGPoint(x: 200, y: CGFloat(y)))
            stage.advance(frames: 1)
        }
        #expect(keyboardTop == 580)
        stage.touchUp()
        #expect(keeper.requestCount == 1)
        stage.advance(by: 0.5)
        #expect(field.isEditing && keyboardTop == 451)
    }
}
