import Stage
import Testing
import UIKit

/// `Stage.view`: views by their names, as targets of scripts.
@MainActor @Suite struct StageViewTests {
    private let stage = Stage(size: CGSize(width: 200, height: 300), scale: 1, framesPerSecond: 50)

    private func add<View: UIView>(_ view: View, _ name: String? = nil, _ x: CGFloat, _ y: CGFloat) -> View {
        view.frame = CGRect(x: x, y: y, width: 60, height: 30)
        view.accessibilityIdentifier = name
        stage.window.addSubview(view)
        return view
    }

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        return label
    }

    /// Returns the description of the error without the file and line of the call.
    private func message(_ body: () throws -> Any) -> String {
        do { _ = try body() } catch { return "\(error)".replacing(#/^[^:]*:[0-9]+: /#, with: "") }
        return ""
    }

    @Test func identifierIsPreferredToTextAndToLabel() throws {
        let text = add(label("price"), nil, 10, 10)
        #expect(try stage.view("price") === text)
        let named = add(UIView(), "price", 10, 50)
        #expect(try stage.view("price") === named)
        let described = add(UIView(), nil, 10, 90)
        described.accessibilityLabel = "Amount"
        #expect(try stage.view("Amount") === described)
    }

    @Test func numberSelectsOneOfSeveral() throws {
        let views = [10, 50, 90].map { add(label("Delete"), nil, 10, $0) }
        #expect(try stage.view("Delete") === views[0])
        #expect(try stage.view("Delete", number: 3) === views[2])
        #expect(message { try stage.view("Delete", number: 4) }.contains("only 3 views called \"Delete\""))
        #expect(message { try stage.view("Delete", number: 0) }.contains("no number 0"))
    }

    @Test func reachableViewIsPreferred() throws {
        _ = add(label("OK"), nil, 10, 10)
        _ = add(UIView(), "cover", 10, 10)
        let reachable = add(label("OK"), nil, 10, 90)
        #expect(try stage.view("OK") === reachable)
    }

    @Test func viewHasTheRequestedClass() throws {
        let button = add(UIButton(type: .system), "buy-button", 10, 10)
        button.setTitle("Buy", for: .normal)
        var tapCount = 0
        button.addAction(UIAction { _ in tapCount += 1 }, for: .touchUpInside)
        #expect(try stage.view("Buy", as: UIButton.self) === button)
        #expect(try stage.view("buy-button", as: UIControl.self) === button)
        stage.tap(try stage.view("Buy"))
        #expect(tapCount == 1)
        #expect(
            message { try stage.view("buy-button", as: UILabel.self) }
                == "\"buy-button\" is a UIButton, and neither it nor a view around it is a UILabel")
    }

    /// A test library reports a thrown error at the beginning of the test, so the error itself names the file and line of the call.
    @Test func errorNamesTheLineOfTheCall() {
        let card = add(UIView(), "card", 10, 10)
        var (errors, line): ([String], Int) = ([], 0)
        do {
            line = #line + 1
            _ = try stage.view("crad")
        } catch { errors.append("\(error)") }
        do { _ = try stage.view("card", as: UILabel.self) } catch { errors.append("\(error)") }
        #expect(errors.count == 2 && card.superview != nil)
        #expect(errors.first?.contains("StageTests/StageViewTests.swift:\(line): nothing on the screen") == true, "\(errors)")
        #expect(errors.last?.contains("StageTests/StageViewTests.swift:\(line + 2): \"card\" is a UIView") == true, "\(errors)")
    }

    @Test func missingViewIsNamedWithSimilarOnes() {
        _ = add(UIView(), "card", 10, 10)
        #expect(message { try stage.view("crad") } == "nothing on the screen is called \"crad\" (did you mean \"card\"?)")
        #expect(message { try stage.view("xyzzy", as: UILabel.self) } == "nothing on the screen is called \"xyzzy\"; there is \"card\"")
        let hidden = add(UIView(), "secret", 10, 50)
        hidden.isHidden = true
        #expect(message { try stage.view("secret") } == "\"secret\" exists, but it is not visible on the screen: it is hidden")
    }

    /// The error says what may make the view visible. A hidden view needs something else.
    @Test func errorForAViewOutsideOfTheScreenSaysWhatToDo() {
        let coin = add(UIView(), "coin", 230, 40)
        let text = message { try stage.view("coin") }
        #expect(text.contains("a view that clips it; if it moves onto the screen later, call advance(by:) first"), "\(text)")
        #expect(text.hasSuffix("scroll to it first"))
        coin.isHidden = true
        #expect(message { try stage.view("coin") }.hasSuffix("it is hidden"))
    }

    /// A view that only exists after layout, such as a cell, is found in the first frame.
    @Test func pendingLayoutIsPerformedFirst() throws {
        final class Container: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                guard subviews.isEmpty else { return }
                let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
                inner.accessibilityIdentifier = "late"
                addSubview(inner)
            }
        }
        let container = add(Container(), nil, 10, 10)
        #expect(try stage.view("late").superview === container && stage.frame == 0)
    }
}
