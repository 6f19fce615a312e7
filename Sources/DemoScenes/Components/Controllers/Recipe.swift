/// A recipe of the cookbook.
struct Recipe {
    var name: String
    var time: String
    var ingredients: [String]
    var steps: String

    static let all = [
        Recipe(
            name: "Lentil soup", time: "40 min", ingredients: ["250 g red lentils", "2 carrots", "1 onion", "1 l broth", "1 tsp cumin"],
            steps: "Soften the onion and the carrots in oil. Add lentils, cumin and broth. Simmer for 25 minutes and serve with lemon."),
        Recipe(
            name: "Apple crumble", time: "50 min", ingredients: ["6 apples", "150 g flour", "100 g butter", "80 g sugar", "Cinnamon"],
            steps:
                "Slice the apples into a dish. Rub flour, butter and sugar to crumbs and scatter them on top. Bake at 180 °C for 35 minutes."
        ),
        Recipe(
            name: "Mushroom risotto", time: "35 min",
            ingredients: ["300 g rice", "250 g mushrooms", "1 shallot", "1 l broth", "50 g cheese"],
            steps: "Toast the rice with the shallot. Add the broth ladle by ladle, stirring. Fold in fried mushrooms and the cheese."),
        Recipe(
            name: "Potato salad", time: "30 min",
            ingredients: ["1 kg potatoes", "1 cucumber", "4 tbsp vinegar", "2 tbsp mustard", "Chives"],
            steps: "Boil and slice the potatoes. Pour warm vinegar and mustard over them, and mix in cucumber and chives after ten minutes."
        ),
        Recipe(
            name: "Flatbread", time: "75 min", ingredients: ["400 g flour", "7 g yeast", "250 ml water", "2 tbsp olive oil", "Salt"],
            steps: "Knead everything for ten minutes and let it rise for an hour. Bake thin rounds in a hot pan, two minutes on each side."),
        Recipe(
            name: "Tomato tart", time: "45 min", ingredients: ["1 puff pastry", "5 tomatoes", "100 g goat cheese", "Thyme"],
            steps: "Prick the pastry, spread the cheese, and cover it with tomato slices. Bake at 200 °C for 25 minutes."),
        Recipe(
            name: "Rice pudding", time: "45 min", ingredients: ["180 g rice", "1 l milk", "60 g sugar", "1 vanilla pod"],
            steps: "Bring everything to a boil, then let it swell over a low heat for 35 minutes. Serve with cherries."),
    ]
}
