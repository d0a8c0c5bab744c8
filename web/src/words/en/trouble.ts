// What goes wrong, as [title, sentence].
export const trouble = {
  offline: [
    'The telegraph is down',
    'The server cannot be reached. Your games in this browser are safe, and bots are always ready.',
  ],
  old: [
    'A newer edition is out',
    'This page is older than the server. The new one is being loaded; nothing is lost.',
  ],
  stillOld: [
    'Two different editions',
    'This page was loaded anew and still does not match the server. Nothing is lost: close all tabs of the game and come back later; games against bots go on.',
  ],
  invite: [
    'No such invitation',
    'No table has this code. It may have been removed, or a letter is wrong: ask your host for a new link.',
  ],
  table: ['No such table', 'The table has been removed, or the address is incomplete.'],
  otherRules: [
    'Played by other rules',
    'The server has been renewed and no longer knows the rules this game was played by. The game is closed; start a new one.',
  ],
  private: ['By invitation only', 'This table is open to those who have its link or code.'],
  removed: ['Not at this table', 'The host of this table has removed you. Other tables are open.'],
  full: [
    'The table is full',
    'All seats are taken, and this table is played without spectators. Start one of your own, or ask for a seat at the next game.',
  ],
  signedOut: [
    'Who goes there?',
    'The server does not know you yet. Come in as a guest, or log in.',
  ],
  banned: ['Run out of town', 'This account may not play here. You can play offline.'],
  tooMany: ['Hold your horses', 'That was a lot at once. Wait a moment and try again.'],
  shut: [
    'The door was closed',
    'The server closed the line to this table. Nothing is lost; try again.',
  ],
  crowded: ['The gallery is full', 'All places for spectators are taken. Try again in a while.'],
  sameDeal: [
    'You know these cards',
    'You play the same deal at another table. Come back when that game is over.',
  ],
  missing: [
    'No such game here',
    'There is no such game in this browser. It may have been deleted, or it was played in another one.',
  ],
  corrupt: [
    'A page is torn',
    'This saved game cannot be read. {why} Nothing was deleted; you can export the file.',
  ],
  cards: ['Other cards', '{why}'],
  replay: ['Not a replay', 'This file cannot be shown. {why}'],
  notOver: ['Still being played', 'The replay of this game is there when it is over.'],
  engine: [
    'The press is jammed',
    'The game could not be loaded. Check the connection and try again; nothing is lost.',
  ],
  page: ['Off the map', 'There is no such page.'],
  broken: ['Something broke', 'This page stumbled. Your game is kept: reload to go on.'],
} satisfies Record<string, [string, string]>;
