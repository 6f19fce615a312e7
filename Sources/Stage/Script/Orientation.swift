import UIKit

/// The orientation of the device.
nonisolated package enum Orientation: String, CaseIterable, Hashable, Sendable {
    case portrait, landscape
    case landscapeRight = "landscape-right"
    case upsideDown = "upside-down"
}

extension Orientation {
    /// The same orientation for UIKit. `landscape` is UIKit's `landscapeLeft`.
    var interfaceOrientation: UIInterfaceOrientation {
        switch self {
        case .portrait: .portrait
        case .landscape: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .upsideDown: .portraitUpsideDown
        }
    }
}
