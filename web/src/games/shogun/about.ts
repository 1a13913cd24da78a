import type { AboutGame } from "../about";

export default {
  order: 1,
  colours: ["red", "blue", "yellow", "purple", "black", "farmers"],
  emblems: [0, 1, 2, 3, 4, 5],
  rulings: "A",
  players: [3, 4, 5],
  standing: [
    { id: "extra_attack", label: "web-shogun-standing-extra-attack" },
    { id: "extra_defense", label: "web-shogun-standing-extra-defense" },
  ],
} satisfies AboutGame;
