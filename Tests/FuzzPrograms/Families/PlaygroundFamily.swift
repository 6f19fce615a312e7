import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The playground: its pages and editors are operated by random touches and keys, and the code that it exports is checked.
final class PlaygroundFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case tap, tapButton, drag, dragSlider, press, key, type, scroll, page, back, dark, textSize, direction, rotate, readCode, wait
    }

    static let name = "playground"
    // Animations of the playground can repeat forever.
    static let endsIdle = false
    static let comparesMemory = false

    private let stage: Stage
    private let scene: Scene
    /// The folder for saved scenes. It is removed at the end of each program.
    private static let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-fuzz-\(UUID().uuidString)")

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        SceneLibrary.documentsOverride = Self.folder
        scene = Scene.demo(named: "playground") ?? values.pick(Scene.demos)
        let controller = scene.makeController()
        stage.window.rootViewController = controller
        stage.advance(frames: 2)
    }

    /// Returns the views of a class that are not hidden themselves and have a width, in the order of the tree.
    private func views<View: UIView>(_: View.Type) -> [View] {
        var (found, pending): ([View], [UIView]) = ([], [stage.window])
        while let view = pending.popLast() {
            if let view = view as? View, !view.isHidden, view.bounds.width > 0 { found.append(view) }
            pending += view.subviews.reversed()
        }
        return found
    }

    private func point(_ values: inout FuzzValues) -> CGPoint { CGPoint(x: values.number(0, 120), y: values.number(0, 160)) }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .tap: stage.tap(at: point(&values), count: values.integer(1...2))
        case .tapButton: if let control = values.any(views(UIControl.self)) { stage.tap(control) }
        case .drag: stage.drag(from: point(&values), to: point(&values), duration: Double(values.integer(1...15)) / 60)
        case .dragSlider: dragSlider(&values)
        case .press: stage.press(at: point(&values), force: 1, duration: 0.6)
        case .key: stage.key(values.pick(["tab", "space", "left", "right", "up", "down", "escape", "return", "shift+tab", "home", "end"]))
        case .type: stage.type(values.pick(["1", "0.5", "-", "abc", "é"]))
        case .scroll: stage.scroll(at: point(&values), by: CGVector(dx: values.number(-50, 50), dy: values.number(-200, 200)))
        case .page: if let cell = values.any(views(UITableViewCell.self)) { stage.tap(cell) }
        case .back: if values.bool(0.4) { stage.tap(at: CGPoint(x: 9, y: 30)) }
        case .dark: stage.settings.isDark.toggle()
        case .textSize: stage.settings.textSize = values.pick(DeviceSettings.TextSize.allCases)
        case .direction: stage.settings.isRightToLeft.toggle()
        case .rotate: stage.rotate(to: values.pick([.portrait, .landscapeLeft]))
        case .readCode: for view in views(UITextView.self) { _ = view.text }
        case .wait: stage.advance(frames: values.integer(1...40))
        }
    }

    private func dragSlider(_ values: inout FuzzValues) {
        guard let slider = values.any(views(UISlider.self)) else { return }
        let (from, to) = (stage.location(in: slider), stage.location(of: CGPoint(x: slider.bounds.width, y: 9), in: slider))
        stage.drag(from: from, to: CGPoint(x: to.x * CGFloat(values.integer(0...10)) / 10, y: from.y), duration: 0.1)
    }

    func finish() { try? FileManager.default.removeItem(at: Self.folder) }

    func checkLaws() throws {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder.path + "/Playground")) ?? []
        for file in files.sorted() {
            let text = (try? String(contentsOfFile: Self.folder.path + "/Playground/" + file, encoding: .utf8)) ?? ""
            guard text.hasSuffix("}\n") else { throw FuzzFailure("the saved scene \(file) is not complete") }
            for word in text.split(whereSeparator: { !$0.isLetter }) where ["nan", "inf"].contains(word) {
                throw FuzzFailure("the saved scene \(file) contains '\(word)'")
            }
        }
    }
}
