import Stage
import Testing
import UIKit

@MainActor @Suite struct StoryboardTableTests {
    private static let detail = StoryboardFixture.scene("detail")

    private func take() -> [String] { InterfaceLog.shared.take() }

    @Test func prototypeCellsAreDequeuedAndTriggerSegues() {
        let fixture = StoryboardFixture(
            """
            <scene sceneID="n"><objects><navigationController id="start"><connections>
            <segue destination="rows" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController></objects></scene>
            """
                + StoryboardFixture.scene(
                    "rows", type: "tableViewController",
                    attributes: "customClass=\"RowsViewController\" customModule=\"UIKitControllerTests\"",
                    view: """
                        <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="plain"
                          separatorStyle="none" rowHeight="71" sectionHeaderHeight="28" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
                        <prototypes><tableViewCell selectionStyle="none" accessoryType="disclosureIndicator" reuseIdentifier="row" id="cell"
                          customClass="CaptionCell" customModule="UIKitControllerTests"><rect key="frame" x="0" y="28" width="375" height="71"/>
                        <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="341" height="70"/><subviews>
                          <label text="Prototype" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews><constraints>
                          <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="19" id="c1"/>
                          <constraint firstItem="label" firstAttribute="centerY" secondItem="content" secondAttribute="centerY" id="c2"/></constraints>
                        </tableViewCellContentView><connections><outlet property="caption" destination="label" id="o"/>
                        <segue destination="detail" kind="show" identifier="open" id="sg"/></connections></tableViewCell></prototypes></tableView>
                        """) + Self.detail)
        let navigation: UINavigationController = fixture.start()
        let table = (navigation.topViewController as! RowsViewController).tableView!
        #expect(table.rowHeight == 71 && table.separatorStyle == .none && table.dataSource === navigation.topViewController)
        let cells = table.visibleCells as! [CaptionCell]
        #expect(cells.map(\.caption.text) == ["Row 0", "Row 1", "Row 2"] && cells[0] !== cells[1])
        #expect(cells[1].frame == CGRect(x: 0, y: 71, width: 375, height: 71) && Double(cells[1].caption.frame.minX) == 19)
        #expect(abs(Double(cells[1].caption.frame.midY) - 35.5) < 0.6 && cells[0].accessoryType == .disclosureIndicator)
        #expect(take().filter { $0.hasPrefix("cell") } == Array(repeating: "cell.awake Prototype", count: 3))
        fixture.stage.tap(cells[1])
        fixture.stage.advance(by: 1.5)
        #expect(take().filter { !$0.hasPrefix("cell") } == ["prepare row 1, CaptionCell", "didSelect"])
        #expect(navigation.topViewController?.title == "detail")
    }

    @Test func staticTablesHaveSectionsAndCells() {
        func cell(_ id: String, _ attributes: String, _ content: String, _ connections: String = "") -> String {
            """
            <tableViewCell \(attributes) id="\(id)"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <tableViewCellContentView key="contentView" id="\(id)-content"><rect key="frame" x="0" y="0" width="375" height="44"/><subviews>\(content)</subviews>
            </tableViewCellContentView><connections>\(connections)</connections></tableViewCell>
            """
        }
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start", type: "tableViewController",
                attributes: "customClass=\"FormViewController\" customModule=\"UIKitControllerTests\"",
                view: """
                    <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="33"/></view>
                    <sections><tableViewSection headerTitle="Name" id="s1"><cells>
                    \(cell("a", "", "<textField placeholder=\"First\" id=\"field\"><rect key=\"frame\" x=\"16\" y=\"7\" width=\"300\" height=\"30\"/></textField>"))
                    \(cell("b", "rowHeight=\"88\" style=\"IBUITableViewCellStyleSubtitle\" textLabel=\"bt\" detailTextLabel=\"bd\"",
                        "<label text=\"Title\" id=\"bt\"/><label text=\"Detail\" id=\"bd\"/>"))
                    </cells></tableViewSection><tableViewSection footerTitle="End" id="s2"><cells>
                    \(cell("c", "", "", "<segue destination=\"detail\" kind=\"presentation\" modalPresentationStyle=\"fullScreen\" id=\"x\"/>"))
                    </cells></tableViewSection></sections></tableView>
                    """,
                afterView: """
                    <connections><outlet property="field" destination="field" id="o"/></connections>
                    <refreshControl key="refreshControl" tag="8" id="refresh"><rect key="frame" x="0" y="0" width="320" height="60"/></refreshControl>
                    """) + Self.detail)
        let form: FormViewController = fixture.start()
        let table = form.tableView!
        #expect(table.style == .grouped && table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
        #expect(form.field.placeholder == "First" && form.field.window != nil && Double(table.tableHeaderView!.frame.height) == 33)
        #expect(table.refreshControl?.tag == 8)
        let cells = table.visibleCells
        #expect(cells.map { Double($0.frame.height) } == [50, 88, 50])
        #expect(cells[1].textLabel?.text == "Title" && cells[1].detailTextLabel?.text == "Detail" && cells[1].style == .subtitle)
        #expect(cells[1].contentView.subviews.count == 2)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "NAME" && table.footerView(forSection: 1)?.textLabel?.text == "End")
        fixture.stage.tap(cells[2])
        fixture.stage.advance(by: 1)
        #expect(take() == ["prepare [1, 0]"] && form.presentedViewController?.title == "detail")
    }

    @Test func collectionsHavePrototypesAndALayout() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start", type: "collectionViewController",
                attributes: "customClass=\"TilesViewController\" customModule=\"UIKitControllerTests\"",
                view: """
                    <collectionView key="view" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="14" minimumInteritemSpacing="5" id="l">
                      <size key="itemSize" width="110" height="60"/><size key="headerReferenceSize" width="0" height="0"/>
                      <inset key="sectionInset" minX="8" minY="11" maxX="9" maxY="12"/></collectionViewFlowLayout>
                    <cells><collectionViewCell opaque="NO" reuseIdentifier="tile" id="c" customClass="TileCell" customModule="UIKitControllerTests">
                      <rect key="frame" x="0" y="0" width="110" height="60"/><view key="contentView" id="cc"><rect key="frame" x="0" y="0" width="110" height="60"/>
                      <subviews><view tag="3" id="p"><rect key="frame" x="5" y="6" width="20" height="30"/></view></subviews></view>
                      <connections><outlet property="picture" destination="p" id="o"/>
                      <segue destination="detail" kind="presentation" modalPresentationStyle="fullScreen" id="s"/></connections></collectionViewCell></cells>
                    </collectionView>
                    """) + Self.detail)
        let tiles: TilesViewController = fixture.start()
        let cells = tiles.collectionView.visibleCells
        #expect(cells.count == 5 && cells[3].frame == CGRect(x: 8, y: 85, width: 110, height: 60))
        #expect((cells[3] as? TileCell)?.picture.tag == 3 && cells[3].reuseIdentifier == "tile")
        #expect(tiles.collectionViewLayout === tiles.collectionView.collectionViewLayout)
        fixture.stage.tap(cells[4])
        fixture.stage.advance(by: 1)
        #expect(take() == ["prepare TileCell"] && tiles.presentedViewController?.title == "detail")
    }
}
