import FlipbookImages
import Foundation

/// The description of a piece of a video: every n-th frame of the video, painted on one machine. `flipbook join` combines all pieces to the
/// video.
///
/// A piece contains the exact pixels, so the video does not depend on the number of pieces. The file has these parts:
///
/// - the signature, which contains the version of the format,
/// - the length of the description, and the description as JSON,
/// - for each frame the number of its bytes, their checksum, and the bytes in `FrameCode`,
/// - the end mark, and the checksum of the last image of the video.
///
/// Each machine also paints the first and the last image of the video. If two pieces have different checksums of such an image, the machines
/// have different programs or fonts.
nonisolated package struct VideoPiece: Codable, Equatable, Sendable {
    /// The name of the scene.
    package var scene: String
    /// The index of this piece, counted from 0.
    package var part: Int
    /// The number of pieces.
    package var partCount: Int
    /// The number of frames of the whole video.
    package var frameCount: Int
    /// The number in the name of the first image file, if the video is a folder of images.
    package var firstNumber: Int
    package var width: Int
    package var height: Int
    package var framesPerSecond: Int
    package var isTransparent: Bool
    /// The options that change the images, as on the command line.
    package var options: String
    /// The checksum of the script, or of the empty text without a script.
    package var script: UInt64
    /// The chapters as text for ffmpeg, or nil if the video has none.
    package var chapters: String?
    /// The subtitles as a SubRip file, or nil if the script has none.
    package var subtitles: String?
    /// The checksum of the first image of the video.
    package var firstImage: UInt64 = 0

    package init(
        scene: String, part: Int, partCount: Int, frameCount: Int, firstNumber: Int, width: Int, height: Int, framesPerSecond: Int,
        isTransparent: Bool, options: String, script: UInt64, chapters: String?, subtitles: String?
    ) {
        (self.scene, self.part, self.partCount, self.frameCount) = (scene, part, partCount, frameCount)
        (self.firstNumber, self.width, self.height) = (firstNumber, width, height)
        (self.framesPerSecond, self.isTransparent) = (framesPerSecond, isTransparent)
        (self.options, self.script, self.chapters, self.subtitles) = (options, script, chapters, subtitles)
    }

    /// The ending of the names of the files.
    package static let fileExtension = "piece"
    /// The first bytes of a file.
    static let signature = Data("flipbook piece 1\n".utf8)
    /// The bytes of the signature without the version.
    static let signaturePrefix = Data("flipbook piece ".utf8)
    /// The value after the last frame, where the length of another frame would be.
    static let endMark = UInt32.max
    /// The maximum length of a description in bytes.
    static let maximumDescriptionLength = 1 << 26

    /// The number of frames in the piece.
    package var ownFrameCount: Int { part < frameCount ? (frameCount - part - 1) / partCount + 1 : 0 }

    /// Whether the numbers are in their ranges. A damaged file can contain any numbers.
    var isValid: Bool {
        partCount >= 1 && partCount <= Share.maximumCount && (0..<partCount).contains(part) && (1...10_000_000).contains(frameCount)
            && firstNumber >= 0 && (1...1000).contains(framesPerSecond) && width >= 1 && height >= 1
            && ImageFile.isAllowedSize(width: width, height: height)
    }

    /// Returns the checksum of a text.
    package static func checksum(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { FrameCode.checksum(UnsafeRawBufferPointer($0)) }
    }

    /// Returns the reason why this piece and another piece do not belong to the same video, or nil if they can belong to the same video.
    package func difference(from other: VideoPiece) -> String? {
        func differs<Value: Equatable>(_ name: String, _ value: KeyPath<VideoPiece, Value>) -> String? {
            self[keyPath: value] == other[keyPath: value] ? nil : "\(name) \(self[keyPath: value]), not \(other[keyPath: value])"
        }
        if scene == other.scene, partCount == other.partCount, script != other.script { return "another script" }
        let rows = [
            differs("scene", \.scene), differs("number of parts", \.partCount), differs("frames per second", \.framesPerSecond),
            differs("width", \.width), differs("height", \.height), differs("options", \.options),
            differs("number of frames", \.frameCount),
            differs("first frame", \.firstNumber),
        ]
        if let row = rows.compactMap(\.self).first { return row }
        if chapters != other.chapters || subtitles != other.subtitles { return "other subtitles or chapters" }
        return firstImage == other.firstImage && isTransparent == other.isTransparent ? nil : Self.otherImages
    }

    /// The message for two pieces that were painted by different programs or with different fonts.
    static let otherImages = "other pixels in the same image; record all pieces with the same program and the same fonts"
}
