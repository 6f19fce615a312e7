// As with Apple's QuartzCore, code that imports only QuartzCore can use CGFloat, CGPoint, CGColor, NSNumber and the other types of layers'
// properties.
@_exported import CoreGraphics
@_exported import Foundation
