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
        /// of half a second. If the encoder is interrupted, the file can be played up to the last fragment. `finish` converts the file into
        /// an ordinary .mp4 file. Without `-fflags +bitexact`, .mkv and .webm files have a random identifier.
        package var encoderArguments: [String] {
            switch format {
            case .mp4:
                videoArguments + [
                    "-movflags", "empty_moov+default_base_moof", "-frag_duration", "500000", "-flush_packets", "1", "-f", "mp4",
                ]
            case .mkv:
                videoArguments + ["-fflags", "+bitexact", "-cluster_time_limit", "500", "-flush_packets", "1", "-f", "matroska"]
            case .webm: webMArguments + ["-fflags", "+bitexact", "-cluster_time_limit", "500", "-flush_packets", "1", "-f", "webm"]
            case .gif: gifArguments + ["-loop", "0", "-flush_packets", "1", "-f", "gif"]
            // Recordings use `APNGFile` instead.
            case .apng:
                ["-c:v", "apng", "-pix_fmt", isTransparent ? "rgba" : "rgb24", "-pred", "mixed", "-plays", "0", "-f", "apng"]
            }
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
