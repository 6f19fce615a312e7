import Foundation

/// Other processes of this program that each play one scene and print its results as JSON.
nonisolated final class SmokeProcesses: @unchecked Sendable {
    private let scenes: [String]
    private let failureFolder: String
    private let options: [String]
    /// Protects `nextIndex` and `outcomes`. It is signaled when a result has arrived.
    private let condition = NSCondition()
    private var nextIndex = 0
    private var outcomes: [SmokeCommand.Outcome?]

    init(scenes: [String], failureFolder: String, options: [String] = []) {
        self.scenes = scenes
        self.failureFolder = failureFolder
        self.options = options
        outcomes = Array(repeating: nil, count: scenes.count)
    }

    /// Starts threads that each run one process after the other, until there are no more scenes.
    func start(_ count: Int) {
        for _ in 0..<count {
            Thread.detachNewThread {
                while let index = self.takeIndex() { self.store(self.play(self.scenes[index]), at: index) }
            }
        }
    }

    /// Waits for the results of a scene and returns them.
    func outcome(at index: Int) -> SmokeCommand.Outcome {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let outcome = outcomes[index] { return outcome }
            condition.wait()
        }
    }

    private func takeIndex() -> Int? {
        condition.lock()
        defer { condition.unlock() }
        guard nextIndex < scenes.count else { return nil }
        nextIndex += 1
        return nextIndex - 1
    }

    private func store(_ outcome: SmokeCommand.Outcome, at index: Int) {
        condition.lock()
        defer { condition.unlock() }
        outcomes[index] = outcome
        condition.broadcast()
    }

    /// Runs a process that plays a scene, and returns its results.
    private func play(_ scene: String) -> SmokeCommand.Outcome {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: Bundle.main.executablePath ?? CommandLine.arguments[0])
        process.arguments = ["smoke", scene, "--json", "--failures", failureFolder] + options
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        // The results are one line with a JSON object. Errors are read from the same pipe: they are the other lines.
        process.standardError = output
        do {
            try process.run()
        } catch {
            return Self.crash(scene, "its process did not start: \(error.localizedDescription)")
        }
        try? output.fileHandleForWriting.close()
        let lines = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
        process.waitUntilExit()
        for line in lines where line.hasPrefix("{") {
            if let outcome = try? JSONDecoder().decode(SmokeCommand.Outcome.self, from: Data(line.utf8)) { return outcome }
        }
        let end = process.terminationReason == .exit ? "ended with code" : "was ended by signal"
        let message = lines.first { $0.contains("atal error") } ?? lines.last ?? "it printed nothing"
        return Self.crash(scene, "its process \(end) \(process.terminationStatus): \(message)")
    }

    private static func crash(_ scene: String, _ problem: String) -> SmokeCommand.Outcome {
        SmokeCommand.Outcome(scene: scene, checks: [SmokeCommand.Check("no crash", hasPassed: false, problem: problem)])
    }
}
