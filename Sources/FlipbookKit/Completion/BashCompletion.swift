/// The completions of bash, as a script that bash reads when it starts or when the command is completed for the first time.
struct BashCompletion {
    let program: Program

    var script: String {
        """
        # Completions of bash for \(program.command), printed by '\(program.command) completions bash'.
        _\(program.functionName)() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
            # Bash separates '--name=value' into three words.
            if [[ $current == '=' ]]; then current=; elif [[ $previous == '=' ]]; then previous=${COMP_WORDS[COMP_CWORD - 2]}; fi
            COMPREPLY=()
            case $command in
        \(program.completedCommands.map(operands).joined(separator: "\n"))
                *) local operand=text options=\(words(Command.gallery.options.map(\.name))) ;;
            esac
            local kind=$operand
            case "$command $previous" in
        \(optionValues.joined(separator: "\n"))
                *)
                    if ((COMP_CWORD == 1)) && [[ $current != -* ]]; then
                        kind=command
                    elif [[ $current == -* ]]; then
                        kind="words:$options"
                    fi
                    ;;
            esac
            case $kind in
                scene) mapfile -t COMPREPLY < <(compgen -W "$("${COMP_WORDS[0]}" list --names 2>/dev/null)" -- "$current") ;;
                command) mapfile -t COMPREPLY < <(compgen -W \(words(program.completedCommands.map(\.name))) -- "$current") ;;
                file) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
                folder) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
                words:*) mapfile -t COMPREPLY < <(compgen -W "${kind#words:}" -- "$current") ;;
            esac
        }
        complete -F _\(program.functionName) \(program.command.quotedForShell)
        """
    }

    private func words(_ words: [String]) -> String { words.joined(separator: " ").quotedForShell }

    /// Returns the branch that sets the operand and the options of a command.
    private func operands(_ command: Command) -> String {
        "        \(command.name)) local operand=\(kind(command.operandValue ?? .text)) options=\(words(command.options.map(\.name))) ;;"
    }

    /// The branches that select the kind of the value after an option.
    private var optionValues: [String] {
        let all = program.completedCommands.flatMap { command in
            command.options.compactMap { option in option.value.map { (word: "'\(command.name) \(option.name)'", kind: kind($0)) } }
        }
        var kinds: [String] = []
        for (_, kind) in all where !kinds.contains(kind) { kinds.append(kind) }
        return kinds.map { kind in
            "        \(all.filter { $0.kind == kind }.map(\.word).joined(separator: " | "))) kind=\(kind) ;;"
        }
    }

    private func kind(_ value: CompletionValue) -> String {
        switch value {
        case .scene: "scene"
        case .file: "file"
        case .folder: "folder"
        case .subject: "words:\(program.helpSubjects.joined(separator: " "))".quotedForShell
        case .words(let words): "words:\(words.joined(separator: " "))".quotedForShell
        case .text: "text"
        }
    }
}
