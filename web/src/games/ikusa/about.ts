/** Metadata of Ikusa for pages outside a table. */

import type { AboutGame } from "../about";
import "./colours.css";

export default {
  order: 2,
  colours: ["blue", "orange", "green", "red", "black"],
  rulings: "Q",
  players: [2, 3, 4, 5],
} satisfies AboutGame;
