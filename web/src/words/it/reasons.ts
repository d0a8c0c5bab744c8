import type { advice as englishAdvice, reasons as english } from '../en/reasons';

export const reasons: typeof english = {
  bandits: 'Battere i Banditi vale 1 PL, oppure un punto Marshal con la sua ricompensa.',
  banditsLost:
    'Hanno vinto i Banditi: una ferita, e una carta da pescare. Serviva una carta più alta.',
  sold: 'Il Bestiame alla Stazione dà un punto Marshal e una ricompensa, e consegnarlo non costa azioni.',
  rustled:
    'Il Bestiame al Ranch sbagliato è rubato: ora sono Ricercato, e finché resto libero rende.',
  toStore: 'L’Emporio vende cavalcature, armi e altro. Ciò che compro serve per tutta la partita.',
  toSaloon: 'In un Saloon posso aprire una partita a poker, e la casa aggiunge 50$ al piatto.',
  toMine: 'Nella Miniera c’è l’oro, e una Banca lo paga in denaro e punti.',
  toBank: 'Una Banca compra l’oro in cambio di denaro e punti. Oppure si può rapinare.',
  toDoctor: 'Il Dottore cura ogni ferita per 10$; alla fine ogni ferita costa 1 PL.',
  toCabaret: 'Ogni 30$ spesi al Cabaret valgono 1 PL.',
  toRanch: 'In un Ranch c’è Bestiame da portare alla Stazione.',
  toStation: 'Il Bestiame si consegna alla Stazione.',
  toSheriff: 'Ho da fare all’Ufficio dello Sceriffo.',
  onTheWay: 'Sono per strada: ciò che mi serve è troppo lontano per un solo movimento.',
  gold: 'Oro! Una Banca paga 20$ e 1 PL per ogni pepita.',
  diggerCash: 'Niente oro, ma i dadi hanno dato un po’ di denaro. Forse scavo ancora.',
  gravel: 'Soltanto ghiaia. Ogni azione tira due dadi: forse scavo ancora.',
  pokerWon: 'La mia mano era la migliore: il piatto è mio, più 1 PL se ho aperto io la partita.',
  pokerLost: 'Ho perso questa mano. Chi perde almeno pesca una carta.',
  mount: 'Con una cavalcatura ogni movimento va più lontano, e me ne servono meno.',
  weapon: 'Un’arma aiuta in ogni scontro da qui in poi.',
  item: 'Mi servirà per il resto della partita; gli oggetti migliorati danno punti alla fine.',
  banked: 'Ogni pepita venduta vale 20$ e 1 PL: ecco a che cosa serviva scavare.',
  heist: 'Rapinare la Banca vale 80$ e 3 punti Ricercato. Adesso lo Sceriffo mi cerca.',
  heistLost: 'La guardia era più forte. Mi restano solo una ferita e un punto Ricercato.',
  healed: 'Ogni ferita toglie una carta al mio limite e 1 PL alla fine. Con 10$ si curano tutte.',
  cabaret: 'Avevo denaro in più: 30$ per 1 PL è un buon prezzo.',
  cattle: 'Ora lo porto alla Stazione per un punto Marshal, o all’altro Ranch per un crimine.',
  work: 'Mi serve denaro, e lavorare dà 10$ sicuri.',
  duel: 'Ho vinto il Duello: 2 PL.',
  duelLost: 'Un Duello vale 2 PL per chi vince. Oggi non sono stato io.',
  robbery:
    'Una Rapina dà metà del denaro altrui e un punto Ricercato, che rende finché resto libero.',
  robberyLost: 'Volevo metà del denaro. La carta migliore se l’è tenuto.',
  arrest: 'Un Arresto mi dà un punto Marshal, e chi era Ricercato perde tutti i punti Ricercato.',
  arrestLost: 'Volevo arrestare un Ricercato. Una carta migliore l’ha lasciato fuggire.',
  played: 'Questa carta mi serviva più come azione che in uno scontro.',
  used: 'È mio, quindi lo uso.',
  other: 'Mi è sembrata la cosa migliore da fare qui.',
  enough: 'Sono in vantaggio: mi fermo qui e ti lascio recuperare.',
};

export const advice: typeof englishAdvice = {
  onTheWay: [
    'Per strada',
    'Ciò che ti serve è troppo lontano per un solo viaggio. Da lì ci arrivi con il prossimo.',
  ],
  endTurn: [
    'Per ora basta',
    'Qui nient’altro vale un’azione. Quelle che restano vanno perse, e tocca agli altri.',
  ],
  undo: [
    'Ci hai ripensato?',
    'In questa partita puoi annullare qualsiasi scelta, qualunque cosa ne sia seguita. Nelle altre solo finché non si rivela qualcosa.',
  ],
  play: ['Una carta che vale un’azione', 'Adesso ti serve più come azione che in uno scontro.'],
};
