/** Test fixture for polling: a page with some state and an effect that reads it. */

interface State {
  infos: Record<number, number>;
  looks: number;
}

export function reactive(effect: (state: State) => () => void): { state: State; stop: () => void } {
  const state = $state<State>({ infos: {}, looks: 0 });
  const stop = $effect.root(() => {
    $effect(() => effect(state));
  });
  return { state, stop };
}
