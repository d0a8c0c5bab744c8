import type { reasons as english } from '../en/reasons';

export const reasons: typeof english = {
  bandits: 'Des bandits battus donnent 1 Point de Légende, ou un point Marshall et sa récompense.',
  banditsLost:
    'Les bandits ont gagné : une blessure, et une carte à piocher. Il fallait une carte plus forte.',
  sold: 'Du bétail vendu à la Gare donne un point Marshall et une récompense, sans coûter d’action.',
  rustled:
    'Du bétail livré à l’autre ranch est volé : me voilà Wanted, ce qui rapporte tant qu’on est libre.',
  toStore: 'Un magasin vend montures, armes et plus encore. Ce que j’achète sert toute la partie.',
  toSaloon: 'Au saloon, je peux lancer un poker, et la maison ajoute 50 $ au pot.',
  toMine: 'Il y a de l’or à la mine, et la banque le paie en argent et en points.',
  toBank: 'La banque échange l’or contre de l’argent et des points. On peut aussi l’attaquer.',
  toDoctor:
    'Le docteur soigne toutes les blessures pour 10 $ ; à la fin, chacune coûte 1 Point de Légende.',
  toCabaret: 'Chaque tranche de 30 $ dépensée au cabaret donne 1 Point de Légende.',
  toRanch: 'Au ranch, il y a du bétail à mener à la Gare.',
  toStation: 'C’est à la Gare qu’on vend le bétail.',
  toSheriff: 'J’ai à faire au Bureau du Shérif.',
  onTheWay: 'Je suis en route : ce qu’il me faut est trop loin pour un seul déplacement.',
  gold: 'De l’or ! La banque donne 20 $ et 1 Point de Légende par pépite.',
  diggerCash: 'Pas d’or, mais les dés ont donné un peu d’argent. Je creuserai peut-être encore.',
  gravel: 'Rien que du gravier. Chaque action lance deux dés : je creuserai peut-être encore.',
  pokerWon:
    'J’avais la meilleure main : le pot est à moi, plus 1 Point de Légende si j’ai lancé la partie.',
  pokerLost: 'J’ai perdu cette main. Au moins, qui perd pioche une carte.',
  mount: 'Avec une monture, chaque déplacement va plus loin, et il m’en faut moins.',
  weapon: 'Une arme aide dans tous les combats à venir.',
  item: 'Cela servira toute la partie ; les équipements améliorés donnent des points à la fin.',
  banked: 'Chaque pépite déposée donne 20 $ et 1 Point de Légende : voilà pourquoi je creusais.',
  heist: 'Attaquer la banque donne 80 $ et 3 points Wanted. Maintenant, le Shérif me cherche.',
  heistLost: 'Le garde était plus fort. Il ne me reste qu’une blessure et un point Wanted.',
  healed:
    'Chaque blessure m’ôte une carte de la limite de main et 1 Point de Légende à la fin. 10 $ les soignent toutes.',
  cabaret: 'J’avais de l’argent de trop : 30 $ pour 1 Point de Légende, c’est un bon prix.',
  cattle:
    'Je le mène maintenant à la Gare pour un point Marshall, ou à l’autre ranch pour un crime.',
  work: 'Il me faut de l’argent, et le travail donne 10 $ à coup sûr.',
  duel: 'J’ai gagné le duel : 2 Points de Légende.',
  duelLost: 'Un duel donne 2 Points de Légende à qui le gagne. Ce n’était pas moi.',
  robbery:
    'Un braquage donne la moitié d’une bourse et un point Wanted, qui rapporte tant qu’on est libre.',
  robberyLost: 'Je voulais la moitié de la bourse. La meilleure carte l’a gardée.',
  arrest: 'Une arrestation me donne un point Marshall et ôte à l’autre tous ses points Wanted.',
  arrestLost: 'Je voulais arrêter un joueur Wanted. Une meilleure carte l’a laissé filer.',
  played: 'Cette carte me servait plus comme action que dans un combat.',
  used: 'Je l’ai, alors je m’en sers.',
  other: 'C’était, à mon avis, le mieux à faire ici.',
  enough: 'J’ai de l’avance : je m’arrête là, le temps que vous me rattrapiez.',
};
