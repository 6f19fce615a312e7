import FlipbookDisplayList
import FlipbookInspection
import FlipbookPlayback
import QuartzCore
import Stage

/// The changes of timings that the user makes in the inspector.
final class TimingEditor {
    /// The change that will be applied in the next frame, or nil. A drag can make several changes in a frame, of which only the last one is
    /// applied.
    var pendingEdit: TimingEdit?
    /// The return addresses of the call whose timing was changed last.
    private var editedCall: [UInt] = []
    /// Whether the duration in this call has no effect, because the block around the call determines the duration.
    private var editedCallInheritsDuration = false
    /// The frames before the timing was changed, or nil.
    private var ghost: TimingGhost?
    /// The playback to which the changes belong.
    private weak var editedPlayback: Playback?

    /// Removes the state of the changes if another playback is shown now.
    func update(for playback: Playback?) {
        if editedPlayback !== playback, editedPlayback != nil || ghost != nil { forgetEdits() }
    }

    /// Plays the take again with the change that the user has made. Returns a message if the call cannot be recognized, otherwise nil.
    ///
    /// - Parameters:
    ///   - selection: The serial number of the layer that is shown as a ghost, or nil for all layers.
    ///   - showsGhost: Whether the frames before the change are shown as a ghost.
    func applyPendingEdit(to playback: Playback, selection: Int?, showsGhost: Bool) -> String? {
        guard let edit = pendingEdit else { return nil }
        pendingEdit = nil
        guard let call = SourceLocator.shared.addressesUpToCall(in: CallStack(addresses: edit.returnAddresses)) else {
            return "The program has no debug information, so the call cannot be recognized"
        }
        var change = playback.take.timings.change(forCall: call)
        change.merge(edit.change)
        guard change != playback.take.timings.change(forCall: call) else { return nil }
        playback.take.timings.set(change, forCall: call)
        (editedCall, editedCallInheritsDuration, editedPlayback) = (call, edit.inheritsDuration, playback)
        if ghost == nil, showsGhost, let inspection = playback.take.inspection {
            ghost = TimingGhost(inspection.history, layers: selection.map { [$0] } ?? [])
        }
        playback.replayInspected()
        return nil
    }

    /// Removes the changes of timings. The take is played again with the timings of the source.
    func resetTimings(of playback: Playback?) {
        forgetEdits()
        guard let playback, !playback.take.timings.isEmpty else { return }
        playback.take.timings = TimingTable()
        playback.replayInspected()
    }

    /// Removes the state of the changes. Called when another take is shown, and when the changes are reset.
    private func forgetEdits() { (ghost, pendingEdit, editedCall, editedPlayback) = (nil, nil, [], nil) }

    /// Returns the source line of a changed call with the new numbers, or only the new arguments if the line has no literals for them, and a
    /// message for the user. The text is nil if there is no changed call, if its source is not on this computer, or if a new duration in the
    /// line would have no effect.
    ///
    /// - Parameter animation: An animation that the call has created, or nil for the call that was changed last.
    func editedLine(of playback: Playback?, _ animation: LayerReport.AnimationState?) -> (text: String?, message: String) {
        let chosenCall = animation.flatMap { SourceLocator.shared.addressesUpToCall(in: CallStack(addresses: $0.returnAddresses)) }
        let call = chosenCall ?? editedCall
        let inheritsDuration = chosenCall == nil ? editedCallInheritsDuration : animation?.inheritsDuration == true
        guard !call.isEmpty else {
            return (nil, "No timing is changed: select an animation with Tab, then press Alt with an arrow key")
        }
        let line = SourceLocator.shared.line(of: CallStack(addresses: call))
        guard let line, let text = SourceTexts.shared.text(path: line.path)?.line(line.line) else {
            return (nil, "The source of the changed call is not on this computer")
        }
        let change = playback?.take.timings.change(forCall: call) ?? TimingChange()
        if inheritsDuration, change.duration != nil {
            return (
                nil,
                "Nothing copied: line \(line.line) of \(line.fileName) inherits its duration; add .overrideInheritedDuration to its options, "
                    + "or change the outer block"
            )
        }
        switch SourceLineEdit(text, change) {
        case .changed(let edited): return (edited, "Copied line \(line.line) of \(line.fileName)")
        case .notALiteral(let name):
            let arguments = SourceLineEdit.arguments(of: change)
            guard !arguments.isEmpty else { return (nil, "Line \(line.line) of \(line.fileName) has no literal for \(name)") }
            return (arguments, "Copied \(arguments) for line \(line.line) of \(line.fileName)")
        }
    }

    // MARK: - Ghost

    /// Removes the ghost of the frames before the timing was changed.
    func removeGhost() { ghost = nil }

    /// Returns a list with the ghost: the layers as they were in the displayed frame before the timing was changed.
    ///
    /// - Parameter list: The shown list, or nil for the list of the stage.
    func listWithGhost(_ list: DisplayList?, of playback: Playback) -> DisplayList? {
        guard let ghost, let before = ghost.list(at: playback.displayedFrame) else { return list }
        var combined = list ?? playback.stage.displayList()
        ghost.add(before, to: &combined)
        return combined
    }
}
