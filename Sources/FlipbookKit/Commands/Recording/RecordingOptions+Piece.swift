import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The recording of a piece: `flipbook record --share K/N`. `flipbook join` makes the video of the pieces.
extension RecordingOptions {
    /// Whether the recording is a piece.
    var isPiece: Bool { FilePath.fileExtension(path) == VideoPiece.fileExtension }

    /// Returns the end of the name of a piece, such as `-0-of-2.piece`.
    static func pieceEnding(_ share: Share) -> String { "-\(share.part)-of-\(share.count).\(VideoPiece.fileExtension)" }

    /// Returns whether a recording is a piece. Throws an error if a piece has no share, or if a share is recorded as a video or an
    /// animation, which need all frames.
    static func isPiece(_ path: String, _ share: Share?) throws -> Bool {
        let isPiece = FilePath.fileExtension(path) == VideoPiece.fileExtension && !path.hasSuffix("/")
        if isPiece, share == nil { throw Command.UsageError("a piece needs --share, such as --share 0/2") }
        if share != nil, !isPiece, path != "-", !path.hasSuffix("/") {
            throw Command.UsageError(
                "with --share, -o must end in .\(VideoPiece.fileExtension), or in '/' for a folder, not '\(path)'; "
                    + "'join' makes the video of the pieces")
        }
        return isPiece
    }

    /// Throws an error if `--share` is combined with `--subtitles` or `--jobs`.
    static func requireShareOptions(_ arguments: Arguments) throws {
        guard arguments.has("--share") else { return }
        if arguments.has("--subtitles") {
            throw Command.UsageError("--subtitles cannot be combined with --share; 'join --subtitles' writes them")
        }
        if arguments.has("--jobs") {
            throw Command.UsageError("--jobs cannot be combined with --share; record one share for each process")
        }
    }

    /// Throws an error if a format cannot store a frame rate.
    static func requireFrameRate(_ framesPerSecond: Int, of format: VideoWriter.Format) throws {
        guard !format.supports(framesPerSecond: framesPerSecond) else { return }
        throw Command.UsageError(
            "a GIF stores times in hundredths of a second: --fps must be 50, 25, 20, 10, 5, 4, 2 or 1, not \(framesPerSecond)")
    }

    /// Records the piece and prints its number of frames.
    func recordPiece(isVerbose: Bool) throws {
        guard let share else { return }
        var timings = RecordingTimings()
        let startTime = ContinuousClock.now
        let piece = try pieceDescription(share)
        try writePiece(piece, share, &timings)
        let seconds = (ContinuousClock.now - startTime) / .seconds(1)
        StandardOutput.print(
            "\(path): \(piece.ownFrameCount) of \(Quantity.text(frames.count, "frame")) of \(width)×\(height) pixels, part \(share)")
        if isVerbose || seconds > 5 { StandardOutput.print(timings.summary(total: seconds)) }
    }

    private func pieceDescription(_ share: Share) throws -> VideoPiece {
        let script = try arguments["--script"].map { try String(contentsOfFile: $0, encoding: .utf8) } ?? ""
        let names = ["--slow", "--touches", "--keys", "--no-captions", "--bezel", "--background", "--skip-stills", "--show", "--layer"]
        return VideoPiece(
            scene: scene.name, part: share.part, partCount: share.count, frameCount: frames.count, firstNumber: frames.firstNumber,
            width: width, height: height, framesPerSecond: framesPerSecond, isTransparent: style.isTransparent,
            options: arguments.serializedOptions(names + ["--compare-as"] + Command.settingOptionNames).joined(separator: " "),
            script: VideoPiece.checksum(script), chapters: metadata(captions),
            subtitles: captions?.subtitleFile(frames))
    }

    /// Writes the file. If the recording is interrupted, no file is written: a video cannot be made of an incomplete piece.
    private func writePiece(_ piece: VideoPiece, _ share: Share, _ timings: inout RecordingTimings) throws {
        let writer = try VideoPieceWriter(path, piece)
        let (take, composition) = try takeToRecord()
        // All parts play the same script, so one of them reports its warnings.
        defer { if share.part == 0 { take.reportTouchWarnings() } }
        let progress = ProgressReporter("recording part \(share)", max(piece.ownFrameCount, 1))
        try paint(frames.first, take, composition, &timings, writer.begin)
        for (count, index) in stride(from: share.part, to: frames.count, by: share.count).enumerated() {
            guard !Interrupt.isRequested else { throw Interrupt.StoppedError(frames: 0, path: path) }
            try paint(frames[index], take, composition, &timings, writer.write)
            progress.update(count + 1)
        }
        progress.finish()
        try paint(frames[frames.count - 1], take, composition, &timings, writer.finish)
    }

    private func paint(
        _ frame: Int, _ take: Take, _ composition: CaptureComposition, _ timings: inout RecordingTimings,
        _ write: (borrowing Bitmap) throws -> Void
    ) throws {
        try RecordingTimings.measure(&timings.playing) { try take.seek(to: frame) }
        let previousEncoding = timings.encoding
        try RecordingTimings.measure(&timings.painting) {
            try composition.withImage(of: take) { image in try RecordingTimings.measure(&timings.encoding) { try write(image) } }
        }
        timings.painting -= timings.encoding - previousEncoding
    }
}
