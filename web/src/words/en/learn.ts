// What the guided game says when something first comes up: [title, text].
export const learn = {
  character: [
    'Choose who you are',
    'A character gives you a place to start, something to start with, and an ability you can use once you have 5 legendary points (LP).',
  ],
  start: [
    'Where to begin',
    'A store or saloon has three spaces around it. Any of them is a good start; look where the mine, the bank and the bandits are.',
  ],
  income: [
    'Every turn pays',
    'First take money, cards, or one of each. Cards are your strength in fights and at the poker table.',
  ],
  weapon: [
    'One weapon, one mount',
    'You use one weapon and one mount at a time and may change them only now, or when you buy a new one.',
  ],
  action: [
    'Three actions',
    'Do three things, the same one twice if you like. What you can do glows on the map and on your cards; what you cannot do says why.',
  ],
  move: [
    'Riding',
    'On foot you go 2 spaces, on a horse further. The numbers on the map count the steps. Point at a space, or tap it once, to see what would happen there.',
  ],
  banditsNear: [
    'Bandits ahead',
    'Riding into a hideout with bandits stops you and starts a fight. Win and you take 1 point, or 1 Marshal point. Either way they are gone.',
  ],
  playCard: [
    'Cards with an Action',
    'A card with a dark banner costs one action and is discarded. Green ones help when laid, red ones interrupt: both are free.',
  ],
  store: [
    'The General Store',
    'One action buys or upgrades as much as you can pay. A horse first is seldom wrong. Three general items are the most you can carry.',
  ],
  mine: [
    'The mine',
    'Prospecting rolls two dice: gold, a little cash, or gravel. You can carry 4 nuggets; take them to a bank.',
  ],
  bank: [
    'The bank',
    'Every nugget sold here is $20 and 1 legendary point. Money above $120 is lost, so spend as you go.',
  ],
  heist: [
    'Or rob it',
    'A won heist is $80 and 3 Wanted points. Lost or won, the Sheriff will start looking for you.',
  ],
  saloon: [
    'Poker',
    'Ante $10, draw a card, lay two of your cards with the three on the table. The house adds $50; winning your own game is also 1 point.',
  ],
  lay: [
    'Lay two cards',
    'Your two with the three open ones make a hand. The best one you could make now is named at the table.',
  ],
  fight: [
    'A fight',
    'Each side lays one card face down, both are shown together, the higher one wins. The loser takes a wound and draws a card.',
  ],
  foe: [
    'You play the other side',
    'Bandits, guards and the Sheriff have no player, so you lay a card for them. The higher card wins, and what stands on yours happens to whoever fights.',
  ],
  attacked: [
    'You are attacked',
    'Lay a card to defend yourself. You may decline instead: then you have lost, with a wound and a card, but keep your hand.',
  ],
  commit: [
    'Which card?',
    'High cards win fights; a card with a green Bonus for fights helps even when it is lower. What you lay is gone afterwards.',
  ],
  react: [
    'Reactions',
    'After the reveal, cards with a red banner can still change the result. Pass when you have seen enough: two passes in a row end it.',
  ],
  player: [
    'Somebody is here',
    'You share a space: duel for 2 points, rob half a purse, or, with a badge, arrest the Wanted.',
  ],
  wounded: [
    'A wound',
    'Each wound takes one card from your hand limit and 1 point at the end. A doctor heals all of them for $10.',
  ],
  marshal: [
    'You wear a badge',
    'Each Marshal point pays the reward of its space, and the row you reach counts at the end. Crime would cost you all of them.',
  ],
  wanted: [
    'You are Wanted',
    'Every turn you end Wanted pays 1 to 3 points. But the Sheriff may ride, and Marshals may arrest you.',
  ],
  sheriff: [
    'The Sheriff rides',
    'He moves with stories and Manhunts while somebody is Wanted. Where he meets the Wanted he tries an arrest.',
  ],
  disc: [
    'A story is yours to tell',
    'You did what a story asks for: put a disc on it. When it has its discs, everybody who helped is rewarded.',
  ],
  story: [
    'A story ends',
    'The card is turned: those with discs on it take the reward, bandits come back, and the Sheriff may ride.',
  ],
  discard: [
    'Too many cards',
    'At the end of your turn you keep 5 cards, one less for each wound. Choose what to let go.',
  ],
  unlocked: [
    'Your ability works now',
    'With 5 points your legendary ability works for the rest of the game. Look at your board.',
  ],
  plan: [
    'What now?',
    'Legendary points win: gold sold at a bank, beaten bandits, duels, poker, stories, a badge or a bounty all earn them. Undecided? “Hint” shows what a strong bot would do.',
  ],
  undo: [
    'Changed your mind?',
    'You can take back your last choice until a card, a die or another player has answered it. After that it is history.',
  ],
  window: [
    'A chance in between',
    'Something of yours could be used at this very moment, for free. Nobody has to: pass, and the game goes on.',
  ],
  reward: [
    'You beat them',
    'A legendary point counts at once. A Marshal point pays the reward of its space and makes you a Marshal.',
  ],
  join: [
    'A seat at the table',
    'Somebody opened a poker game in your town. $10 buys you a card and a chance at the pot; losers draw a card.',
  ],
  work: [
    'Honest work',
    'Wherever there is something on the map, an action of work is $10. Small, but never in vain.',
  ],
  doctor: ['The doctor', 'For $10 all wounds are gone, and for each of them you draw a card.'],
  cabaret: [
    'The cabaret',
    'A night out for a good name: every $30 spent here is 1 legendary point, up to 4 at once.',
  ],
  cattle: [
    'Cattle',
    'Take one token, then end a move with it at the Rail Station and earn Marshal points, or at the other ranch and be Wanted. Delivering costs no action.',
  ],
  arrested: [
    'Behind bars',
    "An arrest costs a wound, all Wanted points and half of cash and nuggets. From the Sheriff's Office you start afresh, on whichever side of the law.",
  ],
  lastRound: [
    'The last ride',
    'Somebody has enough points. This round is finished, then everybody has one last turn. Items, cash and wounds count at the end.',
  ],
  over: [
    'The story is told',
    'Points, upgraded items, cash, wounds, the law: the Gazette adds it all up. You can look at the whole game again in the replay.',
  ],
} satisfies Record<string, [string, string]>;
