import Foundation
import Stage
import UIKit

/// Stack views inside stack views, with every distribution and alignment.
final class StackFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case addArranged, insertArranged, removeArranged, removeFromSuperview, hide, axis, distribution, alignment, spacing, customSpacing,
            margins
        case text, fixedSize, animateHide, fitting, resize, baseline, nest
    }

    static let name = "stacks"

    private let stacks = [UIStackView(), UIStackView(), UIStackView()]
    private let items: [UIView]
    private var sizes: [NSLayoutConstraint] = []

    init(stage: Stage, values: inout FuzzValues) {
        items = [UILabel(), UILabel(), UIButton(), UISlider(), UISwitch(), UIView(), UIView()]
        let controller = UIViewController()
        stage.window.rootViewController = controller
        stacks[0].frame = CGRect(x: 3, y: 7, width: 111, height: 140)
        controller.view.addSubview(stacks[0])
        for stack in stacks.dropFirst() { stacks[0].addArrangedSubview(stack) }
        for (index, item) in items.enumerated() {
            item.backgroundColor = UIColor(hue: CGFloat(index) / 7, saturation: 0.4, brightness: 0.9, alpha: 1)
            (item as? UILabel)?.text = "item \(index)"
            stacks[index % 3].addArrangedSubview(item)
        }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let (stack, item) = (values.pick(stacks), values.pick(items))
        switch operation {
        case .addArranged: stack.addArrangedSubview(item)
        case .insertArranged: stack.insertArrangedSubview(item, at: values.integer(0...max(stack.arrangedSubviews.count - 1, 0)))
        case .removeArranged: if let view = values.any(stack.arrangedSubviews) { stack.removeArrangedSubview(view) }
        case .removeFromSuperview: item.removeFromSuperview()
        case .hide: item.isHidden.toggle()
        case .axis: stack.axis = values.bool() ? .horizontal : .vertical
        case .distribution: stack.distribution = values.pick([.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
        case .alignment: stack.alignment = values.pick([.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline])
        case .spacing: stack.spacing = values.number(-10, 30)
        case .customSpacing:
            if let view = values.any(stack.arrangedSubviews) { stack.setCustomSpacing(values.number(-10, 30), after: view) }
        case .margins: (stack.isLayoutMarginsRelativeArrangement, stack.layoutMargins) = (values.bool(), values.insets())
        case .text: (item as? UILabel)?.text = values.text()
        case .fixedSize:
            let size = (values.bool() ? item.widthAnchor : item.heightAnchor).constraint(equalToConstant: values.length())
            size.priority = UILayoutPriority(Float(values.integer(1...1000)))
            size.isActive = true
            sizes.append(size)
            if sizes.count > 6 { sizes.removeFirst().isActive = false }
        case .animateHide:
            UIView.animate(withDuration: values.duration()) {
                item.isHidden.toggle()
                stack.layoutIfNeeded()
            }
        case .fitting: _ = stack.systemLayoutSizeFitting(values.size())
        case .resize: stacks[0].frame = CGRect(x: 3, y: 7, width: values.length(), height: values.length(160))
        case .baseline: stack.isBaselineRelativeArrangement.toggle()
        case .nest: if stack !== stacks[0] { values.pick(stacks.filter { !$0.isDescendant(of: stack) }).addArrangedSubview(stack) }
        }
    }
}
