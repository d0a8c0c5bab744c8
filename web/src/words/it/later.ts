// Words that come with the pages that need them: replays played on, several people at one screen,
// lessons, files that cannot be read.
import { learn } from './learn';
import { reasons } from './reasons';

export const later = {
  // account
  forgotten: 'Ho dimenticato la password',
  forgottenHow:
    'Un codice viene inviato al tuo indirizzo confermato; se non ne hai uno, chiedi un codice a chi gestisce il server.',
  forgottenSend: 'Inviami un codice',
  forgottenSent: 'Se questo nome ha un indirizzo confermato, il codice è in arrivo.',
  forgottenSet: 'Imposta la nuova password',
  myData: 'Tutto ciò che è conservato su di me, in un file',
  // replay
  copyLink: 'Copia il link a questo momento',
  copied: 'Link copiato.',
  linkHere: 'Si apre solo in questo browser: la partita è salvata qui.',
  playOn: 'Continua da qui',
  playOnHow:
    'La partita comincia da questo momento e i bot occupano gli altri posti. Ciò che nessuno conosceva ancora viene distribuito di nuovo.',
  rideAs: 'Giochi come',
  others: 'Gli altri',
  stops: 'La registrazione finisce qui: la partita non è stata portata a termine.',
  playedOn: 'continuata dalla scelta {n}',
  accuracyOf: 'precisione {n} %',
  accuracyTitle: 'La tua precisione',
  accuracyMean: '{n} % nelle ultime partite riviste: {of}',

  // several people at one screen
  passTo: 'Passa il dispositivo a {name}',
  covered: 'Tutte le mani sono coperte. Da qui in poi guarda solo {name}.',
  iAm: 'Sono {name}',

  // the first game
  learn,
  reasons,
  undoFreely: [
    'Ci hai ripensato?',
    'In questa partita puoi annullare qualsiasi scelta, qualunque cosa ne sia seguita. Nelle altre solo finché non si rivela qualcosa.',
  ],
  firstTitle: 'La tua prima vera partita',
  firstText:
    'Una partita breve con tutte le regole, contro due avversari gentili: ognuno dice perché fa ciò che fa, e chi è in vantaggio ti aspetta. Ogni novità è spiegata quando capita, «Consiglio» dice il perché, e puoi annullare qualsiasi scelta.',
  firstSkip: 'Conosco il gioco',
  untried: 'Ancora da provare: {list}',

  // lessons
  lessonOver: 'Qui la lezione è finita. Ricominciala o passa alla prossima.',
  lessonRead: 'Prima leggi ciò che dice la lezione, poi premi «Avanti».',
  lessonOther: 'In partita è permesso. In questa lezione fai prima ciò che ti chiede.',
  lessonUndo: 'In una lezione non si annulla nulla. Puoi ricominciarla.',
  lessonGoOn: 'Avanti',
  lessonTryAgain: 'Riprova',
  lessonLost: 'Il tuo turno è finito e il compito non è risolto. Non è perso nulla: riprova.',
  lessonDone: 'Hai finito questa lezione e guadagnato la sua stella.',
  lessonNext: 'Prossima lezione',
  lessonAgain: 'Ricomincia',
  lessonsAll: 'Tutte le lezioni',
  lessonLeave: 'Esci',
  lessonStep: '{n} di {of}',
  lessonTask: 'Senza aiuto',
  lessonsTitle: 'Impara a cavalcare',
  lessonsLead:
    'Brevi lezioni sul tabellone vero, da due a quattro minuti l’una. Fai ciò che ti si chiede, guarda perché funziona, risolvi il compito finale e guadagna la stella.',
  lessonsBase: 'Il gioco',
  lessonsAnteUp: 'Ante Up',
  lessonsTwo: 'Per due giocatori',
  lessonBegin: 'Comincia',
  lessonContinue: 'Continua',
  lessonRepeat: 'Ripeti',
  lessonStar: 'Stella guadagnata',
  ownLesson: 'Apri una lezione tua',
  ownLessonHow:
    'Scegli un file .lesson o .position e, se gli servono, anche quello delle tue carte.',

  // what is wrong with a file
  faults: {
    none: 'Il file non si può leggere.',
    foreign: 'Questo file non è una partita scritta da Darkrock.',
    format: 'Il formato di questo file è di un’altra edizione di Darkrock.',
    rules: 'Questa partita è stata giocata con le regole di un’altra edizione.',
    cards: 'Questa partita è stata giocata con le carte di un’altra edizione.',
    pack: 'Questa partita è stata giocata con la raccolta «{pack}», che non è in questo browser. Apri il file della raccolta nell’officina, poi di nuovo questa partita.',
    line: 'La riga {line} del file è danneggiata o manca.',
    secret:
      'La distribuzione di questa partita è ancora segreta: si potrà mostrare a partita finita.',
    deal: 'Le carte del file non sono quelle stabilite prima della distribuzione.',
    choice: 'La scelta della riga {line} è contro le regole: il file è stato modificato.',
    state: 'Dopo la riga {line} la partita non è come dice il file: è stato modificato.',
    end: 'Il risultato nel file non è quello a cui arriva la partita.',
  },

  // the rulebook for players
  handbook: {
    parts: { base: 'Il gioco', anteUp: 'Con Ante Up', reference: 'Da consultare' },
    almanac: 'Almanacco',
    small: 'Le regole per esteso',
    smallHow:
      'Ogni regola per intero, con il suo numero. Serve quando nasce una domanda che il regolamento lascia aperta.',
    smallOf: 'Per esteso',
    plainly: 'In parole semplici',
    example: 'Esempio',
    tryIt: 'Prova',
    booklet: 'Stampa il libretto',
    bookletHow:
      'Tutto il regolamento come libretto. Stampalo dal browser, su A4 o Letter; scegli «grafica di sfondo» per mantenere i colori.',
    print: 'Stampa',
    back: 'Torna al regolamento',
    cover: 'Un regolamento per chi gioca',
    box: 'La tua scatola',
    anyBox: 'Non ne ho',
    other: 'Altre scatole',
    inBoxes: '{what} ({boxes})',
    sameBox: 'La tua scatola segue questo regolamento.',
    noBook: 'Qui i regolamenti stampati concordano; alcuni tavoli giocano così.',
    almanacHow: 'Ogni carta, oggetto, personaggio e segnalino.',
    search: 'Cerca nell’almanacco',
    all: 'Tutto',
    entries: '{n} {n|voce|voci}',
    none: 'Niente qui lo dice.',
    sections: '{n} {n|paragrafo|paragrafi} del regolamento',
    steps: 'Passo per passo',
    picture: 'Figura',
    kinds: {
      character: 'Personaggi',
      poker: 'Carte Poker',
      item: 'Oggetti',
      fight: 'Carte Scontro',
      story: 'Storie',
      goal: 'Obiettivi',
      cattle: 'Bestiame',
      die: 'Dadi',
      track: 'Tracciati',
      legend: 'Segnalini Leggenda',
      mib: 'L’Uomo in Nero',
      event: 'Eventi',
      train: 'Carte Treno',
      frontier: 'Frontiera',
      token: 'Fuorilegge e altri',
    },
    boxes: { base: 'Gioco base', anteUp: 'Ante Up' },
  },
};
