nonisolated extension SymbolArtwork {
    /// Geometric shapes and grids.
    static let shapes = """
        circle f s
            o O 50 50 42
        circle.dashed
            s A 50 50 42 -88 -62 ; s A 50 50 42 -43 -17 ; s A 50 50 42 2 28 ; s A 50 50 42 47 73 ; s A 50 50 42 92 118
            s A 50 50 42 137 163 ; s A 50 50 42 182 208 ; s A 50 50 42 227 253
        circle.lefthalf.filled
            s O 50 50 42 ; f M 50 8 L 50 92 A 50 50 42 90 270 Z
        circle.righthalf.filled
            s O 50 50 42 ; f M 50 8 L 50 92 A 50 50 42 90 -90 Z
        smallcircle.filled.circle f
            o2 O 50 50 42 ; k O 50 50 10
        largecircle.fill.circle
            s2 O 50 50 42 ; f O 50 50 27
        record.circle f
            o2 O 50 50 42 ; k O 50 50 17
        target
            s O 50 50 42 ; s O 50 50 24 ; b O 50 50 4
        scope
            s O 50 50 34 ; s M 50 4 L 50 32 ; s M 50 68 L 50 96 ; s M 4 50 L 32 50 ; s M 68 50 L 96 50
        square f s
            o R 11 11 78 78 13
        square.dashed
            s M 11 30 L 11 24 Q 11 11 24 11 L 30 11 ; s M 42 11 L 58 11 ; s M 70 11 L 76 11 Q 89 11 89 24 L 89 30 ; s M 89 42 L 89 58
            s M 89 70 L 89 76 Q 89 89 76 89 L 70 89 ; s M 58 89 L 42 89 ; s M 30 89 L 24 89 Q 11 89 11 76 L 11 70 ; s M 11 58 L 11 42
        app f
            o R 11 11 78 78 21
        app.badge f m:tint,red
            o R 9 17 74 74 20 ; c^ O 79 21 15 ; b2^ O 79 21 14
        triangle f
            o P 9 50 8 96 88 4 88
        diamond f
            o P 9 50 2 98 50 50 98 2 50
        hexagon f
            o P 8 50 5 90 28 90 72 50 95 10 72 10 28
        octagon f
            o P 6 33 8 67 8 92 33 92 67 67 92 33 92 8 67 8 33
        pentagon f
            o P 8 50 6 95 40 78 92 22 92 5 40
        oval f
            o E 50 50 46 34
        capsule f
            o R 3 26 94 48 24
        rectangle f s
            o R 3 18 94 64 12
        rectangle.portrait f s
            o R 19 5 62 90 12
        rectangle.split.3x1 f
            o R 3 18 94 64 12 ; d M 35 18 L 35 82 ; d M 65 18 L 65 82
        rectangle.split.2x1 f
            o R 3 18 94 64 12 ; d M 50 18 L 50 82
        rectangle.stack f
            o R 6 38 88 52 11 ; s M 16 23 L 84 23 ; s M 24 9 L 76 9
        square.stack f
            o R 14 34 72 58 12 ; s M 22 20 L 78 20 ; s M 30 7 L 70 7
        square.on.square
            s2 M 26 70 L 18 70 Q 8 70 8 60 L 8 18 Q 8 8 18 8 L 60 8 Q 70 8 70 18 L 70 26 ; s R 30 30 62 62 11
        rectangle.on.rectangle
            s2 M 22 68 L 13 68 Q 3 68 3 58 L 3 26 Q 3 16 13 16 L 68 16 Q 78 16 78 26 L 78 32 ; s R 22 34 75 50 10
        square.grid.2x2 f
            ov1 R 11 11 32 32 7 ; ov2 R 57 11 32 32 7 ; ov3 R 11 57 32 32 7 ; ov4 R 57 57 32 32 7
        rectangle.grid.2x2 f
            o R 4 16 40 29 7 ; o R 56 16 40 29 7 ; o R 4 55 40 29 7 ; o R 56 55 40 29 7
        rectangle.grid.1x2 f
            o R 6 12 88 33 9 ; o R 6 55 88 33 9
        square.grid.3x3 f
            o R 12 12 76 76 9 ; d M 37 12 L 37 88 ; d M 63 12 L 63 88 ; d M 12 37 L 88 37 ; d M 12 63 L 88 63
        circle.grid.2x2 f
            o O 28 28 17 ; o O 72 28 17 ; o O 28 72 17 ; o O 72 72 17
        circle.grid.3x3 f
            o O 20 20 9 ; o O 50 20 9 ; o O 80 20 9 ; o O 20 50 9 ; o O 50 50 9 ; o O 80 50 9 ; o O 20 80 9 ; o O 50 80 9 ; o O 80 80 9
        viewfinder c
            s T 12 10 30 10 10 30 10 ; s T 12 70 10 90 10 90 30 ; s T 12 90 70 90 90 70 90 ; s T 12 30 90 10 90 10 70
        grid c
            s M 34 10 L 34 90 ; s M 66 10 L 66 90 ; s M 10 34 L 90 34 ; s M 10 66 L 90 66
        sidebar.left
            s R 3 16 94 68 13 ; s M 36 16 L 36 84 ; s2*.8 M 15 32 L 24 32 ; s2*.8 M 15 44 L 24 44 ; s2*.8 M 15 56 L 24 56
        cube f
            o P 7 50 5 89 27 89 73 50 95 11 73 11 27 ; d T 4 12 28 50 50 88 28 ; d M 50 50 L 50 93
        square.3.layers.3d
            o2 T 4 22 62 4 72 50 96 96 72 78 62 ; s2 T 4 22 40 4 50 50 74 96 50 78 40 ; s P 5 50 6 96 30 50 54 4 30
        puzzlepiece f
            o M 12 32 Q 12 26 18 26 L 36 26 C 26 2 66 2 56 26 L 72 26 Q 78 26 78 32 L 78 46 C 100 38 100 76 78 68 L 78 84 Q 78 90 72 90
            L 56 90 C 62 70 30 70 36 90 L 18 90 Q 12 90 12 84 L 12 68 C 30 74 30 42 12 48 Z
        """
}
