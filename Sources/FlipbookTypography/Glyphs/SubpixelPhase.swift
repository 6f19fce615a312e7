/// The position of a mask within a pixel, in quarters to the right and down. If text does not move, its baseline is on a whole
/// pixel and `down` is 0.
package struct SubpixelPhase: Hashable, Sendable {
    package var right: Int
    package var down: Int

    package init(right: Int = 0, down: Int = 0) {
        self.right = right
        self.down = down
    }

    /// The number of positions per pixel in each direction.
    package static let stepsPerPixel = 4
}
