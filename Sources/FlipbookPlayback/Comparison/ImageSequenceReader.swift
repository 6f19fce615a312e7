import CoreGraphics
import FlipbookImages
import Foundation
import Stage

/// A video as a folder of images `frame-00000.png`, `frame-00001.png` …, as `record` writes it.
final class ImageSequenceReader: VideoSource {
    let path: String
    let width: Int
    let height: Int
    let framesPerSecond: Double? = nil
    let firstFrame: Int
    let tolerance = 0
    private let lastFrame: Int
    private var nextFrame: Int

    /// Reads the names in a folder, and the size of the first image.
    init(_ folder: String) throws {
        path = folder
        let names: [String]
        do { names = try FileManager.default.contentsOfDirectory(atPath: folder) } catch {
            throw StageError("cannot read the folder \(folder): \((error as NSError).localizedDescription)")
        }
        let numbers = names.compactMap(Self.number).sorted()
        guard let first = numbers.first, let last = numbers.last else {
            throw StageError("the folder \(folder) has no images such as frame-00000.png")
        }
        guard last - first < numbers.count else {
            let missing = zip(numbers, numbers.dropFirst()).first { $1 != $0 + 1 }.map { $0.0 + 1 } ?? first
            throw StageError("\(Self.imagePath(missing, in: folder)) is missing")
        }
        (firstFrame, lastFrame, nextFrame) = (first, last, first)
        let image = try Self.image(first, in: folder)
        (width, height) = (image.width, image.height)
    }

    /// Returns the number in the name of an image, or nil for another name.
    private static func number(_ name: String) -> Int? {
        guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return nil }
        let digits = name.dropFirst(6).dropLast(4)
        return digits.count >= 5 && digits.allSatisfy({ $0.isASCII && $0.isNumber }) ? Int(digits) : nil
    }

    private static func imagePath(_ number: Int, in folder: String) -> String {
        FilePath.join(folder, String(format: "frame-%05d.png", number))
    }

    private static func image(_ number: Int, in folder: String) throws -> Bitmap {
        do { return try ImageFile.bitmap(atPath: imagePath(number, in: folder)) } catch {
            throw StageError("cannot read \(imagePath(number, in: folder)): \(error)")
        }
    }

    func next() throws -> Bitmap? {
        guard nextFrame <= lastFrame else { return nil }
        let image = try Self.image(nextFrame, in: path)
        guard image.width == width, image.height == height else {
            throw StageError(
                "\(Self.imagePath(nextFrame, in: path)) has \(image.width)×\(image.height) pixels, but the first image has \(width)×\(height)"
            )
        }
        nextFrame += 1
        return image
    }

    func close() {}
}
