/// Marks in a row that show through the same soft-edged clip. They are painted as if it were not there; then its edge is put back as far as
/// the clip leaves it alone. So what one of them hides does not shine through at the edge, however many lie on top of each other there.
struct Scope {
    var clip: Int
    /// The scope around it, -1 if there is none.
    var parent: Int
    /// The first of its marks, and the one behind its last and all that belongs to that.
    var first: Int
    var end = 0
    var box: PixelRect
    /// Where pixels are kept if a backdrop divides its marks, -1 if none does.
    var slot = -1

    static let none = -1
}

/// Finds the scopes of a frame. What a pixel looks like depends on the marks that touch it alone, but for one thing: a mark between two of the
/// same clip that is not in it divides them, wherever it is. Such clips are told.
struct ScopeFinder {
    private(set) var scopes: [Scope] = []
    /// Which scope each mark is in.
    private(set) var scopeOfMark: [Int] = []
    /// What clips show whose marks do not all come in a row.
    private(set) var divided: [PixelRect] = []

    /// Those that the mark in hand is in, from the outside to the inside, and the soft clips that it asks for, the other way round.
    private var open: [Int] = []
    private var links: [Int] = []
    private var runs: [Int] = []

    mutating func find(_ marks: [Mark], _ stencils: [Stencil]) {
        scopes.removeAll(keepingCapacity: true)
        scopeOfMark.removeAll(keepingCapacity: true)
        divided.removeAll(keepingCapacity: true)
        runs.removeAll(keepingCapacity: true)
        for _ in stencils { runs.append(0) }
        for _ in marks { scopeOfMark.append(Scope.none) }
        if stencils.contains(where: \.isSoft) { find(marks, 0..<marks.count, stencils) }
        for clip in stencils.indices where runs[clip] > 1 { divided.append(stencils[clip].box) }
    }

    /// The clips of the groups around are theirs: members are not cut by them a second time.
    private mutating func find(_ marks: [Mark], _ range: Range<Int>, _ stencils: [Stencil]) {
        let base = open.count
        var index = range.lowerBound
        var clip: Int?
        while index < range.upperBound {
            let end = min(index + 1 + marks[index].members, range.upperBound)
            if index == range.lowerBound || marks[index].clip != clip {
                clip = marks[index].clip
                enter(clip, base, at: index, stencils)
            }
            scopeOfMark[index] = open.last ?? Scope.none
            switch marks[index].paint {
            case .group: find(marks, (index + 1)..<end, stencils)
            case .masked(let count, _, _):
                let middle = min(index + 1 + count, end)
                find(marks, (index + 1)..<middle, stencils)
                find(marks, middle..<end, stencils)
            default: break
            }
            index = end
        }
        leave(to: base, at: range.upperBound)
    }

    private mutating func enter(_ clip: Int?, _ base: Int, at index: Int, _ stencils: [Stencil]) {
        links.removeAll(keepingCapacity: true)
        var next = clip
        while let link = next {
            if stencils[link].isSoft, !open[..<base].contains(where: { scopes[$0].clip == link }) { links.append(link) }
            next = stencils[link].parent
        }
        var kept = base
        while kept < open.count, kept - base < links.count, scopes[open[kept]].clip == links[links.count - 1 - (kept - base)] { kept += 1 }
        leave(to: kept, at: index)
        for link in links.dropLast(kept - base).reversed() {
            scopes.append(Scope(clip: link, parent: open.last ?? Scope.none, first: index, box: stencils[link].box))
            open.append(scopes.count - 1)
            runs[link] += 1
        }
    }

    private mutating func leave(to count: Int, at index: Int) {
        while open.count > count { scopes[open.removeLast()].end = index }
    }

    /// Gives those that the mark, a backdrop, divides a place to keep pixels in. `slots` counts them.
    mutating func divide(at mark: Int, _ slots: inout Int) {
        var place = scopeOfMark[mark]
        while place != Scope.none {
            if scopes[place].first < mark, scopes[place].slot < 0 {
                scopes[place].slot = slots
                slots += 1
            }
            place = scopes[place].parent
        }
    }
}
