import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Parts of storyboards that depend on the size class, which rotations change.
@MainActor @Suite struct StoryboardVariationTests {
    /// A label at the top, a box that is installed only if the width is regular, and a bar that is wider if the height is compact.
    private static let scene = StoryboardFixture.scene(
        "start",
        """
        <subviews>
          <label text="Tide" tag="1" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="31"/></variation>
            <variation key="widthClass=regular" hidden="YES"/></label>
          <view tag="2" translatesAutoresizingMaskIntoConstraints="NO" id="box"/>
          <view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="bar">
            <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
            <variation key="heightClass=compact"><color key="backgroundColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></variation></view>
        </subviews>
        <constraints>
          <constraint firstItem="label" firstAttribute="top" secondItem="start-view" secondAttribute="top" constant="40" id="top">
            <variation key="heightClass=compact" constant="13"/></constraint>
          <constraint firstItem="label" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" constant="9" id="lead"/>
          <constraint firstItem="box" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" constant="21" id="b1"/>
          <constraint firstItem="box" firstAttribute="top" secondItem="start-view" secondAttribute="top" constant="34" id="b2"/>
          <constraint firstItem="box" firstAttribute="width" constant="55" id="b3"/>
          <constraint firstItem="box" firstAttribute="height" constant="66" id="b4"/>
          <constraint firstItem="bar" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" constant="3" id="r1"/>
          <constraint firstItem="bar" firstAttribute="bottom" secondItem="start-view" secondAttribute="bottom" id="r2"/>
          <constraint firstItem="bar" firstAttribute="height" constant="12" id="r3"/>
          <constraint firstItem="bar" firstAttribute="width" constant="100" id="wide"/>
          <constraint firstItem="bar" firstAttribute="width" constant="240" id="wider"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="box"/></mask><mask key="constraints"><exclude reference="wider"/></mask></variation>
        <variation key="widthClass=regular"><mask key="subviews"><include reference="box"/></mask></variation>
        <variation key="heightClass=compact"><mask key="constraints"><include reference="wider"/><exclude reference="wide"/></mask></variation>
        """)

    private func start(_ size: CGSize, _ shape: ScreenShape = ScreenShape(), scene: String = Self.scene) -> (StoryboardFixture, UIView) {
        let fixture = StoryboardFixture(scene, size: size)
        fixture.stage.shape = shape
        return (fixture, (fixture.start() as UIViewController).view)
    }

    private func width(_ view: UIView, _ tag: Int) -> Double { view.viewWithTag(tag).map { Double($0.frame.width) } ?? -1 }

    @Test func rotationOfASmallPhoneChangesTheHeightClassOnly() throws {
        let (fixture, view) = start(CGSize(width: 375, height: 667))
        let label = try #require(view.viewWithTag(1) as? UILabel)
        #expect(Double(label.frame.minY) == 40 && label.font.pointSize == 17 && width(view, 3) == 100)
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.stage.advance(by: 1)
        #expect(Double(label.frame.minY) == 13 && label.font.pointSize == 31 && width(view, 3) == 240)
        #expect(!label.isHidden && view.viewWithTag(2) == nil)
        #expect(view.viewWithTag(3)?.layer.backgroundColor == UIColor.blue.cgColor)
        fixture.stage.rotate(to: .portrait)
        fixture.stage.advance(by: 1)
        #expect(Double(label.frame.minY) == 40 && label.font.pointSize == 17 && width(view, 3) == 100)
        #expect(view.viewWithTag(3)?.layer.backgroundColor == UIColor.red.cgColor)
    }

    @Test func largePhoneIsRegularInLandscape() throws {
        let (fixture, view) = start(CGSize(width: 414, height: 736))
        #expect(view.viewWithTag(2) == nil)
        fixture.stage.rotate(to: .landscapeRight)
        fixture.stage.advance(by: 1)
        let box = try #require(view.viewWithTag(2))
        #expect(box.frame == CGRect(x: 21, y: 34, width: 55, height: 66))
        // The subviews have the order of the file.
        #expect(view.subviews.map(\.tag) == [1, 2, 3] && view.viewWithTag(1)?.isHidden == true)
        fixture.stage.rotate(to: .portrait)
        fixture.stage.advance(by: 1)
        #expect(view.subviews.map(\.tag) == [1, 3] && box.superview == nil && view.viewWithTag(1)?.isHidden == false)
        fixture.stage.rotate(to: .landscapeRight)
        fixture.stage.advance(by: 1)
        #expect(box.superview === view && box.frame == CGRect(x: 21, y: 34, width: 55, height: 66))
    }

    @Test func tabletHasTheSameSizeClassesInBothOrientations() {
        let (fixture, view) = start(CGSize(width: 820, height: 1180), ScreenShape(isPad: true))
        #expect(view.subviews.map(\.tag) == [1, 2, 3])
        fixture.stage.rotate(to: .landscapeRight)
        fixture.stage.advance(by: 1)
        #expect(view.subviews.map(\.tag) == [1, 2, 3] && Double(view.viewWithTag(1)?.frame.minY ?? 0) == 40)
    }

    @Test func valuesSetByCodeStayIfTheFileHasTheSameValuesForBothSizeClasses() throws {
        let (fixture, view) = start(CGSize(width: 375, height: 667))
        let label = try #require(view.viewWithTag(1) as? UILabel)
        (label.text, label.isHidden, label.textColor) = ("Ebb", true, .green)
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.stage.advance(by: 1)
        #expect(label.text == "Ebb" && label.isHidden && label.textColor == .green)
    }

    @Test func viewThatIsRotatedOffScreenChangesWhenItReturns() throws {
        let (fixture, view) = start(CGSize(width: 375, height: 667))
        fixture.stage.window.rootViewController = UIViewController()
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.stage.advance(by: 1)
        let label = try #require(view.viewWithTag(1) as? UILabel)
        #expect(label.font.pointSize == 17)
        fixture.stage.window.addSubview(view)
        fixture.stage.advance(frames: 1)
        #expect(label.font.pointSize == 31)
    }

    @Test func stackViewsChangeTheirAxisAndTheirArrangedViews() throws {
        let box: (Int) -> String = {
            """
            <view tag="\($0)" translatesAutoresizingMaskIntoConstraints="NO" id="s\($0)"><constraints>
            <constraint firstAttribute="width" constant="20" id="w\($0)"/><constraint firstAttribute="height" constant="30" id="h\($0)"/></constraints></view>
            """
        }
        let scene = StoryboardFixture.scene(
            "start",
            """
            <subviews><stackView tag="9" axis="vertical" spacing="4" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
            <subviews>\(box(1))\(box(2))\(box(3))</subviews>
            <variation key="heightClass=compact" axis="horizontal" spacing="11"><mask key="subviews"><exclude reference="s2"/></mask></variation>
            </stackView></subviews><constraints>
            <constraint firstItem="stack" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" id="c1"/>
            <constraint firstItem="stack" firstAttribute="top" secondItem="start-view" secondAttribute="top" id="c2"/></constraints>
            """)
        let (fixture, view) = start(CGSize(width: 375, height: 667), scene: scene)
        let stack = try #require(view.viewWithTag(9) as? UIStackView)
        #expect(stack.bounds.size == CGSize(width: 20, height: 98))
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.stage.advance(by: 1)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 3] && stack.bounds.size == CGSize(width: 51, height: 30))
        fixture.stage.rotate(to: .portrait)
        fixture.stage.advance(by: 1)
        #expect(stack.arrangedSubviews.map(\.tag) == [1, 2, 3] && stack.bounds.size == CGSize(width: 20, height: 98))
    }

    /// A required constraint becomes optional in another size class, and the standard spacing returns with the first size class.
    @Test func prioritiesAndStandardSpacingChange() throws {
        let scene = StoryboardFixture.scene(
            "start",
            """
            <subviews><view tag="3" translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews>
            <constraints>
              <constraint firstItem="bar" firstAttribute="leading" secondItem="start-view" secondAttribute="leading" symbolic="YES" id="lead">
                <variation key="heightClass=compact" constant="30"/></constraint>
              <constraint firstItem="bar" firstAttribute="top" secondItem="start-view" secondAttribute="top" id="top"/>
              <constraint firstItem="bar" firstAttribute="height" constant="12" id="height"/>
              <constraint firstItem="bar" firstAttribute="width" constant="100" id="wide">
                <variation key="heightClass=compact" priority="250"/></constraint>
              <constraint firstItem="bar" firstAttribute="width" constant="240" priority="500" id="wider"/>
            </constraints>
            """)
        let (fixture, view) = start(CGSize(width: 375, height: 667), scene: scene)
        let bar = try #require(view.viewWithTag(3))
        #expect(bar.frame == CGRect(x: 8, y: 0, width: 100, height: 12))
        let lines = diagnostics {
            fixture.stage.rotate(to: .landscapeLeft)
            fixture.stage.advance(by: 1)
            #expect(bar.frame == CGRect(x: 30, y: 0, width: 240, height: 12))
            fixture.stage.rotate(to: .portrait)
            fixture.stage.advance(by: 1)
        }
        #expect(bar.frame == CGRect(x: 8, y: 0, width: 100, height: 12) && lines == [])
    }

    @Test func valueThatCannotChangeIsNamed() {
        let scene = StoryboardFixture.scene(
            "start",
            """
            <subviews><slider opaque="NO" value="0.25" tag="4" id="slider"><rect key="frame" x="3" y="40" width="90" height="31"/>
            <variation key="heightClass=compact" value="0.75"/></slider></subviews>
            """)
        let (fixture, view) = start(CGSize(width: 375, height: 667), scene: scene)
        let lines = diagnostics {
            fixture.stage.rotate(to: .landscapeLeft)
            fixture.stage.advance(by: 1)
        }
        let text = "The value of 'value' of the slider for the current size class is set when the object is loaded. "
        #expect(lines.count == 1 && lines[0].hasSuffix(text + "It does not change after a rotation."), "\(lines)")
        #expect((view.viewWithTag(4) as? UISlider)?.value == 0.25)
    }

    @Test func viewsWithVariationsAreReleased() {
        weak var released: UIView?
        do {
            let (fixture, view) = start(CGSize(width: 414, height: 736))
            fixture.stage.rotate(to: .landscapeRight)
            fixture.stage.advance(by: 1)
            released = view
            fixture.stage.window.rootViewController = UIViewController()
            fixture.stage.advance(frames: 2)
        }
        #expect(released == nil)
    }
}
