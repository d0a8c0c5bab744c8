// Words that come with the pages that need them: replays played on, several people at one screen,
// files that cannot be read.
export const later = {
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

  // several people at one screen
  passTo: 'Passez l’appareil à {name}',
  covered: 'Toutes les mains sont cachées. À partir d’ici, {name} regarde, et personne d’autre.',
  iAm: 'Je suis {name}',

  // what is wrong with a file
  faults: {
    none: 'Le fichier est illisible.',
    foreign: 'Ce n’est pas une partie écrite par Darkrock.',
    format: 'Ce fichier a le format d’une autre édition de Darkrock.',
    rules: 'Cette partie a été jouée avec les règles d’une autre édition.',
    cards: 'Cette partie a été jouée avec les cartes d’une autre édition.',
    line: 'La ligne {line} du fichier est abîmée ou manque.',
    secret:
      'La donne de cette partie est encore secrète : elle pourra être montrée quand la partie sera finie.',
    deal: 'Les cartes du fichier ne sont pas celles fixées avant la donne.',
    choice: 'Le choix de la ligne {line} est contraire aux règles : le fichier a été modifié.',
    state: 'Après la ligne {line}, la partie n’en est pas où le dit le fichier : il a été modifié.',
    end: 'Le résultat du fichier n’est pas celui auquel arrive la partie.',
  },
};
