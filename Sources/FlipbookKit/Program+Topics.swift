import CoreGraphics
import WindowShell

extension Program {
    /// A subject of the command `help` that is not a command.
    private struct HelpTopic {
        /// The words that name the topic. Lists of topics contain the first word.
        let names: [String]
        let text: String
    }

    /// The topics, in the order in which the help lists them.
    private var helpTopics: [HelpTopic] {
        [
            HelpTopic(names: ["keys", "key"], text: KeyBinding.terminalTable),
            HelpTopic(
                names: ["scripts", "script", "tours", "tour"],
                text: """
                    A script is a text file with the steps of a user in a scene, one step in each line:

                      wait for idle
                      tap "Show More"
                      expect "Show Less"
                      expect "card" position.y is 333 ± 1

                    The option --script FILE of 'run', 'record', 'snapshot' and other commands plays it, and 'replay' compares the
                    result with an accepted one. The script NAME.script in the resources of a program is the tour of the scene
                    NAME. The key W in the window saves what you did as a script.

                    All steps: see \(ManualReference.scripts).
                    """),
            HelpTopic(
                names: ["talks"],
                text: """
                    A talk is a text file in TOML with scenes in their order, cues and notes:

                      title = "How animation works"

                      [[scenes]]
                      scene = "\(scenes.first?.name ?? "card")"
                      notes = "Welcome."

                    '\(commandLine(["talk", "FILE"]))' gives it, and the option --check looks for mistakes.

                    All keys of the file: see \(ManualReference.talks).
                    """),
            HelpTopic(
                names: ["goldens", "golden"],
                text: """
                    A golden is an accepted result, with which later runs are compared: a trace (.csv) or a lossless video (.mkv).

                      \(commandLine(["replay", "my.script", "--update", "my.csv"]))    accept the current result
                      \(commandLine(["replay", "my.script", "--check", "my.csv"]))     compare with it

                    In a package of 'flipbook new', the tests compare the tours with Tests/*/Goldens, and
                    'FLIPBOOK_GOLDENS=make swift test' accepts the current results. 'smoke' reads other goldens: the file
                    Tours/NAME.csv beside the script of a tour, if there is one.

                    More: see \(ManualReference.goldens).
                    """),
            HelpTopic(names: ["scenes", "scene"], text: hasDemoScenes ? scenesOfPackages : ownScenes),
        ]
    }

    /// The help of `flipbook` about scenes.
    private var scenesOfPackages: String {
        """
        '\(commandLine(["list"]))' lists the scenes of this program. A scene of your own is a view controller in a package:

          flipbook new Talk                 write the package
          cd Talk
          swift run -c release Talk         open its window; 'swift run -c release Talk help' lists its commands

        More: see \(ManualReference.scenes).
        """
    }

    /// The help of the program of a package about scenes.
    private var ownScenes: String {
        """
        '\(commandLine(["list"]))' lists the scenes of this program. A scene is a view controller, and an entry in 'scenes' of the program:

          Scene("card", title: "Card") { CardViewController() }

        More: see \(ManualReference.scenes).
        """
    }

    /// The words that can follow `help`: the commands and the topics.
    var helpSubjects: [String] { commands.map(\.name) + helpTopics.map { $0.names[0] } }

    /// Returns the text that `help` prints for its arguments. Throws an error if there is no such subject.
    func helpText(_ arguments: [String]) throws -> String {
        guard let subject = arguments.first else { return overview }
        guard arguments.count == 1 else { throw Command.UsageError("help takes one subject; unexpected argument '\(arguments[1])'") }
        if subject == "--man" { return manual }
        if let command = commands.first(where: { $0.name == subject }) { return help(for: command) }
        let topics = helpTopics
        if let topic = topics.first(where: { $0.names.contains(subject) }) { return topic.text }
        let names = topics.map { $0.names[0] }
        let hint = SpellingSuggestion.hint(for: subject, among: helpSubjects)
        throw Command.UsageError(
            "there is no help for '\(subject)'\(hint); see '\(commandLine(["help"]))' for the commands; "
                + "the other subjects are \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])")
    }
}
