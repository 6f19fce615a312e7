import Testing

@testable import FlipbookKit

/// The frames of a tour among which `profile` looks for the slowest.
@MainActor @Suite struct ProfileCommandFrameTests {
    @Test func shortToursAreMeasuredFrameByFrame() {
        #expect(ProfileCommand.searchedFrames(frameCount: 0) == [0] && ProfileCommand.searchedFrames(frameCount: 1) == [0])
        #expect(ProfileCommand.searchedFrames(frameCount: 4) == [0, 1, 2, 3])
    }

    @Test func longToursAreMeasuredAtEqualDistances() {
        let frames = ProfileCommand.searchedFrames(frameCount: 205)
        #expect(frames.count == 60 && frames.first == 0 && frames.last == 204)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { (3...4).contains($1 - $0) })
    }
}
