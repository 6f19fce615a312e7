import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The film of take A, with which the next version of a watched program continues the comparison. The film belongs to the process that
/// owns the window, which removes the film at the end.
extension WindowContent {
    /// Starts the process that writes the film of A, if another version of the program can replace this version.
    func writeFilm(of comparison: TakeComparison) {
        guard let makePath = options.makeKeptFilmPath, let take = comparison.kept.take, let startVideoProcess = options.startVideoProcess
        else { return }
        let film = KeptFilmState(path: makePath(), mode: comparison.mode, speeds: comparison.kept.speeds)
        let scene = scenes[currentIndex].name
        do {
            let script = captureStore.exactScript(of: take, scene: scene, until: max(take.lastPlayedFrame, comparison.kept.lastPlayedFrame))
            try OutputFile.write(script, to: film.scriptPath)
            let request = CaptureStore.RecordingRequest(
                scene: scene, script: film.scriptPath, frames: nil, path: film.path, hasPhone: false, showsTouches: false,
                settings: take.initialSettings)
            comparison.film = (film.path, try startVideoProcess(onOpenDevice(request)))
        } catch {
            showMessage("Take A will not survive a change of the code: \(error)")
        }
    }

    /// Removes the film of A.
    func removeFilm(of comparison: TakeComparison) {
        guard let film = comparison.film else { return }
        comparison.film = nil
        if let process = film.process, process.isRunning { process.terminate() }
        abandonedFilms.append(film)
        removeAbandonedFilms()
    }

    /// Removes the films that are not needed, except for films that are still being written.
    func removeAbandonedFilms() {
        abandonedFilms.removeAll { film in
            guard film.process?.isRunning != true else { return false }
            for path in [film.path, film.path + ".script"] { unlink(path) }
            return true
        }
    }

    // MARK: - The next version

    /// The maximum number of frames for which the window waits until the film is complete.
    private static let longestWait = 120 * standardFrameRate

    /// Shows A as a film as soon as it is complete.
    func restore(_ film: KeptFilmState) {
        pendingFilm = (film, frame)
        openPendingFilm()
    }

    /// Opens the film of A if it is complete.
    func openPendingFilm() {
        guard let pending = pendingFilm, let playback else { return }
        guard FileManager.default.fileExists(atPath: pending.film.path) else {
            guard frame - pending.frame > Self.longestWait else { return }
            pendingFilm = nil
            return showMessage("Take A is lost: its film was not written")
        }
        pendingFilm = nil
        do {
            guard case .film(let keptFilm) = try ComparedFile(pending.film.path) else { return }
            let new = TakeComparison(KeptTake(keptFilm, for: playback.stage, speeds: pending.film.speeds), pending.film.mode)
            new.film = (pending.film.path, nil)
            setComparison(new)
        } catch {
            showMessage("Take A is lost: \(error)")
        }
    }
}
