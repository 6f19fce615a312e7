extension CALayer {
    /// Whether this layer is not painted, because it is single-sided and its back faces the viewer. The running animations are considered,
    /// but not the superlayers.
    package var isBackFaceCulled: Bool {
        guard !modelValues.rareValues.isUnset, !modelValues.rareValues.isDoubleSided, !keepsDepth else { return false }
        return presentedPlacement.showsBack
    }

    /// Whether this layer or one of its superlayers is not painted because it shows its back.
    package var isBackFaceCulledInTree: Bool { sequence(first: self, next: \.superlayer).contains(where: \.isBackFaceCulled) }

    /// The shown placement in the plane of the superlayer. If the superlayer keeps depth, the placement is in the plane of the nearest
    /// superlayer that has a plane.
    private var presentedPlacement: LayerPlacement {
        let parent = superlayer
        return LayerPlacement(
            values(at: now), in: parent.map { $0.values(at: $0.now) },
            enclosing: parent?.keepsDepth == true ? parent?.presentedPlacement : nil, keepsDepth: keepsDepth)
    }
}
