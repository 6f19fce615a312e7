import CoreGraphics

extension CALayer {
    var defaultSublayers: [CALayer]? {
        get {
            if let modelLayer { return modelLayer.sublayers?.compactMap { $0.presentation() } }
            return children.isEmpty ? nil : children
        }
        set {
            let newSublayers = newValue ?? []
            // Layers that are still sublayers are only reordered. Removing and adding them again would end their animations.
            for layer in children where !newSublayers.contains(object: layer) { layer.removeFromSuperlayer() }
            for layer in newSublayers { addSublayer(layer) }
        }
    }

    func defaultAddSublayer(_ layer: CALayer) { insert(layer) { children.count } }

    func defaultInsertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer) { min(Int(index), children.count) } }

    func defaultInsertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer) { sibling.flatMap { children.firstIndex(ofObject: $0) } ?? 0 }
    }

    func defaultInsertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer) { sibling.flatMap { children.firstIndex(ofObject: $0) }.map { $0 + 1 } ?? children.count }
    }

    func defaultReplaceSublayer(_ old: CALayer, with new: CALayer) {
        guard old !== new, children.contains(old) else { return }
        insertSublayer(new, above: old)
        // If the insertion was refused, the old layer stays. The same is true if a callback of the insertion has moved one of the two
        // layers.
        guard new.superlayer === self, old.superlayer === self else { return }
        old.removeFromSuperlayer()
    }

    /// Exchanges two sublayers in the order from back to front. Has no effect if one of them is not a sublayer.
    package func exchangeSublayers(_ first: CALayer, _ second: CALayer) {
        guard let index = children.firstIndex(ofObject: first), let otherIndex = children.firstIndex(ofObject: second) else { return }
        children.swapAt(index, otherIndex)
        tree?.setNeedsDisplay()
    }

    func defaultRemoveFromSuperlayer() {
        guard let parent = superlayer else { return }
        if parent.settings.mask === self { return parent.mask = nil }
        if tree != nil { enabledAction(forKey: kCAOnOrderOut)?.run(forKey: kCAOnOrderOut, object: self, arguments: nil) }
        parent.children.removeAll { $0 === self }
        superlayer = nil
        if parent.owner == nil { parent.markForLayout() }
        parent.tree?.setNeedsDisplay()
        if tree != nil { setTree(nil) }
    }

    /// Inserts a sublayer. A layer that moves within its tree keeps its animations.
    private func insert(_ layer: CALayer, at index: () -> Int) {
        guard !isSelfOrDescendant(of: layer) else {
            return Diagnostics.report(
                .warning, source: "CALayer",
                "A layer cannot be added to itself or to a layer inside it; the call is ignored. Remove the inner layer from its "
                    + "superlayer first."
            )
        }
        guard hasRoom(for: layer) else { return reportMaximumNesting() }
        if let parent = layer.superlayer {
            // A mask becomes an ordinary sublayer.
            if parent.settings.mask === layer { parent.mask = nil }
            parent.children.removeAll { $0 === layer }
            if parent.owner == nil { parent.markForLayout() }
            parent.tree?.setNeedsDisplay()
        }
        children.insert(layer, at: index())
        layer.superlayer = self
        updateSubtreeHeight(for: layer)
        if owner == nil { markForLayout() }
        if layer.layoutMarks.isMarked || layer.layoutMarks.hasMarkedDescendant { layer.markSuperlayersForLayout() }
        if layer.tree !== tree {
            layer.setTree(tree)
            if tree != nil { layer.enabledAction(forKey: kCAOnOrderIn)?.run(forKey: kCAOnOrderIn, object: layer, arguments: nil) }
        }
        tree?.setNeedsDisplay()
    }

    // MARK: - Nesting

    /// The largest depth of nested layers. All walks through a tree are recursive, and each level needs a part of the stack.
    nonisolated package static let maximumNesting = 400

    /// Whether a layer can be added without exceeding the maximum nesting.
    package func hasRoom(for layer: CALayer) -> Bool {
        var level = 1
        var next = superlayer
        while let current = next {
            level += 1
            next = current.superlayer
        }
        if level + layer.subtreeHeight <= Self.maximumNesting { return true }
        layer.subtreeHeight = layer.measuredSubtreeHeight
        return level + layer.subtreeHeight <= Self.maximumNesting
    }

    /// The exact number of levels of layers and masks, counted from this layer.
    private var measuredSubtreeHeight: Int {
        var height = 0
        var level = [self]
        while !level.isEmpty {
            height += 1
            level = level.flatMap { $0.children + ($0.settings.mask.map { [$0] } ?? []) }
        }
        return height
    }

    /// Updates the heights of this layer and its superlayers after a layer was added.
    func updateSubtreeHeight(for layer: CALayer) {
        var height = layer.subtreeHeight + 1
        var next: CALayer? = self
        while let current = next, current.subtreeHeight < height {
            current.subtreeHeight = height
            height += 1
            next = current.superlayer
        }
    }

    /// Reports that a layer was not added.
    func reportMaximumNesting() {
        Diagnostics.report(
            .warning, source: "CALayer",
            "A layer cannot be added, because more than \(Self.maximumNesting) layers would be nested; the call is ignored. Add "
                + "it to a layer that is less nested.", onlyOnce: true)
    }

    /// Returns whether the layer is `layer` or one of its descendants.
    func isSelfOrDescendant(of layer: CALayer) -> Bool {
        var next: CALayer? = self
        while let current = next {
            if current === layer { return true }
            next = current.superlayer
        }
        return false
    }

    /// Moves the layer and its descendants into a tree, or out of their tree if `tree` is nil. All animations are removed when a layer
    /// leaves a tree.
    func setTree(_ tree: LayerTree?) {
        if self.tree != nil {
            removeAllAnimations()
            treeWillChange()
        }
        self.tree = tree
        if hasOwnTime { tree?.sharedTimeFlag.isSet = false }
        commitCountOnEntry = tree?.commitCount ?? 0
        if let tree { for animation in attachedAnimations { tree.start(animation) } }
        if settings.needsDisplay { tree?.addLayerToDisplay(self) }
        for child in children { child.setTree(tree) }
        settings.mask?.setTree(tree)
        treeDidChange()
    }
}
