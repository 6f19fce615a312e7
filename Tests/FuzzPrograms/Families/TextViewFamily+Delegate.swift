import Foundation
import UIKit

extension TextViewFamily {
    /// A delegate that, in hostile programs, sometimes changes the text view during a call.
    final class Delegate: NSObject, UITextViewDelegate {
        var values: FuzzValues
        private var depth = 0

        init(_ values: FuzzValues) { self.values = values }

        private func reenter(_ view: UITextView) {
            guard values.isHostile, depth == 0, values.bool(0.15) else { return }
            depth += 1
            defer { depth -= 1 }
            switch values.integer(0...6) {
            case 0: view.text = values.text()
            case 1: view.selectedRange = NSRange(location: values.integer(-1...9), length: values.integer(0...9))
            case 2: view.insertText(values.text(maximumPieces: 2))
            case 3: _ = view.resignFirstResponder()
            case 4: view.textStorage.deleteCharacters(in: NSRange(location: 0, length: min(2, view.textStorage.length)))
            case 5: view.layoutIfNeeded()
            default: view.isEditable.toggle()
            }
        }

        func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
            reenter(textView)
            return !values.bool(0.1)
        }
        func textViewDidChange(_ textView: UITextView) { reenter(textView) }
        func textViewDidChangeSelection(_ textView: UITextView) { reenter(textView) }
        func textViewDidEndEditing(_ textView: UITextView) { reenter(textView) }
    }

    final class MenuDelegate: NSObject, UIEditMenuInteractionDelegate {
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            UIMenu(title: "", children: suggestedActions + [UIAction(title: "Go") { _ in }, UIAction(title: "") { _ in }])
        }
    }
}
