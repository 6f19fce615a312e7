extension Benchmarks {
    /// Measures the time of a frame with rigid bodies: while the bodies fall, and when they are in a heap. At 60 frames per second, all
    /// work of a frame must take at most 16.7 ms.
    static func dynamics() -> Table {
        let counts = [20, 50, 200]
        let rows = counts.map { count in
            var benchmark = RigidBodyBenchmark(count: count)
            let falling = mean(of: 60, &benchmark)
            for _ in 0..<240 { benchmark.tick() }
            let resting = best(of: 3) { for _ in 0..<30 { benchmark.tick() } } / 30e6
            return Row(name: "\(count) boxes and circles", values: [falling, resting, 16.7])
        }
        return Table(name: "dynamics", unit: "ms per frame of 4 steps", columns: ["falling", "in a heap", "limit"], rows: rows)
    }

    /// Returns the mean time of the next frames in milliseconds. The same frames cannot be measured again, so the result is a mean and not
    /// the shortest of several times.
    private static func mean(of frames: Int, _ benchmark: inout RigidBodyBenchmark) -> Double {
        best(of: 1) { for _ in 0..<frames { benchmark.tick() } } / 1e6 / Double(frames)
    }
}
