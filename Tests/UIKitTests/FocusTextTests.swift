import Stage
import Testing
import UIKit

/// Keys lead on past what comes and goes with a text, and along when the text is led elsewhere.
@MainActor @Suite struct FocusTextTests {
    @MainActor final class Desk: UIViewController, UISearchBarDelegate, UITextFieldDelegate {
        let search = UISearchBar(frame: CGRect(x: 0, y: 20, width: 300, height: 56))
        let lamp = UISwitch(frame: CGRect(x: 20, y: 90, width: 0, height: 0))
        let name = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 36))
        let word = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 36))
        var cancelled = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            search.delegate = self
            name.delegate = self
            for part in [search, lamp, name, word] as [UIView] { view.addSubview(part) }
        }

        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(false, animated: true) }

        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
            cancelled += 1
            searchBar.text = ""
            searchBar.resignFirstResponder()
        }

        func textFieldShouldReturn(_ textField: UITextField) -> Bool { word.becomeFirstResponder() }
    }

    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let desk = Desk()

    init() {
        stage.window.rootViewController = desk
        stage.advance(frames: 1)
    }

    /// Cancel is there while a search is written, and goes when Tab leads to it.
    @Test func whatGoesWithTheTextIsPassedOver() {
        stage.key("tab")
        #expect(desk.search.searchTextField.isFocused && desk.search.searchTextField.isEditing)
        stage.advance(by: 1)
        stage.key("tab")
        #expect(desk.lamp.isFocused && !desk.search.searchTextField.isEditing)
        stage.advance(by: 1)
        stage.key("shift+tab")
        #expect(desk.search.searchTextField.isFocused)
        stage.advance(by: 1)
        stage.key("shift+tab")
        #expect(desk.word.isFocused)
    }

    /// As keys cannot come to Cancel, Escape is Cancel; where there is none it ends the text.
    @Test func escapeCancelsASearch() {
        stage.key("tab")
        stage.type("sea")
        stage.key("escape")
        #expect(desk.cancelled == 1 && desk.search.text == "" && !desk.search.searchTextField.isEditing)
        stage.key("tab")
        stage.key("tab")
        stage.type("sea")
        stage.key("escape")
        #expect(desk.cancelled == 1 && desk.name.text == "sea" && !desk.name.isEditing)
    }

    /// Return leads to the next field, and the ring with it; a finger puts it away, and then it stays away.
    @Test func theRingGoesAlongWithTheText() {
        for _ in 0..<3 { stage.key("tab") }
        #expect(desk.name.isFocused)
        stage.key("return")
        #expect(desk.word.isEditing && desk.word.isFocused && !desk.name.isFocused)
        stage.key("tab")
        #expect(desk.search.searchTextField.isFocused, "and goes on from there")
        stage.tap(at: CGPoint(x: 100, y: 168))
        stage.key("return")
        #expect(desk.word.isEditing && !desk.word.isFocused)
    }

    @Test func theWayBackIsLedTo() {
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
