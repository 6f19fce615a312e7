import UIKit

/// The talk's third demo: one constraint's constant makes the menu grow, and the table below follows because it hangs from the menu's edge.
class PackingListViewController: UIViewController {
    let menu = UIView()
    let titleLabel = UILabel()
    let menuButton = UIButton(type: .system)
    let tableView = UITableView(frame: .zero, style: .plain)

    var menuHeight: NSLayoutConstraint!
    var titleCenterX: NSLayoutConstraint!
    var itemList: HorizontalItemList?

    var isMenuOpen = false
    var items = [5, 6, 7]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        makeViews()
        makeConstraints()
    }

    func toggleMenu() {
        isMenuOpen.toggle()
        titleLabel.text = isMenuOpen ? "Select Item" : "Packing List"
        // Outside of any block: a new constant moves nothing before the next layout pass.
        titleCenterX.constant = isMenuOpen ? -100 : 0
        replace("TitleCenterY", .centerY, multiplier: isMenuOpen ? 0.67 : 1, constant: 5)
        menuHeight.constant = isMenuOpen ? 200 : 60

        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.33, initialSpringVelocity: 0, options: [],
            animations: {
                self.view.layoutIfNeeded()
                self.menuButton.transform = CGAffineTransform(rotationAngle: self.isMenuOpen ? .pi / 4 : 0)
            })

        if isMenuOpen { openItemList() } else { itemList?.removeFromSuperview() }
    }

    /// The talk's way to move a title: half as far again from the left, and back.
    func moveTitle() {
        let multiplier: CGFloat = titleCenterX.multiplier == 1 ? 1.5 : 1
        titleCenterX = replace("TitleCenterX", .centerX, multiplier: multiplier, constant: titleCenterX.constant)

        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, options: .allowUserInteraction,
            animations: { self.view.layoutIfNeeded() })
    }

    /// A multiplier cannot be written: the constraint is found by its identifier and another takes its place, with the same identifier, so that
    /// it is found the next time too.
    @discardableResult
    private func replace(
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
        tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
    }
}
