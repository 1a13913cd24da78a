/** Whether there is room for a map with a panel beside it; else they lie one above the other, as on a phone. */

import { MediaQuery } from "svelte/reactivity";

export class Wide {
  private readonly query = new MediaQuery("min-width: 900px");

  get matches(): boolean {
    return this.query.current;
  }
}
