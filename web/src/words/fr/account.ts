// Who somebody is at a server.
import type { account as english } from '../en/account';

export const account: typeof english = {
  account: 'Votre compte',
  accountNobody:
    'Hors ligne, personne n’a besoin de vous connaître. Pour jouer avec d’autres, entrez sans compte, en un clic.',
  accountGuest:
    'Vous jouez sans compte, sous le nom {name}. Avec un nom et un mot de passe, vous retrouvez vos parties sur d’autres appareils.',
  accountNamed: 'Votre nom : {name}.',
  accountNoServer: 'Aucun serveur ne répond. Vos parties dans ce navigateur sont à l’abri.',
  guestIn: 'Entrer sans compte',
  claim: 'Garder le nom',
  name: 'Nom',
  password: 'Mot de passe',
  passwordHow: '8 caractères au moins.',
  logIn: 'Connexion',
  haveName: 'J’ai déjà un nom',
  logOut: 'Déconnexion',
  logOutAll: 'Déconnexion partout',
  newPassword: 'Nouveau mot de passe',
  changePassword: 'Changer le mot de passe',
  passwordChanged: 'C’est changé. Les autres appareils devront se reconnecter.',
  mail: 'Avis par e-mail',
  mailHow: 'Quand c’est votre tour dans une partie par correspondance.',
  mailAddress: 'Adresse',
  mailSend: 'Envoyer un code',
  mailCode: 'Code reçu par e-mail',
  mailConfirm: 'Confirmer',
  mailOn: 'Les avis sont envoyés à {address}.',
  mailOff: 'Plus d’e-mails',
  deleteAccount: 'Supprimer le compte',
  deleteHow:
    'Votre nom, vos messages et vos sessions disparaissent pour de bon. Un bot continue vos parties.',
  deleteAccountSure: 'Supprimer pour de bon',
  guestLeave: 'Sans compte, se déconnecter veut dire que personne ne pourra revenir sous ce nom.',
  // the server's refusals, by their code
  says: {
    wrong: 'Le nom ou le mot de passe est incorrect.',
    taken: 'Ce nom appartient à quelqu’un ; choisissez-en un autre ou connectez-vous.',
    'bad-name': 'Un nom compte de 2 à 24 caractères, sans espace au début ni à la fin.',
    'bad-password': 'Un mot de passe compte au moins 8 caractères.',
    'bad-email': 'Ce n’est pas une adresse e-mail.',
    'no-mail': 'Ce serveur n’envoie pas d’e-mails.',
    'too-many': 'Trop de tentatives ; attendez une minute.',
    'too-many-tables':
      'Vous tenez déjà le maximum de tables ; il faut d’abord en finir ou en quitter une.',
    'signed-out': 'Le serveur ne vous connaît plus ; entrez à nouveau.',
    banned: 'Ce compte a été banni.',
    begun: 'Une partie a été jouée ici ; la table reste.',
    'not-found': 'Cette table n’existe pas.',
    failed: 'Le serveur n’a pas pu le faire ; réessayez.',
    claimed: 'Vous avez déjà un nom.',
    'wrong-code': 'Ce n’est pas le code envoyé.',
    'wrong-password': 'Le mot de passe est incorrect.',
  },
};
