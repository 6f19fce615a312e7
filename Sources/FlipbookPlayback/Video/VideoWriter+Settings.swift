extension VideoWriter {
    /// The settings that determine the arguments of ffmpeg.
    package struct Settings {
        package var format: Format
        package var framesPerSecond: Int
        package var options: Options
        /// The file with the colors of a GIF, or nil for other formats.
        package var palettePath: String?
        package var isTransparent: Bool

        package init(
            format: Format, framesPerSecond: Int, options: Options = Options(), palettePath: String? = nil, isTransparent: Bool = false
        ) {
            (self.format, self.framesPerSecond, self.options) = (format, framesPerSecond, options)
            (self.palettePath, self.isTransparent) = (palettePath, isTransparent)
        }

        /// The pixel format in which ffmpeg reads the frames. A video without transparency is passed as planes. ffmpeg converts all other
        /// formats.
        var rawFormat: RawFormat {
            switch format {
            case .mp4, .mkv: .video
            case .webm: isTransparent ? .transparent : .video
            case .gif, .apng: isTransparent ? .transparent : .opaque
            }
        }

        /// The arguments of ffmpeg between the input and the output.
        ///
        /// In .mp4 and .mkv files, a key frame is written for each second, so that players can seek. An .mp4 file is written in fragments
        /// of half a second. If the encoder is interrupted, the file can be played up to the last fragment. The ordinary .mp4 file is
        /// written beside it, or made of it by `finish`. Without `-fflags +bitexact`, .mkv and .webm files have a random identifier.
        package var encoderArguments: [String] {
            switch format {
            case .mp4:
                videoArguments + Self.fragmentOptions.flatMap { ["-\($0.name)", $0.value] } + ["-f", "mp4"]
            case .mkv:
                videoArguments + ["-fflags", "+bitexact", "-cluster_time_limit", "500", "-flush_packets", "1", "-f", "matroska"]
            case .webm: webMArguments + ["-fflags", "+bitexact", "-cluster_time_limit", "500", "-flush_packets", "1", "-f", "webm"]
            case .gif: gifArguments + ["-loop", "0", "-flush_packets", "1", "-f", "gif"]
            // Recordings use `APNGFile` instead.
            case .apng:
                ["-c:v", "apng", "-pix_fmt", isTransparent ? "rgba" : "rgb24", "-pred", "mixed", "-plays", "0", "-f", "apng"]
            }
        }

        /// The options of an .mp4 file in fragments.
        private static let fragmentOptions: [(name: String, value: String)] = [
            ("movflags", "empty_moov+default_base_moof"), ("frag_duration", "500000"), ("flush_packets", "1"),
        ]

        /// The arguments of ffmpeg between the input and `destination(ordinary:fragmented:)`. The encoder writes the parameter sets once, at
        /// the front, as in each of the two files alone.
        var argumentsForTwoFiles: [String] { videoArguments + ["-flags", "+global_header", "-map", "0", "-f", "tee"] }

        /// Returns the output of ffmpeg that writes the same encoded frames to two files: an ordinary .mp4 file with the index at the front,
        /// and a file in fragments, which can be played if the encoder is interrupted. Except for its maximum bit rate, the ordinary file has
        /// the same bytes as a copy of the other file with `-c copy`. If one of them cannot be written, the encoder ends: ffmpeg 5 would
        /// otherwise continue, although its documentation says that it does not.
        static func destination(ordinary: String, fragmented: String) -> String {
            let options = fragmentOptions.map { ":\($0.name)=\($0.value)" }.joined()
            return "[f=mp4:onfail=abort:movflags=+faststart]\(escaped(ordinary))|[f=mp4:onfail=abort\(options)]\(escaped(fragmented))"
        }

        /// Returns the URL of a file as a part of a list of outputs, in which some characters are special.
        private static func escaped(_ path: String) -> String {
            VideoWriter.fileURL(path).unicodeScalars.map { "\\'| \n\t\r".unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
        }

        private var videoArguments: [String] {
            options.encoder.arguments(options.quality, framesPerSecond: framesPerSecond) + RawFormat.colors
        }

        private var webMArguments: [String] {
            let (speed, rateFactor) =
                switch options.quality {
                case .draft: ("8", "32")
                case .good: ("5", "24")
                case .best: ("2", "20")
                }
            // ffmpeg converts transparent images, so it also has to make their size even and to use the color space of opaque videos.
            let conversion = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=black@0,scale=out_color_matrix=bt709:out_range=tv,format=yuva420p"
            return (isTransparent ? ["-vf", conversion] : []) + RawFormat.colors + [
                "-c:v", "libvpx-vp9", "-crf", rateFactor, "-b:v", "0", "-row-mt", "1", "-cpu-used", speed, "-lag-in-frames", "16",
                "-threads", "4",
            ]
                // VP9 with transparency has no alternate reference frames.
                + (isTransparent ? ["-auto-alt-ref", "0"] : [])
        }

        private var gifArguments: [String] {
            guard let palettePath else { return [] }
            let dither = options.quality == .draft ? "none" : "sierra2_4a"
            return ["-f", "png_pipe", "-i", VideoWriter.fileURL(palettePath)]
                + ["-lavfi", "[0:v][1:v]paletteuse=dither=\(dither):diff_mode=rectangle"]
        }
    }
}
