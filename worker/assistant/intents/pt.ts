import type { Intents } from './intents.ts'

export const PT: Intents = {
  person: `
    falar com uma pessoa, falar com alguém, falar com humano, pessoa de verdade, pessoa real, gente de verdade, alguém de verdade,
    alguém real, um humano, um ser humano, um atendente, atendimento humano, falar com o dono, falar com o gerente,
    falar com o responsável, falar com o chefe, falar com um vendedor, falar com um funcionário, falar diretamente, falar direto com,
    falar com vocês, apoio ao cliente, serviço ao cliente, me liga, me liguem, liga pra mim, ligue para mim, pode me ligar,
    alguém me ligar, não com um robô, não quero robô, não quero um robô, não é robô, ligar me, com atendente, podem me ligar`,
  anger: `
    furios*, com raiva, puto da vida, irritad*, revoltad*, indignad*, saco cheio, farto* de, inaceitável, um absurdo, que absurdo,
    palhaçada, uma vergonha, ridículo, merda*, porra*, idiota*, imbecil*, otário*, golpista*, enganad*, enganaram, ladrões, é um roubo,
    perda de tempo, perdendo meu tempo, de brincadeira, ninguém responde, ninguém atende, ninguém me responde, nunca mais volto,
    procon, vou processar, reclame aqui, mentiros*, descaso*, que nojo, pior atendimento, farta* de, nunca mais compro`,
  complaint: `
    reclamação, reclamar, quero reembolso, quero estorno, quero meu dinheiro, devolvam*, decepcionad*, insatisfeit*,
    não estou satisfeit*, não estou content*, não chegou, nunca chegou, não recebi meu, não veio ninguém, ninguém apareceu,
    não apareceu, cobraram a mais, cobraram duas vezes, produto errado, veio errado, veio quebrado, quebrou de novo, estragou de novo,
    estragaram, mal feito, serviço mal, mau atendimento, mal atendid*, péssim*, ficou horrível, chegaram atrasados, esqueceram de mim,
    não cumpriram, me deixaram na mão, quero meu reembolso, quero o meu dinheiro`,
  distress: `
    emergência, ajuda urgente, socorro por favor, me ajudem, ajudem me, por favor ajuda*, preciso de ajuda agora, desesper*,
    estou em pânico, estou com muito medo, muita dor, dor forte, dor insuportável, não aguento mais, sangrando, sangramento,
    hemorragia, inundad*, inundou, pegando fogo, vazamento de gás, cheiro de gás, não consigo respirar, suicid*, me matar, matar me,
    quero morrer, acabou de morrer, faleceu, trancad* fora, trancad* do lado, acidente grave, acabei de sofrer um acidente, fui preso,
    chamem a polícia, sendo despejad*, me ajuda por favor`,

  greeting: 'olá, oi, oie, oii, opa, e aí, eaí, bom dia, boa tarde, boa noite, tudo bem, tudo bom, hey, alô, viva',
  thanks: 'obrigada, obg, brigada, valeu, vlw, agradeço, grata, perfeito, ótimo, excelente, maravilha',
  goodbye: `
    tchau, xau, adeus, até logo, até mais, até breve, até amanhã, até já, tenham um bom dia, bom fim de semana, é só isso, era só isso,
    falou, bye`,
  yes: `
    sim, claro, com certeza, pode sim, quero sim, ok, okay, beleza, blz, tá, está bem, está bom, certo, combinado, fechado, isso mesmo,
    com prazer, perfeito, ótimo, de acordo, pode ser`,
  refusal: `
    não, talvez mais tarde, depois eu vejo, depois vejo, talvez depois, só estou olhando, só olhando, só dando uma olhada, só a ver`,
  notInterested: `
    não me interessa, não tenho interesse, sem interesse, não estou interessad*, não é para mim, me deixem em paz, deixem me em paz,
    para de perguntar, não me escreva*, pare de mandar, já contratei, já encontrei outro, já fechei com outro, não preciso mais,
    já não preciso, mudei de ideia, desisti, esqueça isso, deixa pra lá, me deixa em paz, pode esquecer`,

  asking: `
    gostaria de saber, queria saber, quero saber, saber se, queria perguntar, uma pergunta, pode me dizer, podia me dizer, me diz,
    será que, que horas, o que inclui, por que, porquê, pq, qual, quais, como, quando, quanto*, quanta*, onde, quem, vocês, vcs,
    tem algum*, tem vaga*, vc faz, você faz, têm, fazem, aceitam, atendem, vendem, posso, podem, poderiam, dá para, dá pra, é possível,
    precisa, existe, procuro, estou procurando`,

  services: `
    serviços, o que vocês fazem, o que vcs fazem, o que você faz, o que vc faz, o que fazem, o que vocês têm, o que vendem,
    o que vocês vendem, com o que trabalham, com o que vocês trabalham, catálogo, produtos, cardápio, ementa, oferecem`,
  prices: `
    quanto* custa*, quanto* fica*, quanto* cobra*, quanto* sai*, quanto* é, qual o valor, qual é o valor, preço*, valores, custo*,
    custa*, tarifa*, honorário*, mensalidade*, taxa*, é caro, barato*, orçamento, muito caro, mais caro, quanto* está, quanto* tá,
    quanto* seria, quanto* vou pagar, quanto* se paga, quanto* vale*, quanto* vocês cobr*, quanto* vcs cobr*, quanto* por, quanto* pra`,
  hours: `
    horário de atendimento, horário comercial, qual o horário, qual é o horário, qual horário, que horário*, horários*,
    horário de vocês, que horas abre*, que horas fecha*, até que horas, que dias abre*, quando abre*, abrem, abre, aberto*, fecha,
    fechado*, encerram, funcionam que, funcionamento, segunda a sexta, segunda a sábado, segunda a domingo, expediente`,
  place: `
    onde se localiza*, onde, endereço, morada*, localização, localizado, como chego, como chegar, como faço para chegar, como vou até,
    em que cidade, qual cidade, em que rua, qual bairro, que bairro, mapa, sua loja, a loja`,
  contact: `
    telefone, telemóvel, celular, seu número, vosso número, número de vocês, e mail, email, página na internet, site, website,
    contactos, como falo com vocês, posso ligar, whatsapp, whats, zap, zapzap, dados de contato, contato`,
  appointment: `
    marcar*, marcação, agendamento, agenda, tem horário, uma hora marcada, reserva, uma vaga, tem vaga, consulta, reunião,
    me encontrar, encontrar vocês, passar aí, visitar, encomenda, fazer um pedido, pedir, comprar, contratar*, orçamento, proposta,
    inscrever, inscrição, disponibilidade, marcando, matrícula`,

  asksTime: `
    até quando*, para quando*, pra quando*, a partir de quando*, quando* pret*, quando* gost*, quando* precis*, quando* começ*,
    quando* deseja*, em quanto tempo, prazo*, que dia, qual dia, data*, que horário, que horas, urgen*, começar, iniciar, decidir`,
  asksBudget: 'orçamento*, quanto* pode pagar, gastar, investir, investimento, faixa de preço, valor disponível, verba, quanto* dinheiro',
  myName: `
    o meu nome é, meu nome é, meu nome, me chamo, chamo me, eu sou o, eu sou a, eu sou, sou o, sou a, sou, aqui é o, aqui é a, aqui é,
    aqui quem fala é, quem fala é, fala o, nome, em nome de, da parte de, pode me chamar de, atenciosamente, cumprimentos, abraços,
    abraço, att`,
  amounts: `
    quatro*, cinco*, seis*, sete, oito, nove, dez, onze, doze, treze*, catorze*, quatorze*, quinze, dezess*, dezass*, dezoito,
    dezanove, vinte*, trinta*, quarenta*, cinquenta*, sessenta*, setenta*, oitenta*, noventa*, cem, cento*, duzent*, quinhent*,
    setecent*, oitocent*, novecent*, mil, milhares, milhão, milhões, dúzia*, dezena*, um real, dois reais, três reais, um euro,
    dois euros, três euros, grátis, gratuit*, de graça, sem custo*, sem cobrança, de cortesia, desconto*, metade do preço, meio preço,
    dois por um, é cortesia`,
}
