import CoreGraphics

/// The area of a plot of values and its axis.
nonisolated struct ValuePlot: Equatable {
    let area: CGRect
    let axis: ChartAxis

    /// Creates a plot. Its axis contains all points and spans at least a thousandth of `minimumSpan`, so that smaller changes are not
    /// enlarged to the height of the plot.
    init(area: CGRect, points: [ChartCurve.Point], minimumSpan: Double, unit: ChartUnit = .points) {
        self.area = area
        let values = points.map(\.value)
        let (low, high) = (values.min() ?? 0, values.max() ?? 1)
        let padding = max(minimumSpan / 1000 - (high - low), 0) / 2
        axis = ChartAxis(low - padding, high + padding, tickCount: max(Int(area.height / 46), 2), unit: unit)
    }

    func y(_ value: Double) -> CGFloat { area.maxY - area.height * CGFloat((value - axis.low) / (axis.high - axis.low)) }
}
