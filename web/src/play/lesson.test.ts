import { expect, test } from "vitest";
import { lessonToRead } from "./lesson";

test("lessons come in the order of the game", () => {
  expect(lessonToRead(null, ["welcome", "draft"], [])).toBe("welcome");
  expect(lessonToRead("welcome", ["welcome", "draft"], ["welcome"])).toBe("draft");
  expect(lessonToRead("draft", ["welcome", "draft"], ["welcome", "draft"])).toBeNull();
});

test("what is being read stays when an earlier lesson falls due, and when its own moment passes", () => {
  expect(lessonToRead("levy", ["build", "levy"], [])).toBe("levy");
  expect(lessonToRead("actions", [], [])).toBe("actions");
  expect(lessonToRead("levy", ["build", "levy"], ["levy"])).toBe("build");
});
