import UIKit

/// The header of the widget: an icon, a title, and the button that shows more or fewer apps.
class WidgetHeader: UIVisualEffectView {
    let button = UIButton(type: .system)
    private let icon = UIImageView(image: UIImage(named: "LockSearch/iris-icon"))
    private let title = UILabel()

    init() {
        super.init(effect: UIBlurEffect(style: .regular))
        contentView.backgroundColor = UIColor(light: UIColor(white: 1, alpha: 0.489), dark: UIColor(white: 1, alpha: 0.08))
        icon.contentMode = .scaleAspectFit
        icon.layer.cornerRadius = 5
        icon.clipsToBounds = true
        title.text = "IRIS APP SUGGESTIONS"
        title.font = .systemFont(ofSize: 13)
        title.textColor = .label
        button.setTitle("Show More", for: .normal)
        button.setTitleColor(.label, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 12)
        button.contentHorizontalAlignment = .right
        addConstraints()
    }

    required init?(coder: NSCoder) { return nil }

    private func addConstraints() {
        for view in [icon, title, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            view.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            icon.widthAnchor.constraint(equalToConstant: 20),
            icon.heightAnchor.constraint(equalToConstant: 20),
            title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 38),
            title.heightAnchor.constraint(equalToConstant: 21),
            button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
            button.heightAnchor.constraint(equalToConstant: 30),
        ])
    }
}
