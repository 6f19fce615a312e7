import UIKit

/// An animated change of a label's text, with a temporary label that shows the new text.
///
/// Text is not animatable. So two labels are animated: the original label with the old text, and the temporary label. At the end
/// the temporary label is removed, and the original label is reset and shows the new text.
class TextChange {
    let label: UILabel
    let incomingLabel: UILabel

    init(of label: UILabel, to text: String) {
        self.label = label
        incomingLabel = UILabel(frame: label.frame)
        incomingLabel.text = text
        incomingLabel.font = label.font
        incomingLabel.textAlignment = label.textAlignment
        incomingLabel.textColor = label.textColor
        incomingLabel.backgroundColor = .clear
        label.superview?.addSubview(incomingLabel)
    }

    var isFinished: Bool { incomingLabel.superview == nil }

    /// Shows the new text in the label, without animation. Running animations are not removed.
    func finish() {
        guard !isFinished else { return }
        label.text = incomingLabel.text
        label.alpha = 1
        label.transform = .identity
        incomingLabel.removeFromSuperview()
    }
}
