import type { ConversationSuite } from './format.ts'

export const CONVERSATION_SUITE: ConversationSuite = {
  businesses: [
    {
      key: 'pt-bolos',
      country: 'BR',
      card: {
        name: 'Rosângela Teixeira',
        title: 'Confeiteira',
        company: 'Doce da Rô',
        phone: '+5531998420175',
        email: 'pedidos@docedaro.example',
        website: 'https://docedaro.example',
        address: 'Rua Pouso Alegre, 1420, Floresta, Belo Horizonte - MG',
        about: 'Bolos, docinhos e salgados por encomenda, feitos com carinho em BH.',
      },
      config: {
        botName: 'Ajudante da Rô',
        businessType: 'Confeitaria',
        primaryGoal: 'make_sale',
        salesPersonality: 'friendly',
        services: [
          'Bolo de aniversário',
          'Bolo de casamento',
          'Cento de brigadeiro',
          'Cento de salgadinho',
          'Kit festa',
          'Bolo de pote',
          'Mesa de doces decorada',
        ],
        priceRanges: {
          'Bolo de aniversário': 95,
          'Cento de brigadeiro': 140,
          'Cento de salgadinho': 85,
          'Kit festa': 320,
          'Bolo de pote': 12.5,
          'Taxa de entrega': 18,
        },
        currency: 'BRL',
        companyInfo: [
          'Oi, gente! Aqui é a Rô. Comecei em 2013 fazendo bolo pros vizinhos e hoje somos eu, minha filha Bia e mais duas ajudantes. ' +
            'É tudo fresquinho, nada congelado.',
          'Abrimos de terça a sábado, das 9h às 18h. Domingo é só retirada de encomenda, das 9h ao meio-dia. Segunda é nossa folga!',
          'Encomende com pelo menos 3 dias de antecedência. Bolo de casamento, 30 dias. O bolo de aniversário é vendido por quilo, e ' +
            'um quilo serve umas 10 pessoas.',
          'Pra confirmar o pedido pedimos 50% de sinal no Pix. O resto você paga na retirada: Pix, dinheiro ou cartão, em até 3x sem juros.',
          'Desistiu? Avisando até 48 horas antes, devolvemos o sinal inteiro. Depois disso, infelizmente não.',
          'Entregamos na Floresta, Santa Tereza, Savassi, Funcionários e Centro, em carro com ar. Em Contagem e Betim não entregamos.',
          'Parar aqui na rua é difícil. O supermercado em frente deixa estacionar 30 minutos de graça. Bolo alto não vai bem de moto, viu?',
        ].join('\n\n'),
        leadQualificationQuestions: ['Pra que dia é a festa?', 'Quantos convidados?', 'Vai retirar ou quer que entregue?'],
        actionButtons: [{ id: 'btn-1', description: 'Ver o cardápio', url: 'https://docedaro.example/cardapio' }],
        questionsAndAnswers: [
          {
            question: 'Fazem bolo sem lactose?',
            answer: 'Sim, com leite de coco ou leite zero lactose. Fica 15% mais caro.',
            isVisitors: false,
          },
          { question: 'Tem bolo a pronta entrega?', answer: 'Só o bolo de pote. O resto é sob encomenda.', isVisitors: false },
          { question: 'Quantos docinhos por pessoa?', answer: 'Calcule de 4 a 5 por convidado.', isVisitors: false },
        ],
        pinnedLines: ['Nossa cozinha usa castanhas e amendoim.'],
      },
    },
    {
      key: 'pt-apoio',
      country: 'PT',
      card: {
        name: 'Teresa Vilaça',
        title: 'Diretora técnica',
        company: 'Mãos de Casa',
        phone: '+351253601482',
        email: 'geral@maosdecasa.example',
        website: 'https://maosdecasa.example',
        address: 'Rua de São Vicente 142, 4710-312 Braga',
        about: 'Apoio domiciliário a idosos e a pessoas em recuperação.',
      },
      config: {
        botName: 'Atendimento Mãos de Casa',
        businessType: null,
        primaryGoal: 'generate_lead',
        salesPersonality: 'professional',
        services: [
          'Higiene pessoal',
          'Companhia durante o dia',
          'Acompanhamento noturno',
          'Entrega de refeições',
          'Limpeza da casa',
          'Acompanhamento a consultas',
          'Fisioterapia ao domicílio',
        ],
        priceRanges: {
          'Higiene pessoal': 13.5,
          'Companhia durante o dia': 11.5,
          'Acompanhamento noturno': 97,
          'Entrega de refeições': 7.8,
          'Fisioterapia ao domicílio': 38,
          'Avaliação em casa': 30,
        },
        currency: 'EUR',
        companyInfo: [
          'A Mãos de Casa nasceu em 2009 pela mão de uma enfermeira e de uma assistente social. Somos hoje 14 auxiliares, todas com ' +
            'formação em geriatria e com contrato connosco.',
          'Prestamos apoio todos os dias do ano, incluindo domingos e feriados, das 7h30 às 21h30, e de noite a quem o contratar. ' +
            'O escritório atende de segunda a sexta, das 9h às 13h e das 14h às 18h.',
          'Trabalhamos nos concelhos de Braga, Amares e Vila Verde. Em Guimarães e Famalicão, de momento, não temos equipa.',
          'Antes de começar fazemos uma avaliação em casa, para conhecer a pessoa e combinar o plano. O valor é descontado na primeira ' +
            'fatura. Por norma começamos em três dias úteis.',
          'Os preços são por visita; a companhia é à hora e o acompanhamento noturno é das 22h às 7h. O pagamento é mensal, por débito ' +
            'direto, transferência ou MB WAY. Não recebemos em numerário.',
          'Não há fidelização: pode parar quando quiser, com oito dias de aviso. Uma visita desmarcada com menos de 24 horas é cobrada.',
          'Junto ao escritório há parquímetros; o parque do Campo da Vinha fica a cinco minutos a pé.',
        ].join('\n\n'),
        leadQualificationQuestions: ['Para quem é o apoio?', 'Em que localidade vive a pessoa?', 'Quantas vezes por semana?'],
        actionButtons: [{ id: 'btn-1', description: 'Pedir uma avaliação em casa', url: 'https://maosdecasa.example/avaliacao' }],
        questionsAndAnswers: [
          {
            question: 'A auxiliar é sempre a mesma?',
            answer: 'Cada família tem duas auxiliares fixas, que se revezam.',
            isVisitors: false,
          },
          { question: 'Dão a medicação?', answer: 'Preparamos e lembramos as tomas, mas não damos injeções.', isVisitors: false },
          {
            question: 'Ajudam com o complemento por dependência?',
            answer: 'Sim, preenchemos convosco os papéis da Segurança Social, sem custo.',
            isVisitors: false,
          },
        ],
        pinnedLines: ['Em caso de emergência, ligue 112.'],
      },
    },
  ],
  conversations: [
    {
      id: 'pt-bolos-dez-anos',
      business: 'pt-bolos',
      language: 'pt',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Oi, boa tarde! Minha filha faz dez anos no mês que vem e eu queria um bolo bem bonito pra ela. Quanto sai o quilo?',
            'Boa tarde, tudo bem? Quanto vocês cobram no quilo do bolo? É pra festinha de dez anos da minha filha.',
          ],
          wish: { about: 'price', of: 'Bolo de aniversário', answers: ['R$ 95', '95'] },
        },
        {
          says: ['Ela não pode com leite de jeito nenhum. Vocês dão um jeito?', 'Só que leite faz mal pra ela. Tem como fazer sem?'],
          wish: { about: 'other', of: 'Fazem bolo sem lactose?', answers: ['leite de coco', 'zero lactose'] },
        },
        {
          says: ['Que bom! Vocês trazem aqui na Savassi?', 'Ótimo. Moro na Savassi, dá pra levarem aqui em casa?'],
          wish: { about: 'place', answers: ['Savassi', 'Entregamos na Floresta'] },
        },
        {
          says: [
            'Então quero encomendar. Meu nome é Patrícia Gomes, (31) 98746-2219.',
            'Pode anotar pra combinar comigo: Patrícia Gomes, 31 98746-2219.',
          ],
          wish: { about: 'contact-left', name: 'Patrícia Gomes', phone: '+5531987462219' },
        },
      ],
    },
    {
      id: 'pt-bolos-pra-hoje',
      business: 'pt-bolos',
      language: 'pt',
      isBadlyTyped: true,
      turns: [
        {
          says: ['oi tem algum bolo pronto p hj', 'esqueci o niver da minha sogra kkk vcs tem bolo p levar agora'],
          wish: { about: 'other', of: 'Tem bolo a pronta entrega?', answers: ['Só o bolo de pote', 'sob encomenda'] },
        },
        {
          says: ['qto ta esse do potinho', 'e qnt custa cada um desses d potinho'],
          wish: { about: 'price', of: 'Bolo de pote', answers: ['R$ 12,50', '12,50', '12.50', '12,5'] },
        },
        {
          says: ['to indo de carro da p parar ai perto', 'onde deixo o carro ai pertinho'],
          wish: { about: 'place', answers: ['supermercado em frente', '30 minutos'] },
        },
        {
          says: ['e vcs ficam ate q hrs hj q e sexta', 'sexta fecha q horas msm'],
          wish: { about: 'hours', answers: ['9h às 18h', '18h'] },
        },
        { says: ['blz to indo ai vlw', 'show daki a poco chego brigada'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'pt-bolos-coxinha',
      business: 'pt-bolos',
      language: 'pt',
      isBadlyTyped: true,
      turns: [
        {
          says: ['qnt ta 100 coxinha e bolinha de queijo', 'oi bom dia qto sai cem salgado tipo coxinha pastelzinho'],
          wish: { about: 'price', of: 'Cento de salgadinho', answers: ['R$ 85', '85'] },
        },
        { says: ['pega vale alimentaçao da firma', 'da p pagar cm vr ou va'], wish: { about: 'unknown' } },
        {
          says: ['e no cartao divide em qtas', 'ce parcela no cartao tb'],
          wish: { about: 'other', answers: ['até 3x', '3x'] },
        },
        {
          says: ['fechou meu zap e 31988321190 marcelo', 'me chama no zap entao 31 9 8832 1190 marcelo'],
          wish: { about: 'contact-left', name: 'Marcelo', phone: '+5531988321190' },
        },
      ],
    },
    {
      id: 'pt-bolos-noivos',
      business: 'pt-bolos',
      language: 'pt',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Olá! Eu e meu noivo vamos nos casar em outubro. Vocês fazem aqueles bolos de andares?',
            'Bom dia! Meu casamento é em outubro e estou procurando quem faça o bolo dos noivos. Vocês fazem?',
          ],
          wish: { about: 'service', of: 'Bolo de casamento', answers: ['Bolo de casamento', 'bolo de casamento'] },
        },
        {
          says: ['Até quando eu preciso fechar com vocês?', 'Com quanto tempo antes tenho que deixar o bolo encomendado?'],
          wish: { about: 'other', answers: ['30 dias'] },
        },
        {
          says: ['A gente pode provar os sabores antes de escolher?', 'Vocês fazem degustação com os noivos?'],
          wish: { about: 'unknown' },
        },
        {
          says: ['E se a festa for cancelada, perco o que já paguei?', 'Se a gente tiver que desmarcar, vocês devolvem o dinheiro?'],
          wish: { about: 'other', answers: ['48 horas antes', 'devolvemos o sinal'] },
        },
        {
          says: [
            'Me mandem um orçamento, por favor: juliana.prado@correio.example. Sou a Juliana Prado.',
            'Juliana Prado, juliana.prado@correio.example. Podem me mandar as opções por e-mail?',
          ],
          wish: { about: 'contact-left', name: 'Juliana Prado', email: 'juliana.prado@correio.example' },
        },
      ],
    },
    {
      id: 'pt-bolos-nome-errado',
      business: 'pt-bolos',
      language: 'pt',
      isBadlyTyped: true,
      turns: [
        {
          says: [
            'peguei o bolo ontem e veio cm o nome da criança errado q absurdo meu filho chorou a festa td',
            'o bolo q busquei sabado veio escrito outro nome!!! paguei caro p passar vergonha',
          ],
          wish: { about: 'person' },
        },
        {
          says: ['n quero falar cm robo nao quero a rosangela', 'chama a dona ai q cm maquina eu n falo'],
          wish: { about: 'person' },
        },
        {
          says: ['denise 31991457720 to esperando ligaçao', 'meu numero e 31 99145 7720 sou a denise'],
          wish: { about: 'contact-left', name: 'Denise', phone: '+5531991457720' },
        },
      ],
    },
    {
      id: 'pt-apoio-banho',
      business: 'pt-apoio',
      language: 'pt',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Boa tarde. A minha mãe caiu e já não consegue tomar banho sozinha. Quanto custa virem cá a casa dar-lhe banho?',
            'Boa tarde. Preciso de quem dê banho à minha mãe de manhã, ela partiu o braço. Que preço fazem?',
          ],
          wish: { about: 'price', of: 'Higiene pessoal', answers: ['13,50', '13.50', '13,5'] },
        },
        {
          says: [
            'Ela é muito envergonhada. Viria sempre a mesma senhora?',
            'E de cada vez aparece uma pessoa diferente? Ela não ia gostar.',
          ],
          wish: { about: 'other', of: 'A auxiliar é sempre a mesma?', answers: ['duas auxiliares fixas'] },
        },
        {
          says: ['Isto é um pouco urgente. Quando é que poderiam começar?', 'Quanto tempo demora até alguém vir pela primeira vez?'],
          wish: { about: 'other', answers: ['três dias úteis'] },
        },
        {
          says: [
            'Fico a aguardar o vosso telefonema: Luís Carvalho, 912 408 375.',
            'Podem ligar-me para o 912408375, por favor? Chamo-me Luís Carvalho.',
          ],
          wish: { about: 'contact-left', name: 'Luís Carvalho', phone: '+351912408375' },
        },
      ],
    },
    {
      id: 'pt-apoio-noites',
      business: 'pt-apoio',
      language: 'pt',
      isBadlyTyped: true,
      turns: [
        {
          says: [
            'bom dia o meu pai tem alzeimer e levanta se de noite qto é alguem p ficar la a dormir cm ele',
            'qt levam por uma noite?? o meu pai n pode ficar sozinho e eu ja n durmo ha semanas',
          ],
          wish: { about: 'price', of: 'Acompanhamento noturno', answers: ['97'] },
        },
        {
          says: ['ele mora em guimaraes vcs vao la', 'e p guimaraes tb da? é la q ele vive'],
          wish: { about: 'place', answers: ['não temos equipa', 'Braga, Amares e Vila Verde'] },
        },
        {
          says: ['oh q pena n sabem d ninguem q faça isso la', 'e conhecem alguma empresa boa em guimaraes p me indicar'],
          wish: { about: 'unknown' },
        },
        { says: ['ok obg na mesma', 'pronto paciencia obrigda'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'pt-apoio-almoco',
      business: 'pt-apoio',
      language: 'pt',
      isBadlyTyped: true,
      turns: [
        {
          says: ['a minha avo vive sozinha e n cozinha vcs levam o almoço la', 'boas fazem entrega d comida a idosos tipo almoços'],
          wish: { about: 'service', of: 'Entrega de refeições', answers: ['Entrega de refeições', 'entrega de refeições'] },
        },
        {
          says: ['ao domingo tb vao', 'e fds tb ha? domingo principalmnte'],
          wish: { about: 'hours', answers: ['domingos e feriados', 'todos os dias'] },
        },
        { says: ['ela é celiaca tem comida s gluten', 'e s gluten da p fazer? ela n pode msm'], wish: { about: 'unknown' } },
        {
          says: [
            'entao respondam me p mail sff carlamoreira@caixa.example carla',
            'sou a carla o meu mail é carlamoreira@caixa.example dps digam',
          ],
          wish: { about: 'contact-left', name: 'Carla', email: 'carlamoreira@caixa.example' },
        },
      ],
    },
    {
      id: 'pt-apoio-anca',
      business: 'pt-apoio',
      language: 'pt',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'O meu marido foi operado à anca e precisa de fazer exercícios com um terapeuta cá em casa. Quanto é cada sessão?',
            'Qual é o preço de uma sessão com fisioterapeuta em nossa casa? O meu marido pôs uma prótese na anca.',
          ],
          wish: { about: 'price', of: 'Fisioterapia ao domicílio', answers: ['38'] },
        },
        {
          says: ['Somos beneficiários da ADSE. Têm acordo?', 'E a ADSE comparticipa alguma coisa convosco?'],
          wish: { about: 'unknown' },
        },
        {
          says: [
            'Se num dia não nos der jeito, temos de pagar na mesma?',
            'E se ele acordar mal e tivermos de desmarcar, cobram a visita?',
          ],
          wish: { about: 'other', answers: ['menos de 24 horas', '24 horas'] },
        },
        {
          says: ['Preferia tratar do resto com uma pessoa, se for possível.', 'Gostava de falar com alguém da vossa equipa, por favor.'],
          wish: { about: 'person' },
        },
        {
          says: [
            'Fátima Nogueira, fatima.nogueira@caixa.example.',
            'O meu nome é Fátima Nogueira e o e-mail fatima.nogueira@caixa.example.',
          ],
          wish: { about: 'contact-left', name: 'Fátima Nogueira', email: 'fatima.nogueira@caixa.example' },
        },
      ],
    },
    {
      id: 'pt-apoio-ninguem-veio',
      business: 'pt-apoio',
      language: 'pt',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'A vossa funcionária não apareceu hoje e o meu pai ficou na cama até ao meio-dia, sem comer. Isto não se admite!',
            'Estou indignada. Hoje de manhã não veio ninguém, e o meu pai tem 88 anos e não se levanta sozinho!',
          ],
          wish: { about: 'person' },
        },
        {
          says: ['Até que horas está alguém no escritório?', 'Se eu lá for hoje à tarde, até quando estão abertos?'],
          wish: { about: 'hours', answers: ['14h às 18h', '18h'] },
        },
        {
          says: [
            'Quero que a diretora me ligue ainda hoje. Helena Duarte, 963 517 204.',
            'Exijo uma explicação por telefone: 963517204, Helena Duarte.',
          ],
          wish: { about: 'contact-left', name: 'Helena Duarte', phone: '+351963517204' },
        },
      ],
    },
  ],
}
