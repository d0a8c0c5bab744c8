// Words that come with the pages that need them: replays played on, several people at one screen,
// lessons, files that cannot be read.
import { learn } from './learn';
import { reasons } from './reasons';

export const later = {
  // account
  forgotten: 'J’ai oublié le mot de passe',
  forgottenHow:
    'Un code est envoyé à votre adresse confirmée ; sans adresse, demandez un code à la personne qui gère le serveur.',
  forgottenSend: 'Envoyez-moi un code',
  forgottenSent: 'Si ce nom a une adresse confirmée, un code y est en route.',
  forgottenSet: 'Définir le nouveau mot de passe',
  myData: 'Tout ce qui est conservé sur moi, dans un fichier',
  // replay
  copyLink: 'Copier le lien vers ce moment',
  copied: 'Le lien est copié.',
  linkHere: 'Il ne s’ouvre que dans ce navigateur : la partie y est gardée.',
  playOn: 'Reprendre d’ici',
  playOnHow:
    'La partie commence à ce moment, et des bots prennent les autres places. Ce que personne ne connaissait encore est redistribué.',
  rideAs: 'Vous jouez',
  others: 'Les autres',
  stops: 'L’enregistrement s’arrête ici : la partie n’a pas été jouée jusqu’au bout.',
  playedOn: 'reprise au choix {n}',
  accuracyOf: 'précision {n} %',
  accuracyTitle: 'Votre précision',
  accuracyMean: '{n} % sur vos dernières parties revues : {of}',

  // several people at one screen
  passTo: 'Passez l’appareil à {name}',
  covered: 'Toutes les mains sont cachées. À partir d’ici, {name} regarde, et personne d’autre.',
  iAm: 'Je suis {name}',

  // the first game
  learn,
  reasons,
  undoFreely: [
    'Vous changez d’avis ?',
    'Dans cette partie, vous pouvez annuler n’importe quel choix, quoi qu’il en soit sorti. Dans les suivantes, seulement tant que rien n’est révélé.',
  ],
  firstTitle: 'Votre première vraie partie',
  firstText:
    'Une partie courte avec toutes les règles, contre deux adversaires bienveillants : chacun dit pourquoi il agit ainsi, et qui a de l’avance vous attend. Toute nouveauté est expliquée quand elle se présente, « Conseil » dit pourquoi, et vous pouvez annuler n’importe quel choix.',
  firstSkip: 'Je connais le jeu',
  untried: 'Pas encore essayé : {list}',

  // lessons
  lessonOver: 'La leçon est finie. Recommencez-la ou passez à la suivante.',
  lessonRead: 'Lisez d’abord ce que dit la leçon, puis appuyez sur « Continuer ».',
  lessonOther: 'C’est permis en partie. Dans cette leçon, faites d’abord ce qu’elle demande.',
  lessonUndo: 'Dans une leçon, on n’annule rien. Vous pouvez la recommencer.',
  lessonGoOn: 'Continuer',
  lessonTryAgain: 'Réessayer',
  lessonLost: 'Votre tour est fini et l’exercice n’est pas résolu. Rien n’est perdu : réessayez.',
  lessonDone: 'Vous avez terminé cette leçon et gagné son étoile.',
  lessonNext: 'Leçon suivante',
  lessonAgain: 'Recommencer',
  lessonsAll: 'Toutes les leçons',
  lessonLeave: 'Quitter',
  lessonStep: '{n} sur {of}',
  lessonTask: 'Sans aide',
  lessonsTitle: 'Apprendre à chevaucher',
  lessonsLead:
    'De courtes leçons sur le vrai plateau, de deux à quatre minutes chacune. Faites ce qui est demandé, voyez pourquoi cela marche, résolvez l’exercice final et gagnez son étoile.',
  lessonsBase: 'Le jeu',
  lessonsAnteUp: 'Ante Up',
  lessonsTwo: 'Pour deux joueurs',
  lessonBegin: 'Commencer',
  lessonContinue: 'Reprendre',
  lessonRepeat: 'Refaire',
  lessonStar: 'Étoile gagnée',
  ownLesson: 'Ouvrir une leçon à vous',
  ownLessonHow:
    'Choisissez un fichier .lesson ou .position, avec celui de vos cartes s’il en a besoin.',

  // what is wrong with a file
  faults: {
    none: 'Le fichier est illisible.',
    foreign: 'Ce n’est pas une partie écrite par Darkrock.',
    format: 'Ce fichier a le format d’une autre édition de Darkrock.',
    rules: 'Cette partie a été jouée avec les règles d’une autre édition.',
    cards: 'Cette partie a été jouée avec les cartes d’une autre édition.',
    pack: 'Cette partie a été jouée avec le recueil « {pack} », qui n’est pas dans ce navigateur. Ouvrez le fichier du recueil dans l’atelier, puis de nouveau cette partie.',
    line: 'La ligne {line} du fichier est abîmée ou manque.',
    secret:
      'La donne de cette partie est encore secrète : elle pourra être montrée quand la partie sera finie.',
    deal: 'Les cartes du fichier ne sont pas celles fixées avant la donne.',
    choice: 'Le choix de la ligne {line} est contraire aux règles : le fichier a été modifié.',
    state: 'Après la ligne {line}, la partie n’en est pas où le dit le fichier : il a été modifié.',
    end: 'Le résultat du fichier n’est pas celui auquel arrive la partie.',
  },

  // the rulebook for players
  handbook: {
    parts: { base: 'Le jeu', anteUp: 'Avec Ante Up', reference: 'À consulter' },
    almanac: 'Almanach',
    small: 'Les règles en détail',
    smallHow:
      'Chaque règle en entier, avec son numéro. On en a besoin quand surgit une question que le livre laisse ouverte.',
    smallOf: 'En détail',
    plainly: 'En clair',
    example: 'Exemple',
    tryIt: 'Essayer',
    booklet: 'Imprimer le livret',
    bookletHow:
      'Tout le livre de règles en livret. Imprimez-le depuis votre navigateur, en A4 ou Letter ; choisissez « graphiques d’arrière-plan » pour garder les couleurs.',
    print: 'Imprimer',
    back: 'Retour au livre de règles',
    cover: 'Un livre de règles pour les joueurs',
    box: 'Votre boîte',
    anyBox: 'Je n’en ai pas',
    other: 'Autres boîtes',
    inBoxes: '{what} ({boxes})',
    sameBox: 'Votre boîte suit ce livre.',
    noBook: 'Les livrets imprimés sont ici d’accord ; certaines tables jouent ainsi.',
    almanacHow: 'Chaque carte, équipement, personnage et jeton.',
    search: 'Chercher dans l’almanach',
    all: 'Tout',
    entries: '{n} {n|entrée|entrées}',
    none: 'Rien ici ne le dit.',
    sections: '{n} {n|passage|passages} du livre',
    steps: 'Pas à pas',
    picture: 'Illustration',
    kinds: {
      character: 'Personnages',
      poker: 'Cartes de poker',
      item: 'Équipements',
      fight: 'Cartes Combat',
      story: 'Histoires',
      goal: 'Objectifs',
      cattle: 'Bétail',
      die: 'Dés',
      track: 'Pistes',
      legend: 'Jetons légendaires',
      mib: 'L’Homme en Noir',
      event: 'Événements',
      train: 'Cartes Train',
      frontier: 'Frontière',
      token: 'Hors-la-loi et autres',
    },
    boxes: { base: 'Jeu de base', anteUp: 'Ante Up' },
  },
};
