import CoreGraphics
import Display
import Foundation

/// The textures of a scene's pictures. Each stays where it is from frame to frame, and most that change only move.
struct TextureShelf {
    private(set) var all: [Texture] = []
    /// Those that no mark has any more. If the mark that is being made anew had one, it is the last.
    private var free: [Int] = []
    private var kept: [Texture] = []

    mutating func add(_ texture: Texture) -> Int {
        guard let place = free.popLast() else {
            all.append(texture)
            return all.count - 1
        }
        all[place] = texture
        return place
    }

    /// The last one to become free, as a rule that of the mark itself, if it is of the same picture: only its place and its opacity may differ.
    mutating func move(_ image: CGImage, _ rect: CGRect, _ style: PictureStyle, to transform: CGAffineTransform, level: UInt32) -> Int? {
        guard let place = free.last, all[place].source.shows(image, rect, style, transform), all[place].move(to: transform) else {
            return nil
        }
        all[place].level = level
        free.removeLast()
        return place
    }

    mutating func release(_ place: Int) { free.append(place) }

    /// Closes gaps, so that no picture is kept that nobody shows.
    mutating func pack(_ marks: inout [Mark]) {
        guard !free.isEmpty else { return }
        free.removeAll(keepingCapacity: true)
        for index in marks.indices {
            guard let place = marks[index].texture else { continue }
            kept.append(all[place])
            marks[index].paint = .texture(kept.count - 1)
        }
        swap(&all, &kept)
        kept.removeAll(keepingCapacity: true)
    }
}
