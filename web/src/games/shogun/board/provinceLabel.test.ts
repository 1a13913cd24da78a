import { expect, it } from "vitest";
import type { Board } from "../../../generated/types";
import { CLOSED, PROVINCES, PROVINCE_AT } from "./facts";
import { neighborsInPlay } from "./provinceLabel";

it("names only the neighbors that are in play at this table", () => {
  const [iyo, tosa] = [PROVINCE_AT("iyo"), PROVINCE_AT("tosa")];
  const owner = PROVINCES.map(({ id }) => (["tosa", "aki"].includes(id) ? CLOSED : 0));
  const { land, sea } = neighborsInPlay({ owner } as unknown as Board, iyo);
  expect(PROVINCES[iyo]!.land).toContain(tosa);
  expect([...land, ...sea].map((index) => PROVINCES[index]!.id)).toEqual(["awa-shikoku", "sanuki"]);
});
