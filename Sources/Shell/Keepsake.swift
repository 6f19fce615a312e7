import Foundation
import Stage

/// What is kept of a presentation: pictures, films and scripts, in the working folder, numbered.
package struct Keepsake {
    /// What a film is to be made of; another process makes it, so that the talk goes on without a stutter and no frame is missing.
    package struct FilmOrder: Sendable {
        package var scene: String
        package var script: String
        package var frames: Range<Int>
        package var path: String
        package var hasPhone: Bool
        package var showsTouches: Bool
    }

    let folder: String

    /// The first name that is free, such as `animations-3.png`.
    func path(_ name: String, _ ending: String) -> String {
        for number in 1... {
            let path = FilePath.join(folder, "\(name)-\(number).\(ending)")
            if !FileManager.default.fileExists(atPath: path) { return path }
        }
        return FilePath.join(folder, "\(name).\(ending)")
    }

    /// The screen as a film of it would show it.
    func picture(of take: Take, _ style: Mount.Style, _ name: String) throws -> String {
        let path = path(name, "png")
        let mount = Mount(take.stage.size, scale: take.stage.scale, style)
        try mount.withPicture(of: take) { try (copy $0).writePNG(to: path) }
        return path
    }

    /// All that was done, until the frame that is shown.
    func script(of take: Take, scene: String) -> String {
        InputLog.script(
            take.log.filter { $0.frame <= take.frame }, scene: scene, framesPerSecond: take.stage.framesPerSecond, until: take.frame)
    }

    func saveScript(of take: Take, _ name: String) throws -> String {
        let path = path(name, "script")
        try write(script(of: take, scene: name), to: path)
        return path
    }

    func write(_ text: String, to path: String) throws {
        do {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw RecordingError("cannot write \(path): \((error as NSError).localizedDescription)")
        }
    }
}
