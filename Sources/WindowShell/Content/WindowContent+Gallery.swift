import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The gallery: its selection, the tours in its cards, and the packages of the user.
extension WindowContent {
    // MARK: - Content

    /// Shows the recently opened scenes, and the packages of the user that still exist.
    func updateGalleryTiles() {
        guard windowChrome.gallery != nil else { return }
        if let path = options.settingsPath { settings.readPackages(from: path) }
        let recent = settings.recentScenes.compactMap { name in scenes.firstIndex { $0.name == name } }
        let packages =
            options.openPackage == nil ? [] : settings.packages.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
        windowChrome.setTiles(recent: recent, packages: packages.prefix(4).map { UserPackage(folder: $0, options.folders) })
    }

    // MARK: - Posters

    /// Whether the gallery is visible and some of its cards have no poster, or a poster that is too small for the window.
    package var hasMissingPosters: Bool { isInGallery && indexOfMissingPoster != nil }

    private var indexOfMissingPoster: Int? {
        let scale = windowChrome.backStage.scale
        return windowChrome.gallery?.cards.firstIndex { $0.needsPoster(scale: scale) }
    }

    /// Makes the next missing poster.
    package func makeNextPoster() {
        guard isInGallery, let gallery = windowChrome.gallery else { return }
        windowChrome.backStage.perform { gallery.layoutIfNeeded() }
        guard let index = indexOfMissingPoster else { return }
        let card = gallery.cards[index]
        let pixelWidth = max((card.posterWidth * windowChrome.backStage.scale).rounded(), 1)
        let poster = scenes[index].poster(pixelWidth: pixelWidth)
        if let warning = poster.warning, !card.hasPoster { showMessage(warning) }
        windowChrome.backStage.perform { gallery.setPoster(poster.image, of: index, pixelWidth: pixelWidth) }
    }

    // MARK: - Opening

    /// Opens the selected scene or package of the gallery.
    func openSelectedItem() { if let item = windowChrome.gallery?.selectedItem { open(item) } }

    func open(_ item: GalleryItem) {
        if let index = item.sceneIndex { return openScene(at: index) }
        guard case .package(let index) = item, let packages = windowChrome.gallery?.packages, packages.indices.contains(index) else {
            return
        }
        openPackage(packages[index])
    }

    /// Starts a process that shows a package in its own window.
    private func openPackage(_ package: UserPackage) {
        thumbnailPlayer.stop()
        if packageProcesses.contains(where: { $0.package == package && $0.process.isRunning }) {
            return showMessage("\(package.name) is open already")
        }
        do {
            guard let process = try options.openPackage?(package.folder) else { return }
            packageProcesses.append((process, package))
            showMessage("Building \(package.name): its window opens in a moment")
        } catch {
            showMessage("Cannot open \(package.name): \(error)")
        }
    }

    /// Removes the processes of packages that have ended, and shows a message if a process has failed.
    func removeEndedPackageProcesses() {
        let ended = packageProcesses.filter { !$0.process.isRunning }
        packageProcesses.removeAll { !$0.process.isRunning }
        for (process, package) in ended where process.terminationStatus != 0 {
            showMessage("\(package.name) ended with an error: see the terminal")
        }
    }

    // MARK: - Tours in the cards

    /// Plays the tour in a scene's card. Ends playing if the item is nil or not a card, or if motion is reduced.
    func playThumbnail(_ item: GalleryItem?, _ cause: ThumbnailPlayer.Cause) {
        guard case .scene(let index)? = item, let gallery = windowChrome.gallery, !windowChrome.reducesMotion else {
            return thumbnailPlayer.stop()
        }
        let scene = scenes[index]
        let scale = max((gallery.cards[index].posterWidth * windowChrome.backStage.scale).rounded(), 1) / scene.size.width
        let rate = framesPerSecond
        thumbnailPlayer.play(item, cause) {
            try Take(script: try scene.script(), onFailedExpectation: { _ in }) {
                scene.makeStage(scale: scale, framesPerSecond: rate)
            }
        }
    }

    /// The tour that is played in a card, with its frame in the window. Nil if no tour is played, or if the top of the picture is above the
    /// visible part.
    var thumbnailInset: Collage.Inset? {
        guard isInGallery, let item = thumbnailPlayer.item, let stage = thumbnailPlayer.stage, let gallery = windowChrome.gallery else {
            return nil
        }
        return windowChrome.backStage.perform {
            let poster = gallery.posterFrame(of: item)
            let edge = 1 / windowChrome.backStage.scale
            // The border of the picture stays visible around the tour.
            var frame = poster.insetBy(dx: edge, dy: edge)
            let visible = gallery.grid.frame
            guard frame.minY >= visible.minY, frame.minY < visible.maxY, frame.width > 1 else { return nil }
            frame.size.height = min(frame.height, visible.maxY - frame.minY)
            guard frame.height > 1, let view = gallery.grid.view(of: item) else { return nil }
            return Collage.Inset(stage, frame: frame, cornerRadius: max(view.posterContainer.layer.cornerRadius - edge, 0))
        }
    }

    // MARK: - Mouse

    /// Selects the element under the mouse, and plays its tour.
    func pointerMovedInGallery(to point: CGPoint) {
        guard let gallery = windowChrome.gallery, !windowChrome.hud.isHelpVisible else { return }
        let item = windowChrome.backStage.perform { gallery.item(at: point) }
        if let item { windowChrome.backStage.perform { gallery.select(item) } }
        playThumbnail(item, .pointer)
    }

    /// Ends the tour in the card that was under the mouse, because the mouse has left the window.
    package func pointerLeftWindow() { if isInGallery { thumbnailPlayer.stop() } }

    func clickInGallery(_ point: CGPoint) {
        guard let gallery = windowChrome.gallery else { return }
        let item = windowChrome.backStage.perform { gallery.item(at: point) }
        if gallery.demoButtonFrame.contains(point) {
            startDemo()
        } else if let item {
            windowChrome.backStage.perform { gallery.select(item) }
            open(item)
        }
    }

    /// Scrolls the gallery and ends the tour in a card. The tour of the new card under the mouse is played when the mouse moves.
    func scrollGallery(by distance: CGFloat) {
        thumbnailPlayer.stop()
        windowChrome.backStage.perform { windowChrome.gallery?.scroll(by: distance) ?? () }
    }

    // MARK: - Keys

    /// Moves the selection of the gallery, and plays the tour of the selected card after a delay.
    func moveGallerySelection(_ movement: GalleryView.Movement) {
        guard let gallery = windowChrome.gallery else { return }
        windowChrome.backStage.perform { gallery.moveSelection(movement) }
        playThumbnail(gallery.selectedItem, .keyboard)
    }

    /// Changes the search text.
    func changeQuery(_ change: (GalleryView) -> Void) {
        guard let gallery = windowChrome.gallery else { return }
        thumbnailPlayer.stop()
        windowChrome.backStage.perform { change(gallery) }
    }

    func handleGalleryKey(_ stroke: KeyStroke) {
        guard let gallery = windowChrome.gallery else { return }
        let opensScene = stroke.code == .keyboardReturnOrEnter || (stroke.code == .keyboardSpacebar && gallery.query.isEmpty)
        if opensScene { return openSelectedItem() }
        switch stroke.code {
        case .keyboardLeftArrow: moveGallerySelection(.left)
        case .keyboardRightArrow, .keyboardTab: moveGallerySelection(stroke.modifiers.contains(.shift) ? .left : .right)
        case .keyboardUpArrow: moveGallerySelection(.up)
        case .keyboardDownArrow: moveGallerySelection(.down)
        case .keyboardHome: moveGallerySelection(.first)
        case .keyboardEnd: moveGallerySelection(.last)
        case .keyboardDeleteOrBackspace: changeQuery { $0.deleteBackward() }
        case .keyboardSpacebar: changeQuery { $0.type(" ") }
        default: break
        }
    }
}
