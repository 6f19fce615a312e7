/// Returns whether two floating-point numbers differ by at most `tolerance`. The default is the tolerance of docs/CONTRACT.md.
package func near(_ a: some BinaryFloatingPoint, _ b: Double, within tolerance: Double = 1e-4) -> Bool { abs(Double(a) - b) <= tolerance }
