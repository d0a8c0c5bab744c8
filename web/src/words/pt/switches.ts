// The single rules in which the printed books differ (docs/rules/editions.md section 4): a name and both sides.
import type { switches as english } from '../en/switches';

export const switches: typeof english = {
  'poker-top': ['Melhor mão de poker', 'cinco iguais', 'royal flush'],
  'guard-ties': ['Empates com o Guarda do Banco', 'o Guarda vence', 'o jogador vence'],
  'values-can-rise': ['Valores das cartas nas lutas', 'só diminuem', 'podem subir, até o Ás'],
  'shotgun-up': ['Escopeta aprimorada', 'carta inimiga −1', 'própria carta +1'],
  'stick-em-up': ['Mãos ao Alto!', 'carta inimiga −2', 'carta inimiga −1'],
  'player-fight-order': [
    'Lutas entre jogadores',
    'efeitos primeiro, depois cartas',
    'cartas primeiro, depois efeitos',
  ],
  'guard-order': ['Lutas contra o Guarda', 'efeitos primeiro', 'o Guarda joga primeiro'],
  'bandit-order': ['Lutas contra Bandidos', 'efeitos primeiro', 'o jogador joga primeiro'],
  'sheriff-order': ['Lutas contra o Xerife', 'efeitos primeiro', 'o jogador joga primeiro'],
  surrender: ['Render-se ao Xerife', 'permitido', 'não permitido'],
  'sheriff-takes-nuggets': [
    'Uma Prisão pelo Xerife',
    'custa também metade das pepitas',
    'deixa as pepitas',
  ],
  'sheriff-attempt': ['O Xerife entre os Procurados', 'deve tentar uma Prisão', 'pode tentar uma'],
  'delivery-moment': ['O gado é entregue', 'no fim de um movimento', 'no fim do turno'],
  'swap-on-upgrade': [
    'Uma arma ou montaria aprimorada',
    'pode ser usada na hora',
    'espera o próximo turno',
  ],
  'cash-lp-cap': ['Pontos por dinheiro no fim', 'sem limite', 'no máximo 2'],
  diagonals: ['Espaços que se tocam no canto', 'são adjacentes', 'não são'],
  'dealer-ties': ['Um empate com o crupiê', 'o jogador vence', 'o crupiê vence'],
  'mule-swap': ['Deixar a Mula com ouro demais', 'o excesso se perde', 'pode ser mantido'],
  'instincts-bonus': ['Instintos, usada pela Ação', 'não dá o Bônus', 'dá também o Bônus'],
  'deposit-per-turn': ['Vender Pepitas', 'quantas vezes quiser', 'uma vez por turno'],
  'work-anywhere': ['Trabalhar', 'em um local', 'em qualquer lugar'],
  'event-marker-at-end': ['Marcadores de Evento', 'até o último espaço', 'antes do último espaço'],
  'bet-order': ['Ordem das apostas', 'o jogador ativo por último', 'a partir da direita'],
  'faro-two-values': ['Dois marcadores no Faro', 'em valores diferentes', 'podem dividir um valor'],
  'ccp-stake': ['O poker comunitário exige', '$10', '$30 e uma carta'],
};
