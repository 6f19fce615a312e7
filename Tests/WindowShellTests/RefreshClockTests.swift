import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The refreshes of a display, and the frames that they show.
@MainActor @Suite struct RefreshClockTests {
    /// The delays of measured times in seconds, used in turn: a thread wakes up to a millisecond late.
    private static let delays = [0.0002, 0.0009, 0.0001, 0.0005, 0.0, 0.0007, 0.0003]

    @Test(arguments: [59.94, 60, 75, 144.1]) func clockFollowsTheDisplay(_ rate: Double) {
        var clock = RefreshClock(rate: rate.rounded(), presentedAt: 3)
        for count in 1...600 { clock.didPresent(at: 3 + Double(count) / rate + Self.delays[count % 7]) }
        let exact = 3 + 601 / rate
        #expect(abs(clock.nextRefresh(after: exact - 0.5 / rate) - exact) < 0.001)
        #expect(abs(clock.interval - 1 / rate) < 0.0001)
    }

    @Test func refreshIsNeverBeforeTheTime() {
        let clock = RefreshClock(rate: 75, presentedAt: 1)
        for step in 0..<50 {
            let time = 0.7 + Double(step) * 0.0317
            #expect(clock.nextRefresh(after: time) > time && clock.nextRefresh(after: time) <= time + clock.interval + 1e-9)
            #expect(clock.refreshTime(notBefore: time) >= time - 1e-9 && clock.refreshTime(notBefore: time) < time + clock.interval)
        }
    }

    /// Simulates the loop of a window on a display with a refresh rate. Returns, for each refresh of the display, by how many frames the
    /// shown frame differs from the frame of the previous refresh.
    private func steps(displayRate: Double, sceneRate: Int) throws -> [Int] {
        let scene = Scene("desk", device: .phone(60, 80), tour: .none) { MovingController() }
        let content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 60, height: 80), scale: 1)
        content.setFrameRate(sceneRate)
        var now = 5.0
        var pacer = FramePacer(content, at: now)
        var (refresh, shown) = (0, [Int]())
        while shown.count < 400 {
            now += try #require(pacer.waitTime(for: content, at: now)) + Self.delays[(shown.count * 3) % 7] / 2
            guard pacer.advance(content, at: now) > 0 else {
                // The thread woke up too early.
                now += 0.0005
                continue
            }
            // Painting takes 3 ms; then presenting waits for the next refresh.
            refresh = Int(((now + 0.003 - 5) * displayRate).rounded(.up))
            now = 5 + Double(refresh) / displayRate + Self.delays[shown.count % 7]
            pacer.didPresent(at: now, refreshRate: displayRate.rounded())
            while shown.count < refresh { shown.append(shown.last ?? 0) }
            shown[shown.count - 1] = content.frame
        }
        return zip(shown, shown.dropFirst()).map { $1 - $0 }.suffix(300)
    }

    /// A scene that always moves.
    private final class MovingController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let box = UIView(frame: CGRect(x: 3, y: 5, width: 10, height: 10))
            view.addSubview(box)
            UIView.animate(withDuration: 60) { box.center.x = 50 }
        }
    }

    @Test(arguments: [(60.0, 60), (75.0, 75), (120.0, 120)]) func everyRefreshShowsANewFrame(_ display: Double, _ scene: Int) throws {
        #expect(try steps(displayRate: display, sceneRate: scene).allSatisfy { $0 == 1 })
    }

    /// 60 frames on 75 refreshes: one of every five refreshes shows the same frame as the previous one.
    @Test func repeatedFramesAreEvenlySpaced() throws {
        let steps = try steps(displayRate: 75, sceneRate: 60)
        #expect(steps.allSatisfy { $0 == 0 || $0 == 1 })
        for index in steps.indices.dropLast(5) { #expect(steps[index..<index + 5].reduce(0, +) == 4, "at \(index)") }
    }

    /// 60 frames on 144 refreshes: each frame is shown by two or three of them.
    @Test func fastDisplayShowsAFrameTwoOrThreeTimes() throws {
        let steps = try steps(displayRate: 144, sceneRate: 60)
        let frames = steps.indices.filter { steps[$0] > 0 }
        #expect(steps.allSatisfy { $0 <= 1 } && zip(frames, frames.dropFirst()).allSatisfy { [2, 3].contains($1 - $0) })
    }
}
