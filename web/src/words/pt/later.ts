// Words that come with the pages that need them: replays played on, several people at one screen,
// files that cannot be read.
export const later = {
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

  // several people at one screen
  passTo: 'Passe o aparelho para {name}',
  covered: 'Todas as mãos estão cobertas. Daqui em diante só {name} olha.',
  iAm: 'Sou {name}',

  // what is wrong with a file
  faults: {
    none: 'Não foi possível ler o arquivo.',
    foreign: 'Este arquivo não é uma partida escrita pelo Darkrock.',
    format: 'O formato deste arquivo é de outra edição do Darkrock.',
    rules: 'Esta partida foi jogada com as regras de outra edição.',
    cards: 'Esta partida foi jogada com as cartas de outra edição.',
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
    tryIt: 'Experimente',
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
