/** Metadata of Shogun for pages outside a table. */

import about from "../../generated/about.json";
import type { AboutGame } from "../about";
import "./colours.css";

export default {
  ...about.shogun,
  order: 1,
  rulings: "A",
  standing: [
    { id: "extra_attack", label: "web-shogun-standing-extra-attack" },
    { id: "extra_defense", label: "web-shogun-standing-extra-defense" },
  ],
} satisfies AboutGame;
