import CoreGraphics
import FlipbookTypography
import Stage
import Testing
import UIKit

@Suite @MainActor struct LabelTests {
    let stage = Stage(size: CGSize(width: 300, height: 200), scale: 2, framesPerSecond: 60)
    private let longText = "The quick brown fox jumps over the lazy dog"

    @Test func newLabelHasTheDefaultsOfUIKit() {
        stage.makeCurrent()
        let label = UILabel()
        #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail && label.textAlignment == .natural)
        #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .black && label.text == nil)
        #expect(label.isEnabled && !label.isHighlighted && !label.isUserInteractionEnabled)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1) && label.shadowColor == nil)
        #expect(label.sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
    }

    /// The space beside centered lines is not part of the size.
    @Test(arguments: [NSTextAlignment.center, .right, .left]) func sizeOfLinesDoesNotDependOnTheAlignment(_ alignment: NSTextAlignment) {
        let (label, leading) = (UILabel(), UILabel())
        for label in [label, leading] {
            label.text = "Motion trails"
            label.numberOfLines = 3
        }
        label.textAlignment = alignment
        let size = label.sizeThatFits(CGSize(width: 270, height: 90))
        #expect(size == leading.sizeThatFits(CGSize(width: 270, height: 90)) && size.width < 130)
        label.preferredMaxLayoutWidth = 231
        #expect(label.intrinsicContentSize == size)
    }

    @Test func lineBreakModeTruncatesASingleLine() {
        stage.makeCurrent()
        let label = makeLabel(longText)
        #expect(drawnContent(of: label).texts.map(\.text).joined().hasSuffix("…"))
        label.lineBreakMode = .byTruncatingHead
        #expect(drawnContent(of: label).texts.map(\.text).joined().hasPrefix("…"))
        label.lineBreakMode = .byClipping
        #expect(
            drawnContent(of: label).texts.map(\.text) == [longText] && drawnContent(of: label).rects == [label.bounds],
            "the text is clipped by a mask")
    }

    @Test func numberOfLinesAndHeightLimitTheLines() {
        stage.makeCurrent()
        let label = makeLabel(longText)
        label.numberOfLines = 2
        #expect(drawnContent(of: label).texts.filter { $0.text == "The quick " }.count == 1)
        label.frame.size.height = 25
        label.layoutIfNeeded()
        #expect(
            drawnContent(of: label).texts.allSatisfy { $0.origin.y == drawnContent(of: label).texts[0].origin.y }, "only one line fits")
        label.numberOfLines = 0
        label.frame.size.height = 200
        label.layoutIfNeeded()
        let lines = drawnContent(of: label).texts
        #expect(lines.map(\.text).joined() == longText && lines.count == 4)
    }

    /// The fitting size is at most as wide as requested, up to a pixel. Width and height are whole pixels, and the height has space for whole
    /// lines. Text in a label of this size is not truncated.
    @Test(arguments: [30.0, 77, 120, 400]) func textFitsIntoItsFittingSize(width: Double) {
        stage.makeCurrent()
        let label = makeLabel(longText)
        label.numberOfLines = 0
        let size = label.sizeThatFits(CGSize(width: width, height: 1))
        let lineHeight = Double(UIFont.systemFont(ofSize: 17).lineHeight)
        #expect(Double(size.width) <= width + 0.5)
        #expect(
            (Double(size.width) * 2).rounded() == Double(size.width) * 2 && (Double(size.height) * 2).rounded() == Double(size.height) * 2)
        #expect((Double(size.height) / lineHeight).rounded() * lineHeight <= Double(size.height) + 1e-6)
        label.frame.size = size
        label.layoutIfNeeded()
        #expect(drawnContent(of: label).texts.map(\.text).joined() == longText)
    }

    @Test func intrinsicSizeUsesThePreferredMaximumWidth() {
        stage.makeCurrent()
        let label = makeLabel(longText)
        let singleLineSize = label.intrinsicContentSize
        #expect(abs(Double(singleLineSize.height - UIFont.systemFont(ofSize: 17).lineHeight)) < 0.5)
        label.numberOfLines = 0
        #expect(label.intrinsicContentSize == singleLineSize)
        label.preferredMaxLayoutWidth = 150
        #expect(label.intrinsicContentSize.width <= 150 && label.intrinsicContentSize.height > 2 * singleLineSize.height)
    }

    @Test func baselinesAreRelativeToTheCenter() {
        stage.makeCurrent()
        let label = makeLabel(longText, CGRect(x: 0, y: 0, width: 120, height: 140))
        label.numberOfLines = 0
        let baselines = label.baselines(forWidth: 120)
        let texts = drawnContent(of: label).texts
        #expect(abs(Double(texts[0].origin.y - 70 - baselines.first)) <= 0.25)
        #expect(abs(Double(texts[texts.count - 1].origin.y - 70 - baselines.last)) <= 0.25)
        #expect(baselines.first < baselines.last)
    }

    @Test func textIsCenteredVerticallyAndAlignedHorizontally() {
        stage.makeCurrent()
        let label = makeLabel("Hi", CGRect(x: 0, y: 0, width: 100, height: 50))
        let width = Double(ShapedLine("Hi", FontDescriptor(size: 17)).width)
        for (alignment, x) in [(NSTextAlignment.left, 0), (.natural, 0), (.center, 50 - width / 2), (.right, 100 - width)] {
            label.textAlignment = alignment
            #expect(abs(Double(drawnContent(of: label).texts[0].origin.x) - x) < 1e-9)
            let rect = label.textRect(forBounds: label.bounds, limitedToNumberOfLines: 1)
            #expect(abs(Double(rect.minX) - x) < 1e-9 && abs(Double(rect.midY) - 25) < 1e-9 && abs(Double(rect.width) - width) < 1e-9)
        }
    }

    @Test func naturalAlignmentIsRightInRightToLeftLayout() {
        stage.makeCurrent()
        let label = makeLabel("Hi", CGRect(x: 0, y: 0, width: 100, height: 50))
        label.semanticContentAttribute = .forceRightToLeft
        label.text = "Hi!"
        let width = Double(ShapedLine("Hi!", FontDescriptor(size: 17)).width)
        #expect(abs(Double(drawnContent(of: label).texts[0].origin.x) - (100 - width)) < 1e-9)
        label.textAlignment = .left
        #expect(drawnContent(of: label).texts[0].origin.x == 0)
    }

    // MARK: - Constraints

    private func makeRootView() -> UIView {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        return controller.view
    }

    /// The constraints determine the width, and the text determines the height in that width. The view below the label starts after the
    /// last line.
    @Test func heightFollowsFromTheConstrainedWidth() {
        let (view, label, below) = (makeRootView(), UILabel(), UIView())
        label.numberOfLines = 0
        label.text = longText
        for subview in [label, below] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        let width = label.widthAnchor.constraint(equalToConstant: 120)
        NSLayoutConstraint.activate([
            width, label.topAnchor.constraint(equalTo: view.topAnchor, constant: 7),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 11),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 3), below.heightAnchor.constraint(equalToConstant: 5),
            below.widthAnchor.constraint(equalToConstant: 5), below.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
        view.layoutIfNeeded()
        let lineHeight = label.font.lineHeight
        #expect(abs(Double(label.frame.height - 4 * lineHeight)) <= 1 && below.frame.minY == label.frame.maxY + 3)
        #expect(drawnContent(of: label).texts.map(\.text).joined() == longText)
        width.constant = 220
        view.layoutIfNeeded()
        #expect(abs(Double(label.frame.height - 2 * lineHeight)) <= 1 && below.frame.minY == label.frame.maxY + 3)
        label.text = "short"
        view.layoutIfNeeded()
        #expect(abs(Double(label.frame.height - lineHeight)) <= 1)
    }

    @Test func baselineAnchorsAreThoseOfTheFirstAndLastLine() {
        let (view, label, first, last) = (makeRootView(), UILabel(), UILabel(), UILabel())
        label.numberOfLines = 0
        label.text = longText
        (first.text, last.text) = ("first", "last")
        first.font = .systemFont(ofSize: 9)
        last.font = .systemFont(ofSize: 31)
        for subview in [label, first, last] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            label.widthAnchor.constraint(equalToConstant: 120), label.topAnchor.constraint(equalTo: view.topAnchor, constant: 40),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            first.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
            first.leadingAnchor.constraint(equalTo: label.trailingAnchor),
            last.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
            last.leadingAnchor.constraint(equalTo: label.trailingAnchor),
        ])
        view.layoutIfNeeded()
        let baselines = drawnContent(of: label).texts.map { label.frame.minY + $0.origin.y }
        #expect(baselines.count == 4)
        #expect(abs(Double(first.frame.minY + drawnContent(of: first).texts[0].origin.y - baselines[0])) <= 0.5)
        #expect(abs(Double(last.frame.minY + drawnContent(of: last).texts[0].origin.y - baselines[3])) <= 0.5)
    }

    // MARK: - Animation and appearance

    /// The text is laid out for the final size at once. While the frame grows, the text stays at the left and is vertically centered.
    /// With the content mode `.scaleToFill` it is stretched.
    @Test func contentModePlacesTheTextWhileTheFrameIsAnimated() {
        let (view, label) = (makeRootView(), UILabel(frame: CGRect(x: 20, y: 20, width: 60, height: 20)))
        view.backgroundColor = .white
        label.text = "IIII"
        view.addSubview(label)
        stage.advance(frames: 1)
        func darkArea() -> CGRect {
            let frame = stage.render()
            var box = CGRect.null
            for y in 0..<frame.height {
                for x in 0..<frame.width where frame[x, y].red < 128 {
                    box = box.union(CGRect(x: Double(x) / 2, y: Double(y) / 2, width: 0.5, height: 0.5))
                }
            }
            return box
        }
        let before = darkArea()
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { label.frame = CGRect(x: 20, y: 20, width: 120, height: 80) })
        stage.advance(frames: 30)
        let halfway = darkArea()
        #expect(halfway.minX == before.minX && halfway.width == before.width && halfway.height == before.height)
        #expect(abs(Double(halfway.midY - (before.midY + 15))) <= 0.5, "the text is centered in a height of 50 points")
        label.contentMode = .scaleToFill
        let stretched = darkArea()
        #expect(abs(Double(stretched.width) - Double(before.width) * 0.75) <= 1, "the text is stretched by 90 / 120")
        stage.advance(frames: 31)
        #expect(darkArea().width == before.width)
    }

    @Test func fontShrinksToFitTheWidth() {
        stage.makeCurrent()
        let label = makeLabel("A rather long line", CGRect(x: 0, y: 0, width: 90, height: 40))
        let baseline = drawnContent(of: label).texts[0].origin.y
        label.adjustsFontSizeToFitWidth = true
        #expect(drawnContent(of: label).texts.map(\.text) == ["A rather long line"])
        #expect(drawnContent(of: label).texts[0].origin.y == baseline, "the baseline does not move")
        label.baselineAdjustment = .alignCenters
        #expect(drawnContent(of: label).texts[0].origin.y < baseline)
        label.minimumScaleFactor = 0.95
        #expect(drawnContent(of: label).texts.map(\.text).joined().hasSuffix("…"), "the text does not fit in the smallest font size")
        label.numberOfLines = 2
        label.minimumScaleFactor = 0.3
        label.text = longText
        #expect(drawnContent(of: label).texts.map(\.text).joined() == longText)
    }

    @Test func textColorDependsOnTheStateAndTheShadowHasItsOwn() {
        stage.makeCurrent()
        let label = makeLabel("word")
        label.textColor = .red
        #expect(drawnContent(of: label).texts[0].color == UIColor.red.cgColor)
        label.highlightedTextColor = .green
        label.isHighlighted = true
        #expect(drawnContent(of: label).texts[0].color == UIColor.green.cgColor)
        label.isHighlighted = false
        label.isEnabled = false
        #expect(drawnContent(of: label).texts[0].color.alpha < 0.6)
        label.isEnabled = true
        label.shadowColor = .blue
        label.shadowOffset = CGSize(width: 2, height: 3)
        let texts = drawnContent(of: label).texts
        #expect(texts.map(\.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
        #expect(texts[0].origin == CGPoint(x: texts[1].origin.x + 2, y: texts[1].origin.y + 3))
    }

    /// A subclass adds a margin around the text, as many apps do.
    @Test func subclassCanOverrideDrawText() {
        final class PaddedLabel: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 12, dy: 0)) }
        }
        stage.makeCurrent()
        let label = PaddedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        label.text = "in"
        #expect(drawnContent(of: label).texts[0].origin.x == 12)
    }
}
