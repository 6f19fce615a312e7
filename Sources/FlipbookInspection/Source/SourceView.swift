import enum FlipbookImages.SourcePath
import Stage
import UIKit

/// The source text around a line. The line is highlighted, and a bar at its lower edge grows to the right while the animation that the
/// line has started runs.
package final class SourceView: UIView {
    private let titleLabel = InspectorStyle.label(InspectorStyle.smallFont, InspectorStyle.linkColor)
    private let highlightView = UIView()
    private let progressBar = UIView()
    private let messageLabel = InspectorStyle.label(InspectorStyle.smallFont, PanelColor.secondaryText)
    /// The views of the lines: the number and the text.
    private var lineLabels: [(number: UILabel, text: UILabel)] = []
    /// The highlighted line, and the range of the lines that are shown.
    private var content: (line: SourceLine?, firstLine: Int, lineCount: Int) = (nil, 0, 0)

    /// The progress of the animation, 0…1, or nil if none runs.
    package var progress: Double? {
        didSet { if progress != oldValue { setNeedsLayout() } }
    }
    /// The line that is shown, or nil.
    package var line: SourceLine? {
        didSet { if line != oldValue { reload() } }
    }
    /// The text that is shown if there is no line.
    package var emptyMessage = "No line of code is known." {
        didSet { if emptyMessage != oldValue, line == nil { reload() } }
    }

    static let lineHeight: CGFloat = 20
    private static let titleHeight: CGFloat = 34
    private static let numberWidth: CGFloat = 44
    private static let lineCount = 7

    /// The height that the view needs.
    package static let height = titleHeight + CGFloat(lineCount) * lineHeight + 12

    package override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        highlightView.backgroundColor = Theme.accentColor.withAlphaComponent(0.13)
        progressBar.backgroundColor = Theme.accentColor
        for view in [highlightView, progressBar, titleLabel, messageLabel] { addSubview(view) }
        messageLabel.numberOfLines = 2
        reload()
    }

    package required init?(coder: NSCoder) { return nil }

    private func reload() {
        for labels in lineLabels {
            labels.number.removeFromSuperview()
            labels.text.removeFromSuperview()
        }
        lineLabels = []
        content = (line, 0, 0)
        titleLabel.text = line.map { "\($0.fileName):\($0.line)" + ($0.function.map { " · \($0)" } ?? "") }
        if let line, let text = SourceTexts.shared.text(path: line.path), text.line(line.line) != nil {
            show(text, around: line)
            messageLabel.text = nil
        } else {
            messageLabel.text = line.map { "The file is not on this computer: \(SourcePath.shownSource($0.path))" } ?? emptyMessage
        }
        setNeedsLayout()
    }

    private func show(_ text: SourceText, around line: SourceLine) {
        let numbers = text.window(around: line.line, count: Self.lineCount)
        content = (line, numbers.lowerBound, numbers.count)
        // The common indentation is removed, so that more of the lines is visible.
        let shownLines = numbers.map { text.lines[$0 - 1] }.filter { !$0.allSatisfy(\.isWhitespace) }
        let indentation = shownLines.map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
        for number in numbers {
            let isCurrent = number == line.line
            let numberLabel = InspectorStyle.label(
                InspectorStyle.codeFont, isCurrent ? PanelColor.accentText : PanelColor.secondaryText, .right)
            numberLabel.text = "\(number)"
            let textLabel = InspectorStyle.label(InspectorStyle.codeFont)
            textLabel.attributedText = Self.attributedText(text.lines[number - 1], text.highlights[number - 1], droppingFirst: indentation)
            addSubview(numberLabel)
            addSubview(textLabel)
            lineLabels.append((numberLabel, textLabel))
        }
    }

    private static func attributedText(_ line: String, _ highlights: [SyntaxHighlight], droppingFirst count: Int) -> NSAttributedString {
        let characters = Array(line)
        let result = NSMutableAttributedString(string: "")
        func append(_ range: Range<Int>, _ color: UIColor) {
            let range = max(range.lowerBound, count)..<max(range.upperBound, count)
            guard !range.isEmpty, range.upperBound <= characters.count else { return }
            result.append(
                NSAttributedString(
                    string: String(characters[range]), attributes: [.font: InspectorStyle.codeFont, .foregroundColor: color]))
        }
        var end = 0
        for highlight in highlights {
            append(end..<highlight.range.lowerBound, PanelColor.text)
            append(highlight.range, InspectorStyle.color(highlight.kind))
            end = highlight.range.upperBound
        }
        append(end..<max(characters.count, end), PanelColor.text)
        return result
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let margin = InspectorStyle.margin
        titleLabel.frame = CGRect(x: margin, y: 8, width: bounds.width - 2 * margin, height: 20)
        messageLabel.frame = CGRect(x: margin, y: line == nil ? 8 : Self.titleHeight, width: bounds.width - 2 * margin, height: 40)
        for (index, labels) in lineLabels.enumerated() {
            let y = Self.titleHeight + CGFloat(index) * Self.lineHeight
            labels.number.frame = CGRect(x: 0, y: y, width: Self.numberWidth, height: Self.lineHeight)
            labels.text.frame = CGRect(
                x: Self.numberWidth + 12, y: y, width: max(bounds.width - Self.numberWidth - 20, 0), height: Self.lineHeight)
        }
        let isShown = content.lineCount > 0
        highlightView.isHidden = !isShown
        progressBar.isHidden = !isShown || progress == nil
        guard isShown, let line else { return }
        let y = Self.titleHeight + CGFloat(line.line - content.firstLine) * Self.lineHeight
        highlightView.frame = CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight)
        progressBar.frame = CGRect(
            x: 0, y: y + Self.lineHeight - 2, width: bounds.width * CGFloat(min(max(progress ?? 0, 0), 1)), height: 2)
    }
}
