// Words that come with the pages that need them: replays played on, several people at one screen,
// lessons, files that cannot be read.
import { learn } from './learn';
import { reasons } from './reasons';

export const later = {
  // account
  forgotten: 'Esqueci a senha',
  forgottenHow:
    'Um código é enviado ao seu endereço confirmado; sem endereço, peça um código a quem cuida do servidor.',
  forgottenSend: 'Receber um código',
  forgottenSent: 'Se este nome tem um endereço confirmado, um código está a caminho.',
  forgottenSet: 'Definir a nova senha',
  myData: 'Tudo o que é guardado sobre mim, em um arquivo',
  // replay
  copyLink: 'Copiar o link deste momento',
  copied: 'Link copiado.',
  linkHere: 'Só abre neste navegador: a partida está guardada aqui.',
  playOn: 'Continuar daqui',
  playOnHow:
    'A partida começa neste momento, e bots ocupam os outros lugares. O que ninguém conhecia ainda é distribuído de novo.',
  rideAs: 'Você joga com',
  others: 'Os outros',
  stops: 'O registro termina aqui: a partida não foi jogada até o fim.',
  playedOn: 'continuada da escolha {n}',
  accuracyOf: 'precisão {n} %',
  accuracyTitle: 'Sua precisão',
  accuracyMean: '{n} % nas últimas partidas revistas: {of}',

  // several people at one screen
  passTo: 'Passe o aparelho para {name}',
  covered: 'Todas as mãos estão cobertas. Daqui em diante só {name} olha.',
  iAm: 'Sou {name}',

  // the first game
  learn,
  reasons,
  undoFreely: [
    'Mudou de ideia?',
    'Nesta partida você pode desfazer qualquer escolha, não importa o que veio dela. Nas outras, só até algo ser revelado.',
  ],
  firstTitle: 'Sua primeira partida de verdade',
  firstText:
    'Uma partida curta com todas as regras, contra dois adversários gentis: cada um diz por que faz o que faz, e quem está na frente espera por você. O que é novo é explicado quando aparece, “Dica” diz o motivo, e você pode desfazer qualquer escolha.',
  firstSkip: 'Já conheço o jogo',
  untried: 'Ainda não experimentou: {list}',

  // lessons
  lessonOver: 'A lição terminou aqui. Recomece ou siga para a próxima.',
  lessonRead: 'Primeiro leia o que a lição diz e depois toque em “Continuar”.',
  lessonOther: 'Em uma partida isso é permitido. Nesta lição, faça primeiro o que ela pede.',
  lessonUndo: 'Em uma lição nada se desfaz. Você pode recomeçá-la.',
  lessonGoOn: 'Continuar',
  lessonTryAgain: 'Tentar de novo',
  lessonLost: 'Seu turno acabou e a tarefa não foi resolvida. Nada se perdeu: tente de novo.',
  lessonDone: 'Você concluiu esta lição e ganhou a estrela dela.',
  lessonNext: 'Próxima lição',
  lessonAgain: 'Recomeçar',
  lessonsAll: 'Todas as lições',
  lessonLeave: 'Sair',
  lessonStep: '{n} de {of}',
  lessonTask: 'Por sua conta',
  lessonsTitle: 'Aprenda a cavalgar',
  lessonsLead:
    'Lições curtas no tabuleiro de verdade, de dois a quatro minutos cada. Faça o que se pede, veja por que funciona, resolva a tarefa final e ganhe a estrela.',
  lessonsBase: 'O jogo',
  lessonsAnteUp: 'Ante Up',
  lessonsTwo: 'Para dois jogadores',
  lessonBegin: 'Começar',
  lessonContinue: 'Retomar',
  lessonRepeat: 'Repetir',
  lessonStar: 'Estrela conquistada',
  ownLesson: 'Abrir uma lição sua',
  ownLessonHow:
    'Escolha um arquivo .lesson ou .position e, se for preciso, também o das suas cartas.',

  // what is wrong with a file
  faults: {
    none: 'Não foi possível ler o arquivo.',
    foreign: 'Este arquivo não é uma partida escrita pelo Darkrock.',
    format: 'O formato deste arquivo é de outra edição do Darkrock.',
    rules: 'Esta partida foi jogada com as regras de outra edição.',
    cards: 'Esta partida foi jogada com as cartas de outra edição.',
    pack: 'Esta partida foi jogada com o pacote “{pack}”, que não está neste navegador. Abra o arquivo do pacote na oficina e depois esta partida de novo.',
    line: 'A linha {line} do arquivo está danificada ou falta.',
    secret:
      'A distribuição desta partida ainda é secreta: pode ser mostrada quando a partida acabar.',
    deal: 'As cartas do arquivo não são as combinadas antes da distribuição.',
    choice: 'A escolha da linha {line} é contra as regras: o arquivo foi alterado.',
    state: 'Depois da linha {line} a partida não está como diz o arquivo: ele foi alterado.',
    end: 'O resultado no arquivo não é aquele a que a partida chega.',
  },

  // the rulebook for players
  handbook: {
    parts: { base: 'O jogo', anteUp: 'Com Ante Up', reference: 'Para consultar' },
    almanac: 'Almanaque',
    small: 'As regras por extenso',
    smallHow:
      'Cada regra por inteiro, com o seu número. Serve quando surge uma dúvida que o livro deixa em aberto.',
    smallOf: 'Por extenso',
    plainly: 'Em palavras simples',
    example: 'Exemplo',
    tryIt: 'Experimentar',
    booklet: 'Imprimir o livreto',
    bookletHow:
      'O livro de regras inteiro em um livreto. Imprima pelo navegador, em A4 ou Carta; marque “gráficos de segundo plano” para manter as cores.',
    print: 'Imprimir',
    back: 'Voltar ao livro de regras',
    cover: 'Um livro de regras para jogadores',
    box: 'A sua caixa',
    anyBox: 'Não tenho',
    other: 'Outras caixas',
    inBoxes: '{what} ({boxes})',
    sameBox: 'A sua caixa segue este livro.',
    noBook: 'Aqui os livros impressos concordam; algumas mesas jogam assim.',
    almanacHow: 'Cada carta, item, personagem e ficha.',
    search: 'Buscar no almanaque',
    all: 'Tudo',
    entries: '{n} {n|verbete|verbetes}',
    none: 'Nada aqui diz isso.',
    sections: '{n} {n|trecho|trechos} do livro de regras',
    steps: 'Passo a passo',
    picture: 'Figura',
    kinds: {
      character: 'Personagens',
      poker: 'Cartas de poker',
      item: 'Itens',
      fight: 'Cartas de luta',
      story: 'Histórias',
      goal: 'Objetivos',
      cattle: 'Gado',
      die: 'Dados',
      track: 'Trilhas',
      legend: 'Fichas lendárias',
      mib: 'O Homem de Preto',
      event: 'Eventos',
      train: 'Cartas de Trem',
      frontier: 'Fronteira',
      token: 'Foras da Lei e outros',
    },
    boxes: { base: 'Jogo base', anteUp: 'Ante Up' },
  },
};
