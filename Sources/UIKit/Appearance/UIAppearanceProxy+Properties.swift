import CoreGraphics
import Foundation

// The properties that appearance proxies can set. Their setters call `propertyWasSet(_:)`. docs/COVERAGE.md lists
// them.

extension UIAppearanceProxy where Target: UIView {
    /// The background color.
    public var backgroundColor: UIColor? {
        get { value(.backgroundColor) }
        set { record(.backgroundColor, newValue) { $0.backgroundColor = $1 } }
    }

    /// The accent color of the view and its subviews.
    public var tintColor: UIColor? {
        get { value(.tintColor) }
        set { record(.tintColor, newValue) { $0.tintColor = $1 } }
    }
}

extension UIAppearanceProxy where Target: UILabel {
    /// The color of the text.
    public var textColor: UIColor? {
        get { value(.textColor) }
        set { record(.textColor, newValue) { $0.textColor = $1 } }
    }

    /// The font.
    public var font: UIFont? {
        get { value(.font) }
        set { record(.font, newValue) { $0.font = $1 } }
    }

    /// The color of the text's shadow.
    public var shadowColor: UIColor? {
        get { value(.shadowColor) }
        set { record(.shadowColor, newValue) { $0.shadowColor = $1 } }
    }

    /// The offset of the shadow from the text, in points.
    public var shadowOffset: CGSize? {
        get { value(.shadowOffset) }
        set { record(.shadowOffset, newValue) { $0.shadowOffset = $1 } }
    }
}

extension UIAppearanceProxy where Target: UITextField {
    /// The color of the text.
    public var textColor: UIColor? {
        get { value(.textColor) }
        set { record(.textColor, newValue) { $0.textColor = $1 } }
    }

    /// The font.
    public var font: UIFont? {
        get { value(.font) }
        set { record(.font, newValue) { $0.font = $1 } }
    }
}

extension UIAppearanceProxy where Target: UISwitch {
    /// The color of the track while the switch is on.
    public var onTintColor: UIColor? {
        get { value(.onTintColor) }
        set { record(.onTintColor, newValue) { $0.onTintColor = $1 } }
    }

    /// The color of the thumb.
    public var thumbTintColor: UIColor? {
        get { value(.thumbTintColor) }
        set { record(.thumbTintColor, newValue) { $0.thumbTintColor = $1 } }
    }
}

extension UIAppearanceProxy where Target: UISlider {
    /// The color of the track on the left of the thumb.
    public var minimumTrackTintColor: UIColor? {
        get { value(.minimumTrackTintColor) }
        set { record(.minimumTrackTintColor, newValue) { $0.minimumTrackTintColor = $1 } }
    }

    /// The color of the track on the right of the thumb.
    public var maximumTrackTintColor: UIColor? {
        get { value(.maximumTrackTintColor) }
        set { record(.maximumTrackTintColor, newValue) { $0.maximumTrackTintColor = $1 } }
    }

    /// The color of the thumb.
    public var thumbTintColor: UIColor? {
        get { value(.thumbTintColor) }
        set { record(.thumbTintColor, newValue) { $0.thumbTintColor = $1 } }
    }
}

extension UIAppearanceProxy where Target: UIProgressView {
    /// The color of the filled part.
    public var progressTintColor: UIColor? {
        get { value(.progressTintColor) }
        set { record(.progressTintColor, newValue) { $0.progressTintColor = $1 } }
    }

    /// The color of the track.
    public var trackTintColor: UIColor? {
        get { value(.trackTintColor) }
        set { record(.trackTintColor, newValue) { $0.trackTintColor = $1 } }
    }
}

extension UIAppearanceProxy where Target: UIPageControl {
    /// The color of the dots.
    public var pageIndicatorTintColor: UIColor? {
        get { value(.pageIndicatorTintColor) }
        set { record(.pageIndicatorTintColor, newValue) { $0.pageIndicatorTintColor = $1 } }
    }

    /// The color of the current page's dot.
    public var currentPageIndicatorTintColor: UIColor? {
        get { value(.currentPageIndicatorTintColor) }
        set { record(.currentPageIndicatorTintColor, newValue) { $0.currentPageIndicatorTintColor = $1 } }
    }
}

extension UIAppearanceProxy where Target: UIActivityIndicatorView {
    /// The color of the spokes.
    public var color: UIColor? {
        get { value(.color) }
        set { record(.color, newValue) { $0.color = $1 } }
    }
}

extension UIAppearanceProxy where Target: UISegmentedControl {
    /// The color of the selected segment.
    public var selectedSegmentTintColor: UIColor? {
        get { value(.selectedSegmentTintColor) }
        set { record(.selectedSegmentTintColor, newValue) { $0.selectedSegmentTintColor = $1 } }
    }

    /// Records the attributes of the titles for a state, or removes them if they are nil.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        record(.titleTextAttributes(state), attributes) { $0.setTitleTextAttributes($1, for: state) }
    }

    /// Returns the recorded attributes of the titles for a state.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { value(.titleTextAttributes(state)) }
}

extension UIAppearanceProxy where Target: UITableView {
    /// The effect of the separators.
    public var separatorEffect: UIVisualEffect? {
        get { value(.separatorEffect) }
        set { record(.separatorEffect, newValue) { $0.separatorEffect = $1 } }
    }

    /// The color of the separators.
    public var separatorColor: UIColor? {
        get { value(.separatorColor) }
        set { record(.separatorColor, newValue) { $0.separatorColor = $1 } }
    }

    /// The insets of the separators.
    public var separatorInset: UIEdgeInsets? {
        get { value(.separatorInset) }
        set { record(.separatorInset, newValue) { $0.separatorInset = $1 } }
    }
}

extension UIAppearanceProxy where Target: UINavigationBar {
    /// The background and the title.
    public var standardAppearance: UINavigationBarAppearance? {
        get { value(.standardAppearance) }
        set { record(.standardAppearance, newValue) { $0.standardAppearance = $1 } }
    }

    /// The background and the title while the content is not scrolled.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { value(.scrollEdgeAppearance) }
        set { record(.scrollEdgeAppearance, newValue) { $0.scrollEdgeAppearance = $1 } }
    }

    /// The style of the background and the title.
    public var barStyle: UIBarStyle? {
        get { value(.barStyle) }
        set { record(.barStyle, newValue) { $0.barStyle = $1 } }
    }

    /// The color of the background.
    public var barTintColor: UIColor? {
        get { value(.barTintColor) }
        set { record(.barTintColor, newValue) { $0.barTintColor = $1 } }
    }

    /// Whether the background is slightly translucent.
    public var isTranslucent: Bool? {
        get { value(.isTranslucent) }
        set { record(.isTranslucent, newValue) { $0.isTranslucent = $1 } }
    }

    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { value(.barTitleTextAttributes) }
        set { record(.barTitleTextAttributes, newValue) { $0.titleTextAttributes = $1 } }
    }
}

extension UIAppearanceProxy where Target: UITabBar {
    /// The color of items that are not selected.
    public var unselectedItemTintColor: UIColor? {
        get { value(.unselectedItemTintColor) }
        set { record(.unselectedItemTintColor, newValue) { $0.unselectedItemTintColor = $1 } }
    }

    /// The background.
    public var standardAppearance: UITabBarAppearance? {
        get { value(.standardAppearance) }
        set { record(.standardAppearance, newValue) { $0.standardAppearance = $1 } }
    }

    /// The background while the content is not scrolled.
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { value(.scrollEdgeAppearance) }
        set { record(.scrollEdgeAppearance, newValue) { $0.scrollEdgeAppearance = $1 } }
    }

    /// The color of the background.
    public var barTintColor: UIColor? {
        get { value(.barTintColor) }
        set { record(.barTintColor, newValue) { $0.barTintColor = $1 } }
    }
}

extension UIAppearanceProxy where Target: UISearchBar {
    /// The colors of the bar, for a light or dark background.
    public var barStyle: UIBarStyle? {
        get { value(.barStyle) }
        set { record(.barStyle, newValue) { $0.barStyle = $1 } }
    }

    /// The color of the background.
    public var barTintColor: UIColor? {
        get { value(.barTintColor) }
        set { record(.barTintColor, newValue) { $0.barTintColor = $1 } }
    }
}

extension UIAppearanceProxy where Target: UIBarButtonItem {
    /// The color of the title or of a symbol.
    public var tintColor: UIColor? {
        get { value(.tintColor) }
        set { record(.tintColor, newValue) { $0.tintColor = $1 } }
    }
}

extension UIAppearanceProxy where Target: UIButton {
    /// Records the color of the title for a state, or removes it if it is nil.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record(.titleColor(state), color) { $0.setTitleColor($1, for: state) }
    }

    /// Returns the recorded color of the title for a state.
    public func titleColor(for state: UIControl.State) -> UIColor? { value(.titleColor(state)) }
}

extension UIAppearanceProxy where Target: UIBarItem {
    /// Records the attributes of the title for a state, or removes them if they are nil.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        record(.titleTextAttributes(state), attributes) { $0.setTitleTextAttributes($1, for: state) }
    }

    /// Returns the recorded attributes of the title for a state.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { value(.titleTextAttributes(state)) }
}
