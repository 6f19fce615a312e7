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

class CustomUITrackingLayoutGuide: UITrackingLayoutGuide {
    override var layoutFrame: CGRect { super.layoutFrame }
    override func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge) {
        super.setConstraints(trackedConstraints, activeWhenNearEdge: edge)
    }
    override func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        super.constraintsActive(whenNearEdge: edge)
    }
    override func setConstraints(_ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge) {
        super.setConstraints(trackedConstraints, activeWhenAwayFrom: edge)
    }
    override func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        super.constraintsActive(whenAwayFrom: edge)
    }
    override func removeAllTrackedConstraints() { super.removeAllTrackedConstraints() }
}

class CustomUIKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    override var followsUndockedKeyboard: Bool {
        get { super.followsUndockedKeyboard }
        set { super.followsUndockedKeyboard = newValue }
    }
    override var usesBottomSafeArea: Bool {
        get { super.usesBottomSafeArea }
        set { super.usesBottomSafeArea = newValue }
    }
    override var keyboardDismissPadding: CGFloat {
        get { super.keyboardDismissPadding }
        set { super.keyboardDismissPadding = newValue }
    }
}
