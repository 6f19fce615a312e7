import AllocationCounter
import FlipbookBenchmarks
import Testing

/// Checks that the benchmarks of `flipbook bench` do the work that their names in the printed table describe.
@MainActor @Suite struct BenchmarkTests {
    @Test(arguments: MotionBenchmark.Kind.allCases) func motionValuesDependOnTimeOnly(kind: MotionBenchmark.Kind) {
        var benchmark = MotionBenchmark(kind, count: 37)
        benchmark.tick(at: 1)
        let first = benchmark.output
        benchmark.tick(at: 1.1)
        // Some of the animations have ended by then.
        #expect(zip(benchmark.output, first).filter { $0 != $1 }.count > 18 && benchmark.output.allSatisfy(\.isFinite))
        benchmark.tick(at: 1)
        #expect(benchmark.output == first)
    }

    /// After a few frames, painting different frames allocates no memory. Only optimized builds are tested, because unoptimized code also
    /// allocates where the source does not.
    @Test(.enabled(if: !_isDebugAssertConfiguration()), arguments: RasterBenchmark.allCases)
    func paintingAFrameAllocatesNoMemory(kind: RasterBenchmark) {
        let frames = kind.frames(threads: 1)
        for frame in 0..<4 { frames.paint(frame) }
        let before = threadAllocationCount()
        for frame in 4..<8 { frames.paint(frame) }
        #expect(threadAllocationCount() == before)
    }

    @Test func rigidBodiesFallIntoAHeap() {
        var benchmark = RigidBodyBenchmark(count: 20)
        let height = benchmark.meanHeight
        for _ in 0..<50 { benchmark.tick() }
        #expect(benchmark.meanHeight < height - 250 && benchmark.contactCount >= 10)
    }

    /// After the arrays have grown to their final size, a step of rigid bodies allocates no memory.
    @Test(.enabled(if: !_isDebugAssertConfiguration())) func rigidBodiesAllocateNoMemory() {
        var benchmark = RigidBodyBenchmark(count: 200)
        for _ in 0..<240 { benchmark.tick() }
        let before = threadAllocationCount()
        for _ in 0..<20 { benchmark.tick() }
        #expect(threadAllocationCount() == before)
    }
}
