import UIKit

/// A bar with buttons for the style of a text.
class NoteStyleBar: UIView {
    enum Action: CaseIterable { case bold, italic, underline, smaller, larger, done }

    /// Called when a button is tapped.
    var perform: (Action) -> Void = { _ in }
    private let buttons = Action.allCases.map { NoteStyleButton(NoteStyleBar.title($0)) }
    private let line = UIView()

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        addSubview(line)
        for (action, button) in zip(Action.allCases, buttons) {
            button.accessibilityIdentifier = Self.identifier(action)
            button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { return nil }

    private static func identifier(_ action: Action) -> String {
        switch action {
        case .bold: "Bold"
        case .italic: "Italic"
        case .underline: "Underline"
        case .smaller: "Smaller"
        case .larger: "Larger"
        case .done: "Done"
        }
    }

    private static func title(_ action: Action) -> NSAttributedString {
        var attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 19)]
        switch action {
        case .bold: attributes[.font] = UIFont.systemFont(ofSize: 19, weight: .bold)
        case .italic: attributes[.font] = UIFont.italicSystemFont(ofSize: 19)
        case .underline: attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
        case .smaller: attributes[.font] = UIFont.systemFont(ofSize: 15)
        case .larger: attributes[.font] = UIFont.systemFont(ofSize: 22)
        case .done:
            attributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold)
            attributes[.foregroundColor] = UIColor.systemOrange
        }
        let titles: [Action: String] = [.bold: "B", .italic: "I", .underline: "U", .smaller: "A", .larger: "A", .done: "Done"]
        return NSAttributedString(string: titles[action] ?? "", attributes: attributes)
    }

    /// Marks the buttons whose styles the given attributes contain.
    func show(_ attributes: [NSAttributedString.Key: Any]) {
        let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits ?? []
        let isOn: [Bool] = [traits.contains(.traitBold), traits.contains(.traitItalic), attributes[.underlineStyle] as? Int ?? 0 != 0]
        for (index, button) in buttons.prefix(3).enumerated() { button.backgroundColor = isOn[index] ? .systemGray4 : .clear }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        for (index, button) in buttons.dropLast().enumerated() {
            button.frame = CGRect(x: 10 + CGFloat(index) * 48, y: 5, width: 42, height: 34)
        }
        buttons.last?.frame = CGRect(x: bounds.width - 72, y: 5, width: 64, height: 34)
    }
}

/// A button whose title has attributes.
class NoteStyleButton: UIControl {
    private let label = UILabel()

    init(_ title: NSAttributedString) {
        super.init(frame: .zero)
        label.attributedText = title
        label.textAlignment = .center
        layer.cornerRadius = 8
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.3 : 1 } }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
