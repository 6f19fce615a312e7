nonisolated extension SymbolArtwork {
    /// Documents, lists, text, and places.
    static let documents = """
        folder f c.58 m:cyan
            o M 4 74 L 4 26 Q 4 16 14 16 L 34 16 Q 38 16 41 19 L 46 24 Q 48 26 52 26 L 86 26 Q 96 26 96 36 L 96 74 Q 96 84 86 84 L 14 84
            Q 4 84 4 74 Z ; d M 4 40 L 96 40
        folder.badge.plus
            s M 62 84 L 14 84 Q 4 84 4 74 L 4 26 Q 4 16 14 16 L 34 16 Q 38 16 41 19 L 46 24 Q 48 26 52 26 L 86 26 Q 96 26 96 36 L 96 56
            s M 4 40 L 96 40 ; s2^ M 82 66 L 82 94 ; s2^ M 68 80 L 96 80
        doc f c.58
            o M 18 16 Q 18 6 28 6 L 54 6 Q 58 6 61 9 L 79 27 Q 82 30 82 34 L 82 84 Q 82 94 72 94 L 28 94 Q 18 94 18 84 Z
            d M 56 8 L 56 24 Q 56 32 64 32 L 80 32
        doc.text f c.58
            o M 18 16 Q 18 6 28 6 L 54 6 Q 58 6 61 9 L 79 27 Q 82 30 82 34 L 82 84 Q 82 94 72 94 L 28 94 Q 18 94 18 84 Z
            d M 56 8 L 56 24 Q 56 32 64 32 L 80 32 ; d2*.85 M 34 54 L 66 54 ; d2*.85 M 34 71 L 66 71
        doc.plaintext f
            o R 18 6 64 88 11 ; d2*.85 M 34 28 L 66 28 ; d2*.85 M 34 46 L 66 46 ; d2*.85 M 34 64 L 52 64
        doc.richtext f
            o R 18 6 64 88 11 ; k2*.6 R 35 24 30 20 3 ; d2*.85 M 34 62 L 66 62 ; d2*.85 M 34 77 L 56 77
        doc.badge.plus
            s M 58 94 L 28 94 Q 18 94 18 84 L 18 16 Q 18 6 28 6 L 54 6 Q 58 6 61 9 L 79 27 Q 82 30 82 34 L 82 52
            s M 56 8 L 56 24 Q 56 32 64 32 L 80 32 ; s2^ M 82 66 L 82 94 ; s2^ M 68 80 L 96 80
        doc.on.doc f
            o R 32 22 52 72 10 ; s2- M 66 10 L 66 10 Q 62 6 56 6 L 26 6 Q 16 6 16 16 L 16 64 Q 16 72 22 74
            b2+ M 60 8 Q 60 6 56 6 L 26 6 Q 16 6 16 16 L 16 64 Q 16 72 20 72 L 20 22 Q 20 10 32 10 Z
        clipboard f
            o M 32 15 L 26 15 Q 16 15 16 25 L 16 84 Q 16 94 26 94 L 74 94 Q 84 94 84 84 L 84 25 Q 84 15 74 15 L 68 15
            c+ R 36 8 28 14 4 ; b R 36 8 28 14 4
        list.clipboard f
            o M 32 15 L 26 15 Q 16 15 16 25 L 16 84 Q 16 94 26 94 L 74 94 Q 84 94 84 84 L 84 25 Q 84 15 74 15 L 68 15
            c+ R 36 8 28 14 4 ; b R 36 8 28 14 4 ; d*1.2 M 32 46 L 32 46.1 ; d*.85 M 46 46 L 68 46 ; d*1.2 M 32 66 L 32 66.1
            d*.85 M 46 66 L 68 66
        note.text
            s R 12 12 76 76 11 ; s M 12 30 L 88 30 ; s2*.85 M 28 48 L 72 48 ; s2*.85 M 28 66 L 56 66
        note
            s M 24 12 L 76 12 Q 88 12 88 24 L 88 60 L 60 88 L 24 88 Q 12 88 12 76 L 12 24 Q 12 12 24 12 Z
            s M 60 86 L 60 72 Q 60 60 72 60 L 86 60
        newspaper f
            o M 76 22 L 76 80 Q 76 88 84 88 L 14 88 Q 5 88 5 78 L 5 18 Q 5 12 11 12 L 70 12 Q 76 12 76 18 Z
            s M 78 36 L 90 36 Q 95 36 95 42 L 95 78 Q 95 88 85 88 ; d*.85 M 20 30 L 60 30 ; d*.85 M 20 50 L 60 50 ; d*.85 M 20 68 L 44 68
        book f c.58
            o M 50 24 C 40 14 22 12 6 16 L 6 78 C 22 75 40 77 50 86 C 60 77 78 75 94 78 L 94 16 C 78 12 60 14 50 24 Z ; d M 50 26 L 50 84
        book.closed f
            o M 84 72 L 84 14 Q 84 7 77 7 L 28 7 Q 16 7 16 19 L 16 82 C 16 89 20 93 28 93 L 84 93 C 80 87 80 78 84 72 Z
            d M 82 72 L 28 72 C 22 72 18 75 17 79
        books.vertical f
            o R 6 22 20 70 5 ; o R 32 8 22 84 5 ; o P 4 62 24 80 19 96 87 78 92 ; d*.8 M 6 40 L 26 40 ; d*.8 M 32 28 L 54 28
            d*.8 M 32 76 L 54 76
        magazine f
            o R 18 6 64 88 9 ; d M 34 8 L 34 92 ; d*.9 M 48 28 L 68 28
        bookmark f c.58 s m:red
            o M 24 16 Q 24 7 33 7 L 67 7 Q 76 7 76 16 L 76 89 Q 76 95 71 91 L 50 73 L 29 91 Q 24 95 24 89 Z
        calendar c.6
            s R 8 14 84 76 13 ; s M 8 36 L 92 36 ; s M 30 6 L 30 18 ; s M 70 6 L 70 18 ; s2*1.3 M 30 54 L 30 54.1
            s2*1.3 M 50 54 L 50 54.1
            s2*1.3 M 70 54 L 70 54.1 ; s2*1.3 M 30 72 L 30 72.1 ; s2*1.3 M 50 72 L 50 72.1
        calendar.badge.plus
            s M 56 90 L 20 90 Q 8 90 8 78 L 8 26 Q 8 14 20 14 L 80 14 Q 92 14 92 26 L 92 54 ; s M 8 36 L 92 36 ; s M 30 6 L 30 18
            s M 70 6 L 70 18
            s2^ M 80 66 L 80 94 ; s2^ M 66 80 L 94 80
        list.bullet c
            s*1.5 M 10 22 L 10 22.1 ; s M 30 22 L 92 22 ; s*1.5 M 10 50 L 10 50.1 ; s M 30 50 L 92 50 ; s*1.5 M 10 78 L 10 78.1
            s M 30 78 L 92 78
        list.dash
            s M 6 22 L 16 22 ; s M 34 22 L 94 22 ; s M 6 50 L 16 50 ; s M 34 50 L 94 50 ; s M 6 78 L 16 78 ; s M 34 78 L 94 78
        list.number
            s*.9 M 8 14 L 14 10 L 14 30 ; s M 34 22 L 94 22 ; s*.9 M 7 44 C 10 36 22 42 16 50 L 7 59 L 20 59 ; s M 34 50 L 94 50
            s*.9 M 8 72 C 14 66 22 74 14 80 C 24 82 16 96 7 90 ; s M 34 80 L 94 80
        list.bullet.rectangle f
            o2 R 3 16 94 68 13 ; d*1.3 M 24 36 L 24 36.1 ; d*.85 M 40 36 L 78 36 ; d*1.3 M 24 50 L 24 50.1 ; d*.85 M 40 50 L 78 50
            d*1.3 M 24 64 L 24 64.1 ; d*.85 M 40 64 L 78 64
        checklist
            s M 6 28 L 14 36 L 28 16 ; s M 44 27 L 94 27 ; s M 6 72 L 14 80 L 28 60 ; s M 44 71 L 94 71
        line.3.horizontal c
            s M 10 24 L 90 24 ; s M 10 50 L 90 50 ; s M 10 76 L 90 76
        line.horizontal.3 = line.3.horizontal
        line.3.horizontal.decrease c
            s M 8 28 L 92 28 ; s M 22 50 L 78 50 ; s M 36 72 L 64 72
        line.horizontal.3.decrease = line.3.horizontal.decrease
        text.alignleft
            s M 8 18 L 92 18 ; s M 8 40 L 62 40 ; s M 8 62 L 92 62 ; s M 8 84 L 62 84
        text.aligncenter
            s M 8 18 L 92 18 ; s M 24 40 L 76 40 ; s M 8 62 L 92 62 ; s M 24 84 L 76 84
        text.alignright
            s M 8 18 L 92 18 ; s M 38 40 L 92 40 ; s M 8 62 L 92 62 ; s M 38 84 L 92 84
        text.justify
            s M 8 18 L 92 18 ; s M 8 40 L 92 40 ; s M 8 62 L 92 62 ; s M 8 84 L 92 84
        textformat
            s M 4 84 L 28 18 L 52 84 ; s M 12 62 L 44 62 ; s O 76 65 17 ; s M 94 48 L 94 84
        textformat.size
            s M 4 84 L 14 54 L 24 84 ; s M 8 74 L 20 74 ; s M 40 84 L 66 14 L 92 84 ; s M 49 60 L 83 60
        bold
            s*1.5 M 30 12 L 54 12 C 80 12 80 48 54 48 L 30 48 Z ; s*1.5 M 30 48 L 58 48 C 88 48 88 88 58 88 L 30 88 Z
        italic
            s M 44 12 L 78 12 ; s M 22 88 L 56 88 ; s M 61 12 L 39 88
        underline
            s M 24 8 L 24 44 C 24 80 76 80 76 44 L 76 8 ; s M 18 92 L 82 92
        strikethrough
            s M 74 26 C 68 6 28 8 28 30 C 28 38 34 44 44 48 ; s M 26 72 C 32 96 76 92 76 68 C 76 62 74 58 71 55 ; s M 8 52 L 92 52
        character.cursor.ibeam
            s M 4 80 L 24 24 L 44 80 ; s M 11 62 L 37 62 ; s M 62 8 C 70 8 76 11 78 16 L 78 84 C 76 89 70 92 62 92
            s M 94 8 C 86 8 80 11 78 16
            s M 78 84 C 80 89 86 92 94 92
        quote.bubble f
            o M 18 14 L 82 14 Q 96 14 96 28 L 96 60 Q 96 74 82 74 L 46 74 L 28 91 Q 25 93 25 89 L 25 74 L 18 74 Q 4 74 4 60 L 4 28
            Q 4 14 18 14 Z ; d M 34 52 C 42 48 44 42 42 36 ; d*1.7 M 37 36 L 37 36.1 ; d M 62 52 C 70 48 72 42 70 36
            d*1.7 M 65 36 L 65 36.1
        link c
            s M 46 32 L 58 20 C 78 0 100 22 80 42 L 66 56 C 58 64 48 64 41 57
            s M 54 68 L 42 80 C 22 100 0 78 20 58 L 34 44 C 42 36 52 36 59 43
        paperclip c
            s M 84 44 L 46 82 C 26 102 0 76 20 56 L 60 16 C 74 2 94 22 80 36 L 42 74 C 34 82 22 70 30 62 L 62 30
        pin f s c
            o M 32 8 L 68 8 L 64 40 C 74 44 80 52 80 60 L 20 60 C 20 52 26 44 36 40 Z ; s M 50 60 L 50 95
        mappin c
            b O 50 24 15 ; s M 50 42 L 50 94
        mappin.and.ellipse
            o M 50 80 C 36 62 24 50 24 34 A 50 32 26 176 364 C 76 50 64 62 50 80 Z ; s O 50 33 8
            s2 M 28 70 C -8 78 6 96 50 96 C 94 96 108 78 72 70
        map f c
            o P 3 4 24 34 12 66 24 96 12 96 76 66 88 34 76 4 88 ; d M 34 14 L 34 76 ; d M 66 24 L 66 86
        location f s c.58
            o P 4 94 6 5 44 48 51 55 95
        location.north f c.58
            o P 4 50 4 86 92 50 74 14 92
        safari f
            o2 O 50 50 42 ; d P 2 72 28 56 56 28 72 44 44
        tray f c.58
            o M 6 56 L 18 22 Q 21 15 29 15 L 71 15 Q 79 15 82 22 L 94 56 L 94 76 Q 94 85 85 85 L 15 85 Q 6 85 6 76 Z
            d M 8 55 L 32 55 C 32 76 68 76 68 55 L 92 55
        tray.full f
            o M 6 60 L 16 40 Q 18 36 24 36 L 76 36 Q 82 36 84 40 L 94 60 L 94 80 Q 94 89 85 89 L 15 89 Q 6 89 6 80 Z
            d M 8 59 L 32 59 C 32 80 68 80 68 59 L 92 59 ; s M 24 22 L 76 22 ; s M 30 9 L 70 9
        archivebox f c.56
            o R 4 14 92 22 6 ; o M 11 37 L 11 78 Q 11 88 21 88 L 79 88 Q 89 88 89 78 L 89 37 Z ; x+ M 5 36.5 L 95 36.5 ; d M 38 54 L 62 54
        externaldrive f
            o R 4 24 92 52 13 ; d M 4 54 L 96 54 ; d*1.3 M 80 65 L 80 65.1
        """
}
