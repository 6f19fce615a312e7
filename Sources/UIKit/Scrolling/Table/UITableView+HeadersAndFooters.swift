import CoreGraphics

/// The views of the section headers and footers.
extension UITableView {
    /// Creates, places, and recycles the headers and footers for the visible slots.
    func layoutHeadersAndFooters(_ slots: ClosedRange<Int>?) {
        let sections = slots.map { geometry.section(of: $0.lowerBound)...geometry.section(of: $0.upperBound) }
        updateHeadersOrFooters(\.visibleHeaders, sections, isHeader: true)
        updateHeadersOrFooters(\.visibleFooters, sections, isHeader: false)
        placeHeadersAndFooters()
    }

    /// Recycles the headers or footers outside of the given sections, and creates the missing headers or footers.
    ///
    /// The list is passed as a key path and not as an `inout` parameter, because the delegate may access the list while views are created.
    /// That would violate the exclusive access to an `inout` parameter.
    private func updateHeadersOrFooters(
        _ list: ReferenceWritableKeyPath<UITableView, [VisibleHeaderFooter]>, _ sections: ClosedRange<Int>?, isHeader: Bool
    ) {
        let leaving = self[keyPath: list].filter { sections?.contains($0.section) != true }
        self[keyPath: list].removeAll { sections?.contains($0.section) != true }
        for headerFooter in leaving { recycle(headerFooter.view) }
        guard let sections else { return }
        for section in sections where hasCurrentCounts && !self[keyPath: list].contains(where: { $0.section == section }) {
            guard geometry.extent(of: isHeader ? .header(section) : .footer(section)).height > 0 else { continue }
            UIView.withoutAnimationBlock {
                guard let view = makeHeaderFooter(section, isHeader: isHeader) else { return }
                self[keyPath: list].append(VisibleHeaderFooter(section: section, view: view))
                if isHeader {
                    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
                } else {
                    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
                }
            }
        }
    }

    /// Returns the view of a section's header or footer, with its frame set: the delegate's view, or else a view with the section's title.
    /// Returns nil if the section has neither.
    private func makeHeaderFooter(_ section: Int, isHeader: Bool) -> UIView? {
        guard let view = customHeaderFooterView(section, isHeader: isHeader) ?? makeTitleView(section, isHeader: isHeader) else {
            return nil
        }
        view.frame = headerFooterFrame(section, isHeader: isHeader)
        view.isHidden = false
        // The view is in front of the rows, which scroll under pinned headers.
        if view.superview !== self { addSubview(view) }
        view.setNeedsLayout()
        view.layOutWithoutSuperview()
        return view
    }

    private func makeTitleView(_ section: Int, isHeader: Bool) -> UIView? {
        guard let title = headerFooterTitle(section, isHeader: isHeader) else { return nil }
        let identifier = Self.titleViewIdentifier
        let view = headerFooterPool.dequeueHidden(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
        view.listRole = (style, isHeader, rowInset)
        view.configure(title: title, for: style, isHeader: isHeader)
        return view
    }

    /// Returns the frame of a section's header or footer.
    ///
    /// In a plain table, the header stays at the top edge while its section is visible, and the footer stays at the bottom edge. The
    /// footer never covers the header.
    func headerFooterFrame(_ section: Int, isHeader: Bool) -> CGRect {
        guard geometry.rowCounts.indices.contains(section) else { return .zero }
        let element = isHeader ? TableGeometry.Element.header(section) : .footer(section)
        var (y, height) = geometry.extent(of: element)
        y += rowDrag?.shift(of: geometry.slot(of: element)) ?? 0
        if style == .plain {
            let inset = adjustedContentInset
            let (sectionStart, headerHeight) = geometry.extent(of: .header(section))
            let footerStart = geometry.extent(of: .footer(section)).y
            y =
                isHeader
                ? min(max(y, bounds.minY + inset.top), max(footerStart - height, sectionStart))
                : max(min(y, bounds.maxY - inset.bottom - height), min(sectionStart + headerHeight, footerStart))
        }
        return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }

    func placeHeadersAndFooters() {
        for header in visibleHeaders { place(header, isHeader: true) }
        for footer in visibleFooters { place(footer, isHeader: false) }
    }

    private func place(_ headerFooter: VisibleHeaderFooter, isHeader: Bool) {
        let frame = headerFooterFrame(headerFooter.section, isHeader: isHeader)
        setFrame(headerFooter.view, to: frame)
        guard style == .plain, let view = headerFooter.view as? UITableViewHeaderFooterView else { return }
        let y = geometry.extent(of: isHeader ? .header(headerFooter.section) : .footer(headerFooter.section)).y
        view.isPinned = rowDrag == nil && abs(frame.minY - y) > 0.01
    }
}
