import FlipbookRaster
import Foundation

extension Benchmarks {
    /// Measures frames painted by FlipbookRaster on one thread and on all threads. If the programs in `Benchmarks` are built, other
    /// libraries paint the same frames. The table also contains the ratio of their times to that of FlipbookRaster on one thread.
    static func paint() -> Table {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let libraries = ["cairo", "pixman", "qt"].compactMap { name in comparisonProgram(name).map { (name, times(of: $0)) } }
        let rows = RasterBenchmark.allCases.map { kind in
            let singleThreadTime = shortestFrameTime(kind, threads: 1)
            let comparisons = libraries.flatMap { library in
                let time = library.1[kind.rawValue]
                return [time, time.map { $0 / singleThreadTime }]
            }
            return Row(name: kind.title, values: [singleThreadTime, shortestFrameTime(kind, threads: cores), kind.goal] + comparisons)
        }
        let size = RasterBenchmark.size
        return Table(
            name: "paint", unit: "ms per frame of \(size.width) × \(size.height) pixels",
            columns: ["1 thread", "\(cores) threads", "goal"] + libraries.flatMap { [$0.0, "ratio"] }, rows: rows)
    }

    /// Returns the shortest time of many frames in milliseconds. If the machine has other work, only the minimum is meaningful.
    private static func shortestFrameTime(_ kind: RasterBenchmark, threads: Int) -> Double {
        let frames = kind.frames(threads: threads)
        let clock = ContinuousClock()
        var (shortest, total, frame) = (Double.infinity, 0.0, 0)
        while frame < 20 || total < 700 {
            let time = clock.measure { frames.paint(frame) } / .milliseconds(1)
            // The first frames fill caches, as the first frame of a scene does. They are ignored.
            if frame > 1 { shortest = min(shortest, time) }
            total += time
            frame += 1
        }
        return shortest
    }

    // MARK: - Other libraries

    /// Returns the program of another library, in `Benchmarks/build` of the package in which this executable was built.
    static func comparisonProgram(_ name: String) -> URL? {
        guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        while folder.path.count > 1 {
            folder.deleteLastPathComponent()
            let program = folder.appendingPathComponent("Benchmarks/build/\(name)")
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        }
        return nil
    }

    /// Runs a program and returns its times in milliseconds by row name. Each line of the program's output has a row name and a time.
    static func times(of program: URL) -> [String: Double] {
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
