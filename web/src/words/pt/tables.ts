// Setting up a table, the lobby, and coming in by an invitation.
import type { tables as english } from '../en/tables';

export const tables: typeof english = {
  // seats
  seatN: 'Lugar {n}',
  you: 'Você',
  youKeep: 'você · fica com 1 de 2 personagens',
  youChoose: 'você · escolhe o personagem',
  openSeat: 'Convidar alguém',
  openSeatHow: 'o link e o código vêm com a mesa',
  botLine: 'bot · {name}',
  removeSeat: 'Tirar o lugar {n}',
  kindYou: 'Você',
  kindOpen: 'Aberto',
  bots: { easy: 'Novato', normal: 'Ajudante', hard: 'Raposa Velha', expert: 'Lenda Viva' },
  botHow: {
    easy: 'segue um plano simples, joga na hora',
    normal: 'olha um pouco adiante',
    hard: 'olha adiante e lembra',
    expert: 'pensa por um segundo, raramente erra',
  },
  character: 'Personagem',
  dealt: 'Sorteio',

  // set-up
  setUpIntro: 'Quem joga, por quanto tempo e por qual livro. Tudo já vem com um bom padrão.',
  where: 'Onde',
  here: 'Neste aparelho',
  atServer: 'No servidor',
  hereHow: 'Você contra bots, com ou sem rede. A partida fica neste navegador.',
  atServerHow:
    'Outras pessoas entram por um link ou código, de qualquer aparelho. O servidor guarda a partida.',
  noServer: 'Nenhum servidor responde agora; você pode jogar neste aparelho.',
  tableName: 'Nome da mesa',
  tableNameExample: 'Noite de sexta em Darkrock',
  clock: 'Relógio',
  clocks: { none: 'Nenhum', live: '20 minutos', days: '2 dias' },
  clockHow: {
    none: 'Cada um usa o tempo de que precisa.',
    live: '20 minutos para cada um na partida inteira; cada escolha devolve 15 segundos.',
    days: 'Dois dias para cada escolha: uma partida por correspondência.',
  },
  publicTable: 'Pública',
  publicHow: 'A mesa aparece na lista, e qualquer pessoa pode ocupar um lugar aberto.',
  spectators: 'Espectadores',
  spectatorsHow: 'Outras pessoas podem assistir. Veem o que está aberto e nenhuma mão.',
  lengthHow: {
    0: 'Termina com 15 Pontos Lendários: cerca de uma hora.',
    1: 'Termina com 20 Pontos Lendários: a noite de costume.',
    2: 'Termina com 25 Pontos Lendários: tempo para grandes planos.',
  },
  firstGameHow:
    'Menos itens, sem gado, vinte Histórias, 15 pontos, quatro personagens conhecidos. Dicas explicam o que surge.',
  fullRulesHow:
    'Tudo o que há na caixa: dois personagens para cada jogador, gado, todas as quarenta Histórias.',
  goals: 'Objetivos',
  goalsHow:
    'Cada jogador guarda três objetivos secretos do seu personagem; cumpri-los dá fichas lendárias.',
  modules: 'Módulos',
  module: {
    'ante-up': 'Ante Up',
    'alternative-poker': 'Cartas de poker alternativas',
    'community-poker': 'Poker de cartas comunitárias',
  },
  moduleHow: {
    'ante-up':
      'Um segundo tabuleiro com Buzzard Gulch, um trem para viajar e assaltar, Faro, uma Fronteira a explorar, eventos, mais oito personagens.',
    'alternative-poker': 'Dez cartas de poker são trocadas pelas feitas para Ante Up.',
    'community-poker':
      'Os Saloons oferecem também um poker mais longo, com mais apostas e cinco cartas comuns.',
  },
  edition: 'Edição',
  editions: {
    'it-2023': 'Italiana 2023',
    'pt-br': 'Brasileira',
    uk: 'Ucraniana',
    'fr-2018': 'Francesa 2018',
  },
  editionHow: {
    'it-2023': 'O livro mais novo, e o que as nossas regras seguem.',
    'pt-br': 'A segunda impressão, revista: royal flush no topo, sem troca ao melhorar.',
    uk: 'A primeira impressão com três correções: os valores podem subir, ninguém se rende.',
    'fr-2018':
      'A primeira impressão como era: os jogadores vencem os empates com o Guarda do Banco.',
  },
  singleRules: 'Regras avulsas',
  singleRulesHow:
    'Cada livro responde a algumas perguntas de outro modo. Vire a que quiser; o ponto marca o que a sua edição joga.',
  asEdition: 'Como na edição',
  startOver: 'Recomeçar',
  changedRules: '{n} {n|regra mudada|regras mudadas}',

  // lobby
  lobby: 'Em volta da mesa',
  lobbyWait: 'À espera da comitiva',
  code: 'Código',
  copyLink: 'Copiar o link',
  copied: 'Copiado',
  shareLink: 'Enviar',
  inviteHow: 'Envie o link ou diga o código: ele é digitado na página inicial.',
  sitHere: 'Sentar',
  standUp: 'Levantar',
  sendAway: 'Tirar {name} da mesa',
  emptySeat: 'Lugar vazio',
  putBot: 'Pôr um bot aqui',
  ready: 'A postos',
  notReady: 'ainda não',
  away: 'ausente',
  hostMark: 'conduz a mesa',
  imReady: 'Estou a postos',
  notYet: 'Ainda não',
  readyHow: 'As cartas são dadas quando todos estiverem a postos.',
  fairDeal:
    'Ninguém sabe o que sai: o sorteio mistura um segredo do servidor com um de cada jogador.',
  watching: 'Você está assistindo.',
  watchers: '{n} {n|pessoa assiste|pessoas assistem}',
  takeAway: 'Remover a mesa',
  takeAwaySure: 'Remover mesmo',
  theTable: 'A mesa',
  changeTerms: 'Mudar',
  saveTerms: 'Salvar as mudanças',
  changeHow: 'Depois, todos dizem de novo que estão a postos.',
  seatInUse: 'Há alguém num lugar que deixaria de existir.',
  handOver: 'Passar a mesa para {name}',
  handOverSure: 'Passar mesmo',
  chat: 'Conversa',
  chatSay: 'Diga algo',
  send: 'Enviar',
  nothingSaid: 'Ninguém disse uma palavra ainda.',
  allTaken: 'Todos os lugares estão ocupados. Você pode assistir.',
  sameDealWait: 'As cartas serão dadas quando outra mesa terminar a mesma distribuição.',

  // join
  joinTitle: 'Um convite para você',
  joinText: 'Uma mesa espera. Como chamam você?',
  yourName: 'Seu nome',
  nameExample: 'Iara',
  comeIn: 'Entrar',
  joining: 'Procurando a mesa…',
  // what the table refuses, by its code
  // why a table cannot be set up
  setupSays: {
    shotgun:
      'Se a escopeta melhorada soma à própria carta, os valores precisam poder subir: mude as duas regras, ou nenhuma.',
    twice: 'Cada personagem só pode ser jogado uma vez.',
    'first-game': 'A primeira partida é curta, para 2 a 4, sem Ante Up, gado nem objetivos.',
    'ante-up': 'Isso precisa de Ante Up.',
    other: 'Esta mesa não pode ser jogada assim.',
  },
  tableSays: {
    taken: 'Este lugar está ocupado.',
    seated: 'Você já está nesta mesa.',
    begun: 'A partida já começou.',
    'not-host': 'Só quem conduz a mesa pode fazer isso.',
    'not-seated': 'Você não está nesta mesa.',
    empty: 'Não há ninguém nesse lugar.',
    'too-many': 'Esta mesa já mudou vezes demais; abra uma nova.',
    'same-deal': 'Você já viu este sorteio em outra mesa.',
    spectator: 'Espectadores falam quando não há partida em jogo.',
    'not-playing': 'Nenhuma partida está em jogo nesta mesa.',
    voting: 'Já se vota em outra questão.',
    resigned: 'Você desistiu desta partida.',
    away: 'Um bot joga por você; primeiro retome o lugar.',
    'bad-number': 'A partida avançou; olhe de novo.',
    'bad-table': 'A mesa não pode ser jogada assim.',
    'not-over': 'A partida ainda não acabou.',
  },
};
