import Foundation

/// A file with sound or video. Differs from Apple: only the duration is read, and nothing is decoded.
open class AVAsset: NSObject, @unchecked Sendable {
    /// The location of the file.
    let fileURL: URL
    private let seconds: Double

    /// Creates an asset for a file. The duration of a local file is read from its header.
    public init(url: URL) {
        fileURL = url
        seconds = url.isFileURL ? (try? Data(contentsOf: url)).map { MediaDuration.seconds(of: $0) } ?? 0 : 0
    }

    /// The duration. It is 0 for unreadable files and unknown formats.
    open var duration: CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }
    /// Whether the file can be played, which is possible if its duration is known. No sound is heard, and no picture is shown.
    open var isPlayable: Bool { seconds > 0 }
}
