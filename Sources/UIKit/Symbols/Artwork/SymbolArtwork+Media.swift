nonisolated extension SymbolArtwork {
    /// Playback, sound, cameras, and images.
    static let media = """
        play f c.5 q.5 s
            o P 8 22 8 90 50 22 92
        pause f c.5 q.5
            o R 24 14 15 72 5 ; o R 61 14 15 72 5
        stop f c.5
            o R 17 17 66 66 10
        playpause f
            o P 5 4 20 50 50 4 80 ; o R 59 22 9 56 4 ; o R 82 22 9 56 4
        forward f c.56
            o P 5 6 20 50 50 6 80 ; o P 5 52 20 96 50 52 80
        backward f c.56
            o P 5 94 20 50 50 94 80 ; o P 5 48 20 4 50 48 80
        forward.end f
            o P 7 14 18 74 50 14 82 ; s M 86 18 L 86 82
        backward.end f
            o P 7 86 18 26 50 86 82 ; s M 14 18 L 14 82
        play.rectangle f
            o2 R 3 16 94 68 14 ; k P 3 42 37 64 50 42 63
        goforward
            s A 50 54 37 -68 220 ; b P 2 46 4 64 17 46 30
        gobackward
            s A 50 54 37 -112 -400 ; b P 2 54 4 36 17 54 30
        speaker f s
            o P 5 31 36 41 36 62 17 62 83 41 64 31 64 27 60 27 40
        speaker.wave.1 f
            o P 5 27 36 39 36 61 16 61 84 39 64 27 64 21 58 21 42 ; sv1 A 59 50 20 -34 34
        speaker.wave.2 f c.56
            o P 5 20 37 30 37 51 17 51 83 30 63 20 63 14 57 14 43 ; sv1 A 50 50 20 -36 36 ; sv2 A 50 50 36 -38 38
        speaker.wave.3 f c.56
            o P 5 15 38 24 38 42 20 42 80 24 62 15 62 9 57 9 43 ; sv1 A 43 50 16 -37 37 ; sv2 A 43 50 32 -39 39 ; sv3 A 43 50 48 -40 40
        mic f s c.58
            o R 35 6 30 54 15 ; s M 18 48 C 18 86 82 86 82 48 ; s M 50 77 L 50 92 ; s M 32 93 L 68 93
        music.note
            s T 3 40 76 40 16 82 6 82 24 40 34 ; b E 29 78 9 7
        music.note.list
            s M 10 22 L 50 22 ; s M 10 44 L 50 44 ; s M 10 66 L 34 66 ; s T 2 72 78 72 20 94 14 94 28 72 34 ; b E 63 79 7 6
        music.mic
            s A 66 34 22 150 400 ; s M 44 28 L 72 56 ; s M 43 38 L 12 80 L 20 88 L 62 57
        waveform c.6
            sv1 M 8 42 L 8 58 ; sv2 M 25 28 L 25 72 ; sv3 M 42 10 L 42 90 ; sv4 M 59 32 L 59 68 ; sv5 M 76 20 L 76 80
            sv6 M 93 42 L 93 58
        headphones c
            s M 10 62 L 10 50 A 50 50 40 180 360 L 90 62 ; b R 10 60 16 28 7 ; b R 74 60 16 28 7
        airplayaudio
            s A 50 44 38 128 412 ; s A 50 44 22 122 418 ; b P 3 50 66 72 92 28 92
        camera f c.6
            o M 12 26 L 28 26 L 34 17 Q 37 13 42 13 L 58 13 Q 63 13 66 17 L 72 26 L 88 26 Q 97 26 97 35 L 97 77 Q 97 86 88 86 L 12 86
            Q 3 86 3 77 L 3 35 Q 3 26 12 26 Z ; d O 50 55 17
        camera.viewfinder
            s T 10 6 26 6 6 26 6 ; s T 10 74 6 94 6 94 26 ; s T 10 94 74 94 94 74 94 ; s T 10 26 94 6 94 6 74 ; s R 24 34 52 36 7
            s O 50 52 9
            b P 2 42 32 46 28 54 28 58 32
        photo f
            o R 4 14 92 72 13 ; k O 28 36 6 ; d M 6 78 L 30 58 Q 35 54 40 58 L 50 66 L 68 48 Q 73 43 78 48 L 95 64
        photo.on.rectangle
            s2 M 18 66 L 14 66 Q 4 66 4 56 L 4 22 Q 4 12 14 12 L 66 12 Q 76 12 76 22 L 76 24 ; s R 22 32 74 56 11
            s*1.8 M 42 50 L 42 50.1
            s M 24 80 L 44 68 L 56 76 L 72 58 L 94 76
        film f
            o R 4 16 92 68 9 ; d*.9 M 26 16 L 26 84 ; d*.9 M 74 16 L 74 84 ; d*.9 M 26 50 L 74 50 ; d*.8 M 4 39 L 26 39
            d*.8 M 4 61 L 26 61
            d*.8 M 74 39 L 96 39 ; d*.8 M 74 61 L 96 61
        tv f c
            o R 3 14 94 62 9 ; s M 32 90 L 68 90
        crop c
            s M 26 6 L 26 66 Q 26 74 34 74 L 94 74 ; s M 6 26 L 66 26 Q 74 26 74 34 L 74 94
        slider.horizontal.3
            s M 6 22 L 50 22 ; s M 76 22 L 94 22 ; s M 6 50 L 20 50 ; s M 44 50 L 94 50 ; s M 6 78 L 50 78 ; s M 76 78 L 94 78
            s O 63 22 11 ; s O 32 50 11 ; s O 63 78 11
        slider.vertical.3
            s M 22 94 L 22 50 ; s M 22 24 L 22 6 ; s M 50 94 L 50 80 ; s M 50 56 L 50 6 ; s M 78 94 L 78 50 ; s M 78 24 L 78 6
            s O 22 37 11 ; s O 50 68 11 ; s O 78 37 11
        timer c
            s A 50 50 42 -55 -90 ; s A 50 50 42 -55 270 ; s M 50 8 L 50 20 ; s M 28 30 L 52 50
        stopwatch f
            o O 50 56 37 ; d M 50 34 L 50 56 ; s M 40 5 L 60 5 ; s M 50 6 L 50 18 ; s M 82 20 L 88 26
        clock f
            o O 50 50 42 ; d M 50 24 L 50 51 L 33 63
        alarm f
            o O 50 54 34 ; d M 50 34 L 50 55 L 62 63 ; s M 6 28 C 8 18 16 10 26 9 ; s M 94 28 C 92 18 84 10 74 9 ; s M 26 79 L 18 90
            s M 74 79 L 82 90
        hourglass
            s M 20 6 L 80 6 ; s M 20 94 L 80 94 ; s M 27 6 L 27 20 C 27 36 45 42 45 50 C 45 58 27 64 27 80 L 27 94
            s M 73 6 L 73 20 C 73 36 55 42 55 50 C 55 58 73 64 73 80 L 73 94 ; f M 50 62 C 60 68 70 76 70 88 L 30 88 C 30 76 40 68 50 62 Z
        gauge
            s O 50 50 42 ; s M 50 54 L 66 30 ; s*1.79 M 50 54 L 50 54.1 ; s*1.13 M 24 50 L 24 50.1 ; s*1.13 M 33 32 L 33 32.1
            s*1.13 M 50 24 L 50 24.1 ; s*1.13 M 76 50 L 76 50.1
        """
}
