import CoreGraphics

/// The frame of an object, for clients of the accessibility bus.
nonisolated struct AccessibleComponent {
    private let entry: AccessibleEntry
    private let table: AccessibleTable

    init(_ entry: AccessibleEntry, _ table: AccessibleTable) { (self.entry, self.table) = (entry, table) }

    /// The coordinates in which a client expects a frame: those of the screen, of the window, or of the parent.
    private enum Coordinates: Int { case screen, window, parent }

    /// Returns the origin of a kind of coordinates, in the coordinates of the window. The position of the window on the screen is the
    /// origin of its frame, or zero if the window system does not state it.
    private func origin(_ type: Int?) -> CGPoint {
        let window = table[AccessibleTable.window]?.frame.origin ?? .zero
        switch Coordinates(rawValue: type ?? 0) {
        case .window: return entry.id == AccessibleTable.window ? window : .zero
        case .parent: return table[entry.parent].map { $0.id == AccessibleTable.window ? .zero : $0.frame.origin } ?? .zero
        default: return entry.id == AccessibleTable.window ? .zero : CGPoint(x: -window.x, y: -window.y)
        }
    }

    private func extents(_ type: Int?) -> CGRect {
        let origin = origin(type)
        return entry.frame.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    private static func int(_ value: CGFloat) -> DBusValue { .int(value.isFinite ? Int(min(max(value.rounded(), -1e9), 1e9)) : 0) }

    /// Returns the answer to a call of the interface `Component`, or nil if there is no such method.
    func answer(_ call: DBusMessage) -> [DBusValue]? {
        let frame = extents(call.body.last?.integer)
        switch call.member {
        case "GetExtents": return [.structure([frame.minX, frame.minY, frame.width, frame.height].map(Self.int))]
        case "GetPosition": return [Self.int(frame.minX), Self.int(frame.minY)]
        case "GetSize": return [Self.int(entry.frame.width), Self.int(entry.frame.height)]
        case "Contains": return [.bool(point(call.body).map { frame.contains($0) } ?? false)]
        case "GetLayer": return [.uint32(entry.id == AccessibleTable.window ? 7 : 3)]
        case "GetMDIZOrder": return [.int16(0)]
        case "GetAlpha": return [.double(1)]
        default: return nil
        }
    }

    private func point(_ body: [DBusValue]) -> CGPoint? {
        guard body.count >= 2, let x = body[0].integer, let y = body[1].integer else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the innermost visible object at a point: this object or an object in it. Returns nil if the point is outside of this object.
    func deepest(at body: [DBusValue]) -> Int? {
        let extents = extents(body.last?.integer)
        guard let point = point(body), extents.contains(point) else { return nil }
        // Each child has other coordinates of the kind `parent`, so the search is in the coordinates of the window.
        let origin = entry.id == AccessibleTable.window ? .zero : entry.frame.origin
        return deepestChild(at: CGPoint(x: point.x - extents.minX + origin.x, y: point.y - extents.minY + origin.y)) ?? entry.id
    }

    /// Returns the innermost visible object in this object at a point of the window, or nil.
    private func deepestChild(at point: CGPoint) -> Int? {
        for child in entry.children.reversed() {
            // Children outside of their container's frame are not found.
            guard let next = table[child], next.states.contains(.showing), next.frame.contains(point) else { continue }
            return AccessibleComponent(next, table).deepestChild(at: point) ?? child
        }
        return nil
    }
}
