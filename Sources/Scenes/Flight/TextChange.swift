import UIKit

/// A label that gets another text, and the helper that shows the new one until the label itself does.
///
/// Text cannot be animated. So both labels move, one out and one in, and when they have arrived the helper goes and the label is put back.
class TextChange {
    let label: UILabel
    let helper: UILabel

    init(of label: UILabel, to text: String) {
        self.label = label
        helper = UILabel(frame: label.frame)
        helper.text = text
        helper.font = label.font
        helper.textAlignment = label.textAlignment
        helper.textColor = label.textColor
        helper.backgroundColor = .clear
        label.superview?.addSubview(helper)
    }

    var isFinished: Bool { helper.superview == nil }

    /// Nothing of this is animated, and nothing that runs is stopped.
    func finish() {
        guard !isFinished else { return }
        label.text = helper.text
        label.alpha = 1
        label.transform = .identity
        helper.removeFromSuperview()
    }
}
