// Words that stand on many screens, and what goes wrong.
import type { Words } from '../types';

export const common: Words['common'] = {
  title: 'Darkrock',
  back: 'Retour',
  close: 'Fermer',
  cancel: 'Annuler',
  yes: 'Oui',
  no: 'Non',
  you: 'vous',
  colon: '{a} : {b}',
  money: '{n} $',
  round: 'Manche {n}',
  rules: 'Règles',
  settings: 'Réglages',
  home: 'Accueil',
  ranks: 'JQKA',
  retry: 'Réessayer',
  loading: 'On déroule la carte…',
  errorEngine: 'Le jeu n’a pas pu être chargé. Vérifiez la connexion et réessayez.',
  errorOffline:
    'Le serveur est injoignable. En attendant, vous pouvez jouer hors ligne contre des bots.',
  errorStorage:
    'Ce navigateur n’a plus de place pour garder la partie. Vous pouvez continuer, mais exportez-la depuis le menu avant de partir, ou supprimez d’anciennes parties.',
  errorOtherTab:
    'Cette partie a été ouverte dans un autre onglet. Continuez là-bas, ou rechargez la page pour jouer ici.',
  reconnecting: 'La ligne est coupée. On la rétablit…',
  reload: 'Recharger',
  playOffline: 'Jouer hors ligne',
};
