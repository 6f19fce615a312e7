// As with Apple, code that imports only QuartzCore has CGFloat, CGPoint, CGColor, NSNumber and the other types that layers use.
@_exported import CoreGraphics
@_exported import Foundation
