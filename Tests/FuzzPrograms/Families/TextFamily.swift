import Foundation
import Stage
import UIKit

/// Random Unicode text in labels, text fields and measurements.
final class TextFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case labelText, attributed, font, lines, breakMode, alignment, width, minimumScale, measure, fieldText, type, keys, compose, commit
        case marked, replace, firstResponder, secure, placeholder, sizeToFit, draw, direction, tapField, highlight
    }

    static let name = "text"

    private let stage: Stage
    private let label = UILabel(frame: CGRect(x: 5, y: 25, width: 101, height: 71))
    private let field = UITextField(frame: CGRect(x: 5, y: 103, width: 103, height: 31))
    private static let keys = [
        "left", "right", "home", "end", "backspace", "shift+left", "shift+right", "control+a", "control+c", "control+v", "control+x", "up",
        "down",
    ]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        let controller = UIViewController()
        stage.window.rootViewController = controller
        label.numberOfLines = 0
        field.borderStyle = .roundedRect
        for view in [label, field] { controller.view.addSubview(view) }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .labelText: label.text = values.text(maximumPieces: 20)
        case .attributed: label.attributedText = attributedText(&values)
        case .font: if values.bool() { label.font = values.font() } else { field.font = values.font() }
        case .lines: label.numberOfLines = values.integer(0...4)
        case .breakMode:
            label.lineBreakMode = values.pick([
                .byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle,
            ])
        case .alignment: label.textAlignment = values.pick([.left, .center, .right, .justified, .natural])
        case .width: label.frame.size = values.size()
        case .minimumScale: (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (values.bool(), values.number(0, 1))
        case .measure:
            let text = attributedText(&values)
            _ = (text.size(), text.boundingRect(with: values.size(), options: [.usesLineFragmentOrigin], context: nil))
            _ = values.text().size(withAttributes: [.font: values.font()])
        case .fieldText: field.text = values.bool(0.1) ? nil : values.text()
        case .type: stage.type(String(values.text(maximumPieces: 3).prefix(40)))
        case .keys: for _ in 0..<values.integer(1...4) { stage.key(values.pick(Self.keys)) }
        case .compose: stage.compose(values.text(maximumPieces: 3))
        case .commit: stage.commit(values.text(maximumPieces: 3))
        case .marked:
            let text = values.text(maximumPieces: 3)
            let length = text.utf16.count
            let location = values.integer(0...length)
            field.setMarkedText(text, selectedRange: NSRange(location: location, length: values.integer(0...length - location)))
            if values.bool(0.4) { field.unmarkText() }
        case .replace:
            let start = field.beginningOfDocument
            guard let from = field.position(from: start, offset: values.integer(0...5)),
                let to = field.position(from: from, offset: values.integer(0...5)), let range = field.textRange(from: from, to: to)
            else { return }
            _ = (field.text(in: range), field.caretRect(for: from))
            field.replace(range, withText: values.text(maximumPieces: 3))
        case .firstResponder: if field.isFirstResponder { _ = field.resignFirstResponder() } else { _ = field.becomeFirstResponder() }
        case .secure: field.isSecureTextEntry.toggle()
        case .placeholder: field.placeholder = values.text()
        case .sizeToFit: label.sizeToFit()
        case .draw: _ = label.sizeThatFits(values.size())
        case .direction: label.semanticContentAttribute = values.pick([.forceRightToLeft, .unspecified])
        case .tapField: stage.tap(at: CGPoint(x: values.number(5, 108), y: 118), count: values.integer(1...3))
        case .highlight: (label.isHighlighted, label.shadowColor) = (values.bool(), values.bool() ? values.color() : nil)
        }
    }

    private func attributedText(_ values: inout FuzzValues) -> NSAttributedString {
        let text = NSMutableAttributedString(string: values.text(maximumPieces: 12))
        for _ in 0..<values.integer(0...4) {
            let location = values.integer(0...text.length)
            let range = NSRange(location: location, length: values.integer(0...text.length - location))
            let style = NSMutableParagraphStyle()
            (style.alignment, style.lineSpacing) = (values.pick([.left, .center, .justified]), values.number(-3, 9))
            (style.firstLineHeadIndent, style.tailIndent) = (values.number(-5, 30), values.number(-30, 30))
            (style.minimumLineHeight, style.maximumLineHeight) = (values.length(30), values.length(60))
            style.lineHeightMultiple = values.number(0, 2)
            let attributes: [(NSAttributedString.Key, Any)] = [
                (.font, values.font()), (.foregroundColor, values.color()), (.backgroundColor, values.color()),
                (.kern, NSNumber(value: values.double(-5, 12))), (.baselineOffset, NSNumber(value: values.double(-9, 9))),
                (.paragraphStyle, style),
                (.underlineStyle, NSNumber(value: values.integer(0...2))), (.strikethroughStyle, NSNumber(value: values.integer(0...2))),
            ]
            let (key, value) = values.pick(attributes)
            text.addAttribute(key, value: value, range: range)
        }
        return text
    }

    func finish() { _ = field.resignFirstResponder() }
}
