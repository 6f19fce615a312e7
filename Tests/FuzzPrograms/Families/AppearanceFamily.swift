import Foundation
import Stage
import UIKit

/// Settings of the device and traits that change while everything is shown, animated and touched: styles, text sizes, directions, overrides,
/// appearance proxies, visual effects.
final class AppearanceFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case dark, textSize, direction, contrast, boldText, reducedMotion, reducedTransparency, allSettings, changeAnimated, viewOverride
        case controllerOverride, removeOverride, windowStyle, addView, removeView, dynamicColor, preferredFont, metrics, observe
        case observeInCallback, proxy, effect, tint, animate, present, push, tap, drag, table, rotate, tilt, wait
    }

    static let name = "appearance"

    private let stage: Stage
    private let controllers = [UIViewController(), UIViewController()]
    private let navigation: UINavigationController
    private var views: [UIView]
    private let label = UILabel()
    private let table = UITableView(frame: CGRect(x: 0, y: 80, width: 120, height: 70), style: .insetGrouped)
    private let effects = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    private let source = Source()
    private var registrations: [(UIView, any UITraitChangeRegistration)] = []

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        navigation = UINavigationController(rootViewController: controllers[0])
        stage.window.rootViewController = navigation
        views = [
            label, UIButton(), UISwitch(), UISlider(), UITextField(), UISegmentedControl(items: ["a", "b"]), UIProgressView(), UIStepper(),
            UIImageView(), UITextView(), effects, UIView(),
        ]
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: 3 + 9 * index, y: 5 + 11 * index, width: 61, height: 31)
            view.backgroundColor = index % 3 == 0 ? .systemFill : nil
            controllers[0].view.addSubview(view)
        }
        (label.text, label.adjustsFontForContentSizeCategory) = ("Label", true)
        (views[8] as? UIImageView)?.image = UIImage(systemName: "star.fill")
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        controllers[0].view.addSubview(table)
        controllers[1].title = "Second"
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .dark, .textSize, .direction, .contrast, .boldText, .reducedMotion, .reducedTransparency, .allSettings, .changeAnimated:
            changeSettings(operation, &values)
        case .viewOverride, .controllerOverride, .removeOverride, .windowStyle, .observe, .observeInCallback:
            changeTraits(operation, &values)
        case .present, .push, .tap, .drag, .rotate, .tilt, .wait: input(operation, &values)
        default: change(operation, &values)
        }
    }

    // MARK: - Settings

    private static let sizes = DeviceSettings.TextSize.allCases

    private func changeSettings(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .dark: stage.settings.isDark.toggle()
        case .textSize: stage.settings.textSize = values.pick(Self.sizes)
        case .direction: stage.settings.isRightToLeft.toggle()
        case .contrast: stage.settings.increasesContrast.toggle()
        case .boldText: stage.settings.hasBoldText.toggle()
        case .reducedMotion: stage.settings.reducesMotion.toggle()
        case .reducedTransparency: stage.settings.reducesTransparency.toggle()
        case .allSettings:
            var settings = DeviceSettings()
            (settings.isDark, settings.isRightToLeft, settings.textSize) = (values.bool(), values.bool(), values.pick(Self.sizes))
            stage.settings = settings
        default:
            // As after a change by the user, the old appearance fades to the new appearance.
            let changes: [DeviceSetting] = [.isDark(values.bool()), .textSize(values.pick(Self.sizes)), .isRightToLeft(values.bool())]
            stage.perform(.setting(values.pick(changes)))
        }
    }

    // MARK: - Traits

    private func changeTraits(_ operation: Operation, _ values: inout FuzzValues) {
        let view = values.pick(views)
        switch operation {
        case .viewOverride:
            switch values.integer(0...4) {
            case 0: view.traitOverrides.userInterfaceStyle = values.pick([.dark, .light, .unspecified])
            case 1: view.traitOverrides.preferredContentSizeCategory = values.pick([.small, .accessibilityLarge, .unspecified])
            case 2: view.traitOverrides.layoutDirection = values.pick([.rightToLeft, .leftToRight, .unspecified])
            case 3: view.traitOverrides.displayScale = values.number(0, 4)
            default: view.overrideUserInterfaceStyle = values.pick([.dark, .light, .unspecified])
            }
        case .controllerOverride:
            let controller = values.pick(controllers)
            controller.traitOverrides.horizontalSizeClass = values.pick([.regular, .compact, .unspecified])
            controller.overrideUserInterfaceStyle = values.pick([.dark, .light, .unspecified])
        case .removeOverride:
            view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
            controllers[0].traitOverrides.remove(UITraitHorizontalSizeClass.self)
        case .windowStyle: stage.window.overrideUserInterfaceStyle = values.pick([.dark, .light, .unspecified])
        default:
            let reenters = operation == .observeInCallback && values.isHostile
            let (parent, stage) = (controllers[0].view, stage)
            let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self]) {
                [weak parent, weak stage] (view: UIView, _: UITraitCollection) in
                guard reenters else { return view.setNeedsLayout() }
                if view.superview == nil { parent?.addSubview(view) } else { view.removeFromSuperview() }
                if stage?.frame ?? 0 < 40 { view.traitOverrides.userInterfaceStyle = .dark }
            }
            registrations.append((view, registration))
            if registrations.count > 5 {
                let (view, registration) = registrations.removeFirst()
                view.unregisterForTraitChanges(registration)
            }
        }
    }

    // MARK: - Views

    private func change(_ operation: Operation, _ values: inout FuzzValues) {
        let view = values.pick(views)
        switch operation {
        case .addView: values.pick(controllers).view.addSubview(view)
        case .removeView: view.removeFromSuperview()
        case .dynamicColor:
            let (light, dark) = (values.color(), values.color())
            let color = UIColor { $0.userInterfaceStyle == .dark ? dark : light }
            (view.backgroundColor, label.textColor) = (color, color.withAlphaComponent(values.number(0, 1)))
        case .preferredFont:
            label.font = .preferredFont(forTextStyle: values.pick([.body, .largeTitle, .caption2, .headline]))
            label.adjustsFontForContentSizeCategory = values.bool()
            label.maximumContentSizeCategory = values.pick([nil, .large, .accessibilityMedium])
        case .metrics:
            label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: values.number(5, 30)))
            _ = UIFontMetrics.default.scaledValue(for: values.number(-5, 200))
        case .effect:
            let style = values.pick([UIBlurEffect.Style.systemMaterial, .dark, .systemUltraThinMaterial])
            effects.effect =
                values.bool(0.2)
                ? nil : values.bool() ? UIBlurEffect(style: style) : UIVibrancyEffect(blurEffect: UIBlurEffect(style: style))
        case .tint:
            view.tintColor = values.bool(0.3) ? nil : values.color()
            view.tintAdjustmentMode = values.pick([.automatic, .dimmed, .normal])
        case .animate:
            let (color, alpha) = (values.color(), values.number(0, 1))
            UIView.animate(withDuration: values.duration()) { (view.backgroundColor, view.alpha) = (color, alpha) }
        default: changeAppearance(operation, &values)
        }
    }

    private func changeAppearance(_ operation: Operation, _ values: inout FuzzValues) {
        if operation == .table {
            source.count = values.integer(0...9)
            return table.reloadData()
        }
        // Appearance proxies keep their values for the whole process, so `finish()` sets them to nil.
        UISwitch.appearance().onTintColor = values.color()
        UINavigationBar.appearance().tintColor = values.color()
        let bar = UINavigationBarAppearance()
        bar.backgroundColor = values.color()
        (navigation.navigationBar.standardAppearance, navigation.navigationBar.prefersLargeTitles) = (bar, values.bool())
    }

    private func input(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .present:
            guard controllers[0].presentedViewController == nil else { return controllers[0].dismiss(animated: values.bool()) }
            let alert = UIAlertController(title: values.text(), message: nil, preferredStyle: values.pick([.alert, .actionSheet]))
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            controllers[0].present(alert, animated: values.bool())
        case .push:
            if navigation.topViewController === controllers[1] {
                navigation.popViewController(animated: values.bool())
            } else if controllers[1].parent == nil {
                navigation.pushViewController(controllers[1], animated: values.bool())
            }
        case .tap: stage.tap(at: values.point())
        case .drag: stage.drag(from: values.point(), to: values.point(), duration: Double(values.integer(1...15)) / 60)
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft]))
        case .tilt: stage.tilt(CGPoint(x: values.number(-1, 1), y: values.number(-1, 1)))
        default: stage.advance(frames: values.integer(1...40))
        }
    }

    // MARK: - Laws

    func checkLaws() throws {
        let traits = stage.window.traitCollection
        guard stage.window.overrideUserInterfaceStyle != .unspecified || (traits.userInterfaceStyle == .dark) == stage.settings.isDark
        else {
            throw FuzzFailure("the window has another style than the device")
        }
        guard (traits.layoutDirection == .rightToLeft) == stage.settings.isRightToLeft else {
            throw FuzzFailure("the window has another layout direction than the device")
        }
        guard traits.preferredContentSizeCategory == stage.settings.textSize.category else {
            throw FuzzFailure("the window has another text size than the device")
        }
        // An override of the trait takes precedence.
        for view in views
        where view.window != nil && view.overrideUserInterfaceStyle != .unspecified
            && !view.traitOverrides.contains(UITraitUserInterfaceStyle.self)
        {
            guard view.traitCollection.userInterfaceStyle == view.overrideUserInterfaceStyle else {
                throw FuzzFailure("a view has another style than it overrides")
            }
        }
    }

    func finish() {
        UISwitch.appearance().onTintColor = nil
        UINavigationBar.appearance().tintColor = nil
        stage.advance(frames: 60)
        stage.window.rootViewController?.dismiss(animated: false)
    }

    private final class Source: NSObject, UITableViewDataSource {
        var count = 3
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = "\(indexPath.row)"
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }
}
