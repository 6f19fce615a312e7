import Stage
import Testing
import UIKit

@MainActor @Suite struct StoryboardViewTests {
    /// Returns the view with the tag 1 of a scene with one element.
    private func load<View: UIView>(_ element: String, resources: String = "", as type: View.Type = View.self) -> View {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene("start", "<subviews>\(element)</subviews>"), resources: resources)
        let controller: UIViewController = fixture.start()
        return controller.view.viewWithTag(1) as! View
    }

    @Test func attributesOfViewsAreSet() {
        let view: UIView = load(
            """
            <view tag="1" contentMode="bottomRight" alpha="0.375" clipsSubviews="YES" multipleTouchEnabled="YES" opaque="NO"
              userInteractionEnabled="NO" hidden="YES" semanticContentAttribute="forceRightToLeft" horizontalHuggingPriority="251"
              verticalCompressionResistancePriority="999" preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="v">
              <rect key="frame" x="21" y="33.5" width="140" height="70"/>
              <autoresizingMask key="autoresizingMask" flexibleMinX="YES" widthSizable="YES" flexibleMaxY="YES"/>
              <color key="backgroundColor" red="0.25" green="0.5" blue="0.75" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/>
              <color key="tintColor" white="0.25" alpha="1" colorSpace="calibratedWhite"/>
              <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
              <accessibility key="accessibilityConfiguration" label="A badge" identifier="badge">
                <accessibilityTraits key="traits" button="YES" header="YES"/><bool key="isElement" value="YES"/>
              </accessibility>
            </view>
            """)
        #expect(view.frame == CGRect(x: 21, y: 33.5, width: 140, height: 70) && Double(view.alpha) == 0.375)
        #expect(view.contentMode == .bottomRight && view.clipsToBounds && view.isMultipleTouchEnabled && !view.isOpaque)
        #expect(!view.isUserInteractionEnabled && view.isHidden && view.semanticContentAttribute == .forceRightToLeft)
        #expect(view.autoresizingMask == [.flexibleLeftMargin, .flexibleWidth, .flexibleBottomMargin])
        #expect(view.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect(view.tintColor == UIColor(white: 0.25, alpha: 1))
        #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
        #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 999)
        #expect(view.preservesSuperviewLayoutMargins && !view.insetsLayoutMarginsFromSafeArea)
        #expect(view.accessibilityLabel == "A badge" && view.accessibilityIdentifier == "badge")
        #expect(view.accessibilityTraits == [.button, .header] && view.isAccessibilityElement)
    }

    @Test func labelsHaveTextFontAndColors() {
        let label: UILabel = load(
            """
            <label tag="1" opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Fish &amp; chips" textAlignment="center"
              lineBreakMode="middleTruncation" numberOfLines="3" baselineAdjustment="alignCenters" minimumFontSize="9" id="l">
              <rect key="frame" x="10" y="20" width="200" height="60"/>
              <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="18"/>
              <color key="textColor" cocoaTouchSystemColor="darkTextColor"/>
              <color key="highlightedColor" systemColor="systemPinkColor"/>
              <color key="shadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
              <size key="shadowOffset" width="2" height="-3"/>
            </label>
            """)
        #expect(label.text == "Fish & chips" && label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
        #expect(label.numberOfLines == 3 && label.baselineAdjustment == .alignCenters)
        #expect(label.adjustsFontSizeToFitWidth && Double(label.minimumScaleFactor) == 0.5)
        #expect(label.font == .systemFont(ofSize: 18, weight: .semibold) && label.textColor == .black)
        #expect(label.highlightedTextColor == .systemPink && label.shadowColor == .gray)
        #expect(label.shadowOffset == CGSize(width: 2, height: -3) && !label.isUserInteractionEnabled)
    }

    @Test func attributedStringsHaveTheirFragments() {
        let label: UILabel = load(
            """
            <label tag="1" usesAttributedText="YES" adjustsFontSizeToFit="NO" id="l"><rect key="frame" x="1" y="2" width="300" height="40"/>
              <attributedString key="attributedText">
                <fragment content="Red "><attributes>
                  <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
                  <font key="NSFont" size="24" name="HelveticaNeue-Bold"/>
                  <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="wordWrapping" lineSpacing="7"/>
                </attributes></fragment>
                <fragment><string key="content">plain</string><attributes><font key="NSFont" metaFont="system" size="11"/></attributes></fragment>
              </attributedString>
            </label>
            """)
        let text = label.attributedText!
        #expect(text.string == "Red plain")
        #expect(text.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect((text.attribute(.font, at: 1, effectiveRange: nil) as? UIFont)?.fontName == "HelveticaNeue-Bold")
        let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.alignment == .right && style?.lineSpacing == 7)
        #expect(text.attribute(.font, at: 6, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 11))
    }

    @Test func textFieldsHaveTheirAttributedTexts() {
        let field: UITextField = load(
            """
            <textField tag="1" opaque="NO" borderStyle="roundedRect" id="f"><rect key="frame" x="1" y="2" width="300" height="40"/>
              <attributedString key="attributedPlaceholder"><fragment content="Name"><attributes>
                <color key="NSColor" red="0" green="0" blue="1" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment></attributedString>
              <attributedString key="attributedText">
                <fragment content="Red "><attributes>
                  <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/></attributes></fragment>
                <fragment content="large"><attributes><font key="NSFont" metaFont="system" size="24"/></attributes></fragment>
              </attributedString>
            </textField>
            """)
        #expect(field.text == "Red large" && field.placeholder == "Name")
        #expect(field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect((field.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont)?.pointSize == 24)
        #expect(field.attributedPlaceholder?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test func buttonsHaveTheirStates() {
        let button: UIButton = load(
            """
            <button tag="1" opaque="NO" contentMode="scaleToFill" enabled="NO" contentHorizontalAlignment="leading" buttonType="roundedRect"
              lineBreakMode="tailTruncation" id="b"><rect key="frame" x="10" y="20" width="120" height="44"/>
              <fontDescription key="fontDescription" type="boldSystem" pointSize="21"/>
              <inset key="contentEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>
              <state key="normal" title="Go"><color key="titleColor" systemColor="systemGreenColor"/></state>
              <state key="disabled" title="Wait"/>
              <state key="selected"><string key="title">Two
            lines</string></state>
            </button>
            """)
        #expect(button.buttonType == .system && !button.isEnabled && button.contentHorizontalAlignment == .leading)
        #expect(button.title(for: .normal) == "Go" && button.title(for: .disabled) == "Wait" && button.currentTitle == "Wait")
        #expect(button.title(for: .selected) == "Two\nlines" && button.titleColor(for: .normal) == .systemGreen)
        #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 21))
        #expect(button.contentEdgeInsets == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        let filled: UIButton = load(
            """
            <button tag="1" buttonType="system" id="b"><rect key="frame" x="1" y="2" width="120" height="44"/>
              <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="filled" title="Buy" cornerStyle="capsule">
                <color key="baseBackgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="calibratedRGB"/></buttonConfiguration>
            </button>
            """)
        #expect(filled.configuration?.title == "Buy" && filled.configuration?.baseBackgroundColor == .green)
        #expect(filled.layer.cornerRadius == 22)
    }

    @Test func controlsHaveTheirValues() {
        let frame = "<rect key=\"frame\" x=\"3\" y=\"5\" width=\"150\" height=\"31\"/>"
        let toggle: UISwitch = load(
            "<switch tag=\"1\" on=\"YES\" id=\"s\">\(frame)<color key=\"onTintColor\" white=\"0\" alpha=\"1\"/></switch>")
        #expect(toggle.isOn && toggle.onTintColor == .black)
        let slider: UISlider = load(
            "<slider tag=\"1\" value=\"30\" minValue=\"10\" maxValue=\"70\" continuous=\"NO\" id=\"s\">\(frame)</slider>")
        #expect(slider.value == 30 && slider.minimumValue == 10 && slider.maximumValue == 70 && !slider.isContinuous)
        let stepper: UIStepper = load(
            "<stepper tag=\"1\" value=\"4\" minimumValue=\"2\" maximumValue=\"8\" stepValue=\"2\" wraps=\"YES\" id=\"s\">\(frame)</stepper>"
        )
        #expect(stepper.value == 4 && stepper.minimumValue == 2 && stepper.maximumValue == 8 && stepper.stepValue == 2 && stepper.wraps)
        let segments: UISegmentedControl = load(
            "<segmentedControl tag=\"1\" selectedSegmentIndex=\"1\" id=\"s\">\(frame)<segments><segment title=\"A\"/><segment title=\"B\"/></segments></segmentedControl>"
        )
        #expect(segments.numberOfSegments == 2 && segments.titleForSegment(at: 1) == "B" && segments.selectedSegmentIndex == 1)
        let pages: UIPageControl = load("<pageControl tag=\"1\" numberOfPages=\"7\" currentPage=\"3\" id=\"p\">\(frame)</pageControl>")
        #expect(pages.numberOfPages == 7 && pages.currentPage == 3)
        let progress: UIProgressView = load(
            "<progressView tag=\"1\" progress=\"0.75\" progressViewStyle=\"bar\" id=\"p\">\(frame)</progressView>")
        #expect(progress.progress == 0.75 && progress.progressViewStyle == .bar)
        let wheel: UIActivityIndicatorView = load(
            "<activityIndicatorView tag=\"1\" animating=\"YES\" hidesWhenStopped=\"YES\" style=\"whiteLarge\" id=\"w\">\(frame)</activityIndicatorView>"
        )
        #expect(wheel.isAnimating && wheel.hidesWhenStopped && wheel.style == .whiteLarge)
        let search: UISearchBar = load(
            "<searchBar tag=\"1\" placeholder=\"Find\" showsCancelButton=\"YES\" searchBarStyle=\"minimal\" id=\"s\">\(frame)</searchBar>")
        #expect(search.placeholder == "Find" && search.showsCancelButton && search.searchBarStyle == .minimal)
        let field: UITextField = load(
            """
            <textField tag="1" text="abc" placeholder="Name" borderStyle="roundedRect" textAlignment="right" clearButtonMode="whileEditing" id="f">
            \(frame)<textInputTraits key="textInputTraits" autocorrectionType="no" keyboardType="emailAddress" returnKeyType="done"
            secureTextEntry="YES"/></textField>
            """)
        #expect(field.text == "abc" && field.placeholder == "Name" && field.borderStyle == .roundedRect && field.textAlignment == .right)
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .done && field.isSecureTextEntry)
        #expect(field.clearButtonMode == .whileEditing && field.autocorrectionType == .no)
    }

    @Test func effectViewsHaveTheirContent() {
        let effect: UIVisualEffectView = load(
            """
            <visualEffectView tag="1" opaque="NO" id="e"><rect key="frame" x="10" y="20" width="200" height="100"/>
              <view key="contentView" opaque="NO" clipsSubviews="YES" id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
                <subviews><label text="vibrant" id="l"><rect key="frame" x="7" y="8" width="90" height="20"/></label></subviews></view>
              <blurEffect style="dark"/>
            </visualEffectView>
            """)
        #expect(effect.effect == UIBlurEffect(style: .dark))
        #expect(effect.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect((effect.contentView.subviews.first as? UILabel)?.text == "vibrant")
        let vibrancy: UIVisualEffectView = load(
            "<visualEffectView tag=\"1\" id=\"e\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"9\" height=\"9\"/><vibrancyEffect><blurEffect style=\"extraLight\"/></vibrancyEffect></visualEffectView>"
        )
        #expect(vibrancy.effect == UIVibrancyEffect(blurEffect: UIBlurEffect(style: .extraLight)))
    }

    @Test func colorsHaveAllForms() {
        func color(_ attributes: String, resources: String = "") -> UIColor? {
            load("<view tag=\"1\" id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources).backgroundColor
        }
        #expect(
            color("white=\"0.5\" alpha=\"0.25\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"")
                == UIColor(white: 0.5, alpha: 0.25))
        #expect(color("systemColor=\"systemGray6Color\"") == UIColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255, alpha: 1))
        #expect(color("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"") == .groupTableViewBackground)
        let named =
            "<namedColor name=\"Sea\"><color red=\"0\" green=\"0.5\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/></namedColor>"
        #expect(color("name=\"Sea\"", resources: named) == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
        let white = color("red=\"1\" green=\"1\" blue=\"1\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"displayP3\"")!.cgColor
        #expect(abs(white.red - 1) < 1e-6 && abs(white.green - 1) < 1e-6 && abs(white.blue - 1) < 1e-6)
    }

    @Test func systemColorsFollowTheStyle() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let colors: KeyValuePairs<String, UIColor> = [
            "secondaryLabelColor": .secondaryLabel, "systemGroupedBackgroundColor": .systemGroupedBackground, "linkColor": .link,
            "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground, "tertiarySystemFillColor": .tertiarySystemFill,
        ]
        for (name, expected) in colors {
            let view: UIView = load("<view tag=\"1\" id=\"v\"><color key=\"backgroundColor\" systemColor=\"\(name)\"/></view>")
            let color = view.backgroundColor
            #expect(color == expected, "\(name)")
            #expect(color?.resolvedColor(with: dark) == expected.resolvedColor(with: dark), "\(name) in the dark style")
        }
    }

    @Test func autoresizingFollowsTheWindow() {
        let fixture = StoryboardFixture(
            StoryboardFixture.scene(
                "start",
                """
                <subviews>
                  <view tag="1" id="a"><rect key="frame" x="20" y="30" width="335" height="100"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
                  <view tag="2" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                    <rect key="frame" x="300" y="600" width="60" height="40"/>
                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMinY="YES"/></view>
                </subviews>
                """), size: CGSize(width: 414, height: 736))
        let view: UIView = fixture.start().view
        #expect(view.frame == CGRect(x: 0, y: 0, width: 414, height: 736))
        #expect(view.viewWithTag(1)?.frame == CGRect(x: 20, y: 30, width: 374, height: 100))
        #expect(view.viewWithTag(2)?.frame == CGRect(x: 339, y: 669, width: 60, height: 40))
    }
}
