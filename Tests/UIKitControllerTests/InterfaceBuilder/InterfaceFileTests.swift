import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// A controller whose view is in the xib `Panel.xib`.
@MainActor class PanelController: UIViewController {
    var caption: UILabel!
    func tap(_ sender: Any) { InterfaceLog.shared.append("panel.tap") }
}

@MainActor @Suite final class InterfaceFileTests {
    private let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1)
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-nibs-\(UUID().uuidString)")

    init() {
        InterfaceTables.register()
        FlipbookInterface.register(
            [
                FlipbookInterfaceClass(
                    PanelController.self, name: "PanelController",
                    members: [.outlet("caption", \.caption), .action("tap:", PanelController.tap(_:))])
            ], module: InterfaceTables.module)
        stage.makeCurrent()
        _ = InterfaceLog.shared.take()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ name: String, _ text: String) throws {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private var bundle: Bundle { Bundle(path: folder.path)! }

    private static func xib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>\(objects)</objects></document>
        """
    }

    private static let panel = xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="PanelController"><connections>
          <outlet property="view" destination="v" id="o1"/><outlet property="caption" destination="l" id="o2"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="v"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/><subviews>
          <label text="From the xib" id="l"><rect key="frame" x="7" y="9" width="100" height="20"/></label>
          <button tag="4" id="b"><rect key="frame" x="10" y="90" width="100" height="40"/><connections>
            <action selector="tap:" destination="-1" eventType="touchUpInside" id="a"/></connections></button></subviews></view>
        """)

    @Test func controllersLoadTheirXib() throws {
        try write("Panel.xib", Self.panel)
        let bundle = self.bundle
        for controller in [PanelController(nibName: "Panel", bundle: bundle), PanelController(nibName: nil, bundle: bundle)] {
            stage.window.rootViewController = controller
            stage.advance(frames: 1)
            #expect(controller.caption.text == "From the xib" && controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
            // Other tests write to the same log, so it is emptied.
            _ = InterfaceLog.shared.take()
            stage.tap(controller.view.viewWithTag(4)!)
            #expect(InterfaceLog.shared.take() == ["panel.tap"])
        }
        // `UIViewController` itself has no implicit xib.
        #expect(UIViewController(nibName: nil, bundle: bundle).view.subviews.isEmpty)
    }

    @Test func nibsCreateObjectsForOwnersAndTables() throws {
        try write("Panel.xib", Self.panel)
        try write(
            "Row.xib",
            Self.xib(
                """
                <tableViewCell reuseIdentifier="wrong" id="c" customClass="CaptionCell" customModule="UIKitControllerTests"><rect key="frame" x="0" y="0" width="320" height="60"/>
                <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0" y="0" width="320" height="60"/><subviews>
                <label text="Nib" id="l"><rect key="frame" x="3" y="4" width="90" height="20"/></label></subviews></tableViewCellContentView>
                <connections><outlet property="caption" destination="l" id="o"/></connections></tableViewCell>
                """))
        let owner = PanelController()
        let objects = bundle.loadNibNamed("Panel", owner: owner)
        #expect(objects?.count == 1 && (objects?[0] as? UIView) === owner.view && owner.caption.text == "From the xib")
        let nib = UINib(nibName: "Row", bundle: bundle)
        let (first, second) = (nib.instantiate(withOwner: nil)[0] as? CaptionCell, nib.instantiate(withOwner: nil)[0] as? CaptionCell)
        #expect(first?.caption.text == "Nib" && first !== second)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(nib, forCellReuseIdentifier: "nib")
        let cell = table.dequeueReusableCell(withIdentifier: "nib") as? CaptionCell
        #expect(cell?.caption.text == "Nib" && cell?.reuseIdentifier == "nib")
        let lines = diagnostics { #expect(bundle.loadNibNamed("Missing", owner: nil) == nil) }
        #expect(lines.count == 1 && lines[0].hasPrefix("Missing.xib: There is no Missing.xib in \(folder.path)"))
    }

    @Test func stringsOfTheLanguageReplaceThoseOfTheStoryboard() throws {
        let scene = StoryboardFixture.scene(
            "start",
            """
            <subviews><label text="Hello" id="lab-el"><rect key="frame" x="1" y="2" width="90" height="20"/></label>
            <button id="but-on"><rect key="frame" x="1" y="30" width="90" height="20"/><state key="normal" title="Go"/></button>
            <textField placeholder="Name" id="fie-ld"><rect key="frame" x="1" y="60" width="90" height="20"/></textField>
            <segmentedControl id="seg"><rect key="frame" x="1" y="90" width="90" height="20"/><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
            <label text="Only here" id="other"><rect key="frame" x="1" y="120" width="90" height="20"/></label></subviews>
            """, afterView: "<navigationItem key=\"navigationItem\" title=\"Start\" id=\"nav-it\"/>")
        try write("Base.lproj/Main.storyboard", StoryboardFixture.text(scene))
        try write(
            "xx.lproj/Main.strings",
            """
            "lab-el.text" = "Hallo"; "but-on.normalTitle" = "Los"; "fie-ld.placeholder" = "Namen"; "nav-it.title" = "Anfang";
            "seg.segmentTitles[1]" = "Zwei";
            """)
        UserDefaults.standard.set(["xx-YY"], forKey: "AppleLanguages")
        defer { UserDefaults.standard.removeObject(forKey: "AppleLanguages") }
        let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()!
        let views = controller.view.subviews
        #expect((views[0] as? UILabel)?.text == "Hallo" && (views[1] as? UIButton)?.currentTitle == "Los")
        #expect((views[2] as? UITextField)?.placeholder == "Namen" && controller.navigationItem.title == "Anfang")
        #expect((views[3] as? UISegmentedControl)?.titleForSegment(at: 1) == "Zwei" && (views[4] as? UILabel)?.text == "Only here")
    }

    @Test func referencesLeadToOtherStoryboards() throws {
        try write(
            "Main.storyboard",
            StoryboardFixture.text(
                "<scene sceneID=\"s\"><objects><viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"deep\" id=\"start\"/></objects></scene>"
            ))
        try write("Other.storyboard", StoryboardFixture.text(StoryboardFixture.scene("deep")))
        let controller = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
        #expect(controller?.title == "deep" && controller?.storyboard?.instantiateViewController(withIdentifier: "deep").title == "deep")
    }

    @Test func missingAndDamagedFilesGiveOneLine() throws {
        try write("Broken.storyboard", "<document>\n<scenes>\n<scene></scenes></document>")
        let bundle = self.bundle
        let missing = diagnostics { #expect(UIStoryboard(name: "Gone", bundle: bundle).instantiateInitialViewController() == nil) }
        #expect(missing.count == 1 && missing[0].hasPrefix("Gone.storyboard: There is no Gone.storyboard in \(folder.path)"))
        let broken = diagnostics { #expect(UIStoryboard(name: "Broken", bundle: bundle).instantiateInitialViewController() == nil) }
        #expect(
            broken.count == 1 && broken[0].hasPrefix("Broken.storyboard:3: ") && broken[0].contains("the end tag scenes has no start tag"))
    }
}
