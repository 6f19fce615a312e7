import UIKit

/// A packing list whose menu grows because the constant of a constraint changes. The table below the menu moves too, because it is
/// constrained to the menu's bottom edge.
class PackingListViewController: UIViewController {
    let menu = UIView()
    let titleLabel = UILabel()
    let menuButton = UIButton(type: .system)
    let tableView = UITableView(frame: .zero, style: .plain)
    /// The picture below the rows. It is behind the table.
    let suitcase = SuitcaseView()

    var menuHeight: NSLayoutConstraint!
    var titleCenterX: NSLayoutConstraint!
    var itemList: HorizontalItemList?

    var isMenuOpen = false
    /// The additional height of the menu on a phone with a notch.
    private var notchHeight: CGFloat { max(view.safeAreaInsets.top - 20, 0) }
    var items = [5, 6, 7]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        makeViews()
        makeConstraints()
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        menuHeight.constant = (isMenuOpen ? 200 : 60) + notchHeight
        menu.constraints.first { $0.identifier == "TitleCenterY" }?.constant = 5 + notchHeight / 2
    }

    func toggleMenu() {
        isMenuOpen.toggle()
        titleLabel.text = isMenuOpen ? "Select Item" : "Packing List"
        // A constant has an effect only in the next layout pass, so it can be set outside of the animation block.
        titleCenterX.constant = isMenuOpen ? -100 : 0
        replaceTitleConstraint("TitleCenterY", .centerY, multiplier: isMenuOpen ? 0.67 : 1, constant: 5 + notchHeight / 2)
        menuHeight.constant = (isMenuOpen ? 200 : 60) + notchHeight

        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.33, initialSpringVelocity: 0, options: [],
            animations: {
                self.view.layoutIfNeeded()
                self.menuButton.transform = CGAffineTransform(rotationAngle: self.isMenuOpen ? .pi / 4 : 0)
            })

        if isMenuOpen { openItemList() } else { itemList?.removeFromSuperview() }
    }

    /// Changes the multiplier of the title's horizontal position from 1 to 1.5, or back. This demonstrates how a multiplier is changed.
    func moveTitle() {
        let multiplier: CGFloat = titleCenterX.multiplier == 1 ? 1.5 : 1
        titleCenterX = replaceTitleConstraint("TitleCenterX", .centerX, multiplier: multiplier, constant: titleCenterX.constant)

        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { self.view.layoutIfNeeded() })
    }

    /// Replaces a constraint of the title, because the multiplier of a constraint cannot be changed.
    ///
    /// The old constraint is found by its identifier. The new constraint has the same identifier, so that later calls find it.
    @discardableResult
    private func replaceTitleConstraint(
        _ identifier: String, _ attribute: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        for constraint in menu.constraints where constraint.identifier == identifier {
            constraint.isActive = false
        }
        let replacement = NSLayoutConstraint(
            item: titleLabel, attribute: attribute, relatedBy: .equal, toItem: menu, attribute: attribute, multiplier: multiplier,
            constant: constant)
        replacement.identifier = identifier
        replacement.isActive = true
        return replacement
    }

    private func openItemList() {
        let list = HorizontalItemList(in: menu)
        list.didSelectItem = { [unowned self] item in
            add(item)
            toggleMenu()
        }
        itemList = list
        menu.addSubview(list)
    }

    private func add(_ item: Int) {
        items.append(item)
        suitcase.add(item)
        tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
    }
}
