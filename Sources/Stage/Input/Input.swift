import Foundation
import UIKit

/// One input of a user. The inputs, their frames and the time determine the state of a scene.
nonisolated package enum Input: Equatable, Sendable, Codable {
    /// A finger touches the screen. A force of 1 is an ordinary touch.
    case down(finger: Int, at: CGPoint, force: Double)
    /// A finger moves or changes its force.
    case move(finger: Int, to: CGPoint, force: Double)
    /// A finger is lifted.
    case up(finger: Int)
    /// The touch of a finger is canceled.
    case cancel(finger: Int)
    /// A mouse wheel or touchpad scrolls by a distance in points.
    case scroll(at: CGPoint, by: CGVector)
    /// A key is pressed.
    case keyDown(KeyStroke)
    /// A key is released.
    case keyUp(KeyStroke)
    /// An input method changes its marked text and the selection in it. An empty text ends the composition.
    case compose(String, selecting: Range<Int>)
    /// An input method inserts a complete text.
    case commit(String)
    /// The device is rotated.
    case rotate(Orientation)
    /// A setting of the device changes, such as the light or dark style.
    case setting(DeviceSetting)
    /// The secondary button of the mouse is clicked.
    case secondaryClick(at: CGPoint)
    /// Assistive technologies perform an action on the element with this activation point.
    case accessibility(AccessibilityAction, at: CGPoint)
    /// The device is tilted, from -1 to 1 in each direction. Positive numbers are a tilt to the right and to the bottom.
    case tilt(CGPoint)
    /// The time is slowed down by a factor: 1, 2, 10 or 50.
    case slow(Int)
    /// The speaker of a talk lets the script continue after a cue. This input has no effect on the scene.
    case cue(String)
    /// A subtitle is shown for a time in seconds, or for the usual reading time if `seconds` is nil. An empty text removes the subtitle.
    /// The scene does not receive this input.
    case say(String, seconds: Double?)
    /// A chapter of the take begins. The scene does not receive this input.
    case chapter(String)
}
