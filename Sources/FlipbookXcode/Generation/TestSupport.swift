/// The files that are added to a package with unit tests. They start the application before the first test, and declare methods of
/// `XCTestCase` that wait on the clock of the application. In the module of the tests, the compiler prefers these methods to those of
/// XCTest.
enum TestSupport {
    /// The name of the C module that starts the application.
    static let hostModule = "FlipbookTestStart"

    /// The C function that runs before the test program.
    static let hostSource = """
        void flipbook_start_test_host(void);
        __attribute__((constructor)) static void start(void) { flipbook_start_test_host(); }

        """

    /// The source of the methods of `XCTestCase` and of the classes for screenshots.
    static let text = """
        import FlipbookKit
        import Foundation
        import UIKit
        import XCTest

        /// The expectations that the running test has created.
        private nonisolated(unsafe) var flipbookExpectations: [XCTestExpectation] = []

        extension XCTestCase {
            func expectation(description: String) -> XCTestExpectation {
                flipbookAdd(XCTestExpectation(description: description))
            }

            func expectation(
                forNotification name: Notification.Name, object: Any? = nil, notificationCenter: NotificationCenter = .default,
                file: StaticString = #file, line: Int = #line, handler: XCTNSNotificationExpectation.Handler? = nil
            ) -> XCTestExpectation {
                let expectation = XCTNSNotificationExpectation(name: name, object: object, notificationCenter: notificationCenter)
                expectation.handler = handler
                return flipbookAdd(expectation)
            }

            func expectation(
                forNotification name: String, object: Any? = nil, file: StaticString = #file, line: Int = #line,
                handler: XCTNSNotificationExpectation.Handler? = nil
            ) -> XCTestExpectation {
                expectation(forNotification: Notification.Name(name), object: object, file: file, line: line, handler: handler)
            }

            func expectation(
                for predicate: NSPredicate, evaluatedWith object: Any?, file: StaticString = #file, line: Int = #line,
                handler: XCTNSPredicateExpectation.Handler? = nil
            ) -> XCTestExpectation {
                let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
                expectation.handler = handler
                return flipbookAdd(expectation)
            }

            func wait(
                for expectations: [XCTestExpectation], timeout: TimeInterval = 3600, enforceOrder: Bool = false,
                file: StaticString = #file, line: Int = #line
            ) {
                flipbookExpectations.removeAll { expectations.contains($0) }
                flipbookAdvance(until: expectations, timeout)
                // A real event, such as the answer of a server, may need the rest of the time.
                let isWaiting = expectations.contains { flipbookState(of: $0) == .unfulfilled }
                let result = XCTWaiter().wait(for: expectations, timeout: isWaiting ? timeout : 0, enforceOrder: enforceOrder)
                guard result != .completed else { return }
                let names = expectations.filter { flipbookState(of: $0) != .fulfilled }.map(\\.expectationDescription)
                let reason =
                    switch result {
                    case .incorrectOrder: "the expectations were fulfilled in another order"
                    case .invertedFulfillment: "an inverted expectation was fulfilled"
                    default: "after \\(timeout) seconds these expectations are not fulfilled: \\(names.joined(separator: ", "))"
                    }
                XCTFail("Asynchronous wait failed: \\(reason)", file: file, line: UInt(line))
            }

            func waitForExpectations(
                timeout: TimeInterval, file: StaticString = #file, line: Int = #line, handler: ((Error?) -> Void)? = nil
            ) {
                let expectations = flipbookExpectations
                wait(for: expectations, timeout: timeout, file: file, line: line)
                let isFulfilled = !expectations.contains { flipbookState(of: $0) == .unfulfilled }
                handler?(isFulfilled ? nil : XCTestError(.timeoutWhileWaiting))
            }

            private func flipbookAdd(_ expectation: XCTestExpectation) -> XCTestExpectation {
                flipbookExpectations.append(expectation)
                return expectation
            }
        }

        private enum FlipbookState { case fulfilled, unfulfilled, inverted }

        /// Returns the state of an expectation. XCTest has no public property for it.
        private func flipbookState(of expectation: XCTestExpectation) -> FlipbookState {
            var mirror: Mirror? = Mirror(reflecting: expectation)
            var values: [String: Bool] = [:]
            while let current = mirror {
                for child in current.children { if let label = child.label { values[label] = child.value as? Bool } }
                mirror = current.superclassMirror
            }
            if values["_isInverted"] == true { return .inverted }
            return values["isFulfilled"] == true ? .fulfilled : .unfulfilled
        }

        private func flipbookAdvance(until expectations: [XCTestExpectation], _ timeout: TimeInterval) {
            guard Thread.isMainThread else { return }
            MainActor.assumeIsolated {
                _ = TestHost.wait(seconds: timeout) { expectations.allSatisfy { flipbookState(of: $0) == .fulfilled } }
            }
        }

        /// A picture that a test keeps. `flipbook test --pictures FOLDER` writes it.
        class XCTAttachment: NSObject {
            enum Lifetime: Int { case keepAlways, deleteOnSuccess }
            enum ImageQuality: Int { case original, medium, low }
            var name: String?
            var lifetime = Lifetime.deleteOnSuccess
            fileprivate let image: UIImage
            init(image: UIImage, quality: ImageQuality = .original) { self.image = image }
            convenience init(screenshot: XCUIScreenshot) { self.init(image: screenshot.image) }
        }

        /// A picture of the screen.
        class XCUIScreenshot: NSObject {
            let image: UIImage
            fileprivate init(_ image: UIImage) { self.image = image }
        }

        /// The screen of the application.
        class XCUIScreen: NSObject {
            nonisolated(unsafe) static let main = XCUIScreen()
            func screenshot() -> XCUIScreenshot { XCUIScreenshot(MainActor.assumeIsolated { TestHost.screenshot() }) }
        }

        extension XCTestCase {
            func add(_ attachment: XCTAttachment) {
                let test = name.replacingOccurrences(of: "/", with: ".")
                let file = attachment.name.map { "\\(test)-\\($0)" } ?? test
                nonisolated(unsafe) let image = attachment.image
                do { try MainActor.assumeIsolated { try TestHost.savePicture(image, named: file + ".png") } } catch {
                    XCTFail("\\(error)")
                }
            }
        }

        """
}
