@testable import FlipbookInspection
import Foundation
import Testing

@Suite struct LocationReaderTests {
    @inline(never) private func capture(_ depth: Int) -> CallStack? { depth > 0 ? capture(depth - 1) : CallStack.capture() }

    @Test func locationsAreThoseOfTheSystem() throws {
        let captured = [4].map { capture($0) }.first ?? nil
        let stack = try #require(captured)
        let own = LocationReader.read(stack.addresses)
        let system = SystemSymbolication.read(stack.addresses)
        // Without debug information both find nothing. Where the compiler has inlined calls, the system does not find all of them.
        for address in stack.addresses {
            let (own, system) = (own[address]?.last, system[address]?.last)
            guard let system, system.line > 0, system.path.hasPrefix("/") else { continue }
            #expect(own == system)
        }
    }

    @Test func addressesOutsideOfAllImagesHaveNoLocations() {
        #expect(LocationReader.read([0, 1, 4096, .max]).isEmpty)
    }

    @Test func damagedFileIsNoReasonToStop() throws {
        let image = try #require(LoadedImage.all().first)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DamagedFile-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("program").path
        // The headers of the sections are at the end of a file, so they are cut off.
        let whole = try Data(contentsOf: URL(fileURLWithPath: image.path), options: .alwaysMapped)
        for count in [0, 63, 64, 1000, min(whole.count / 2, 4_000_000)] {
            try whole.prefix(count).write(to: URL(fileURLWithPath: path))
            guard let file = ELFFile(path: path) else { continue }
            #expect(file.functionNames(at: [4096]).isEmpty)
            #expect(DWARFReader(file)?.locations(of: [4096]).isEmpty != false)
        }
    }

    /// The tests themselves have no debug information, so a small library is compiled with it.
    @Test(arguments: ["-gdwarf-4", "-gdwarf-5"]) func linesOfALibraryAreFound(_ version: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Library-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, library) = (folder.appendingPathComponent("numbers.c").path, folder.appendingPathComponent("numbers.so").path)
        try Data("int first(void) { return 7; }\n\n\nint second(int x) {\n    return x * 3;\n}\n".utf8).write(
            to: URL(fileURLWithPath: source))
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = ["clang", version, "-O0", "-shared", "-fPIC", "-nostdlib", "-o", library, source]
        try compiler.run()
        compiler.waitUntilExit()
        try #require(compiler.terminationStatus == 0)
        let handle = try #require(dlopen(library, RTLD_NOW))
        defer { dlclose(handle) }
        for (name, line) in [("first", 1), ("second", 4)] {
            // A return address is after the instruction of its call.
            let address = UInt(bitPattern: dlsym(handle, name)) + 1
            #expect(LocationReader.read([address]) == [address: [.init(path: source, line: line, symbol: name)]])
        }
    }
}
