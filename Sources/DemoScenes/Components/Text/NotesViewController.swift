import UIKit

/// A note that can be edited. The bar above the keyboard changes the style of the selected text.
class NotesViewController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()
    private let bar = NoteStyleBar()
    private var keyboardObserver: KeyboardObserver?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        view.backgroundColor = .systemBackground
        textView.attributedText = NoteText.lighthouse
        textView.backgroundColor = .systemBackground
        textView.tintColor = .systemOrange
        textView.allowsEditingTextAttributes = true
        textView.alwaysBounceVertical = true
        textView.keyboardDismissMode = .interactive
        textView.textContainerInset = UIEdgeInsets(top: 16, left: 15, bottom: 24, right: 15)
        textView.accessibilityIdentifier = "note"
        textView.delegate = self
        textView.inputAccessoryView = bar
        bar.perform = { [weak self] in self?.apply($0) }
        textView.frame = view.bounds
        view.addSubview(textView)
        keyboardObserver = KeyboardObserver { [weak self] height, duration in self?.keyboardDidMove(height, duration) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        textView.frame = view.bounds
        let margin: CGFloat = max(15, view.safeAreaInsets.left, view.safeAreaInsets.right)
        guard textView.textContainerInset.left != margin else { return }
        textView.textContainerInset = UIEdgeInsets(top: 16, left: margin, bottom: 24, right: margin)
    }

    private func keyboardDidMove(_ height: CGFloat, _ duration: TimeInterval) {
        UIView.animate(withDuration: duration) { [self] in
            textView.contentInset.bottom = max(height - view.safeAreaInsets.bottom, 0)
            textView.verticalScrollIndicatorInsets.bottom = textView.contentInset.bottom
        }
        if height > 0 { textView.scrollRangeToVisible(textView.selectedRange) }
    }

    func textViewDidChangeSelection(_ textView: UITextView) { bar.show(textView.typingAttributes) }

    // MARK: - Styles

    private func apply(_ action: NoteStyleBar.Action) {
        switch action {
        case .bold: textView.toggleBoldface(nil)
        case .italic: textView.toggleItalics(nil)
        case .underline: textView.toggleUnderline(nil)
        case .smaller: changeSize(by: -2)
        case .larger: changeSize(by: 2)
        case .done: textView.resignFirstResponder()
        }
        bar.show(textView.typingAttributes)
    }

    private func changeSize(by change: CGFloat) {
        func resized(_ font: UIFont) -> UIFont { font.withSize(min(max(font.pointSize + change, 11), 40)) }
        let storage = textView.textStorage
        var index = textView.selectedRange.location
        let end = textView.selectedRange.upperBound
        storage.beginEditing()
        while index < end {
            var run = NSRange()
            let font = storage.attributes(at: index, effectiveRange: &run)[.font] as? UIFont
            let part = NSRange(location: index, length: max(min(run.upperBound, end) - index, 1))
            if let font { storage.addAttribute(.font, value: resized(font), range: part) }
            index = part.upperBound
        }
        storage.endEditing()
        if let font = textView.typingAttributes[.font] as? UIFont { textView.typingAttributes[.font] = resized(font) }
    }
}
