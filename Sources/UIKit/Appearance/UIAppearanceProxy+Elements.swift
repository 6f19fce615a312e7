import CoreGraphics
import Foundation

// Further properties of buttons, rows and refresh controls that appearance proxies can set.

extension UIAppearanceProxy where Target: UIButton {
    /// The insets around the image and the title together.
    public var contentEdgeInsets: UIEdgeInsets? {
        get { value(.contentEdgeInsets) }
        set { record(.contentEdgeInsets, newValue) { $0.contentEdgeInsets = $1 } }
    }

    /// Records the color of the title's shadow for a state, or removes it if it is nil.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        record(.titleShadowColor(state), color) { $0.setTitleShadowColor($1, for: state) }
    }

    /// Returns the recorded color of the title's shadow for a state.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { value(.titleShadowColor(state)) }

    /// Records the background image for a state, or removes it if it is nil.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(.backgroundImage(state), image) { $0.setBackgroundImage($1, for: state) }
    }

    /// Returns the recorded background image for a state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { value(.backgroundImage(state)) }
}

extension UIAppearanceProxy where Target: UITableViewCell {
    /// The insets of the separator.
    public var separatorInset: UIEdgeInsets? {
        get { value(.separatorInset) }
        set { record(.separatorInset, newValue) { $0.separatorInset = $1 } }
    }
}

extension UIAppearanceProxy where Target: UIRefreshControl {
    /// The title below the wheel.
    public var attributedTitle: NSAttributedString? {
        get { value(.attributedTitle) }
        set { record(.attributedTitle, newValue) { $0.attributedTitle = $1 } }
    }
}
