/** Media query for the wide layout (map beside panel); smaller screens have a sheet, as on a phone. */

import { MediaQuery } from "svelte/reactivity";

export const WIDE_LAYOUT = "(min-width: 900px) and (min-height: 501px)";

export class Wide {
  private readonly query = new MediaQuery(WIDE_LAYOUT);

  get matches(): boolean {
    return this.query.current;
  }
}
