import CoreGraphics
import UIKit

/// The pixels of an image, to be compared in expectations.
///
/// A failed expectation about arrays prints their elements and searches for the shortest list of changes between them. For two images,
/// that takes hours. This type has no elements and describes itself by the number of pixels.
struct Pixels: Equatable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    let words: [UInt32]

    init(_ image: UIImage) { words = image.cgImage?.bitmap.words ?? [] }

    var description: String { "\(words.count) pixels" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
