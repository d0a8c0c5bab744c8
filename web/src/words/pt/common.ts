// Words that stand on many screens, and what goes wrong.
import type { Words } from '../types';

export const common: Words['common'] = {
  title: 'Darkrock',
  back: 'Voltar',
  close: 'Fechar',
  cancel: 'Cancelar',
  yes: 'Sim',
  no: 'Não',
  you: 'você',
  colon: '{a}: {b}',
  money: '${n}',
  round: 'Rodada {n}',
  rules: 'Regras',
  settings: 'Ajustes',
  home: 'Início',
  ranks: 'JQKA',
  retry: 'Tentar de novo',
  loading: 'Desenrolando o mapa…',
  errorEngine: 'Não foi possível carregar o jogo. Verifique a conexão e tente de novo.',
  errorOffline:
    'O servidor está fora de alcance. Enquanto isso, você pode jogar offline contra bots.',
  errorStorage:
    'Este navegador não tem mais espaço para guardar a partida. Você pode continuar, mas exporte-a pelo menu antes de sair ou apague partidas antigas.',
  errorOtherTab: 'Esta partida foi aberta em outra aba. Continue lá ou recarregue para jogar aqui.',
  reconnecting: 'A linha caiu. Voltando…',
  reload: 'Recarregar',
  playOffline: 'Jogar offline',
};
