import enum FlipbookImages.SourcePath
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
        /// The index of the line that started the animations, or nil while the calls that have been read do not determine it.
        var start: Int?
        /// Whether all calls have been read.
        var isComplete = false

        var startLine: SourceLine? { start.flatMap { all.indices.contains($0) ? all[$0] : nil } }
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
    package func line(of stack: CallStack) -> SourceLine? {
        readStarts(of: [stack])
        return knownLines(of: stack).startLine
    }

    /// Returns the result of `line(of:)`, a line or nil. While it is being read on another thread, the outer optional is nil.
    package func requestLine(of stack: CallStack) -> SourceLine?? {
        let known = knownLines(of: stack)
        guard known.start == nil else { return .some(known.startLine) }
        requestNextCalls(of: stack)
        return nil
    }

    /// Returns the innermost line of the app's code. Returns nil if there is none, and while it is being read on another thread.
    package func requestFirstLine(of stack: CallStack) -> SourceLine? {
        let known = knownLines(of: stack)
        if known.all.isEmpty, !known.isComplete { requestNextCalls(of: stack) }
        return known.all.first
    }

    /// Returns the lines of the app's code that lead to the call of the engine, from the innermost line on. Takes about 0.1 s if the
    /// addresses were not read before. Many stacks take no longer than a single stack if they are read together: see `read`.
    package func lines(of stack: CallStack) -> [SourceLine] {
        if linesIfRead(of: stack) == nil { table.read(stack.addresses) }
        return linesIfRead(of: stack)?.all ?? []
    }

    /// Returns the return addresses of the innermost calls up to the first call in the app's code, or nil if there is no such call. The
    /// addresses identify this call: they are the same each time it is executed.
    package func addressesUpToCall(in stack: CallStack) -> [UInt]? {
        readUpToCalls(in: [stack])
        return indexOfCall(in: stack).map { Array(stack.addresses[...$0]) }
    }

    /// Reads the calls of several stacks together, of each stack from the innermost call to the first call in the app's code.
    package func readUpToCalls(in stacks: [CallStack]) { read(stacks) { indexOfCall(in: $0) != nil } }

    /// Reads the calls of several stacks together, of each stack from the innermost call on, until the line that `line(of:)` returns is
    /// known.
    package func readStarts(of stacks: [CallStack]) { read(stacks) { knownLines(of: $0).start != nil } }

    /// The number of calls of each stack that are read together before a condition is evaluated.
    private static let callsReadTogether = 4

    /// Reads the calls of several stacks together, of each stack from the innermost call on, until a condition is met.
    ///
    /// The outer calls, which are most of a stack, are usually not read: they are in other files, whose lines would be read too.
    private func read(_ stacks: [CallStack], until isMet: (CallStack) -> Bool) {
        var remaining = stacks.filter { !isMet($0) }
        var count = 0
        while !remaining.isEmpty {
            table.read(remaining.flatMap { $0.addresses.dropFirst(count).prefix(Self.callsReadTogether) })
            count += Self.callsReadTogether
            remaining.removeAll { $0.addresses.count <= count || isMet($0) }
        }
    }

    /// Returns the index of the first call in the app's code, or nil if there is none among the innermost calls that have been read.
    private func indexOfCall(in stack: CallStack) -> Int? {
        for (index, address) in stack.addresses.enumerated() {
            guard let locations = table.known(address) else { return nil }
            if locations.contains(where: { Self.isOfApp($0) }) { return index }
        }
        return nil
    }

    /// Reads the lines of several stacks together.
    package func read(_ stacks: [CallStack]) { table.read(stacks.flatMap(\.addresses)) }

    /// The number of calls of a stack that are read together on another thread. Each reading searches the names of all functions, so reading
    /// fewer calls at a time would take longer.
    private static let callsRequestedTogether = 16

    /// Begins to read the next calls of a stack on another thread.
    private func requestNextCalls(of stack: CallStack) {
        let unread = stack.addresses.filter { table.known($0) == nil }
        requestedAddresses.formUnion(unread.prefix(Self.callsRequestedTogether))
        readRequestedAddresses()
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

    /// Returns the lines of a stack, or nil if some of its calls have not been read.
    private func linesIfRead(of stack: CallStack) -> Lines? {
        let lines = knownLines(of: stack)
        return lines.isComplete ? lines : nil
    }

    /// Returns the lines of the innermost calls of a stack, up to the first call that has not been read.
    private func knownLines(of stack: CallStack) -> Lines {
        if let known = linesOfStacks[stack] { return known }
        var lines = Lines()
        // Whether a function of the engine has called the block of the innermost line.
        var isInBlock = false
        // The innermost call is the capture of the stack, in the engine. If it has no location, the engine has no debug information. The
        // other calls of the engine, which could determine another start than the innermost line, then have no locations either.
        var engineHasLines = true
        for (index, address) in stack.addresses.enumerated() {
            guard let locations = table.known(address) else { return lines }
            if index == 0 { engineHasLines = !locations.isEmpty }
            for location in locations {
                if Self.isOfApp(location) {
                    if lines.start == nil, isInBlock || !engineHasLines { lines.start = lines.all.count }
                    lines.all.append(SourceLine(path: location.path, line: location.line, function: FunctionName.short(location.symbol)))
                } else if !lines.all.isEmpty, lines.start == nil, let file = location.path.split(separator: "/").last.map(String.init) {
                    // An activity is a call by an event: the lines outside of it have not started the animations.
                    if file == "Activity.swift" { lines.start = 0 }
                    if Self.filesThatCallBlocks.contains(file) { isInBlock = true }
                }
            }
        }
        lines.start = lines.start ?? 0
        lines.isComplete = true
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
    nonisolated static let sourcesFolder = SourcePath.flipbookSources + "/"

    /// Returns whether a location is in code of an app: not in the engine, not in the standard library, and not generated by the compiler.
    nonisolated static func isOfApp(_ location: AddressTable.Location) -> Bool {
        guard location.line > 0, location.path.hasPrefix("/"), location.path.hasSuffix(".swift") else { return false }
        if location.path.hasPrefix(sourcesFolder) {
            let module = location.path.dropFirst(sourcesFolder.count).prefix { $0 != "/" }
            return !engineModules.contains(String(module))
        }
        return !["/swift/stdlib/", "/swift-foundation/", "/swift-corelibs-", "/swift-testing/", "/@__swiftmacro_"].contains {
            location.path.contains($0)
        }
    }
}
