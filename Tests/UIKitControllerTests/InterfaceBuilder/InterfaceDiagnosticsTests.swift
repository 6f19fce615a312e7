import Stage
import Testing
import UIKit
import UIKitTestSupport

/// A controller with outlets that are implicitly unwrapped, and an optional one.
@MainActor class LampViewController: UIViewController {
    var stateLabel: UILabel!
    var bulbs: [UIView]!
    var shade: UIView?
}

/// A view with an outlet that is implicitly unwrapped.
@MainActor class LampView: UIView { var wire: UIView! }

@MainActor @Suite struct InterfaceDiagnosticsTests {
    /// Returns the lines that are reported while the view of a scene is loaded, and the view.
    private func load(_ content: String, attributes: String = "", afterView: String = "") -> (lines: [String], view: UIView) {
        let fixture = StoryboardFixture(StoryboardFixture.scene("start", content, attributes: attributes, afterView: afterView))
        var view: UIView!
        let lines = diagnostics { view = (fixture.start() as UIViewController).view }
        return (lines, view)
    }

    @Test func scenesWithoutErrorsAreSilent() {
        let found = load(
            """
            <subviews><label opaque="NO" userInteractionEnabled="NO" contentMode="left" horizontalHuggingPriority="251" verticalHuggingPriority="251"
              misplaced="YES" fixedFrame="YES" text="Label" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines"
              adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" userLabel="A" id="l">
              <rect key="frame" x="1" y="2" width="42" height="21"/><fontDescription key="fontDescription" type="system" pointSize="17"/>
              <nil key="textColor"/><nil key="highlightedColor"/></label></subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            <viewLayoutGuide key="safeArea" id="safe"/>
            """,
            afterView: """
                <navigationItem key="navigationItem" id="n"/><simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>
                <size key="freeformSize" width="375" height="900"/><extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
                """)
        #expect(found.lines == [])
    }

    @Test func unsupportedElementIsReportedInOneLineAndReplaced() {
        let found = load(
            """
            <subviews><mapView mapType="standard" tag="5" id="t"><rect key="frame" x="3" y="4" width="90" height="70"/></mapView></subviews>
            """)
        #expect(found.lines.count == 1 && found.lines[0].contains("mapView (MKMapView) is not supported; a UIView is used instead."))
        #expect(found.view.viewWithTag(5)?.frame == CGRect(x: 3, y: 4, width: 90, height: 70))
    }

    @Test func textViewIsDecoded() {
        let found = load(
            """
            <subviews><textView scrollEnabled="NO" editable="NO" textAlignment="center" tag="5" id="t">
            <rect key="frame" x="3" y="4" width="90" height="70"/>
            <string key="text">Tide</string><color key="textColor" red="0.5" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <fontDescription key="fontDescription" type="system" pointSize="19"/><textInputTraits key="textInputTraits"/></textView></subviews>
            """)
        #expect(found.lines == [])
        let view = found.view.viewWithTag(5) as? UITextView
        #expect(view?.text == "Tide" && view?.isEditable == false && view?.isScrollEnabled == false && view?.textAlignment == .center)
        #expect(view?.font == .systemFont(ofSize: 19) && view?.textColor?.cgColor.red == 0.5)
    }

    @Test func unknownClassesAreReported() {
        let found = load(
            """
            <subviews><label tag="1" text="x" customClass="FancyLabel" customModule="App" id="f1"/>
            <label tag="2" text="y" customClass="FancyLabel" customModule="App" id="f1"/>
            <view tag="3" customClass="RefusingView" customModule="UIKitControllerTests" id="r"/><view tag="4" customClass="Helper" customModule="UIKitControllerTests" id="h"/></subviews>
            """)
        #expect(found.lines.count == 3)
        #expect(
            found.lines[0].contains("Test.storyboard:")
                && found.lines[0].contains("There is no class App.FancyLabel for the label 'f1'; UIView is used"))
        #expect(found.lines[1].contains("init(coder:) of RefusingView returned nil"))
        #expect(found.lines[2].contains("The class Helper of the view 'h' is not a subclass of UIView"))
        #expect((found.view.viewWithTag(1) as? UILabel)?.text == "x" && found.view.viewWithTag(3) != nil && found.view.subviews.count == 4)
    }

    @Test func misspelledClassesAreReportedWithSimilarNames() {
        let found = load(
            "<subviews><view customClass=\"BagdeView\" customModule=\"UIKitControllerTests\" id=\"b\"/></subviews>",
            attributes: "customClass=\"OutletVewController\" customModule=\"UIKitControllerTests\"")
        #expect(found.lines.count == 2)
        #expect(
            found.lines.contains {
                $0.contains(
                    "There is no class UIKitControllerTests.OutletVewController (did you mean OutletViewController?) for the viewController"
                )
            })
        #expect(found.lines.contains { $0.contains("BagdeView (did you mean BadgeView?) for the view 'b'; UIView is used.") })
    }

    @Test func missingOutletsAreReportedIfTheirTypesAreImplicitlyUnwrapped() {
        FlipbookInterface.register(
            [
                FlipbookInterfaceClass(
                    LampViewController.self, name: "LampViewController",
                    members: [.requiredOutlet("stateLabel", \.stateLabel), .requiredOutlet("bulbs", \.bulbs), .outlet("shade", \.shade)]),
                FlipbookInterfaceClass(LampView.self, name: "LampView", members: [.requiredOutlet("wire", \.wire)]),
            ], module: InterfaceTables.module)
        func content(_ connections: String) -> String {
            """
            <subviews><label id="l"/><view customClass="LampView" customModule="UIKitControllerTests" id="v">
            <connections>\(connections)</connections></view></subviews>
            """
        }
        let attributes = "customClass=\"LampViewController\" customModule=\"UIKitControllerTests\""
        let bulb = "<outletCollection property=\"bulbs\" destination=\"l\" id=\"o1\"/>"
        let missing = load(content(""), attributes: attributes, afterView: "<connections>\(bulb)</connections>")
        let advice = "is not connected. Connect it in the file, or declare it as optional with ? instead of !."
        let messages: [String] = missing.lines.map { line in String(line.drop { $0 != " " }.dropFirst()) }
        #expect(messages == ["The outlet 'wire' of LampView \(advice)", "The outlet 'stateLabel' of LampViewController \(advice)"])
        let complete = load(
            content("<outlet property=\"wire\" destination=\"l\" id=\"o3\"/>"), attributes: attributes,
            afterView: "<connections>\(bulb)<outlet property=\"stateLabel\" destination=\"l\" id=\"o2\"/></connections>")
        #expect(complete.lines == [])
    }

    @Test func unknownElementsAndAttributesAreReportedOnce() {
        let found = load(
            """
            <subviews>
              <sparkleView tag="1" id="s1"><rect key="frame" x="5" y="6" width="70" height="80"/><subviews><label tag="7" text="in" id="l"/></subviews></sparkleView>
              <label tag="2" glitter="YES" id="l1"/><label tag="3" glitter="NO" id="l2"><rainbow key="arc"/></label>
            </subviews>
            """)
        #expect(
            found.lines.map { $0.drop { $0 != " " }.dropFirst() } == [
                "The element sparkleView is not supported; a UIView is used instead.",
                "The attribute 'glitter' of label is not supported and has no effect.",
                "The element rainbow with the key 'arc' in label is not supported and has no effect.",
            ])
        #expect(found.view.viewWithTag(1)?.frame == CGRect(x: 5, y: 6, width: 70, height: 80) && found.view.viewWithTag(7) is UILabel)
    }

    @Test func wrongConnectionsAndConstraintsAreReported() {
        let found = load(
            """
            <subviews><label id="l"/><button id="b"><connections><action selector="fly:" destination="start" eventType="touchUpInside" id="a"/></connections></button></subviews>
            <constraints><constraint firstItem="gone" firstAttribute="width" constant="3" id="k1"/>
            <constraint firstItem="l" firstAttribute="width" secondItem="b" secondAttribute="top" id="k2"/></constraints>
            """, attributes: StoryboardFixture.outletClass,
            afterView: """
                <connections><outlet property="badge" destination="l" id="o1"/><outlet property="wings" destination="l" id="o2"/>
                <outlet property="caption" destination="away" id="o3"/></connections>
                """)
        let lines = found.lines
        #expect(
            lines.contains {
                $0.contains("The outlet 'badge' of OutletViewController has the type Optional<BadgeView>, so it cannot be UILabel")
            })
        #expect(lines.contains { $0.contains("OutletViewController has no outlet 'wings'") })
        #expect(
            lines.contains {
                $0.contains("The outlet 'caption' of OutletViewController is not connected: no object 'away' is loaded together with it.")
            })
        #expect(lines.contains { $0.contains("OutletViewController has no action 'fly:'") })
        #expect(
            lines.contains { $0.contains("The first item or attribute of the constraint 'k1' does not exist; the constraint is ignored.") })
        #expect(lines.contains { $0.contains("The constraint 'k2' is ignored") })
        #expect(lines.count == 6)
    }

    /// A recording launches the app several times in one process, and each launch reads the file.
    @Test func problemOfAFileIsReportedOnceIfTheFileIsReadAgain() {
        func load(_ action: String) {
            let button = """
                <subviews><button id="b"><connections><action selector="\(action)" destination="start" eventType="touchUpInside" id="a"/>
                </connections></button></subviews>
                """
            let fixture = StoryboardFixture(StoryboardFixture.scene("start", button, attributes: StoryboardFixture.outletClass))
            _ = (fixture.start() as UIViewController).view
        }
        let lines = diagnostics { for action in ["fly:", "fly:", "dive:", "fly:"] { load(action) } }
        for action in ["fly:", "dive:"] { #expect(lines.count { $0.contains("has no action '\(action)'") } == 1, "\(lines)") }
    }

    @Test func unknownSymbolsAndUnsupportedControllersAreReported() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start", "<subviews><imageView image=\"starr.fill\" catalog=\"system\" id=\"i\"/></subviews>",
                type: "avPlayerViewController"
            ))
        var controller: UIViewController!
        let lines = diagnostics { controller = fixture.start() }
        #expect(type(of: controller!) == UIViewController.self && lines.count == 2)
        let text = "The element avPlayerViewController (AVPlayerViewController) is not supported; a UIViewController is used instead."
        #expect(lines[0].contains(text))
        #expect(lines[1].contains("There is no symbol named \"starr.fill\""))
    }
}
