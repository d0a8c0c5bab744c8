// Being called when it is your turn and no page is open. Loaded when somebody wants it.
export const push = {
  title: 'Calls to this device',
  how: 'When it is your turn at a table of this server and you are not looking, this device tells you, even with no page open.',
  privacy:
    'The maker of your browser passes the call on. It learns that you were called, not where or by whom.',
  on: 'Call me when it is my turn',
  asking: 'The browser asks whether Darkrock may send you notices …',
  denied:
    'The browser does not let Darkrock send notices. Allow them in its settings for this page, then try again.',
  cannot:
    'This browser cannot be called here. It takes a page over https; on an iPhone or iPad, add Darkrock to the home screen first.',
  none: 'This server calls nobody.',
  failed: 'The browser could not reach its push service. Try again later.',
  // what the device shows
  worker: {
    turn: 'It is your turn.',
    at: 'It is your turn at “{table}”.',
    many: 'Tables waiting for you: {n}',
    none: 'No table is waiting for you any more.',
    unsure: 'A table may be waiting for you.',
  },
};
