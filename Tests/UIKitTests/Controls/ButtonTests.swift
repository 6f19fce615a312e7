import Stage
import Testing
import UIKit

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

    /// The baseline of a button that is laid out for the first time is where it is after further layouts.
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
}
