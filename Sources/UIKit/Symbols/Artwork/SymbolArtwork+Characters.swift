nonisolated extension SymbolArtwork {
    /// Digits and letters. They exist only in the variants `.circle` and `.square`: there is an `a.circle`, but no `a`.
    static let characters = """
        0 x c.6 q.6
            s E 50 50 25 36
        1 x c.6 q.6
            s M 34 28 L 53 14 L 53 86
        2 x c.6 q.6
            s M 27 34 C 27 6 73 6 73 34 C 73 54 26 64 26 86 L 75 86
        3 x c.6 q.6
            s M 28 22 C 38 8 72 10 72 31 C 72 46 58 49 46 49 C 60 49 75 53 75 67 C 75 90 36 92 25 76
        4 x c.6 q.6
            s M 64 86 L 64 14 L 20 66 L 80 66
        5 x c.6 q.6
            s M 70 14 L 34 14 L 30 48 C 46 35 75 42 75 63 C 75 90 38 92 26 76
        6 x c.6 q.6
            s O 50 63 24 ; s M 64 13 C 42 22 26 40 26 63
        7 x c.6 q.6
            s M 24 14 L 76 14 L 42 86
        8 x c.6 q.6
            s O 50 31 18 ; s E 50 68 23 19
        9 x c.6 q.6
            s O 50 37 24 ; s M 36 87 C 58 78 74 60 74 37
        a x c.6 q.6
            s M 22 86 L 50 14 L 78 86 ; s M 32 60 L 68 60
        b x c.6 q.6
            s M 30 48 L 54 48 C 76 48 76 14 54 14 L 30 14 L 30 86 L 57 86 C 83 86 83 48 57 48
        c x c.6 q.6
            s A 54 50 36 -46 -314
        d x c.6 q.6
            s M 28 14 L 46 14 C 90 14 90 86 46 86 L 28 86 Z
        e x c.6 q.6
            s M 72 14 L 32 14 L 32 86 L 72 86 ; s M 32 49 L 66 49
        f x c.6 q.6
            s M 72 14 L 32 14 L 32 86 ; s M 32 50 L 66 50
        g x c.6 q.6
            s A 51 50 36 -46 -360 L 60 50
        h x c.6 q.6
            s M 26 14 L 26 86 ; s M 74 14 L 74 86 ; s M 26 50 L 74 50
        i x c.6 q.6
            s M 50 14 L 50 86
        j x c.6 q.6
            s M 64 14 L 64 62 C 64 94 30 94 30 66
        k x c.6 q.6
            s M 30 14 L 30 86 ; s M 74 14 L 30 58 ; s M 45 43 L 76 86
        l x c.6 q.6
            s M 32 14 L 32 86 L 72 86
        m x c.6 q.6
            s M 20 86 L 20 14 L 50 60 L 80 14 L 80 86
        n x c.6 q.6
            s M 26 86 L 26 14 L 74 86 L 74 14
        o x c.6 q.6
            s O 50 50 36
        p x c.6 q.6
            s M 30 86 L 30 14 L 54 14 C 82 14 82 55 54 55 L 30 55
        q x c.6 q.6
            s O 50 50 36 ; s M 60 62 L 84 88
        r x c.6 q.6
            s M 30 86 L 30 14 L 54 14 C 80 14 80 53 54 53 L 30 53 ; s M 54 53 L 76 86
        s x c.6 q.6
            s M 71 28 C 66 8 28 10 28 32 C 28 54 74 44 74 68 C 74 92 28 92 25 69
        t x c.6 q.6
            s M 20 14 L 80 14 ; s M 50 14 L 50 86
        u x c.6 q.6
            s M 24 14 L 24 56 C 24 96 76 96 76 56 L 76 14
        v x c.6 q.6
            s M 20 14 L 50 86 L 80 14
        w x c.6 q.6
            s M 8 14 L 29 86 L 50 26 L 71 86 L 92 14
        x x c.6 q.6
            s M 22 14 L 78 86 ; s M 78 14 L 22 86
        y x c.6 q.6
            s M 20 14 L 50 52 L 80 14 ; s M 50 52 L 50 86
        z x c.6 q.6
            s M 24 14 L 76 14 L 24 86 L 76 86
        """
}
