import type { push as en } from '../en/push';

export const push: typeof en = {
  title: 'Chamadas neste aparelho',
  how: 'Quando for a sua vez em uma mesa deste servidor e você não estiver olhando, este aparelho avisa você, mesmo sem nenhuma página aberta.',
  privacy:
    'Quem repassa a chamada é o fabricante do seu navegador. Ele fica sabendo que houve uma chamada para você, mas não de onde nem de quem.',
  on: 'Chamar quando for a minha vez',
  asking: 'O navegador está perguntando se o Darkrock pode enviar notificações…',
  denied:
    'O navegador não deixa o Darkrock enviar notificações. Permita-as nas configurações dele para esta página e tente de novo.',
  cannot:
    'Este navegador não pode receber chamadas aqui. É preciso uma página https; no iPhone ou iPad, adicione antes o Darkrock à tela de início.',
  none: 'Este servidor não chama ninguém.',
  failed: 'O navegador não conseguiu falar com o serviço de notificações dele. Tente mais tarde.',
  worker: {
    turn: 'É a sua vez.',
    at: 'É a sua vez na mesa “{table}”.',
    many: 'Mesas esperando por você: {n}',
    none: 'Nenhuma mesa espera mais por você.',
    unsure: 'Talvez uma mesa esteja esperando por você.',
  },
};
