import type { learn as en } from '../en/learn';

export const learn: typeof en = {
  character: [
    'Scegli chi sei',
    'Un personaggio ti dà un Luogo Iniziale, dei Bonus Iniziali e un’Abilità Leggendaria che puoi usare da quando hai 5 Punti Leggenda (PL).',
  ],
  start: [
    'Da dove cominciare',
    'Un Emporio o un Saloon ha tre spazi intorno. Vanno bene tutti: guarda dove sono la Miniera, la Banca e i Banditi.',
  ],
  income: [
    'Ogni turno rende',
    'Per prima cosa prendi denaro, carte o un po’ di entrambi. Le carte sono la tua forza negli scontri e al tavolo da poker.',
  ],
  weapon: [
    'Un’arma, una cavalcatura',
    'Usi un’arma e una cavalcatura per volta, e puoi cambiarle solo ora o quando ne compri una nuova.',
  ],
  action: [
    'Tre azioni',
    'Fai tre cose, anche due volte la stessa. Ciò che puoi fare brilla sulla mappa e sulle tue carte; ciò che non puoi fare dice perché.',
  ],
  move: [
    'In viaggio',
    'A piedi percorri 2 spazi, a cavallo di più. I numeri sulla mappa contano i passi. Passa su uno spazio, o toccalo una volta, per vedere che cosa vi accadrebbe.',
  ],
  banditsNear: [
    'Banditi in vista',
    'Entrare in un Nascondiglio con i Banditi ti ferma e fa iniziare uno scontro. Se vinci prendi 1 PL o 1 punto Marshal. In ogni caso se ne vanno.',
  ],
  playCard: [
    'Carte con un’Azione',
    'Una carta con la fascia scura costa un’azione e si scarta. Quelle verdi aiutano quando le giochi, quelle rosse interrompono: entrambe sono gratis.',
  ],
  store: [
    'L’Emporio',
    'Con un’azione compri e migliori finché il denaro basta. Cominciare da un cavallo è di rado un errore. Puoi portare al massimo tre oggetti generici.',
  ],
  mine: [
    'La Miniera',
    'Per Cercare Oro si tirano due dadi: oro, un po’ di denaro o ghiaia. Puoi portare 4 pepite: portale in Banca.',
  ],
  bank: [
    'La Banca',
    'Ogni pepita venduta qui vale 20$ e 1 Punto Leggenda. Il denaro oltre 120$ è perso, perciò spendi strada facendo.',
  ],
  heist: [
    'Oppure rapinala',
    'Una Rapina alla Banca riuscita vale 80$ e 3 punti Ricercato. Persa o vinta, lo Sceriffo comincerà a cercarti.',
  ],
  saloon: [
    'Poker',
    'Paga 10$ di ante, pesca una carta, gioca due delle tue carte con le tre sul tavolo. Il Saloon aggiunge 50$; vincere la partita che hai iniziato vale anche 1 PL.',
  ],
  lay: [
    'Gioca due carte',
    'Le tue due con le tre scoperte formano una mano. La migliore che ora puoi fare è indicata al tavolo.',
  ],
  fight: [
    'Uno scontro',
    'Ogni parte gioca una carta coperta, si rivelano insieme, vince la più alta. Chi perde subisce una ferita e pesca una carta.',
  ],
  foe: [
    'Interpreti l’altra parte',
    'Banditi, guardie e Sceriffo non hanno un giocatore, perciò la carta per loro la giochi tu. Vince la più alta, e ciò che c’è scritto sulla tua accade a chi affronta lo scontro.',
  ],
  attacked: [
    'Ti attaccano',
    'Gioca una carta per difenderti. Puoi anche rifiutare: allora hai perso, con una ferita e una carta da pescare, ma tieni la tua mano.',
  ],
  commit: [
    'Quale carta?',
    'Le carte alte vincono gli scontri; una carta con un Bonus verde per gli scontri aiuta anche se è più bassa. Ciò che giochi poi si scarta.',
  ],
  react: [
    'Reazioni',
    'Scoperte le carte, quelle con la fascia rossa possono ancora cambiare il risultato. Passa quando ti basta: quando passate entrambi si conclude.',
  ],
  player: [
    'C’è qualcuno',
    'Siete nello stesso spazio: un Duello per 2 PL, una Rapina per metà del denaro o delle pepite o, con la stella al petto, l’Arresto di chi è Ricercato.',
  ],
  wounded: [
    'Una ferita',
    'Ogni ferita toglie una carta al tuo limite di carte in mano e 1 punto alla fine. Un Dottore le cura tutte per 10$.',
  ],
  marshal: [
    'Porti la stella',
    'Ogni punto Marshal dà la ricompensa del suo spazio, e la riga che raggiungi conta alla fine. Un crimine te li toglierebbe tutti.',
  ],
  wanted: [
    'C’è una taglia su di te',
    'Ogni turno che finisci con punti Ricercato dà da 1 a 3 PL. Ma lo Sceriffo può muoversi, e i Marshal possono arrestarti.',
  ],
  sheriff: [
    'Lo Sceriffo cavalca',
    'Si muove con le Storie e con Caccia all’Uomo finché qualcuno è Ricercato. Dove incontra chi è Ricercato, tenta un Arresto.',
  ],
  disc: [
    'Una Storia da raccontare',
    'Hai fatto ciò che una Storia chiede: posiziona un disco. Quando ha tutti i dischi, chi ha contribuito riceve la ricompensa.',
  ],
  story: [
    'Una Storia si conclude',
    'La carta si gira: chi vi ha messo dischi prende la ricompensa, i Banditi tornano e lo Sceriffo può muoversi.',
  ],
  discard: [
    'Troppe carte',
    'Alla fine del turno tieni 5 carte, una in meno per ogni ferita. Scegli che cosa lasciare.',
  ],
  unlocked: [
    'La tua abilità è attiva',
    'Con 5 PL la tua Abilità Leggendaria è attiva per il resto della partita. Guarda la tua plancia.',
  ],
  plan: [
    'E adesso?',
    'Si vince con i Punti Leggenda: ne danno l’oro venduto in Banca, i Banditi battuti, i Duelli, il poker, le Storie, la stella o una taglia. Hai dubbi? «Consiglio» mostra che cosa farebbe un bot esperto.',
  ],
  undo: [
    'Ci hai ripensato?',
    'Puoi annullare la tua ultima scelta finché una carta, un dado o un altro giocatore non ha risposto. Dopo, è storia.',
  ],
  window: [
    'Un’occasione',
    'Qualcosa di tuo si può usare proprio in questo momento, gratis. Non è un obbligo: passa, e il gioco continua.',
  ],
  reward: [
    'Li hai battuti',
    'Un Punto Leggenda conta subito. Un punto Marshal dà la ricompensa del suo spazio e ti mette la stella al petto.',
  ],
  join: [
    'Un posto al tavolo',
    'Qualcuno ha aperto una partita a poker nella tua città. Con 10$ peschi una carta e giochi per il piatto; chi perde pesca una carta.',
  ],
  work: [
    'Lavoro onesto',
    'In qualsiasi luogo della mappa l’azione Lavorare vale 10$. Poco, ma mai invano.',
  ],
  doctor: ['Il Dottore', 'Per 10$ spariscono tutte le ferite, e per ciascuna peschi una carta.'],
  cabaret: [
    'Il Cabaret',
    'Una serata che fa parlare di te: ogni 30$ spesi qui valgono 1 Punto Leggenda, fino a 4 per volta.',
  ],
  cattle: [
    'Bestiame',
    'Prendi un segnalino, poi finisci un movimento alla Stazione Ferroviaria e ottieni punti Marshal, oppure all’altro Ranch e ottieni punti Ricercato. La consegna non costa azioni.',
  ],
  arrested: [
    'Dietro le sbarre',
    'Un Arresto costa una ferita, tutti i punti Ricercato e metà di denaro e pepite. Dall’Ufficio dello Sceriffo si ricomincia, da che parte della legge lo decidi tu.',
  ],
  lastRound: [
    'L’ultima cavalcata',
    'Qualcuno ha abbastanza punti. Si completa questo round, poi ciascuno gioca un ultimo turno. Oggetti, denaro e ferite contano alla fine.',
  ],
  over: [
    'La storia è raccontata',
    'Punti, oggetti migliorati, denaro, ferite, legge: la Gazzetta somma tutto. Puoi rivedere l’intera partita nel replay.',
  ],
};
