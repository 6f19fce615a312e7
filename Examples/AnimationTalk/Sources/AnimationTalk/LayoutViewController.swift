import UIKit

/// Three rows on top of each other. One constraint changes the height of the first, and the others follow.
final class LayoutViewController: SlideViewController {
    private var height: NSLayoutConstraint?
    private let colors = [Palette.coral, Palette.blue, Palette.green]

    override func viewDidLoad() {
        super.viewDidLoad()
        addHeading("Layout", "The constraint is not animated. The frames are.")
        var above = canvas.topAnchor
        for (index, color) in colors.enumerated() {
            let row = UIView()
            row.backgroundColor = color
            row.layer.cornerRadius = 18
            row.accessibilityIdentifier = "row \(index + 1)"
            row.translatesAutoresizingMaskIntoConstraints = false
            canvas.addSubview(row)
            let rowHeight = row.heightAnchor.constraint(equalToConstant: 72)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: canvas.leadingAnchor, constant: 28),
                row.trailingAnchor.constraint(equalTo: canvas.trailingAnchor, constant: -28),
                row.topAnchor.constraint(equalTo: above, constant: index == 0 ? 190 : 14), rowHeight,
            ])
            above = row.bottomAnchor
            if index == 0 { height = rowHeight }
        }
        addCode("constant", "height.constant = 150") { [unowned self] in height?.constant = 150 }
        addCode("animate", "height.constant = 72\nUIView.animate(withDuration: 0.8) {\n    view.layoutIfNeeded()\n}") { [unowned self] in
            height?.constant = 72
            UIView.animate(withDuration: 0.8, delay: 0, options: .allowUserInteraction, animations: { self.view.layoutIfNeeded() })
        }
        addCode("spring", "height.constant = 190  // spring") { [unowned self] in
            height?.constant = 190
            UIView.animate(
                withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: .allowUserInteraction,
                animations: { self.view.layoutIfNeeded() })
        }
    }
}
