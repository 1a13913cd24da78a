/** Tutorial of Shogun, for the registry of tutorials. */

import type { Lessons } from "../learn";
import { LESSONS, MODULE_LESSONS } from "./tutorial/lessons";

const title = (lesson: string): string => `web-shogun-learn-${lesson}.title`;

export default {
  intro: "web-shogun-learn-intro",
  titles: LESSONS.map(title),
  more: {
    title: "web-shogun-box-tab",
    about: "web-shogun-learn-modules-about",
    titles: MODULE_LESSONS.map(title),
    start: "web-shogun-learn-modules-start",
    options: { modules: "court,samurai,leaders,chambers" },
  },
} satisfies Lessons;
