import SeededRandomValues
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct StackViewTests {
    let fixture = LayoutFixture()

    /// Returns a stack of 300 × 100 at (20, 30) with views of 40 × 10, 60 × 30 and 80 × 20.
    private func makeStack(_ configure: (UIStackView) -> Void = { _ in }) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: [(40, 10), (60, 30), (80, 20)].map { SizedView(CGSize(width: $0.0, height: $0.1)) })
        stack.spacing = 10
        configure(stack)
        _ = fixture.add(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 20),
            stack.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 30),
            stack.widthAnchor.constraint(equalToConstant: 300), stack.heightAnchor.constraint(equalToConstant: 100),
        ])
        fixture.layOut()
        return stack
    }

    /// The start and the end of each view along the axis.
    private func rangesAlongTheAxis(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { stack.axis == .horizontal ? [$0.frame.minX, $0.frame.maxX] : [$0.frame.minY, $0.frame.maxY] }
    }

    /// The start and the end of each view across the axis.
    private func rangesAcrossTheAxis(_ stack: UIStackView) -> [[CGFloat]] {
        stack.arrangedSubviews.map { stack.axis == .horizontal ? [$0.frame.minY, $0.frame.maxY] : [$0.frame.minX, $0.frame.maxX] }
    }

    @Test func fillStretchesTheViewWithTheLowestHuggingPriorityOrTheFirst() {
        let stack = makeStack()
        #expect(stack.subviews == stack.arrangedSubviews)
        #expect(rangesAlongTheAxis(stack) == [[0, 140], [150, 210], [220, 300]])
        #expect(rangesAcrossTheAxis(stack) == [[0, 100], [0, 100], [0, 100]])
        stack.arrangedSubviews[1].setContentHuggingPriority(249, for: .horizontal)
        fixture.layOut()
        #expect(rangesAlongTheAxis(stack) == [[0, 40], [50, 210], [220, 300]])
        stack.arrangedSubviews[1].setContentHuggingPriority(250, for: .horizontal)
        for view in stack.arrangedSubviews { (view as? SizedView)?.size.width = 120 }
        fixture.layOut()
        #expect(
            rangesAlongTheAxis(stack) == [[0, 40], [50, 170], [180, 300]],
            "three views of 120 points in 280 points: the first view is compressed")
        #expect(stack.arrangedSubviews.allSatisfy { !$0.hasAmbiguousLayout })
    }

    /// The expected ranges of the three views, calculated manually. Without the spacing, 280 of 300 points remain for the views.
    nonisolated private static let distributions: [(UIStackView.Distribution, [[CGFloat]])] = [
        (.fillEqually, [[0, 93.5], [103.5, 196.5], [206.5, 300]]),  // 93 1/3 each, rounded to half points
        // 40/200 and 60/200 of 300 points, and the rest for the last view. The intrinsic length of the stack is 200: 180 for the views,
        // and 20 for the spacing.
        (.fillProportionally, [[0, 60], [70, 160], [170, 300]]),
        (.equalSpacing, [[0, 40], [100, 160], [220, 300]]),  // 300 - 180 in two gaps
        (.equalCentering, [[0, 40], [110, 170], [220, 300]]),  // centers at 20, 140 and 260
    ]

    @Test(arguments: distributions)
    func threeViewsHaveTheLengthsOfTheDistribution(_ distribution: UIStackView.Distribution, _ expected: [[CGFloat]]) {
        let stack = makeStack { $0.distribution = distribution }
        for (range, expectedRange) in zip(rangesAlongTheAxis(stack), expected) {
            #expect(abs(range[0] - expectedRange[0]) <= 0.5 && abs(range[1] - expectedRange[1]) <= 0.5, "\(rangesAlongTheAxis(stack))")
        }
    }

    @Test func equalSpacingAndCenteringKeepTheMinimumSpacing() {
        for distribution in [UIStackView.Distribution.equalSpacing, .equalCentering] {
            let stack = makeStack {
                $0.distribution = distribution
                $0.spacing = 60
            }
            #expect(rangesAlongTheAxis(stack) == [[0, 40], [100, 160], [220, 300]])
        }
    }

    nonisolated private static let alignments: [(UIStackView.Alignment, [[CGFloat]])] = [
        (.fill, [[0, 100], [0, 100], [0, 100]]), (.leading, [[0, 10], [0, 30], [0, 20]]), (.top, [[0, 10], [0, 30], [0, 20]]),
        (.center, [[45, 55], [35, 65], [40, 60]]), (.trailing, [[90, 100], [70, 100], [80, 100]]),
        (.firstBaseline, [[0, 10], [0, 30], [0, 20]]), (.lastBaseline, [[90, 100], [70, 100], [80, 100]]),
    ]

    @Test(arguments: alignments)
    func viewsFollowTheAlignmentAcrossTheAxis(_ alignment: UIStackView.Alignment, _ expected: [[CGFloat]]) {
        #expect(rangesAcrossTheAxis(makeStack { $0.alignment = alignment }) == expected)
    }

    @Test func marginsInsetTheViewsOfAVerticalStack() {
        fixture.stage.makeCurrent()
        let stack = makeStack {
            $0.axis = .vertical
            $0.alignment = .center
            $0.distribution = .equalSpacing
            $0.isLayoutMarginsRelativeArrangement = true
            $0.layoutMargins = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 15)
        }
        #expect(rangesAlongTheAxis(stack) == [[3, 13], [28, 58], [73, 93]])
        #expect(rangesAcrossTheAxis(stack) == [[125, 165], [115, 175], [105, 185]])
        stack.isLayoutMarginsRelativeArrangement = false
        fixture.layOut()
        #expect(rangesAlongTheAxis(stack) == [[0, 10], [30, 60], [80, 100]])
    }

    @Test func stackSizeFollowsFromItsViews() {
        let stack = UIStackView(arrangedSubviews: [(40, 10), (60, 30)].map { SizedView(CGSize(width: $0.0, height: $0.1)) })
        stack.alignment = .trailing
        stack.spacing = 5
        _ = fixture.add(stack)
        stack.centerXAnchor.constraint(equalTo: fixture.view.centerXAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 10).isActive = true
        for (distribution, width) in [
            (UIStackView.Distribution.fill, 105.0), (.equalSpacing, 105), (.fillEqually, 125), (.equalCentering, 105),
        ] {
            stack.distribution = distribution
            fixture.layOut()
            #expect(stack.bounds.size == CGSize(width: width, height: 30), "\(distribution)")
            #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == stack.bounds.size)
        }
    }

    @Test func customSpacingsReplaceTheSpacing() {
        let stack = makeStack { $0.distribution = .fill }
        stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[1])
        fixture.layOut()
        #expect(rangesAlongTheAxis(stack) == [[0, 122], [152, 212], [220, 300]])
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == 30)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
        fixture.layOut()
        #expect(rangesAlongTheAxis(stack) == [[0, 142], [152, 212], [220, 300]])
        #expect(stack.customSpacing(after: stack.arrangedSubviews[0]) == UIStackView.spacingUseDefault)
    }

    /// Only arranged subviews have a custom spacing. Setting the spacing of another view has no effect, and a removed view loses its
    /// spacing.
    @Test func customSpacingOfAViewThatIsNotArrangedIsIgnored() {
        let stack = makeStack()
        let view = SizedView(CGSize(width: 20, height: 10))
        stack.setCustomSpacing(30, after: view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
        stack.insertArrangedSubview(view, at: 0)
        fixture.layOut()
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
        #expect(stack.arrangedSubviews[1].frame.minX == view.frame.maxX + 10)
        stack.setCustomSpacing(30, after: view)
        fixture.layOut()
        #expect(stack.arrangedSubviews[1].frame.minX == view.frame.maxX + 30)
        view.removeFromSuperview()
        stack.setCustomSpacing(50, after: view)
        #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
    }

    @Test func arrangedSubviewsCanBeInsertedAndRemoved() {
        let stack = makeStack()
        let extra = SizedView(CGSize(width: 20, height: 5))
        stack.insertArrangedSubview(extra, at: 1)
        #expect(stack.arrangedSubviews[1] === extra && extra.superview === stack && !extra.translatesAutoresizingMaskIntoConstraints)
        fixture.layOut()
        #expect(rangesAlongTheAxis(stack) == [[0, 110], [120, 140], [150, 210], [220, 300]])
        stack.removeArrangedSubview(extra)
        #expect(extra.superview === stack && stack.arrangedSubviews.count == 3)
        fixture.layOut()
        #expect(rangesAlongTheAxis(stack) == [[0, 140], [150, 210], [220, 300]])
        stack.arrangedSubviews[0].removeFromSuperview()
        #expect(stack.arrangedSubviews.count == 2)
        fixture.layOut()
        #expect(rangesAlongTheAxis(stack) == [[0, 210], [220, 300]])
        for view in stack.arrangedSubviews { view.removeFromSuperview() }
        #expect(fixture.conflicts { fixture.layOut() }.isEmpty)
    }

    @Test func hiddenViewsHaveNoLengthAndNoSpacing() {
        for (hidden, expected) in [
            (0, [[0, 0], [0, 210], [220, 300]]), (1, [[0, 210], [220, 220], [220, 300]]), (2, [[0, 230], [240, 300], [300, 300]]),
        ]
            as [(Int, [[CGFloat]])]
        {
            let stack = makeStack()
            let logs = fixture.conflicts {
                stack.arrangedSubviews[hidden].isHidden = true
                fixture.layOut()
            }
            #expect(logs.isEmpty && rangesAlongTheAxis(stack) == expected)
            #expect(stack.arrangedSubviews.count == 3 && stack.arrangedSubviews[hidden].isHidden)
            stack.arrangedSubviews[hidden].isHidden = true
            stack.arrangedSubviews[hidden].isHidden = false
            fixture.layOut()
            #expect(rangesAlongTheAxis(stack) == [[0, 140], [150, 210], [220, 300]], "hiding a hidden view has no effect")
        }
    }

    /// A view with a required width is hidden without a reported conflict.
    @Test func hidingOverridesARequiredLength() {
        let stack = makeStack()
        stack.arrangedSubviews[2].widthAnchor.constraint(equalToConstant: 120).isActive = true
        fixture.layOut()
        let logs = fixture.conflicts {
            stack.arrangedSubviews[2].isHidden = true
            fixture.layOut()
        }
        #expect(logs.isEmpty && stack.arrangedSubviews[2].bounds.width == 0)
        stack.arrangedSubviews[2].isHidden = false
        fixture.layOut()
        #expect(stack.arrangedSubviews[2].bounds.width == 120)
    }

    /// docs/CONTRACT.md §8: a change of `isHidden` in a block is animated. The block does not have to request layout.
    @Test func hidingIsAnimated() {
        let stack = makeStack()
        let (first, last) = (stack.arrangedSubviews[0], stack.arrangedSubviews[2])
        let stage = fixture.stage
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { last.isHidden = true })
        #expect(last.isHidden && !last.layer.isHidden, "the view is hidden at once, its layer at the end")
        stage.advance(by: 0.25)
        #expect(near(stage.trace(last.layer, "bounds.size.width"), 40))
        #expect(near(stage.trace(first.layer, "bounds.size.width"), 185))
        #expect(!last.layer.isHidden)
        stage.advance(by: 0.3)
        #expect(last.layer.isHidden && near(stage.trace(first.layer, "bounds.size.width"), 230))
        UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear, animations: { last.isHidden = false })
        #expect(!last.isHidden && !last.layer.isHidden)
        stage.advance(by: 0.25)
        #expect(near(stage.trace(last.layer, "bounds.size.width"), 40))
        // The view is hidden and shown again before the end, so it stays visible.
        UIView.animate(withDuration: 0.5) { last.isHidden = true }
        UIView.animate(withDuration: 0.5) { last.isHidden = false }
        stage.advance(by: 1)
        #expect(!last.isHidden && !last.layer.isHidden && near(stage.trace(last.layer, "bounds.size.width"), 80))
    }

    @Test func animatorScrubsHiding() {
        let stack = makeStack()
        let last = stack.arrangedSubviews[2]
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { last.isHidden = true }
        animator.fractionComplete = 0.75
        #expect(near(fixture.stage.trace(last.layer, "bounds.size.width"), 20) && !last.layer.isHidden)
        animator.startAnimation()
        fixture.stage.advance(by: 2)
        #expect(last.layer.isHidden)
    }

    @Test func stacksAlignBaselines() {
        let (large, small) = (UILabel(), UILabel())
        (large.text, small.text) = ("Large", "small")
        large.font = .systemFont(ofSize: 40)
        let stack = UIStackView(arrangedSubviews: [large, small])
        stack.alignment = .firstBaseline
        _ = fixture.add(stack)
        stack.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
        stack.leftAnchor.constraint(equalTo: fixture.view.leftAnchor).isActive = true
        fixture.layOut()
        func baseline(_ label: UILabel) -> CGFloat { label.frame.midY + (label.font.ascender + label.font.descender) / 2 }
        #expect(abs(baseline(large) - baseline(small)) <= 0.5 && large.frame.minY == 0)
        stack.axis = .vertical
        stack.alignment = .leading
        stack.isBaselineRelativeArrangement = true
        stack.spacing = 50
        fixture.layOut()
        #expect(abs(baseline(small) - baseline(large) - 50) <= 0.5)
    }

    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func hiddenViewsDoNotAffectBaselineAlignment(alignment: UIStackView.Alignment) {
        let labels = ["Large", "Larger", "small"].map { text in
            let label = UILabel()
            label.text = text
            return label
        }
        for label in labels.dropLast() {
            label.font = .systemFont(ofSize: 40)
            label.isHidden = true
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.alignment = alignment
        _ = fixture.add(stack)
        stack.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
        stack.leftAnchor.constraint(equalTo: fixture.view.leftAnchor).isActive = true
        stack.heightAnchor.constraint(equalToConstant: 130).isActive = true
        fixture.layOut()
        func distance(_ label: UILabel) -> CGFloat { alignment == .firstBaseline ? label.frame.minY : 130 - label.frame.maxY }
        #expect(abs(distance(labels[2])) <= 0.5)
        labels[0].isHidden = false
        fixture.layOut()
        #expect(abs(distance(labels[0])) <= 0.5)
        #expect(distance(labels[2]) > 2, "the small label has the baseline of the large one")
    }

    @Test func viewsAreReversedInRightToLeftLayout() {
        let stack = makeStack { $0.semanticContentAttribute = .forceRightToLeft }
        #expect(rangesAlongTheAxis(stack) == [[160, 300], [90, 150], [0, 80]])
    }

    @Test func nestedStackHasTheSizeOfItsViews() {
        let inner = UIStackView(arrangedSubviews: [SizedView(CGSize(width: 30, height: 12)), SizedView(CGSize(width: 50, height: 18))])
        inner.axis = .vertical
        inner.spacing = 4
        let outer = UIStackView(arrangedSubviews: [SizedView(CGSize(width: 70, height: 20)), inner])
        outer.spacing = 6
        outer.alignment = .center
        _ = fixture.add(outer)
        outer.topAnchor.constraint(equalTo: fixture.view.topAnchor).isActive = true
        outer.leftAnchor.constraint(equalTo: fixture.view.leftAnchor).isActive = true
        fixture.layOut()
        #expect(outer.frame == frame(0, 0, 126, 34))
        #expect(inner.frame == frame(76, 0, 50, 34))
        #expect(outer.arrangedSubviews[0].frame == frame(0, 7, 70, 20))
        UIView.animate(withDuration: 0.4) { inner.arrangedSubviews[1].isHidden = true }
        #expect(inner.frame == frame(76, 4, 30, 12) && outer.frame == frame(0, 0, 106, 20))
    }

    // MARK: - Stacks that are too short or too long for their views

    @Test func viewsOfATooShortStackHaveNoNegativeLengths() {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let stack = UIStackView(arrangedSubviews: [38, 61].map { SizedView(CGSize(width: $0, height: $0)) })
            stack.axis = axis
            _ = fixture.add(stack)
            let length = axis == .horizontal ? stack.widthAnchor : stack.heightAnchor
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 13),
                stack.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 29), length.constraint(equalToConstant: 45),
            ])
            fixture.layOut()
            #expect(rangesAlongTheAxis(stack) == [[0, 0], [0, 45]], "\(axis)")
        }
    }

    /// The conditions that the lengths and gaps of each distribution must meet, for random views in stacks that are too short or too long
    /// for them.
    @Test(arguments: 0..<60)
    func lengthsFollowTheDistribution(seed: Int) {
        var random = SeededRandom(seed + 4100)
        for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering] {
            let example = RandomStack(distribution, &random)
            let stack = example.stack
            _ = fixture.add(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 17),
                stack.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 23),
                (stack.axis == .horizontal ? stack.widthAnchor : stack.heightAnchor).constraint(equalToConstant: example.length),
            ])
            fixture.layOut()
            let ranges = rangesAlongTheAxis(stack)
            let note: Comment = "\(distribution), \(example), frames \(ranges)"
            for (range, view) in zip(ranges, stack.arrangedSubviews) {
                #expect(range[1] >= range[0], note)
                if view.isHidden { #expect(range[0] == range[1], note) }
            }
            let visible = zip(ranges, stack.arrangedSubviews).filter { !$0.1.isHidden }.map(\.0)
            #expect(abs(visible[0][0]) <= 0.5 && abs(visible.last![1] - example.length) <= 0.5, note)
            let gaps = zip(visible, visible.dropFirst()).map { $1[0] - $0[1] }
            #expect(gaps.allSatisfy { $0 >= stack.spacing - 1 }, note)
            if let lengths = example.expectedLengths(distribution) {
                for (range, length) in zip(visible, lengths) { #expect(abs(range[1] - range[0] - length) <= 1, note) }
            }
            if distribution == .equalSpacing { #expect(gaps.allSatisfy { abs($0 - gaps[0]) <= 1 }, note) }
            // The spacing is the smallest gap. If all gaps are larger, nothing prevents equal distances between the centers.
            if distribution == .equalCentering, gaps.allSatisfy({ $0 > stack.spacing + 1 }) {
                let centers = visible.map { ($0[0] + $0[1]) / 2 }
                let distances = zip(centers, centers.dropFirst()).map { $1 - $0 }
                #expect(distances.allSatisfy { abs($0 - distances[0]) <= 1 }, note)
            }
            stack.removeFromSuperview()
        }
    }

    /// A stack of random views, of which some are hidden. It is shorter or longer than its content, but not shorter than the spacing.
    @MainActor private struct RandomStack: @MainActor CustomStringConvertible {
        let stack: UIStackView
        let length: CGFloat
        /// The intrinsic lengths of the visible views.
        let intrinsicLengths: [CGFloat]
        var totalSpacing: CGFloat { stack.spacing * CGFloat(intrinsicLengths.count - 1) }
        var description: String { "\(stack.axis), intrinsic \(intrinsicLengths), spacing \(stack.spacing), length \(length)" }

        init(_ distribution: UIStackView.Distribution, _ random: inout SeededRandom) {
            let count = random.integer(1...5)
            let lengths = (0..<count).map { _ in CGFloat(random.integer(1...90)) + 0.5 }
            stack = UIStackView(arrangedSubviews: lengths.map { SizedView(CGSize(width: $0, height: $0)) })
            stack.axis = random.pick([.horizontal, .vertical])
            stack.distribution = distribution
            stack.spacing = random.pick([0, 3, 12.5])
            // The first view stays visible.
            let hidden = (1..<max(count, 2)).filter { $0 < count && random.bool(0.2) }
            for index in hidden { stack.arrangedSubviews[index].isHidden = true }
            intrinsicLengths = lengths.indices.filter { !hidden.contains($0) }.map { lengths[$0] }
            let content = intrinsicLengths.reduce(0, +)
            length = (stack.spacing * CGFloat(intrinsicLengths.count - 1) + content * random.pick([0, 0.3, 0.8, 1.4, 2])).rounded()
        }

        /// Returns the lengths of the visible views, or nil if the distribution does not determine them.
        func expectedLengths(_ distribution: UIStackView.Distribution) -> [CGFloat]? {
            let (content, available) = (intrinsicLengths.reduce(0, +), max(length - totalSpacing, 0))
            switch distribution {
            case .fill:
                // The first view becomes longer. If the views do not fit, the first ones become shorter.
                var remaining = available
                var lengths = intrinsicLengths.reversed().map { own in
                    defer { remaining -= min(own, remaining) }
                    return min(own, remaining)
                }
                lengths[lengths.count - 1] += max(available - content, 0)
                return lengths.reversed()
            case .fillEqually: return intrinsicLengths.map { _ in available / CGFloat(intrinsicLengths.count) }
            case .fillProportionally:
                // The last view gets the rest.
                var remaining = available
                let lengths = intrinsicLengths.dropLast().map { own in
                    defer { remaining -= min(length * own / (content + totalSpacing), remaining) }
                    return min(length * own / (content + totalSpacing), remaining)
                }
                return lengths + [remaining]
            case .equalSpacing, .equalCentering: return nil
            }
        }
    }

    @Test func proportionalLengthsIncludeTheSpacing() {
        let stack = UIStackView(arrangedSubviews: [120, 60].map { SizedView(CGSize(width: $0, height: 20)) })
        (stack.distribution, stack.spacing) = (.fillProportionally, 20)
        _ = fixture.add(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: fixture.view.leadingAnchor, constant: 5),
            stack.topAnchor.constraint(equalTo: fixture.view.topAnchor, constant: 40), stack.widthAnchor.constraint(equalToConstant: 350),
        ])
        fixture.layOut()
        #expect(rangesAlongTheAxis(stack) == [[0, 210], [230, 350]], "120/200 of 350, and the rest")
    }
}
