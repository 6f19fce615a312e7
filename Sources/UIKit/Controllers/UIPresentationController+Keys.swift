/// Keys that were in use when something was presented are led into it, and back when it is gone. Otherwise the ring would stay around what is
/// now behind.
extension UIPresentationController {
    private var guide: FocusGuide? { containerView?.window?.screen.application?.keyboard.guide }

    func leadKeysIn() {
        guard let container = containerView, let guide, let shown = guide.shown, !shown.isDescendant(of: container) else { return }
        if guide.enter(container) { formerFocus = shown }
    }

    /// Leads them back; nil if none are in use in here.
    var keysBack: (() -> Void)? {
        guard let container = containerView, let guide, let formerFocus, guide.shown?.isDescendant(of: container) == true
        else { return nil }
        return { [weak formerFocus] in
            if let formerFocus, formerFocus.window != nil { guide.lead(to: formerFocus) }
        }
    }
}
