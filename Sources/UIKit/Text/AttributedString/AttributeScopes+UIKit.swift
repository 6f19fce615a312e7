import CoreGraphics
import Foundation

nonisolated extension AttributeScopes {
    /// The attributes of UIKit in an `AttributedString`.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// The attributes of UIKit in an `AttributedString`.
    nonisolated public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The paragraph style.
        public let paragraphStyle: ParagraphStyleAttribute
        /// The text color.
        public let foregroundColor: ForegroundColorAttribute
        /// The background color.
        public let backgroundColor: BackgroundColorAttribute
        /// The space in points that is added after each character.
        public let kern: KernAttribute
        /// The space in points that is added after each character. It takes precedence over `kern`.
        public let tracking: TrackingAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of the line through the text.
        public let strikethroughColor: StrikethroughColorAttribute
        /// The color of the line under the text.
        public let underlineColor: UnderlineColorAttribute
        /// The shadow.
        public let shadow: ShadowAttribute
        /// A picture in place of the character U+FFFC.
        public let attachment: AttachmentAttribute
        /// The distance in points by which the text is raised.
        public let baselineOffset: BaselineOffsetAttribute
        /// The attributes of Foundation, such as links.
        public let foundation: FoundationAttributes

        /// The font.
        nonisolated public enum FontAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIFont
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// The paragraph style.
        nonisolated public enum ParagraphStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSParagraphStyle
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The text color.
        nonisolated public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// The background color.
        nonisolated public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// The space in points that is added after each character.
        nonisolated public enum KernAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// The space in points that is added after each character. It takes precedence over `kern`.
        nonisolated public enum TrackingAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// The line through the text.
        nonisolated public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The line under the text.
        nonisolated public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSUnderlineStyle
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The color of the line through the text.
        nonisolated public enum StrikethroughColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// The color of the line under the text.
        nonisolated public enum UnderlineColorAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = UIColor
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// The shadow.
        nonisolated public enum ShadowAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSShadow
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.shadow.rawValue
        }
        /// A picture in place of the character U+FFFC.
        nonisolated public enum AttachmentAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = NSTextAttachment
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.attachment.rawValue
        }
        /// The distance in points by which the text is raised.
        nonisolated public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the value.
            public typealias Value = CGFloat
            /// The name of the attribute.
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
    }
}

nonisolated extension AttributeDynamicLookup {
    /// Returns the key of an attribute of UIKit, so that it is a member of attributed strings.
    public subscript<Key: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>) -> Key {
        self[Key.self]
    }
}
