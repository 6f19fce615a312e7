import Foundation
import UIKit

// Subclasses of each open class with an override of each open member, as a client of UIKit writes them.

class CustomUIActivityIndicatorView: UIActivityIndicatorView {
    override var style: Style {
        get { super.style }
        set { super.style = newValue }
    }
    override var color: UIColor! {
        get { super.color }
        set { super.color = newValue }
    }
    override var hidesWhenStopped: Bool {
        get { super.hidesWhenStopped }
        set { super.hidesWhenStopped = newValue }
    }
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
}

class CustomUIButton: UIButton {
    override var contentEdgeInsets: UIEdgeInsets {
        get { super.contentEdgeInsets }
        set { super.contentEdgeInsets = newValue }
    }
    override var titleEdgeInsets: UIEdgeInsets {
        get { super.titleEdgeInsets }
        set { super.titleEdgeInsets = newValue }
    }
    override var imageEdgeInsets: UIEdgeInsets {
        get { super.imageEdgeInsets }
        set { super.imageEdgeInsets = newValue }
    }
    override var adjustsImageWhenHighlighted: Bool {
        get { super.adjustsImageWhenHighlighted }
        set { super.adjustsImageWhenHighlighted = newValue }
    }
    override var adjustsImageWhenDisabled: Bool {
        get { super.adjustsImageWhenDisabled }
        set { super.adjustsImageWhenDisabled = newValue }
    }
    override var configuration: Configuration? {
        get { super.configuration }
        set { super.configuration = newValue }
    }
    override var configurationUpdateHandler: ((UIButton) -> Void)? {
        get { super.configurationUpdateHandler }
        set { super.configurationUpdateHandler = newValue }
    }
    override func setTitle(_ title: String?, for state: State) { super.setTitle(title, for: state) }
    override func setAttributedTitle(_ title: NSAttributedString?, for state: State) { super.setAttributedTitle(title, for: state) }
    override func setTitleColor(_ color: UIColor?, for state: State) { super.setTitleColor(color, for: state) }
    override func setTitleShadowColor(_ color: UIColor?, for state: State) { super.setTitleShadowColor(color, for: state) }
    override func setImage(_ image: UIImage?, for state: State) { super.setImage(image, for: state) }
    override func setBackgroundImage(_ image: UIImage?, for state: State) { super.setBackgroundImage(image, for: state) }
    override func title(for state: State) -> String? { super.title(for: state) }
    override func attributedTitle(for state: State) -> NSAttributedString? { super.attributedTitle(for: state) }
    override func titleColor(for state: State) -> UIColor? { super.titleColor(for: state) }
    override func titleShadowColor(for state: State) -> UIColor? { super.titleShadowColor(for: state) }
    override func image(for state: State) -> UIImage? { super.image(for: state) }
    override func backgroundImage(for state: State) -> UIImage? { super.backgroundImage(for: state) }
}

class CustomUIControl: UIControl {
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var isSelected: Bool {
        get { super.isSelected }
        set { super.isSelected = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var state: State { super.state }
    override var contentVerticalAlignment: ContentVerticalAlignment {
        get { super.contentVerticalAlignment }
        set { super.contentVerticalAlignment = newValue }
    }
    override var contentHorizontalAlignment: ContentHorizontalAlignment {
        get { super.contentHorizontalAlignment }
        set { super.contentHorizontalAlignment = newValue }
    }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { super.sendAction(action, to: target, for: event) }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
    override func sendActions(for controlEvents: Event) { super.sendActions(for: controlEvents) }
}

class CustomUILabel: UILabel {
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var attributedText: NSAttributedString? {
        get { super.attributedText }
        set { super.attributedText = newValue }
    }
    override var font: UIFont! {
        get { super.font }
        set { super.font = newValue }
    }
    override var textColor: UIColor! {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    override var numberOfLines: Int {
        get { super.numberOfLines }
        set { super.numberOfLines = newValue }
    }
    override var adjustsFontSizeToFitWidth: Bool {
        get { super.adjustsFontSizeToFitWidth }
        set { super.adjustsFontSizeToFitWidth = newValue }
    }
    override var minimumScaleFactor: CGFloat {
        get { super.minimumScaleFactor }
        set { super.minimumScaleFactor = newValue }
    }
    override var baselineAdjustment: UIBaselineAdjustment {
        get { super.baselineAdjustment }
        set { super.baselineAdjustment = newValue }
    }
    override var preferredMaxLayoutWidth: CGFloat {
        get { super.preferredMaxLayoutWidth }
        set { super.preferredMaxLayoutWidth = newValue }
    }
    override var highlightedTextColor: UIColor? {
        get { super.highlightedTextColor }
        set { super.highlightedTextColor = newValue }
    }
    override var isHighlighted: Bool {
        get { super.isHighlighted }
        set { super.isHighlighted = newValue }
    }
    override var isEnabled: Bool {
        get { super.isEnabled }
        set { super.isEnabled = newValue }
    }
    override var shadowColor: UIColor? {
        get { super.shadowColor }
        set { super.shadowColor = newValue }
    }
    override var shadowOffset: CGSize {
        get { super.shadowOffset }
        set { super.shadowOffset = newValue }
    }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}

class CustomUIPageControl: UIPageControl {
    override var numberOfPages: Int {
        get { super.numberOfPages }
        set { super.numberOfPages = newValue }
    }
    override var currentPage: Int {
        get { super.currentPage }
        set { super.currentPage = newValue }
    }
    override var hidesForSinglePage: Bool {
        get { super.hidesForSinglePage }
        set { super.hidesForSinglePage = newValue }
    }
    override var defersCurrentPageDisplay: Bool {
        get { super.defersCurrentPageDisplay }
        set { super.defersCurrentPageDisplay = newValue }
    }
    override var pageIndicatorTintColor: UIColor? {
        get { super.pageIndicatorTintColor }
        set { super.pageIndicatorTintColor = newValue }
    }
    override var currentPageIndicatorTintColor: UIColor? {
        get { super.currentPageIndicatorTintColor }
        set { super.currentPageIndicatorTintColor = newValue }
    }
    override func size(forNumberOfPages pageCount: Int) -> CGSize { super.size(forNumberOfPages: pageCount) }
    override func updateCurrentPageDisplay() { super.updateCurrentPageDisplay() }
}

class CustomUIProgressView: UIProgressView {
    override var progressViewStyle: Style {
        get { super.progressViewStyle }
        set { super.progressViewStyle = newValue }
    }
    override var progress: Float {
        get { super.progress }
        set { super.progress = newValue }
    }
    override var progressTintColor: UIColor? {
        get { super.progressTintColor }
        set { super.progressTintColor = newValue }
    }
    override var trackTintColor: UIColor? {
        get { super.trackTintColor }
        set { super.trackTintColor = newValue }
    }
    override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
}

class CustomUISearchBar: UISearchBar {
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
    }
    override var searchBarStyle: Style {
        get { super.searchBarStyle }
        set { super.searchBarStyle = newValue }
    }
    override var barTintColor: UIColor? {
        get { super.barTintColor }
        set { super.barTintColor = newValue }
    }
    override var barStyle: UIBarStyle {
        get { super.barStyle }
        set { super.barStyle = newValue }
    }
    override var isTranslucent: Bool {
        get { super.isTranslucent }
        set { super.isTranslucent = newValue }
    }
    override var showsCancelButton: Bool {
        get { super.showsCancelButton }
        set { super.showsCancelButton = newValue }
    }
    override var showsSearchResultsButton: Bool {
        get { super.showsSearchResultsButton }
        set { super.showsSearchResultsButton = newValue }
    }
    override var isSearchResultsButtonSelected: Bool {
        get { super.isSearchResultsButtonSelected }
        set { super.isSearchResultsButtonSelected = newValue }
    }
    override func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        super.setImage(iconImage, for: icon, state: state)
    }
    override func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        super.setShowsCancelButton(showsCancelButton, animated: animated)
    }
}

class CustomUISearchTextField: UISearchTextField {}

class CustomUISegmentedControl: UISegmentedControl {
    override var selectedSegmentIndex: Int {
        get { super.selectedSegmentIndex }
        set { super.selectedSegmentIndex = newValue }
    }
    override var isMomentary: Bool {
        get { super.isMomentary }
        set { super.isMomentary = newValue }
    }
    override var apportionsSegmentWidthsByContent: Bool {
        get { super.apportionsSegmentWidthsByContent }
        set { super.apportionsSegmentWidthsByContent = newValue }
    }
    override var selectedSegmentTintColor: UIColor? {
        get { super.selectedSegmentTintColor }
        set { super.selectedSegmentTintColor = newValue }
    }
}

class CustomUISlider: UISlider {
    override var value: Float {
        get { super.value }
        set { super.value = newValue }
    }
    override var minimumValue: Float {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var maximumValue: Float {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
    override var minimumTrackTintColor: UIColor? {
        get { super.minimumTrackTintColor }
        set { super.minimumTrackTintColor = newValue }
    }
    override var maximumTrackTintColor: UIColor? {
        get { super.maximumTrackTintColor }
        set { super.maximumTrackTintColor = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override var minimumValueImage: UIImage? {
        get { super.minimumValueImage }
        set { super.minimumValueImage = newValue }
    }
    override var maximumValueImage: UIImage? {
        get { super.maximumValueImage }
        set { super.maximumValueImage = newValue }
    }
    override func setValue(_ value: Float, animated: Bool) { super.setValue(value, animated: animated) }
    override func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.minimumValueImageRect(forBounds: bounds) }
    override func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { super.maximumValueImageRect(forBounds: bounds) }
    override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds) }
    override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        super.thumbRect(forBounds: bounds, trackRect: rect, value: value)
    }
}

class CustomUIStepper: UIStepper {
    override var value: Double {
        get { super.value }
        set { super.value = newValue }
    }
    override var minimumValue: Double {
        get { super.minimumValue }
        set { super.minimumValue = newValue }
    }
    override var maximumValue: Double {
        get { super.maximumValue }
        set { super.maximumValue = newValue }
    }
    override var stepValue: Double {
        get { super.stepValue }
        set { super.stepValue = newValue }
    }
    override var autorepeat: Bool {
        get { super.autorepeat }
        set { super.autorepeat = newValue }
    }
    override var isContinuous: Bool {
        get { super.isContinuous }
        set { super.isContinuous = newValue }
    }
    override var wraps: Bool {
        get { super.wraps }
        set { super.wraps = newValue }
    }
}

class CustomUISwitch: UISwitch {
    override var onTintColor: UIColor? {
        get { super.onTintColor }
        set { super.onTintColor = newValue }
    }
    override var thumbTintColor: UIColor? {
        get { super.thumbTintColor }
        set { super.thumbTintColor = newValue }
    }
    override var isOn: Bool {
        get { super.isOn }
        set { super.isOn = newValue }
    }
    override func setOn(_ on: Bool, animated: Bool) { super.setOn(on, animated: animated) }
}

class CustomUITextField: UITextField {
    override var text: String? {
        get { super.text }
        set { super.text = newValue }
    }
    override var placeholder: String? {
        get { super.placeholder }
        set { super.placeholder = newValue }
    }
    override var font: UIFont? {
        get { super.font }
        set { super.font = newValue }
    }
    override var textColor: UIColor? {
        get { super.textColor }
        set { super.textColor = newValue }
    }
    override var textAlignment: NSTextAlignment {
        get { super.textAlignment }
        set { super.textAlignment = newValue }
    }
    override var borderStyle: BorderStyle {
        get { super.borderStyle }
        set { super.borderStyle = newValue }
    }
    override var isSecureTextEntry: Bool {
        get { super.isSecureTextEntry }
        set { super.isSecureTextEntry = newValue }
    }
    override var clearsOnBeginEditing: Bool {
        get { super.clearsOnBeginEditing }
        set { super.clearsOnBeginEditing = newValue }
    }
    override var clearButtonMode: ViewMode {
        get { super.clearButtonMode }
        set { super.clearButtonMode = newValue }
    }
    override var leftView: UIView? {
        get { super.leftView }
        set { super.leftView = newValue }
    }
    override var rightView: UIView? {
        get { super.rightView }
        set { super.rightView = newValue }
    }
    override var leftViewMode: ViewMode {
        get { super.leftViewMode }
        set { super.leftViewMode = newValue }
    }
    override var rightViewMode: ViewMode {
        get { super.rightViewMode }
        set { super.rightViewMode = newValue }
    }
    override func insertText(_ text: String) { super.insertText(text) }
    override func deleteBackward() { super.deleteBackward() }
    override func borderRect(forBounds bounds: CGRect) -> CGRect { super.borderRect(forBounds: bounds) }
    override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
    override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
    override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds) }
}
