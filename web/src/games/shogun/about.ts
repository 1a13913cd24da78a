/** Metadata of Shogun for pages outside a table. */

import type { AboutGame } from "../about";
import "./colours.css";

export default {
  order: 1,
  colours: ["red", "blue", "yellow", "purple", "black", "farmers"],
  rulings: "A",
  players: [3, 4, 5],
  standing: [
    { id: "extra_attack", label: "web-shogun-standing-extra-attack" },
    { id: "extra_defense", label: "web-shogun-standing-extra-defense" },
  ],
} satisfies AboutGame;
