import Stage
import UIKit

/// The speaker's notes over the bottom of the window, for a rehearsal with one screen.
final class NotesOverlayView: UIView {
    let notesView = NotesView(isCompact: true)
    private(set) var isVisible = false

    /// The fraction of the window's height that the notes cover, if that is at least 220 points.
    private static let heightFraction: CGFloat = 0.42

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        notesView.alpha = 0
        notesView.layer.cornerRadius = 18
        notesView.clipsToBounds = true
        addSubview(notesView)
    }

    required init?(coder: NSCoder) { return nil }

    /// Fades the notes in or out.
    func setVisible(_ visible: Bool) {
        guard visible != isVisible else { return }
        isVisible = visible
        if let superview { UIView.performWithoutAnimation { frame = superview.bounds } }
        layoutIfNeeded()
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .beginFromCurrentState, animations: { self.notesView.alpha = visible ? 1 : 0 })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = min(max((bounds.height * Self.heightFraction).rounded(), 220), bounds.height)
        notesView.frame = CGRect(x: 16, y: bounds.height - height - 16, width: max(bounds.width - 32, 0), height: height)
    }
}
