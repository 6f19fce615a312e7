import Testing

@testable import flipbook

/// The tasks of the table `memory` of `flipbook bench`.
@MainActor @Suite struct MemoryWorkloadTests {
    /// A repetition plays the whole tour, although the script of the take has ended. Before, it ended at the first frame without
    /// animations, which for flight was frame 0, so that the workload never ended.
    @Test func eachRepetitionPlaysTheWholeTour() throws {
        let workload = try #require(MemoryWorkload.all.first { $0.name == "red-square-tours" })
        let length = try workload.run(1).frameCount
        #expect(length > 60)
        #expect(try workload.run(length + 1).frameCount == 2 * length)
    }
}
