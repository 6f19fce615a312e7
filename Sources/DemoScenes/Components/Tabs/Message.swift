/// A message on the page of messages.
struct Message {
    var sender: String
    var text: String
    var isUnread = true

    static let samples = [
        Message(sender: "Harbor office", text: "The ferry to the islands leaves from pier 3 today."),
        Message(sender: "Ada", text: "I saw two seals at the lighthouse!"),
        Message(sender: "Weather", text: "Wind from the west, 5, in the evening 7."),
        Message(sender: "Ines", text: "Your rope is in the shed.", isUnread: false),
    ]
}
