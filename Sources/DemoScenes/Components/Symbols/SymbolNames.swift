/// The names of symbols in the gallery, by subject.
enum SymbolNames {
    static let groups: [(title: String, names: [String])] = [
        (
            "Everyday",
            words(
                """
                star star.fill heart heart.fill house house.fill gearshape gearshape.fill magnifyingglass trash trash.fill pencil
                square.and.pencil square.and.arrow.up square.and.arrow.down bell bell.fill bell.badge bookmark bookmark.fill tag tag.fill flag
                flag.fill calendar clock clock.fill alarm timer stopwatch hourglass lock lock.fill lock.open key key.fill gift gift.fill
                cart cart.fill bag bag.fill basket creditcard banknote trophy trophy.fill crown gamecontroller dice puzzlepiece
                lightbulb lightbulb.fill scissors paintbrush paintpalette wand.and.stars hammer wrench screwdriver cup.and.saucer fork.knife
                birthday.cake bed.double umbrella eyeglasses stethoscope pills cross shippingbox
                """)
        ),
        (
            "People and messages",
            words(
                """
                person person.fill person.2 person.2.fill person.3 person.circle person.crop.circle person.crop.circle.fill person.badge.plus
                person.text.rectangle figure.walk figure.run figure.stand face.smiling hand.raised hand.thumbsup hand.thumbsup.fill
                hand.thumbsdown hand.tap eye eye.fill eye.slash ear message message.fill bubble.left bubble.right text.bubble quote.bubble
                bubble.left.and.bubble.right envelope envelope.fill envelope.open paperplane paperplane.fill phone phone.fill phone.down video
                video.fill megaphone
                """)
        ),
        (
            "Signs",
            words(
                """
                plus plus.circle plus.circle.fill minus.circle xmark xmark.circle xmark.circle.fill checkmark checkmark.circle
                checkmark.circle.fill checkmark.seal checkmark.seal.fill checkmark.shield exclamationmark.triangle exclamationmark.triangle.fill
                exclamationmark.octagon questionmark.circle questionmark.diamond info.circle info.circle.fill ellipsis ellipsis.circle number
                percent at asterisk equal plusminus plus.slash.minus
                """)
        ),
        (
            "Arrows",
            words(
                """
                chevron.left chevron.right chevron.up chevron.down chevron.right.circle chevron.up.chevron.down arrow.left arrow.right arrow.up
                arrow.down arrow.up.right arrow.left.arrow.right arrow.up.arrow.down arrow.clockwise arrow.counterclockwise
                arrow.triangle.2.circlepath arrow.2.squarepath arrow.uturn.backward arrow.uturn.forward arrow.turn.down.right arrow.up.to.line
                arrow.down.to.line arrow.triangle.branch repeat repeat.1 shuffle rotate.left rotate.right arrow.right.circle.fill
                arrow.up.left.and.arrow.down.right
                """)
        ),
        (
            "Sound and pictures",
            words(
                """
                play play.fill pause pause.fill stop.fill forward.fill backward.fill forward.end.fill backward.end.fill playpause.fill
                play.circle play.circle.fill goforward gobackward speaker speaker.wave.1 speaker.wave.2 speaker.wave.3 speaker.slash mic mic.fill
                mic.slash music.note music.note.list music.mic waveform headphones airplayaudio camera camera.fill photo
                photo.fill photo.on.rectangle film tv crop slider.horizontal.3 slider.vertical.3
                """)
        ),
        (
            "Weather and nature",
            words(
                """
                sun.max sun.max.fill sun.min sunrise sunset moon moon.fill moon.stars.fill cloud cloud.fill cloud.rain cloud.rain.fill
                cloud.drizzle cloud.snow cloud.bolt.fill cloud.fog cloud.sun cloud.sun.fill wind tornado snowflake flame flame.fill drop drop.fill
                bolt bolt.fill leaf leaf.fill tree hare hare.fill tortoise tortoise.fill pawprint globe sparkles thermometer
                """)
        ),
        (
            "Documents and places",
            words(
                """
                folder folder.fill folder.badge.plus doc doc.fill doc.text doc.on.doc clipboard list.clipboard note.text newspaper book
                book.closed books.vertical list.bullet list.number checklist line.3.horizontal text.alignleft textformat bold
                italic underline link paperclip pin mappin mappin.and.ellipse map location location.fill location.north safari tray archivebox
                externaldrive
                """)
        ),
        (
            "Devices and travel",
            words(
                """
                wifi wifi.slash antenna.radiowaves.left.and.right cellularbars chart.bar chart.bar.fill chart.pie
                chart.line.uptrend.xyaxis battery.100 battery.50 battery.100.bolt power powerplug cpu memorychip desktopcomputer laptopcomputer
                iphone ipad applewatch keyboard printer airplane car car.fill bus tram bicycle ferry fuelpump command option shift delete.left
                return terminal curlybraces function sum touchid faceid qrcode barcode infinity
                """)
        ),
        (
            "Shapes",
            words(
                """
                circle circle.fill circle.lefthalf.filled circle.dashed target scope square square.fill app app.badge triangle triangle.fill
                diamond hexagon hexagon.fill octagon pentagon oval capsule rectangle rectangle.portrait rectangle.stack square.stack
                square.on.square square.grid.2x2 square.grid.2x2.fill square.grid.3x3 circle.grid.3x3 viewfinder cube square.3.layers.3d seal
                shield suit.spade.fill suit.club.fill suit.diamond.fill
                """)
        ),
    ]

    private static func words(_ text: String) -> [String] { text.split { $0 == " " || $0 == "\n" }.map(String.init) }
}
