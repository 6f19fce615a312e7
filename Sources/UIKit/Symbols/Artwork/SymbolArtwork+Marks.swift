nonisolated extension SymbolArtwork {
    /// Signs and marks.
    static let marks = """
        plus c q e:green
            s M 50 14 L 50 86 ; s M 14 50 L 86 50
        minus c q e:red
            s M 14 50 L 86 50
        xmark c q e:red
            s M 20 20 L 80 80 ; s M 80 20 L 20 80
        multiply = xmark
        checkmark c.58 q.58 e:green
            s M 16 55 L 40 82 L 84 20
        divide c q
            s M 14 50 L 86 50 ; s*1.48 M 50 22 L 50 22.1 ; s*1.48 M 50 78 L 50 78.1
        equal c q
            s M 16 36 L 84 36 ; s M 16 64 L 84 64
        plusminus c q
            s M 50 10 L 50 60 ; s M 24 35 L 76 35 ; s M 24 86 L 76 86
        plus.slash.minus
            s M 12 30 L 48 30 ; s M 30 12 L 30 48 ; s M 82 14 L 18 86 ; s M 54 72 L 88 72
        number c q
            s M 40 14 L 30 86 ; s M 70 14 L 60 86 ; s M 16 36 L 88 36 ; s M 12 64 L 84 64
        percent
            s M 78 14 L 22 86 ; s O 26 30 13 ; s O 74 70 13
        at
            s O 50 50 15 ; s M 65 36 L 65 55 C 65 68 86 68 86 50 A 50 50 36 0 -300
        exclamationmark c q e:red
            s M 50 12 L 50 60 ; s*1.53 M 50 84 L 50 84.1
        exclamationmark.2
            s M 34 12 L 34 60 ; s*1.53 M 34 84 L 34 84.1 ; s M 66 12 L 66 60 ; s*1.53 M 66 84 L 66 84.1
        questionmark c q e:orange
            s M 28 32 C 28 6 74 6 74 34 C 74 52 50 48 50 66 ; s*1.53 M 50 87 L 50 87.1
        info c q e:blue
            s M 40 42 L 52 42 L 52 84 ; s M 36 84 L 68 84 ; s*1.74 M 50 17 L 50 17.1
        ellipsis c.6 q.6
            s*1.95v1 M 18 50 L 18 50.1 ; s*1.95v2 M 50 50 L 50 50.1 ; s*1.95v3 M 82 50 L 82 50.1
        asterisk c q
            s M 50 14 L 50 86 ; s M 19 32 L 81 68 ; s M 19 68 L 81 32
        exclamationmark.triangle f m:white,yellow
            o2 P 9 50 8 96 88 4 88 ; d M 50 38 L 50 60 ; d*1.36 M 50 74 L 50 74.1
        exclamationmark.octagon f m:white,red
            o2 P 6 33 8 67 8 92 33 92 67 67 92 33 92 8 67 8 33 ; d M 50 28 L 50 54 ; d*1.36 M 50 70 L 50 70.1
        exclamationmark.shield f m:white,red
            o2 M 50 7 C 62 15 74 18 86 18 C 88 50 82 78 50 94 C 18 78 12 50 14 18 C 26 18 38 15 50 7 Z
            d M 50 32 L 50 54 ; d*1.36 M 50 70 L 50 70.1
        checkmark.shield f m:white,green
            o2 M 50 7 C 62 15 74 18 86 18 C 88 50 82 78 50 94 C 18 78 12 50 14 18 C 26 18 38 15 50 7 Z ; d M 34 50 L 46 64 L 66 36
        shield f s
            o M 50 7 C 62 15 74 18 86 18 C 88 50 82 78 50 94 C 18 78 12 50 14 18 C 26 18 38 15 50 7 Z
        checkmark.seal f m:white,blue
            o2 P 9 50 5 63 13 78 12 84 26 95 36 91 50 95 64 84 74 78 88 63 87 50 95 37 87 22 88 16 74 5 64 9 50 5 36 16 26 22 12 37 13
            d M 32 51 L 45 66 L 68 36
        xmark.seal f m:white,red
            o2 P 9 50 5 63 13 78 12 84 26 95 36 91 50 95 64 84 74 78 88 63 87 50 95 37 87 22 88 16 74 5 64 9 50 5 36 16 26 22 12 37 13
            d M 36 36 L 64 64 ; d M 64 36 L 36 64
        seal f
            o P 9 50 5 63 13 78 12 84 26 95 36 91 50 95 64 84 74 78 88 63 87 50 95 37 87 22 88 16 74 5 64 9 50 5 36 16 26 22 12 37 13
        questionmark.diamond f m:white,red
            o2 P 9 50 2 98 50 50 98 2 50 ; d*.9 M 38 41 C 38 27 62 27 62 42 C 62 51 50 50 50 59 ; d*1.26 M 50 71 L 50 71.1
        star f c.62 q.62 s m:yellow e:yellow
            o P 3 50 5 63.5 35.5 96.5 39 71.5 61.5 79 94 50 76.5 21 94 28.5 61.5 3.5 39 36.5 35.5
        star.leadinghalf.filled
            s P 3 50 5 63.5 35.5 96.5 39 71.5 61.5 79 94 50 76.5 21 94 28.5 61.5 3.5 39 36.5 35.5
            b P 2 50 8 50 76 21 94 28.5 61.5 3.5 39 36.5 35.5
        heart f c.58 q.58 s m:red e:red
            o M 50 90 C 20 70 5 52 5 34 C 5 8 38 4 50 26 C 62 4 95 8 95 34 C 95 52 80 70 50 90 Z
        suit.heart = heart
        suit.diamond f
            o M 50 4 C 60 22 70 36 82 50 C 70 64 60 78 50 96 C 40 78 30 64 18 50 C 30 36 40 22 50 4 Z
        suit.club f
            o M 46 66 C 36 84 8 76 10 56 C 12 42 24 38 33 42 C 20 26 30 6 50 6 C 70 6 80 26 67 42 C 76 38 88 42 90 56 C 92 76 64 84 54 66
            L 62 92 L 38 92 Z
        suit.spade f
            o M 50 5 C 58 24 91 38 91 58 C 91 78 66 82 54 66 L 62 93 L 38 93 L 46 66 C 34 82 9 78 9 58 C 9 38 42 24 50 5 Z
        """
}
