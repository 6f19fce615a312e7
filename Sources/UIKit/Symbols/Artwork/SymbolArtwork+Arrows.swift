nonisolated extension SymbolArtwork {
    /// Arrows and chevrons.
    static let arrows = """
        chevron.left c.54 q.54
            s M 66 14 L 33 50 L 66 86
        chevron.right c.54 q.54
            s M 34 14 L 67 50 L 34 86
        chevron.up c.54 q.54
            s M 14 66 L 50 33 L 86 66
        chevron.down c.54 q.54
            s M 14 34 L 50 67 L 86 34
        chevron.backward = chevron.left
        chevron.forward = chevron.right
        chevron.up.chevron.down
            s M 28 34 L 50 10 L 72 34 ; s M 28 66 L 50 90 L 72 66
        chevron.left.forwardslash.chevron.right
            s M 26 24 L 2 50 L 26 76 ; s M 74 24 L 98 50 L 74 76 ; s2 M 60 14 L 40 86
        chevron.compact.down
            s M 8 42 L 50 58 L 92 42
        chevron.compact.up
            s M 8 58 L 50 42 L 92 58
        arrow.left c.58 q.58
            s M 90 50 L 12 50 ; s M 44 16 L 11 50 L 44 84
        arrow.right c.58 q.58
            s M 10 50 L 88 50 ; s M 56 16 L 89 50 L 56 84
        arrow.up c.58 q.58
            s M 50 90 L 50 12 ; s M 16 44 L 50 11 L 84 44
        arrow.down c.58 q.58
            s M 50 10 L 50 88 ; s M 16 56 L 50 89 L 84 56
        arrow.backward = arrow.left
        arrow.forward = arrow.right
        arrow.up.right c q
            s M 20 80 L 78 22 ; s M 32 20 L 80 20 L 80 68
        arrow.up.left c q
            s M 80 80 L 22 22 ; s M 68 20 L 20 20 L 20 68
        arrow.down.right c q
            s M 20 20 L 78 78 ; s M 32 80 L 80 80 L 80 32
        arrow.down.left c q
            s M 80 20 L 22 78 ; s M 68 80 L 20 80 L 20 32
        arrow.left.arrow.right c q
            s M 92 30 L 16 30 ; s M 32 10 L 12 30 L 32 50 ; s M 8 70 L 84 70 ; s M 68 50 L 88 70 L 68 90
        arrow.up.arrow.down c q
            s M 30 92 L 30 16 ; s M 10 32 L 30 12 L 50 32 ; s M 70 8 L 70 84 ; s M 50 68 L 70 88 L 90 68
        arrow.up.and.down
            s M 50 12 L 50 88 ; s M 28 28 L 50 6 L 72 28 ; s M 28 72 L 50 94 L 72 72
        arrow.left.and.right
            s M 8 50 L 92 50 ; s M 26 28 L 4 50 L 26 72 ; s M 74 28 L 96 50 L 74 72
        arrow.up.left.and.arrow.down.right
            s M 86 86 L 58 58 ; s M 88 60 L 88 88 L 60 88 ; s M 14 14 L 42 42 ; s M 12 40 L 12 12 L 40 12
        arrow.down.right.and.arrow.up.left
            s M 90 90 L 62 62 ; s M 60 86 L 60 60 L 86 60 ; s M 10 10 L 38 38 ; s M 14 40 L 40 40 L 40 14
        arrow.clockwise c
            s A 50 53 36 -32 -320 ; s M 82 10 L 82 34 L 58 34
        arrow.counterclockwise c
            s A 50 53 36 212 500 ; s M 18 10 L 18 34 L 42 34
        arrow.triangle.2.circlepath c
            s A 50 50 38 196 318 ; b P 2 84 14 90 38 66 34 ; s A 50 50 38 16 138 ; b P 2 16 86 10 62 34 66
        arrow.2.squarepath
            s T 12 14 58 14 22 74 22 ; s M 62 8 L 76 22 L 62 36 ; s T 12 86 42 86 78 26 78 ; s M 38 64 L 24 78 L 38 92
        arrow.uturn.backward c
            s M 14 34 L 62 34 A 62 58 24 -90 90 L 40 82 ; s M 36 12 L 13 34 L 36 56
        arrow.uturn.left = arrow.uturn.backward
        arrow.uturn.forward c
            s M 86 34 L 38 34 A 38 58 24 -90 -270 L 60 82 ; s M 64 12 L 87 34 L 64 56
        arrow.uturn.right = arrow.uturn.forward
        arrow.uturn.up c
            s M 34 14 L 34 62 A 58 62 24 -180 -360 L 82 40 ; s M 12 36 L 34 13 L 56 36
        arrow.uturn.down c
            s M 34 86 L 34 38 A 58 38 24 180 360 L 82 60 ; s M 12 64 L 34 87 L 56 64
        arrow.turn.up.right
            s T 14 14 86 14 36 82 36 ; s M 60 12 L 86 36 L 60 60
        arrow.turn.down.right
            s T 14 14 14 14 64 82 64 ; s M 60 40 L 86 64 L 60 88
        arrow.up.to.line
            s M 50 90 L 50 30 ; s M 26 50 L 50 26 L 74 50 ; s M 14 10 L 86 10
        arrow.down.to.line
            s M 50 10 L 50 70 ; s M 26 50 L 50 74 L 74 50 ; s M 14 90 L 86 90
        arrow.right.to.line
            s M 8 50 L 68 50 ; s M 48 26 L 72 50 L 48 74 ; s M 90 16 L 90 84
        arrow.left.to.line
            s M 92 50 L 32 50 ; s M 52 26 L 28 50 L 52 74 ; s M 10 16 L 10 84
        arrow.up.and.down.and.arrow.left.and.right
            s M 50 8 L 50 92 ; s M 8 50 L 92 50 ; s M 36 20 L 50 6 L 64 20 ; s M 36 80 L 50 94 L 64 80 ; s M 20 36 L 6 50 L 20 64
            s M 80 36 L 94 50 L 80 64
        arrow.triangle.branch
            s M 26 92 L 26 24 ; b P 2 12 30 26 8 40 30 ; s M 26 66 C 26 50 74 58 74 30 ; b P 2 60 32 74 10 88 32
        arrow.rectanglepath
            s T 12 50 22 8 22 8 78 40 78 ; s T 12 50 78 92 78 92 22 60 22 ; b P 2 44 8 62 22 44 36 ; b P 2 56 64 38 78 56 92
        repeat c
            s M 8 50 L 8 42 Q 8 26 24 26 L 84 26 ; s M 70 8 L 90 26 L 70 44 ; s M 92 50 L 92 58 Q 92 74 76 74 L 16 74
            s M 30 56 L 10 74 L 30 92
        repeat.1
            s M 8 50 L 8 42 Q 8 26 24 26 L 62 26 ; s M 50 10 L 66 26 L 50 42 ; s M 92 52 L 92 58 Q 92 74 76 74 L 16 74
            s M 30 58 L 12 74 L 30 90 ; s*.9 M 80 12 L 89 7 L 89 36
        shuffle c
            s M 6 28 L 20 28 C 46 28 50 72 76 72 L 88 72 ; s M 76 56 L 92 72 L 76 88 ; s M 6 72 L 20 72 C 30 72 36 66 41 58
            s M 57 42 C 62 34 68 28 76 28 L 88 28 ; s M 76 12 L 92 28 L 76 44
        rotate.left f
            o R 32 42 54 50 9 ; s M 62 22 C 34 12 14 28 14 56 ; s M 4 44 L 14 58 L 27 46
        rotate.right f
            o R 14 42 54 50 9 ; s M 38 22 C 66 12 86 28 86 56 ; s M 96 44 L 86 58 L 73 46
        square.and.arrow.up f
            o M 34 38 L 26 38 Q 16 38 16 48 L 16 84 Q 16 94 26 94 L 74 94 Q 84 94 84 84 L 84 48 Q 84 38 74 38 L 66 38
            x+ M 50 62 L 50 20 ; s M 50 64 L 50 8 ; s M 31 25 L 50 6 L 69 25
        square.and.arrow.down f
            o M 34 34 L 26 34 Q 16 34 16 44 L 16 82 Q 16 92 26 92 L 74 92 Q 84 92 84 82 L 84 44 Q 84 34 74 34 L 66 34
            x+ M 50 14 L 50 66 ; x+ M 31 48 L 50 68 L 69 48 ; s M 50 6 L 50 66 ; s M 31 48 L 50 68 L 69 48
        square.and.arrow.up.on.square
            s M 56 30 L 62 30 Q 72 30 72 40 L 72 74 Q 72 84 62 84 L 18 84 Q 8 84 8 74 L 8 40 Q 8 30 18 30 L 24 30 ; s M 40 58 L 40 8
            s M 24 22 L 40 6 L 56 22 ; s2 M 84 46 Q 92 46 92 56 L 92 88 Q 92 98 82 98 L 34 98 Q 26 98 24 94
        rectangle.portrait.and.arrow.right f
            o M 56 30 L 56 20 Q 56 8 44 8 L 20 8 Q 8 8 8 20 L 8 80 Q 8 92 20 92 L 44 92 Q 56 92 56 80 L 56 70 ; x+ M 40 50 L 90 50
            s M 36 50 L 92 50 ; s M 76 33 L 93 50 L 76 67
        """
}
