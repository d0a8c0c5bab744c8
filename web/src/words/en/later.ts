// Words that come with the pages that need them: replays played on, several people at one screen,
// files that cannot be read.
export const later = {
  // replay
  copyLink: 'Copy the link to this moment',
  copied: 'The link is copied.',
  linkHere: 'It opens in this browser only: the game is kept here.',
  playOn: 'Play on from here',
  playOnHow:
    'The game begins at this moment, and bots take the other seats. What nobody knew yet is dealt anew.',
  rideAs: 'You ride as',
  others: 'The others',
  stops: 'The record ends here; the game was not played to its end.',
  playedOn: 'played on from choice {n}',

  // several people at one screen
  passTo: 'Pass the device to {name}',
  covered: 'Every hand is covered. Only {name} looks from here on.',
  iAm: 'I am {name}',

  // what is wrong with a file
  faults: {
    none: 'The file cannot be read.',
    foreign: 'This is not a game that Darkrock wrote.',
    format: 'This file has a format of another edition of Darkrock.',
    rules: 'This game was played under rules of another edition.',
    cards: 'This game was played with cards of another edition.',
    line: 'Line {line} of the file is damaged or missing.',
    secret: 'The deal of this game is still secret: it can be shown when the game is over.',
    deal: 'The cards in the file are not the ones that were agreed on before the deal.',
    choice: 'The choice in line {line} is against the rules: the file was changed.',
    state: 'After line {line} the game does not stand as the file says: it was changed.',
    end: 'The result in the file is not the one the game comes to.',
  },
};
