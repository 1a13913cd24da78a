/** Requests that are held back because of the server's rate limit (HTTP 429). */

class RateLimitWait {
  held = $state(0); // how many requests wait now

  async hold(milliseconds: number): Promise<void> {
    this.held++;
    try {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
    } finally {
      this.held--;
    }
  }
}

export const rateLimitWait = new RateLimitWait();
