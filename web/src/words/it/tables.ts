import type { tables as en } from '../en/tables';

export const tables: typeof en = {
  // seats
  seatN: 'Posto {n}',
  you: 'Tu',
  youKeep: 'tu · tieni 1 personaggio su 2',
  youChoose: 'tu · scegli il personaggio',
  openSeat: 'Invita qualcuno',
  openSeatHow: 'link e codice arrivano con il tavolo',
  botLine: 'bot · {name}',
  removeSeat: 'Togli il posto {n}',
  kindYou: 'Tu',
  kindOpen: 'Libero',
  bots: {
    easy: 'Piedidolci',
    normal: 'Vicesceriffo',
    hard: 'Vecchia Volpe',
    expert: 'Leggenda Vivente',
  },
  botHow: {
    easy: 'segue un piano semplice, gioca subito',
    normal: 'guarda un po’ avanti',
    hard: 'guarda avanti e ricorda',
    expert: 'ci pensa un secondo, sbaglia di rado',
  },
  character: 'Personaggio',
  dealt: 'Dal mazzo',

  // set-up
  setUpIntro:
    'Chi gioca, per quanto e con quale regolamento. Ogni voce parte già da una buona scelta.',
  where: 'Dove',
  here: 'Su questo dispositivo',
  atServer: 'Sul server',
  hereHow: 'Tu contro i bot, con o senza rete. La partita resta in questo browser.',
  atServerHow:
    'Si entra con un link o un codice, da qualsiasi dispositivo. La partita resta sul server.',
  noServer: 'Ora nessun server risponde; puoi giocare su questo dispositivo.',
  tableName: 'Nome del tavolo',
  tableNameExample: 'Venerdì sera a Darkrock',
  clock: 'Orologio',
  clocks: { none: 'Nessuno', live: '20 minuti', days: '2 giorni' },
  clockHow: {
    none: 'Ognuno si prende il tempo che gli serve.',
    live: '20 minuti a testa per tutta la partita; ogni scelta restituisce 15 secondi.',
    days: 'Due giorni per ogni scelta: una partita per corrispondenza.',
  },
  publicTable: 'Pubblico',
  publicHow: 'Il tavolo compare nell’elenco, e chiunque può prendere un posto libero.',
  spectators: 'Spettatori',
  spectatorsHow: 'Altri possono guardare. Vedono ciò che è scoperto e nessuna mano.',
  lengthHow: {
    0: 'Finisce a 15 Punti Leggenda: circa un’ora.',
    1: 'Finisce a 20 Punti Leggenda: la serata consueta.',
    2: 'Finisce a 25 Punti Leggenda: il tempo per grandi piani.',
  },
  firstGameHow:
    'Meno oggetti, niente Bestiame, venti Storie, 15 PL, quattro personaggi celebri. Delle note spiegano ciò che accade.',
  fullRulesHow:
    'Tutto ciò che c’è nella scatola: due personaggi a testa fra cui scegliere, Bestiame, tutte le quaranta Storie.',
  goals: 'Obiettivi',
  goalsHow:
    'Ogni giocatore tiene tre obiettivi segreti del suo personaggio; raggiungerli dà segnalini Leggenda.',
  modules: 'Moduli',
  module: {
    'ante-up': 'Ante Up',
    'alternative-poker': 'Carte Poker alternative',
    'community-poker': 'Poker a carte comuni',
  },
  moduleHow: {
    'ante-up':
      'Un secondo tabellone con Buzzard Gulch, un treno su cui viaggiare e da assaltare, il Faro, una Frontiera da esplorare, eventi, altri otto personaggi.',
    'alternative-poker': 'Dieci carte Poker si scambiano con quelle fatte per Ante Up.',
    'community-poker':
      'I Saloon offrono anche un poker più lungo, con rilanci e cinque carte comuni.',
  },
  edition: 'Edizione',
  editions: {
    'it-2023': 'Italiana 2023',
    'pt-br': 'Brasiliana',
    uk: 'Ucraina',
    'fr-2018': 'Francese 2018',
  },
  editionHow: {
    'it-2023': 'Il regolamento più recente, quello che le nostre regole seguono.',
    'pt-br': 'La seconda stampa, riveduta: scala reale in cima, nessun cambio potenziando.',
    uk: 'La prima stampa con tre correzioni: i valori possono salire, nessuna resa.',
    'fr-2018':
      'La prima stampa così com’era: i giocatori vincono i pareggi con la Guardia della Banca.',
  },
  singleRules: 'Singole regole',
  singleRulesHow:
    'Ogni regolamento risponde a modo suo ad alcune domande. Puoi cambiarle una per una; il punto segna ciò che vale nella tua edizione.',
  asEdition: 'Come l’edizione',
  startOver: 'Ricomincia',
  changedRules: '{n} {n|regola cambiata|regole cambiate}',

  // lobby
  lobby: 'Intorno al tavolo',
  lobbyWait: 'Si aspetta compagnia',
  code: 'Codice',
  copyLink: 'Copia il link',
  copied: 'Copiato',
  shareLink: 'Condividi',
  inviteHow: 'Manda il link, o di’ il codice: si scrive nella prima pagina.',
  sitHere: 'Siediti qui',
  standUp: 'Alzati',
  sendAway: 'Manda via {name}',
  emptySeat: 'Posto libero',
  putBot: 'Metti un bot',
  ready: 'In sella',
  notReady: 'non ancora in sella',
  away: 'non è qui',
  hostMark: 'capotavola',
  imReady: 'Sono in sella',
  notYet: 'Non ancora',
  readyHow: 'Le carte si danno quando tutti sono in sella.',
  fairDeal:
    'Nessuno conosce le carte: si mescolano con un segreto del server e uno di ogni giocatore.',
  watching: 'Stai guardando.',
  watchers: '{n} {n|persona guarda|persone guardano}',
  takeAway: 'Togli il tavolo',
  takeAwaySure: 'Toglilo davvero',
  theTable: 'Il tavolo',
  changeTerms: 'Cambia',
  saveTerms: 'Salva i cambiamenti',
  changeHow: 'Dopo, ognuno dice di nuovo che è in sella.',
  seatInUse: 'Qualcuno siede a un posto che verrebbe tolto.',
  handOver: 'Cedi il capotavola a {name}',
  handOverSure: 'Cedilo davvero',
  chat: 'Chiacchiere',
  chatSay: 'Di’ qualcosa',
  send: 'Invia',
  nothingSaid: 'Nessuno ha ancora detto una parola.',
  allTaken: 'Tutti i posti sono occupati. Puoi guardare.',
  sameDealWait: 'Le carte si distribuiscono quando un altro tavolo ha finito la stessa mano.',

  // join
  joinTitle: 'C’è un invito per te',
  joinText: 'Un tavolo ti aspetta. Come ti chiamano?',
  yourName: 'Il tuo nome',
  nameExample: 'Mara',
  comeIn: 'Entra',
  joining: 'Si cerca il tavolo…',
  // what the table refuses, by its code
  // why a table cannot be set up
  setupSays: {
    shotgun:
      'Se il fucile potenziato aumenta la propria carta, i valori devono poter salire: cambia entrambe le regole, o nessuna.',
    twice: 'Ogni personaggio può essere giocato una volta sola.',
    'first-game': 'La prima partita è breve, per 2–4, senza Ante Up, bestiame e obiettivi.',
    'ante-up': 'Per questo serve Ante Up.',
    other: 'Così questo tavolo non si può giocare.',
  },
  tableSays: {
    taken: 'Questo posto è occupato.',
    seated: 'Hai già un posto a questo tavolo.',
    begun: 'La partita è cominciata.',
    'not-host': 'Può farlo solo chi è capotavola.',
    'not-seated': 'Non hai un posto a questo tavolo.',
    empty: 'Lì non c’è nessuno.',
    'too-many': 'A questo tavolo si è cambiato troppo: aprine uno nuovo.',
    'same-deal': 'Hai visto queste carte a un altro tavolo.',
    spectator: 'Gli spettatori parlano quando non si gioca.',
    'not-playing': 'A questo tavolo non si sta giocando.',
    voting: 'Si sta già votando su un’altra domanda.',
    resigned: 'Hai abbandonato questa partita.',
    away: 'Un bot gioca al tuo posto: prima riprenditi il posto.',
    'bad-number': 'La partita è andata avanti: guarda di nuovo.',
    'bad-table': 'Così il tavolo non si può giocare.',
    'not-over': 'La partita non è ancora finita.',
  },
};
