import Constraints
import Foundation
import Testing

/// Our answers beside those of an unrelated solver; `Data/make_systems.py` says how these were found.
@Suite struct LinearProgramTests {
    struct System: Decodable {
        let seed: Int
        let variables: Int
        let constraints: [Row]
        let broken: [Int]
        let errors: [[Double]]
        let ambiguous: [Int]
        let values: [Double]

        /// [[[variable, coefficient]…], constant, relation, priority, break rank]
        struct Row: Decodable {
            let constraint: Constraint
            let rank: Int

            init(from decoder: any Decoder) throws {
                var container = try decoder.unkeyedContainer()
                let terms = try container.decode([[Double]].self).map { Expression.Term(Variable(Int($0[0])), $0[1]) }
                let constant = try container.decode(Double.self)
                let relation: Relation = [.lessOrEqual, .equal, .greaterOrEqual][try container.decode(Int.self) + 1]
                let priority = Priority(try container.decode(Float.self))
                constraint = Constraint(Expression(terms, constant: constant), relation, at: priority)
                rank = try container.decode(Int.self)
            }
        }
    }

    static let systems: [System] = {
        struct Sheet: Decodable { let systems: [System] }
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Data/systems.json")
        return try! JSONDecoder().decode(Sheet.self, from: Data(contentsOf: url)).systems
    }()

    /// A system given to a solver, in the order of its constraints or in another one, and what came of it.
    struct Solved {
        var solver = Solver()
        var ids: [ConstraintID] = []

        init(_ system: System) {
            for row in system.constraints { ids.append(solver.add(row.constraint, breakRank: row.rank)) }
        }

        func error(at priority: Double, of system: System) -> Double {
            zip(ids, system.constraints).reduce(0) { sum, pair in
                pair.1.constraint.priority.rawValue == Float(priority) ? sum + solver.error(of: pair.0) : sum
            }
        }
    }

    @Test func `There are several hundred systems, with all that can be in them`() {
        #expect(Self.systems.count >= 300)
        #expect(Self.systems.filter { !$0.broken.isEmpty }.count >= 50)
        #expect(Self.systems.filter { $0.ambiguous.contains(1) }.count >= 50)
        #expect(Self.systems.filter { !$0.ambiguous.contains(1) && $0.variables > 5 }.count >= 30)
    }

    @Test func `Every level's error is the least there can be`() {
        for system in Self.systems {
            let solved = Solved(system)
            #expect(solved.solver.fault == nil, "seed \(system.seed)")
            for level in system.errors {
                let error = solved.error(at: level[0], of: system)
                #expect(abs(error - level[1]) < 1e-5, "seed \(system.seed): \(error) instead of \(level[1]) at \(level[0])")
            }
        }
    }

    @Test func `Variables have the values of the linear programs`() {
        for system in Self.systems {
            let solved = Solved(system)
            for (index, value) in system.values.enumerated() {
                let ours = solved.solver.value(of: Variable(index))
                #expect(abs(ours - value) < 1e-5, "seed \(system.seed): v\(index) is \(ours) instead of \(value)")
            }
        }
    }

    @Test func `A variable is ambiguous if its least value is not its greatest`() {
        for system in Self.systems {
            let solved = Solved(system)
            let ours = system.values.indices.map { solved.solver.isAmbiguous(Variable($0)) ? 1 : 0 }
            #expect(ours == system.ambiguous, "seed \(system.seed)")
        }
    }

    @Test func `The required constraints that cannot be taken in are broken`() {
        for system in Self.systems {
            let solved = Solved(system)
            let broken = solved.ids.indices.filter { solved.solver.isBroken(solved.ids[$0]) }
            #expect(broken == system.broken, "seed \(system.seed)")
        }
    }
}
