import Foundation
import Stage
import UIKit

/// Symbols with every configuration, and their effects, which are added, removed and replaced while they run.
final class SymbolFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case show, configure, variable, palette, addDiscrete, addIndefinite, addVisibility, remove, removeAll, replace, addInCompletion,
            tint
        case resize, contentMode, button, label, barItem, dark, direction, hide, detach, animate, draw, wait
    }

    static let name = "symbols"
    // Effects that repeat forever do not end.
    static let endsIdle = false

    private let stage: Stage
    private let views = [UIImageView(), UIImageView()]
    private let button = UIButton(frame: CGRect(x: 61, y: 73, width: 51, height: 41))
    private let label = UILabel(frame: CGRect(x: 3, y: 117, width: 113, height: 37))
    private let controller = UIViewController()
    private static let names = [
        "star", "star.fill", "heart", "wifi", "speaker.wave.3", "battery.100", "cloud.sun.fill", "arrow.left", "trash", "folder.badge.plus",
        "pause", "play.fill", "1.circle", "no such symbol", "", "person.crop.circle", "bell.slash", "magnifyingglass", "gearshape",
    ]

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 5 + 53 * index, y: 7 + 13 * index, width: 47, height: 51)
            view.image = UIImage(systemName: "star.fill")
            controller.view.addSubview(view)
        }
        controller.view.addSubview(button)
        controller.view.addSubview(label)
    }

    private func symbol(_ values: inout FuzzValues) -> UIImage? {
        let configuration = values.bool(0.3) ? nil : configuration(&values)
        let name = values.pick(Self.names)
        if values.bool(0.3) { return UIImage(systemName: name, variableValue: values.double(-0.5, 1.5), configuration: configuration) }
        return UIImage(systemName: name, withConfiguration: configuration)
    }

    private func configuration(_ values: inout FuzzValues) -> UIImage.SymbolConfiguration {
        let colors = (0..<values.integer(0...4)).map { _ in values.color() }
        let sizes = UIImage.SymbolConfiguration(
            pointSize: values.number(-3, 60), weight: values.pick([.ultraLight, .regular, .black]), scale: values.pick([.small, .large]))
        switch values.integer(0...4) {
        case 0: return sizes
        case 1: return UIImage.SymbolConfiguration(textStyle: values.pick([.body, .largeTitle])).applying(sizes)
        case 2: return sizes.applying(UIImage.SymbolConfiguration(paletteColors: colors))
        case 3: return sizes.applying(UIImage.SymbolConfiguration(hierarchicalColor: values.color()))
        default: return UIImage.SymbolConfiguration.preferringMulticolor().applying(sizes)
        }
    }

    private func options(_ values: inout FuzzValues) -> SymbolEffectOptions {
        var options = values.pick([SymbolEffectOptions.default, .repeating, .nonRepeating])
        if values.bool(0.4) { options = options.speed(values.double(-1, 5)) }
        if values.bool(0.4) { options = options.repeat(values.integer(-2...6)) }
        if values.bool(0.3) { options = options.repeat(.periodic(values.integer(-1...4), delay: values.double(-0.2, 1))) }
        return options
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        let view = values.pick(views)
        switch operation {
        case .show: view.image = symbol(&values)
        case .configure: view.preferredSymbolConfiguration = values.bool(0.2) ? nil : configuration(&values)
        case .variable: view.image = UIImage(systemName: "wifi", variableValue: values.double(-0.5, 1.5))
        case .palette: view.image = view.image?.applyingSymbolConfiguration(configuration(&values))
        case .addDiscrete, .addIndefinite, .addVisibility, .remove, .removeAll, .replace, .addInCompletion:
            changeEffects(operation, view, &values)
        case .tint: view.tintColor = values.color()
        case .resize: view.frame = values.rect()
        case .contentMode: view.contentMode = values.pick([.scaleToFill, .scaleAspectFit, .center, .topLeft, .scaleAspectFill])
        case .button:
            button.setImage(symbol(&values), for: .normal)
            button.setPreferredSymbolConfiguration(configuration(&values), forImageIn: values.pick([.normal, .highlighted]))
        case .label:
            let text = NSMutableAttributedString(string: values.text(maximumPieces: 2))
            if let image = symbol(&values) { text.append(NSAttributedString(attachment: NSTextAttachment(image: image))) }
            label.attributedText = text
        case .barItem:
            let item = UIBarButtonItem(image: symbol(&values), style: .plain, target: nil, action: nil)
            controller.navigationItem.rightBarButtonItem = item
            if values.bool() { item.addSymbolEffect(.bounce, options: options(&values)) }
        case .dark: stage.settings.isDark.toggle()
        case .direction: stage.settings.isRightToLeft.toggle()
        case .hide: view.isHidden.toggle()
        case .detach: if view.superview == nil { controller.view.addSubview(view) } else { view.removeFromSuperview() }
        case .animate:
            let (frame, color) = (values.rect(), values.color())
            UIView.animate(withDuration: values.duration()) { (view.frame, view.tintColor) = (frame, color) }
        case .draw:
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 31, height: 29))
            let (image, rect) = (symbol(&values), values.rect())
            view.image = renderer.image { _ in image?.draw(in: rect) }
        default: stage.advance(frames: values.integer(1...30))
        }
    }

    private func changeEffects(_ operation: Operation, _ view: UIImageView, _ values: inout FuzzValues) {
        let (options, animated) = (options(&values), values.bool(0.8))
        switch operation {
        case .addDiscrete:
            switch values.integer(0...3) {
            case 0: view.addSymbolEffect(.bounce.up.byLayer, options: options, animated: animated)
            case 1: view.addSymbolEffect(.wiggle.custom(angle: values.double(-720, 720)), options: options, animated: animated)
            case 2: view.addSymbolEffect(.rotate.counterClockwise, options: options, animated: animated)
            default: view.addSymbolEffect(.breathe.plain, options: options, animated: animated)
            }
        case .addIndefinite:
            switch values.integer(0...2) {
            case 0: view.addSymbolEffect(.pulse.byLayer, options: options, animated: animated)
            case 1: view.addSymbolEffect(.variableColor.cumulative.reversing, options: options, animated: animated)
            default: view.addSymbolEffect(.scale.up, options: options, animated: animated)
            }
        case .addVisibility:
            if values.bool() {
                view.addSymbolEffect(.disappear.down, options: options, animated: animated)
            } else {
                view.addSymbolEffect(.appear.byLayer, options: options, animated: animated)
            }
        case .remove:
            view.removeSymbolEffect(ofType: .pulse, options: options, animated: animated)
            view.removeSymbolEffect(ofType: .bounce, options: options, animated: animated)
        case .removeAll: view.removeAllSymbolEffects(options: options, animated: animated)
        case .replace:
            guard let image = symbol(&values) else { return }
            switch values.integer(0...2) {
            case 0: view.setSymbolImage(image, contentTransition: .replace.downUp, options: options)
            case 1: view.setSymbolImage(image, contentTransition: .replace.offUp.byLayer, options: options)
            default: view.setSymbolImage(image, contentTransition: .automatic, options: options)
            }
        default:
            let next = symbol(&values)
            view.addSymbolEffect(.bounce, options: .nonRepeating, animated: animated) { [weak view] _ in
                view?.removeAllSymbolEffects(animated: false)
                view?.image = next
                view?.addSymbolEffect(.pulse)
            }
        }
    }

    func finish() { for view in views { view.removeAllSymbolEffects(animated: false) } }
}
