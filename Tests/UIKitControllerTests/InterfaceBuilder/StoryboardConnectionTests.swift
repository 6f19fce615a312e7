import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct StoryboardConnectionTests {
    private static func button(_ tag: Int, _ connections: String, y: Int = 50) -> String {
        """
        <button tag="\(tag)" buttonType="system" id="button\(tag)"><rect key="frame" x="20" y="\(y)" width="100" height="44"/>
        <state key="normal" title="B\(tag)"/><connections>\(connections)</connections></button>
        """
    }

    private static func action(_ selector: String, _ destination: String = "start", event: String = "touchUpInside") -> String {
        "<action selector=\"\(selector)\" destination=\"\(destination)\" eventType=\"\(event)\" id=\"a-\(selector)\(event)\"/>"
    }

    @Test func outletsAreSetBeforeViewDidLoad() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                "<subviews><label text=\"Hi\" id=\"label\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"30\" height=\"20\"/></label>"
                    + Self.button(1, "") + Self.button(2, "", y: 150) + "</subviews>",
                attributes: StoryboardFixture.outletClass,
                afterView: """
                    <connections><outlet property="caption" destination="label" id="o1"/>
                    <outletCollection property="buttons" destination="button2" collectionClass="NSMutableArray" id="o2"/>
                    <outletCollection property="buttons" destination="button1" id="o3"/></connections>
                    """))
        let controller = fixture.storyboard.instantiateInitialViewController() as! OutletViewController
        #expect(!controller.isViewLoaded && controller.caption == nil && controller.storyboard === fixture.storyboard)
        #expect(InterfaceLog.shared.take() == ["start.awake false"])
        controller.loadViewIfNeeded()
        #expect(controller.caption.text == "Hi" && controller.buttons.map(\.tag) == [2, 1])
        #expect(InterfaceLog.shared.take() == ["start.didLoad with outlets"])
    }

    @Test func tapsCallActions() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                "<subviews>" + Self.button(7, Self.action("tap:") + Self.action("tapWithoutSender", event: "touchDown"))
                    + Self.button(8, Self.action("tapWithoutSender", "start-responder"), y: 120)
                        + """
                        <switch tag="3" id="switch"><rect key="frame" x="20" y="200" width="51" height="31"/><connections>\
                        \(Self.action("change:for:", event: "valueChanged"))</connections></switch></subviews>
                        """, attributes: StoryboardFixture.outletClass))
        let view: UIView = fixture.start().view
        _ = InterfaceLog.shared.take()
        fixture.stage.tap(view.viewWithTag(7)!)
        #expect(InterfaceLog.shared.take() == ["start.tap", "start.tap 7"])
        fixture.stage.tap(view.viewWithTag(8)!)
        #expect(InterfaceLog.shared.take() == ["start.tap"])
        fixture.stage.tap(view.viewWithTag(3)!)
        #expect(InterfaceLog.shared.take() == ["start.change"])
    }

    @Test func recognizersAndObjectsOfTheSceneAreConnected() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews><label text="Helped" userInteractionEnabled="NO" id="label"><rect key="frame" x="1" y="2" width="30" height="20"/></label>
                \(Self.button(5, "<action selector=\"help:\" destination=\"helper\" eventType=\"touchUpInside\" id=\"a\"/>"))</subviews>
                <connections><outletCollection property="gestureRecognizers" destination="twice" appends="YES" id="g"/></connections>
                """, attributes: StoryboardFixture.outletClass,
                objects: """
                    <tapGestureRecognizer numberOfTapsRequired="2" id="twice"><connections><action selector="recognize:" destination="start" id="r"/>
                    </connections></tapGestureRecognizer>
                    <customObject id="helper" customClass="Helper" customModule="UIKitControllerTests"><connections>
                    <outlet property="target" destination="label" id="t"/></connections></customObject>
                    """))
        let view: UIView = fixture.start().view
        _ = InterfaceLog.shared.take()
        #expect((view.gestureRecognizers?.first as? UITapGestureRecognizer)?.numberOfTapsRequired == 2)
        fixture.stage.tap(at: CGPoint(x: 200, y: 400), count: 2)
        #expect(InterfaceLog.shared.take() == ["start.recognize"])
        fixture.stage.tap(view.viewWithTag(5)!)
        // The button receives the end of the touch only after the recognizer for two taps has failed.
        fixture.stage.advance(by: 0.5)
        #expect(InterfaceLog.shared.take() == ["help Helped"])
    }

    /// An action of the first responder is called in each state of a gesture, as an action of an object is.
    @Test(arguments: ["start", "start-responder"]) func actionsAreCalledInEachStateOfAGesture(destination: String) {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start", "<connections><outletCollection property=\"gestureRecognizers\" destination=\"press\" id=\"g\"/></connections>",
                attributes: StoryboardFixture.outletClass,
                objects: """
                    <pongPressGestureRecognizer minimumPressDuration="0.5" id="press"><connections>
                    <action selector="recognize:" destination="\(destination)" id="r"/></connections></pongPressGestureRecognizer>
                    """))
        _ = fixture.start() as UIViewController
        _ = InterfaceLog.shared.take()
        fixture.stage.touchDown(at: CGPoint(x: 200, y: 400))
        fixture.stage.advance(by: 1)
        #expect(InterfaceLog.shared.take() == ["start.recognize"])
        fixture.stage.touchUp()
        fixture.stage.advance(frames: 1)
        #expect(InterfaceLog.shared.take() == ["start.recognize"], "the gesture has ended")
    }

    @Test func recognizersHaveTheirAttributes() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <connections><outletCollection property="gestureRecognizers" destination="g1" id="x1"/>
                <outletCollection property="gestureRecognizers" destination="g2" id="x2"/>
                <outletCollection property="gestureRecognizers" destination="g3" id="x3"/>
                <outletCollection property="gestureRecognizers" destination="g4" id="x4"/></connections>
                """,
                objects: """
                    <pongPressGestureRecognizer allowableMovement="23" minimumPressDuration="0.75" id="g1"/>
                    <swipeGestureRecognizer direction="left" cancelsTouchesInView="NO" id="g2"/>
                    <panGestureRecognizer minimumNumberOfTouches="2" maximumNumberOfTouches="3" id="g3"/>
                    <screenEdgePanGestureRecognizer id="g4"><rectEdge key="edges" left="YES" bottom="YES"/></screenEdgePanGestureRecognizer>
                    """))
        let recognizers = (fixture.start() as UIViewController).view.gestureRecognizers ?? []
        let press = recognizers[0] as? UILongPressGestureRecognizer
        #expect(press?.allowableMovement == 23 && press?.minimumPressDuration == 0.75)
        let swipe = recognizers[1] as? UISwipeGestureRecognizer
        #expect(swipe?.direction == .left && swipe?.cancelsTouchesInView == false)
        let pan = recognizers[2] as? UIPanGestureRecognizer
        #expect(pan?.minimumNumberOfTouches == 2 && pan?.maximumNumberOfTouches == 3)
        #expect((recognizers[3] as? UIScreenEdgePanGestureRecognizer)?.edges == [.left, .bottom])
    }

    @Test func runtimeAttributesAreSetBeforeAwakeFromNib() {
        func attribute(_ type: String, _ path: String, _ value: String) -> String {
            "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(path)\">\(value)</userDefinedRuntimeAttribute>"
        }
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews><view tag="1" id="badge" customClass="BadgeView" customModule="UIKitControllerTests" customModuleProvider="target">
                <rect key="frame" x="10" y="20" width="70" height="60"/><subviews><view id="inner"/></subviews>
                <userDefinedRuntimeAttributes>
                \(attribute("number", "count", "<integer key=\"value\" value=\"42\"/>"))
                \(attribute("number", "rim", "<real key=\"value\" value=\"2.5\"/>"))
                \(attribute("number", "scaleFactor", "<integer key=\"value\" value=\"3\"/>"))
                <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
                <userDefinedRuntimeAttribute type="string" keyPath="caption" value="New"/>
                \(attribute("color", "accent", "<color key=\"value\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" colorSpace=\"calibratedRGB\"/>"))
                \(attribute("point", "offset", "<point key=\"value\" x=\"3\" y=\"-4\"/>"))
                \(attribute("number", "layer.cornerRadius", "<integer key=\"value\" value=\"8\"/>"))
                \(attribute("number", "layer.borderWidth", "<real key=\"value\" value=\"1.5\"/>"))
                <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
                </userDefinedRuntimeAttributes></view></subviews>
                """, attributes: StoryboardFixture.outletClass,
                afterView: """
                    <userDefinedRuntimeAttributes>\(attribute("number", "ratio", "<real key=\"value\" value=\"0.25\"/>"))
                    \(attribute("number", "amount", "<integer key=\"value\" value=\"6\"/>"))
                    \(attribute("number", "badge.count", "<integer key=\"value\" value=\"77\"/>"))</userDefinedRuntimeAttributes>
                    <connections><outlet property="badge" destination="badge" id="o"/></connections>
                    """))
        var controller: OutletViewController!
        let lines = diagnostics { controller = fixture.start() }
        let badge = controller.badge!
        #expect(badge.count == 42 && Double(badge.rim) == 2.5 && badge.scaleFactor == 3 && badge.isRound && badge.caption == "New")
        #expect(badge.accent == .red && badge.offset == CGPoint(x: 3, y: -4) && badge.countAtAwake == 42)
        #expect(Double(badge.layer.cornerRadius) == 8 && Double(badge.layer.borderWidth) == 1.5 && badge.layer.masksToBounds)
        #expect(badge.frameAtInit == CGRect(x: 10, y: 20, width: 70, height: 60) && badge.subviewCountAtInit == 1)
        #expect(Double(controller.ratio) == 0.25 && controller.amount == 6)
        // The badge does not exist yet when the attributes of the controller are set.
        #expect(lines.count == 1 && lines[0].contains("OutletViewController has no property 'badge.count'"))
    }

    @Test func itemsOfBarsAreConnected() {
        let fixture = StoryboardFixture(
            """
            <scene sceneID="n"><objects><navigationController id="start"><navigationBar key="navigationBar" barStyle="black" translucent="NO" id="bar">
              <rect key="frame" x="0" y="0" width="375" height="44"/><color key="barTintColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
              <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></textAttributes></navigationBar>
              <connections><segue destination="root" kind="relationship" relationship="rootViewController" id="s"/></connections></navigationController></objects></scene>
            """
                + StoryboardFixture.scene(
                    "root", attributes: StoryboardFixture.outletClass,
                    afterView: """
                        <navigationItem key="navigationItem" title="Root title" id="item">
                        <barButtonItem key="leftBarButtonItem" title="Left" id="left"><connections><action selector="tapWithoutSender" destination="root" id="x"/></connections></barButtonItem>
                        <rightBarButtonItems><barButtonItem systemItem="add" id="r1"/><barButtonItem style="done" title="End" enabled="NO" id="r2"/></rightBarButtonItems>
                        </navigationItem>
                        """))
        let navigation: UINavigationController = fixture.start()
        let item = navigation.viewControllers[0].navigationItem
        #expect(navigation.navigationBar.barStyle == .black && !navigation.navigationBar.isTranslucent)
        #expect(navigation.navigationBar.barTintColor == UIColor(white: 0.25, alpha: 1))
        #expect(navigation.navigationBar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        #expect(item.title == "Root title" && item.rightBarButtonItems?.map(\.style) == [.plain, .done])
        #expect(item.rightBarButtonItems?.map(\.isEnabled) == [true, false])
        _ = InterfaceLog.shared.take()
        fixture.stage.tap(at: CGPoint(x: 30, y: 22))
        #expect(InterfaceLog.shared.take() == ["root.tap"])
    }
}
