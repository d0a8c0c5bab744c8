// What the guided game says when something first comes up: [title, text].
import type { learn as english } from '../en/learn';

export const learn: typeof english = {
  character: [
    'Escolha quem você é',
    'Cada personagem dá um lugar para começar, algo com que começar e uma habilidade que você pode usar assim que tiver 5 Pontos Lendários (LP).',
  ],
  start: [
    'Onde começar',
    'Um Armazém ou Saloon tem três espaços ao redor. Qualquer um é um bom começo; veja onde estão a Mina, o Banco e os Bandidos.',
  ],
  income: [
    'Todo turno rende',
    'Primeiro receba dinheiro, cartas ou um pouco de cada. As cartas são a sua força nas lutas e na mesa de poker.',
  ],
  weapon: [
    'Uma arma, uma montaria',
    'Você usa uma arma e uma montaria por vez e só pode trocá-las agora ou ao comprar uma nova.',
  ],
  action: [
    'Três ações',
    'Faça três coisas, até a mesma duas vezes. O que é possível brilha no mapa e nas suas cartas; o que não é possível mostra o motivo.',
  ],
  move: [
    'Na estrada',
    'A pé você anda 2 espaços; a cavalo, mais. Os números no mapa contam os passos. Aponte para um espaço, ou toque nele uma vez, e veja o que aconteceria lá.',
  ],
  banditsNear: [
    'Bandidos à frente',
    'Entrar em um Esconderijo com Bandidos encerra o movimento e começa uma luta. Se vencer, ganhe 1 Ponto Lendário ou 1 Ponto de Justiça. De todo modo, eles vão embora.',
  ],
  playCard: [
    'Cartas com uma Ação',
    'Uma carta com faixa escura custa uma ação e é descartada. As verdes ajudam quando jogadas, as vermelhas interrompem: ambas são de graça.',
  ],
  store: [
    'O Armazém',
    'Com uma ação você compra ou aprimora tudo o que puder pagar. Começar por um cavalo raramente é erro. O limite são três itens diversos.',
  ],
  mine: [
    'A Mina',
    'Procurar Ouro rola dois dados: ouro, uns trocados ou cascalho. Você pode levar 4 pepitas; leve-as a um Banco.',
  ],
  bank: [
    'O Banco',
    'Cada pepita vendida aqui dá $20 e 1 Ponto Lendário. O dinheiro acima de $120 se perde, então gaste pelo caminho.',
  ],
  heist: [
    'Ou assalte-o',
    'Um Assalto bem-sucedido dá $80 e 3 Pontos de Procurado. Com vitória ou derrota, o Xerife vai começar a procurar você.',
  ],
  saloon: [
    'Poker',
    'Aposte $10, saque uma carta e jogue duas das suas com as três da mesa. A Casa acrescenta $50; vencer a mão que você abriu dá também 1 Ponto Lendário.',
  ],
  lay: [
    'Jogue duas cartas',
    'As suas duas e as três abertas formam uma mão. A melhor que você pode formar agora aparece na mesa.',
  ],
  fight: [
    'Uma luta',
    'Cada lado joga uma carta virada para baixo, as duas são reveladas juntas e a mais alta vence. Quem perde sofre um ferimento e saca uma carta.',
  ],
  foe: [
    'Você joga pelo outro lado',
    'Bandidos, guardas e o Xerife não têm jogador, então você joga uma carta por eles. A mais alta vence, e o que está escrito na sua acontece com quem luta.',
  ],
  attacked: [
    'Alguém ataca você',
    'Jogue uma carta para se defender. Você também pode recusar: aí você perdeu, com um ferimento e uma carta para sacar, mas fica com a sua mão.',
  ],
  commit: [
    'Qual carta?',
    'Cartas altas vencem lutas; uma com Bônus verde de luta ajuda mesmo sendo mais baixa. A carta que você joga depois vai embora.',
  ],
  react: [
    'Reações',
    'Depois da revelação, cartas com faixa vermelha ainda podem mudar o resultado. Passe quando já tiver visto o bastante: se os dois passarem em seguida, acabou.',
  ],
  player: [
    'Tem gente aqui',
    'Vocês dividem um espaço: duele por 2 pontos, roube metade do dinheiro ou, com o distintivo, prenda quem é Procurado.',
  ],
  wounded: [
    'Um ferimento',
    'Cada ferimento tira uma carta do limite da sua mão e 1 ponto no fim. O Doutor cura todos por $10.',
  ],
  marshal: [
    'Você usa um distintivo',
    'Cada Ponto de Justiça dá a recompensa do seu espaço, e a linha a que você chega conta no fim. Um crime custaria todos eles.',
  ],
  wanted: [
    'Cabeça a prêmio',
    'Cada turno que você termina como Procurado dá de 1 a 3 pontos. Mas o Xerife e os Delegados podem vir atrás de você e tentar uma Prisão.',
  ],
  sheriff: [
    'O Xerife em movimento',
    'Ele se move com as Histórias e A Caçada enquanto alguém for Procurado. Onde encontra um Procurado, tenta uma Prisão.',
  ],
  disc: [
    'Uma História para contar',
    'Você fez o que uma História pede: coloque um disco nela. Quando ela tiver todos os discos necessários, todos os que ajudaram ganham a recompensa.',
  ],
  story: [
    'Uma História termina',
    'A carta é virada: quem tem discos nela pega a recompensa, os Bandidos voltam e o Xerife pode se mover.',
  ],
  discard: [
    'Cartas demais',
    'No fim do seu turno você fica com 5 cartas, uma a menos por ferimento. Escolha do que se desfazer.',
  ],
  unlocked: [
    'Sua habilidade já vale',
    'Com 5 pontos, a sua habilidade lendária vale até o fim da partida. Veja o seu tabuleiro.',
  ],
  plan: [
    'E agora?',
    'Vence quem tem mais Pontos Lendários: ouro vendido no Banco, Bandidos derrotados, duelos, poker, Histórias, o distintivo ou a cabeça a prêmio, tudo dá pontos. Na dúvida? “Dica” mostra o que faria um bot experiente.',
  ],
  undo: [
    'Mudou de ideia?',
    'Você pode desfazer a sua última escolha até que uma carta, um dado ou outra pessoa responda a ela. Depois disso, é história.',
  ],
  window: [
    'Uma oportunidade',
    'Algo seu pode ser usado neste exato momento, de graça. Não é obrigatório: passe, e a partida segue.',
  ],
  reward: [
    'Vitória',
    'Um Ponto Lendário vale na hora. Um Ponto de Justiça dá a recompensa do seu espaço e o distintivo.',
  ],
  join: [
    'Um lugar à mesa',
    'Alguém abriu uma mesa de poker na sua cidade. Com $10 você saca uma carta e disputa o pote; quem perde saca outra.',
  ],
  work: [
    'Trabalho honesto',
    'Em qualquer local do mapa, Trabalhar rende $10. Pouco, mas nunca em vão.',
  ],
  doctor: ['O Doutor', 'Por $10 todos os ferimentos somem, e para cada um você saca uma carta.'],
  cabaret: [
    'O Cabaré',
    'Uma noite que dá o que falar: cada $30 gastos aqui dão 1 Ponto Lendário, até 4 por vez.',
  ],
  cattle: [
    'Gado',
    'Pegue uma ficha e termine um movimento na Estação de Trem para ganhar Pontos de Justiça, ou no outro Rancho para ganhar Pontos de Procurado. Entregar não custa ação.',
  ],
  arrested: [
    'Atrás das grades',
    'Uma Prisão custa um ferimento, todos os Pontos de Procurado e metade do dinheiro e das pepitas. Da Cadeia você recomeça, do lado da lei que quiser.',
  ],
  lastRound: [
    'A última cavalgada',
    'Alguém já tem pontos suficientes. Esta rodada termina e depois cada um joga um último turno. Itens, dinheiro e ferimentos contam no fim.',
  ],
  over: [
    'A história está contada',
    'Pontos, itens aprimorados, dinheiro, ferimentos, a lei: a Gazeta soma tudo. Você pode rever a partida inteira no replay.',
  ],
};
