import FlipbookTypography

/// The fonts that are installed on this machine.
let fonts = FontSystem.installed

/// Returns the width of a line of text.
func width(_ text: String, _ font: FontDescriptor) -> Double { Double(fonts.width(of: ShapedLine(text, font))) }
