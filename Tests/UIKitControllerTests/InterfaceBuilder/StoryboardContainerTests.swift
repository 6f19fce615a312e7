import Stage
import Testing
import UIKit

/// Page and split view controllers, large titles and scope buttons in storyboards.
@MainActor @Suite struct StoryboardContainerTests {
    private func scene(_ element: String) -> String { "<scene sceneID=\"x\"><objects>\(element)</objects></scene>" }

    @Test func pageControllersHaveTheirStyle() {
        let fixture = StoryboardFixture(
            scene(
                """
                <pageViewController id="start" transitionStyle="scroll" navigationOrientation="vertical" pageSpacing="12" spineLocation="none"/>
                """))
        let pages: UIPageViewController = fixture.start()
        #expect(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical && pages.spineLocation == .none)
        let curl = StoryboardFixture(
            scene("<pageViewController id=\"start\" transitionStyle=\"pageCurl\" spineLocation=\"max\" doubleSided=\"YES\"/>"))
        let book: UIPageViewController = curl.start()
        #expect(book.transitionStyle == .pageCurl && book.spineLocation == .max && book.isDoubleSided)
    }

    @Test func splitControllersHaveTheirColumns() {
        let fixture = StoryboardFixture(
            scene(
                """
                <splitViewController id="start" preferredDisplayMode="allVisible" preferredPrimaryColumnWidth="240"><connections>
                <segue destination="list" kind="relationship" relationship="masterViewController" id="a"/>
                <segue destination="detail" kind="relationship" relationship="detailViewController" id="b"/>
                </connections></splitViewController>
                """) + StoryboardFixture.scene("list") + StoryboardFixture.scene("detail"), size: CGSize(width: 1000, height: 700))
        let split: UISplitViewController = fixture.start()
        #expect(split.style == .unspecified && split.viewController(for: .primary)?.title == "list")
        #expect(split.viewController(for: .secondary)?.title == "detail" && split.preferredPrimaryColumnWidth == 240)
        #expect(split.preferredDisplayMode == .oneBesideSecondary)
    }

    @Test func barsHaveLargeTitlesAndSearchBarsHaveScopes() {
        let fixture = StoryboardFixture(
            scene(
                """
                <navigationController id="start"><navigationBar key="navigationBar" largeTitles="YES" id="bar"/><connections>
                <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
                """)
                + StoryboardFixture.scene(
                    "home",
                    """
                    <subviews><searchBar contentMode="redraw" showsScopeBar="YES" tag="5" id="s">
                    <rect key="frame" x="0.0" y="200" width="375" height="100"/>
                    <scopeButtonTitles><string>All</string><string>Near</string></scopeButtonTitles></searchBar></subviews>
                    """,
                    afterView:
                        "<navigationItem key=\"navigationItem\" title=\"Home\" largeTitleDisplayMode=\"always\" prompt=\"Hello\" id=\"n\"/>"
                ))
        let navigation: UINavigationController = fixture.start()
        #expect(navigation.navigationBar.prefersLargeTitles && navigation.navigationBar.frame.height == 44 + 30 + 52)
        let bar = navigation.topViewController?.view.viewWithTag(5) as? UISearchBar
        #expect(bar?.scopeButtonTitles == ["All", "Near"] && bar?.showsScopeBar == true)
    }

    @Test func navigationControllersHaveTheirToolbar() {
        let fixture = StoryboardFixture(
            scene(
                """
                <navigationController toolbarHidden="NO" id="start"><toolbarItems/>
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
                <toolbar key="toolbar" opaque="NO" translucent="NO" id="tools"><rect key="frame" x="0.0" y="600" width="400" height="49"/>
                </toolbar><connections>
                <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
                """)
                + StoryboardFixture.scene(
                    "home",
                    afterView: """
                        <toolbarItems><barButtonItem title="Sort" id="a"/><barButtonItem systemItem="flexibleSpace" id="b"/></toolbarItems>
                        """))
        let navigation: UINavigationController = fixture.start()
        #expect(!navigation.isToolbarHidden && navigation.toolbar.isTranslucent == false)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
        #expect(navigation.toolbar.items?.count == 2 && navigation.toolbar.items?.first?.title == "Sort")
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 44)
    }
}
