// What the guided game says when something first comes up: [title, text].
import type { learn as english } from '../en/learn';

export const learn: typeof english = {
  character: [
    'Choisissez qui vous êtes',
    'Un personnage vous donne un lieu de départ, un bonus de départ et une capacité que vous pouvez utiliser dès que vous avez 5 Points de Légende (PL).',
  ],
  start: [
    'Où commencer',
    'Un Magasin ou un Saloon a trois cases autour de lui. Toutes se valent pour partir ; voyez où sont la mine, la banque et les bandits.',
  ],
  income: [
    'Chaque tour rapporte',
    'Prenez d’abord de l’argent, des cartes, ou un peu des deux. Les cartes font votre force au combat et au poker.',
  ],
  weapon: [
    'Une arme, une monture',
    'Vous utilisez une arme et une monture à la fois et ne pouvez en changer que maintenant, ou quand vous en achetez une.',
  ],
  action: [
    'Trois actions',
    'Faites trois choses, deux fois la même si vous voulez. Ce qui est possible brille sur le plateau et sur vos cartes ; le reste dit pourquoi il ne l’est pas.',
  ],
  move: [
    'En route',
    'À pied, vous vous déplacez de 2 cases ; à cheval, davantage. Les nombres sur le plateau comptent les pas. Pointez une case, ou touchez-la une fois, pour voir ce qui s’y passerait.',
  ],
  banditsNear: [
    'Bandits en vue',
    'Entrer dans une planque tenue par des bandits vous arrête et déclenche un combat. En cas de victoire, vous prenez 1 Point de Légende ou 1 point Marshall. Dans tous les cas, ils s’en vont.',
  ],
  playCard: [
    'Les cartes à Action',
    'Une carte à bandeau sombre coûte une action et se défausse. Les vertes aident une fois posées, les rouges interrompent : ni les unes ni les autres ne coûtent d’action.',
  ],
  store: [
    'Le Magasin',
    'Une action suffit pour acheter ou améliorer tout ce que vous pouvez payer. Un cheval d’abord, c’est rarement une erreur. Trois objets divers au plus.',
  ],
  mine: [
    'La mine',
    'Prospecter, c’est lancer deux dés : de l’or, un peu d’argent ou du gravier. Vous portez 4 pépites au plus ; menez-les à une banque.',
  ],
  bank: [
    'La banque',
    'Chaque pépite déposée ici donne 20 $ et 1 Point de Légende. L’argent au-delà de 120 $ est perdu : dépensez en chemin.',
  ],
  heist: [
    'Ou l’attaquer',
    'Une attaque réussie donne 80 $ et 3 points Wanted. Réussie ou non, le Shérif se mettra à vous chercher.',
  ],
  saloon: [
    'Poker',
    'Misez 10 $, piochez une carte, posez deux cartes de votre main avec les trois de la table. La maison ajoute 50 $ ; gagner votre propre partie donne aussi 1 Point de Légende.',
  ],
  lay: [
    'Posez deux cartes',
    'Vos deux cartes forment une main avec les trois cartes visibles. La meilleure possible à cet instant est nommée à la table.',
  ],
  fight: [
    'Un combat',
    'Chaque camp pose une carte face cachée, on les révèle ensemble, la plus forte l’emporte. Le camp perdant subit une blessure et pioche une carte.',
  ],
  foe: [
    'Vous jouez l’autre camp',
    'Bandits, gardes et Shérif n’ont pas de joueur : vous posez une carte pour eux. La plus forte gagne, et ce qui est écrit sur la vôtre arrive à qui combat.',
  ],
  attacked: [
    'On vous attaque',
    'Posez une carte pour vous défendre. Vous pouvez aussi refuser : vous avez alors perdu, avec une blessure et une carte à piocher, mais vous gardez votre main.',
  ],
  commit: [
    'Quelle carte ?',
    'Les cartes fortes gagnent les combats ; une carte avec un Bonus vert de combat aide même plus faible. Ce que vous posez est perdu ensuite.',
  ],
  react: [
    'Réactions',
    'Après la révélation, les cartes à bandeau rouge peuvent encore changer l’issue. Passez quand cela vous suffit : deux passes de suite terminent l’étape.',
  ],
  player: [
    'Il y a du monde ici',
    'Vous partagez une case : un duel pour 2 Points de Légende, un braquage pour la moitié d’une bourse ou, avec l’étoile, l’arrestation d’un joueur Wanted.',
  ],
  wounded: [
    'Une blessure',
    'Chaque blessure réduit votre limite de main d’une carte et coûte 1 Point de Légende à la fin. Un docteur les soigne toutes pour 10 $.',
  ],
  marshal: [
    'Vous portez l’étoile',
    'Chaque point Marshall donne la récompense de sa case, et la ligne atteinte compte à la fin. Un crime vous les coûterait tous.',
  ],
  wanted: [
    'Vous êtes Wanted',
    'Chaque tour que vous finissez Wanted rapporte de 1 à 3 Points de Légende. Mais le Shérif peut venir, et les Marshalls peuvent vous arrêter.',
  ],
  sheriff: [
    'Le Shérif se met en selle',
    'Les histoires et les Chasses à l’homme le déplacent tant que quelqu’un est Wanted. Là où il trouve un joueur Wanted, il tente une arrestation.',
  ],
  disc: [
    'Une histoire à vous',
    'Vous avez fait ce qu’une histoire demande : posez-y un disque. Quand elle a tous ses disques, chaque participant est récompensé.',
  ],
  story: [
    'Une histoire s’achève',
    'La carte est retournée : qui y a un disque prend la récompense, les bandits reviennent et le Shérif peut se déplacer.',
  ],
  discard: [
    'Trop de cartes',
    'À la fin de votre tour, vous gardez 5 cartes, une de moins par blessure. Choisissez celles que vous laissez.',
  ],
  unlocked: [
    'Votre capacité est active',
    'À 5 Points de Légende, votre capacité légendaire agit pour le reste de la partie. Regardez votre fiche.',
  ],
  plan: [
    'Et maintenant ?',
    'Les Points de Légende font gagner : or déposé à la banque, bandits battus, duels, poker, histoires, l’étoile ou une prime en donnent. Une hésitation ? « Conseil » montre ce que ferait un bot aguerri.',
  ],
  undo: [
    'Vous changez d’avis ?',
    'Vous pouvez annuler votre dernier choix tant qu’aucune carte ni aucun dé n’a été révélé et que personne d’autre n’a joué. Ensuite, c’est de l’histoire.',
  ],
  window: [
    'Une occasion',
    'Quelque chose à vous peut servir à cet instant précis, gratuitement. Rien n’y oblige : passez, et la partie continue.',
  ],
  reward: [
    'Victoire',
    'Un Point de Légende compte tout de suite. Un point Marshall donne la récompense de sa case et fait de vous un Marshall.',
  ],
  join: [
    'Une place à la table',
    'Quelqu’un lance un poker dans votre ville. Pour 10 $, vous piochez une carte et jouez pour le pot ; qui perd pioche une carte.',
  ],
  work: [
    'Un travail honnête',
    'Sur toute case qui porte un lieu, une action de travail rapporte 10 $. Peu, mais jamais en vain.',
  ],
  doctor: [
    'Le docteur',
    'Pour 10 $, toutes les blessures disparaissent, et vous piochez une carte pour chacune.',
  ],
  cabaret: [
    'Le cabaret',
    'Une soirée qui fait parler de vous : chaque tranche de 30 $ dépensée ici donne 1 Point de Légende, jusqu’à 4 à la fois.',
  ],
  cattle: [
    'Le bétail',
    'Prenez un jeton, puis finissez un déplacement à la Gare pour le vendre (1 point Marshall) ou à un autre ranch pour le livrer (1 point Wanted). Ni l’un ni l’autre ne coûte d’action.',
  ],
  arrested: [
    'Derrière les barreaux',
    'Une arrestation coûte une blessure, tous les points Wanted et la moitié de l’argent et des pépites. Du Bureau du Shérif, on repart à neuf, du côté de la loi qu’on veut.',
  ],
  lastRound: [
    'La dernière chevauchée',
    'Quelqu’un a assez de points. On finit cette manche, puis tout le monde joue un dernier tour. Équipement, argent et blessures comptent à la fin.',
  ],
  over: [
    'L’histoire est écrite',
    'Points, équipements améliorés, argent, blessures, loi : la Gazette fait le compte. Vous pouvez revoir toute la partie dans la relecture.',
  ],
};
