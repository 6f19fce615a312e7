/// Equal to within the tolerance of docs/CONTRACT.md, whatever kind of number it is.
func near(_ a: some BinaryFloatingPoint, _ b: Double, within tolerance: Double = 1e-4) -> Bool { abs(Double(a) - b) <= tolerance }
