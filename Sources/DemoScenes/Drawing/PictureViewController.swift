import UIKit

/// A saved picture on a dark background. Two fingers rotate and enlarge the picture, and a tap closes it.
class PictureViewController: UIViewController {
    let pictureView: UIImageView
    let closeButton = IconButton(.close, name: "Close")

    init(_ picture: UIImage) {
        pictureView = UIImageView(image: picture)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(rgb: 0x17181B)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(PictureViewController.close)))
        addGestures()
        pictureView.accessibilityIdentifier = "Picture"
        pictureView.layer.borderColor = UIColor.white.cgColor
        pictureView.layer.borderWidth = 10
        closeButton.tintColor = UIColor(rgb: 0xE9E7E2)
        closeButton.addTarget(self, action: Selector(PictureViewController.close), for: .touchUpInside)
        for part in [pictureView, closeButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        // The picture is as large as possible in both directions: the required constraints are limits, and the constraint with the lower
        // priority enlarges it.
        let enlargement = pictureView.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40)
        enlargement.priority = .defaultHigh
        NSLayoutConstraint.activate([
            pictureView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            pictureView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            pictureView.heightAnchor.constraint(
                equalTo: pictureView.widthAnchor, multiplier: Drawing.size.height / Drawing.size.width),
            pictureView.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, constant: -40),
            pictureView.heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor, constant: -40),
            enlargement,
            closeButton.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
            closeButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
            closeButton.widthAnchor.constraint(equalToConstant: 44),
            closeButton.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    func close() { dismiss(animated: true) }
}
