/** Tutorial lessons, in the order of the game. */

export const LESSONS = [
  "welcome",
  "prepared",
  "spearmen",
  "armies",
  "plan",
  "order",
  "build",
  "levy",
  "place",
  "ronin",
  "ninja",
  "move",
  "declare",
  "fight",
  "losses",
  "stop",
  "advance",
  "final",
  "income",
  "over",
] as const;
export type Lesson = (typeof LESSONS)[number];
