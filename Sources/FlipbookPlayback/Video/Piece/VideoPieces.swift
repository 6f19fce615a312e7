import CoreGraphics
import Foundation
import Stage

/// All pieces of a video. The frames of the video are read from them in order.
package final class VideoPieces {
    private let readers: [VideoPieceReader]
    /// The description of the first piece.
    package let video: VideoPiece

    /// Opens the pieces, in any order. Throws an error if a piece is missing, exists twice, or belongs to another video.
    package init(_ paths: [String]) throws {
        let readers = try paths.map { try VideoPieceReader($0) }
        guard let first = readers.first else { throw StageError("there are no pieces") }
        for reader in readers.dropFirst() {
            guard let difference = reader.description.difference(from: first.description) else { continue }
            throw StageError("\(reader.path) and \(first.path) are pieces of different videos: \(reader.path) has \(difference)")
        }
        video = first.description
        self.readers = try ShareOrder.sorted(
            readers.map { (share: Share(part: $0.description.part, count: $0.description.partCount), path: $0.path, value: $0) },
            advice: "record it with --share")
    }

    /// Reads all frames in their order, and calls `body` with the index and the image of each frame until `body` returns false.
    package func forEachFrame(_ body: (Int, borrowing Bitmap) throws -> Bool) throws {
        for index in 0..<video.frameCount {
            var continues = true
            try readers[index % readers.count].next { continues = try body(index, $0) }
            guard continues else { return }
        }
        for reader in readers {
            try reader.finish()
            guard reader.lastImage != readers[0].lastImage else { continue }
            throw StageError(
                "\(reader.path) and \(readers[0].path) are pieces of different videos: \(reader.path) has \(VideoPiece.otherImages)")
        }
    }
}
