import UIKit

extension PackingListViewController {
    /// The item's picture springs up from below, grows on the way, stays for a moment and falls back.
    func showItem(_ item: Int) {
        let picture = UIImageView(image: PackingItem.image(item))
        picture.accessibilityIdentifier = "shown-item"
        picture.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        picture.layer.cornerRadius = 5
        picture.layer.masksToBounds = true
        picture.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(picture)

        let bottom = picture.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: picture.frame.height)
        let width = picture.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.33, constant: -50)
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            bottom,
            width,
            picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        ])
        // Without this pass it would fly in from the corner at (0, 0), where a new view lies.
        view.layoutIfNeeded()

        UIView.animate(
            withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            animations: {
                bottom.constant = -picture.frame.height / 2
                width.constant = 0
                self.view.layoutIfNeeded()
            })

        // This block runs now as well, and reads the frame that the one above has left. Only its picture comes a second later.
        UIView.animate(
            withDuration: 0.8, delay: 1, usingSpringWithDamping: 0.4, initialSpringVelocity: 0,
            animations: {
                bottom.constant = picture.frame.height
                width.constant = -50
                self.view.layoutIfNeeded()
            },
            completion: { _ in picture.removeFromSuperview() })
    }
}
