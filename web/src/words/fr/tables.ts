// Setting up a table, the lobby, and coming in by an invitation.
import type { tables as english } from '../en/tables';

export const tables: typeof english = {
  // seats
  seatN: 'Place {n}',
  you: 'Vous',
  youKeep: 'vous · gardez 1 personnage sur 2',
  youChoose: 'vous · choisissez votre personnage',
  openSeat: 'Inviter quelqu’un',
  openSeatHow: 'le lien et le code viennent avec la table',
  botLine: 'bot · {name}',
  removeSeat: 'Retirer la place {n}',
  kindYou: 'Vous',
  kindOpen: 'Libre',
  bots: {
    easy: 'Pied-tendre',
    normal: 'Adjoint',
    hard: 'Vieux briscard',
    expert: 'Légende vivante',
  },
  botHow: {
    easy: 'suit un plan simple, joue aussitôt',
    normal: 'voit un peu plus loin',
    hard: 'voit loin et se souvient',
    expert: 'réfléchit une seconde, se trompe rarement',
  },
  character: 'Personnage',
  dealt: 'Distribué',

  // set-up
  setUpIntro: 'Qui joue, combien de temps et selon quel livret. Tout a un réglage raisonnable.',
  where: 'Où',
  here: 'Sur cet appareil',
  atServer: 'Sur le serveur',
  hereHow: 'Vous contre des bots, avec ou sans réseau. La partie est conservée dans ce navigateur.',
  atServerHow:
    'On vous rejoint par un lien ou un code, depuis n’importe quel appareil. Le serveur conserve la partie.',
  noServer: 'Aucun serveur ne répond ; vous pouvez jouer sur cet appareil.',
  tableName: 'Nom de la table',
  tableNameExample: 'Vendredi soir à Darkrock',
  clock: 'Pendule',
  clocks: { none: 'Aucune', live: '20 min', days: '2 jours' },
  clockHow: {
    none: 'On prend le temps qu’il faut.',
    live: '20 minutes par joueur pour toute la partie ; chaque choix rend 15 secondes.',
    days: 'Deux jours pour chaque choix : une partie par correspondance.',
  },
  publicTable: 'Publique',
  publicHow: 'La table figure dans la liste, et n’importe qui peut prendre une place libre.',
  spectators: 'Spectateurs',
  spectatorsHow:
    'D’autres peuvent regarder. Ils voient ce qui est visible de tous, et aucune main.',
  lengthHow: {
    0: 'Finit à 15 Points de Légende : environ une heure.',
    1: 'Finit à 20 Points de Légende : la soirée habituelle.',
    2: 'Finit à 25 Points de Légende : le temps des grands projets.',
  },
  firstGameHow:
    'Moins d’objets, pas de bétail, vingt histoires, 15 PL, quatre personnages célèbres. Des notes expliquent ce qui se présente.',
  fullRulesHow:
    'Toute la boîte : deux personnages distribués par joueur, le bétail, les quarante histoires.',
  goals: 'Objectifs',
  goalsHow:
    'Chaque joueur garde trois objectifs secrets de son personnage ; les accomplir rapporte des jetons légendaires.',
  modules: 'Modules',
  module: {
    'ante-up': 'Ante Up',
    'alternative-poker': 'Cartes Poker de remplacement',
    'community-poker': 'Poker à cartes communes',
  },
  moduleHow: {
    'ante-up':
      'Un second plateau avec Buzzard Gulch, un train à prendre et à attaquer, le Faro, une Frontière à explorer, des événements, huit personnages de plus.',
    'alternative-poker':
      'Dix cartes Poker sont échangées contre celles qui ont été faites pour Ante Up.',
    'community-poker':
      'Les saloons proposent aussi un poker plus long, où l’on paie pour rester, avec cinq cartes communes.',
  },
  edition: 'Édition',
  editions: {
    'it-2023': 'Italienne 2023',
    'pt-br': 'Brésilienne',
    uk: 'Ukrainienne',
    'fr-2018': 'Française 2018',
  },
  editionHow: {
    'it-2023': 'Le livret le plus récent, et celui que suivent nos règles.',
    'pt-br':
      'Le second tirage, révisé : quinte flush royale en tête, pas d’échange à l’amélioration.',
    uk: 'Le premier tirage avec trois corrections : les valeurs peuvent monter, pas de reddition.',
    'fr-2018':
      'Le premier tirage tel quel : le joueur remporte les égalités contre le garde de la banque.',
  },
  singleRules: 'Règle par règle',
  singleRulesHow:
    'Chaque livret répond à sa façon à quelques questions. Inversez celles que vous voulez ; le point marque ce que joue votre édition.',
  asEdition: 'Comme l’édition',
  startOver: 'Tout effacer',
  changedRules: '{n} {n|règle changée|règles changées}',

  // lobby
  lobby: 'Autour de la table',
  lobbyWait: 'On attend du monde',
  code: 'Code',
  copyLink: 'Copier le lien',
  copied: 'Copié',
  shareLink: 'Partager',
  inviteHow: 'Envoyez le lien, ou donnez le code : on le saisit sur la page d’accueil.',
  sitHere: 'S’asseoir',
  standUp: 'Se lever',
  sendAway: 'Renvoyer {name}',
  emptySeat: 'Place libre',
  putBot: 'Mettre un bot ici',
  ready: 'En selle',
  notReady: 'pas en selle',
  away: 'pas là',
  hostMark: 'hôte',
  imReady: 'Je suis en selle',
  notYet: 'Pas encore',
  readyHow: 'La donne se fait quand tout le monde est en selle.',
  fairDeal:
    'Personne ne connaît la donne : elle est tirée d’un secret du serveur et d’un secret de chaque joueur.',
  watching: 'Vous regardez la partie.',
  watchers: '{n} {n|personne regarde|personnes regardent}',
  takeAway: 'Retirer la table',
  takeAwaySure: 'Vraiment la retirer',
  theTable: 'La table',
  changeTerms: 'Modifier',
  saveTerms: 'Enregistrer',
  changeHow: 'Ensuite, tout le monde se remet en selle.',
  seatInUse: 'Quelqu’un occupe une place qui serait retirée.',
  handOver: 'Confier la table à {name}',
  handOverSure: 'Vraiment la confier',
  chat: 'Discussion',
  chatSay: 'Dites quelque chose',
  send: 'Envoyer',
  nothingSaid: 'Personne n’a encore dit un mot.',
  allTaken: 'Toutes les places sont prises. Vous pouvez regarder.',
  sameDealWait: 'Les cartes seront données quand une autre table aura fini la même donne.',

  // join
  joinTitle: 'On vous invite',
  joinText: 'Une table vous attend. Comment vous appelle-t-on ?',
  yourName: 'Votre nom',
  nameExample: 'Camille',
  comeIn: 'Entrer',
  joining: 'On cherche la table…',
  // what the table refuses, by its code
  // why a table cannot be set up
  setupSays: {
    shotgun:
      'Si le fusil amélioré ajoute à sa propre carte, les valeurs doivent pouvoir monter : changez les deux règles, ou aucune.',
    twice: 'Chaque personnage ne peut être joué qu’une fois.',
    'first-game':
      'Une première partie est courte, pour 2 à 4, sans Ante Up, ni bétail, ni objectifs.',
    'ante-up': 'Il faut Ante Up pour cela.',
    other: 'Cette table ne peut pas se jouer ainsi.',
  },
  tableSays: {
    taken: 'Cette place est prise.',
    seated: 'Vous êtes déjà à cette table.',
    begun: 'La partie a commencé.',
    'not-host': 'C’est réservé à l’hôte de la table.',
    'not-seated': 'Vous n’êtes pas à cette table.',
    empty: 'Il n’y a personne à cette place.',
    'too-many': 'Cette table a été trop souvent changée ; ouvrez-en une nouvelle.',
    'same-deal': 'Vous avez vu cette donne à une autre table.',
    spectator: 'Les spectateurs parlent quand aucune partie n’est en cours.',
    'not-playing': 'Aucune partie n’est en cours à cette table.',
    voting: 'On vote déjà sur une autre question.',
    resigned: 'Vous avez abandonné cette partie.',
    away: 'Un bot joue pour vous ; reprenez d’abord votre place.',
    'bad-number': 'La partie a avancé ; regardez à nouveau.',
    'bad-table': 'La table ne peut pas se jouer ainsi.',
    'not-over': 'La partie n’est pas encore finie.',
  },
};
