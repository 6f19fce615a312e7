import Stage
import Testing
import UIKit
import UIKitTestSupport

/// The sizes of text for the text size that the user prefers.
@MainActor @Suite struct DynamicTypeTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2)
    private let controller = UIViewController()

    init() { stage.window.rootViewController = controller }

    private func traits(_ category: UIContentSizeCategory) -> UITraitCollection {
        UITraitCollection(preferredContentSizeCategory: category)
    }

    @Test func textStylesHaveThePublishedSizes() {
        stage.makeCurrent()
        func sizes(_ category: UIContentSizeCategory) -> [CGFloat] {
            let styles: [UIFont.TextStyle] = [
                .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
            ]
            return styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits(category)).pointSize }
        }
        #expect(sizes(.extraSmall) == [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11])
        #expect(sizes(.large) == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        #expect(sizes(.extraExtraExtraLarge) == [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17])
        #expect(sizes(.accessibilityMedium) == [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20])
        #expect(sizes(.accessibilityExtraExtraExtraLarge) == [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40])
        #expect(sizes(.unspecified) == sizes(.large))
    }

    @Test func categoriesAreOrdered() {
        stage.makeCurrent()
        #expect(UIContentSizeCategory.extraSmall < .small && .large < .accessibilityMedium)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory && UIContentSizeCategory.unspecified < .extraSmall)
    }

    @Test func metricsScaleByTheLineHeight() {
        stage.makeCurrent()
        let metrics = UIFontMetrics(forTextStyle: .body)
        let huge = UITraitCollection(traitsFrom: [traits(.accessibilityExtraExtraExtraLarge), UITraitCollection(displayScale: 1)])
        // The line height of body text is 22 points at the default text size and 62 here: 100 · 62 / 22, rounded.
        #expect(metrics.scaledValue(for: 100, compatibleWith: huge) == CGFloat(282))
        #expect(metrics.scaledValue(for: 12.34, compatibleWith: traits(.large)) == 12.34)
        let font = UIFont(name: "Helvetica-Bold", size: 22) ?? .systemFont(ofSize: 22)
        #expect(metrics.scaledFont(for: font, compatibleWith: huge).pointSize == 62)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: huge).pointSize == 40)
        #expect(metrics.scaledFont(for: font, compatibleWith: huge).fontName == font.fontName)
        #expect(UIFontMetrics.default.scaledFont(for: font).pointSize == 22)
    }

    @Test func labelThatAdjustsGrows() {
        stage.makeCurrent()
        let (adjusting, fixed) = (UILabel(), UILabel())
        for label in [adjusting, fixed] {
            (label.text, label.font) = ("Size", .preferredFont(forTextStyle: .title2))
            controller.view.addSubview(label)
        }
        adjusting.adjustsFontForContentSizeCategory = true
        let oldWidth = adjusting.intrinsicContentSize.width
        stage.preferredContentSizeCategory = .accessibilityLarge
        #expect(adjusting.font.pointSize == 39 && fixed.font.pointSize == 22)
        #expect(near(adjusting.intrinsicContentSize.width / oldWidth, 39.0 / 22, within: 0.05))
        stage.preferredContentSizeCategory = .large
        #expect(adjusting.font.pointSize == 22)
    }

    @Test func attributedTextGrows() {
        stage.makeCurrent()
        let label = UILabel()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
        text.addAttributes([.font: UIFont.systemFont(ofSize: 9)], range: NSRange(location: 1, length: 1))
        label.attributedText = text
        label.adjustsFontForContentSizeCategory = true
        controller.view.addSubview(label)
        stage.preferredContentSizeCategory = .extraExtraLarge
        let sizes = (0...1).map { (label.attributedText?.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
        #expect(sizes == [21, 9])
    }

    @Test func fieldAndButtonGrow() {
        stage.makeCurrent()
        let (field, button) = (UITextField(), UIButton(configuration: .filled()))
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        button.setTitle("Go", for: .normal)
        for view in [field, button] { controller.view.addSubview(view) }
        stage.preferredContentSizeCategory = .extraExtraExtraLarge
        #expect(field.font?.pointSize == 23 && button.titleLabel?.font.pointSize == 23)
    }

    @Test func buttonFollowsTheTextSizeOfItsTraits() {
        stage.makeCurrent()
        let button = UIButton(configuration: .filled())
        button.setTitle("Go", for: .normal)
        controller.view.addSubview(button)
        controller.view.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        #expect(button.titleLabel?.font.pointSize == 28)
    }

    @Test func rowGrowsWithItsText() {
        stage.makeCurrent()
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 20, width: 320, height: 400)), TableDataSource([[5, 6]]))
        source.heights = { _ in UITableView.automaticDimension }
        source.connect(table)
        controller.view.addSubview(table)
        stage.advance(frames: 1)
        for cell in table.visibleCells { cell.textLabel?.text = "Row" }
        let old = table.rectForRow(at: IndexPath(row: 1, section: 0))
        stage.preferredContentSizeCategory = .accessibilityExtraLarge
        table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text = "Row"
        stage.advance(frames: 1)
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(old.height == 44 && cell?.textLabel?.font.pointSize == 40)
        let height = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
        #expect(height > 60 && height == cell?.sizeThatFits(CGSize(width: 320, height: 0)).height)
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == height, "the next row moves down")
    }

    @Test func textSizeLimitsOfAViewApplyToItsSubviews() {
        stage.makeCurrent()
        let (outer, label) = (UIView(), UILabel())
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        outer.addSubview(label)
        controller.view.addSubview(outer)
        outer.maximumContentSizeCategory = .extraLarge
        stage.preferredContentSizeCategory = .accessibilityMedium
        #expect(label.font.pointSize == 19 && label.traitCollection.preferredContentSizeCategory == .extraLarge)
        outer.maximumContentSizeCategory = nil
        #expect(label.font.pointSize == 28)
        stage.preferredContentSizeCategory = .small
        outer.minimumContentSizeCategory = .medium
        #expect(label.font.pointSize == 16)
    }

    @Test func changeOfTheTextSizeIsPostedOnce() {
        stage.makeCurrent()
        var lines: [String] = []
        nonisolated(unsafe) var categories: [UIContentSizeCategory?] = []
        let log = NotificationLog([UIContentSizeCategory.didChangeNotification]) { lines.append($0) }
        let token = NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) {
            categories.append($0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory)
        }
        stage.preferredContentSizeCategory = .small
        stage.preferredContentSizeCategory = .small
        NotificationCenter.default.removeObserver(token)
        withExtendedLifetime(log) { #expect(lines == ["UIContentSizeCategoryDidChange"]) }
        #expect(categories == [.small] && UIApplication.shared.preferredContentSizeCategory == .small)
    }

    @Test func boldTextMakesStylesHeavier() {
        stage.makeCurrent()
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        controller.view.addSubview(label)
        #expect(!label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        stage.usesBoldText = true
        #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold) && UIAccessibility.isBoldTextEnabled)
        #expect(label.font.pointSize == 17 && label.traitCollection.legibilityWeight == .bold)
    }

    /// The weights of system fonts for bold text are known from measurements on iOS: the three lightest weights increase by 100, and the
    /// others by 200, up to 900.
    @Test func systemFontsAreHeavierWhereTextIsBold() throws {
        stage.makeCurrent()
        let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let fonts = weights.map { UIFont.systemFont(ofSize: 19, weight: $0) }
        let named = try #require(UIFont(name: "Helvetica", size: 19))
        #expect(fonts.map(\.font.weight) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
        stage.usesBoldText = true
        #expect(fonts.map(\.font.weight) == [200, 300, 400, 600, 700, 800, 900, 900, 900])
        #expect(named.font.weight == 400 && UIFont.italicSystemFont(ofSize: 13).font.weight == 600)
        #expect(UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .light).font.weight == 400)
        #expect(fonts[3].withSize(11).font.weight == 600 && UIFont(descriptor: fonts[3].fontDescriptor, size: 11).font.weight == 600)
        #expect(UIFontMetrics.default.scaledFont(for: fonts[3]).font.weight == 600)
        let bold = try #require(fonts[3].fontDescriptor.withSymbolicTraits(.traitBold))
        #expect(UIFont(descriptor: bold, size: 0).font.weight == 900)
        stage.usesBoldText = false
        #expect(fonts.map(\.font.weight) == [100, 200, 300, 400, 500, 600, 700, 800, 900] && fonts[3] == .systemFont(ofSize: 19))
    }

    /// Views that exist at a change have the sizes of views that are made after it.
    @Test func textInSystemFontsFollowsBoldText() {
        stage.makeCurrent()
        func makeViews() -> [UIView] {
            let label = UILabel()
            label.attributedText = NSAttributedString(string: "Tide table", attributes: [.font: UIFont.systemFont(ofSize: 21)])
            let field = UITextField()
            (field.text, field.font) = ("Tide table", .systemFont(ofSize: 21))
            let text = UITextView()
            (text.isScrollEnabled, text.text, text.font) = (false, "Tide table", .systemFont(ofSize: 21))
            let button = UIButton(type: .system)
            button.setTitle("Tide table", for: .normal)
            return [label, field, text, button, UISegmentedControl(items: ["Tide", "Table"])]
        }
        let views = makeViews()
        for view in views { controller.view.addSubview(view) }
        stage.advance(frames: 1)
        let widths = views.map(\.intrinsicContentSize.width)
        stage.usesBoldText = true
        stage.advance(frames: 1)
        let others = makeViews()
        for view in others { controller.view.addSubview(view) }
        let boldWidths = views.map(\.intrinsicContentSize.width)
        #expect(boldWidths == others.map(\.intrinsicContentSize.width))
        #expect(zip(boldWidths, widths).allSatisfy { $0 >= $1 + 1 }, "\(boldWidths) \(widths)")
        stage.usesBoldText = false
        #expect(views.map(\.intrinsicContentSize.width) == widths)
    }

    /// Returns the number of dark pixels of a label and a field in system fonts. The two values of `isBold` are
    /// whether text is bold at the start, and whether it is bold after two frames.
    private func darkPixels(_ isBold: (atStart: Bool, later: Bool)) -> Int {
        let stage = Stage(size: CGSize(width: 200, height: 120), scale: 1, framesPerSecond: 60)
        stage.usesBoldText = isBold.atStart
        stage.makeCurrent()
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.backgroundColor = .white
        let (label, field) = (UILabel(frame: CGRect(x: 10, y: 30, width: 180, height: 30)), UITextField())
        (label.text, label.font) = ("Harbor", .systemFont(ofSize: 24))
        (field.text, field.frame) = ("Tide table", CGRect(x: 10, y: 70, width: 180, height: 30))
        for view in [label, field] { controller.view.addSubview(view) }
        stage.advance(frames: 2)
        _ = stage.render()
        stage.usesBoldText = isBold.later
        stage.advance(by: 1)
        let picture = stage.render()
        return (0..<120).flatMap { y in (0..<200).map { picture[$0, y].word & 0xFF } }.count { $0 < 128 }
    }

    @Test func visibleTextBecomesBoldAndRegularAgain() {
        let (regular, bold) = (darkPixels((false, false)), darkPixels((true, true)))
        #expect(bold > regular * 6 / 5 && regular > 200)
        #expect(darkPixels((false, true)) == bold && darkPixels((true, false)) == regular)
    }

    /// The font is made while another stage has bold text.
    @Test func sharedFontHasTheWeightOfEachStage() {
        let other = Stage(size: CGSize(width: 200, height: 200), scale: 1, framesPerSecond: 60)
        other.usesBoldText = true
        other.makeCurrent()
        let font = UIFont.systemFont(ofSize: 17)
        #expect(font.font.weight == 600)
        stage.makeCurrent()
        let label = UILabel()
        (label.text, label.font) = ("Harbor", font)
        controller.view.addSubview(label)
        let plain = UILabel()
        plain.text = "Harbor"
        #expect(font.font.weight == 400 && label.intrinsicContentSize == plain.intrinsicContentSize)
    }

    @Test func descriptorsKeepTheStyle() {
        stage.makeCurrent()
        let font = UIFont.preferredFont(forTextStyle: .footnote)
        let bold = font.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
        let label = UILabel()
        label.font = bold
        label.adjustsFontForContentSizeCategory = true
        controller.view.addSubview(label)
        stage.preferredContentSizeCategory = .extraLarge
        #expect(label.font.pointSize == 15 && label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
        #expect(font.withSize(13) == font)
    }

    @Test func textViewFollowsTheTextSizeIfItsPropertyIsTrue() {
        stage.makeCurrent()
        let (follows, stays) = (UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UITextView(frame: .zero))
        for view in [follows, stays] {
            let text = NSMutableAttributedString(string: "Body and fixed", attributes: [.font: UIFont.preferredFont(forTextStyle: .body)])
            text.addAttribute(.font, value: UIFont.systemFont(ofSize: 13), range: NSRange(location: 9, length: 5))
            view.attributedText = text
            controller.view.addSubview(view)
        }
        follows.adjustsFontForContentSizeCategory = true
        stage.advance(frames: 1)
        stage.preferredContentSizeCategory = .accessibilityMedium
        stage.advance(frames: 1)
        func size(_ view: UITextView, _ index: Int) -> CGFloat? {
            (view.textStorage.attributes(at: index, effectiveRange: nil)[.font] as? UIFont)?.pointSize
        }
        #expect(size(follows, 0) == 28 && size(follows, 10) == 13 && size(stays, 0) == 17)
        follows.text = "New"
        #expect(size(follows, 0) == 28)
        stays.adjustsFontForContentSizeCategory = true
        #expect(size(stays, 0) == 28)
    }
}
