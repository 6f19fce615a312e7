/// The title and the text of a page of the picture book.
struct PictureBookPage {
    var title: String
    var text: String

    /// The story in six pages.
    static let all = [
        PictureBookPage(title: "The paper boat", text: "A story for a rainy afternoon, in five short chapters."),
        PictureBookPage(
            title: "Rain at the window",
            text: "It rained all morning. Ida folded her arithmetic homework in half, and in half again, and at noon it was a boat."),
        PictureBookPage(
            title: "Down the brook",
            text: "She set it on the brook behind the house. It turned around once, as if to say goodbye, and was gone between the reeds."),
        PictureBookPage(
            title: "Under the bridge",
            text: "A duck swam beside it up to the old bridge. “That is as far as I go,” said the duck. The boat went on."),
        PictureBookPage(
            title: "The wide sea",
            text: "At night there were no banks any more. The moon drew a road on the water, and the boat followed it."),
        PictureBookPage(
            title: "The lighthouse", text: "In the morning the keeper found a boat on the beach. He unfolded it. All the sums were right."),
    ]
}
