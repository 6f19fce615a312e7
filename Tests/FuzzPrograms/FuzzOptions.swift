/// The options of `flipbook-fuzz`.
nonisolated package struct FuzzOptions: Sendable {
    /// The task of one run of the program.
    package enum Mode: String, Sendable {
        /// Runs programs in child processes and reduces those that fail.
        case search
        /// Runs programs in this process.
        case run
        /// Runs the programs of a corpus file in child processes.
        case corpus
        /// Lists the families and their operations.
        case list
        /// Plays many frames, opens many scenes and shows many texts, and compares the memory.
        case endurance
    }

    package var mode = Mode.search
    package var family: String?
    package var seed = 1
    package var operationCount = 60
    package var programCount: Int?
    package var isHostile = false
    package var kept: [FuzzProgram.KeptOperation]?
    /// The time in seconds of a search. Each family gets an equal part of it.
    package var seconds: Double?
    /// The processor time in seconds after which a program counts as hanging.
    package var limit = 10
    /// The seeds whose programs run more than once, to compare pixels and memory, are multiples of this number.
    package var comparisonInterval = 1
    package var printsOperations = false
    package var corpusPath: String?
    /// The number of frames of `endurance`.
    package var frameCount = 100_000
    /// The number of scenes that `endurance` opens.
    package var sceneCount = 300
    /// The number of different texts that `endurance` shows.
    package var textCount = 10_000
    /// The only scene that `endurance` opens, or nil for all.
    package var sceneName: String?

    package static let usage = """
        usage: flipbook-fuzz [search | run | corpus FILE | list | endurance] [options]
          --family NAME     only this family (all)
          --seed S          the seed of the first program (1)
          --programs N      the number of programs of each family, with the seeds S, S + 1, … (search: 50, or as many as
                            fit into --seconds; run: 1)
          --operations N    the number of operations of a program (60)
          --seconds T       search each family for an equal part of T seconds
          --limit T         a program that uses more than T seconds of processor time hangs (10)
          --compare N       run only every N-th program again, to compare pixels and memory (1)
          --hostile         also NaN, infinite and huge numbers, and callbacks that change what is being changed
          --keep I,J=NAME   perform only the operations I and J; with a name, the operation is that one
          --frames N        the number of frames of endurance (100000)
          --scenes N        the number of scenes that endurance opens and closes (300)
          --texts N         the number of different texts that endurance shows (10000)
          --scene NAME      endurance opens only this scene (all)
          --verbose         print each operation before it is performed
        """

    package init() {}

    package init(_ arguments: [String]) throws {
        var rest = arguments[...]
        if let first = rest.first, let mode = Mode(rawValue: first) {
            self.mode = mode
            rest.removeFirst()
        }
        while let option = rest.popFirst() {
            switch option {
            case "--family": family = try Self.value(option, &rest)
            case "--seed": seed = try Self.integer(option, &rest)
            case "--programs": programCount = try Self.integer(option, &rest)
            case "--operations": operationCount = try Self.integer(option, &rest)
            case "--frames": frameCount = try Self.integer(option, &rest)
            case "--scenes": sceneCount = try Self.integer(option, &rest)
            case "--texts": textCount = try Self.integer(option, &rest)
            case "--scene": sceneName = try Self.value(option, &rest)
            case "--limit": limit = try Self.integer(option, &rest)
            case "--seconds":
                guard let number = Double(try Self.value(option, &rest)) else { throw FuzzFailure("\(option) must be a number") }
                seconds = number
            case "--compare": comparisonInterval = max(try Self.integer(option, &rest), 1)
            case "--hostile": isHostile = true
            case "--verbose": printsOperations = true
            case "--keep": kept = try Self.keptOperations(try Self.value(option, &rest))
            default:
                guard mode == .corpus, corpusPath == nil else { throw FuzzFailure("unexpected argument '\(option)'") }
                corpusPath = option
            }
        }
    }

    /// The program that the options select.
    package func program(seed: Int) throws -> FuzzProgram {
        guard let family else { throw FuzzFailure("missing --family NAME") }
        return FuzzProgram(family: family, seed: seed, operationCount: operationCount, isHostile: isHostile, kept: kept)
    }

    private static func value(_ option: String, _ rest: inout ArraySlice<String>) throws -> String {
        guard let value = rest.popFirst() else { throw FuzzFailure("missing value of \(option)") }
        return value
    }

    private static func integer(_ option: String, _ rest: inout ArraySlice<String>) throws -> Int {
        guard let integer = Int(try value(option, &rest)), (0...1 << 53).contains(integer) else {
            throw FuzzFailure("\(option) must be a whole number")
        }
        return integer
    }

    private static func keptOperations(_ text: String) throws -> [FuzzProgram.KeptOperation] {
        if text == "none" { return [] }
        return try text.split(separator: ",").map {
            guard let operation = FuzzProgram.KeptOperation($0) else { throw FuzzFailure("--keep must be such as 3,7=add, not '\($0)'") }
            return operation
        }
    }
}
