import Foundation
import Stage

/// The program or graphics card that encodes H.264 video.
package enum H264Encoder: String, CaseIterable, Sendable {
    /// x264. The bytes of a video are the same on all machines with the same version of ffmpeg.
    case software
    /// The graphics card, through VAAPI (Intel, AMD). The bytes of a video depend on the driver.
    case vaapi
    /// A graphics card of NVIDIA. The bytes of a video depend on the driver.
    case nvenc

    /// The name of the encoder in ffmpeg.
    private var name: String {
        switch self {
        case .software: "libx264"
        case .vaapi: "h264_vaapi"
        case .nvenc: "h264_nvenc"
        }
    }

    /// The arguments of ffmpeg before the input.
    var deviceArguments: [String] { self == .vaapi ? ["-vaapi_device", "/dev/dri/renderD128"] : [] }

    /// Returns the arguments of ffmpeg for the encoder. docs/performance/recording.md compares the presets of x264.
    ///
    /// The number of threads of x264 is fixed, because it affects the bytes. Without its thread for the frames ahead (`sync-lookahead`), they
    /// do not depend on the moments at which frames arrive either.
    func arguments(_ quality: VideoQuality, framesPerSecond: Int) -> [String] {
        let keyFrames = ["-g", "\(framesPerSecond)"]
        switch self {
        case .software:
            let (preset, rateFactor) =
                switch quality {
                case .draft: ("superfast", 22)
                case .good: ("veryfast", 14)
                case .best: ("slow", 13)
                }
            // With the preset `superfast`, B-frames need a quarter of the encoding time, and make the files hardly smaller.
            let bFrames = quality == .draft ? ["-bf", "0"] : []
            return ["-c:v", name, "-preset", preset, "-crf", "\(rateFactor)", "-threads", "4", "-x264-params", "sync-lookahead=0"]
                + bFrames + keyFrames
        case .vaapi:
            let quantizer = [VideoQuality.draft: 26, .good: 19, .best: 15][quality] ?? 19
            return ["-vf", "format=nv12,hwupload", "-c:v", name, "-qp", "\(quantizer)"] + keyFrames
        case .nvenc:
            let (preset, quantizer) =
                switch quality {
                case .draft: ("p1", 28)
                case .good: ("p4", 20)
                case .best: ("p7", 16)
                }
            return ["-c:v", name, "-preset", preset, "-rc", "vbr", "-cq", "\(quantizer)", "-b:v", "0"] + keyFrames
        }
    }

    // MARK: - Availability

    /// Throws an error if this machine cannot use the encoder, because ffmpeg does not contain it or because the device cannot be opened.
    ///
    /// A video of one frame is encoded as a test, because ffmpeg also lists encoders for which there is no device.
    package func requireAvailable() throws {
        guard self != .software else { return }
        let ffmpeg = try VideoWriter.ffmpegPath()
        let encoders = Self.run(ffmpeg, ["-hide_banner", "-encoders"])
        guard encoders.output.split(whereSeparator: \.isWhitespace).contains(Substring(name)) else {
            throw StageError("this ffmpeg has no encoder \(name), so --encoder \(rawValue) is not possible; use --encoder software")
        }
        let attempt = Self.run(
            ffmpeg,
            ["-hide_banner", "-loglevel", "error", "-nostdin"] + deviceArguments
                + ["-f", "lavfi", "-i", "color=black:size=256x256,format=yuv420p", "-frames:v", "1"]
                + arguments(.good, framesPerSecond: 60) + ["-f", "null", "-"])
        guard attempt.status == 0 else {
            let reason = attempt.output.split(separator: "\n").first.map { ": \(Self.withoutAddress($0))" } ?? ""
            throw StageError("--encoder \(rawValue) does not work on this machine\(reason); use --encoder software")
        }
    }

    /// Returns a message of ffmpeg without its prefix, which names a component and its address, such as `[AVHWDeviceContext @ 0x55d0]`.
    private static func withoutAddress(_ message: Substring) -> String {
        guard message.hasPrefix("["), let end = message.firstIndex(of: "]") else { return "\(message)" }
        return message[message.index(after: end)...].trimmingCharacters(in: CharacterSet(charactersIn: " ."))
    }

    /// Runs a program. Returns its output, including its error messages, and its exit code.
    private static func run(_ program: String, _ arguments: [String]) -> (output: String, status: Int32) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        let end = ProcessEnd(of: process)
        guard (try? process.run()) != nil else { return ("", -1) }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        end.wait()
        return (output, process.terminationStatus)
    }
}
