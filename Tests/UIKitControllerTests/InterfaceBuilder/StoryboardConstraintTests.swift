import Stage
import Testing
import UIKit

@MainActor @Suite struct StoryboardConstraintTests {
    /// Returns the XML of a view without a frame, so that only constraints determine its frame.
    private func box(_ tag: Int, _ content: String = "") -> String {
        "<view tag=\"\(tag)\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"box\(tag)\">\(content)</view>"
    }

    private func frames(_ subviews: String, _ constraints: String, afterView: String = "", size: CGSize = CGSize(width: 400, height: 700))
        -> [CGRect]
    {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                "<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
                afterView: afterView), size: size)
        let view: UIView = fixture.start().view
        return view.subviews.map(\.frame)
    }

    @Test func constantsMultipliersAndRelationsAreSolved() {
        let found = frames(
            box(1) + box(2),
            """
            <constraint firstItem="box1" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" constant="24" id="c1"/>
            <constraint firstItem="box1" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="31" id="c2"/>
            <constraint firstItem="box1" firstAttribute="width" secondItem="start-view" secondAttribute="width" multiplier="1:4" id="c3"/>
            <constraint firstItem="box1" firstAttribute="height" relation="greaterThanOrEqual" constant="44" id="c4"/>
            <constraint firstItem="box1" firstAttribute="height" priority="250" constant="10" id="c5"/>
            <constraint firstAttribute="trailing" secondItem="box2" secondAttribute="trailing" constant="16" id="c6"/>
            <constraint firstItem="box2" firstAttribute="centerY" secondItem="box1" secondAttribute="bottom" id="c7"/>
            <constraint firstItem="box2" firstAttribute="width" secondItem="box1" secondAttribute="width" multiplier="0.5" constant="3" id="c8"/>
            <constraint firstItem="box2" firstAttribute="height" secondItem="box2" secondAttribute="width" multiplier="16:9" id="c9"/>
            """)
        // The status bar is 20 points high.
        #expect(found[0] == CGRect(x: 24, y: 51, width: 100, height: 44))
        let height = 53.0 * 16 / 9
        #expect(Double(found[1].minX) == 400 - 16 - 53 && Double(found[1].width) == 53)
        #expect(abs(Double(found[1].midY) - 95) < 0.51 && abs(Double(found[1].height) - height) < 0.51)
    }

    @Test func constraintsToMarginsAndLayoutGuidesAreSolved() {
        let found = frames(
            box(1) + box(2),
            """
            <constraint firstItem="box1" firstAttribute="leading" secondItem="start-view" secondAttribute="leadingMargin" id="c1"/>
            <constraint firstItem="box1" firstAttribute="trailing" secondItem="start-view" secondAttribute="trailingMargin" id="c2"/>
            <constraint firstItem="box1" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" constant="8" symbolic="YES" id="c3"/>
            <constraint firstItem="bottomGuide" firstAttribute="top" secondItem="box2" secondAttribute="bottom" constant="13" id="c4"/>
            <constraint firstItem="box2" firstAttribute="centerX" secondItem="start-view" secondAttribute="centerX" id="c5"/>
            <constraint firstItem="box1" firstAttribute="height" constant="37" id="c6"/>
            <constraint firstItem="box2" firstAttribute="height" constant="52" id="c7"/>
            <constraint firstItem="box2" firstAttribute="width" constant="84" id="c8"/>
            """,
            afterView: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/><viewControllerLayoutGuide type="bottom" id="bottomGuide"/></layoutGuides>
                """)
        #expect(found[0] == CGRect(x: 16, y: 28, width: 368, height: 37))
        #expect(found[1] == CGRect(x: 158, y: 700 - 13 - 52, width: 84, height: 52))
    }

    @Test func stackViewsArrangeTheirSubviews() {
        let found = frames(
            """
            <stackView axis="vertical" distribution="fillEqually" alignment="trailing" spacing="12" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
              <subviews>\(box(1, "<constraints><constraint firstAttribute=\"width\" constant=\"60\" id=\"w1\"/></constraints>"))
              \(box(2, "<constraints><constraint firstAttribute=\"width\" constant=\"90\" id=\"w2\"/></constraints>"))</subviews></stackView>
            """,
            """
            <constraint firstItem="stack" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" constant="40" id="c1"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="start-view" secondAttribute="top" constant="50" id="c2"/>
            <constraint firstItem="stack" firstAttribute="width" constant="200" id="c3"/>
            <constraint firstItem="stack" firstAttribute="height" constant="112" id="c4"/>
            """)
        #expect(found == [CGRect(x: 40, y: 50, width: 200, height: 112)])
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews><stackView spacing="10" fixedFrame="YES" tag="9" id="s"><rect key="frame" x="20" y="30" width="210" height="50"/><subviews>
                \(box(1, "<constraints><constraint firstAttribute=\"width\" constant=\"60\" id=\"w1\"/></constraints>"))\(box(2))
                </subviews></stackView></subviews>
                """))
        let stack = fixture.start().view.viewWithTag(9) as! UIStackView
        #expect(
            stack.arrangedSubviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 60, height: 50), CGRect(x: 70, y: 0, width: 140, height: 50)])
    }

    @Test func classesAndOutletsOfConstraintsAreUsed() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews>\(box(1))</subviews><constraints>
                <constraint firstItem="box1" firstAttribute="height" constant="86" identifier="tall" customClass="HalvingConstraint" customModule="UIKitControllerTests" id="h"/>
                <constraint firstItem="box1" firstAttribute="width" constant="33" id="w"/>
                <constraint firstItem="box1" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" constant="5" id="l"/>
                <constraint firstItem="box1" firstAttribute="top" secondItem="start-view" secondAttribute="top" constant="6" id="t"/>
                <constraint firstItem="box1" firstAttribute="width" constant="99" placeholder="YES" id="p"/></constraints>
                """, attributes: StoryboardFixture.outletClass,
                afterView: "<connections><outlet property=\"heightConstraint\" destination=\"h\" id=\"o\"/></connections>"))
        let controller: OutletViewController = fixture.start()
        #expect(controller.heightConstraint is HalvingConstraint && controller.heightConstraint?.identifier == "tall")
        #expect(controller.view.subviews[0].frame == CGRect(x: 5, y: 6, width: 33, height: 43))
        controller.heightConstraint?.constant = 71
        fixture.stage.advance(frames: 1)
        #expect(Double(controller.view.subviews[0].frame.height) == 71)
    }

    @Test func scrollViewsUseTheirContentGuide() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews><scrollView clipsSubviews="YES" tag="5" fixedFrame="YES" id="scroll"><rect key="frame" x="0" y="0" width="300" height="200"/>
                <subviews>\(box(1))</subviews><constraints>
                <constraint firstItem="box1" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="c1"/>
                <constraint firstItem="box1" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="20" id="c2"/>
                <constraint firstItem="content" firstAttribute="bottom" secondItem="box1" secondAttribute="bottom" constant="30" id="c3"/>
                <constraint firstItem="content" firstAttribute="trailing" secondItem="box1" secondAttribute="trailing" constant="40" id="c4"/>
                <constraint firstItem="box1" firstAttribute="width" secondItem="port" secondAttribute="width" id="c5"/>
                <constraint firstItem="box1" firstAttribute="height" constant="500" id="c6"/></constraints>
                <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="port"/></scrollView></subviews>
                """))
        let scroll = fixture.start().view.viewWithTag(5) as! UIScrollView
        #expect(scroll.contentSize == CGSize(width: 360, height: 540) && scroll.clipsToBounds)
    }

    @Test func sizeClassesChangeConstantsFontsAndInstalledViews() {
        let scene = StoryboardFixture.scene(
            "start",
            """
            <subviews>
              \(box(1))
              <label tag="2" text="x" adjustsFontSizeToFit="NO" id="l"><rect key="frame" x="1" y="2" width="30" height="20"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/>
                <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="29"/></variation></label>
              <view tag="3" id="wide"><rect key="frame" x="9" y="9" width="9" height="9"/></view>
            </subviews>
            <constraints>
              <constraint firstItem="box1" firstAttribute="height" constant="20" id="h"/>
              <constraint firstItem="box1" firstAttribute="top" secondItem="start-view" secondAttribute="top" id="t"/>
              <constraint firstItem="box1" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" id="le"/>
              <constraint firstItem="box1" firstAttribute="width" constant="50" id="w"><variation key="heightClass=compact" constant="80"/>
                <variation key="heightClass=compact-widthClass=regular" constant="95"/></constraint>
              <constraint firstItem="box1" firstAttribute="height" constant="66" id="h2"/>
            </constraints>
            <variation key="default"><mask key="subviews"><exclude reference="wide"/></mask><mask key="constraints"><exclude reference="h2"/></mask></variation>
            <variation key="heightClass=compact"><mask key="subviews"><include reference="wide"/></mask>
              <mask key="constraints"><exclude reference="h"/><include reference="h2"/></mask></variation>
            """)
        func view(_ size: CGSize) -> UIView { StoryboardFixture(scene, size: size).start().view }
        let portrait = view(CGSize(width: 375, height: 667))
        #expect(portrait.viewWithTag(1)?.frame.size == CGSize(width: 50, height: 20) && portrait.viewWithTag(3) == nil)
        #expect((portrait.viewWithTag(2) as? UILabel)?.font.pointSize == 17)
        let landscape = view(CGSize(width: 667, height: 375))
        #expect(landscape.viewWithTag(1)?.frame.size == CGSize(width: 80, height: 66) && landscape.viewWithTag(3) != nil)
        #expect((landscape.viewWithTag(2) as? UILabel)?.font.pointSize == 29)
        #expect(view(CGSize(width: 736, height: 414)).viewWithTag(1)?.frame.size == CGSize(width: 95, height: 66))
    }
}
