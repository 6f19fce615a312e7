import UIKit

/// The icon and the name of an app in the widget.
class IconCell: UICollectionViewCell {
    let icon = UIImageView()
    let name = UILabel()
    private var animator: UIViewPropertyAnimator?

    override init(frame: CGRect) {
        super.init(frame: frame)
        icon.frame = CGRect(x: 10, y: 0, width: 65, height: 65)
        icon.layer.cornerRadius = 12
        icon.clipsToBounds = true
        name.frame = CGRect(x: 0, y: 69, width: 85, height: 16)
        name.font = .systemFont(ofSize: 12)
        name.textColor = .label
        name.textAlignment = .center
        contentView.addSubview(icon)
        contentView.addSubview(name)
    }

    required init?(coder: NSCoder) { return nil }

    /// Starts the jiggle animation, unless it is already running.
    func iconJiggle() {
        if let animator, animator.isRunning { return }
        animator = AnimatorFactory.jiggle(view: icon)
    }
}
