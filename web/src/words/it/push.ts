import type { push as en } from '../en/push';

export const push: typeof en = {
  title: 'Chiamate su questo dispositivo',
  how: 'Quando tocca a te a un tavolo di questo server e non stai guardando, questo dispositivo ti avvisa, anche senza pagine aperte.',
  privacy:
    'La chiamata passa per il produttore del browser, che viene a sapere che ti abbiamo chiamato, ma non dove né da chi.',
  on: 'Chiamami quando tocca a me',
  asking: 'Il browser chiede se Darkrock può inviarti notifiche…',
  denied:
    'Il browser non permette a Darkrock di inviare notifiche. Consentile nelle sue impostazioni per questa pagina, poi riprova.',
  cannot:
    'Qui questo browser non può ricevere chiamate. Serve una pagina https; su iPhone e iPad, prima aggiungi Darkrock alla schermata Home.',
  none: 'Questo server non chiama nessuno.',
  failed:
    'Il browser non è riuscito a raggiungere il suo servizio di notifiche. Riprova più tardi.',
  worker: {
    turn: 'Tocca a te.',
    at: 'Tocca a te al tavolo «{table}».',
    many: 'Tavoli che ti aspettano: {n}',
    none: 'Nessun tavolo ti aspetta più.',
    unsure: 'Forse un tavolo ti aspetta.',
  },
};
