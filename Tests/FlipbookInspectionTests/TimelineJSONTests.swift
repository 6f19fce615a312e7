import FlipbookInspection
import Foundation
import Testing

@Suite struct TimelineJSONTests {
    @Test func smallTimelineHasTheExpectedJSON() {
        var timeline = Timeline()
        timeline.frameTimes = (0..<7).map { Double($0) / 60 }
        var drag = TimelineInput(kind: .drag, frames: 1...4, title: "Drag \"12\" pt")
        (drag.path, drag.force) = ([CGPoint(x: 3, y: 4.25), CGPoint(x: 1.0 / 3, y: -2)], 1.5)
        timeline.inputs = [drag]
        timeline.marks = [TimelineMark(kind: .delayedCall, time: 0.05, title: "asyncAfter")]
        timeline.addGroup(
            .spring, start: 0.05, cause: .init(kind: .control, name: "touchUpInside", view: "button"),
            line: SourceLine(path: "/app/A.swift", line: 7, function: "go()"),
            [
                Timeline.animation("box", "position", 0.05, delay: 0.025, 0.4, .spring(mass: 1, stiffness: 80, damping: 12.5, velocity: 0))
                {
                    ($0.from, $0.to) = ("(1, 2)", "(3, 4)")
                }
            ])
        timeline.groups[0].states = [.init(time: 0.05, state: .running, fraction: 0.125)]
        timeline.addGroup(.layer, start: 0, [Timeline.animation("box", "opacity", 0, 1.0 / 3, .linear, ended: 0.1) { $0.cycles = nil }])
        let expected = """
            {
              "scene": "small",
              "frames": 7,
              "duration": 0.1,
              "inputs": [
                {"kind": "drag", "title": "Drag \\"12\\" pt", "firstFrame": 1, "lastFrame": 4, "start": 0.016667, "end": 0.066667, "force": 1.5, "path": [[3, 4.25], [0.333333, -2]]}
              ],
              "calls": [
                {"kind": "delayedCall", "title": "asyncAfter", "time": 0.05}
              ],
              "groups": [
                {"group": 0, "kind": "spring", "start": 0.05, "cause": {"kind": "control", "name": "touchUpInside", "view": "button"}, "file": "/app/A.swift", "line": 7, "function": "go()", "animations": [0], "states": [{"time": 0.05, "state": "running", "fraction": 0.125}]},
                {"group": 1, "kind": "layer", "start": 0, "cause": null, "file": null, "line": null, "function": null, "animations": [1], "states": []}
              ],
              "animations": [
                {"animation": 0, "group": 0, "layer": 3, "name": "box", "keyPath": "position", "from": "(1, 2)", "to": "(3, 4)", "start": 0.05, "delay": 0.025, "duration": 0.4, "cycles": 1, "autoreverses": false, "curve": {"kind": "spring", "mass": 1, "stiffness": 80, "damping": 12.5, "velocity": 0}, "end": null, "interrupted": false, "progress": []},
                {"animation": 1, "group": 1, "layer": 3, "name": "box", "keyPath": "opacity", "from": null, "to": null, "start": 0, "delay": 0, "duration": 0.333333, "cycles": null, "autoreverses": false, "curve": {"kind": "bezier", "points": [0, 0, 1, 1]}, "end": 0.1, "interrupted": false, "progress": []}
              ]
            }

            """
        #expect(timeline.json(scene: "small") == expected)
        let relative = expected.replacingOccurrences(of: "/app/A.swift", with: "A.swift")
        #expect(timeline.json(scene: "small", relativeTo: "/app") == relative)
        #expect(timeline.json(scene: "small", relativeTo: "/ap") == expected)
        timeline.groups[0].line?.path = "/home/me/Talk/Sources/Talk/A.swift"
        let inPackage = expected.replacingOccurrences(of: "/app/A.swift", with: "Sources/Talk/A.swift")
        #expect(timeline.json(scene: "small", relativeTo: "/app") == inPackage)
    }

    @Test func inheritedDurationHasAKey() {
        var timeline = Timeline()
        timeline.addGroup(
            .block, start: 0.1,
            [
                Timeline.animation("box", "position", 0.1, 0.9, .linear) { $0.inheritsDuration = true },
                Timeline.animation("box", "opacity", 0.1, 0.9, .linear),
            ])
        let lines = timeline.json(scene: "small").split(separator: "\n").filter { $0.contains("keyPath") }
        #expect(lines.map { $0.contains("\"inheritsDuration\": true") } == [true, false])
        #expect(timeline.animations.map { TimelineTexts.timing(of: $0) } == ["0.9 s, inherited · linear", "0.9 s · linear"])
    }

    @Test func everyTimelineIsValidJSON() throws {
        var timeline = Timeline.sample
        timeline.animations[1].duration = .infinity
        timeline.animations[0].name = "tab\tline\nbell\u{7} ✓ \\"
        let object = try JSONSerialization.jsonObject(with: Data(timeline.json(scene: "s").utf8)) as? [String: Any]
        #expect((object?["animations"] as? [Any])?.count == timeline.animations.count)
        #expect((object?["animations"] as? [[String: Any]])?.first?["name"] as? String == timeline.animations[0].name)
        _ = try JSONSerialization.jsonObject(with: Data(Timeline().json(scene: "").utf8))
    }
}
