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
}
