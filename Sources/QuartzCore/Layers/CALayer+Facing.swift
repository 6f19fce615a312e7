extension CALayer {
    /// Whether this layer is not painted because it is single-sided and shows its back, as it is shown now, with the running animations.
    /// Superlayers are not considered.
    package var isTurnedAway: Bool {
        guard !modelValues.rareValues.isUnset, !modelValues.rareValues.isDoubleSided, !keepsDepth else { return false }
        return presentedPlacement.showsBack
    }

    /// Whether this layer or one of its superlayers is not painted because it shows its back.
    package var isTurnedAwayInTree: Bool { sequence(first: self, next: \.superlayer).contains(where: \.isTurnedAway) }

    /// The shown placement in the superlayer's plane, or in the plane of the nearest layer around it that has one.
    private var presentedPlacement: LayerPlacement {
        let parent = superlayer
        return LayerPlacement(
            values(at: now), in: parent.map { $0.values(at: $0.now) },
            enclosing: parent?.keepsDepth == true ? parent?.presentedPlacement : nil, keepsDepth: keepsDepth)
    }
}
