/** Events of the modules that are turned up in the middle of the table; few tables need their pictures. */
export const MODULE_EVENTS: ReadonlySet<string> = new Set([
  "officials",
  "favors-shown",
  "favor-taken",
  "favor-kept",
  "samurai",
  "leader-placed",
  "leader-moved",
  "leader-lost",
  "statue",
  "chambers-drawn",
  "exchanged",
]);
