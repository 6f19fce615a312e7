import CoreGraphics
import FlipbookDisplayList
import FlipbookInspection
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The overlays of the open scene: motion trails, onion skin, overdraw, repainted areas and touch areas, and the exploded view. They need
/// no time while none of them is shown.
final class WindowOverlays {
    /// An overlay that a key shows and hides.
    enum Kind: String, CaseIterable {
        case trail, onionSkin, overdraw, repaintedAreas, touchAreas

        /// The name of the overlay in messages.
        var title: String {
            switch self {
            case .trail: "Motion trails"
            case .onionSkin: "Onion skin"
            case .overdraw: "Overdraw"
            case .repaintedAreas: "Repainted areas"
            case .touchAreas: "Touch areas"
            }
        }
    }

    private(set) var visible: Set<Kind> = []
    /// Whether the exploded view is open or opening.
    private(set) var isExploded = false
    /// The progress of the exploded view's opening, 0…1, before easing.
    private var openingProgress = 0.0
    /// Whether the exploded view opens and closes without an animation.
    var reducesMotion = false
    private(set) var camera = ExplodedView.Camera()

    private var paths = LayerPaths()
    /// The last frame whose positions are recorded, or nil if there is none.
    private var lastRecordedFrame: Int?
    private var levels = ExplodedLevels()
    private var repainted = RepaintedAreas()
    private var overdraw: (counter: Overdraw, size: CGSize)?
    private var names: [Int: String] = [:]

    private static let extent = Trail.Extent()
    private static let onion = OnionSkin()

    /// Whether neither an overlay nor the exploded view is shown.
    var isEmpty: Bool { visible.isEmpty && !isExploded && openingProgress == 0 }
    /// Whether the frames of the take have to be stored.
    var needsHistory: Bool { visible.contains(.onionSkin) }
    private var needsPaths: Bool { visible.contains(.trail) || visible.contains(.onionSkin) }
    /// Whether the exploded view is opening or closing.
    var isMoving: Bool { openingProgress != (isExploded ? 1 : 0) }

    // MARK: - Showing and hiding

    /// Shows or hides an overlay, and returns whether it is visible.
    func toggle(_ kind: Kind, for take: Take) -> Bool {
        if visible.remove(kind) != nil { return false }
        visible.insert(kind)
        if needsPaths, lastRecordedFrame == nil { recordAgain(take) }
        if kind == .repaintedAreas {
            // The first painting changes all pixels, so it is performed before the areas are recorded.
            repainted = RepaintedAreas()
            take.stage.paint()
        }
        return true
    }

    /// Opens or closes the exploded view.
    func toggleExplodedView() {
        isExploded.toggle()
        if isExploded { (levels, camera) = (ExplodedLevels(), ExplodedView.Camera()) }
    }

    /// Hides all overlays and the exploded view.
    func hideAll() {
        (visible, isExploded) = ([], false)
        forget()
    }

    /// Removes the state that belongs to a scene, because another scene or take is shown.
    func forget() {
        (paths, lastRecordedFrame, names, repainted, levels) = (LayerPaths(), nil, [:], RepaintedAreas(), ExplodedLevels())
    }

    // MARK: - Time

    /// The number of frames in which the exploded view opens.
    private static let openingDuration = 30.0

    /// Advances by a frame of the window.
    func advance() {
        let step = 1 / Self.openingDuration
        openingProgress = isExploded ? min(openingProgress + step, 1) : max(openingProgress - step, 0)
        if reducesMotion { openingProgress = isExploded ? 1 : 0 }
        if openingProgress > 1 - step / 2 { openingProgress = 1 } else if openingProgress < step / 2 { openingProgress = 0 }
    }

    /// Records the current frame of a take, if the overlays need it.
    func record(_ take: Take) {
        guard needsPaths else { return }
        guard let last = lastRecordedFrame, take.lastPlayedFrame >= last else { return recordAgain(take) }
        guard take.frame > last else { return }
        paths.record(LayerTreeSample(take.stage), at: take.frame)
        lastRecordedFrame = take.frame
    }

    /// Records all frames of a take on another stage.
    private func recordAgain(_ take: Take) {
        (paths, lastRecordedFrame) = (LayerPaths(), take.lastPlayedFrame)
        var frame = 0
        take.replay(until: take.lastPlayedFrame) { stage in
            paths.record(LayerTreeSample(stage), at: frame)
            frame += 1
        }
    }

    // MARK: - Lists

    /// Returns a list of the scene with the visible overlays.
    ///
    /// - Parameters:
    ///   - frame: The frame that the list shows.
    ///   - isCurrent: Whether the list is the list of the stage's current frame.
    func list(_ list: DisplayList, of take: Take, at frame: Int, isCurrent: Bool) -> DisplayList {
        var list = list
        if visible.contains(.onionSkin), let history = take.inspection?.history {
            let frames = max(frame - Self.onion.before * Self.onion.spacing, 0)...(frame + Self.onion.after * Self.onion.spacing)
            let layers = paths.outermost(of: paths.movingLayers(in: frames, maximumCount: 40)).map { paths.subtree(of: $0) }
            list = Self.onion.list(list, at: frame, layers: layers) { ghost in
                history.list(at: ghost).flatMap { $0.isExact ? $0.list : nil }
            }
        }
        if visible.contains(.overdraw) {
            if overdraw?.size != take.stage.size { overdraw = (Overdraw(size: take.stage.size), take.stage.size) }
            list = overdraw?.counter.list(list) ?? list
        }
        if visible.contains(.touchAreas), isCurrent {
            list = TouchAreas(take.stage) { self.name(of: $0.layer.serialNumber, on: take.stage) ?? "" }.list(list)
        }
        if visible.contains(.repaintedAreas), isCurrent {
            repainted.add(take.stage.paint(), scale: take.stage.scale, at: frame)
            list = repainted.list(list, at: frame)
        }
        if visible.contains(.trail) {
            let frames = Self.extent.frames(around: frame)
            let layers = paths.movingLayers(in: frames)
            list = Trail.list(list, with: layers.map { paths.path(of: $0, in: frames) }, at: frame, extent: Self.extent)
        }
        return list
    }

    /// The distance from the planes to the edges of the area, as fractions of its size.
    private static let margins = (x: CGFloat(0.19), y: CGFloat(0.06))

    /// Returns the exploded list of a scene in the window, or nil if the exploded view is closed.
    func explodedList(_ list: DisplayList, of stage: Stage, screenFrame: CGRect, area: CGRect) -> DisplayList? {
        guard openingProgress > 0 else { return nil }
        let sample = LayerTreeSample(stage)
        levels.include(list, sample)
        var view = ExplodedView(
            screenSize: stage.size, screenFrame: screenFrame,
            area: area.insetBy(dx: area.width * Self.margins.x, dy: area.height * Self.margins.y))
        (view.spread, view.camera) = (smoothstep(openingProgress), camera)
        let content = Set(list.layerNumbers)
        let exploded = view.list(list, sample, levels)
        return ExplodedLabels.list(exploded, view, sample, levels, content: content) { name(of: $0, on: stage) }
    }

    /// Returns the name of a layer. All names are read again when there is a new layer.
    private func name(of number: Int, on stage: Stage) -> String? {
        if let known = names[number] { return known.isEmpty ? nil : known }
        let finder = LayerFinder(stage)
        for layer in LayerTreeSample(stage).layers { names[layer.number] = finder.name(of: layer.number) }
        // A layer without a name is stored with an empty name, so that the names are not read again for this layer.
        let name = names[number] ?? ""
        names[number] = name
        return name.isEmpty ? nil : name
    }

    // MARK: - The camera

    /// Rotates the exploded view by a movement of the mouse in points.
    func turn(by movement: CGVector) {
        let limit = ExplodedView.Camera.maximumAngle
        camera.yaw = min(max(camera.yaw + Double(movement.dx) * 0.006, -limit), limit)
        camera.pitch = min(max(camera.pitch + Double(movement.dy) * 0.006, -limit), limit)
    }

    /// Changes the size of the exploded view by a movement of the wheel in points.
    func zoom(by distance: CGFloat) { camera.zoom = min(max(camera.zoom * exp(-Double(distance) / 400), 0.3), 4) }
}
