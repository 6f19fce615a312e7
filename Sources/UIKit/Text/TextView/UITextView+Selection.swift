import CoreGraphics
import FlipbookDisplayList
import Foundation

/// The methods that the handles, the loupe and the gestures call, and the actions of links and attachments.
extension UITextView: SelectableText {
    var showsSelectionHandles: Bool { isFirstResponder && isSelectable && markedRange == nil }
    var loupeContents: (contents: [DisplayContent], origin: CGPoint) { (contentView.layer.drawing, contentView.frame.origin) }
    var handleArea: CGRect { bounds }

    func select(from anchor: UITextPosition, to end: UITextPosition) {
        guard let start = offset(of: anchor), let caret = offset(of: end) else { return }
        var new = TextSelection(caret: start)
        new.caret = caret
        changeSelection(to: new)
    }

    /// Whether the text can be scrolled vertically.
    var canScrollText: Bool {
        isScrollEnabled
            && (alwaysBounceVertical || contentSize.height + adjustedContentInset.top + adjustedContentInset.bottom > bounds.height)
    }

    // MARK: - Links

    /// Performs the action of the link or the attachment at a point. Returns whether there is a link or an attachment.
    func openItem(at point: CGPoint) -> Bool {
        guard isSelectable, let index = characterIndex(under: point), let item = item(at: index) else { return false }
        let defaultAction = UIAction { _ in
            if case .link(let url) = item.content { UIApplication.shared.open(url) }
        }
        let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: defaultAction) } ?? defaultAction
        action?.perform(for: self)
        return true
    }

    private func item(at index: Int) -> UITextItem? {
        if let url = url(at: index) { return UITextItem(.link(url), range: linkRange(at: index)) }
        guard let attachment = attribute(.attachment, at: index) as? NSTextAttachment else { return nil }
        return UITextItem(.textAttachment(attachment), range: NSRange(location: index, length: 1))
    }

    private func url(at index: Int) -> URL? {
        switch attribute(.link, at: index) {
        case let url as URL: url
        case let url as NSURL: url as URL
        case let string as String: URL(string: string)
        default: nil
        }
    }

    private func linkRange(at index: Int) -> NSRange {
        let target = url(at: index)
        var (start, end) = (index, index + 1)
        while start > 0, url(at: start - 1) == target { start -= 1 }
        while end < textStorage.utf16Count, url(at: end) == target { end += 1 }
        return NSRange(start..<end)
    }

    /// Returns the index of the character at a point, or nil if the point is more than 4 points outside of the nearest line. The tolerance
    /// makes links easier to tap.
    private func characterIndex(under point: CGPoint) -> Int? {
        updateTextLayout()
        let layouts = layoutManager.updatedLayouts
        let linePoint = self.linePoint(point)
        guard let line = layouts.line(at: linePoint), line.frame.insetBy(dx: -4, dy: -4).contains(linePoint) else { return nil }
        let containerPoint = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        return layoutManager.characterIndex(for: containerPoint, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    }
}
