/// A rectangle of the window, in pixels.
package struct WindowRegion: Equatable, Sendable {
    /// The origin and the size in pixels.
    package var x, y, width, height: Int
}
