import CoreGraphics

extension UIButton {
    /// A button's looks as one value.
    public struct Configuration {
        public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
        public enum Size: Sendable { case mini, small, medium, large }
        private enum Look { case plain, tinted, gray, filled }

        public var title: String?
        public var image: UIImage?
        /// Between picture and title.
        public var imagePadding: CGFloat = 6
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        /// Of the title; that of the button's size unless given.
        var font: UIFont? { .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17) }
        private let look: Look

        private init(_ look: Look) { self.look = look }

        public static func plain() -> Configuration { Configuration(.plain) }
        public static func borderless() -> Configuration { Configuration(.plain) }
        public static func tinted() -> Configuration { Configuration(.tinted) }
        public static func borderedTinted() -> Configuration { Configuration(.tinted) }
        public static func gray() -> Configuration { Configuration(.gray) }
        public static func bordered() -> Configuration { Configuration(.gray) }
        public static func filled() -> Configuration { Configuration(.filled) }
        public static func borderedProminent() -> Configuration { Configuration(.filled) }

        func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (look == .filled ? .white : tint) }

        func background(tint: UIColor, _ state: UIControl.State) -> UIColor? {
            if state.contains(.disabled) { return look == .plain ? nil : UIColor(white: 0.46, alpha: 0.12) }
            let isPressed = state.contains(.highlighted)
            let base = baseBackgroundColor ?? tint
            switch look {
            case .plain: return baseBackgroundColor
            case .tinted: return base.withAlphaComponent(isPressed ? 0.12 : 0.18)
            case .gray: return baseBackgroundColor ?? UIColor(white: 0.46, alpha: isPressed ? 0.2 : 0.12)
            case .filled: return base.withAlphaComponent(isPressed ? 0.75 : 1)
            }
        }

        var insets: UIEdgeInsets {
            switch buttonSize {
            case .mini, .small: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
            case .medium: UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
            case .large: UIEdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
            }
        }

        func radius(in size: CGSize) -> CGFloat {
            switch cornerStyle {
            case .small: 4
            case .fixed, .dynamic, .medium: buttonSize == .large ? 12 : 8
            case .large: 14
            case .capsule: min(size.width, size.height) / 2
            }
        }
    }
}
