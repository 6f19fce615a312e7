import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ButtonTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2, framesPerSecond: 60)

    @Test func titlesAndColorsFollowTheState() {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        button.setTitle("Going", for: .highlighted)
        button.setTitleColor(.red, for: .normal)
        button.setTitleColor(.blue, for: .disabled)
        #expect(button.titleLabel?.text == "Go" && button.titleLabel?.textColor == .red)
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Going" && button.titleLabel?.textColor == .red)
        button.isHighlighted = false
        button.isEnabled = false
        #expect(button.currentTitle == "Go" && button.titleLabel?.textColor == .blue)
        button.isEnabled = true
        button.isSelected = true
        button.setTitle("Gone", for: [.selected, .highlighted])
        #expect(button.currentTitle == "Go")
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Gone")
    }

    @Test func eachTargetOfAllEventsIsCalledOnce() {
        let button = UIButton(type: .system)
        var lines: [String] = []
        button.addAction(UIAction { _ in lines.append("primary") }, for: .primaryActionTriggered)
        button.addAction(UIAction { _ in lines.append("touch") }, for: .touchUpInside)
        button.sendActions(for: .allEvents)
        #expect(lines == ["primary", "touch"])
        button.sendActions(for: .touchUpInside)
        #expect(lines == ["primary", "touch", "touch", "primary"])
    }

    @Test func systemButtonDimsWhileTouchedAndFadesBack() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 70, width: 120, height: 40)
        button.setTitle("Press", for: .normal)
        stage.window.tintColor = .systemPurple
        stage.window.addSubview(button)
        let label = try #require(button.titleLabel)
        #expect(label.textColor == .systemPurple)
        stage.touchDown(at: CGPoint(x: 100, y: 90))
        #expect(near(stage.trace(label.layer, "opacity"), 0.2))
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.advance(by: 0.1)
        #expect((0.3..<0.99).contains(stage.trace(label.layer, "opacity")))
        stage.advance(by: 0.3)
        #expect(near(stage.trace(label.layer, "opacity"), 1))
        button.tintColor = .systemOrange
        #expect(label.textColor == .systemOrange)
    }

    @Test func imageAndTitleAreLaidOutInARow() throws {
        let image = UIImage(cgImage: CGImage(Bitmap(width: 24, height: 20)), scale: 1, orientation: .up)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        button.setTitle("Wide", for: .normal)
        button.setImage(image, for: .normal)
        button.contentHorizontalAlignment = .left
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 11, bottom: 3, right: 5)
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        let (imageView, label) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect(imageView.frame == CGRect(x: 11, y: 14, width: 24, height: 20))
        #expect(near(label.frame.minX, 35) && near(label.frame.midY, 24, within: 0.51))
        button.contentHorizontalAlignment = .right
        stage.advance(frames: 1)
        #expect(near(label.frame.maxX, 195, within: 0.5) && near(imageView.frame.maxX, Double(label.frame.minX), within: 0.01))
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 6)
        let before = label.frame.minX
        stage.advance(frames: 1)
        #expect(near(label.frame.minX, Double(before) - 6))
        #expect(near(button.intrinsicContentSize.width, Double(24 + label.frame.width + 16), within: 1))
    }

    @Test func configurationSetsTheAppearance() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.cornerStyle = .capsule
        var taps = 0
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in taps += 1 })
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 36)
        button.tintColor = .systemTeal
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        #expect(button.backgroundColor == .systemTeal && button.titleLabel?.textColor == .white && button.titleLabel?.text == "Buy")
        #expect(near(button.layer.cornerRadius, 18))
        stage.touchDown(at: CGPoint(x: 60, y: 40))
        #expect(button.backgroundColor?.cgColor.alpha == 0.75)
        stage.touchUp()
        #expect(taps == 1)
    }

    @Test func removedConfigurationLeavesNoAppearance() {
        stage.makeCurrent()
        let symbol = UIImage(systemName: "plus")
        let (button, plain) = (UIButton(configuration: .filled()), UIButton(type: .system))
        for each in [button, plain] {
            each.frame = CGRect(x: 20, y: 40, width: 120, height: 36)
            each.setTitle("Add", for: .normal)
            each.setImage(symbol, for: .normal)
            each.tintColor = .systemTeal
            stage.window.addSubview(each)
        }
        stage.advance(frames: 1)
        #expect(button.layer.cornerRadius == 8 && button.imageView?.tintColor == .white)
        button.configuration = nil
        stage.advance(frames: 1)
        #expect(button.backgroundColor == nil && button.layer.cornerRadius == 0 && button.layer.cornerCurve == plain.layer.cornerCurve)
        #expect(button.imageView?.tintColor == .systemTeal && button.titleLabel?.textColor == .systemTeal)
        #expect(button.titleLabel?.font == plain.titleLabel?.font && button.intrinsicContentSize == plain.intrinsicContentSize)
        button.backgroundColor = .systemYellow
        button.imageView?.tintColor = .systemPink
        button.isHighlighted = true
        #expect(button.backgroundColor == .systemYellow && button.imageView?.tintColor == .systemPink, "the button keeps its own values")
    }

    @Test func systemButtonPaintsItsImageInTheTintColor() {
        let picture = UIImage(cgImage: CGImage(Bitmap(width: 24, height: 20, words: [UInt32](repeating: 0xFFFF_0000, count: 480))))
        func paintedWord(_ button: UIButton, _ mode: UIImage.RenderingMode) -> UInt32 {
            button.frame = CGRect(x: 30, y: 40, width: 90, height: 60)
            button.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
            button.setImage(picture.withRenderingMode(mode), for: .normal)
            stage.window.addSubview(button)
            stage.advance(frames: 1)
            defer { button.removeFromSuperview() }
            return stage.render()[150, 140].word
        }
        #expect(paintedWord(UIButton(type: .system), .automatic) == 0xFF00_FF00)
        #expect(paintedWord(UIButton(type: .system), .alwaysOriginal) == 0xFFFF_0000)
        #expect(paintedWord(UIButton(type: .custom), .automatic) == 0xFFFF_0000)
        #expect(paintedWord(UIButton(type: .custom), .alwaysTemplate) == 0xFF00_FF00)
        var configuration = UIButton.Configuration.plain()
        configuration.baseForegroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(paintedWord(UIButton(configuration: configuration), .automatic) == 0xFF00_00FF, "the color of the title")
    }

    // MARK: - Size and baselines

    @Test(arguments: [UIButton.ButtonType.system, .custom]) func emptyButtonHasAMinimumSize(_ type: UIButton.ButtonType) {
        let button = UIButton(type: type)
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.sizeToFit()
        #expect(button.bounds.size == CGSize(width: 30, height: 34))
        button.contentEdgeInsets = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 11)
        #expect(button.intrinsicContentSize == CGSize(width: 16, height: 10))
        let icon = UIButton(type: type)
        icon.setImage(UIImage(cgImage: CGImage(Bitmap(width: 13, height: 9)), scale: 1, orientation: .up), for: .normal)
        #expect(icon.intrinsicContentSize == CGSize(width: 13, height: 9))
    }

    @Test func fontOfTheTitleLabelChangesTheSize() {
        stage.makeCurrent()
        let button = UIButton(type: .system)
        button.setTitle("Continue", for: .normal)
        let size = button.intrinsicContentSize
        let (view, neighbor) = (UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200)), UIView())
        for part in [button, neighbor] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        neighbor.leftAnchor.constraint(equalTo: button.rightAnchor, constant: 4).isActive = true
        button.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 9).isActive = true
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        #expect(neighbor.frame.minX == size.width + 13)
        button.titleLabel?.font = .systemFont(ofSize: 31)
        #expect(button.intrinsicContentSize.width > size.width * 1.5)
        stage.advance(frames: 1)
        #expect(neighbor.frame.minX == button.intrinsicContentSize.width + 13)
    }

    /// The baseline of a button has its final position already after the first layout.
    @Test(arguments: [UIControl.ContentVerticalAlignment.center, .top, .bottom], [0, 5.0])
    func firstBaselineIsRightInTheFirstLayout(_ alignment: UIControl.ContentVerticalAlignment, _ inset: Double) throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let button = UIButton(type: .system)
        button.setTitle("Forward", for: .normal)
        button.contentVerticalAlignment = alignment
        button.contentEdgeInsets.bottom = CGFloat(inset)
        button.titleEdgeInsets.top = CGFloat(inset * 2)
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        let height = button.heightAnchor.constraint(equalToConstant: 52)
        NSLayoutConstraint.activate([
            button.firstBaselineAnchor.constraint(equalTo: view.topAnchor, constant: 137),
            button.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 21), height,
        ])
        stage.window.addSubview(view)
        var firstTop: CGFloat?
        let observer = LayoutObserver { firstTop = firstTop ?? button.frame.minY }
        button.addSubview(observer)
        view.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        func baseline() -> CGFloat { label.convert(label.bounds, to: view).midY + label.baselines(forWidth: nil).first }
        #expect(abs(Double(baseline()) - 137) <= 0.5, "\(baseline())")
        #expect(firstTop == button.frame.minY, "one layout is enough")
        stage.advance(frames: 3)
        #expect(firstTop == button.frame.minY)
        height.constant = 90
        stage.advance(frames: 1)
        #expect(abs(Double(baseline()) - 137) <= 0.5, "\(baseline())")
        button.contentVerticalAlignment = .center
        stage.advance(frames: 1)
        #expect(abs(Double(baseline()) - 137) <= 0.5, "\(baseline())")
    }

    /// A view that performs an action in its layout.
    private final class LayoutObserver: UIView {
        private let action: () -> Void

        init(_ action: @escaping () -> Void) {
            self.action = action
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() { action() }
    }

    // MARK: - Shadow

    @Test func shadowOfTheTitleFollowsTheState() throws {
        let button = UIButton(type: .custom)
        let label = try #require(button.titleLabel)
        button.setTitle("Shadow", for: .normal)
        #expect(label.shadowColor == nil && label.shadowOffset == .zero && button.currentTitleShadowColor == nil)
        button.setTitleShadowColor(.brown, for: .normal)
        button.setTitleShadowColor(.green, for: .highlighted)
        #expect(label.shadowColor == .brown && button.titleShadowColor(for: .disabled) == .brown)
        button.isHighlighted = true
        #expect(label.shadowColor == .green && button.currentTitleShadowColor == .green)
        button.isHighlighted = false
        button.setTitleShadowColor(nil, for: .normal)
        #expect(label.shadowColor == nil && button.titleShadowColor(for: .highlighted) == .green)
    }

    @Test func shadowOfTheTitleIsPainted() throws {
        let button = UIButton(frame: CGRect(x: 20, y: 30, width: 120, height: 40))
        button.setTitle("II", for: .normal)
        button.titleLabel?.shadowOffset = CGSize(width: 3, height: 0)
        stage.window.backgroundColor = .black
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        let plain = stage.render()
        button.setTitleShadowColor(.red, for: .normal)
        stage.advance(frames: 1)
        #expect(stage.render() != plain)
    }

    // MARK: - Attributed titles

    @Test func attributedTitleOfTheStateIsShownWithItsAttributes() {
        let button = UIButton(type: .system)
        button.tintColor = .systemPurple
        button.titleLabel?.font = .systemFont(ofSize: 13)
        button.setTitle("Plain", for: .selected)
        let title = NSMutableAttributedString(string: "Old price", attributes: [.kern: 2])
        title.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 21), .foregroundColor: UIColor.red], range: NSRange(location: 4, length: 5))
        button.setAttributedTitle(title, for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "Down", attributes: [.foregroundColor: UIColor.green]), for: .highlighted)
        let shown = button.titleLabel?.attributedText
        #expect(shown?.string == "Old price" && shown?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
        #expect((shown?.attribute(.font, at: 4, effectiveRange: nil) as? UIFont)?.pointSize == 21)
        #expect(button.titleLabel?.textColor == .systemPurple, "parts without a color have the tint color")
        button.isHighlighted = true
        #expect(button.titleLabel?.text == "Down" && button.titleLabel?.textColor == .green)
        button.isHighlighted = false
        #expect(button.titleLabel?.text == "Old price")
        button.setAttributedTitle(nil, for: .normal)
        button.setAttributedTitle(nil, for: .highlighted)
        button.isSelected = true
        #expect(button.titleLabel?.text == "Plain" && button.titleLabel?.font.pointSize == 13)
    }

    @Test func plainTitleHasTheFontAgain() {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: 13)
        button.setTitle("Plain", for: .normal)
        let attributed = NSAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        button.setAttributedTitle(attributed, for: .normal)
        let large = button.intrinsicContentSize.height
        #expect(button.titleLabel?.font.pointSize == 40)
        button.setAttributedTitle(nil, for: .normal)
        #expect(button.titleLabel?.font.pointSize == 13 && button.intrinsicContentSize.height < large)
    }

    @Test func configurationShowsAttributedTitleAndSubtitle() throws {
        stage.makeCurrent()
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Sea")
        title.font = .systemFont(ofSize: 25)
        title.foregroundColor = .brown
        configuration.attributedTitle = title
        configuration.subtitle = "Deep water"
        #expect(configuration.title == "Sea")
        let button = UIButton(configuration: configuration)
        #expect(button.titleLabel?.font.pointSize == 25 && button.titleLabel?.textColor == .brown)
        let subtitle = try #require(button.subtitleLabel)
        #expect(subtitle.text == "Deep water" && subtitle.font.pointSize == 13 && subtitle.textColor == button.tintColor)
        button.frame = CGRect(origin: CGPoint(x: 30, y: 40), size: button.intrinsicContentSize)
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        let label = try #require(button.titleLabel)
        #expect(subtitle.frame.minY == label.frame.maxY + 1 && abs(subtitle.frame.midX - label.frame.midX) <= 0.25)
        #expect(button.bounds.height == label.frame.height + 1 + subtitle.frame.height + 14)
        button.configuration?.attributedSubtitle = AttributedString(
            "9 m", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 8)]))
        #expect(subtitle.text == "9 m" && subtitle.font.pointSize == 8)
        button.configuration?.subtitle = nil
        #expect(button.subtitleLabel == nil && subtitle.superview == nil)
        button.configuration?.title = "Lake"
        #expect(label.text == "Lake" && label.font.pointSize == 17 && label.textColor == button.tintColor)
    }

    @Test(arguments: [NSDirectionalRectEdge.top, .bottom, .leading, .trailing])
    func imageIsOnTheSideOfItsPlacement(_ placement: NSDirectionalRectEdge) throws {
        stage.makeCurrent()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Harbor"
        configuration.image = UIImage(cgImage: CGImage(Bitmap(width: 24, height: 20)), scale: 1, orientation: .up)
        (configuration.imagePadding, configuration.imagePlacement) = (7, placement)
        let button = UIButton(configuration: configuration)
        let size = button.intrinsicContentSize
        button.frame = CGRect(x: 10, y: 20, width: size.width + 30, height: size.height + 40)
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        let (image, label) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        switch placement {
        case .top: #expect(image.maxY + 7 == label.minY && abs(image.midX - label.midX) <= 0.5)
        case .bottom: #expect(label.maxY + 7 == image.minY && size.height == label.height + 7 + 20 + 14)
        case .leading: #expect(image.maxX + 7 == label.minX && image.midY == label.midY)
        default: #expect(label.maxX + 7 == image.minX && size.width == label.width + 7 + 24 + 24)
        }
    }

    @Test func handlerCanSetTheConfiguration() {
        let button = UIButton(configuration: .gray())
        var states: [UIControl.State] = []
        button.configurationUpdateHandler = { button in
            states.append(button.state)
            var configuration = button.configuration
            configuration?.title = button.isSelected ? "On" : "Off"
            configuration?.baseForegroundColor = button.isEnabled ? .brown : .cyan
            button.configuration = configuration
        }
        #expect(button.titleLabel?.text == "Off" && states == [.normal])
        button.isSelected = true
        #expect(button.titleLabel?.text == "On" && states == [.normal, .selected] && button.titleLabel?.textColor == .brown)
        button.setNeedsUpdateConfiguration()
        #expect(states == [.normal, .selected, .selected])
    }

    private final class CountButton: UIButton {
        var count = 0
        override func updateConfiguration() {
            count += 1
            configuration?.subtitle = isHighlighted ? "pressed" : "at rest"
        }
    }

    @Test func subclassUpdatesItsConfiguration() {
        let button = CountButton(configuration: .filled())
        button.configuration?.title = "Sail"
        let count = button.count
        button.isHighlighted = true
        #expect(button.subtitleLabel?.text == "pressed" && button.count == count + 1)
        button.isHighlighted = false
        #expect(button.subtitleLabel?.text == "at rest" && button.count == count + 2)
        #expect(UIButton(type: .custom).configuration == nil && CountButton(type: .custom).count == 0)
    }

    @Test func transformerChangesTheAttributesOfTheTitle() throws {
        stage.makeCurrent()
        var configuration = UIButton.Configuration.filled()
        (configuration.title, configuration.subtitle) = ("Harbor", "12 boats")
        var inputs: [AttributeContainer] = []
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
            inputs.append(input)
            var output = input
            output.font = .systemFont(ofSize: 23, weight: .bold)
            return output
        }
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
            var output = input
            output.foregroundColor = .cyan
            return output
        }
        let button = UIButton(configuration: configuration)
        let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
        #expect(title.text == "Harbor" && title.font.pointSize == 23 && title.textColor == .white)
        #expect(subtitle.textColor == .cyan && subtitle.font.pointSize == 13)
        #expect(inputs.last?.font?.pointSize == 17 && inputs.last?.foregroundColor == .white)
        button.setTitle("Pier", for: .normal)
        #expect(title.text == "Pier" && title.font.pointSize == 23)
        button.configuration?.titleTextAttributesTransformer = nil
        #expect(title.font.pointSize == 17)
    }

    @Test func activityIndicatorReplacesTheImage() throws {
        stage.makeCurrent()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Load"
        configuration.image = UIImage(cgImage: CGImage(Bitmap(width: 24, height: 20)), scale: 1, orientation: .up)
        (configuration.imagePadding, configuration.baseForegroundColor) = (7, .brown)
        let button = UIButton(configuration: configuration)
        let width = button.intrinsicContentSize.width
        button.configuration?.showsActivityIndicator = true
        button.frame = CGRect(origin: CGPoint(x: 10, y: 20), size: button.intrinsicContentSize)
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        let indicator = try #require(button.subviews.first { $0 is UIActivityIndicatorView } as? UIActivityIndicatorView)
        #expect(indicator.isAnimating && indicator.color == .brown && indicator.frame.size == CGSize(width: 20, height: 20))
        #expect(button.intrinsicContentSize.width == width - 4 && button.imageView?.isHidden == true)
        #expect(indicator.frame.maxX + 7 == button.titleLabel?.frame.minX)
        button.configuration?.showsActivityIndicator = false
        #expect(!button.subviews.contains(indicator) && button.imageView?.isHidden == false && button.intrinsicContentSize.width == width)
    }

    /// The button is 40 points narrower than its content.
    @Test(arguments: [NSDirectionalRectEdge.leading, .trailing])
    func longTitleIsTruncatedBesideItsImage(_ placement: NSDirectionalRectEdge) throws {
        stage.makeCurrent()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Ferry to the islands"
        configuration.image = UIImage(cgImage: CGImage(Bitmap(width: 24, height: 20)), scale: 1, orientation: .up)
        (configuration.imagePadding, configuration.imagePlacement) = (7, placement)
        let button = UIButton(configuration: configuration)
        let (size, natural) = (button.intrinsicContentSize, try #require(button.titleLabel).intrinsicContentSize.width)
        button.frame = CGRect(x: 10, y: 20, width: size.width - 40, height: size.height)
        stage.window.addSubview(button)
        stage.advance(frames: 1)
        let (image, label) = (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        #expect(image.width == 24 && abs(label.width - (natural - 40)) <= 0.5)
        #expect(placement == .leading ? image.maxX + 7 == label.minX : label.maxX + 7 == image.minX)
        #expect(min(image.minX, label.minX) == 12 && max(image.maxX, label.maxX) == button.bounds.width - 12)
    }

    @Test func titleAndSubtitleAreAligned() throws {
        stage.makeCurrent()
        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle, configuration.titleAlignment) = ("A", "A long subtitle", .trailing)
        let button = UIButton(configuration: configuration)
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
        let (label, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
        #expect(label.frame.maxX == subtitle.frame.maxX && label.frame.minX > subtitle.frame.minX + 20)
        button.configuration?.titleAlignment = .leading
        button.layoutIfNeeded()
        #expect(label.frame.minX == subtitle.frame.minX)
    }

    @Test func attributedStringsAreConverted() {
        let shadow = NSShadow()
        let old = NSMutableAttributedString(
            string: "é x", attributes: [.font: UIFont.systemFont(ofSize: 9), .underlineStyle: NSUnderlineStyle.double.rawValue, .kern: 3.5])
        old.addAttributes([.shadow: shadow, .link: URL(fileURLWithPath: "/a")], range: NSRange(location: 2, length: 1))
        let new = AttributedString(old)
        #expect(String(new.characters) == "é x" && new.runs.count == 2 && new.runs.first?.underlineStyle == .double)
        #expect(new.runs.first?.kern == 3.5 && new.runs.first?.shadow == nil)
        let back = NSAttributedString(new)
        #expect(back.string == "é x" && back.attribute(.shadow, at: 2, effectiveRange: nil) as? NSShadow === shadow)
        #expect(back.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 9)
        #expect(back.attribute(.link, at: 2, effectiveRange: nil) as? URL == URL(fileURLWithPath: "/a"))
    }
}
