/** Media query for the wide layout (map beside panel); narrower screens stack them, as on a phone. */

import { MediaQuery } from "svelte/reactivity";

export class Wide {
  private readonly query = new MediaQuery("min-width: 900px");

  get matches(): boolean {
    return this.query.current;
  }
}
