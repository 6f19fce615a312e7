import CoreGraphics
import UIKit

extension Stage {
    /// A vibration that a feedback generator or a control has requested.
    public struct Feedback: Equatable, Sendable {
        /// The kind of a vibration.
        public enum Kind: Equatable, Sendable {
            /// A selection has changed.
            case selection
            /// An impact, such as a collision of two elements, with an intensity of 0…1.
            case impact(UIImpactFeedbackGenerator.FeedbackStyle, intensity: CGFloat)
            /// A task has succeeded, has failed, or causes a warning.
            case notification(UINotificationFeedbackGenerator.FeedbackType)
        }

        /// The kind and, for an impact, the style and the intensity.
        public var kind: Kind
        /// The time of the request, in seconds of the stage.
        public var time: Double
        /// The location on the screen, or nil if the location is unknown.
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

    /// The last tilt of the device that was set.
    package var currentTilt: CGPoint { application.tilt.target }

    /// The latest vibrations that the scene has requested, oldest first. At most 512 are kept.
    public var feedback: [Feedback] { application.feedback.map { Feedback($0) } }
}
