import CoreGraphics
import UIKit

extension Stage {
    /// A vibration that a feedback generator or a control has requested.
    public struct Feedback: Equatable, Sendable {
        /// The kind of a vibration.
        public enum Kind: Equatable, Sendable {
            /// A selection has changed.
            case selection
            /// Two things have collided, with an intensity of 0…1.
            case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
            /// Something has succeeded or failed.
            case notification(UINotificationFeedbackGenerator.FeedbackType)
        }

        /// The kind and the strength.
        public var kind: Kind
        /// The time at which it was requested, in seconds.
        public var time: Double
        /// The location on the screen, or nil if it is not known.
        public var location: CGPoint?

        init(_ event: FeedbackEvent) {
            kind =
                switch event.kind {
                case .selection: .selection
                case .impact(let style, let intensity): .impact(style, intensity: intensity)
                case .notification(let type): .notification(type)
                }
            (time, location) = (event.time, event.location)
        }
    }

    /// The tilt of the device that was set last.
    package var currentTilt: CGPoint { application.tilt.target }

    /// The latest vibrations that the scene has requested, oldest first. At most 512 are kept.
    public var feedback: [Feedback] { application.feedback.map { Feedback($0) } }
}
