// What a gentle opponent says about an action: why it was worth doing, and what came of it.
export const reasons = {
  bandits: 'Beaten bandits are 1 LP, or a Marshal point and its reward.',
  banditsLost: 'The bandits won: a wound, and a card to draw. A higher card would have done it.',
  sold: 'Cattle at the station earn a Marshal point and a reward, and delivering costs no action.',
  rustled:
    'Cattle at the wrong ranch are stolen goods: I am Wanted, and that pays while I am free.',
  toStore: 'A store sells mounts, weapons and more. What I buy helps for the whole game.',
  toSaloon: 'In a saloon I can open a poker game, and the house adds $50 to the pot.',
  toMine: 'There is gold in the mine, and a bank pays money and points for it.',
  toBank: 'A bank buys gold for money and points. Or one can rob it.',
  toDoctor: 'The doctor heals every wound for $10; each wound at the end costs 1 LP.',
  toCabaret: 'Every $30 spent at the cabaret is 1 LP.',
  toRanch: 'A ranch has cattle to drive to the station.',
  toStation: 'Cattle are delivered at the station.',
  toSheriff: "I have business at the Sheriff's Office.",
  onTheWay: 'I am on my way: what I need is too far for one move.',
  gold: 'Gold! A bank pays $20 and 1 LP for each nugget.',
  diggerCash: 'No gold, but the dice brought some money. I may dig again.',
  gravel: 'Nothing but gravel. Each action rolls two dice, so I may dig again.',
  pokerWon: 'My hand was the best: the pot is mine, and 1 LP if I opened the game.',
  pokerLost: 'I lost this hand. Whoever loses at least draws a card.',
  mount: 'With a mount every move goes further, so I need fewer of them.',
  weapon: 'A weapon helps in every fight from now on.',
  item: 'This will help for the rest of the game; improved items are points at the end.',
  banked: 'Each nugget sold is $20 and 1 LP: that is what all the digging was for.',
  heist: 'Robbing the bank is $80 and 3 Wanted points. Now the Sheriff looks for me.',
  heistLost: 'The guard was better. A wound and a Wanted point are all I got.',
  healed: 'Each wound takes a card from my hand limit and 1 LP at the end. $10 heals them all.',
  cabaret: 'I had money to spare: $30 for 1 LP is a fair price.',
  cattle: 'Now I drive it to the station for a Marshal point, or to the other ranch for a crime.',
  work: 'I need money, and work is $10 for sure.',
  duel: 'I won the duel: 2 LP.',
  duelLost: 'A duel is 2 LP for the winner. Today that was not me.',
  robbery: 'A robbery brings half a purse and a Wanted point, which pays while I am free.',
  robberyLost: 'I wanted half a purse. The better card kept it.',
  arrest: 'An arrest is a Marshal point for me, and all Wanted points are gone.',
  arrestLost: 'I wanted to arrest the Wanted. A better card let them get away.',
  played: 'This card was worth more to me as an action than in a fight.',
  used: 'I own this, so I use it.',
  other: 'It seemed the best thing to do here.',
  enough: 'I am ahead, so I leave it at that and let you catch up.',
};

// Why a hint is good that no note speaks of: [title, text].
export const advice = {
  onTheWay: [
    'On the way',
    'What you need is too far for one ride. From there the next one reaches it.',
  ],
  endTurn: [
    'Enough for now',
    'Nothing else is worth an action here. What is left of them is lost, and the others have their turns.',
  ],
  undo: [
    'Changed your mind?',
    'In this game you can take back any choice, whatever came of it. Later games allow it only until something is revealed.',
  ],
  play: [
    'A card worth an action',
    'Now it does more for you as an action than it would in a fight.',
  ],
} satisfies Record<string, [string, string]>;
