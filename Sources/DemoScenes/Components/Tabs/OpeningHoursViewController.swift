import UIKit

/// The opening hours of the harbor office, as the content of a popover. It remains a popover on a phone, because its adaptive presentation
/// style is `none`.
class OpeningHoursViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let label = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        label.numberOfLines = 0
        label.text = "The harbor office is open\nfrom 7:00 to 18:00,\nand at night for ships in need."
        (label.font, label.textColor) = (.preferredFont(forTextStyle: .subheadline), .label)
        view.addSubview(label)
        // A large text is higher than the usual size of the popover.
        let textHeight = label.sizeThatFits(CGSize(width: 256 - 32, height: CGFloat.greatestFiniteMagnitude)).height.rounded(.up)
        preferredContentSize = CGSize(width: 256, height: max(100, textHeight + 40))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 12)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
