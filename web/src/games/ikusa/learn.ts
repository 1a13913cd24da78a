/** Tutorial of Ikusa, for the registry of tutorials. */

import type { Lessons } from "../learn";
import { LESSONS } from "./tutorial/contents";

export default {
  intro: "web-ikusa-learn-intro",
  prepared: true,
  titles: LESSONS.map((lesson) => `web-ikusa-learn-${lesson}.title`),
} satisfies Lessons;
