import UIKit

/// A guide with images in its lines, and with links that open a card.
class GuideViewController: UIViewController, UITextViewDelegate {
    private let textView = UITextView()
    private let card = UIView()
    private let cardLabel = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Island guide"
        view.backgroundColor = .systemBackground
        textView.attributedText = GuideText.island
        textView.backgroundColor = .systemBackground
        textView.isEditable = false
        textView.delegate = self
        textView.tintColor = .systemGreen
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemGreen, .underlineStyle: NSUnderlineStyle.single.rawValue]
        textView.textContainerInset = UIEdgeInsets(top: 16, left: 15, bottom: 100, right: 15)
        textView.accessibilityIdentifier = "guide"
        textView.frame = view.bounds
        view.addSubview(textView)
        card.backgroundColor = .secondarySystemBackground
        (card.layer.cornerRadius, card.layer.cornerCurve) = (16, .continuous)
        card.layer.shadowColor = UIColor.black.cgColor
        (card.layer.shadowOpacity, card.layer.shadowRadius, card.layer.shadowOffset) = (0.18, 16, CGSize(width: 0, height: 6))
        card.alpha = 0
        cardLabel.numberOfLines = 0
        cardLabel.textAlignment = .center
        card.addSubview(cardLabel)
        view.addSubview(card)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        textView.frame = view.bounds
        let bottom = view.bounds.height - view.safeAreaInsets.bottom - 20
        card.bounds = CGRect(x: 0, y: 0, width: view.bounds.width - 40, height: 76)
        card.center = CGPoint(x: view.bounds.midX, y: bottom - 38)
        cardLabel.frame = card.bounds.insetBy(dx: 16, dy: 8)
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        let name = (textView.text as NSString).substring(with: characterRange)
        showCard(name, GuideText.details[URL.lastPathComponent] ?? URL.absoluteString)
        return false
    }

    /// Shows a card with a few words about a place.
    private func showCard(_ name: String, _ details: String) {
        let text = NSMutableAttributedString(
            string: name.prefix(1).uppercased() + name.dropFirst() + "\n",
            attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label])
        text.append(
            NSAttributedString(
                string: details, attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.secondaryLabel]))
        cardLabel.attributedText = text
        if card.alpha == 0 { card.transform = CGAffineTransform(translationX: 0, y: 40).scaledBy(x: 0.94, y: 0.94) }
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState],
            animations: { [card] in
                card.alpha = 1
                card.transform = .identity
            })
    }
}
