/** Whether somebody is signed in in this browser. The token goes only into the header of requests, as every token. */

import { forget, ownKeys, prefs, read, remove, write } from "./prefs.svelte";

class Session {
  token = $state(read("session"));
  name = $state(read("session.name") ?? "");
  ended = $state<"" | "here" | "elsewhere" | "deleted">(""); // why nobody is signed in any more

  begin(token: string, name: string): void {
    write("session", token);
    this.token = token;
    this.ended = "";
    this.rename(name);
  }

  rename(name: string): void {
    write("session.name", name);
    this.name = name;
    prefs.name = name;
    prefs.save();
  }

  /** Signed out, here or elsewhere: the keys of the account open nothing any more. */
  end(why: "here" | "elsewhere" | "deleted" = "elsewhere"): void {
    if (this.token === null) return;
    this.ended = why;
    remove("session");
    remove("session.name");
    this.token = null;
    this.name = "";
    for (const key of ownKeys()) if (key.own) forget(key.table);
  }
}

export const session = new Session();
