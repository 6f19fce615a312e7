import Stage
import Testing

@testable import FlipbookPlayback

/// The recorded inputs of a take, without a stage.
@MainActor @Suite struct InputRecordingTests {
    private func input(_ text: String, at frame: Int) -> TimedInput { TimedInput(frame: frame, input: .commit(text)) }

    /// Returns a recording with the inputs a, b and c in the frames 3, 3 and 8.
    private func makeRecording(repeating log: TakeLog? = nil) -> InputRecording {
        var recording = InputRecording(repeating: log)
        recording.append(input("a", at: 3))
        recording.append(input("b", at: 3))
        recording.append(input("c", at: 8))
        return recording
    }

    /// Returns the recorded inputs that are performed up to a frame.
    private func performedInputs(_ recording: inout InputRecording, until frame: Int) -> [Input] {
        var inputs: [Input] = []
        while let input = recording.nextInput(at: frame) { inputs.append(input) }
        return inputs
    }

    @Test func inputsAreRepeatedInTheirFrames() {
        var recording = makeRecording()
        let beforeRestart = performedInputs(&recording, until: 90)
        #expect(beforeRestart.isEmpty, "the inputs were performed when they were recorded")
        recording.rewind()
        let expected: [(frame: Int, inputs: [Input])] = [
            (2, []), (3, [.commit("a"), .commit("b")]), (7, []), (8, [.commit("c")]), (90, []),
        ]
        for (frame, inputs) in expected {
            let performed = performedInputs(&recording, until: frame)
            #expect(performed == inputs, "frame \(frame)")
        }
    }

    @Test func onlyLaterInputsAreRemoved() {
        var recording = makeRecording()
        recording.rewind()
        let first = recording.nextInput(at: 5)
        let removed = recording.removeLaterInputs()
        #expect(first == .commit("a"))
        #expect(removed == [input("b", at: 3), input("c", at: 8)])
        #expect(recording.inputs == [input("a", at: 3)])
    }

    @Test func liveInputsOfAnEarlierTakeAreRepeatedOnce() {
        var log = TakeLog()
        log.liveInputs = [input("x", at: 4), input("y", at: 11), input("z", at: 12)]
        var recording = makeRecording(repeating: log)
        let expected: [(frame: Int, input: Input?)] = [(3, nil), (4, .commit("x")), (10, nil), (11, .commit("y"))]
        for (frame, input) in expected {
            let repeated = recording.nextPendingInput(at: frame)
            #expect(repeated == input, "frame \(frame)")
        }
        recording.removePendingInputs()
        let discarded = recording.nextPendingInput(at: 12)
        #expect(discarded == nil)
    }

    @Test func logHasAllInputsIfTheScriptIsNotUsed() {
        var recording = makeRecording()
        recording.logLiveInput(input("c", at: 8))
        #expect(recording.usesScript)
        #expect(recording.log.liveInputs == [input("c", at: 8)])
        recording.replaceLogByInputs()
        recording.append(input("d", at: 13))
        #expect(!recording.usesScript)
        #expect(recording.log.liveInputs.count == 4)
        #expect(recording.log.liveInputs == recording.inputs)
    }
}
