/** Languages of the client. */

export const LANGUAGES = ["en", "nl", "zh-Hans"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  nl: "Nederlands",
  "zh-Hans": "中文",
};
