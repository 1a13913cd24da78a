import type { Lessons } from "../learn";
import { LESSONS, MODULE_LESSONS } from "./tutorial/lessons";

const title = (lesson: string): string => `web-learn-${lesson}.title`;

export default {
  intro: "web-learn-intro",
  titles: LESSONS.map(title),
  more: {
    title: "web-box-tab",
    about: "web-learn-modules-about",
    titles: MODULE_LESSONS.map(title),
    start: "web-learn-modules-start",
    options: { modules: "court,samurai,leaders,chambers" },
  },
} satisfies Lessons;
