import FlipbookRaster
import Foundation

extension Benchmarks {
    /// Measures frames painted by FlipbookRaster on one thread and on all threads. If the programs in `Benchmarks` are built, other
    /// libraries paint the same frames. The table also contains the ratio of their times to the time of FlipbookRaster on one thread.
    static func paint() -> Table {
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let copy = copyTime()
        let libraries = libraryTimes(environment: [:])
        let rows = RasterBenchmark.allCases.map { kind in
            let time = shortestFrameTime(kind, threads: 1)
            let goal = kind.goal ?? kind.goalInCopies.map { $0 * copy }
            return Row(
                name: kind.title, values: [time, shortestFrameTime(kind, threads: cores), goal] + comparisons(kind, time, libraries))
        }
        let size = RasterBenchmark.size
        return Table(
            name: "paint", unit: "ms per frame of \(size.width) × \(size.height) pixels",
            columns: ["1 thread", "\(cores) threads", "goal"] + libraries.flatMap { [$0.name, "ratio"] },
            rows: rows + [Row(name: "memcpy of a frame", values: [copy])])
    }

    /// Measures the same frames without AVX2. Other libraries are limited in the same way, as far as possible. The kernels are chosen once
    /// in a process, so this program runs itself.
    static func baseline() -> Table {
        let libraries = libraryTimes(environment: [
            "PIXMAN_DISABLE": "ssse3", "QT_NO_CPU_FEATURE": "sse3 ssse3 sse4.1 sse4.2 avx avx2 avx512f",
        ])
        let times = paintTimesWithoutAVX2()
        let rows = RasterBenchmark.allCases.map { kind in
            Row(name: kind.title, values: [times[kind.title]] + comparisons(kind, times[kind.title], libraries))
        }
        return Table(
            name: "baseline", unit: "ms per frame, one thread, without AVX2",
            columns: ["1 thread"] + libraries.flatMap { [$0.name, "ratio"] }, rows: rows)
    }

    /// Returns the times of the table `paint` on one thread, by row name. They are measured in a new process of this program, which does
    /// not use AVX2.
    private static func paintTimesWithoutAVX2() -> [String: Double] {
        struct Entry: Decodable {
            let name: String
            let values: [Double?]
        }
        guard let program = Bundle.main.executableURL else { return [:] }
        let output = printedText(
            of: program, ["bench", "--only", "paint", "--json"], environment: ["FLIPBOOK_KERNELS": "baseline", withoutLibraries: "1"])
        let entries = (try? JSONDecoder().decode([Entry].self, from: Data(output.utf8))) ?? []
        return Dictionary(entries.compactMap { entry in entry.values.first.flatMap { $0 }.map { (entry.name, $0) } }) { $1 }
    }

    /// The environment variable that prevents the measurement of other libraries.
    private static let withoutLibraries = "FLIPBOOK_BENCH_ALONE"

    /// Returns the times of a row in the other libraries, each followed by its ratio to the time of FlipbookRaster.
    private static func comparisons(_ kind: RasterBenchmark, _ time: Double?, _ libraries: [LibraryTimes]) -> [Double?] {
        libraries.flatMap { library -> [Double?] in
            guard let other = library.times[kind.rawValue], let time else { return [nil, nil] }
            return [other, other / time]
        }
    }

    /// Returns the shortest time in milliseconds in which a frame is copied to another address in memory. No code that reads and writes
    /// each pixel once can be faster.
    private static func copyTime() -> Double {
        let count = RasterBenchmark.size.width * RasterBenchmark.size.height
        var (from, to) = ([UInt32](repeating: 1, count: count), [UInt32](repeating: 0, count: count))
        let time = best(of: 100) {
            from.withUnsafeBytes { from in to.withUnsafeMutableBytes { to in to.copyMemory(from: from) } }
            // The copy is read, so that the compiler cannot remove it.
            from[Int(to[count / 2]) % count] &+= 1
        }
        return time / 1e6
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

    /// Returns the program of another library, in `Benchmarks/build` of the package in which this executable was built. Returns nil if the
    /// program is not built.
    static func comparisonProgram(_ name: String) -> URL? {
        guard var folder = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return nil }
        while folder.path.count > 1 {
            folder.deleteLastPathComponent()
            let program = folder.appendingPathComponent("Benchmarks/build/\(name)")
            if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        }
        return nil
    }

    /// The times of another library by the names of the rows.
    typealias LibraryTimes = (name: String, times: [String: Double])

    /// Returns the times of all other libraries whose programs are built, and of Skia if it can be imported in Python.
    private static func libraryTimes(environment: [String: String]) -> [LibraryTimes] {
        guard ProcessInfo.processInfo.environment[withoutLibraries] == nil else { return [] }
        return ["cairo", "pixman", "qt", "skia"].compactMap { name in
            let found = comparisonProgram(name).map { times(of: $0, environment: environment) } ?? [:]
            return found.isEmpty ? nil : (name, found)
        }
    }

    /// Runs a program and returns its times in milliseconds by row name. Each line of the program's output has a row name and a time.
    static func times(of program: URL, environment: [String: String] = [:]) -> [String: Double] {
        let rows = printedText(of: program, [], environment: environment).split(separator: "\n").map { $0.split(separator: " ") }
        return Dictionary(rows.filter { $0.count == 2 }.compactMap { row in Double(row[1]).map { (String(row[0]), $0) } }) { $1 }
    }

    /// Runs a program with additions to the environment, and returns what it prints. The text is empty if the program cannot be started.
    private static func printedText(of program: URL, _ arguments: [String], environment: [String: String]) -> String {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        guard (try? process.run()) != nil else { return "" }
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return output
    }
}
