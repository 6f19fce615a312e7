import Foundation

extension Benchmarks {
    /// Measures the conversion of frames to the planes of a video on one thread. If the programs in `Benchmarks` are built, other libraries
    /// convert the same image. libyuv does less: BT.601 with eight bits of precision.
    static func video() -> Table {
        let libraries = ["swscale", "libyuv"].compactMap { name in comparisonProgram(name).map { (name, times(of: $0)) } }
        let rows = VideoBenchmark.Kind.allCases.map { kind in
            let benchmark = VideoBenchmark(kind)
            let time = best(of: 40) { for _ in 0..<5 { benchmark.convert() } } / 5e6
            return Row(name: kind.title, values: [time, kind.goal] + libraries.map { $0.1[kind.rawValue] })
        }
        return Table(
            name: "video", unit: "ms per frame of \(RasterBenchmark.size.width) × \(RasterBenchmark.size.height) pixels",
            columns: ["1 thread", "goal"] + libraries.map(\.0), rows: rows)
    }
}
