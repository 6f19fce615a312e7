import Foundation
import Raster

extension Bench {
    /// Frames painted by us on one thread and on all, and the same frames by other libraries, where their programs in `Benchmarks` have been
    /// built, with how many times as long they take as we on one thread.
    static func paint() -> Table {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let peers = ["cairo", "pixman", "qt"].compactMap { name in program(name).map { (name, times(of: $0)) } }
        let rows = RasterBench.allCases.map { kind in
            let alone = least(kind, threads: 1)
            let others = peers.flatMap { peer in
                let time = peer.1[kind.rawValue]
                return [time, time.map { $0 / alone }]
            }
            return Row(name: kind.title, values: [alone, least(kind, threads: cores), kind.goal] + others)
        }
        let size = RasterBench.size
        return Table(
            name: "paint", unit: "ms a frame of \(size.width) × \(size.height)",
            columns: ["1 thread", "\(cores) threads", "goal"] + peers.flatMap { [$0.0, "times"] }, rows: rows)
    }

    /// The least of many frames: on a machine that has other work only that means anything.
    private static func least(_ kind: RasterBench, threads: Int) -> Double {
        let frames = kind.frames(threads: threads)
        let clock = ContinuousClock()
        var (least, spent, frame) = (Double.infinity, 0.0, 0)
        while frame < 20 || spent < 700 {
            let time = clock.measure { frames.paint(frame) } / .milliseconds(1)
            // The first fills caches, as the first frame of a scene does.
            if frame > 1 { least = min(least, time) }
            spent += time
            frame += 1
        }
        return least
    }

    // MARK: - Others

    /// Built in `Benchmarks/build` of the package that the executable was built in.
    private static func program(_ name: String) -> URL? {
        guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        while folder.path.count > 1 {
            folder.deleteLastPathComponent()
            let program = folder.appendingPathComponent("Benchmarks/build/\(name)")
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        }
        return nil
    }

    /// What it prints: lines of a row's name and milliseconds.
    private static func times(of program: URL) -> [String: Double] {
        let process = Process()
        process.executableURL = program
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return [:] }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let rows = output.split(separator: "\n").map { $0.split(separator: " ") }.filter { $0.count == 2 }
        return Dictionary(rows.compactMap { row in Double(row[1]).map { (String(row[0]), $0) } }) { $1 }
    }
}
