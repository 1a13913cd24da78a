/** Move codec: an int, its JSON form, and back, as in the engine. No rule is known here. */

export type Form = [string, ...(string | number)[]];

interface Argument {
  name: string;
  values: (string | number)[];
  stride: number;
}

export interface Kind {
  name: string;
  base: number;
  last: number;
  arguments: Argument[];
}

export class MoveTable {
  constructor(readonly kinds: Kind[]) {}

  kindOf(move: number): Kind | undefined {
    return this.kinds.find((kind) => kind.base <= move && move <= kind.last);
  }

  decode(move: number): Form {
    const kind = this.kindOf(move);
    if (!kind) throw new RangeError(`no move has the number ${move}`);
    let rest = move - kind.base;
    const values = kind.arguments.map((argument) => {
      const digit = Math.floor(rest / argument.stride);
      rest -= digit * argument.stride;
      return argument.values[digit]!;
    });
    return [kind.name, ...values];
  }

  /** As `decode`, but with the place of each value in its list: most of them are indices of the game's own tables. */
  digits(move: number): [string, ...number[]] {
    const kind = this.kindOf(move);
    if (!kind) throw new RangeError(`no move has the number ${move}`);
    let rest = move - kind.base;
    const digits = kind.arguments.map(({ stride }) => {
      const digit = Math.floor(rest / stride);
      rest -= digit * stride;
      return digit;
    });
    return [kind.name, ...digits];
  }

  /** Back from digits. */
  of(name: string, ...digits: number[]): number {
    const kind = this.kinds.find((known) => known.name === name);
    if (!kind) throw new RangeError(`no move is called ${name}`);
    return kind.arguments.reduce(
      (move, { stride }, place) => move + stride * (digits[place] ?? 0),
      kind.base,
    );
  }

  encode([name, ...values]: Form): number {
    const kind = this.kinds.find((known) => known.name === name);
    if (!kind) throw new RangeError(`no move is called ${name}`);
    return kind.arguments.reduce(
      (move, argument, place) => move + argument.stride * argument.values.indexOf(values[place]!),
      kind.base,
    );
  }

  argumentNames(name: string): string[] {
    return this.kinds.find((kind) => kind.name === name)?.arguments.map((a) => a.name) ?? [];
  }
}
