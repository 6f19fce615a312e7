import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The accessibility elements of the window, and the requests of assistive technologies.
extension WindowContent {
    /// A stage that is visible in the window.
    struct AccessiblePart {
        enum Kind { case scene, chrome }

        let kind: Kind
        let stage: Stage
        /// Converts a rectangle of the stage to points of the window.
        let convert: (CGRect) -> CGRect
    }

    /// The visible stages, in the order in which they are read. The help and the device menu cover all other stages.
    var accessibleParts: [AccessiblePart] {
        if isBlank { return [] }
        let front = AccessiblePart(kind: .chrome, stage: windowChrome.frontStage, convert: { $0 })
        if windowChrome.hud.isHelpVisible || isDeviceMenuVisible { return [front] }
        let zoom = presenter.zoom
        let back = AccessiblePart(kind: .chrome, stage: windowChrome.backStage, convert: zoom.windowRect)
        guard !isInGallery, let playback else { return [back, front] }
        let chrome = windowChrome
        let scene = AccessiblePart(
            kind: .scene, stage: playback.stage, convert: { zoom.windowRect(of: chrome.windowFrame(of: $0, in: playback.stage)) })
        return [scene, back, front]
    }

    /// Returns all objects of the window for the accessibility bus.
    ///
    /// - Parameter scale: The number of units of the window system per point.
    func accessibleTable(_ identities: AccessibleIdentities, frame: CGRect, scale: CGFloat, isActive: Bool) -> AccessibleTable {
        var table = AccessibleTable.empty(title: title, frame: frame, isActive: isActive)
        for part in accessibleParts {
            let (root, objects) = part.stage.accessibilityTreeWithObjects
            func add(_ node: AccessibilityNode, to parent: Int) {
                let id = identities.id(of: objects[node.index] ?? part.stage)
                var entry = AccessibleEntry(node, id: id, parent: parent, isOperable: part.kind == .scene || node.role == .button) {
                    let rect = part.convert($0)
                    return CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
                }
                if node.role == .screen { entry.name = scenes[currentIndex].title }
                table.add(entry)
                for child in node.children { add(child, to: id) }
            }
            // The stages around a scene are not elements of their own. Their elements are children of the window.
            guard part.kind == .scene else {
                for child in root.children { add(child, to: AccessibleTable.window) }
                continue
            }
            add(root, to: AccessibleTable.window)
        }
        return table
    }

    /// Performs a request of assistive technologies on the object with a number.
    func performAccessibility(_ request: AccessibilityServer.Request, on id: Int, _ identities: AccessibleIdentities) {
        for part in accessibleParts {
            let (root, objects) = part.stage.accessibilityTreeWithObjects
            guard let node = root.elements.first(where: { identities.id(of: objects[$0.index] ?? part.stage) == id }) else { continue }
            let actions = Self.actions(for: request, node)
            if part.kind == .scene { return performInScene(actions, node) }
            guard actions.contains(.activate) else { return }
            // A card that is scrolled out of the window cannot be clicked, so its scene is opened directly.
            if let index = windowChrome.gallery?.cards.firstIndex(where: { $0 === objects[node.index] }) { return open(.scene(index)) }
            return click(node, part)
        }
    }

    /// Returns the actions for a request. For a number, these are the steps that come closest to the number.
    private static func actions(for request: AccessibilityServer.Request, _ node: AccessibilityNode) -> [AccessibilityAction] {
        switch request {
        case .focus: return [.activate]
        case .action(let index):
            let names = AccessibleEntry(node, id: 0, parent: 0, isOperable: true, convert: { $0 }).actions
            guard names.indices.contains(index) else { return [] }
            switch names[index] {
            case AccessibleEntry.increment where node.role == .adjustable: return [.increment]
            case AccessibleEntry.decrement where node.role == .adjustable: return [.decrement]
            case AccessibleEntry.activate where index == 0: return [.activate]
            default: return [.custom(names[index])]
            }
        case .setNumber(let target):
            guard let number = node.number, number.step > 0 else { return [] }
            let steps = ((target - number.current) / number.step).rounded()
            return Array(repeating: steps < 0 ? .decrement : .increment, count: Int(min(abs(steps), 100)))
        }
    }

    private func performInScene(_ actions: [AccessibilityAction], _ node: AccessibilityNode) {
        guard let playback else { return }
        playback.isPaused = false
        unrestoredState = nil
        for action in actions { playback.performLiveInput(.accessibility(action, at: node.activationPoint)) }
    }

    /// Clicks on an element of the window.
    private func click(_ node: AccessibilityNode, _ part: AccessiblePart) {
        let frame = part.convert(CGRect(origin: node.activationPoint, size: .zero))
        pointerDown(at: frame.origin)
        pointerUp()
    }
}
