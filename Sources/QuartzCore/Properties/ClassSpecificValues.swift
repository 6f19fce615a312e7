/// The values that only layers of one class have.
nonisolated package enum ClassSpecificValues: Equatable, Sendable {
    case none
    case shape(ShapeValues)
    case gradient(GradientValues)
    case replicator(ReplicatorValues)
    case emitter(EmitterValues)
    case backdrop(BackdropValues)
}

/// The kinds of `ClassSpecificValues`.
nonisolated enum ClassSpecificKind: Sendable { case shape, gradient, replicator, emitter, backdrop }
