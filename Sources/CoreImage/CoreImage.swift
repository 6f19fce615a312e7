// As on Apple's platforms, code that imports only CoreImage can use CGRect, CGImage, Data and the other types of images.
@_exported import CoreGraphics
@_exported import Foundation
