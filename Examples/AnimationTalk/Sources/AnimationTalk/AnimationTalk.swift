import FlipbookKit
import UIKit

/// The scenes of the talk in `talk.toml`, in its order.
@main struct AnimationTalk: FlipbookApp {
    static var title: String { "How a UIKit animation works" }

    var scenes: [Scene] {
        Scene("move", title: "One line", summary: "A value, and a block around it", device: .slide) { MoveViewController() }
        Scene("model", title: "Two values", summary: "The model, and what the screen shows", device: .slide) { ModelViewController() }
        Scene("curve", title: "Curves", summary: "The same second, four times", device: .slide) { CurveViewController() }
        Scene("spring", title: "Springs", summary: "A curve that knows the finger", device: .slide) { SpringViewController() }
        Scene("turn", title: "Turning around", summary: "Replaced or added", device: .slide) { TurnViewController() }
        Scene("keyframes", title: "Keyframes", summary: "Several animations in one", device: .slide) { KeyframesViewController() }
        Scene("layout", title: "Layout", summary: "Animating what you did not set", device: .slide) { LayoutViewController() }
        Scene("frame", title: "A frame", summary: "Everything is a function of time", device: .slide) { FrameViewController() }
    }
}

extension Device {
    /// The screen of all scenes of the talk.
    static let slide = Device.phone(393, 852)
}
