import type { AboutGame } from "../about";

export default {
  order: 1,
  colours: ["red", "blue", "yellow", "purple", "black", "farmers"],
  emblems: [0, 1, 2, 3, 4, 5],
  rulings: "A",
  players: [3, 4, 5],
} satisfies AboutGame;
