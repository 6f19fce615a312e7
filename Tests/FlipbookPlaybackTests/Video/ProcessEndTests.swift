import Foundation
import Testing

@testable import FlipbookPlayback

@Suite struct ProcessEndTests {
    @Test(arguments: [0, 3]) func exitCodeIsKnownAfterTheEnd(code: Int32) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exit \(code)"]
        let end = ProcessEnd(of: process)
        try process.run()
        end.wait()
        #expect(process.terminationReason == .exit && process.terminationStatus == code)
        // The end of a failed recording is awaited twice: for the error message, and when the recording is abandoned.
        end.wait()
    }

    @Test func signalIsKnownAfterTheEnd() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "kill -9 $$"]
        let end = ProcessEnd(of: process)
        try process.run()
        end.wait()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGKILL)
    }

    /// `waitUntilExit()` notices the end of ffmpeg up to 50 ms later than `ProcessEnd`.
    @Test func encodersAreNotPolled() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let sources = folder.appending(path: "../../../Sources/FlipbookPlayback/Video").standardized
        for name in ["VideoWriter", "FramePipe", "H264Encoder"] {
            let source = try String(contentsOf: sources.appending(path: name + ".swift"), encoding: .utf8)
            #expect(source.contains("ProcessEnd(of: process)") && !source.contains("waitUntilExit"), "\(name)")
        }
    }
}
