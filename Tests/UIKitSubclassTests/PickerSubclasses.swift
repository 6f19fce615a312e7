import Foundation
import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

class CustomUIColorPickerViewController: UIColorPickerViewController {
    override var delegate: (any UIColorPickerViewControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var selectedColor: UIColor {
        get { super.selectedColor }
        set { super.selectedColor = newValue }
    }
    override var supportsAlpha: Bool {
        get { super.supportsAlpha }
        set { super.supportsAlpha = newValue }
    }
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override func loadView() { super.loadView() }
}

class CustomUIColorWell: UIColorWell {
    override var title: String? {
        get { super.title }
        set { super.title = newValue }
    }
    override var supportsAlpha: Bool {
        get { super.supportsAlpha }
        set { super.supportsAlpha = newValue }
    }
    override var selectedColor: UIColor? {
        get { super.selectedColor }
        set { super.selectedColor = newValue }
    }
    override func layoutSubviews() { super.layoutSubviews() }
    override func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        super.colorPickerViewController(viewController, didSelect: color, continuously: continuously)
    }
}

class CustomUIDatePicker: UIDatePicker {
    override var datePickerMode: Mode {
        get { super.datePickerMode }
        set { super.datePickerMode = newValue }
    }
    override var preferredDatePickerStyle: UIDatePickerStyle {
        get { super.preferredDatePickerStyle }
        set { super.preferredDatePickerStyle = newValue }
    }
    override var locale: Locale? {
        get { super.locale }
        set { super.locale = newValue }
    }
    override var calendar: Calendar! {
        get { super.calendar }
        set { super.calendar = newValue }
    }
    override var timeZone: TimeZone? {
        get { super.timeZone }
        set { super.timeZone = newValue }
    }
    override var minimumDate: Date? {
        get { super.minimumDate }
        set { super.minimumDate = newValue }
    }
    override var maximumDate: Date? {
        get { super.maximumDate }
        set { super.maximumDate = newValue }
    }
    override var minuteInterval: Int {
        get { super.minuteInterval }
        set { super.minuteInterval = newValue }
    }
    override var roundsToMinuteInterval: Bool {
        get { super.roundsToMinuteInterval }
        set { super.roundsToMinuteInterval = newValue }
    }
    override var date: Date {
        get { super.date }
        set { super.date = newValue }
    }
    override var countDownDuration: TimeInterval {
        get { super.countDownDuration }
        set { super.countDownDuration = newValue }
    }
    override func setDate(_ date: Date, animated: Bool) { super.setDate(date, animated: animated) }
    override var datePickerStyle: UIDatePickerStyle { super.datePickerStyle }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override var canBecomeFocused: Bool { super.canBecomeFocused }
}

class CustomMenuUIPageControl: UIPageControl {
    override var allowsContinuousInteraction: Bool {
        get { super.allowsContinuousInteraction }
        set { super.allowsContinuousInteraction = newValue }
    }
    override var backgroundStyle: BackgroundStyle {
        get { super.backgroundStyle }
        set { super.backgroundStyle = newValue }
    }
    override var interactionState: InteractionState { super.interactionState }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}

class CustomUIPickerView: UIPickerView {
    override var dataSource: (any UIPickerViewDataSource)? {
        get { super.dataSource }
        set { super.dataSource = newValue }
    }
    override var delegate: (any UIPickerViewDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var showsSelectionIndicator: Bool {
        get { super.showsSelectionIndicator }
        set { super.showsSelectionIndicator = newValue }
    }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var numberOfComponents: Int { super.numberOfComponents }
    override func numberOfRows(inComponent component: Int) -> Int { super.numberOfRows(inComponent: component) }
    override func rowSize(forComponent component: Int) -> CGSize { super.rowSize(forComponent: component) }
    override func view(forRow row: Int, forComponent component: Int) -> UIView? { super.view(forRow: row, forComponent: component) }
    override func reloadAllComponents() { super.reloadAllComponents() }
    override func reloadComponent(_ component: Int) { super.reloadComponent(component) }
    override func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        super.selectRow(row, inComponent: component, animated: animated)
    }
    override func selectedRow(inComponent component: Int) -> Int { super.selectedRow(inComponent: component) }
    override func layoutSubviews() { super.layoutSubviews() }
}
