/// The original and the painted pixels of a clip group, saved while a backdrop between its items is blurred.
final class SavedPixels {
    private var words: UnsafeMutablePointer<UInt32>?
    private var capacity = 0
    private var box = PixelRect.empty

    deinit { words?.deallocate() }

    /// Allocates memory for the pixels of `box` if the existing memory is too small.
    func reserve(_ box: PixelRect) {
        self.box = box
        let requiredCapacity = 2 * box.width * box.height
        guard requiredCapacity > capacity else { return }
        words?.deallocate()
        words = .allocate(capacity: requiredCapacity)
        words?.initialize(repeating: 0, count: requiredCapacity)
        capacity = requiredCapacity
    }

    /// Saves the original and the painted pixels of a clip group.
    func save(_ group: OpenClipGroup) {
        guard let words else { return }
        group.forEachPartialRun { y, x, count in
            let pixels = words + 2 * offset(group.tilePart.x0 + x, group.tilePart.y0 + y)
            pixels.update(from: group.originalPixels + (y * Tile.width + x), count: count)
            (pixels + count).update(from: group.target.row(y) + x, count: count)
        }
    }

    /// Restores the original and the painted pixels of a clip group.
    func restore(to group: OpenClipGroup) {
        guard let words else { return }
        group.forEachPartialRun { y, x, count in
            let pixels = words + 2 * offset(group.tilePart.x0 + x, group.tilePart.y0 + y)
            (group.originalPixels + (y * Tile.width + x)).update(from: pixels, count: count)
            (group.target.row(y) + x).update(from: pixels + count, count: count)
        }
    }

    /// The index of a pixel in the box.
    private func offset(_ x: Int, _ y: Int) -> Int { (y - box.y0) * box.width + x - box.x0 }
}
