// The words of the printed boxes, everywhere players read: what a box never says does not come back.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What no box says, what it says instead, and where the word is rightful. */
type Term = [wrong: string, box: string, rightful?: RegExp];

const terms: Record<string, Term[]> = {
  it: [
    ['combatt\\w*|combattiment\\w*', 'scontro'],
    ['potenzia\\w*', 'migliorare'],
    ['cov[oi]', 'Nascondiglio'],
    ['dad[oi] dell’oro', 'dado Ricerca'],
    ['puntat[ae]', 'scommessa'],
    ['cinque carte uguali', 'Pokerissimo'],
    ['scala a colore', 'scala colore'],
    ['poker a carte comuni', 'Community Card Poker'],
    ['contributor[ei]', 'chi ha contribuito'],
    ['parte (avversa|nemica)', 'l’avversario'],
    ['capotavola', 'host'],
    ['[Vv]ieni (derubato|arrestato|attaccato)', 'ti derubano, whoever reads'],
  ],
  fr: [
    ['objets?(?!s?\\}? divers|\\|objets)', 'équipement', /sans objet/],
    ['présentoirs?', 'étal'],
    ['repaires?', 'planque'],
    ['[Cc]artes?\\}? Poker', 'carte de poker'],
    ['cartes identiques', 'cartes du même rang'],
    ['contrebande', 'volé'],
    ['rediffusions?', 'relecture'],
    ['(vous|te|le|la) vole', 'braquer'],
    ['(un|le|au|du) vol', 'braquage'],
  ],
  uk: [
    ['істор(ія|ії|ію|ією|ій)', 'сюжет', /це вже історія|Історію розказано/],
    ['завдан\\p{L}*', 'ціль'],
    ['бій|бо(ю|ї|їв|ях|єм|єві)', 'сутичка'],
    ['рух(у|и|ом|ів)?', 'переміщення'],
    ['клітин\\p{L}*', 'територія'],
    ['поліпш\\p{L}*', 'покращити'],
    ['заго[їє]\\p{L}*', 'вилікувати'],
    ['поділ(ка|ки|ку|ок)', 'комірка'],
    ['стенд\\p{L}*', 'прилавок'],
    ['п’ять однакових', 'п’ятірка'],
    ['вимог\\p{L}*', 'умова'],
    ['сороч(ка|ки|ку|кою|ок)', 'зворот'],
    ['криїв\\p{L}*', 'сховок'],
    ['властивіст\\p{L}*|властивост\\p{L}*', 'здібність'],
    ['лонггорн\\p{L}*', 'лонгхорн'],
    ['контор\\p{L}*', 'офіс'],
    ['налі[тц]\\p{L}*', 'пограбування'],
    ['торгов\\p{L}+ пост\\p{L}*', 'факторія'],
    ['боєць|бійц\\p{L}*', 'гравець'],
    ['початков\\p{L}+ (локаці|територі|бонус)\\p{L}*', 'стартова локація'],
  ],
  pt: [
    ['combat\\p{L}*', 'luta'],
    ['PL', 'LP'],
    ['PNJ', 'NPC'],
    ['melhor(ia|ias|ar|ado|ada|ados|adas)', 'aprimorar'],
    ['prateleiras?', 'estante'],
    ['requisitos?', 'gatilho'],
    ['banca', 'a Casa'],
    ['reserva', 'suprimento', /Cubo de pontuação de reserva/],
    ['dados? de garimpo', 'dado de prospecção'],
    ['compr(a|e|am|ar|ou) (mais )?(\\d+|\\{\\w+\\}|uma?) (\\{\\w+\\|)?cartas?', 'sacar'],
    ['gabinetes?', 'Delegacia'],
    ['reprises?', 'replay'],
    ['deleit\\p{L}*', 'Cabaré'],
    ['partida de (poker|Faro)', 'mão de poker, mesa de Faro'],
    ['por cada', 'para cada, a cada'],
    ['bolsas?', 'dinheiro', /A Bolsa ou a Vida|Duas Bolsas Gordas/],
    ['você é (roubado|preso|atacado)', 'alguém rouba você, whoever reads'],
  ],
};

/** The lines that somebody who plays in a language reads, with where they stand. */
function lines(code: string): [string, string][] {
  const found: [string, string][] = [];
  const read = (folder: string, wanted: (name: string) => boolean) => {
    for (const name of readdirSync(join(root, folder)).filter(wanted)) {
      const text = readFileSync(join(root, folder, name), 'utf8');
      text.split('\n').forEach((line, i) => {
        if (!/^\s*(#[^#]|\/\/)/.test(line)) found.push([`${folder}/${name}:${i + 1}`, line]);
      });
    }
  };
  read('text', (name) => name.startsWith(code) && name.endsWith('.lang'));
  read(`web/src/words/${code}`, (name) => name.endsWith('.ts'));
  read(`docs/handbook/${code}`, () => true);
  read(`docs/rules/${code}`, () => true);
  return found;
}

describe.each(Object.keys(terms))('%s', (code) => {
  const all = lines(code);

  test('its files are found', () => {
    expect(all.length).toBeGreaterThan(2000);
  });

  test.each(terms[code])('%s: the box says %s', (wrong, _box, rightful) => {
    const word = new RegExp(`(?<![\\p{L}-])(${wrong})(?!\\p{L})`, wrong === 'PL' ? 'u' : 'iu');
    const wrongly = all.filter(([, line]) => word.test(line.replace(rightful ?? /$^/, '')));
    expect(wrongly).toEqual([]);
  });
});
