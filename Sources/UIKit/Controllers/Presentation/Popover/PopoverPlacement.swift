import CoreGraphics

/// The frame of a popover beside its anchor, and its arrow.
struct PopoverPlacement: Equatable {
    /// The frame of the popover with its arrow.
    var frame: CGRect
    /// The direction of the arrow, or none if there is no anchor.
    var direction: UIPopoverArrowDirection
    /// The distance of the tip of the arrow from the left or the top edge of the frame.
    var tip: CGFloat

    /// The distance between the body of a popover and its anchor.
    static let arrowLength: CGFloat = 13
    static let arrowBase: CGFloat = 37
    static let cornerRadius: CGFloat = 13

    /// Computes the placement of a popover in `area`. `size` is the size of its content.
    ///
    /// The permitted directions, or all directions if none is permitted, are tried in the order up, down, left, right. The first direction
    /// whose side has enough space is used. If no side has enough space, the direction with the most space is used, and the popover is made
    /// smaller.
    init(size: CGSize, anchor: CGRect?, in area: CGRect, permitted: UIPopoverArrowDirection) {
        guard let anchor else {
            let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
            let origin = CGPoint(x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded())
            (frame, direction, tip) = (CGRect(origin: origin, size: size), [], 0)
            return
        }
        let all: [UIPopoverArrowDirection] = [.up, .down, .left, .right]
        let candidates = all.filter { permitted.contains($0) }
        let spaces = (candidates.isEmpty ? all : candidates).map { ($0, Self.space($0, anchor, area)) }
        let fitting = spaces.first { $1.width >= size.width && $1.height >= size.height }
        // The spaces are compared by the part of the content that is visible.
        let visible: ((UIPopoverArrowDirection, CGSize)) -> CGFloat = {
            min($0.1.width, size.width) * min($0.1.height, size.height)
        }
        let (direction, space) = fitting ?? spaces.reduce(spaces[0]) { visible($1) > visible($0) ? $1 : $0 }
        let body = CGSize(width: min(size.width, space.width), height: min(size.height, space.height))
        self = Self.placed(body, direction, anchor, area)
    }

    private init(frame: CGRect, direction: UIPopoverArrowDirection, tip: CGFloat) {
        (self.frame, self.direction, self.tip) = (frame, direction, tip)
    }

    /// Returns the largest size of the content beside the anchor if the arrow points in a direction.
    private static func space(_ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ area: CGRect) -> CGSize {
        let (width, height): (CGFloat, CGFloat) =
            switch direction {
            case .up: (area.width, area.maxY - anchor.maxY - arrowLength)
            case .down: (area.width, anchor.minY - area.minY - arrowLength)
            case .left: (area.maxX - anchor.maxX - arrowLength, area.height)
            default: (anchor.minX - area.minX - arrowLength, area.height)
            }
        return CGSize(width: max(width, 0), height: max(height, 0))
    }

    private static func placed(_ body: CGSize, _ direction: UIPopoverArrowDirection, _ anchor: CGRect, _ area: CGRect) -> PopoverPlacement {
        if direction == .up || direction == .down {
            let x = min(max((anchor.midX - body.width / 2).rounded(), area.minX), area.maxX - body.width)
            let y = direction == .up ? anchor.maxY : anchor.minY - body.height - arrowLength
            let frame = CGRect(x: x, y: y, width: body.width, height: body.height + arrowLength)
            return PopoverPlacement(frame: frame, direction: direction, tip: limited(anchor.midX - x, body.width))
        }
        let y = min(max((anchor.midY - body.height / 2).rounded(), area.minY), area.maxY - body.height)
        let x = direction == .left ? anchor.maxX : anchor.minX - body.width - arrowLength
        let frame = CGRect(x: x, y: y, width: body.width + arrowLength, height: body.height)
        return PopoverPlacement(frame: frame, direction: direction, tip: limited(anchor.midY - y, body.height))
    }

    /// Keeps the arrow between the rounded corners.
    private static func limited(_ tip: CGFloat, _ length: CGFloat) -> CGFloat {
        let margin = min(cornerRadius + arrowBase / 2, length / 2)
        return min(max(tip, margin), length - margin)
    }

    /// The rectangle of the content in the frame.
    var contentRect: CGRect {
        let (size, length) = (frame.size, Self.arrowLength)
        return switch direction {
        case .up: CGRect(x: 0, y: length, width: size.width, height: size.height - length)
        case .down: CGRect(x: 0, y: 0, width: size.width, height: size.height - length)
        case .left: CGRect(x: length, y: 0, width: size.width - length, height: size.height)
        case .right: CGRect(x: 0, y: 0, width: size.width - length, height: size.height)
        default: CGRect(origin: .zero, size: size)
        }
    }
}
