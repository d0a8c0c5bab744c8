import type { reasons as english } from '../en/reasons';

export const reasons: typeof english = {
  bandits:
    'Bandidos derrotados valem 1 Ponto Lendário, ou um Ponto de Justiça com a sua recompensa.',
  banditsLost:
    'Os Bandidos venceram: um ferimento, e uma carta para sacar. Faltou uma carta mais alta.',
  sold: 'Gado na Estação rende um Ponto de Justiça e uma recompensa, e entregar não custa ação.',
  rustled:
    'Gado no Rancho errado é roubado: agora estou na lista de Procurados, e isso rende enquanto eu ficar em liberdade.',
  toStore: 'O Armazém vende montarias, armas e mais. O que eu compro ajuda a partida inteira.',
  toSaloon: 'No Saloon posso abrir uma mesa de poker, e a Casa põe $50 no pote.',
  toMine: 'Na Mina há ouro, e o Banco paga dinheiro e pontos por ele.',
  toBank: 'O Banco troca ouro por dinheiro e pontos. Ou dá para assaltá-lo.',
  toDoctor: 'O Doutor cura todos os ferimentos por $10; no fim, cada um custa 1 Ponto Lendário.',
  toCabaret: 'Cada $30 gastos no Cabaré dão 1 Ponto Lendário.',
  toRanch: 'No Rancho há Gado para levar à Estação.',
  toStation: 'O Gado é entregue na Estação.',
  toSheriff: 'Tenho assuntos na Cadeia.',
  onTheWay: 'Estou a caminho: o que preciso fica longe demais para um só movimento.',
  gold: 'Ouro! O Banco paga $20 e 1 Ponto Lendário por pepita.',
  diggerCash: 'Nada de ouro, mas os dados renderam uns trocados. Talvez eu cave de novo.',
  gravel: 'Só cascalho. Cada ação rola dois dados, então talvez eu cave de novo.',
  pokerWon: 'A minha mão era a melhor: o pote é meu, e 1 Ponto Lendário se fui eu que abri a mesa.',
  pokerLost: 'Perdi esta mão. Quem perde pelo menos saca uma carta.',
  mount: 'Com uma montaria cada movimento vai mais longe, e preciso de menos deles.',
  weapon: 'Uma arma ajuda em todas as lutas daqui em diante.',
  item: 'Isto ajuda até o fim da partida; itens aprimorados dão pontos no final.',
  banked: 'Cada pepita vendida dá $20 e 1 Ponto Lendário: era para isso que eu cavava.',
  heist: 'Assaltar o Banco dá $80 e 3 Pontos de Procurado. Agora o Xerife está atrás de mim.',
  heistLost: 'O guarda foi melhor. Só me restam um ferimento e um Ponto de Procurado.',
  healed:
    'Cada ferimento tira uma carta do meu limite e 1 Ponto Lendário no fim. Com $10 curo todos.',
  cabaret: 'Eu tinha dinheiro sobrando: $30 por 1 Ponto Lendário é um bom preço.',
  cattle: 'Agora levo à Estação por um Ponto de Justiça, ou ao outro Rancho, o que já é crime.',
  work: 'Preciso de dinheiro, e trabalhar rende $10 na certa.',
  duel: 'Venci o duelo: 2 Pontos Lendários.',
  duelLost: 'Um duelo dá 2 Pontos Lendários a quem vence. Hoje não fui eu.',
  robbery:
    'Um roubo rende metade do dinheiro e um Ponto de Procurado, que paga enquanto eu estiver livre.',
  robberyLost: 'Eu queria metade do dinheiro. A carta melhor ficou com ele.',
  arrest: 'Uma Prisão me dá um Ponto de Justiça e tira do outro todos os Pontos de Procurado.',
  arrestLost: 'Eu queria prender um Procurado. Uma carta melhor o deixou escapar.',
  played: 'Esta carta me valia mais como ação do que em uma luta.',
  used: 'Isto é meu, então eu uso.',
  other: 'Pareceu o melhor a fazer aqui.',
  enough: 'Estou na frente, então paro por aqui e deixo você alcançar.',
};
