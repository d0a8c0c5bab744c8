// What goes wrong, as [title, sentence].
import type { trouble as english } from '../en/trouble';

export const trouble: typeof english = {
  offline: [
    'Le télégraphe est en panne',
    'Le serveur est injoignable. Vos parties dans ce navigateur sont à l’abri, et les bots sont toujours prêts.',
  ],
  old: [
    'Une nouvelle édition est parue',
    'Cette page est plus ancienne que le serveur. La nouvelle se charge ; rien n’est perdu.',
  ],
  stillOld: [
    'Deux éditions différentes',
    'La page a été rechargée et ne correspond toujours pas au serveur. Rien n’est perdu : fermez tous les onglets du jeu et revenez plus tard ; les parties contre les bots continuent.',
  ],
  invite: [
    'Invitation introuvable',
    'Aucune table n’a ce code. Elle a peut-être été fermée, ou une lettre est fausse : demandez un nouveau lien à votre hôte.',
  ],
  table: ['Table introuvable', 'La table a été fermée, ou l’adresse est incomplète.'],
  otherRules: [
    'D’autres règles',
    'Le serveur a été mis à jour et ne connaît plus les règles de cette partie. Elle est close : commencez-en une autre.',
  ],
  private: ['Sur invitation seulement', 'Cette table est ouverte à qui a son lien ou son code.'],
  removed: [
    'Pas à cette table',
    'L’hôte de cette table vous a exclu. D’autres tables sont ouvertes.',
  ],
  full: [
    'La table est complète',
    'Toutes les places sont prises, et cette table joue sans spectateurs. Ouvrez la vôtre, ou demandez une place à la prochaine partie.',
  ],
  signedOut: [
    'Qui va là ?',
    'Le serveur ne vous connaît pas encore. Entrez sans compte, ou connectez-vous.',
  ],
  banned: [
    'Hors de la ville !',
    'Ce compte n’a pas le droit de jouer ici. Vous pouvez jouer hors ligne.',
  ],
  tooMany: [
    'Tout doux, tout doux',
    'Cela faisait beaucoup d’un coup. Attendez un instant et réessayez.',
  ],
  shut: [
    'La porte s’est refermée',
    'Le serveur a coupé la ligne avec cette table. Rien n’est perdu ; réessayez.',
  ],
  crowded: [
    'La galerie est comble',
    'Toutes les places de spectateurs sont prises. Réessayez dans un moment.',
  ],
  sameDeal: [
    'Vous connaissez ces cartes',
    'Vous jouez la même donne à une autre table. Revenez quand cette partie sera finie.',
  ],
  missing: [
    'Partie introuvable ici',
    'Cette partie n’existe pas dans ce navigateur. Elle a peut-être été supprimée, ou jouée dans un autre.',
  ],
  corrupt: [
    'Une page est déchirée',
    'Cette partie enregistrée est illisible. {why} Rien n’a été supprimé ; vous pouvez exporter le fichier.',
  ],
  cards: ['D’autres cartes', '{why}'],
  replay: ['Pas une relecture', 'Ce fichier ne peut pas être montré. {why}'],
  notOver: [
    'La partie n’est pas finie',
    'La relecture de cette partie sera là quand elle sera terminée.',
  ],
  engine: [
    'La presse est bloquée',
    'Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez ; rien n’est perdu.',
  ],
  page: ['Hors de la carte', 'Cette page n’existe pas.'],
  broken: [
    'Quelque chose a cassé',
    'Cette page a trébuché. Votre partie est conservée : rechargez pour continuer.',
  ],
};
