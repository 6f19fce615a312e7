import UIKit

// Subclasses of open classes that override the open members, as the code of an app can do. `UIKitSubclassTests` compiles this file in Swift 6
// mode, and `ClientTests` compiles it in Swift 5 mode.

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
    override var isAnimating: Bool { super.isAnimating }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func layoutSubviews() { super.layoutSubviews() }
    override func startAnimating() { super.startAnimating() }
    override func stopAnimating() { super.stopAnimating() }
    override func didMoveToWindow() { super.didMoveToWindow() }
}

class CustomUIButton: UIButton {
    override func updateConfiguration() { super.updateConfiguration() }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override var buttonType: ButtonType { super.buttonType }
    override var titleLabel: UILabel? { super.titleLabel }
    override var imageView: UIImageView? { super.imageView }
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
    override var currentTitle: String? { super.currentTitle }
    override var currentAttributedTitle: NSAttributedString? { super.currentAttributedTitle }
    override var currentTitleColor: UIColor { super.currentTitleColor }
    override var currentTitleShadowColor: UIColor? { super.currentTitleShadowColor }
    override var currentImage: UIImage? { super.currentImage }
    override var currentBackgroundImage: UIImage? { super.currentBackgroundImage }
    override var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { super.currentPreferredSymbolConfiguration }
    override func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State) {
        super.setPreferredSymbolConfiguration(configuration, forImageIn: state)
    }
    override func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        super.preferredSymbolConfigurationForImage(in: state)
    }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override var forFirstBaselineLayout: UIView { super.forFirstBaselineLayout }
    override var forLastBaselineLayout: UIView { super.forLastBaselineLayout }
    override func layoutSubviews() { super.layoutSubviews() }
    override var subtitleLabel: UILabel? { super.subtitleLabel }
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
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override var isTracking: Bool { super.isTracking }
    override var isTouchInside: Bool { super.isTouchInside }
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.beginTracking(touch, with: event) }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { super.continueTracking(touch, with: event) }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
    override func cancelTracking(with event: UIEvent?) { super.cancelTracking(with: event) }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) { super.sendAction(action, to: target, for: event) }
    override func sendAction(_ action: UIAction) { super.sendAction(action) }
    override func sendActions(for controlEvents: Event) { super.sendActions(for: controlEvents) }
    override var canBecomeFocused: Bool { super.canBecomeFocused }
    override func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        super.addTarget(target, action: action, for: controlEvents)
    }
    override func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        super.removeTarget(target, action: action, for: controlEvents)
    }
    override func addAction(_ action: UIAction, for controlEvents: Event) { super.addAction(action, for: controlEvents) }
    override func removeAction(_ action: UIAction, for controlEvents: Event) { super.removeAction(action, for: controlEvents) }
    override func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        super.removeAction(identifiedBy: actionIdentifier, for: controlEvents)
    }
    override var allTargets: Set<AnyHashable> { super.allTargets }
    override var allControlEvents: Event { super.allControlEvents }
}

class CustomUILabel: UILabel {
    override func didMoveToWindow() { super.didMoveToWindow() }
    override var adjustsFontForContentSizeCategory: Bool {
        get { super.adjustsFontForContentSizeCategory }
        set { super.adjustsFontForContentSizeCategory = newValue }
    }
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
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
    }
    override func layoutSubviews() { super.layoutSubviews() }
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
    override func layoutSubviews() { super.layoutSubviews() }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
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
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
    override func setProgress(_ progress: Float, animated: Bool) { super.setProgress(progress, animated: animated) }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func didMoveToWindow() { super.didMoveToWindow() }
    override func layoutSubviews() { super.layoutSubviews() }
}
