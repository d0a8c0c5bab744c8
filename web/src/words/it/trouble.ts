import type { trouble as en } from '../en/trouble';

export const trouble: typeof en = {
  offline: [
    'Il telegrafo tace',
    'Il server non è raggiungibile. Le tue partite in questo browser sono al sicuro, e i bot ci sono sempre.',
  ],
  old: [
    'È uscita un’edizione più nuova',
    'Questa pagina è più vecchia del server. Si sta caricando quella nuova: non si perde nulla.',
  ],
  stillOld: [
    'Due edizioni diverse',
    'La pagina è stata ricaricata e non corrisponde ancora al server. Non si perde nulla: chiudi tutte le schede del gioco e torna più tardi; le partite contro i bot continuano.',
  ],
  invite: [
    'Invito sconosciuto',
    'Nessun tavolo ha questo codice. Forse è stato eliminato, o una lettera è sbagliata: chiedi un nuovo link a chi ti ha invitato.',
  ],
  table: ['Tavolo sconosciuto', 'Il tavolo è stato eliminato, o l’indirizzo è incompleto.'],
  otherRules: [
    'Altre regole',
    'Il server è stato aggiornato e non conosce più le regole con cui si giocava questa partita. La partita è chiusa: iniziatene un’altra.',
  ],
  private: ['Solo su invito', 'Questo tavolo è aperto a chi ne ha il link o il codice.'],
  removed: [
    'Non a questo tavolo',
    'L’host ti ha allontanato da questo tavolo. Gli altri tavoli sono aperti.',
  ],
  full: [
    'Il tavolo è al completo',
    'Tutti i posti sono occupati, e qui si gioca senza spettatori. Apri un tavolo tuo, o chiedi un posto per la prossima partita.',
  ],
  signedOut: ['Chi va là?', 'Il server non ti conosce ancora. Entra come ospite, o accedi.'],
  banned: ['Fuori dalla città', 'Questo account non può giocare qui. Puoi giocare offline.'],
  tooMany: ['Calma e sangue freddo', 'Troppe cose tutte insieme. Aspetta un momento e riprova.'],
  shut: [
    'La porta si è chiusa',
    'Il server ha chiuso la linea con questo tavolo. Non si perde nulla: riprova.',
  ],
  crowded: [
    'La galleria è al completo',
    'Tutti i posti per gli spettatori sono occupati. Riprova tra un po’.',
  ],
  sameDeal: [
    'Queste carte le conosci',
    'Stai giocando con le stesse carte a un altro tavolo. Torna quando quella partita è finita.',
  ],
  missing: [
    'Qui questa partita non c’è',
    'In questo browser non c’è una partita simile. Forse è stata eliminata, o si è giocata in un altro.',
  ],
  corrupt: [
    'Una pagina è strappata',
    'Questa partita salvata non si può leggere. {why} Nulla è stato eliminato: puoi esportare il file.',
  ],
  cards: ['Altre carte', '{why}'],
  replay: ['Non è un replay', 'Questo file non si può mostrare. {why}'],
  notOver: ['Si gioca ancora', 'Il replay di questa partita si vede a partita finita.'],
  engine: [
    'Il torchio si è inceppato',
    'Non è stato possibile caricare il gioco. Controlla la connessione e riprova: non si perde nulla.',
  ],
  page: ['Fuori dalla mappa', 'Questa pagina non esiste.'],
  broken: [
    'Qualcosa si è rotto',
    'Questa pagina ha avuto un intoppo. La tua partita è salva: ricarica per continuare.',
  ],
};
