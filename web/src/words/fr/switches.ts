// The single rules in which the printed books differ (docs/rules/editions.md section 4): a name and both sides.
import type { switches as english } from '../en/switches';

export const switches: typeof english = {
  'poker-top': ['Meilleure main de poker', 'cinq cartes du même rang', 'quinte flush royale'],
  'guard-ties': ['Égalités contre le garde de la banque', 'le garde gagne', 'le joueur gagne'],
  'values-can-rise': [
    'Valeur des cartes au combat',
    'ne fait que baisser',
    'peut monter, jusqu’à l’As',
  ],
  'shotgun-up': ['Fusil amélioré', 'carte adverse −1', 'sa propre carte +1'],
  'stick-em-up': ['Mains en l’air', 'carte adverse −2', 'carte adverse −1'],
  'player-fight-order': ['Combats entre joueurs', 'effets, puis cartes', 'cartes, puis effets'],
  'guard-order': ['Combats contre le garde', 'les effets d’abord', 'le garde pose en premier'],
  'bandit-order': ['Combats contre les bandits', 'les effets d’abord', 'le joueur pose en premier'],
  'sheriff-order': ['Combats contre le Shérif', 'les effets d’abord', 'le joueur pose en premier'],
  surrender: ['Se rendre au Shérif', 'permis', 'interdit'],
  'sheriff-takes-nuggets': [
    'Une arrestation par le Shérif',
    'prend aussi la moitié des pépites',
    'laisse les pépites',
  ],
  'sheriff-attempt': [
    'Le Shérif devant un joueur Wanted',
    'doit tenter une arrestation',
    'peut en tenter une',
  ],
  'delivery-moment': ['Le bétail s’achemine', 'à la fin d’un déplacement', 'à la fin du tour'],
  'swap-on-upgrade': [
    'Une arme ou monture améliorée',
    'peut servir aussitôt',
    'attend le tour suivant',
  ],
  'cash-lp-cap': ['PL pour l’argent à la fin', 'sans limite', '2 au plus'],
  diagonals: ['Les cases qui se touchent par un coin', 'sont voisines', 'ne le sont pas'],
  'dealer-ties': ['Une égalité avec le croupier', 'le joueur gagne', 'le croupier gagne'],
  'mule-swap': ['Quitter la mule avec trop d’or', 'l’excédent est perdu', 'on peut le garder'],
  'instincts-bonus': [
    'Instinct joué pour son Action',
    'ne donne pas son Bonus',
    'donne aussi son Bonus',
  ],
  'deposit-per-turn': ['Déposer des pépites', 'à volonté', 'une fois par tour'],
  'work-anywhere': ['Travailler', 'sur un lieu', 'partout'],
  'event-marker-at-end': [
    'Marqueurs Événement',
    'jusqu’à la dernière case',
    'avant la dernière case',
  ],
  'bet-order': [
    'Paris et mises pour suivre',
    'le joueur actif en dernier',
    'à partir de la droite',
  ],
  'faro-two-values': [
    'Deux marqueurs au Faro',
    'sur des valeurs différentes',
    'peuvent en partager une',
  ],
  'ccp-stake': ['Le poker à cartes communes demande', '10 $', '30 $ et une carte'],
};
