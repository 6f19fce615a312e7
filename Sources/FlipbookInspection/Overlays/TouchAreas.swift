import CoreGraphics
import FlipbookDisplayList
import FlipbookTypography
import Foundation
import Stage
import UIKit

/// The areas of the screen in which views receive touches, as hit-testing finds them, and the gestures that they recognize.
///
/// A touch belongs to the frontmost view at its position. The nearest receiver among this view and its superviews receives it. Receivers
/// are controls, text fields, scroll views that can scroll, and views with enabled gesture recognizers.
package struct TouchAreas {
    /// The part of the screen in which a touch hits a view or one of its subviews.
    private struct Area {
        var bounds: CGRect
        var transform: ProjectiveTransform
        /// The index of the clip, or nil. The bounds of all superviews are clips, because hit-testing does not leave them.
        var clip: Int?
        /// The index of the receiver in `receivers`, or nil if no view receives the touch.
        var receiver: Int?
    }

    /// A view that receives touches.
    package struct Receiver: Equatable {
        /// The name of the view or of its class.
        package var name: String
        /// The names of its gestures, such as `Tap`.
        package var gestures: [String]
        /// The center of the receiver's visible part on the screen.
        var center: CGPoint
        var width: CGFloat
    }

    private var areas: [Area] = []
    private var clips: [Clip] = []
    package private(set) var receivers: [Receiver] = []

    /// Finds the areas of a stage. `name` returns the name of a view.
    package init(_ stage: Stage, name: (UIView) -> String) {
        for window in stage.windows { add(window, clip: nil, receiver: nil, name) }
    }

    private mutating func add(_ view: UIView, clip: Int?, receiver: Int?, _ name: (UIView) -> String) {
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return }
        let transform = view.layer.presentedTransformToScreen
        let gestures = Self.gestures(of: view)
        var receiver = receiver
        if !gestures.isEmpty {
            let visible =
                view.hasEmptyBounds ? .null : transform.boundingBox(of: view.bounds).finiteIntersection(view.window?.bounds ?? .null)
            if !visible.isNull, !visible.isEmpty {
                receivers.append(
                    Receiver(name: name(view), gestures: gestures, center: CGPoint(x: visible.midX, y: visible.midY), width: visible.width))
                receiver = receivers.count - 1
            }
        }
        areas.append(Area(bounds: view.bounds, transform: transform, clip: clip, receiver: receiver))
        clips.append(Clip(.rounded(RoundedRect(view.bounds)), transform: transform, parent: clip))
        let inner = clips.count - 1
        for subview in view.subviews { add(subview, clip: inner, receiver: receiver, name) }
    }

    /// Returns the reactions of a view to touches: `Control`, `Disabled`, `Text` or `Scroll`, or else the names of its gestures. The result
    /// is empty if the view receives no touches.
    private static func gestures(of view: UIView) -> [String] {
        var names: [String] = []
        switch view {
        case is UITextField: names.append("Text")
        case let control as UIControl: names.append(control.isEnabled ? "Control" : "Disabled")
        case let scroll as UIScrollView where scroll.isScrollEnabled: names.append("Scroll")
        default: break
        }
        guard names.isEmpty else { return names }
        for recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
            let type = String(describing: type(of: recognizer)).replacingOccurrences(of: "UI", with: "")
            let name = type.replacingOccurrences(of: "GestureRecognizer", with: "")
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// Returns the list with the areas and the names of the gestures over it.
    package func list(_ list: DisplayList) -> DisplayList {
        var result = list
        let firstClip = result.clips.count
        result.clips += clips.map { clip in
            var clip = clip
            clip.parent = clip.parent.map { $0 + firstClip }
            return clip
        }
        var overlay = OverlayItems(kind: 8)
        // The areas are opaque in a translucent group, so that each pixel has the color of the frontmost view.
        let colors = OverlayItems.Colors.series
        let members = areas.filter { area in area.receiver != nil }
        overlay.add(.group(count: members.count), opacity: 0.42)
        for area in members {
            guard let receiver = area.receiver else { continue }
            overlay.add(
                .fill(RoundedRect(area.bounds), colors[receiver % colors.count]), area.transform, clip: area.clip.map { $0 + firstClip })
        }
        if members.isEmpty { overlay = OverlayItems(kind: 8) }
        addLabels(to: &overlay)
        result.items += overlay.items
        result.version = nil
        return result
    }

    /// Adds a badge with the name and the gestures of each receiver. Badges do not cover each other: a receiver without space for a badge
    /// has none.
    private func addLabels(to overlay: inout OverlayItems) {
        var placed: [CGRect] = []
        for (index, receiver) in receivers.enumerated() {
            let gestures = receiver.gestures.joined(separator: ", ")
            let full = OverlayItems.line("\(receiver.name) · \(gestures)", 11, weight: 600)
            let line = full.width < max(receiver.width, 90) ? full : OverlayItems.line(gestures, 11, weight: 600)
            let size = OverlayItems.badgeSize(line)
            let first = CGRect(
                x: (receiver.center.x - size.width / 2).rounded(), y: (receiver.center.y - size.height / 2).rounded(), width: size.width,
                height: size.height)
            let rect = BadgeLayout.frame(nearestTo: first, avoiding: placed, in: nil)
            guard let rect else { continue }
            placed.append(rect)
            let color = OverlayItems.Colors.series[index % OverlayItems.Colors.series.count]
            overlay.add(.fill(RoundedRect(rect.insetBy(dx: -1, dy: -1), radius: rect.height / 2 + 1), .white))
            overlay.addBadge(line, in: rect, background: color, .white)
        }
    }
}

extension CALayer {
    /// The transform from the layer's coordinates to the coordinates of the screen, with the running animations.
    fileprivate var presentedTransformToScreen: ProjectiveTransform { presentedTransform(to: nil) }
}

extension UIView {
    /// Whether the bounds of the view are empty.
    fileprivate var hasEmptyBounds: Bool { bounds.isEmpty }
}
