import UIKit

/// The views of the flight summary and their constraints.
extension FlightViewController {
    func addViews() {
        setUpAppearance()
        // The icon is a subview of the label, so it moves with the label.
        summary.addSubview(summaryIcon)
        bar.addSubview(summary)
        snowClipView.addSubview(snowView)
        let views: [UIView] = [
            bgImageView, bar, flightCaption, gateCaption, flightNr, gateNr, departingFrom, arrivingTo, planeImage, statusBanner,
            flightStatus, snowClipView,
        ]
        for subview in views { view.addSubview(subview) }
    }

    private func setUpAppearance() {
        view.backgroundColor = .black
        bar.backgroundColor = .black
        configure(summary, font("SinhalaSangamMN-Bold", 18), .white)
        for caption in [flightCaption, gateCaption] { configure(caption, condensedFont(19), .white) }
        for number in [flightNr, gateNr] { configure(number, condensedFont(27), .white) }
        for airport in [departingFrom, arrivingTo] {
            configure(airport, condensedFont(43), UIColor(red: 1, green: 0.839, blue: 0.204, alpha: 1))
        }
        configure(flightStatus, condensedFont(29), UIColor(red: 1, green: 0.235, blue: 0.165, alpha: 1))
        flightCaption.text = "Flight"
        gateCaption.text = "Gate"
        // The snow is in front of all other views, but visible only below the bar.
        snowClipView.clipsToBounds = true
        snowClipView.isUserInteractionEnabled = false
        setAccessibilityIdentifiers()
    }

    private func configure(_ label: UILabel, _ font: UIFont, _ color: UIColor) {
        label.font = font
        label.textColor = color
        label.textAlignment = .center
    }

    private func condensedFont(_ size: CGFloat) -> UIFont { font("HelveticaNeue-CondensedBold", size) }
    private func font(_ name: String, _ size: CGFloat) -> UIFont { UIFont(name: name, size: size) ?? .boldSystemFont(ofSize: size) }

    private func setAccessibilityIdentifiers() {
        let identifiers: [(UIView, String)] = [
            (bgImageView, "background"), (bar, "bar"), (summary, "summary"), (summaryIcon, "summary-icon"),
            (flightCaption, "flight-caption"), (gateCaption, "gate-caption"), (flightNr, "flight-number"), (gateNr, "gate-number"),
            (departingFrom, "departing"), (arrivingTo, "arriving"), (planeImage, "plane"), (statusBanner, "banner"),
            (flightStatus, "status"), (snowClipView, "sky-below-bar"), (snowView, "snow"),
        ]
        for (view, identifier) in identifiers { view.accessibilityIdentifier = identifier }
    }

    // MARK: - Constraints

    func addConstraints() {
        var constraints: [NSLayoutConstraint] = []
        for subview in view.subviews { subview.translatesAutoresizingMaskIntoConstraints = false }
        for subview in [summary, summaryIcon, snowView] { subview.translatesAutoresizingMaskIntoConstraints = false }
        constraints +=
            fillConstraints(bgImageView) + barAndSummaryConstraints + numberConstraints + airportConstraints + statusAndBannerConstraints
            + snowConstraints
        NSLayoutConstraint.activate(constraints)
    }

    /// Stores the landscape constant of a constraint in `orientationConstants`, and returns the constraint.
    private func withLandscapeConstant(_ constraint: NSLayoutConstraint, landscape: CGFloat) -> NSLayoutConstraint {
        orientationConstants.append((constraint, constraint.constant, landscape))
        return constraint
    }

    private func fillConstraints(_ subview: UIView) -> [NSLayoutConstraint] {
        [
            subview.topAnchor.constraint(equalTo: view.topAnchor), subview.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            subview.leftAnchor.constraint(equalTo: view.leftAnchor), subview.rightAnchor.constraint(equalTo: view.rightAnchor),
        ]
    }

    private var barAndSummaryConstraints: [NSLayoutConstraint] {
        [
            bar.topAnchor.constraint(equalTo: view.topAnchor),
            bar.leftAnchor.constraint(equalTo: view.leftAnchor),
            bar.rightAnchor.constraint(equalTo: view.rightAnchor),
            // The bar ends 50 points below a notch, or below the top edge of a screen without a notch.
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 50),

            summary.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -14),
            summary.leftAnchor.constraint(equalTo: bar.leftAnchor),
            summary.rightAnchor.constraint(equalTo: bar.rightAnchor),
            summary.heightAnchor.constraint(equalToConstant: 22),

            // The icon has the same distance to the center on every screen width.
            summaryIcon.centerXAnchor.constraint(equalTo: summary.centerXAnchor, constant: -108.5),
            summaryIcon.centerYAnchor.constraint(equalTo: summary.centerYAnchor),
            summaryIcon.widthAnchor.constraint(equalToConstant: 18),
            summaryIcon.heightAnchor.constraint(equalToConstant: 18),
        ]
    }

    private var numberConstraints: [NSLayoutConstraint] {
        [
            withLandscapeConstant(
                flightCaption.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 91), landscape: 66),
            flightCaption.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 42),
            flightCaption.widthAnchor.constraint(equalToConstant: 66),
            flightCaption.heightAnchor.constraint(equalToConstant: 22),

            gateCaption.topAnchor.constraint(equalTo: flightCaption.topAnchor),
            gateCaption.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -47),
            gateCaption.widthAnchor.constraint(equalToConstant: 51),
            gateCaption.heightAnchor.constraint(equalToConstant: 22),

            withLandscapeConstant(flightNr.topAnchor.constraint(equalTo: flightCaption.bottomAnchor, constant: 24), landscape: 10),
            flightNr.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 23),
            flightNr.widthAnchor.constraint(equalToConstant: 109),
            flightNr.heightAnchor.constraint(equalToConstant: 22),

            gateNr.topAnchor.constraint(equalTo: flightNr.topAnchor),
            gateNr.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -19),
            gateNr.widthAnchor.constraint(equalToConstant: 109),
            gateNr.heightAnchor.constraint(equalToConstant: 22),
        ]
    }

    /// The constraints of the plane, which is centered, and of the labels of the two airports, which fill the space at its left and right.
    private var airportConstraints: [NSLayoutConstraint] {
        let bottom = view.bottomAnchor
        // On a small phone the labels are closer to the edges, so that their texts fit.
        let extraWidth: CGFloat = min(view.bounds.width, view.bounds.height) < 340 ? 15 : 0
        airportBottomConstraints = [
            withLandscapeConstant(planeImage.bottomAnchor.constraint(equalTo: bottom, constant: -291), landscape: -205),
            withLandscapeConstant(departingFrom.bottomAnchor.constraint(equalTo: bottom, constant: -285), landscape: -199),
        ]
        return airportBottomConstraints + [
            planeImage.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            planeImage.widthAnchor.constraint(equalToConstant: 88),
            planeImage.heightAnchor.constraint(equalToConstant: 35),

            departingFrom.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 35 - extraWidth),
            planeImage.leftAnchor.constraint(equalTo: departingFrom.rightAnchor, constant: 17),
            departingFrom.heightAnchor.constraint(equalToConstant: 44),

            arrivingTo.leftAnchor.constraint(equalTo: planeImage.rightAnchor, constant: 13),
            arrivingTo.rightAnchor.constraint(equalTo: view.rightAnchor, constant: extraWidth - 39),
            arrivingTo.heightAnchor.constraint(equalToConstant: 44),
            arrivingTo.topAnchor.constraint(equalTo: departingFrom.topAnchor),
        ]
    }

    private var statusAndBannerConstraints: [NSLayoutConstraint] {
        let bottom = view.safeAreaLayoutGuide.bottomAnchor
        return [
            flightStatus.centerXAnchor.constraint(equalTo: planeImage.centerXAnchor),
            flightStatus.widthAnchor.constraint(equalToConstant: 115),
            flightStatus.heightAnchor.constraint(equalToConstant: 35),
            withLandscapeConstant(flightStatus.bottomAnchor.constraint(equalTo: bottom, constant: -100), landscape: -30),

            statusBanner.centerXAnchor.constraint(equalTo: flightStatus.centerXAnchor),
            statusBanner.widthAnchor.constraint(equalToConstant: 191),
            statusBanner.heightAnchor.constraint(equalToConstant: 47),
            withLandscapeConstant(statusBanner.bottomAnchor.constraint(equalTo: bottom, constant: -94), landscape: -24),
        ]
    }

    /// The constraints of the snow. The emitter is above the visible part of the screen. In portrait, it is at the left, so the flakes come
    /// from the upper left.
    private var snowConstraints: [NSLayoutConstraint] {
        [
            snowClipView.topAnchor.constraint(equalTo: bar.bottomAnchor),
            snowClipView.leftAnchor.constraint(equalTo: view.leftAnchor),
            snowClipView.widthAnchor.constraint(equalTo: view.widthAnchor),
            snowClipView.heightAnchor.constraint(equalTo: view.heightAnchor),

            snowView.topAnchor.constraint(equalTo: snowClipView.topAnchor, constant: -100),
            snowView.leftAnchor.constraint(equalTo: snowClipView.leftAnchor, constant: -150),
            withLandscapeConstant(snowView.widthAnchor.constraint(equalToConstant: 300), landscape: 700),
            snowView.heightAnchor.constraint(equalToConstant: 50),
        ]
    }
}
