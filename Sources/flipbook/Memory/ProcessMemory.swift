import Foundation

/// The memory of this process in bytes.
nonisolated enum ProcessMemory {
    /// The resident memory.
    static var resident: Int { value("VmRSS:") }
    /// The largest resident memory so far.
    static var peak: Int { value("VmHWM:") }

    private static func value(_ name: String) -> Int {
        let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix(name) }
        return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    }

    /// The memory of all blocks that the process has allocated and not freed, or the resident memory if the C library is not glibc.
    ///
    /// The resident memory also contains free memory between used blocks. Its amount goes up and down by megabytes, because it depends on
    /// the places of the blocks, so it would hide a small leak, or look like one.
    static var inUse: Int {
        // The C library of Swift's module map has no `malloc_info`.
        typealias WriteInfo = @convention(c) (Int32, UnsafeMutablePointer<FILE>) -> Int32
        guard let address = dlsym(nil, "malloc_info"), let file = tmpfile() else { return resident }
        defer { fclose(file) }
        guard unsafeBitCast(address, to: WriteInfo.self)(0, file) == 0 else { return resident }
        rewind(file)
        var bytes: [UInt8] = []
        while case let byte = getc(file), byte >= 0 { bytes.append(UInt8(byte)) }
        return bytesInUse(inReport: String(decoding: bytes, as: UTF8.self)) ?? resident
    }

    /// Returns the number of bytes in use that a report of `malloc_info` states, or nil if it has another format. The report ends with the
    /// sums of all heaps: the memory of the heaps, the free blocks in them, and the blocks outside of them.
    static func bytesInUse(inReport report: String) -> Int? {
        func sum(_ element: String) -> Int? {
            guard let start = report.range(of: "<" + element, options: .backwards)?.upperBound,
                let size = report[start...].range(of: "size=\"")?.upperBound
            else { return nil }
            return Int(report[size...].prefix { $0 != "\"" })
        }
        guard let heaps = sum("system type=\"current\""), let small = sum("total type=\"fast\""), let free = sum("total type=\"rest\""),
            let outside = sum("total type=\"mmap\"")
        else { return nil }
        return heaps - small - free + outside
    }
}
