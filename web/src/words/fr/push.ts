import type { push as en } from '../en/push';

export const push: typeof en = {
  title: 'Appels sur cet appareil',
  how: 'Quand c’est à vous de jouer à une table de ce serveur et que vous ne regardez pas, cet appareil vous prévient, même sans page ouverte.',
  privacy:
    'L’appel passe par l’éditeur de votre navigateur. Il apprend qu’un appel vous est parvenu, mais ni d’où ni de qui.',
  on: 'M’appeler quand c’est à moi de jouer',
  asking: 'Le navigateur demande si Darkrock peut vous envoyer des notifications…',
  denied:
    'Le navigateur ne laisse pas Darkrock envoyer de notifications. Autorisez-les dans ses réglages pour cette page, puis réessayez.',
  cannot:
    'Ce navigateur ne peut pas recevoir d’appels ici. Il faut une page en https ; sur iPhone ou iPad, ajoutez d’abord Darkrock à l’écran d’accueil.',
  none: 'Ce serveur n’appelle personne.',
  failed: 'Le navigateur n’a pas pu joindre son service de notifications. Réessayez plus tard.',
  worker: {
    turn: 'C’est à vous de jouer.',
    at: 'C’est à vous de jouer à la table « {table} ».',
    many: 'Tables qui vous attendent : {n}',
    none: 'Plus aucune table ne vous attend.',
    unsure: 'Une table vous attend peut-être.',
  },
};
