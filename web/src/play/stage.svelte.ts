/** What the stage director shows now, for parts of the page that are far from the table: clocks, the map, seats. */

import type { Event } from "../generated/types";
import { colourOf } from "../games/about";
import { NO_CHANGES, type Changes } from "./beats";

class Stage {
  playing = $state(false); // something is still to be shown
  event = $state.raw<Event | null>(null);
  game = $state("");
  changes = $state.raw<Changes>(NO_CHANGES); // what this event brought

  show(event: Event | null, changes: Changes): void {
    this.event = event;
    this.changes = changes;
  }

  colourOf(seat: number): string | undefined {
    return colourOf(this.game, seat);
  }

  clear(): void {
    this.playing = false;
    this.show(null, NO_CHANGES);
  }
}

export const stage = new Stage();
