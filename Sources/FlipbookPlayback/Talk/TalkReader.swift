import FlipbookImages
import Foundation
import QuartzCore
import Stage
import UIKit

/// Reads a talk, and the scenes, scripts and notes that the talk names. All mistakes are reported at once.
struct TalkReader {
    let file: String
    let scenes: [Scene]
    /// Returns the text of a file.
    let load: (String) throws -> String
    /// The mistakes, each with the location in the file of the talk by which they are sorted. For a mistake in a script, it is the location
    /// of the script's name.
    private var mistakes: [(talkLocation: ScriptLocation, error: ScriptError)] = []

    init(file: String, scenes: [Scene], load: @escaping (String) throws -> String) {
        (self.file, self.scenes, self.load) = (file, scenes, load)
    }

    /// The keys of the talk itself.
    private static let talkKeys = ["title", "minutes"]
    /// The keys that the talk can have as defaults of its scenes.
    static let sharedKeys = ["speed", "device", "panels", "phone", "click-advances"] + SettingStep.all.map(\.name)
    /// The keys of a scene.
    private static let sceneKeys = ["scene", "title", "script", "start", "notes"] + sharedKeys

    mutating func read(_ text: String) throws -> Talk {
        var reader = TOMLReader(text, file: file)
        let document = reader.read()
        mistakes = reader.mistakes.map { ($0.location, $0) }
        checkKeys(of: document.root, Self.talkKeys + Self.sharedKeys, "a talk")
        let title = string("title", in: document.root) ?? FilePath.baseName(file)
        let minutes = number("minutes", in: document.root, 1...1440)
        var talkScenes: [TalkScene] = []
        for table in document.tables {
            guard table.name == "scenes" else {
                let hint = SpellingSuggestion.hint(for: table.name, among: ["scenes"])
                report(table.location, "there is no table '\(table.name)'\(hint.isEmpty ? "; write [[scenes]]" : hint)")
                continue
            }
            if let scene = readScene(table, defaults: document.root) { talkScenes.append(scene) }
        }
        if document.tables.isEmpty, reader.mistakes.isEmpty {
            report(
                ScriptLocation(file: file, line: 1, column: 1),
                "the talk has no scenes; add [[scenes]] with a line such as scene = \"\(scenes.first?.name ?? "name")\"")
        }
        if let error = sortedMistakes.error { throw error }
        return Talk(title: title, minutes: minutes, scenes: talkScenes, path: file)
    }

    mutating func report(_ location: ScriptLocation, _ message: String) {
        mistakes.append((location, ScriptError(location: location, message: message)))
    }

    /// The mistakes in the order of the lines of the talk.
    private var sortedMistakes: ScriptMistakes {
        var sorted = ScriptMistakes()
        let ordered = mistakes.sorted {
            ($0.talkLocation.line, $0.talkLocation.column) < ($1.talkLocation.line, $1.talkLocation.column)
        }
        for mistake in ordered { sorted.append(mistake.error) }
        return sorted
    }

    /// Reports the keys of a table that are not in `keys`.
    private mutating func checkKeys(of table: TOMLTable, _ keys: [String], _ owner: String) {
        for entry in table.entries where !keys.contains(entry.key) {
            let hint = SpellingSuggestion.hint(for: entry.key, among: keys)
            report(
                entry.location,
                "\(owner) has no key '\(entry.key)'\(hint.isEmpty ? "; its keys are \(ScriptLineReader.alternatives(keys))" : hint)")
        }
    }

    // MARK: - Scenes

    private mutating func readScene(_ table: TOMLTable, defaults: TOMLTable) -> TalkScene? {
        checkKeys(of: table, Self.sceneKeys, "a scene")
        let (title, deviceSettings) = (string("title", in: table), settings(table, defaults))
        let device = device(table, defaults)
        let (script, slowness, panels) = (script(table), slowness(table, defaults), panels(table, defaults))
        let start = start(table, script)
        let hasPhone = boolean("phone", table, defaults) ?? true
        let clickAdvances = boolean("click-advances", table, defaults) ?? false
        let notes = notes(table, cues: script?.cues ?? [])
        guard var scene = namedScene(table) else { return nil }
        if let value = table["script"], let name = script?.scene, name != scene.name {
            report(value.location, "this script is for the scene '\(name)', not for '\(scene.name)'")
        }
        if let device { scene = scene.with(device) }
        scene = scene.with(deviceSettings)
        if let title { scene = scene.titled(title) }
        return TalkScene(
            scene: scene, script: script, start: start, slowness: slowness, panels: panels, hasPhone: hasPhone,
            clickAdvances: clickAdvances,
            notes: notes)
    }

    private mutating func namedScene(_ table: TOMLTable) -> Scene? {
        guard table["scene"] != nil else {
            report(table.location, "this scene has no name; add a line such as scene = \"\(scenes.first?.name ?? "name")\"")
            return nil
        }
        guard let name = string("scene", in: table), let location = table["scene"]?.location else { return nil }
        if let scene = scenes.first(where: { $0.name == name }) { return scene }
        let hint = SpellingSuggestion.hint(for: name, among: scenes.map(\.name))
        report(
            location,
            "there is no scene '\(name)'\(hint.isEmpty ? "; there is \(ScriptLineReader.alternatives(scenes.map(\.name)))" : hint)")
        return nil
    }

    private mutating func device(_ table: TOMLTable, _ defaults: TOMLTable) -> Device? {
        guard let (name, location) = string("device", table, defaults) else { return nil }
        if let device = Device.model(named: name) { return device }
        let names = Device.models.compactMap(\.name)
        let hint = Device.hint(forUnknown: name)
        report(location, "there is no device '\(name)'\(hint.isEmpty ? "; there is \(ScriptLineReader.alternatives(names))" : hint)")
        return nil
    }

    private mutating func settings(_ table: TOMLTable, _ defaults: TOMLTable) -> DeviceSettings {
        var settings = DeviceSettings.standard
        for step in SettingStep.all {
            guard let (word, location) = string(step.name, table, defaults) else { continue }
            if let choice = step.choices.first(where: { $0.word == word }) {
                settings.set(choice.setting)
            } else {
                reportChoice(step.name, step.choices.map(\.word), word, location)
            }
        }
        return settings
    }

    /// Reports a word that is not one of the possible words. For a default of the whole talk, each scene reports the
    /// same mistake, and `ScriptMistakes` keeps one of them.
    private mutating func reportChoice(_ key: String, _ words: [String], _ word: String, _ location: ScriptLocation) {
        let hint = SpellingSuggestion.hint(for: word, among: words)
        report(location, "'\(key)' must be \(ScriptLineReader.alternatives(words)), not '\(word)'\(hint)")
    }

    private static let speeds = [("full", 1), ("half", 2), ("tenth", 10), ("fiftieth", 50)]

    private mutating func slowness(_ table: TOMLTable, _ defaults: TOMLTable) -> Int {
        guard let (word, location) = string("speed", table, defaults) else { return 1 }
        if let speed = Self.speeds.first(where: { $0.0 == word }) { return speed.1 }
        reportChoice("speed", Self.speeds.map(\.0), word, location)
        return 1
    }

    private mutating func panels(_ table: TOMLTable, _ defaults: TOMLTable) -> [TalkPanel] {
        guard let value = table["panels"] ?? defaults["panels"] else { return [] }
        guard case .array(let values) = value.content else {
            report(value.location, "'panels' must be a list such as [\"timeline\"], not \(value.kind)")
            return []
        }
        var panels: [TalkPanel] = []
        for value in values {
            if case .string(let word) = value.content, let panel = TalkPanel(rawValue: word) {
                if !panels.contains(panel) { panels.append(panel) }
            } else if case .string(let word) = value.content {
                reportChoice("panels", TalkPanel.allCases.map(\.rawValue), word, value.location)
            } else {
                report(value.location, "expected the name of a panel in quotes, found \(value.kind)")
            }
        }
        return panels
    }

    private mutating func script(_ table: TOMLTable) -> Script? {
        guard let name = string("script", in: table), let location = table["script"]?.location else { return nil }
        do {
            let path = FilePath.join(FilePath.folder(file), name)
            return try Script(load(path), file: path, load: load)
        } catch let error as ScriptError {
            mistakes.append((location, error))
        } catch {
            report(location, "cannot read the script \(name): \(error)")
        }
        return nil
    }

    private mutating func start(_ table: TOMLTable, _ script: Script?) -> TalkScene.Start? {
        guard let value = table["start"] else { return nil }
        switch value.content {
        case .number(let seconds) where (0...3600).contains(seconds): return .time(seconds)
        case .string(let name):
            if let index = script?.cues.firstIndex(of: name) { return .cue(index) }
            guard let script else {
                // If the scene names a script, the script has a mistake that was already reported.
                if table["script"] == nil { report(value.location, "the scene has no script with a cue '\(name)'") }
                return nil
            }
            let hint = SpellingSuggestion.nearestPhrase(to: name, among: script.cues).map { " (did you mean \"\($0)\"?)" }
            report(value.location, "the script has no cue \"\(name)\"\(hint ?? "")")
        default: report(value.location, "'start' must be seconds from 0 to 3600, or the name of a cue")
        }
        return nil
    }

    /// Returns the notes: the text in the talk, or the text of a file if the value ends in `.md`.
    private mutating func notes(_ table: TOMLTable, cues: [String]) -> TalkNotes {
        guard let text = string("notes", in: table), let value = table["notes"] else { return TalkNotes("", cues: cues) }
        let location = value.location
        guard FilePath.fileExtension(text) == "md", !text.contains(where: \.isNewline) else {
            return notes(text, cues) { number in
                let lines = value.textLines
                guard lines.indices.contains(number - 1), lines[number - 1] != location.line else { return location }
                return ScriptLocation(file: location.file, line: lines[number - 1], column: 1)
            }
        }
        do {
            let path = FilePath.join(FilePath.folder(file), text)
            return notes(try load(path), cues) { ScriptLocation(file: path, line: $0, column: 1) }
        } catch {
            report(location, "cannot read the notes \(text): \(error)")
            return TalkNotes("", cues: cues)
        }
    }

    /// Splits notes, and warns about headings that are almost the name of a cue. They are not errors, because notes can have any heading.
    private func notes(_ text: String, _ cues: [String], location: (Int) -> ScriptLocation) -> TalkNotes {
        for heading in TalkNotes.misspelledHeadings(in: text, cues: cues) {
            // Control characters of a file must not reach the terminal.
            let (written, correction) = (ScriptLineReader.quoted(heading.text), ScriptLineReader.quoted(heading.correction))
            Diagnostics.report(
                .warning, source: "",
                location(heading.line).text("warning: the heading \(written) matches no cue (did you mean \(correction)?)"), onlyOnce: true)
        }
        return TalkNotes(text, cues: cues)
    }
}
