import CoreGraphics
import Foundation

/// The conversion of one attribute between `AttributedString` and `NSAttributedString`.
nonisolated struct AttributeBridge: Sendable {
    let key: NSAttributedString.Key
    /// Returns the value for an `NSAttributedString`, or nil if the container has none.
    let read: @Sendable (AttributeContainer) -> Any?
    /// Stores a value from an `NSAttributedString` in the container. A value of another type is ignored.
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    private typealias Scope = AttributeScopes.UIKitAttributes

    private static func object<Key: AttributedStringKey>(_ type: Key.Type, _ key: NSAttributedString.Key) -> AttributeBridge
    where Key.Value: Sendable {
        AttributeBridge(key: key, read: { $0[type] }, write: { value, container in (value as? Key.Value).map { container[type] = $0 } })
    }

    private static func number<Key: AttributedStringKey>(_ type: Key.Type, _ key: NSAttributedString.Key) -> AttributeBridge
    where Key.Value == CGFloat {
        AttributeBridge(
            key: key, read: { $0[type] },
            write: { value, container in
                let number =
                    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? (value as? Double).map { CGFloat($0) }
                if let number = number ?? (value as? Int).map({ CGFloat($0) }) { container[type] = number }
            })
    }

    private static func line<Key: AttributedStringKey>(_ type: Key.Type, _ key: NSAttributedString.Key) -> AttributeBridge
    where Key.Value == NSUnderlineStyle {
        AttributeBridge(
            key: key, read: { $0[type]?.rawValue },
            write: { value, container in
                let style = value as? NSUnderlineStyle ?? (value as? Int).map { NSUnderlineStyle(rawValue: $0) }
                if let style = style ?? (value as? NSNumber).map({ NSUnderlineStyle(rawValue: $0.intValue) }) { container[type] = style }
            })
    }

    /// All attributes of UIKit, and links.
    static let all: [AttributeBridge] = [
        object(Scope.FontAttribute.self, .font), object(Scope.ParagraphStyleAttribute.self, .paragraphStyle),
        object(Scope.ForegroundColorAttribute.self, .foregroundColor), object(Scope.BackgroundColorAttribute.self, .backgroundColor),
        number(Scope.KernAttribute.self, .kern), number(Scope.TrackingAttribute.self, .tracking),
        line(Scope.StrikethroughStyleAttribute.self, .strikethroughStyle), line(Scope.UnderlineStyleAttribute.self, .underlineStyle),
        object(Scope.StrikethroughColorAttribute.self, .strikethroughColor), object(Scope.UnderlineColorAttribute.self, .underlineColor),
        object(Scope.ShadowAttribute.self, .shadow), object(Scope.AttachmentAttribute.self, .attachment),
        number(Scope.BaselineOffsetAttribute.self, .baselineOffset),
        object(AttributeScopes.FoundationAttributes.LinkAttribute.self, .link),
    ]
}
