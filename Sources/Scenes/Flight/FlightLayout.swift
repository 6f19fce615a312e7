import UIKit

/// What there is, and where it stands.
extension FlightViewController {
    func addViews() {
        style()
        // The icon is a part of the label, so that it goes wherever the label goes.
        summary.addSubview(summaryIcon)
        bar.addSubview(summary)
        snowClipView.addSubview(snowView)
        let views: [UIView] = [
            bgImageView, bar, flightCaption, gateCaption, flightNr, gateNr, departingFrom, arrivingTo, planeImage, statusBanner,
            flightStatus, snowClipView,
        ]
        for subview in views { view.addSubview(subview) }
    }

    private func style() {
        view.backgroundColor = .black
        bar.backgroundColor = .black
        set(summary, font("SinhalaSangamMN-Bold", 18), .white)
        for caption in [flightCaption, gateCaption] { set(caption, condensed(19), .white) }
        for number in [flightNr, gateNr] { set(number, condensed(27), .white) }
        for airport in [departingFrom, arrivingTo] { set(airport, condensed(43), UIColor(red: 1, green: 0.839, blue: 0.204, alpha: 1)) }
        set(flightStatus, condensed(29), UIColor(red: 1, green: 0.235, blue: 0.165, alpha: 1))
        flightCaption.text = "Flight"
        gateCaption.text = "Gate"
        // Snow falls in front of all, but not over the bar.
        snowClipView.clipsToBounds = true
        snowClipView.isUserInteractionEnabled = false
        nameViews()
    }

    private func set(_ label: UILabel, _ font: UIFont, _ color: UIColor) {
        label.font = font
        label.textColor = color
        label.textAlignment = .center
    }

    private func condensed(_ size: CGFloat) -> UIFont { font("HelveticaNeue-CondensedBold", size) }
    private func font(_ name: String, _ size: CGFloat) -> UIFont { UIFont(name: name, size: size) ?? .boldSystemFont(ofSize: size) }

    private func nameViews() {
        let names: [(UIView, String)] = [
            (bgImageView, "background"), (bar, "bar"), (summary, "summary"), (summaryIcon, "summary-icon"),
            (flightCaption, "flight-caption"), (gateCaption, "gate-caption"), (flightNr, "flight-number"), (gateNr, "gate-number"),
            (departingFrom, "departing"), (arrivingTo, "arriving"), (planeImage, "plane"), (statusBanner, "banner"),
            (flightStatus, "status"), (snowClipView, "sky-below-bar"), (snowView, "snow"),
        ]
        for (view, name) in names { view.accessibilityIdentifier = name }
    }

    // MARK: - Where

    func addConstraints() {
        var constraints: [NSLayoutConstraint] = []
        for subview in view.subviews { subview.translatesAutoresizingMaskIntoConstraints = false }
        for subview in [summary, summaryIcon, snowView] { subview.translatesAutoresizingMaskIntoConstraints = false }
        constraints += background(bgImageView) + barAndSummary + numbers + airports + statusAndBanner + snow
        NSLayoutConstraint.activate(constraints)
    }

    private func turns(_ constraint: NSLayoutConstraint, lying: CGFloat) -> NSLayoutConstraint {
        turning.append((constraint, constraint.constant, lying))
        return constraint
    }

    private func background(_ filling: UIView) -> [NSLayoutConstraint] {
        [
            filling.topAnchor.constraint(equalTo: view.topAnchor), filling.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            filling.leftAnchor.constraint(equalTo: view.leftAnchor), filling.rightAnchor.constraint(equalTo: view.rightAnchor),
        ]
    }

    private var barAndSummary: [NSLayoutConstraint] {
        [
            bar.topAnchor.constraint(equalTo: view.topAnchor),
            bar.leftAnchor.constraint(equalTo: view.leftAnchor),
            bar.rightAnchor.constraint(equalTo: view.rightAnchor),
            bar.heightAnchor.constraint(equalToConstant: 50),

            summary.topAnchor.constraint(equalTo: bar.topAnchor, constant: 14),
            summary.leftAnchor.constraint(equalTo: bar.leftAnchor),
            summary.rightAnchor.constraint(equalTo: bar.rightAnchor),
            summary.heightAnchor.constraint(equalToConstant: 22),

            // As far before the middle on every screen.
            summaryIcon.centerXAnchor.constraint(equalTo: summary.centerXAnchor, constant: -108.5),
            summaryIcon.centerYAnchor.constraint(equalTo: summary.centerYAnchor),
            summaryIcon.widthAnchor.constraint(equalToConstant: 18),
            summaryIcon.heightAnchor.constraint(equalToConstant: 18),
        ]
    }

    private var numbers: [NSLayoutConstraint] {
        [
            turns(flightCaption.topAnchor.constraint(equalTo: view.topAnchor, constant: 91), lying: 66),
            flightCaption.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 42),
            flightCaption.widthAnchor.constraint(equalToConstant: 66),
            flightCaption.heightAnchor.constraint(equalToConstant: 22),

            gateCaption.topAnchor.constraint(equalTo: flightCaption.topAnchor),
            gateCaption.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -47),
            gateCaption.widthAnchor.constraint(equalToConstant: 51),
            gateCaption.heightAnchor.constraint(equalToConstant: 22),

            turns(flightNr.topAnchor.constraint(equalTo: flightCaption.bottomAnchor, constant: 24), lying: 10),
            flightNr.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 23),
            flightNr.widthAnchor.constraint(equalToConstant: 109),
            flightNr.heightAnchor.constraint(equalToConstant: 22),

            gateNr.topAnchor.constraint(equalTo: flightNr.topAnchor),
            gateNr.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -19),
            gateNr.widthAnchor.constraint(equalToConstant: 109),
            gateNr.heightAnchor.constraint(equalToConstant: 22),
        ]
    }

    /// The plane in the middle, and an airport in what is left on either side.
    private var airports: [NSLayoutConstraint] {
        [
            planeImage.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            planeImage.widthAnchor.constraint(equalToConstant: 88),
            planeImage.heightAnchor.constraint(equalToConstant: 35),
            turns(planeImage.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -291), lying: -205),

            departingFrom.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 35),
            planeImage.leftAnchor.constraint(equalTo: departingFrom.rightAnchor, constant: 17),
            departingFrom.heightAnchor.constraint(equalToConstant: 44),
            turns(departingFrom.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -285), lying: -199),

            arrivingTo.leftAnchor.constraint(equalTo: planeImage.rightAnchor, constant: 13),
            arrivingTo.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -39),
            arrivingTo.heightAnchor.constraint(equalToConstant: 44),
            arrivingTo.topAnchor.constraint(equalTo: departingFrom.topAnchor),
        ]
    }

    private var statusAndBanner: [NSLayoutConstraint] {
        let bottom = view.safeAreaLayoutGuide.bottomAnchor
        return [
            flightStatus.centerXAnchor.constraint(equalTo: planeImage.centerXAnchor),
            flightStatus.widthAnchor.constraint(equalToConstant: 115),
            flightStatus.heightAnchor.constraint(equalToConstant: 35),
            turns(flightStatus.bottomAnchor.constraint(equalTo: bottom, constant: -100), lying: -30),

            statusBanner.centerXAnchor.constraint(equalTo: flightStatus.centerXAnchor),
            statusBanner.widthAnchor.constraint(equalToConstant: 191),
            statusBanner.heightAnchor.constraint(equalToConstant: 47),
            turns(statusBanner.bottomAnchor.constraint(equalTo: bottom, constant: -94), lying: -24),
        ]
    }

    /// The clouds from which it snows are above the bar's lower edge, mostly to the left.
    private var snow: [NSLayoutConstraint] {
        [
            snowClipView.topAnchor.constraint(equalTo: view.topAnchor, constant: 50),
            snowClipView.leftAnchor.constraint(equalTo: view.leftAnchor),
            snowClipView.widthAnchor.constraint(equalTo: view.widthAnchor),
            snowClipView.heightAnchor.constraint(equalTo: view.heightAnchor),

            snowView.topAnchor.constraint(equalTo: snowClipView.topAnchor, constant: -100),
            snowView.leftAnchor.constraint(equalTo: snowClipView.leftAnchor, constant: -150),
            turns(snowView.widthAnchor.constraint(equalToConstant: 300), lying: 700),
            snowView.heightAnchor.constraint(equalToConstant: 50),
        ]
    }
}
