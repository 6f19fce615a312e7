import Stage
import Testing
import UIKit

@MainActor @Suite struct SearchBarTests {
    @MainActor final class RecordingDelegate: UISearchBarDelegate {
        var lines: [String] = []
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { lines.append("begin") }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { lines.append("end") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { lines.append(searchText) }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { lines.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { lines.append("cancel") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { lines.append("results") }
    }

    @Test func newTitlesKeepTheSelectedScope() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
        bar.scopeButtonTitles = ["All", "Cities", "Lakes", "Hills"]
        bar.selectedScopeButtonIndex = 2
        bar.scopeButtonTitles = ["Alle", "Städte", "Seen", "Hügel"]
        #expect(bar.selectedScopeButtonIndex == 2)
        bar.scopeButtonTitles = ["Alle", "Städte"]
        #expect(bar.selectedScopeButtonIndex == 1)
    }

    @Test func searchBarCallsItsDelegate() {
        let stage = Stage(size: CGSize(width: 320, height: 300), scale: 1, framesPerSecond: 60)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 320, height: 56))
        let delegate = RecordingDelegate()
        bar.delegate = delegate
        bar.showsSearchResultsButton = true
        bar.setShowsCancelButton(true, animated: false)
        stage.window.addSubview(bar)
        stage.advance(frames: 1)
        stage.tap(at: CGPoint(x: 90, y: 48))
        stage.type("ab")
        stage.key("return")
        #expect(delegate.lines == ["begin", "a", "ab", "search"] && bar.searchTextField.isEditing)
        let field = bar.searchTextField.frame
        stage.tap(at: CGPoint(x: field.maxX - 14, y: 48))
        stage.tap(at: CGPoint(x: 290, y: 48))
        #expect(delegate.lines.suffix(2) == ["results", "cancel"])
        bar.resignFirstResponder()
        #expect(delegate.lines.last == "end")
    }
}
