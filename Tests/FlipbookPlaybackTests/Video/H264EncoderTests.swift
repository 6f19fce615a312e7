import Testing

@testable import FlipbookPlayback

@MainActor @Suite struct H264EncoderTests {
    /// The number of threads affects the bytes. With x264's thread for the frames ahead, some recordings of the same frames have other bytes,
    /// because they depend on the moments at which the frames arrive.
    @Test func softwareEncoderDoesNotDependOnTheMachine() {
        for quality in [VideoQuality.draft, .good, .best] {
            let arguments = H264Encoder.software.arguments(quality, framesPerSecond: 50)
            for (name, value) in [("-threads", "4"), ("-x264-params", "sync-lookahead=0"), ("-g", "50")] {
                let index = arguments.firstIndex(of: name) ?? arguments.count - 1
                #expect(arguments.filter { $0 == name }.count == 1 && arguments[(index + 1) % arguments.count] == value, "\(quality)")
            }
        }
    }
}
