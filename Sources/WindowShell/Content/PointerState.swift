import CoreGraphics

/// The state of the mouse, or of a finger on a touch screen.
struct PointerState {
    /// Whether the mouse button or a finger is down in the scene.
    var isDown = false
    /// Whether a second finger touches the scene. Its position is that of the first finger, mirrored through the center of the scene.
    var isTwoFingerTouch = false
    /// The point of the window at which the mouse was pressed with Control, until it is released or a drag begins. Otherwise nil.
    var controlClickPoint: CGPoint?
    /// The force of the touch. 1 is an ordinary touch.
    var force = 1.0
    /// The number of the take's frame in which the touch began.
    var downFrame = 0
}
