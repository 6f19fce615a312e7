import FlipbookConstraints
import Foundation
import Testing

/// Compares the solutions with those of an independent solver. `Data/make_systems.py` explains how it computed the expected solutions.
@Suite struct LinearProgramTests {
    struct System: Decodable {
        let seed: Int
        let variables: Int
        let constraints: [ConstraintData]
        let broken: [Int]
        let errors: [[Double]]
        let ambiguous: [Int]
        let values: [Double]

        /// A constraint in the file: [[[variable, coefficient]…], constant, relation, priority, break rank]
        struct ConstraintData: Decodable {
            let constraint: Constraint
            let breakRank: Int

            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                let terms = try container.decode([[Double]].self).map { LinearExpression.Term(Variable(Int($0[0])), $0[1]) }
                let constant = try container.decode(Double.self)
                let relation: Relation = [.lessOrEqual, .equal, .greaterOrEqual][try container.decode(Int.self) + 1]
                let priority = Priority(try container.decode(Float.self))
                constraint = Constraint(LinearExpression(terms, constant: constant), relation, at: priority)
                breakRank = try container.decode(Int.self)
            }
        }
    }

    static let systems: [System] = {
        struct SystemsFile: Decodable { let systems: [System] }
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/systems.json")
        return try! JSONDecoder().decode(SystemsFile.self, from: Data(contentsOf: url)).systems
    }()

    /// A solver with all constraints of a system, and their identifiers in the order of the system.
    struct SolvedSystem {
        var solver = SimplexSolver()
        var ids: [ConstraintID] = []

        init(_ system: System) {
            for data in system.constraints { ids.append(solver.add(data.constraint, breakRank: data.breakRank)) }
        }

        func error(at priority: Double, of system: System) -> Double {
            zip(ids, system.constraints).reduce(0) { sum, pair in
                pair.1.constraint.priority.rawValue == Float(priority) ? sum + solver.error(of: pair.0) : sum
            }
        }
    }

    @Test func theDataContainsSystemsOfEveryKind() {
        #expect(Self.systems.count >= 300)
        #expect(Self.systems.filter { !$0.broken.isEmpty }.count >= 50)
        #expect(Self.systems.filter { $0.ambiguous.contains(1) }.count >= 50)
        #expect(Self.systems.filter { !$0.ambiguous.contains(1) && $0.variables > 5 }.count >= 30)
    }

    @Test func theErrorOfEveryLevelIsMinimal() {
        for system in Self.systems {
            let solved = SolvedSystem(system)
            #expect(solved.solver.invariantViolation == nil, "seed \(system.seed)")
            for level in system.errors {
                let error = solved.error(at: level[0], of: system)
                #expect(abs(error - level[1]) < 1e-5, "seed \(system.seed): \(error) instead of \(level[1]) at \(level[0])")
            }
        }
    }

    @Test func valuesMatchTheLinearPrograms() {
        for system in Self.systems {
            let solved = SolvedSystem(system)
            for (index, value) in system.values.enumerated() {
                let actual = solved.solver.value(of: Variable(index))
                #expect(abs(actual - value) < 1e-5, "seed \(system.seed): v\(index) is \(actual) instead of \(value)")
            }
        }
    }

    @Test func ambiguityMatchesTheLinearPrograms() {
        for system in Self.systems {
            let solved = SolvedSystem(system)
            let actual = system.values.indices.map { solved.solver.isAmbiguous(Variable($0)) ? 1 : 0 }
            #expect(actual == system.ambiguous, "seed \(system.seed)")
        }
    }

    @Test func brokenConstraintsMatchTheLinearPrograms() {
        for system in Self.systems {
            let solved = SolvedSystem(system)
            let broken = solved.ids.indices.filter { solved.solver.isBroken(solved.ids[$0]) }
            #expect(broken == system.broken, "seed \(system.seed)")
        }
    }
}
