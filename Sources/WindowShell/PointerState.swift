/// The state of the mouse, or of a finger on a touch screen.
struct PointerState {
    /// Whether the mouse button or a finger is down in the scene.
    var isDown = false
    /// Whether there is a second finger at the point mirrored at the scene's center.
    var isTwoFingerTouch = false
    /// The force of the touch. 1 is an ordinary touch.
    var force = 1.0
    /// The frame of the take in which the touch began.
    var downFrame = 0
}
