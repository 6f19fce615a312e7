import FuzzPrograms
import Testing

@Suite struct FuzzOptionsTests {
    @Test func theArgumentsOfAProgramSelectTheSameProgram() throws {
        let operations = [FuzzProgram.KeptOperation(index: 3, name: "add"), FuzzProgram.KeptOperation(index: 17, name: nil)]
        for kept in [nil, [], operations] {
            let program = FuzzProgram(family: "views", seed: 29, operationCount: 35, isHostile: kept != nil, kept: kept)
            let options = try FuzzOptions(["run"] + program.arguments)
            #expect(try options.program(seed: options.seed) == program)
        }
    }

    @Test(arguments: [["--seed"], ["--seed", "x"], ["--keep", "3,a"], ["--keep", "-4"], ["views"], ["run", "--programs", "-2"]])
    func wrongArgumentsAreRefused(arguments: [String]) { #expect(throws: FuzzFailure.self) { try FuzzOptions(arguments) } }

    @Test func optionsOfSearchAndEnduranceAreRead() throws {
        #expect(try FuzzOptions(["search", "--compare", "7"]).comparisonInterval == 7)
        #expect(try FuzzOptions(["search", "--compare", "0"]).comparisonInterval == 1)
        let options = try FuzzOptions(["endurance", "--frames", "12", "--scenes", "7", "--texts", "31", "--scene", "quiz"])
        #expect(options.mode == .endurance && options.frameCount == 12 && options.sceneCount == 7 && options.sceneName == "quiz")
        #expect(options.textCount == 31)
    }

    @Test func aCorpusHasOneProgramInEachLine() throws {
        let corpus = try FuzzCorpus("# comment\n\n--family views --seed 3 --keep 4=add\nopen: --family text --seed 5 --hostile # why\n")
        #expect(corpus.entries.map(\.program.family) == ["views", "text"] && corpus.entries.map(\.isOpen) == [false, true])
        #expect(corpus.entries[0].program.kept == [FuzzProgram.KeptOperation(index: 4, name: "add")])
    }
}
