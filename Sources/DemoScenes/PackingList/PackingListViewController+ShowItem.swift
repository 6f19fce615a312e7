import UIKit

extension PackingListViewController {
    /// Shows the image of an item: it moves up from the bottom edge and grows, stays for a moment, and moves down again.
    func showItem(_ item: Int) {
        let imageView = UIImageView(image: PackingItem.image(item))
        imageView.accessibilityIdentifier = "shown-item"
        imageView.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        imageView.layer.cornerRadius = 5
        imageView.layer.masksToBounds = true
        imageView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(imageView)

        let bottom = imageView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: imageView.frame.height)
        let width = imageView.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.33, constant: -50)
        NSLayoutConstraint.activate([
            imageView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bottom,
            width,
            imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
        ])
        // Without this layout pass the image would move in from (0, 0), the position of a new view.
        view.layoutIfNeeded()

        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            animations: {
                bottom.constant = -imageView.frame.height / 2
                width.constant = 0
                self.view.layoutIfNeeded()
            })

        // This block also runs immediately, and uses the frame that the first block has set. Only its animation starts a second later.
        UIView.animate(
            withDuration: 0.8, delay: 1, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            animations: {
                bottom.constant = imageView.frame.height
                width.constant = -50
                self.view.layoutIfNeeded()
            },
            completion: { _ in imageView.removeFromSuperview() })
    }
}
