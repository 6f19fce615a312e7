import Foundation
import Synchronization

/// Finds the lines of code of call stacks, at the time when the lines are shown.
///
/// The results are kept, because the same calls occur again each time a take is replayed.
package final class SourceLocator {
    package static let shared = SourceLocator()

    private struct Lines {
        /// The lines of the app's code, from the innermost call on.
        var all: [SourceLine] = []
        /// The index of the line that started the animations.
        var start = 0
    }

    private var linesOfStacks: [CallStack: Lines] = [:]
    nonisolated let table = AddressTable()
    /// The addresses that are read next on another thread.
    private var requestedAddresses: Set<UInt> = []
    /// Whether another thread reads addresses.
    private nonisolated let isReading = Atomic(false)

    package init() {}

    /// Returns the line of the app's code that started the animations. Returns nil if the stack has no such line, for example because the
    /// program has no debug information.
    ///
    /// This line calls the engine. For a change inside a block, it is the call to which the block was passed.
    package func line(of stack: CallStack) -> SourceLine? { readLines(of: stack).start }

    /// Returns the result of `line(of:)`, a line or nil. While it is being read on another thread, the outer optional is nil.
    package func requestLine(of stack: CallStack) -> SourceLine?? {
        guard requestLines(of: stack) != nil else { return nil }
        return .some(line(of: stack))
    }

    /// Returns the lines of the app's code that lead to the call of the engine, from the innermost line on. Takes about a second if the
    /// addresses were not read before. Many stacks take no longer than a single stack if they are read together: see `read`.
    package func lines(of stack: CallStack) -> [SourceLine] { readLines(of: stack).all }

    private func readLines(of stack: CallStack) -> (all: [SourceLine], start: SourceLine?) {
        if linesIfRead(of: stack) == nil { table.read(stack.addresses) }
        guard let lines = linesIfRead(of: stack) else { return ([], nil) }
        return (lines.all, lines.all.indices.contains(lines.start) ? lines.all[lines.start] : nil)
    }

    /// Returns the return addresses of the innermost calls up to the first call in the app's code, or nil if there is no such call. The
    /// addresses identify this call: they are the same each time it is executed.
    package func addressesUpToCall(in stack: CallStack) -> [UInt]? {
        readUpToCalls(in: [stack])
        return indexOfCall(in: stack).map { Array(stack.addresses[...$0]) }
    }

    /// The number of calls of each stack that are read together in the search for the first call in the app's code.
    private static let callsReadTogether = 4

    /// Reads the calls of several stacks together, of each stack from the innermost call to the first call in the app's code.
    ///
    /// The system goes through all lines of the program for each address, and the calls outside of that call are most of a stack.
    package func readUpToCalls(in stacks: [CallStack]) {
        var remaining = stacks
        var count = 0
        while !remaining.isEmpty {
            table.read(remaining.flatMap { $0.addresses.dropFirst(count).prefix(Self.callsReadTogether) })
            count += Self.callsReadTogether
            remaining.removeAll { $0.addresses.count <= count || indexOfCall(in: $0) != nil }
        }
    }

    /// Returns the index of the first call in the app's code, or nil if there is none among the innermost calls that have been read.
    private func indexOfCall(in stack: CallStack) -> Int? {
        for (index, address) in stack.addresses.enumerated() {
            guard let places = table.known(address) else { return nil }
            if places.contains(where: { Self.isOfApp($0) }) { return index }
        }
        return nil
    }

    /// Reads the lines of several stacks together.
    package func read(_ stacks: [CallStack]) { table.read(stacks.flatMap(\.addresses)) }

    /// Returns the lines of a stack, or nil while they are being read on another thread. A later call returns them.
    package func requestLines(of stack: CallStack) -> [SourceLine]? {
        let known = linesIfRead(of: stack)
        if known == nil { requestedAddresses.formUnion(stack.addresses) }
        readRequestedAddresses()
        return known?.all
    }

    private func readRequestedAddresses() {
        guard !requestedAddresses.isEmpty, !isReading.load(ordering: .acquiring) else { return }
        isReading.store(true, ordering: .releasing)
        let addresses = requestedAddresses
        requestedAddresses = []
        readOnAnotherThread(addresses)
    }

    /// Reads addresses on a new thread, not on a dispatch queue, because the blocks of a queue run at times of the stage.
    private nonisolated func readOnAnotherThread(_ addresses: Set<UInt>) {
        Thread.detachNewThread { [self] in
            table.read(addresses)
            isReading.store(false, ordering: .releasing)
        }
    }

    private func linesIfRead(of stack: CallStack) -> Lines? {
        if let known = linesOfStacks[stack] { return known }
        var lines = Lines()
        // The file of the engine whose function has called the block of the innermost line.
        var blockFile: String?
        for address in stack.addresses {
            guard let places = table.known(address) else { return nil }
            for place in places {
                if Self.isOfApp(place) {
                    if blockFile != nil, lines.start == 0 { lines.start = lines.all.count }
                    lines.all.append(SourceLine(path: place.path, line: place.line, function: FunctionName.short(place.symbol)))
                } else if !lines.all.isEmpty, lines.start == 0, let file = place.path.split(separator: "/").last.map(String.init) {
                    // An activity is a call by an event: the lines outside of it have not started the animations.
                    if file == "Activity.swift" { lines.start = -1 }
                    if Self.filesThatCallBlocks.contains(file) { blockFile = file }
                }
            }
        }
        lines.start = max(lines.start, 0)
        linesOfStacks[stack] = lines
        return lines
    }

    /// The files of the engine with the functions that start animations and call blocks.
    private static let filesThatCallBlocks: Set<String> = [
        "UIView+Animate.swift", "UIView+Keyframes.swift", "UIView+Transition.swift", "UIViewPropertyAnimator.swift",
        "UIViewPropertyAnimator+Running.swift",
    ]

    /// The modules of the engine, which have the names of the folders of their sources. Their lines are not lines of an app.
    private nonisolated static let engineModules: Set<String> = [
        "AVFoundation", "AudioToolbox", "CApplicationRunner", "CPixelKernels", "CoreGraphics", "CoreImage", "FlipbookBenchmarks",
        "FlipbookConstraints",
        "FlipbookDisplayList", "FlipbookGeometry", "FlipbookImages", "FlipbookInspection", "FlipbookKit", "FlipbookMotion",
        "FlipbookPlayback", "FlipbookRaster", "FlipbookTypography", "FlipbookXcode", "QuartzCore", "Stage", "UIKit", "WindowShell",
        "flipbook", "os",
    ]
    /// The folder of the modules when the engine was compiled, with a slash at its end.
    nonisolated static let sources = {
        let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        return parts.dropLast(3).joined(separator: "/") + "/"
    }()

    /// Returns whether a location is in code of an app: not in the engine, not in the standard library, and not generated by the compiler.
    nonisolated static func isOfApp(_ place: AddressTable.Location) -> Bool {
        guard place.line > 0, place.path.hasPrefix("/"), place.path.hasSuffix(".swift") else { return false }
        if place.path.hasPrefix(sources) {
            let module = place.path.dropFirst(sources.count).prefix { $0 != "/" }
            return !engineModules.contains(String(module))
        }
        return !["/swift/stdlib/", "/swift-foundation/", "/swift-corelibs-", "/swift-testing/", "/@__swiftmacro_"].contains {
            place.path.contains($0)
        }
    }
}
