/** Whether the guide of a first game is explaining something: other cards wait until that has been read. */
export const guide = $state({ speaks: false });
