@testable import FlipbookInspection
import Foundation
import Stage
import Synchronization
import Testing
import UIKit

/// Whether the tests have debug information. Without it, the locator finds no source lines.
@MainActor private var hasDebugInformation: Bool {
    CallStack.capture().map { SourceLocator.shared.addressesUpToCall(in: $0) != nil } == true
}

#if DEBUG
private let libraryHasDebugInformation = true
#else
private let libraryHasDebugInformation = false
#endif

@MainActor @Suite struct SourceLocatorTests {
    /// A layer that captures the stack when its property is changed, as the recorder does when an animation is added.
    private final class CapturingLayer: CALayer {
        var stack: CallStack?

        override func action(forKey event: String) -> CAAction? {
            stack = CallStack.capture()
            return super.action(forKey: event)
        }
    }

    private final class CapturingView: UIView {
        override class var layerClass: AnyClass { CapturingLayer.self }
        var stack: CallStack? { (layer as? CapturingLayer)?.stack }
    }

    @Test(.enabled { await MainActor.run { hasDebugInformation } }) func lineOfABlockIsTheLineOfItsChange() throws {
        let stage = Stage(size: CGSize(width: 210, height: 130))
        let view = CapturingView(frame: CGRect(x: 13, y: 17, width: 40, height: 30))
        stage.window.addSubview(view)
        let line = #line + 1
        UIView.animate(withDuration: 1.25) { view.center.x = 120 }
        let stack = try #require(view.stack)
        let found = SourceLocator.shared.lines(of: stack).filter { $0.function?.contains("CapturingLayer") != true }
        #expect(found.first?.path == #filePath)
        #expect(found.first?.line == line)
        #expect(found.first?.function == "lineOfABlockIsTheLineOfItsChange()")
    }

    // `make test` compiles the library without debug information. Without it, calls of the library cannot be distinguished from calls of an
    // app.
    @Test(.enabled(if: libraryHasDebugInformation)) func startOfABlockIsTheCallThatGetsIt() throws {
        let stage = Stage(size: CGSize(width: 210, height: 130))
        let view = CapturingView(frame: CGRect(x: 13, y: 17, width: 40, height: 30))
        stage.window.addSubview(view)
        let line = #line + 1
        UIView.animate(withDuration: 1.25, delay: 0.5) {
            view.alpha = 0.75
            view.center.x = 120
        }
        let blockStack = try #require(view.stack)
        #expect(SourceLocator.shared.line(of: blockStack)?.line == line)
        let animator = UIViewPropertyAnimator(duration: 0.75, curve: .easeIn) { view.center.y = 90 }
        animator.startAnimation()
        let animatorStack = try #require(view.stack)
        #expect(SourceLocator.shared.line(of: animatorStack)?.line == #line - 2)
        #expect(SourceLocator.shared.line(of: animatorStack)?.path == #filePath)
    }

    @Test(.enabled { await MainActor.run { hasDebugInformation } }) func callerOfAHelperIsInTheLines() throws {
        @inline(never) func helper() -> CallStack? { CallStack.capture() }
        let line = #line + 1
        let captured = helper()
        let stack = try #require(captured)
        #expect(SourceLocator.shared.lines(of: stack).prefix(2).map(\.line) == [line - 2, line])
    }

    @Test(.enabled { await MainActor.run { hasDebugInformation } }) func callsOutsideOfTheFirstCallOfTheAppAreNotRead() throws {
        @inline(never) func nested(_ depth: Int) -> CallStack? { depth > 0 ? nested(depth - 1) : CallStack.capture() }
        let captured = nested(20)
        let stack = try #require(captured)
        let locator = SourceLocator()
        let addresses = try #require(locator.addressesUpToCall(in: stack))
        #expect(!addresses.isEmpty && stack.addresses.starts(with: addresses))
        let last = try #require(addresses.last)
        #expect(locator.table.known(last)?.contains { SourceLocator.isOfApp($0) } == true)
        let outermost = try #require(stack.addresses.last)
        #expect(stack.addresses.count > 20)
        #expect(locator.table.known(outermost) == nil)
        #expect(locator.requestFirstLine(of: stack)?.path == #filePath)
        // If the library has no debug information, the innermost call of the app determines the line, so outer calls are not read.
        let line = locator.line(of: stack)
        #expect(line?.path == #filePath)
        let libraryHasLines = locator.table.known(stack.addresses[0])?.isEmpty == false
        #expect(libraryHasLines || locator.table.known(outermost) == nil)
    }

    @Test(.enabled { await MainActor.run { hasDebugInformation } }) func stackOutsideOfTasksHasTheLinesOfItsCalls() throws {
        // Tests run in a task. An app does not.
        let captured = Mutex<CallStack?>(nil)
        let isCaptured = DispatchSemaphore(value: 0)
        let line = #line + 2
        Thread.detachNewThread {
            let stack = CallStack.capture()
            captured.withLock { $0 = stack }
            isCaptured.signal()
        }
        isCaptured.wait()
        let stack = try #require(captured.withLock { $0 })
        let lines = SourceLocator.shared.lines(of: stack)
        #expect(lines.first?.path == #filePath)
        #expect(lines.first?.line == line)
    }

    @Test func sameCallHasTheSameAddresses() {
        let stacks = (0..<3).map { _ in CallStack.capture() }
        #expect(stacks[1] == stacks[2])
        #expect(stacks[0] == stacks[1])
    }

    @Test(.enabled { await MainActor.run { hasDebugInformation } }) func linesOfManyStacksAreReadTogether() {
        let stacks = (0..<40).compactMap { number in number % 2 == 0 ? CallStack.capture() : captureElsewhere(number) }
        let locator = SourceLocator()
        locator.read(stacks)
        #expect(stacks.count == 40)
        #expect(Set(stacks.map { locator.line(of: $0)?.line }).count == 2)
    }

    @Test(.enabled { await MainActor.run { hasDebugInformation } }) func requestedLineArrivesLater() async throws {
        let captured = captureElsewhere(7)
        let stack = try #require(captured)
        let locator = SourceLocator()
        #expect(locator.requestFirstLine(of: stack) == nil)
        var line: SourceLine?
        while line == nil {
            await Task.yield()
            line = locator.requestFirstLine(of: stack)
        }
        #expect(line?.path == #filePath)
        var start: SourceLine??
        while start == nil {
            await Task.yield()
            start = locator.requestLine(of: stack)
        }
        let found: SourceLine? = start ?? nil
        #expect(found == SourceLocator.shared.line(of: stack))
    }

    @inline(never) private func captureElsewhere(_ number: Int) -> CallStack? { number > 0 ? CallStack.capture() : nil }

    @Test(arguments: [
        ("UIKit/View/UIView.swift", false), ("DemoScenes/Flight/FlightViewController.swift", true),
        ("QuartzCore/Layers/CALayer.swift", false),
    ])
    func demoScenesAreNotPartOfTheEngine(path: String, isOfApp: Bool) {
        let sources = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/") + "/Sources/"
        #expect(SourceLocator.isOfApp(AddressTable.Location(path: sources + path, line: 7, symbol: "f()")) == isOfApp)
        // An app may have a folder of the same name.
        #expect(SourceLocator.isOfApp(AddressTable.Location(path: "/home/someone/Sources/" + path, line: 7, symbol: "f()")))
        #expect(!SourceLocator.isOfApp(AddressTable.Location(path: "/<compiler-generated>", line: 7, symbol: "f()")))
    }

    @Test(arguments: [
        (
            "closure #1 () -> () in closure #2 () -> () in Airport.PlaneView.fly(to: Swift.Int, _: (Swift.Int, b: Swift.Int)) -> ()",
            "PlaneView.fly(to:_:)"
        ),
        ("static Airport.PlaneView.make() -> Airport.PlaneView", "PlaneView.make()"),
        ("main", "main"),
        ("Airport.PlaneView.fly(to: (Swift.Int) -> (), animated: Swift.Bool) -> ()", "PlaneView.fly(to:animated:)"),
        ("Airport.map<A>(_: (A) -> (Swift.Int) -> A, over: [A]) -> (A) -> ()", "map<A>(_:over:)"),
        ("Airport.PlaneView.angle.didset : Swift.Double", "PlaneView.angle.didset"),
        ("specialized Airport.PlaneView.tower(_: Airport.Tower, cleared: Swift.Int) -> ()", "PlaneView.tower(_:cleared:)"),
        ("specialized static Airport.PlaneView.make() -> Airport.PlaneView", "PlaneView.make()"),
        ("closure #1 () -> () in specialized Airport.PlaneView.land(at: Swift.Double) -> ()", "PlaneView.land(at:)"),
        ("merged specialized Airport.PlaneView.land() -> ()", "PlaneView.land()"),
        (
            "generic specialization <Swift.Array<(Swift.Int) -> ()>> of closure #1 () -> () in Airport.Tower.call(of: Swift.Int) -> ()",
            "Tower.call(of:)"
        ),
        (
            "function signature specialization <Arg[1] = Dead> of generic specialization <B> of Airport.Tower.wait<A>(for: A) -> ()",
            "Tower.wait<A>(for:)"
        ),
    ])
    func demangledNameIsShortened(demangled: String, short: String) { #expect(FunctionName.short(demangled) == short) }
}
