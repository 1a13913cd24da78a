/** Metadata of Ikusa for pages outside a table. */

import about from "../../generated/about.json";
import type { AboutGame } from "../about";
import "./colours.css";

export default {
  ...about.ikusa,
  order: 2,
  rulings: "Q",
} satisfies AboutGame;
