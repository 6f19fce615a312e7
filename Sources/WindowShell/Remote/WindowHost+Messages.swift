import CSDLWindow
import CoreGraphics
import Foundation

/// The messages of the programs, and the pictures that the window shows.
extension WindowHost {
    func receive(_ message: WindowMessage, from sender: HostedProgram) {
        guard sender === program || sender === nextProgram else { return }
        switch message {
        case .open(let title, let width, let height, let isFullscreen):
            open(sender, title, CGSize(width: width, height: height), isFullscreen)
        case .pixels(let path, let width, let height):
            do {
                sender.pixels = try SharedPixels(existingFileAt: path, width: width, height: height)
            } catch {
                notice = .problem(title: "The picture cannot be shown", [Notice.Entry(message: "\(error)")])
            }
        case .frame(let numbers): show(numbers, from: sender)
        case .state(let data): receiveState(data, from: sender)
        case .close: if sender === program { isFinished = true }
        case .title(let title): window?.title = title
        case .fullscreen(let isFullscreen): window?.isFullscreen = isFullscreen
        case .resize(let width, let height): window?.resize(to: CGSize(width: width, height: height))
        case .orientation(let isLandscape): window?.setOrientation(isLandscape: isLandscape)
        case .textInput(let x, let y, let width, let height, let restart):
            window?.setTextInput(at: CGRect(x: x, y: y, width: width, height: height), restart: restart)
        case .noTextInput(let restart): window?.setTextInput(at: nil, restart: restart)
        case .refresh: window?.refresh()
        case .copy(let text): window?.setClipboardText(text)
        default: break
        }
    }

    private func receiveState(_ data: Data, from sender: HostedProgram) {
        guard sender === program || program == nil else { return }
        lastState = data
        if sender === program { startPending() }
    }

    private func open(_ sender: HostedProgram, _ title: String, _ size: CGSize, _ isFullscreen: Bool) {
        if let window {
            window.title = title
            adaptEmptyWindow(window, size, isFullscreen)
        } else {
            do {
                window = try Window(title: title, size: size, isFullscreen: isFullscreen)
            } catch {
                FileHandle.standardError.write(Data("\(error)\n".utf8))
                return isFinished = true
            }
            showNotice()
        }
        sendSize(to: sender)
    }

    /// Gives the window that was opened before the first program the size that this program asks for, unless the user has changed it.
    private func adaptEmptyWindow(_ window: Window, _ size: CGSize, _ isFullscreen: Bool) {
        guard let emptySize = emptyWindowSize else { return }
        emptyWindowSize = nil
        guard window.size == emptySize else { return }
        window.setSize(size)
        if isFullscreen { window.isFullscreen = true }
        if (try? window.updateSize()) == true { showNotice() }
    }

    func openEmptyWindow() {
        window = try? Window(
            title: title, size: CGSize(width: min(1180, screenSize.width), height: min(860, screenSize.height)), isFullscreen: false)
        emptyWindowSize = window?.size
    }

    func sendSize(to program: HostedProgram?) {
        guard let window, let program else { return }
        program.channel.post(.size(width: window.width, height: window.height, pixelsPerPoint: window.pixelsPerPoint))
    }

    /// Shows the changed regions. The first frame of the next version ends the current version.
    private func show(_ numbers: [Int32], from sender: HostedProgram) {
        let isFirst = sender === nextProgram
        // During a replacement, a frame of the current version is not answered. The current version waits for the answer, so it does not
        // continue.
        guard isFirst || (pendingStart == nil && nextProgram == nil) else { return hasUnansweredFrame = true }
        guard let window, let pixels = sender.pixels, pixels.width == window.width, pixels.height == window.height else {
            sender.channel.post(.shown)
            return
        }
        if isFirst {
            let isWithoutOldProgram = program == nil
            program?.quit()
            (program, nextProgram) = (sender, nil)
            hasUnansweredFrame = false
            for message in deferredReleases { sender.channel.post(message) }
            deferredReleases = []
            onReplacement()
            // If the next build has begun, its notice moves to the corner.
            if isWithoutOldProgram, notice != nil { showNotice() }
        }
        let whole = [Int32(0), 0, Int32(window.width), Int32(window.height)]
        let values = isFirst ? whole : numbers
        let rects = stride(from: 0, to: values.count - 3, by: 4).map {
            SDL_Rect(x: values[$0], y: values[$0 + 1], w: values[$0 + 2], h: values[$0 + 3])
        }
        let isInside = rects.allSatisfy {
            $0.x >= 0 && $0.y >= 0 && Int($0.x) + Int($0.w) <= window.width && Int($0.y) + Int($0.h) <= window.height
        }
        if isInside { window.show(pixels.base, width: pixels.width, changed: rects) }
        sender.channel.post(.shown)
    }

    /// Shows the whole last frame again if it has the size of the window. The program does not paint it again, because it paints only what
    /// changes.
    func showLastFrame() {
        guard let window, let pixels = program?.pixels, pixels.width == window.width, pixels.height == window.height else { return }
        window.show(
            pixels.base, width: pixels.width, changed: [SDL_Rect(x: 0, y: 0, w: Int32(window.width), h: Int32(window.height))])
    }

    // MARK: - Notice

    /// Shows the notice in front of the scene, or removes the image of the last notice if there is none. While the program is built and an
    /// older version is shown, the notice is in the top right corner, otherwise in the middle.
    func showNotice() {
        guard let window else { return }
        guard let notice else { return window.setOverlay(nil) }
        let scale = window.pixelsPerPoint
        let margin = Int(16 * scale)
        if case .building(let name, _) = notice, program != nil {
            let image = NoticeView(.building(name), windowSize: window.size).image(scale: scale)
            window.setOverlay(image, x: window.width - image.width - margin, y: margin)
        } else {
            let image = NoticeView(notice, windowSize: window.size).image(scale: scale)
            window.setOverlay(image, x: (window.width - image.width) / 2, y: max((window.height - image.height) / 2, margin))
        }
    }
}
