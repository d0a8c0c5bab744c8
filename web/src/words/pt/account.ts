// Who somebody is at a server.
import type { account as english } from '../en/account';

export const account: typeof english = {
  account: 'Quem é você',
  accountNobody:
    'Offline, ninguém precisa saber quem é você. Para jogar com outras pessoas, entre como visitante com um clique.',
  accountGuest:
    'Você é {name}, visitante. Com um nome e uma senha, você acha as suas partidas também em outros aparelhos.',
  accountNamed: 'Você é {name}.',
  accountNoServer:
    'Nenhum servidor responde agora. As suas partidas neste navegador estão seguras.',
  guestIn: 'Entrar como visitante',
  claim: 'Registrar o nome',
  name: 'Nome',
  password: 'Senha',
  passwordHow: 'Pelo menos 8 caracteres.',
  logIn: 'Entrar',
  haveName: 'Já tenho um nome',
  logOut: 'Sair',
  logOutAll: 'Sair em todos os aparelhos',
  newPassword: 'Nova senha',
  changePassword: 'Trocar a senha',
  passwordChanged: 'Senha trocada. Os outros aparelhos precisam entrar de novo.',
  mail: 'Avisos por e-mail',
  mailHow: 'Quando for a sua vez em uma partida por correspondência.',
  mailAddress: 'Endereço',
  mailSend: 'Enviar código',
  mailCode: 'Código do e-mail',
  mailConfirm: 'Confirmar',
  mailOn: 'Os avisos vão para {address}.',
  mailOff: 'Parar os avisos',
  holiday: 'Férias',
  holidayHow:
    'Até lá, nas partidas por correspondência, ninguém espera por você, e os outros veem isso. {n|Resta|Restam} {n} {n|dia|dias} neste ano.',
  holidayUntil: 'Até',
  holidayTake: 'Sair de férias',
  holidayOn: 'Você está de férias até {day}.',
  holidayEnd: 'Voltei',
  deleteAccount: 'Excluir a conta',
  deleteHow:
    'O seu nome, as suas conversas e as suas sessões somem de vez. Um bot continua as suas partidas.',
  deleteAccountSure: 'Excluir de vez',
  guestLeave: 'Quem sai como visitante não consegue mais voltar a este nome.',
  // the server's refusals, by their code
  says: {
    wrong: 'O nome ou a senha não confere.',
    taken: 'Este nome já tem dono; escolha outro ou entre com a senha.',
    'bad-name': 'Um nome tem de 2 a 24 caracteres e nenhum espaço nas pontas.',
    'bad-password': 'Uma senha tem pelo menos 8 caracteres.',
    'bad-email': 'Este não é um endereço de e-mail.',
    'no-mail': 'Este servidor não envia e-mails.',
    'bad-date': 'As férias precisam terminar em uma data futura.',
    'no-holiday': 'Não restam tantos dias neste ano.',
    'too-many': 'Tentativas demais; espere um minuto.',
    'too-many-tables':
      'Você já abriu tantas mesas quanto é permitido; antes, termine ou deixe uma delas.',
    'signed-out': 'O servidor não reconhece mais você; entre de novo.',
    banned: 'Esta conta foi banida.',
    begun: 'Já houve uma partida nesta mesa; ela não pode ser removida.',
    'not-found': 'Essa mesa não existe.',
    failed: 'O servidor não conseguiu; tente de novo.',
    claimed: 'Você já tem um nome.',
    'wrong-code': 'Este não é o código enviado.',
    'wrong-password': 'A senha está errada.',
  },
};
