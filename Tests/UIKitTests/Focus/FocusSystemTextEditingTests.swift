import Stage
import Testing
import UIKit

/// Focus skips controls that are visible only during text editing, and follows the first responder.
@MainActor @Suite struct FocusSystemTextEditingTests {
    @MainActor final class FormViewController: UIViewController, UISearchBarDelegate, UITextFieldDelegate {
        let searchBar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 300, height: 56))
        let toggle = UISwitch(frame: CGRect(x: 20, y: 90, width: 0, height: 0))
        let nameField = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 36))
        let secondField = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 36))
        var cancelCount = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            searchBar.delegate = self
            nameField.delegate = self
            for subview in [searchBar, toggle, nameField, secondField] as [UIView] { view.addSubview(subview) }
        }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(false, animated: true) }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            cancelCount += 1
            searchBar.text = ""
            searchBar.resignFirstResponder()
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool { secondField.becomeFirstResponder() }
    }

    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let form = FormViewController()

    init() {
        stage.window.rootViewController = form
        stage.advance(frames: 1)
    }

    /// The Cancel button is visible only while the search text is edited, so Tab skips it.
    @Test func tabSkipsControlsThatDisappearWhenEditingEnds() {
        stage.key("tab")
        #expect(form.searchBar.searchTextField.isFocused && form.searchBar.searchTextField.isEditing)
        stage.advance(by: 1)
        stage.key("tab")
        #expect(form.toggle.isFocused && !form.searchBar.searchTextField.isEditing)
        stage.advance(by: 1)
        stage.key("shift+tab")
        #expect(form.searchBar.searchTextField.isFocused)
        stage.advance(by: 1)
        stage.key("shift+tab")
        #expect(form.secondField.isFocused)
    }

    /// Escape in the search bar acts like the Cancel button, which the focus cannot reach. Escape in a text field only ends editing.
    @Test func escapeCancelsASearch() {
        stage.key("tab")
        stage.type("sea")
        stage.key("escape")
        #expect(form.cancelCount == 1 && form.searchBar.text == "" && !form.searchBar.searchTextField.isEditing)
        stage.key("tab")
        stage.key("tab")
        stage.type("sea")
        stage.key("escape")
        #expect(form.cancelCount == 1 && form.nameField.text == "sea" && !form.nameField.isEditing)
    }

    /// Return moves to the next field, and the focus ring moves too. After a touch, the ring is hidden, and Return does not show it.
    @Test func focusRingFollowsTheEditedField() {
        for _ in 0..<3 { stage.key("tab") }
        #expect(form.nameField.isFocused)
        stage.key("return")
        #expect(form.secondField.isEditing && form.secondField.isFocused && !form.nameField.isFocused)
        stage.key("tab")
        #expect(form.searchBar.searchTextField.isFocused, "the focus continues from the edited field")
        stage.tap(at: CGPoint(x: 100, y: 168))
        stage.key("return")
        #expect(form.secondField.isEditing && !form.secondField.isFocused)
    }

    @Test func backButtonGetsFocus() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.window.rootViewController = navigation
        let page = UIViewController()
        page.view.addGestureRecognizer(UITapGestureRecognizer())
        navigation.pushViewController(page, animated: false)
        stage.advance(frames: 2)
        stage.key("tab")
        #expect(!page.view.isFocused)
        stage.key("space")
        stage.advance(by: 1)
        #expect(navigation.viewControllers.count == 1)
    }
}
