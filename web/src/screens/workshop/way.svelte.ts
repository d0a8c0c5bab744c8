// Which way somebody changes cards: by lists, or written.
export const way = $state({ written: false });
