import CoreGraphics

extension CALayer {
    /// From the back to the front; nil for none.
    public var sublayers: [CALayer]? {
        get {
            if let origin { return origin.sublayers?.compactMap { $0.presentation() } }
            return children.isEmpty ? nil : children
        }
        set {
            let wanted = newValue ?? []
            // Who stays is only put into its new place: going and coming back would cost it its animations.
            for layer in children where !wanted.contains(layer) { layer.removeFromSuperlayer() }
            for layer in wanted { addSublayer(layer) }
        }
    }

    /// Puts it in front of the others; it leaves where it was.
    public func addSublayer(_ layer: CALayer) { insert(layer) { children.count } }

    /// 0 is behind all.
    public func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), children.count) } }

    /// Right behind a sibling.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { sibling.flatMap { children.firstIndex(of: $0) } ?? 0 }
    }

    /// Right in front of a sibling.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { sibling.flatMap { children.firstIndex(of: $0) }.map { $0 + 1 } ?? children.count }
    }

    /// The new one takes the place of the old.
    public func replaceSublayer(_ old: CALayer, with new: CALayer) {
        guard old !== new, children.contains(old) else { return }
        insertSublayer(new, above: old)
        old.removeFromSuperlayer()
    }

    /// Its animations end, as nobody sees them any more.
    public func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        if parent.traits.mask === self { return parent.mask = nil }
        if tree != nil { actionNow(kCAOnOrderOut)?.run(forKey: kCAOnOrderOut, object: self, arguments: nil) }
        parent.children.removeAll { $0 === self }
        superlayer = nil
        parent.tree?.setNeedsDisplay()
        if tree != nil { move(to: nil) }
    }

    /// A layer that moves within its tree keeps its animations, as it is never seen to leave.
    private func insert(_ layer: CALayer, at index: () -> Int) {
        guard !isInside(layer) else { return Complaint.print("CALayer: a layer cannot be put into itself") }
        if let parent = layer.superlayer {
            parent.children.removeAll { $0 === layer }
            parent.tree?.setNeedsDisplay()
        }
        children.insert(layer, at: index())
        layer.superlayer = self
        if layer.tree !== tree {
            layer.move(to: tree)
            if tree != nil { layer.actionNow(kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil) }
        }
        tree?.setNeedsDisplay()
    }

    func isInside(_ layer: CALayer) -> Bool {
        var next: CALayer? = self
        while let current = next {
            if current === layer { return true }
            next = current.superlayer
        }
        return false
    }

    /// Takes the whole subtree into a tree or out of it. Who leaves loses its animations: nothing shows them any more.
    func move(to tree: LayerTree?) {
        if self.tree != nil {
            removeAllAnimations()
            treeWillChange()
        }
        self.tree = tree
        if hasOwnTime { tree?.hours.areEqual = false }
        enteredTurn = tree?.turn ?? 0
        if let tree { for animation in attached { tree.start(animation) } }
        for child in children { child.move(to: tree) }
        traits.mask?.move(to: tree)
        treeDidChange()
    }
}
