import Foundation
import UIKit

// Subclasses of each open class with an override of each open member, as a client of UIKit writes them.

class CustomNSLayoutConstraint: NSLayoutConstraint {
    override var constant: CGFloat {
        get { super.constant }
        set { super.constant = newValue }
    }
    override var description: String { super.description }
    override var debugDescription: String { super.debugDescription }
}

class CustomUILayoutGuide: UILayoutGuide {
    override var layoutFrame: CGRect { super.layoutFrame }
}

class CustomUIStackView: UIStackView {
    override func addArrangedSubview(_ view: UIView) { super.addArrangedSubview(view) }
    override func insertArrangedSubview(_ view: UIView, at stackIndex: Int) { super.insertArrangedSubview(view, at: stackIndex) }
    override func removeArrangedSubview(_ view: UIView) { super.removeArrangedSubview(view) }
}
