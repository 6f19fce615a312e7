import Testing

@testable import flipbook

/// The memory in use, as the table `memory` of `flipbook bench` measures it.
@Suite struct HeapAllocationTests {
    /// The memory in use is that of the blocks that are not freed, also if they are large.
    @Test func allocatedBlocksAreInUse() {
        for (count, size) in [(1000, 60_000), (20, 3_000_000)] {
            let before = ProcessMemory.inUse
            let blocks = (0..<count).map { _ in UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16) }
            let during = ProcessMemory.inUse
            for block in blocks { block.deallocate() }
            let growth = during - before
            // Other tests allocate and free memory at the same time.
            #expect(abs(growth - count * size) < count * size / 2, "\(growth)")
        }
    }

    @Test func reportOfTheHeapIsRead() {
        let heap = """
            <heap nr="0"><total type="fast" count="1" size="7"/><total type="rest" count="2" size="11"/>
            <system type="current" size="135"/></heap>
            """
        let sums = """
            <total type="fast" count="3" size="17"/><total type="rest" count="5" size="190"/><total type="mmap" count="1" size="5000"/>
            <system type="current" size="900"/><system type="max" size="1900"/>
            """
        #expect(ProcessMemory.bytesInUse(inReport: heap + sums) == 900 - 17 - 190 + 5000)
        #expect(ProcessMemory.bytesInUse(inReport: heap) == nil)
    }

    /// A cache that is emptied from time to time is not a leak, and memory that grows in each round is.
    @Test func growthIsThatOfTheLargestMemoryInUse() {
        func growth(_ inUse: [Int]) -> Double { MemorySample(start: 7, end: 9, peak: 11, inUse: inUse, frameCount: 200).growth }
        #expect(growth([300, 900, 500, 700, 450, 900]) == 0)
        #expect(growth([300, 900, 500, 1000, 750, 1200]) == 3)
        #expect(growth([900, 800, 700, 600]) == 0)
        #expect(growth([900]) == 0 && growth([]) == 0)
    }
}
