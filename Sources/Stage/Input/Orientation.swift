import UIKit

/// The orientation of the device.
nonisolated package enum Orientation: String, CaseIterable, Hashable, Sendable, Codable {
    case portrait, landscape
    case landscapeRight = "landscape-right"
    case upsideDown = "upside-down"
}

extension Orientation {
    /// The corresponding orientation in UIKit. For `landscape`, the result is `landscapeLeft`.
    var interfaceOrientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscape: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .upsideDown: .portraitUpsideDown
        }
    }
}
