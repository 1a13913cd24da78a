import type { Lessons } from "../learn";
import { LESSONS } from "./tutorial/contents";

export default {
  intro: "web-ik-learn-intro",
  titles: LESSONS.map((lesson) => `web-ik-learn-${lesson}.title`),
} satisfies Lessons;
