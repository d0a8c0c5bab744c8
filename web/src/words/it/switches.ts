import type { switches as en } from '../en/switches';

export const switches: typeof en = {
  'poker-top': ['Mano di poker più alta', 'pokerissimo', 'scala reale'],
  'guard-ties': ['Pareggi con la Guardia della Banca', 'vince la Guardia', 'vince il giocatore'],
  'values-can-rise': [
    'Valori delle carte negli scontri',
    'solo a scendere',
    'anche a salire, fino all’Asso',
  ],
  'shotgun-up': ['Fucile migliorato', 'carta avversaria −1', 'propria carta +1'],
  'stick-em-up': ['Mani in Alto!', 'carta avversaria −2', 'carta avversaria −1'],
  'player-fight-order': [
    'Scontri fra giocatori',
    'prima gli effetti, poi le carte',
    'prima le carte, poi gli effetti',
  ],
  'guard-order': ['Scontri con la Guardia', 'prima gli effetti', 'la Guardia gioca per prima'],
  'bandit-order': ['Scontri con i Banditi', 'prima gli effetti', 'il giocatore gioca per primo'],
  'sheriff-order': ['Scontri con lo Sceriffo', 'prima gli effetti', 'il giocatore gioca per primo'],
  surrender: ['Resa allo Sceriffo', 'permessa', 'non permessa'],
  'sheriff-takes-nuggets': [
    'Un Arresto dello Sceriffo',
    'costa anche metà delle pepite',
    'lascia le pepite',
  ],
  'sheriff-attempt': ['Lo Sceriffo fra i Ricercati', 'deve tentare l’Arresto', 'può tentarlo'],
  'delivery-moment': [
    'Il Bestiame si consegna',
    'alla fine di un movimento',
    'alla fine del turno',
  ],
  'swap-on-upgrade': [
    'Arma o cavalcatura migliorata',
    'si può usare subito',
    'aspetta il turno successivo',
  ],
  'cash-lp-cap': ['Punti finali per il denaro', 'senza limite', 'al massimo 2'],
  diagonals: ['Spazi che si toccano in un angolo', 'sono adiacenti', 'non lo sono'],
  'dealer-ties': ['Pareggio con il mazziere', 'vince il giocatore', 'vince il mazziere'],
  'mule-swap': ['Lasciare il Mulo con troppo oro', 'l’eccedenza è persa', 'si può tenere'],
  'instincts-bonus': ['Istinto giocato per la sua Azione', 'non dà il Bonus', 'dà anche il Bonus'],
  'deposit-per-turn': ['Vendere Pepite', 'quante volte si vuole', 'una volta per turno'],
  'work-anywhere': ['Lavorare', 'in un luogo', 'ovunque'],
  'event-marker-at-end': [
    'Indicatori Evento',
    'fino all’ultimo spazio',
    'prima dell’ultimo spazio',
  ],
  'bet-order': ['Scommesse e rilanci', 'il giocatore attivo per ultimo', 'da destra'],
  'faro-two-values': ['Due scommesse a Faro', 'su valori diversi', 'anche sullo stesso'],
  'ccp-stake': ['Il Community Card Poker richiede', '10$', '30$ e una carta'],
};
