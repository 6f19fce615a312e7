import FlipbookPlayback
import Foundation
import UIKit

/// The words that can follow an option, or that can be the operand of a command.
enum CompletionValue: Equatable {
    case scene, file, folder
    /// A subject of `help`: a command, or a topic such as `scripts`.
    case subject
    case words([String])
    /// Any text, such as a number.
    case text

    /// Selects the kind of words for the name of a value in the help text, such as `FILE.png`.
    init(name: String) {
        switch name {
        case "SCENE": self = .scene
        case "FILE", "FILE.png", "FILE.srt", "SCRIPT", "GOLDEN", "TALK": self = .file
        case "FOLDER", "PACKAGE": self = .folder
        case "SUBJECT": self = .subject
        case "SHELL": self = .words(CompletionsCommand.shellNames)
        case "PARTS": self = .words(ShowOptions.words)
        case "VIEW": self = .words(ComparisonMode.allCases.map(\.rawValue))
        case "CATEGORY": self = .words(DeviceSettings.TextSize.allCases.map(\.rawValue))
        case "QUALITY": self = .words(VideoQuality.allCases.map(\.rawValue))
        case "ENCODER": self = .words(H264Encoder.allCases.map(\.rawValue))
        case "COLOR": self = .words(["white", "black", "paper", "dark", "none"])
        default: self = .text
        }
    }
}

extension Command {
    /// The words that can be the operand, or nil if the command has no operand.
    var operandValue: CompletionValue? { operandName.map(CompletionValue.init(name:)) }
}

extension Command.Option {
    /// The words that can follow the option, or nil for a switch.
    var value: CompletionValue? { valueName.map(CompletionValue.init(name:)) }
}

extension Program {
    /// The commands that can be completed: the commands of the table, and `help`.
    var completedCommands: [Command] {
        commands + [
            Command(
                name: "help", summary: "print the help of a command or of another subject", operandName: "SUBJECT",
                operandCount: .zeroOrOne
            ) { _ in }
        ]
    }

    /// The name of the program as a part of the name of a shell function.
    var functionName: String { String(command.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }) }
}

extension String {
    /// This text in single quotes, as one word of a POSIX shell.
    nonisolated var quotedForShell: String { "'" + replacingOccurrences(of: "'", with: #"'\''"#) + "'" }
}
