// Words that stand on many screens, and what goes wrong.
import type { Words } from '../words.svelte';

export const common: Words['common'] = {
  title: 'Darkrock',
  back: 'Voltar',
  close: 'Fechar',
  cancel: 'Cancelar',
  yes: 'Sim',
  no: 'Não',
  you: 'você',
  colon: '{a}: {b}',
  rules: 'Regras',
  settings: 'Ajustes',
  help: 'Ajuda',
  home: 'Início',
  retry: 'Tentar de novo',
  loading: 'Desenrolando o mapa…',
  errorEngine: 'Não foi possível carregar o jogo. Verifique a conexão e tente de novo.',
  errorOffline:
    'O servidor está fora de alcance. Enquanto isso, você pode jogar offline contra bots.',
  errorLocalGame:
    'Não foi possível ler esta partida salva: {why} O arquivo foi mantido; você pode exportá-lo.',
  errorNoGame: 'Essa partida não existe neste navegador.',
  errorStorage:
    'Este navegador não tem mais espaço para guardar a partida. Você pode continuar, mas exporte-a pelo menu antes de sair ou apague partidas antigas.',
  errorOtherTab: 'Esta partida foi aberta em outra aba. Continue lá ou recarregue para jogar aqui.',
  reconnecting: 'A linha caiu. Voltando…',
  reload: 'Recarregar',
  playOffline: 'Jogar offline',
};
