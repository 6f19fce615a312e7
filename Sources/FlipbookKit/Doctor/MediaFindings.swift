import FlipbookImages
import FlipbookPlayback
import FlipbookTypography
import Foundation
import WindowShell

/// The findings of `doctor` about the display, the fonts and the encoders of videos.
enum MediaFindings {
    static var display: [DoctorCommand.Finding] {
        let window: DoctorCommand.Finding
        do {
            window = .init("window", .found(try VideoSubsystem.summary()))
        } catch {
            window = .init("window", missingWindow("\(error)", isExpected: VideoSubsystem.isConfigured()))
        }
        let libraries = [("SDL", VideoSubsystem.version), ("SDL_image", ImageFile.libraryVersion)] + FontSystem.libraryVersions
        return [
            window, .init("video drivers", .found(VideoSubsystem.drivers.joined(separator: ", "))),
            .init("C libraries", .found(libraries.map { "\($0.0) \($0.1)" }.joined(separator: ", "))),
            .init("processor cores", .found("\(ProcessInfo.processInfo.activeProcessorCount)")),
        ]
    }

    /// Returns the finding for a window that cannot be opened. It is an error if `isExpected` is true, because the environment specifies a
    /// driver or a display. On a server without a display, only the commands that open a window do not work.
    static func missingWindow(_ reason: String, isExpected: Bool) -> DoctorCommand.Finding.State {
        let advice = "\(reason); record, snapshot, trace and smoke work without a display"
        return isExpected ? .missing(advice) : .optional(advice)
    }

    // MARK: - Fonts

    /// A use of a font, such as for code: the family of the font, and the package of Debian and Ubuntu that contains it.
    private struct FontUse {
        let subject: String
        let family: String
        let package: String
        /// The purpose of an optional font. Nil if the scenes need the font.
        var purpose: String?
    }

    private static let fontUses = [
        FontUse(subject: "text font", family: FontDescriptor.systemFamily, package: "fonts-inter"),
        FontUse(subject: "code font", family: FontDescriptor.monospacedFamily, package: "fonts-jetbrains-mono"),
        FontUse(subject: "title font", family: "Roboto Condensed", package: "fonts-roboto-unhinted"),
        FontUse(subject: "emoji font", family: "Noto Color Emoji", package: "fonts-noto-color-emoji", purpose: "for emoji"),
        FontUse(
            subject: "Chinese font", family: "Noto Sans CJK SC", package: "fonts-noto-cjk", purpose: "for Chinese, Japanese and Korean"),
    ]

    static var fonts: [DoctorCommand.Finding] { fontUses.map(finding) }

    private static func finding(_ use: FontUse) -> DoctorCommand.Finding {
        let file = try? FontSystem.installed.file(for: FontDescriptor(family: use.family, size: 17))
        let firstWord = use.family.split(separator: " ")[0].lowercased()
        if let file, (file as NSString).lastPathComponent.lowercased().hasPrefix(firstWord) { return .init(use.subject, .found(file)) }
        if let purpose = use.purpose { return .init(use.subject, .optional("apt install \(use.package), \(purpose)")) }
        let substitute = file.map { " (\($0) is used instead of \(use.family))" } ?? ""
        return .init(use.subject, .missing("apt install \(use.package)\(substitute)"))
    }

    // MARK: - Encoders

    static var encoders: [DoctorCommand.Finding] {
        guard let path = VideoWriter.findProgram("ffmpeg") else {
            return [
                .init("ffmpeg", .missing("apt install ffmpeg; without it 'record' writes only folders of images and .apng files"))
            ]
        }
        let version = CommandOutput("ffmpeg", ["-version"]).firstLine.split(separator: " ").dropFirst(2).first.map { "\($0), " } ?? ""
        let listed = CommandOutput("ffmpeg", ["-hide_banner", "-encoders"]).text.split(whereSeparator: \.isWhitespace)
        return [.init("ffmpeg", .found(version + path))] + formats(listed) + [graphicsCard]
    }

    /// The formats of videos, and the encoder of ffmpeg that each of them needs.
    private static let formatEncoders = [(".mp4 and .mkv", "libx264"), (".webm", "libvpx-vp9"), (".gif", "gif")]

    private static func formats(_ encoders: [Substring]) -> [DoctorCommand.Finding] {
        let missing = formatEncoders.filter { !encoders.contains(Substring($0.1)) }
        let present = formatEncoders.map(\.1).filter { encoders.contains(Substring($0)) }
        let found = DoctorCommand.Finding("video encoders", .found(present.joined(separator: ", ")))
        return (present.isEmpty ? [] : [found])
            + missing.map { .init("video encoders", .optional("this ffmpeg has no \($0.1), for \($0.0); install one that has it")) }
    }

    /// The encoders of graphics cards, each of which is tried with one frame.
    private static var graphicsCard: DoctorCommand.Finding {
        let working = H264Encoder.allCases.filter { $0 != .software && (try? $0.requireAvailable()) != nil }
        guard !working.isEmpty else {
            return .init("graphics encoder", .optional("--encoder vaapi and nvenc need a graphics card with its driver"))
        }
        return .init("graphics encoder", .found(working.map(\.rawValue).joined(separator: ", ")))
    }
}
