import Foundation

/// An object that controls and observes the editing of a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Called after editing has begun.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Returns whether editing may end.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Returns whether characters may be replaced. Called before text is typed, deleted or pasted.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user has changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the selection has changed.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns the action for a tap on a link or an attachment, or nil for none.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns whether a link may be opened.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether an attachment may be used.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
}

extension UITextViewDelegate {
    /// Returns true.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns true.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
    /// Does nothing.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns the default action if `textView(_:shouldInteractWith:in:interaction:)` returns true.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        let isAllowed =
            switch textItem.content {
            case .link(let url): self.textView(textView, shouldInteractWith: url, in: textItem.range, interaction: .invokeDefaultAction)
            case .textAttachment(let attachment):
                self.textView(textView, shouldInteractWith: attachment, in: textItem.range, interaction: .invokeDefaultAction)
            }
        return isAllowed ? defaultAction : nil
    }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool { true }
    /// Returns true.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { true }
}
