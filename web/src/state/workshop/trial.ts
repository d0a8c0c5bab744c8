// A position in which a card matters, as the text of one (docs/adding-a-lesson.md): the card is in play,
// whoever sits at the screen stands where its moment can come, with what it takes.
import { fieldOf, readAbility, readCard, type CardText } from './cardText';

/** Where locations are; of several spaces one that is easy to leave. */
const spots: Record<string, string> = {
  'sheriffs-office': 'dr1',
  'general-store': 'dr3',
  'saloon': 'dr5',
  'bank': 'dr10',
  'doctor': 'rf1',
  'cabaret': 'rf3',
  'mine': 'sh2',
  'rail-station': 'sv12',
  'ranch:green': 'mp2',
  'ranch:blue': 'sh7',
  'ranch:orange': 'fr8',
  'hideout:A': 'mp1',
  'hideout:B': 'dx1',
  'hideout:C': 'cj8',
  'hideout': 'mp1',
  'ranch': 'mp2',
  'location': 'sv12',
  'trading-post': 'bg5',
  'marshals-office': 'bg7',
  'outlaw-camp': 'fr36',
  'mountain-pass:A': 'fr1',
  'mountain-pass:C': 'fr29',
  'frontier': 'fr11',
};
/** The space next to a hideout from which its bandits can be met. */
const beside: Record<string, string> = { mp1: 'mp8', dx1: 'dr7', cj8: 'cj7' };

const momentSpots: Record<string, string> = {
  'lp-gained': 'bank',
  'sold': 'bank',
  'spent': 'general-store',
  'bought': 'general-store',
  'upgraded': 'general-store',
  'on-gain': 'general-store',
  'healed': 'doctor',
  'nuggets-gained': 'mine',
  'prospected': 'mine',
  'delivered': 'rail-station',
  'poker-reveal': 'saloon',
  'poker-won': 'saloon',
  'poker-lost': 'saloon',
  'gamble-won': 'saloon',
  'start-of-turn': 'bank',
  'explored': 'frontier',
  'disc-placed': 'bank',
  'points-gained': 'sheriffs-office',
};

interface Scene {
  at: string;
  more: string[];
  hand: string[];
  begin: string;
}
const scene = (at: string, more: string[] = [], hand = ['Kh', '10c', '2c']): Scene => ({
  at,
  more,
  hand,
  begin: 'turn 1',
});

function fightScene(conditions: string): Scene {
  const kind = /kind ([\w-]+)/.exec(conditions)?.[1] ?? '';
  const where = /\bat ([\w:@-]+)/.exec(conditions)?.[1] ?? '';
  if (/bandit|npc/.test(kind) || where.startsWith('hideout')) {
    const den = spots[where] ?? 'mp1';
    return scene(beside[den] ?? 'mp8', [`bandits ${den}`, 'fight-deck fight-5 fight-4 fight-6']);
  }
  if (kind === 'guard') return scene('dr10', ['wp 1 1', 'fight-deck fight-5 fight-4']);
  if (kind === 'sheriff') return scene('dr6', ['sheriff dr6', 'wp 1 3', 'fight-deck fight-5']);
  if (kind === 'arrest') return scene('dr6', ['at 2 dr6', 'wp 2 3', 'mp 1 1', 'hand 2 3s 4d']);
  const at = spots[where.split('@')[0]] ?? 'dr6';
  const near = ['bandits mp1', 'fight-deck fight-5 fight-4'];
  return scene(at, [`at 2 ${at}`, 'hand 2 9s 4d', 'cash 2 60', ...near]);
}

/** Where a moment can come, and its conditions hold. */
function sceneOf(moment: string, conditions: string): Scene {
  if (/^fight|^wound/.test(moment)) return fightScene(conditions);
  if (moment === 'arrest-made') return fightScene('kind arrest');
  const place = /\bat ([\w:@-]+)/.exec(conditions)?.[1] ?? momentSpots[moment] ?? 'bank';
  const [location, town] = place.split('@');
  const at =
    town === 'red-falls' && location === 'saloon'
      ? 'rf2'
      : (spots[location] ?? (/^[a-z]{2}\d+$/.test(location) ? location : 'dr6'));
  const made = scene(at);
  if (/with-player/.test(conditions)) made.more.push(`at 2 ${at}`);
  if (/outside-town/.test(conditions) && /^(dr|rf)/.test(at)) made.at = 'sv12';
  if (/in-town/.test(conditions) && !/^(dr|rf|bg)/.test(at)) made.at = 'dr6';
  if (moment === 'delivered') made.more.push('cattle 1 cattle-green-1');
  if (/\bwanted\b/.test(conditions)) made.more.push('wp 1 2');
  else if (/\bmarshal\b/.test(conditions)) made.more.push('mp 1 2');
  if (moment === 'start-of-turn') made.begin = 'begin-turn 1';
  return made;
}

const cardOf = (card: CardText) => {
  const [rank, colour] = (fieldOf(card, 'cards') ?? '2 red').split(' ');
  return rank + (colour === 'red' ? 'h' : 's');
};

function sceneOfAbilities(card: CardText): Scene {
  for (const line of card.lines) {
    const ability = line.key ? null : readAbility(line.value);
    const moment = ability?.head.split('@')[1];
    if (moment && moment !== 'passive' && moment !== 'on-gain')
      return sceneOf(moment, ability!.program);
  }
  return sceneOf('lp-gained', '');
}

function whenScene(when: string): Scene {
  const moment = /^[\w-]+/.exec(when)?.[0] ?? '';
  return sceneOf(moment, when.slice(moment.length));
}

type Maker = (card: CardText, textOf: (id: string) => string) => Scene;
const next = (line: string, made: Scene): Scene => ({ ...made, more: [...made.more, line] });

const makers: Record<string, Maker> = {
  poker: (card) => {
    const made = sceneOfAbilities(card);
    const mine = cardOf(card);
    return { ...made, hand: [mine, ...['Kc', '10c', 'Jd'].filter((one) => one !== mine)] };
  },
  item: (card) => next(`item 1 ${card.id}`, sceneOfAbilities(card)),
  fight: (card) =>
    scene('mp8', [
      'bandits mp1',
      `fight-deck ${card.id} ${card.id === 'fight-4' ? 'fight-5' : 'fight-4'}`,
    ]),
  character: (card) => next(`character 1 ${card.id}`, sceneOfAbilities(card)),
  goal: (card) => {
    const who = fieldOf(card, 'character') ?? '';
    const made = whenScene(fieldOf(card, 'when') ?? '');
    return { ...made, more: [`character 1 ${who}`, ...made.more, `goals 1 ${card.id}`] };
  },
  story: (card, textOf) => {
    const trigger = readCard(textOf(fieldOf(card, 'trigger') ?? ''));
    const made = whenScene(fieldOf(trigger, 'when') ?? '');
    return { ...made, more: [...made.more, `story left ${card.id}`, 'discs 2 left 1'] };
  },
  cattle: (card) => next(`cattle 1 ${card.id}`, scene('sv12')),
  die: (card) => next(`dice ${card.id} ${card.id}`, scene('sh2')),
  marshal: (card) =>
    next(`mp 1 ${Math.max(0, Number(fieldOf(card, 'space') ?? 1) - 1)}`, scene('dr6')),
  wanted: (card) =>
    next(`wp 1 ${Math.max(0, Number(fieldOf(card, 'space') ?? 1) - 1)}`, scene('dr6')),
  mib: (card) => ({
    ...scene('dr6', [`next-man-in-black ${card.id}`, 'at mib dr8']),
    begin: 'man-in-black-turn',
  }),
  event: (card) => next(`next-events ${card.id}`, scene('dr10', ['lp 1 4', 'marker 5 5'])),
  train: (card) =>
    scene('fr29', ['train fr29', `next-train ${card.id}`, 'fight-deck fight-5 fight-4 fight-6']),
  frontier: (card) => scene('fr11', [`frontier fr11 ${card.id}`], ['Kh', '10c', '9d', '8s']),
  outlaw: (card) => scene('fr3', [`token ${card.id} fr4`, 'fight-deck fight-3 fight-4 fight-5']),
  longhorn: () => scene('sv12', ['longhorns 1 2']),
  gambler: (card) =>
    next(`gp 1 ${Math.max(0, Number(fieldOf(card, 'space') ?? 1) - 1)}`, scene('dr5')),
};
makers['claim-jumper'] = makers.outlaw;
makers['high-roller'] = (card) => scene('dr5', [`token ${card.id} dr5`]);

const cast = ['annie-oakley', 'bass-reeves', 'billy-the-kid', 'calamity-jane'];

/** The text of a position for a card; null where there is none. `bits`: the modules of the cards. */
export function positionFor(
  text: string,
  textOf: (id: string) => string,
  bits: number,
  title: string,
): string | null {
  const card = readCard(text);
  const maker = makers[card.deck];
  if (!maker) return null;
  const made = maker(card, textOf);
  const two = card.deck === 'mib';
  const named = made.more.find((line) => line.startsWith('character 1 '))?.split(' ')[2];
  const others = cast.filter((one) => one !== named);
  const has = (start: string) => made.more.some((line) => line.startsWith(start));
  const lines = [
    'position workshop',
    `title "${title.replace(/"/g, '”')}"`,
    `players ${two ? 2 : 3}`,
    ...(bits ? [`modules ante-up${bits & 2 ? ' alternative-poker' : ''}`] : []),
    `character 1 ${named ?? others[0]}`,
    ...(two ? [others[1]] : [others[1], others[2]]).map((who, i) => `character ${i + 2} ${who}`),
    `at 1 ${made.at}`,
    ...(has('at 2') ? [] : ['at 2 rf7']),
    ...(two ? [] : ['at 3 sv4']),
    ...(has('cash 1') ? [] : ['cash 1 120']),
    ...(has('nuggets 1') ? [] : ['nuggets 1 3']),
    ...(has('item 1') ? [] : ['item 1 mustang']),
    'wounds 1 1',
    `hand 1 ${made.hand.join(' ')}`,
    ...made.more.filter((line) => !line.startsWith('character 1 ')),
    made.begin,
  ];
  return lines.join('\n') + '\n';
}
