import Foundation
import Stage
import UIKit

/// Auto Layout: random constraints between views and guides, their priorities and constants, and all ways to lay out.
final class LayoutFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case constrain, constrainDimension, constrainAspect, pin, center, deactivate, activate, constant, priority, hugging, compression
        case addView, removeView, label, guide, guideFrame, margins, hide, layout, fitting, visualFormat, animate, rotate, direction,
            describe
        case translates, updateConstraints, legacy
    }

    static let name = "layout"

    private let stage: Stage
    private let controller = UIViewController()
    private let views: [UIView]
    private let guides: [UILayoutGuide]
    private var constraints: [NSLayoutConstraint] = []
    private var inTree: [UIView] { [controller.view] + views.filter { $0.superview != nil } }

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        views = (0..<8).map { index in
            let view = index < 3 ? UILabel() : UIView()
            (view as? UILabel)?.text = "label \(index)"
            view.translatesAutoresizingMaskIntoConstraints = index == 7
            return view
        }
        guides = [UILayoutGuide(), UILayoutGuide()]
        stage.window.rootViewController = controller
        for (index, view) in views.enumerated() {
            view.backgroundColor = UIColor(hue: CGFloat(index) / 8, saturation: 0.5, brightness: 0.9, alpha: 1)
            (index > 5 ? views[3] : controller.view).addSubview(view)
        }
        for guide in guides { controller.view.addLayoutGuide(guide) }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let (view, other) = (values.pick(views), values.pick(inTree))
        let constraint = values.any(constraints)
        switch operation {
        case .constrain, .constrainDimension, .constrainAspect, .pin, .center, .legacy, .visualFormat: addConstraints(operation, &values)
        case .deactivate: constraint?.isActive = false
        case .activate: if let constraint, canActivate(constraint) { constraint.isActive = true }
        case .constant: constraint?.constant = values.number(-60, 120)
        case .priority: if let constraint { setPriority(constraint, &values) }
        case .hugging: view.setContentHuggingPriority(priority(&values), for: values.bool() ? .horizontal : .vertical)
        case .compression: view.setContentCompressionResistancePriority(priority(&values), for: values.bool() ? .horizontal : .vertical)
        case .addView: if !other.isDescendant(of: view) { other.addSubview(view) }
        case .removeView: view.removeFromSuperview()
        case .label:
            guard let label = view as? UILabel else { return }
            (label.text, label.numberOfLines) = (values.text(), values.integer(0...3))
            label.preferredMaxLayoutWidth = values.bool(0.3) ? values.length() : 0
        case .guide:
            let guide = values.pick(guides)
            if guide.owningView == nil { other.addLayoutGuide(guide) } else { guide.owningView?.removeLayoutGuide(guide) }
        case .guideFrame: _ = values.pick(guides).layoutFrame
        case .margins:
            other.layoutMargins = values.insets()
            (other.preservesSuperviewLayoutMargins, other.insetsLayoutMarginsFromSafeArea) = (values.bool(), values.bool())
        case .hide: view.isHidden.toggle()
        case .layout: if values.bool() { other.layoutIfNeeded() } else { other.setNeedsLayout() }
        case .fitting:
            _ = other.systemLayoutSizeFitting(
                values.size(), withHorizontalFittingPriority: priority(&values), verticalFittingPriority: priority(&values))
        case .animate:
            constraint?.constant = values.number(-60, 120)
            UIView.animate(withDuration: values.duration()) { self.controller.view.layoutIfNeeded() }
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft]))
        case .direction: other.semanticContentAttribute = values.pick([.unspecified, .forceRightToLeft, .forceLeftToRight])
        case .describe:
            _ = (constraint?.description, other.hasAmbiguousLayout, other.constraintsAffectingLayout(for: .vertical))
            other.exerciseAmbiguityInLayout()
        case .translates: view.translatesAutoresizingMaskIntoConstraints.toggle()
        case .updateConstraints:
            other.setNeedsUpdateConstraints()
            if values.bool() { other.updateConstraintsIfNeeded() }
        }
    }

    /// Returns whether both items are in the window, because the views of an active constraint need a common superview.
    private func canActivate(_ constraint: NSLayoutConstraint) -> Bool {
        func isInTree(_ item: AnyObject?) -> Bool {
            let view = (item as? UILayoutGuide)?.owningView ?? item as? UIView
            return item == nil || view?.window != nil
        }
        return isInTree(constraint.firstItem) && isInTree(constraint.secondItem)
    }

    private func priority(_ values: inout FuzzValues) -> UILayoutPriority {
        UILayoutPriority(values.bool(0.3) ? values.pick([1000, 999, 750, 250, 1]) : Float(values.integer(1...1000)))
    }

    /// Changes the priority while the constraint is inactive, because UIKit does not allow an active constraint to become required or to
    /// stop being required.
    private func setPriority(_ constraint: NSLayoutConstraint, _ values: inout FuzzValues) {
        let isActive = constraint.isActive
        constraint.isActive = false
        constraint.priority = priority(&values)
        if isActive, canActivate(constraint) { constraint.isActive = true }
    }

    // MARK: - New constraints

    private func addConstraints(_ operation: Operation, _ values: inout FuzzValues) {
        let (first, second) = (values.pick(views), values.pick(inTree))
        guard first.window != nil else { return }
        var added: [NSLayoutConstraint] = []
        switch operation {
        case .constrain:
            let xAnchors = { (view: UIView) in [view.leftAnchor, view.rightAnchor, view.centerXAnchor] }
            let yAnchors = { (view: UIView) in [view.topAnchor, view.bottomAnchor, view.centerYAnchor, view.lastBaselineAnchor] }
            if values.bool() {
                let guide = values.pick(guides)
                let anchor = values.bool(0.2) && guide.owningView != nil ? guide.leftAnchor : values.pick(xAnchors(second))
                added = [related(values.pick(xAnchors(first)), anchor, &values)]
            } else {
                added = [related(values.pick(yAnchors(first)), values.pick(yAnchors(second)), &values)]
            }
        case .constrainDimension: added = [first.widthAnchor.constraint(lessThanOrEqualToConstant: values.length())]
        case .constrainAspect:
            added = [
                first.widthAnchor.constraint(
                    equalTo: second === first ? first.heightAnchor : second.widthAnchor, multiplier: values.number(0.1, 3),
                    constant: values.number(-20, 20))
            ]
        case .pin:
            let inset = values.number(-10, 30)
            added = [
                first.leadingAnchor.constraint(equalTo: second.layoutMarginsGuide.leadingAnchor, constant: inset),
                first.trailingAnchor.constraint(equalTo: second.layoutMarginsGuide.trailingAnchor, constant: -inset),
            ]
        case .center:
            added = [
                first.centerXAnchor.constraint(equalTo: second.centerXAnchor),
                first.centerYAnchor.constraint(equalTo: second.centerYAnchor),
            ]
        case .legacy:
            let (from, to) =
                values.pick([(.left, .centerX), (.bottom, .top), (.trailing, .leading), (.width, .height)])
                as (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)
            added = [
                NSLayoutConstraint(
                    item: first, attribute: from, relatedBy: values.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]), toItem: second,
                    attribute: to, multiplier: values.number(0.2, 2), constant: values.number(-40, 40))
            ]
        default:
            let format = values.pick(["H:|-[a]-|", "V:|-(>=4)-[a(20@500)]", "H:[a(>=10,<=60)]"])
            guard first.superview != nil else { return }
            added = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["a": first])
        }
        // A constraint of a view with itself has no effect or is contradictory, for example left = left + 10: UIKit accepts it.
        for constraint in added { constraint.priority = values.bool(0.3) ? .required : priority(&values) }
        NSLayoutConstraint.activate(added)
        constraints += added
        if constraints.count > 40 {
            let removed = constraints.removeFirst()
            removed.isActive = false
        }
    }

    private func related<Kind: AnyObject>(
        _ first: NSLayoutAnchor<Kind>, _ second: NSLayoutAnchor<Kind>, _ values: inout FuzzValues
    ) -> NSLayoutConstraint {
        let constant = values.number(-40, 60)
        return switch values.integer(0...2) {
        case 0: first.constraint(equalTo: second, constant: constant)
        case 1: first.constraint(lessThanOrEqualTo: second, constant: constant)
        default: first.constraint(greaterThanOrEqualTo: second, constant: constant)
        }
    }
}
