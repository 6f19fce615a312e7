import CoreGraphics
import Foundation

// The functions of `NSCoder` by their names before Swift 4.2 and in Objective-C.

/// Returns the text of a point, such as `{10, 20}`.
nonisolated public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns the text of a size, such as `{300, 40}`.
nonisolated public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns the text of a rectangle, such as `{{10, 20}, {300, 40}}`.
nonisolated public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns the text of insets: top, left, bottom, right.
nonisolated public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }
/// Returns the text of an offset.
nonisolated public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
/// Returns the point of a text, or zero.
nonisolated public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Returns the size of a text, or zero.
nonisolated public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Returns the rectangle of a text, or zero.
nonisolated public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Returns the insets of a text, or zero.
nonisolated public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: string) }
