/** Requests that wait because the server has asked for it: too many came from this address. */

class Traffic {
  held = $state(0); // requests that wait just now

  async hold(milliseconds: number): Promise<void> {
    this.held++;
    try {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    } finally {
      this.held--;
    }
  }
}

export const traffic = new Traffic();
