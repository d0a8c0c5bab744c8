// What goes wrong, as [title, sentence].
import type { trouble as english } from '../en/trouble';

export const trouble: typeof english = {
  offline: [
    'O telégrafo caiu',
    'O servidor está fora de alcance. As suas partidas neste navegador estão seguras, e os bots estão sempre a postos.',
  ],
  old: [
    'Saiu uma nova edição',
    'Esta página é mais antiga que o servidor. A nova está sendo carregada; nada se perde.',
  ],
  stillOld: [
    'Duas edições diferentes',
    'A página foi recarregada e ainda não corresponde ao servidor. Nada se perde: feche todas as abas do jogo e volte mais tarde; as partidas contra bots continuam.',
  ],
  invite: [
    'Convite inexistente',
    'Nenhuma mesa tem este código. Talvez ela tenha sido removida, ou uma letra esteja errada: peça um novo link a quem convidou você.',
  ],
  table: ['Mesa inexistente', 'A mesa foi removida ou o endereço está incompleto.'],
  otherRules: [
    'Outras regras',
    'O servidor foi atualizado e não conhece mais as regras desta partida. Ela foi encerrada; comece outra.',
  ],
  private: ['Só com convite', 'Esta mesa está aberta a quem tem o link ou o código dela.'],
  removed: ['Não nesta mesa', 'Quem conduz esta mesa removeu você. Há outras mesas abertas.'],
  full: [
    'A mesa está cheia',
    'Todos os lugares estão ocupados, e esta mesa joga sem espectadores. Abra a sua própria ou peça um lugar na próxima partida.',
  ],
  signedOut: [
    'Quem vem lá?',
    'O servidor ainda não conhece você. Entre como visitante ou com o seu nome.',
  ],
  banned: ['Para fora da cidade', 'Esta conta não pode jogar aqui. Você pode jogar offline.'],
  tooMany: ['Puxe as rédeas', 'Foi muita coisa de uma vez. Espere um momento e tente de novo.'],
  shut: [
    'A porta se fechou',
    'O servidor fechou a linha com esta mesa. Nada se perdeu; tente de novo.',
  ],
  crowded: [
    'A galeria está lotada',
    'Todos os lugares de espectador estão ocupados. Tente de novo daqui a pouco.',
  ],
  sameDeal: [
    'Você conhece estas cartas',
    'Você joga a mesma distribuição em outra mesa. Volte quando aquela partida acabar.',
  ],
  missing: [
    'Essa partida não está aqui',
    'Essa partida não existe neste navegador. Talvez tenha sido excluída, ou jogada em outro.',
  ],
  corrupt: [
    'Uma página rasgada',
    'Não foi possível ler esta partida salva. {why} Nada foi excluído; você pode exportar o arquivo.',
  ],
  cards: ['Outras cartas', '{why}'],
  replay: ['Não é um replay', 'Não é possível mostrar este arquivo. {why}'],
  notOver: ['Ainda em jogo', 'O replay desta partida estará aqui quando ela acabar.'],
  engine: [
    'A prensa emperrou',
    'Não foi possível carregar o jogo. Verifique a conexão e tente de novo; nada se perde.',
  ],
  page: ['Fora do mapa', 'Essa página não existe.'],
  broken: [
    'Algo quebrou',
    'Esta página tropeçou. A sua partida está guardada: recarregue para continuar.',
  ],
};
