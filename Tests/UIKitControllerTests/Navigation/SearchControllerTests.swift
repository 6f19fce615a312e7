import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct SearchControllerTests {
    /// Logs the calls of a search controller.
    @MainActor final class Log: UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
        var lines: [String] = []
        func updateSearchResults(for searchController: UISearchController) {
            lines.append("update \(searchController.searchBar.text ?? "")")
        }
        func willPresentSearchController(_ searchController: UISearchController) { lines.append("willPresent") }
        func didPresentSearchController(_ searchController: UISearchController) { lines.append("didPresent") }
        func willDismissSearchController(_ searchController: UISearchController) { lines.append("willDismiss") }
        func didDismissSearchController(_ searchController: UISearchController) { lines.append("didDismiss") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            lines.append("scope \(selectedScope)")
        }
    }

    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let list = UITableViewController(style: .plain)
    let source = TableDataSource([Array(0..<40)])
    let results = UITableViewController(style: .plain)
    let log = Log()
    let search: UISearchController
    let navigation: UINavigationController

    init() {
        stage.makeCurrent()
        list.title = "Places"
        source.heights = { _ in 44 }
        source.connect(list.tableView)
        search = UISearchController(searchResultsController: results)
        (search.searchResultsUpdater, search.delegate, search.searchBar.delegate) = (log, log, log)
        list.navigationItem.searchController = search
        navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        stage.window.rootViewController = navigation
        stage.advance(frames: 2)
    }

    private var bar: UINavigationBar { navigation.navigationBar }
    private var field: CGRect { search.searchBar.searchTextField.convert(search.searchBar.searchTextField.bounds, to: nil) }

    @Test func searchBarIsBelowTheLargeTitle() {
        #expect(bar.frame.height == 148 && list.tableView.contentOffset.y == -168)
        #expect(field == CGRect(x: 16, y: 117, width: 343, height: 36))
    }

    @Test func scrollingFirstCoversTheSearchBar() {
        list.tableView.contentOffset.y = -168 + 33
        stage.advance(frames: 1)
        #expect(bar.frame.height == 115 && field.height == 3)
        list.tableView.contentOffset.y = -168 + 60
        stage.advance(frames: 1)
        #expect(bar.frame.height == 88 && field.height == 0)
        list.navigationItem.hidesSearchBarWhenScrolling = false
        list.tableView.contentOffset.y = 200
        stage.advance(frames: 1)
        #expect(bar.frame.height == 96 && field.height == 36, "a search bar that stays: only the title is covered")
    }

    @Test func searchMovesTheFieldToTheTopAndBack() {
        stage.tap(search.searchBar.searchTextField)
        stage.advance(frames: 10)
        #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
        #expect(log.lines.prefix(2) == ["willPresent", "update "])
        stage.advance(by: 1)
        #expect(bar.frame.height == 52 && field.minY == 21 && field.width < 300 && log.lines.last == "didPresent")
        #expect(list.tableView.contentOffset.y == -72)
        #expect(stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: search.view) == true)
        stage.type("Oslo")
        stage.advance(frames: 2)
        #expect(log.lines.last == "update Oslo" && results.view.isHidden == false && results.view.window != nil)
        #expect(results.tableView.contentOffset.y == -72 && results.view.safeAreaInsets.top == 72)
        search.isActive = false
        stage.advance(frames: 1)
        #expect(search.searchBar.text?.isEmpty != false && !search.searchBar.searchTextField.isFirstResponder)
        stage.advance(by: 1)
        #expect(bar.frame.height == 148 && field == CGRect(x: 16, y: 117, width: 343, height: 36))
        #expect(list.tableView.contentOffset.y == -168 && search.parent == nil && search.view.window == nil)
        #expect(log.lines.suffix(3) == ["willDismiss", "update ", "didDismiss"])
    }

    @Test func tapOnTheShadeAndCancelEndTheSearch() {
        for ends in [{ stage.tap(at: CGPoint(x: 200, y: 260)) }, { stage.tap(at: CGPoint(x: 340, y: 38)) }] {
            search.isActive = true
            stage.advance(by: 1)
            #expect(search.isActive && bar.frame.height == 52)
            ends()
            stage.advance(by: 1)
            #expect(!search.isActive)
            #expect(bar.frame.height == 148)
        }
    }

    @Test func contentStaysReachableIfItIsNotObscured() {
        let plain = UISearchController(searchResultsController: nil)
        plain.obscuresBackgroundDuringPresentation = false
        plain.hidesNavigationBarDuringPresentation = false
        list.navigationItem.searchController = plain
        stage.advance(frames: 1)
        plain.isActive = true
        stage.advance(by: 1)
        #expect(bar.frame.height == 148)
        #expect(stage.window.hitTest(CGPoint(x: 100, y: 300), with: nil)?.isDescendant(of: plain.view) == false)
    }

    @Test func searchThatBeginsAgainFinishesTheEndOfTheSearchBefore() {
        search.isActive = true
        stage.advance(by: 1)
        log.lines = []
        search.dismiss(animated: true) { [log] in log.lines.append("completion") }
        stage.advance(frames: 12)
        #expect(log.lines == ["willDismiss", "update "])
        search.isActive = true
        #expect(log.lines == ["willDismiss", "update ", "didDismiss", "completion", "willPresent", "update "])
        search.isActive = false
        stage.advance(frames: 25)
        #expect(log.lines.last == "update " && search.view.window != nil, "the animation of the first end does not end the second one")
        stage.advance(by: 1)
        #expect(log.lines.filter { $0 == "didDismiss" }.count == 2 && log.lines.filter { $0 == "completion" }.count == 1)
        #expect(search.view.window == nil && search.parent == nil)
    }

    @Test func scopeButtonsAppearDuringTheSearch() {
        search.searchBar.scopeButtonTitles = ["All", "Cities", "Lakes"]
        stage.advance(frames: 1)
        #expect(bar.frame.height == 148)
        search.isActive = true
        stage.advance(by: 1)
        #expect(bar.frame.height == 96)
        stage.tap(at: CGPoint(x: 190, y: 20 + 52 + 16))
        stage.advance(frames: 1)
        #expect(search.searchBar.selectedScopeButtonIndex == 1 && log.lines.suffix(2) == ["scope 1", "update "])
    }

    @Test func searchInTheHeaderOfATableCoversTheRows() {
        let other = UISearchController(searchResultsController: nil)
        list.navigationItem.searchController = nil
        navigation.navigationBar.prefersLargeTitles = false
        list.tableView.tableHeaderView = other.searchBar
        stage.advance(frames: 2)
        #expect(bar.frame.height == 44)
        stage.tap(other.searchBar.searchTextField)
        stage.advance(by: 1)
        #expect(other.isActive && navigation.isNavigationBarHidden)
        #expect(other.view.convert(CGPoint.zero, to: nil).y == 20 + other.searchBar.bounds.height)
        other.isActive = false
        stage.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && list.tableView.contentOffset.y == -64)
    }
}
