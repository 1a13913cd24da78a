import { expect, it } from "vitest";
import type { Event } from "../../generated/types";
import { throwerAt } from "./throwers";

const event = (key: string, seat?: number): Event => ({ key, facts: seat === undefined ? {} : { seat } });

it("a throw is that of the seat whose attack or revolt came before it", () => {
  const log = [
    event("throw"),
    event("attack", 2),
    event("extra-defender", 1),
    event("throw"),
    event("moved", 0),
  ];
  expect(log.map((_, line) => throwerAt(log, line))).toEqual([0, null, null, 2, null]);
});
