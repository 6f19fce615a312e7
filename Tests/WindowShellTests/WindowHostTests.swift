import CSDLWindow
import Foundation
import Testing

@testable import WindowShell

/// The window of `flipbook watch`, with SDL's dummy driver and programs that run in other processes.
@MainActor @Suite(.serialized) struct WindowHostTests {
    /// The executable is in the same folder as the test runner.
    private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("flipbook").path
    private static let arguments = ["run", "red-square", "--scale", "0.5"]

    private let host: WindowHost

    init() throws {
        setenv("SDL_VIDEODRIVER", "dummy", 1)
        host = try WindowHost(title: "Test", seconds: nil)
        host.describeErrors = { [Notice.Entry(message: $0)] }
    }

    /// Handles events until a condition is true. Fails if it stays false for a long time.
    private func handleEvents(_ location: SourceLocation = #_sourceLocation, until isMet: () -> Bool) {
        // A condition can be a request to the program, so it is not evaluated again after it has been true.
        for _ in 0..<1000 {
            if isMet() { return }
            host.handleNextEvent()
        }
        #expect(isMet(), sourceLocation: location)
    }

    private func push(_ event: SDL_Event) {
        var event = event
        SDL_PushEvent(&event)
    }

    private func mouseButton(_ type: SDL_EventType, x: Int32, y: Int32) -> SDL_Event {
        var event = SDL_Event(type)
        (event.button.button, event.button.x, event.button.y) = (1, x, y)
        event.button.state = type == SDL_MOUSEBUTTONDOWN ? 1 : 0
        return event
    }

    /// Returns the state that the shown program sends now.
    private func currentState() throws -> WindowState {
        host.lastState = nil
        host.program?.channel.post(.requestState)
        handleEvents { host.lastState != nil }
        return try JSONDecoder().decode(WindowState.self, from: #require(host.lastState))
    }

    /// The problem that is shown.
    private var problem: (title: String, entries: [Notice.Entry])? {
        if case .problem(let title, let entries, _) = host.notice { (title, entries) } else { nil }
    }

    private func startFirstProgram() throws -> HostedProgram {
        host.start(Self.program, Self.arguments)
        handleEvents { host.program != nil }
        #expect(host.notice == nil && host.window != nil)
        return try #require(host.program)
    }

    @Test func newerVersionReplacesTheProgramAndGetsTheReleaseOfAPress() throws {
        defer { host.close() }
        let first = try startFirstProgram()
        push(mouseButton(SDL_MOUSEBUTTONDOWN, x: 90, y: 240))
        handleEvents { first !== host.program || ((try? currentState())?.log?.liveInputs.isEmpty == false) }
        let pressed = try currentState()
        var replacements = 0
        host.onReplacement = { replacements += 1 }
        host.start(Self.program, Self.arguments)
        push(mouseButton(SDL_MOUSEBUTTONUP, x: 90, y: 240))
        handleEvents { replacements == 1 }
        #expect(host.program !== first && host.nextProgram == nil && host.notice == nil)
        handleEvents { (try? currentState())?.log?.liveInputs.count ?? 0 > pressed.log?.liveInputs.count ?? 0 }
        let continued = try currentState()
        #expect(continued.scene == "red-square")
        #expect(continued.log?.liveInputs.prefix(pressed.log?.liveInputs.count ?? 0) == pressed.log?.liveInputs[...])
        #expect(continued.log?.frame ?? 0 >= pressed.log?.frame ?? .max)
    }

    @Test func keptTakeIsAVideoInTheNewerVersion() throws {
        defer { host.close() }
        let first = try startFirstProgram()
        var text = SDL_Event(SDL_TEXTINPUT)
        withUnsafeMutableBytes(of: &text.text.text) { $0.copyBytes(from: [UInt8(ascii: "c"), 0]) }
        push(text)
        handleEvents { (try? currentState())?.videoOfTakeA != nil }
        let video = try #require(try currentState().videoOfTakeA)
        #expect(video.path.hasPrefix("/dev/shm/flipbook-\(getpid())-kept-") && video.mode == .side)
        // Another process records it.
        handleEvents { FileManager.default.fileExists(atPath: video.path) }
        host.start(Self.program, Self.arguments)
        handleEvents { host.program !== first && host.program != nil }
        #expect(try currentState().videoOfTakeA == video)
        host.close()
        #expect(!FileManager.default.fileExists(atPath: video.path) && !FileManager.default.fileExists(atPath: video.scriptPath))
    }

    @Test func programThatFailsToStartKeepsTheOldOne() throws {
        defer { host.close() }
        let first = try startFirstProgram()
        var problems: [String] = []
        host.onProblem = { title, entries, _ in problems.append("\(title), \(entries.count)") }
        host.start("/no/such/program", [])
        handleEvents { host.notice != nil }
        #expect(host.program === first && host.nextProgram == nil)
        #expect(problem?.title == "The program does not start")
        host.notice = nil
        // The new version ends with a usage error before its first frame.
        host.start(Self.program, ["run", "no-such-scene"])
        handleEvents { host.notice != nil }
        #expect(host.program === first)
        #expect(problem?.title.hasPrefix("The program ended with code 2") == true)
        #expect(problem?.entries.contains { $0.message.contains("no-such-scene") } == true)
        #expect(problems.count == 2 && problems[0] == "The program does not start, 1" && problems[1].contains("ended with code 2"))
        // The same problem is reported each time.
        let notice = host.notice
        host.notice = notice
        #expect(problems.count == 3 && problems[2] == problems[1])
        // The old version still plays.
        let frame = try currentState().log?.frame ?? 0
        handleEvents { (try? currentState())?.log?.frame ?? 0 > frame }
    }

    @Test func problemIsShownBeforeItIsReported() {
        defer { host.close() }
        #expect(host.window == nil)
        var isShown: [Bool] = []
        host.onProblem = { _, _, _ in
            isShown.append(host.window != nil)
            // The problem can be removed in the call.
            host.notice = nil
        }
        host.notice = .problem(title: "It failed", [Notice.Entry(message: "no reason")])
        #expect(isShown == [true] && host.notice == nil)
    }

    /// The first build takes minutes, so the window opens when it begins. The user can close it.
    @Test func firstBuildIsShownBeforeThereIsAProgram() {
        defer { host.close() }
        host.notice = .building("Plant")
        #expect(host.window != nil && host.program == nil && !host.isFinished)
        push(SDL_Event(SDL_QUIT))
        handleEvents { host.isFinished }
    }

    @Test func windowOfTheFirstBuildGetsTheSizeOfTheProgram() throws {
        host.notice = .building("Plant")
        let window = try #require(host.window)
        let emptySize = window.size
        let program = try startProgramInEmptyWindow()
        #expect(host.window === window && window.size != emptySize)
        #expect(program.pixels?.width == window.width && program.pixels?.height == window.height)
        let size = window.size
        host.close()
        // It is the size of a window that the program opens itself.
        let other = try WindowHost(title: "Test", seconds: nil)
        defer { other.close() }
        other.start(Self.program, Self.arguments)
        for _ in 0..<1000 where other.program == nil { other.handleNextEvent() }
        #expect(other.window?.size == size)
    }

    @Test func windowOfTheFirstBuildKeepsTheSizeThatTheUserHasChosen() throws {
        defer { host.close() }
        host.notice = .building("Plant")
        let window = try #require(host.window)
        SDL_SetWindowSize(window.handle, 530, 470)
        handleEvents { window.width == 530 && window.height == 470 }
        _ = try startProgramInEmptyWindow()
        #expect(host.window === window && window.width == 530 && window.height == 470)
    }

    /// Starts a program in a window that shows the notice of a build.
    private func startProgramInEmptyWindow() throws -> HostedProgram {
        host.onReplacement = { [host] in host.notice = nil }
        host.start(Self.program, Self.arguments)
        handleEvents { host.program != nil }
        return try #require(host.program)
    }

    /// The window does not show the output of the build. It is passed to `onProblem`, which prints it with the problem.
    @Test func outputOfAFailedBuildIsReportedWithItsProblem() {
        defer { host.close() }
        var outputs: [String?] = []
        host.onProblem = { _, _, buildOutput in outputs.append(buildOutput) }
        let entry = Notice.Entry(location: "Menu.swift:3:5", message: "cannot find 'x' in scope")
        for output in ["first", "second", "second"] {
            host.notice = .problem(title: "The program cannot be built", [entry], buildOutput: output)
        }
        #expect(problem?.entries == [entry])
        host.notice = .problem(title: "The build does not start", [entry])
        #expect(outputs == ["first", "second", "second", nil])
    }

    @Test func programWithoutAFrameIsGivenUp() throws {
        defer { host.close() }
        let first = try startFirstProgram()
        host.maximumStartTime = 0.3
        host.start("/usr/bin/tail", ["-f", "/dev/null"])
        handleEvents { host.notice != nil }
        #expect(host.program === first && host.nextProgram == nil)
        #expect(problem?.title == "The new version shows no frame")
    }

    @Test func crashLeavesTheWindowOpenForTheNextVersion() throws {
        defer { host.close() }
        let first = try startFirstProgram()
        first.kill()
        handleEvents { host.notice != nil }
        #expect(host.program == nil && host.window != nil && !host.isFinished)
        #expect(problem?.title.contains("crashed") == true)
        var replacements = 0
        host.onReplacement = { replacements += 1 }
        host.start(Self.program, Self.arguments)
        handleEvents { replacements == 1 }
        #expect(host.program != nil && host.program !== first)
    }

    @Test func quittingTheProgramClosesTheWindow() throws {
        defer { host.close() }
        _ = try startFirstProgram()
        push(SDL_Event(SDL_QUIT))
        handleEvents { host.isFinished }
        #expect(host.notice == nil)
    }
}
