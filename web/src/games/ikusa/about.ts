import type { AboutGame } from "../about";

export default {
  order: 2,
  colours: ["blue", "orange", "green", "red", "black"],
  emblems: [1, 6, 7, 0, 4],
  rulings: "Q",
  players: [2, 3, 4, 5],
} satisfies AboutGame;
