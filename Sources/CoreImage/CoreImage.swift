// As with Apple, code that imports only CoreImage has CGRect, CGImage, Data and the other types that images use.
@_exported import CoreGraphics
@_exported import Foundation
