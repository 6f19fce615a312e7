import Foundation
import Stage
import UIKit

/// Pickers, date pickers, color wells, menus of buttons, context menus and toolbars, operated by touches and by code.
final class MenuFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case selectRow, reloadComponents, pickerRows, setDate, dateMode, dateLimits, dateStyle, locale, countDown, color, buttonMenu
        case configuration, segmentedMenu, barItems, contextMenu, dismissMenu, updateMenu, moveView, pageControl, searchBar, tap, drag
        case press, rightClick, key, resize, appearance, direction, remove, wait
    }

    static let name = "menus"

    private let stage: Stage
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 20, width: 120, height: 70))
    private let datePicker = UIDatePicker(frame: CGRect(x: 3, y: 60, width: 113, height: 40))
    private let button = UIButton(frame: CGRect(x: 5, y: 103, width: 51, height: 23))
    private let well = UIColorWell(frame: CGRect(x: 61, y: 103, width: 28, height: 28))
    private let toolbar = UIToolbar(frame: CGRect(x: 0, y: 131, width: 120, height: 29))
    private let card = UIView(frame: CGRect(x: 91, y: 103, width: 27, height: 25))
    private let pageControl = UIPageControl(frame: CGRect(x: 0, y: 0, width: 120, height: 17))
    private let searchBar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    private let delegate: Delegate
    private let interaction: UIContextMenuInteraction
    private let controller = UIViewController()

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        delegate = Delegate(FuzzValues(values.seed(), isHostile: values.isHostile))
        interaction = UIContextMenuInteraction(delegate: delegate)
        stage.window.rootViewController = controller
        (picker.dataSource, picker.delegate) = (delegate, delegate)
        // With the date of today, the pixels would be different each day.
        datePicker.date = Date(timeIntervalSince1970: 1_700_000_000)
        (datePicker.timeZone, datePicker.locale) = (TimeZone(identifier: "UTC"), Locale(identifier: "en_US"))
        button.setTitle("Menu", for: .normal)
        button.setTitleColor(.systemBlue, for: .normal)
        card.backgroundColor = .systemOrange
        card.addInteraction(interaction)
        for view in [picker, datePicker, button, well, toolbar, card, pageControl] as [UIView] { controller.view.addSubview(view) }
    }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .selectRow, .reloadComponents, .pickerRows: changePicker(operation, &values)
        case .setDate, .dateMode, .dateLimits, .dateStyle, .locale, .countDown: changeDate(operation, &values)
        case .buttonMenu, .configuration, .segmentedMenu, .barItems, .contextMenu, .dismissMenu, .updateMenu: changeMenu(operation, &values)
        case .tap, .drag, .press, .rightClick, .key, .wait: input(operation, &values)
        default: change(operation, &values)
        }
    }

    // MARK: - Pickers

    private func changePicker(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .selectRow:
            let componentCount = picker.numberOfComponents
            let component = values.integer(0...max(componentCount - 1, 0))
            guard componentCount > 0 else { return }
            let count = picker.numberOfRows(inComponent: component)
            guard count > 0 || values.isHostile else { return }
            let row = values.isHostile ? values.integer(-2...count + 2) : values.integer(0...count - 1)
            picker.selectRow(row, inComponent: component, animated: values.bool())
        case .reloadComponents:
            // The data source can reload the picker while the components are read, so the next read can return another number.
            let componentCount = picker.numberOfComponents
            if values.bool(), componentCount > 0 {
                picker.reloadComponent(values.integer(0...componentCount - 1))
            } else {
                picker.reloadAllComponents()
            }
        default:
            delegate.rows = (0..<values.integer(0...3)).map { _ in values.integer(0...40) }
            (delegate.rowHeight, delegate.width) = (values.number(5, 60), values.number(5, 90))
            picker.reloadAllComponents()
        }
    }

    private func date(_ values: inout FuzzValues) -> Date {
        Date(timeIntervalSince1970: values.double(1_600_000_000, 1_800_000_000))
    }

    private func changeDate(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .setDate: datePicker.setDate(date(&values), animated: values.bool())
        case .dateMode: datePicker.datePickerMode = values.pick([.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth])
        case .dateLimits:
            datePicker.minimumDate = values.bool() ? date(&values) : nil
            datePicker.maximumDate = values.bool() ? date(&values) : nil
            datePicker.minuteInterval = values.isHostile ? values.integer(-70...70) : values.pick([1, 5, 10, 15, 30])
        case .dateStyle: datePicker.preferredDatePickerStyle = values.pick([.automatic, .wheels, .compact, .inline])
        case .locale:
            datePicker.locale = Locale(identifier: values.pick(["en_US", "de_CH", "ar_EG", "ja_JP", "th_TH"]))
            datePicker.calendar = Calendar(identifier: values.pick([.gregorian, .hebrew, .islamic, .buddhist]))
            datePicker.timeZone = TimeZone(identifier: values.pick(["UTC", "Asia/Kathmandu", "America/Sao_Paulo"]))
        default: datePicker.countDownDuration = values.double(-60, 200_000)
        }
    }

    // MARK: - Menus

    private func menu(_ values: inout FuzzValues, depth: Int = 0) -> UIMenu {
        let children: [UIMenuElement] = (0..<values.integer(0...4)).map { _ in
            switch values.integer(0...(depth < 2 ? 5 : 2)) {
            case 0, 1, 2:
                let action = UIAction(title: values.text(maximumPieces: 3), image: UIImage(systemName: "star")) { _ in }
                action.attributes = values.pick([[], .disabled, .destructive, .hidden, .keepsMenuPresented])
                action.state = values.pick([.on, .off, .mixed])
                if values.bool(0.2) { action.subtitle = values.text(maximumPieces: 2) }
                return action
            case 3:
                let title = values.text(maximumPieces: 2)
                return UIDeferredMenuElement { completion in completion([UIAction(title: title) { _ in }]) }
            default: return menu(&values, depth: depth + 1)
            }
        }
        return UIMenu(
            title: values.text(maximumPieces: 2),
            options: values.pick([[], .displayInline, .singleSelection, .destructive, .displayAsPalette]),
            children: children)
    }

    private func changeMenu(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .buttonMenu:
            button.menu = values.bool(0.2) ? nil : menu(&values)
            button.showsMenuAsPrimaryAction = values.bool(0.7)
            button.changesSelectionAsPrimaryAction = values.bool(0.3)
        case .configuration:
            var configuration = values.pick([UIButton.Configuration.filled(), .plain(), .tinted(), .gray()])
            (configuration.title, configuration.subtitle) = (values.text(maximumPieces: 2), values.bool() ? values.text() : nil)
            configuration.image = UIImage(systemName: values.pick(["star", "heart.fill", "nothing"]))
            configuration.imagePlacement = values.pick([.leading, .top, .trailing, .bottom, []])
            (configuration.imagePadding, configuration.titlePadding) = (values.number(-5, 20), values.number(-5, 20))
            configuration.cornerStyle = values.pick([.dynamic, .capsule, .large])
            button.configuration = values.bool(0.2) ? nil : configuration
        case .segmentedMenu: delegate.menu = menu(&values)
        case .barItems:
            let items = (0..<values.integer(0...5)).map { _ in
                let item = UIBarButtonItem(title: values.text(maximumPieces: 2)) { _ in }
                if values.bool() { item.menu = menu(&values) }
                return values.bool(0.3) ? UIBarButtonItem(systemItem: .flexibleSpace) : item
            }
            toolbar.setItems(items, animated: values.bool())
        case .contextMenu: stage.press(at: CGPoint(x: 104, y: 115), force: 1, duration: values.double(0.1, 0.9).clampedToSeconds)
        case .dismissMenu: interaction.dismissMenu()
        default:
            let new = menu(&values)
            interaction.updateVisibleMenu { _ in new }
        }
    }

    // MARK: - Inputs

    private func input(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .tap: stage.tap(at: values.point(), count: values.integer(1...2))
        case .drag: stage.drag(from: values.point(), to: values.point(), duration: Double(values.integer(1...20)) / 60)
        case .press: stage.press(at: values.point(), force: 1, duration: 0.6)
        case .rightClick: stage.secondaryClick(at: values.point())
        case .key: stage.key(values.pick(["escape", "return", "tab", "space", "left", "right", "up", "down"]))
        default: stage.advance(frames: values.integer(1...50))
        }
    }

    private func change(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .color:
            well.selectedColor = values.bool(0.2) ? nil : values.color()
            (well.supportsAlpha, well.title) = (values.bool(), values.text(maximumPieces: 2))
        case .moveView:
            let view = values.pick([card, button, datePicker, picker] as [UIView])
            if values.bool() { view.frame.origin = values.point() } else { controller.view.bringSubviewToFront(view) }
        case .pageControl:
            pageControl.numberOfPages = values.integer(0...30)
            pageControl.currentPage = values.isHostile ? values.integer(-5...40) : values.integer(0...29)
            pageControl.backgroundStyle = values.pick([.automatic, .prominent, .minimal])
        case .searchBar:
            if searchBar.superview == nil { controller.view.addSubview(searchBar) } else { searchBar.removeFromSuperview() }
            (searchBar.text, searchBar.placeholder) = (values.text(maximumPieces: 2), values.text(maximumPieces: 2))
            searchBar.setShowsCancelButton(values.bool(), animated: values.bool())
            (searchBar.scopeButtonTitles, searchBar.showsScopeBar) = (["a", "bb"], values.bool())
        case .resize: values.pick([picker, datePicker, toolbar, pageControl, well, button] as [UIView]).frame.size = values.size()
        case .appearance:
            if values.bool() { stage.settings.isDark.toggle() } else { stage.settings.textSize = values.pick([.large, .small]) }
        case .direction: stage.settings.isRightToLeft.toggle()
        default:
            let view = values.pick([card, button, datePicker, picker] as [UIView])
            if view.superview == nil { controller.view.addSubview(view) } else { view.removeFromSuperview() }
        }
    }

    func checkLaws() throws {
        guard pageControl.currentPage >= 0, pageControl.currentPage <= max(pageControl.numberOfPages - 1, 0) else {
            throw FuzzFailure("the page control shows page \(pageControl.currentPage) of \(pageControl.numberOfPages)")
        }
        guard !delegate.values.isHostile else { return }
        guard picker.numberOfComponents == delegate.rows.count else { throw FuzzFailure("the picker has other components than its source") }
        for component in delegate.rows.indices {
            let row = picker.selectedRow(inComponent: component)
            guard row < delegate.rows[component] else { throw FuzzFailure("the picker has selected row \(row), which does not exist") }
        }
        if let minimum = datePicker.minimumDate, let maximum = datePicker.maximumDate, minimum <= maximum,
            datePicker.datePickerMode != .countDownTimer, datePicker.date > maximum.addingTimeInterval(1)
        {
            throw FuzzFailure("the date is after its maximum")
        }
    }

    func finish() {
        interaction.dismissMenu()
        stage.key("escape")
        stage.advance(frames: 40)
        controller.dismiss(animated: false)
        controller.view.endEditing(true)
    }
}

extension Double {
    /// A duration of at most a second, also for numbers that are not finite.
    fileprivate var clampedToSeconds: Double { isFinite ? Swift.min(Swift.max(self, 0), 1) : 0.5 }
}
