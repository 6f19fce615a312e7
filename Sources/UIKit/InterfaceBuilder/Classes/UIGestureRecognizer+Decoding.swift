extension UIGestureRecognizer {
    /// Reads the attributes of the recognizer, including the attributes of its class.
    func decodeRecognizer(_ coder: InterfaceCoder) {
        coder.bool("enabled").map { isEnabled = $0 }
        coder.bool("cancelsTouchesInView").map { cancelsTouchesInView = $0 }
        coder.bool("delaysTouchesBegan").map { delaysTouchesBegan = $0 }
        coder.bool("delaysTouchesEnded").map { delaysTouchesEnded = $0 }
        coder.element["name"].map { name = $0 }
        let taps = coder.integer("numberOfTapsRequired").map { max($0, 0) }
        let touches = coder.integer("numberOfTouchesRequired").map { max($0, 1) }
        switch self {
        case let tap as UITapGestureRecognizer:
            taps.map { tap.numberOfTapsRequired = max($0, 1) }
            touches.map { tap.numberOfTouchesRequired = $0 }
        case let press as UILongPressGestureRecognizer:
            taps.map { press.numberOfTapsRequired = $0 }
            touches.map { press.numberOfTouchesRequired = $0 }
            coder.number("minimumPressDuration").map { press.minimumPressDuration = Double(max($0, 0)) }
            coder.number("allowableMovement").map { press.allowableMovement = $0 }
        case let swipe as UISwipeGestureRecognizer:
            touches.map { swipe.numberOfTouchesRequired = $0 }
            coder.choice("direction", ["right": UISwipeGestureRecognizer.Direction.right, "left": .left, "up": .up, "down": .down]).map {
                swipe.direction = $0
            }
            if let flags = coder.coder(key: "direction") { swipe.direction = flags.swipeDirection }
        case let pan as UIPanGestureRecognizer: decodePan(pan, coder)
        default: break
        }
    }

    private func decodePan(_ pan: UIPanGestureRecognizer, _ coder: InterfaceCoder) {
        coder.integer("minimumNumberOfTouches").map { pan.minimumNumberOfTouches = max($0, 1) }
        coder.integer("maximumNumberOfTouches").map { pan.maximumNumberOfTouches = max($0, 1) }
        guard let edgePan = pan as? UIScreenEdgePanGestureRecognizer, let flags = coder.coder(key: "edges") else { return }
        edgePan.edges = flags.rectEdge
    }
}

@MainActor extension InterfaceCoder {
    fileprivate var swipeDirection: UISwipeGestureRecognizer.Direction {
        let names: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = ["right": .right, "left": .left, "up": .up, "down": .down]
        return names.reduce(into: []) { if bool($1.key) == true { $0.formUnion($1.value) } }
    }

    /// The edges of an element with one attribute for each edge.
    var rectEdge: UIRectEdge {
        let names: KeyValuePairs<String, UIRectEdge> = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
        return names.reduce(into: []) { if bool($1.key) == true { $0.formUnion($1.value) } }
    }
}
