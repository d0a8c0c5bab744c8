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
};
