import type { Words } from '../types';

export const common: Words['common'] = {
  title: 'Darkrock',
  back: 'Indietro',
  close: 'Chiudi',
  cancel: 'Annulla',
  yes: 'Sì',
  no: 'No',
  you: 'tu',
  colon: '{a}: {b}',
  money: '{n}$',
  round: 'Round {n}',
  rules: 'Regole',
  settings: 'Impostazioni',
  home: 'Inizio',
  ranks: 'JQKA',
  retry: 'Riprova',
  loading: 'Si srotola la mappa…',
  errorEngine: 'Non è stato possibile caricare il gioco. Controlla la connessione e riprova.',
  errorOffline: 'Il server non è raggiungibile. Intanto puoi giocare offline contro i bot.',
  errorStorage:
    'Questo browser non ha più spazio per conservare la partita. Puoi continuare, ma esportala dal menu prima di uscire, o elimina vecchie partite.',
  errorOtherTab:
    'Questa partita è stata aperta in un’altra scheda. Continua là, o ricarica per giocare qui.',
  reconnecting: 'La linea è caduta. Si riprova…',
  reload: 'Ricarica',
  playOffline: 'Gioca offline',
};
