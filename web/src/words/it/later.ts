// Words that come with the pages that need them: replays played on, several people at one screen,
// files that cannot be read.
export const later = {
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

  // several people at one screen
  passTo: 'Passa il dispositivo a {name}',
  covered: 'Tutte le mani sono coperte. Da qui in poi guarda solo {name}.',
  iAm: 'Sono {name}',

  // what is wrong with a file
  faults: {
    none: 'Il file non si può leggere.',
    foreign: 'Questo file non è una partita scritta da Darkrock.',
    format: 'Il formato di questo file è di un’altra edizione di Darkrock.',
    rules: 'Questa partita è stata giocata con le regole di un’altra edizione.',
    cards: 'Questa partita è stata giocata con le carte di un’altra edizione.',
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
