// Words that come with the pages that need them: replays played on, several people at one screen,
// lessons, files that cannot be read.
import { learn } from './learn';
import { reasons } from './reasons';

export const later = {
  // account
  forgotten: 'I forgot the password',
  forgottenHow:
    'A code is mailed to your confirmed address; without one, ask whoever runs the server for a code.',
  forgottenSend: 'Mail me a code',
  forgottenSent: 'If this name has a confirmed address, a code is on its way there.',
  forgottenSet: 'Set the new password',
  myData: 'Everything kept of me, as a file',
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
  accuracyOf: 'accuracy {n} %',
  accuracyTitle: 'Your accuracy',
  accuracyMean: '{n} % over your last reviewed games: {of}',

  // several people at one screen
  passTo: 'Pass the device to {name}',
  covered: 'Every hand is covered. Only {name} looks from here on.',
  iAm: 'I am {name}',

  // the first game
  learn,
  reasons,
  undoFreely: [
    'Changed your mind?',
    'In this game you can take back any choice, whatever came of it. Later games allow it only until something is revealed.',
  ],
  firstTitle: 'Your first real game',
  firstText:
    'A short game with all the rules, against two gentle opponents: each says why it does what it does, and whoever is ahead waits for you. What is new is explained when it first comes up, “Hint” says why, and you can take back any choice.',
  firstSkip: 'I know the game',
  untried: 'Not tried yet: {list}',

  // lessons
  lessonOver: 'The lesson is over here. Start it again, or go on with the next one.',
  lessonRead: 'First read what the lesson says, then press “Go on”.',
  lessonOther: 'That is allowed in a game. In this lesson do what it asks first.',
  lessonUndo: 'In a lesson nothing is taken back. You can start it again.',
  lessonGoOn: 'Go on',
  lessonTryAgain: 'Try again',
  lessonLost: 'Your turn is over and the task is not solved. Nothing is lost: try again.',
  lessonDone: 'You have finished this lesson and earned its star.',
  lessonNext: 'Next lesson',
  lessonAgain: 'Start again',
  lessonsAll: 'All lessons',
  lessonLeave: 'Leave',
  lessonStep: '{n} of {of}',
  lessonTask: 'On your own',
  lessonsTitle: 'Learn to ride',
  lessonsLead:
    'Short lessons on the real board, two to four minutes each. Do what is asked, see why it works, solve the task at the end and earn its star.',
  lessonsBase: 'The game',
  lessonsAnteUp: 'Ante Up',
  lessonsTwo: 'For two players',
  lessonBegin: 'Begin',
  lessonContinue: 'Continue',
  lessonRepeat: 'Repeat',
  lessonStar: 'Star earned',
  ownLesson: 'Open a lesson of your own',
  ownLessonHow:
    'Choose a .lesson or .position file, and with it the file of your cards if it needs them.',

  // what is wrong with a file
  faults: {
    none: 'The file cannot be read.',
    foreign: 'This is not a game that Darkrock wrote.',
    format: 'This file has a format of another edition of Darkrock.',
    rules: 'This game was played under rules of another edition.',
    cards: 'This game was played with cards of another edition.',
    pack: 'This game was played with the pack “{pack}”, which is not in this browser. Open the file of the pack in the workshop, then this game again.',
    line: 'Line {line} of the file is damaged or missing.',
    secret: 'The deal of this game is still secret: it can be shown when the game is over.',
    deal: 'The cards in the file are not the ones that were agreed on before the deal.',
    choice: 'The choice in line {line} is against the rules: the file was changed.',
    state: 'After line {line} the game does not stand as the file says: it was changed.',
    end: 'The result in the file is not the one the game comes to.',
  },

  // the rulebook for players
  handbook: {
    parts: { base: 'The game', anteUp: 'With Ante Up', reference: 'To look up' },
    almanac: 'Almanac',
    small: 'The small print',
    smallHow:
      'Every rule in full, with its number. You need it when a question comes up that the rulebook leaves open.',
    smallOf: 'Small print',
    plainly: 'In plain words',
    example: 'Example',
    tryIt: 'Try it',
    booklet: 'Print the booklet',
    bookletHow:
      'The whole rulebook as a booklet. Print it from your browser, on A4 or Letter; choose “background graphics” to keep the colours.',
    print: 'Print',
    back: 'Back to the rulebook',
    cover: 'A rulebook for players',
    box: 'Your box',
    anyBox: 'I have none',
    other: 'Other boxes',
    inBoxes: '{what} ({boxes})',
    sameBox: 'Your box plays by this book.',
    noBook: 'The printed books all agree here; some tables play it.',
    almanacHow: 'Every card, item, character and token.',
    search: 'Search the almanac',
    all: 'All',
    entries: '{n} {n|entry|entries}',
    none: 'Nothing here says that.',
    sections: '{n} {n|section|sections} of the rulebook',
    steps: 'Step by step',
    picture: 'Picture',
    kinds: {
      character: 'Characters',
      poker: 'Poker cards',
      item: 'Items',
      fight: 'Fight cards',
      story: 'Stories',
      goal: 'Goals',
      cattle: 'Cattle',
      die: 'Dice',
      track: 'Tracks',
      legend: 'Legendary tokens',
      mib: 'The Man in Black',
      event: 'Events',
      train: 'Train cards',
      frontier: 'Frontier',
      token: 'Outlaws and others',
    },
    boxes: { base: 'Base', anteUp: 'Ante Up' },
  },
};
