import Foundation
import Testing

@testable import WindowShell

/// A program whose window is owned by another process. These tests act as that process, without a window.
@MainActor @Suite struct HostedProgramTests {
    /// The executable is in the same folder as the test runner.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("flipbook").path

    /// Owns a window of 188 × 334 pixels and keeps the last frame.
    @MainActor private final class Owner {
        let inbox = HostInbox()
        var program: HostedProgram?
        var titles: [String] = []
        var frameCount = 0
        var image: [UInt8] = []
        var state: Data?
        var end: HostedProgram.End?
        var errors = ""
        /// The number of frames that are answered. The program waits for an answer before it paints the next one.
        var answeredFrames = Int.max

        func start(_ arguments: [String], state: Data? = nil) throws {
            program = try HostedProgram(
                HostedProgramTests.program, arguments, begin: .begin(screenWidth: 800, screenHeight: 600, state: state), inbox: inbox,
                onMessage: { [weak self] in self?.receive($1, from: $0) },
                onEnd: { [weak self] in
                    self?.end = $1
                    self?.errors = $2
                })
        }

        private func receive(_ message: WindowMessage, from program: HostedProgram) {
            switch message {
            case .open(let title, _, _, _):
                titles.append(title)
                program.channel.send(.size(width: 188, height: 334, pixelsPerPoint: 1))
            case .title(let title): titles.append(title)
            case .pixels(let path, let width, let height):
                program.pixels = try? SharedPixels(existingFileAt: path, width: width, height: height)
            case .frame:
                frameCount += 1
                if let pixels = program.pixels {
                    image = [UInt8](UnsafeRawBufferPointer(start: pixels.base, count: pixels.width * pixels.height * 4))
                }
                if frameCount <= answeredFrames { program.channel.send(.shown) }
            case .state(let data): state = data
            default: break
            }
        }

        /// Handles messages until a condition is true. Fails if nothing arrives for a long time.
        func wait(_ location: SourceLocation = #_sourceLocation, until isMet: () -> Bool) {
            for _ in 0..<2000 {
                if isMet() { return }
                inbox.wait(seconds: 10)
                inbox.performAll()
            }
            #expect(isMet(), sourceLocation: location)
        }
    }

    private func decodedState(_ owner: Owner) throws -> WindowState {
        try JSONDecoder().decode(WindowState.self, from: #require(owner.state))
    }

    @Test func newerVersionContinuesAtTheSameFrame() throws {
        let first = Owner()
        // The window has appeared completely, and the scene still moves.
        first.answeredFrames = 40
        try first.start(["run", "red-square", "--scale", "0.5"])
        first.wait { first.frameCount == 41 }
        first.state = nil
        first.program?.channel.send(.requestState)
        first.wait { first.state != nil }
        let state = try decodedState(first)
        #expect(state.scene == "red-square" && (state.log?.frame ?? 0) > 30 && first.titles.last == "Flipbook: Red Square")
        first.program?.kill()

        let second = Owner()
        second.answeredFrames = 0
        try second.start(["run", "red-square", "--scale", "0.5"], state: first.state)
        second.wait { second.frameCount == 1 }
        #expect(second.image.count == 188 * 334 * 4 && second.image == first.image)
        #expect(second.image != [UInt8](repeating: second.image.first ?? 0, count: second.image.count))
        second.program?.kill()
        second.wait { second.end != nil }
        #expect(second.end == .signal(SIGKILL))
    }

    @Test func programEndsWithTheOwnerOfItsWindow() throws {
        let owner = Owner()
        owner.answeredFrames = 3
        try owner.start(["run", "red-square", "--scale", "0.5"])
        owner.wait { owner.frameCount == 4 }
        shutdown(try #require(owner.program).channel.descriptor, Int32(SHUT_RDWR))
        owner.wait { owner.end != nil }
        #expect(owner.end == .exit(0))
    }

    @Test func errorsOfTheProgramAreKept() throws {
        let owner = Owner()
        try owner.start(["run", "no-such-scene"])
        owner.wait { owner.end != nil }
        #expect(owner.end == .exit(2) && owner.errors.contains("there is no scene 'no-such-scene'"))
    }

    @Test func anotherProtocolVersionIsAnError() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = ["run", "red-square"]
        process.environment = ProcessInfo.processInfo.environment.merging([RemoteWindow.environmentKey: "0"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1 && text.split(separator: "\n").count == 1, "\(text)")
        #expect(text.contains("window protocol \(RemoteWindow.protocolVersion) and 0"), "\(text)")
    }

    @Test func messagesArriveWhole() throws {
        let (a, b) = try MessageChannel.makeSockets()
        let (sender, receiver) = (MessageChannel(a), MessageChannel(b))
        let messages: [WindowMessage] = [
            .title("Überblick 🎬"), .frame((0..<4000).map { Int32($0 * 7 - 90) }), .size(width: 7, height: 11, pixelsPerPoint: 1.5),
            .state(Data((0..<9000).map { UInt8($0 % 251) })), .close,
        ]
        for message in messages { #expect(sender.send(message)) }
        for message in messages { #expect(receiver.receive() == message) }
        // A length of 4 GB is not a message.
        _ = [UInt8](repeating: 255, count: 4).withUnsafeBytes { write(a, $0.baseAddress, 4) }
        #expect(receiver.receive() == nil)
    }
}
