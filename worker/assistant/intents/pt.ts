import type { Intents } from './intents.ts'

export const PT: Intents = {
  person: `
    falar com uma pessoa, falar com alguém, falar com humano, falar com gente, conversar com alguém, conversar com uma pessoa,
    pessoa de verdade, pessoa real, gente de verdade, alguém de verdade, alguém real, um humano, um ser humano, atendente,
    atendimento humano, falar com o dono, falar com a dona, falar com o gerente, falar com a gerente, falar com o responsável,
    falar com a responsável, falar com o chefe, falar com o patrão, falar com um vendedor, falar com um funcionário,
    falar com um assistente, falar diretamente, falar direto com, falar com vocês, falar com vcs, apoio ao cliente,
    serviço ao cliente, me liga, me liguem, liga pra mim, ligue pra mim, liguem para mim, podem me ligar, pode me ligar,
    podem ligar me, pode ligar me, alguém me ligar, liguem me, não com um robô, não quero robô, não quero falar com robô,
    não quero um robô, não quero bot, não é robô, nada de robô`,
  anger: `
    furios*, com raiva, muita raiva, puto da vida, puta da vida, irritad*, revoltad*, indignad*, cansei de, cheio disso,
    saco cheio, farta de, estou farta, inaceitável, inadmissível, um absurdo, que absurdo, palhaçada, que vergonha, uma vergonha,
    sem vergonha, ridículo, merda, porra, caralho, idiota*, imbecil*, otário*, inútil, inúteis, um lixo, golpista*, é golpe,
    enganad*, enganaram, ladrões, bando de, isso é roubo, é um roubo, perda de tempo, perder tempo com, perdendo meu tempo,
    de brincadeira, fazer de palhaço, ninguém responde, ninguém atende, ninguém me responde, ninguém me atende, nunca mais,
    procon, vou processar, processar vocês, reclame aqui, mentiros*, descaso, que nojo, pior atendimento, pior serviço`,
  complaint: `
    reclamação, reclamar, uma queixa, fazer queixa, livro de reclamações, reembolso, estorno, dinheiro de volta, devolvam*,
    devolver meu dinheiro, decepcionad*, decepção, desiludid*, insatisfeit*, não estou satisfeit*, não fiquei satisfeit*,
    não estou content*, não chegou, nunca chegou, não recebi meu, ninguém veio, não veio ninguém, ninguém apareceu, não apareceu,
    não apareceram, não compareceu, não compareceram, cobraram a mais, cobrado a mais, cobraram duas vezes, cobrado duas vezes,
    pedido errado, produto errado, veio errado, veio quebrado, chegou quebrado, quebrou de novo, estragou de novo, estragaram,
    mal feito, serviço mal, mau serviço, mau atendimento, mal atendid*, péssim*, má experiência, ficou horrível, ficou pior,
    chegaram atrasados, chegou atrasado, esqueceram de mim, não cumpriram, me deixaram na mão, deixou na mão, deixaram pendurad*`,
  distress: `
    emergência, ajuda urgente, socorro, me ajudem, ajudem me, por favor ajuda*, preciso de ajuda agora, desesper*, pânico,
    estou com medo, tô com medo, tenho medo, muita dor, dor forte, dor insuportável, dor terrível, dores fortes,
    não aguento mais, não aguento a dor, sangrando, a sangrar, sangramento, hemorragia, inundad*, inundação, inundou, alagad*,
    alagou, incêndio, pegando fogo, vazamento de gás, fuga de gás, cheiro de gás, cheiro a gás, não consigo respirar, chorando,
    suicid*, me matar, matar me, quero morrer, tirar a minha vida, acabou de morrer, faleceu, trancad* fora, trancad* do lado,
    preso do lado, um acidente, sofri acidente, fui preso, foi preso, polícia, despejad*, ordem de despejo`,

  greeting: 'olá, oi, oie, oii, opa, e aí, eaí, bom dia, boa tarde, boa noite, tudo bem, tudo bom, hey, alô, viva',
  thanks: 'obrigada, obg, brigada, valeu, vlw, agradeço, grata, perfeito, ótimo, excelente, maravilha, show',
  goodbye: `
    tchau, xau, adeus, até logo, até mais, até breve, até amanhã, até já, tenham um bom dia, bom fim de semana, é só isso,
    era só isso, só isso mesmo, é tudo, falou, fui, bye`,
  yes: `
    sim, s, claro, com certeza, pode, quero, ok, okay, beleza, blz, tá, está bem, está bom, certo, combinado, fechado, isso,
    por favor, com prazer, perfeito, ótimo, de acordo, bora, vamos, uhum`,
  refusal: `
    não, n, mais tarde, depois eu vejo, depois vejo, talvez depois, só estou olhando, só olhando, só dando uma olhada, só a ver,
    deixa pra depois, pular, dispenso`,
  notInterested: `
    não me interessa, não tenho interesse, sem interesse, não estou interessad*, não é para mim, não é pra mim, me deixem em paz,
    deixem me em paz, para de perguntar, pare de perguntar, não me escreva*, pare de mandar, já contratei, já encontrei outra,
    já achei outro, fechei com outra, não preciso mais, já não preciso, mudei de ideia, desisti, esqueça, deixa pra lá,
    deixa para lá`,

  asking: `
    gostaria de saber, queria saber, quero saber, saber se, queria perguntar, uma pergunta, uma dúvida, pode me dizer,
    podia me dizer, me diz, me fala, será que, que horas, o que é, o que inclui, por que, porquê, pq, qual, quais, como, quando,
    quanto*, quanta*, onde, quem, vocês, vcs, tem algum*, tem vaga*, vc faz, você faz, têm, fazem, aceitam, atendem, vendem,
    posso, podem, poderiam, dá para, dá pra, é possível, precisa, existe, procuro, estou procurando`,

  services: `
    serviços, o que vocês fazem, o que vcs fazem, o que você faz, o que vc faz, o que fazem, o que vocês têm, o que vendem,
    o que vocês vendem, com o que trabalham, com o que vocês trabalham, catálogo, produtos, cardápio, ementa, oferecem`,
  prices: `
    quanto*, qual o valor, qual é o valor, preços, preçário, valores, custos, custam, tarifa*, honorário*, mensalidade*, taxa*,
    caro, cara, barata, orçamento`,
  hours: `
    horário de atendimento, horário de abertura, horário comercial, qual o horário, qual é o horário, qual horário, que horário*,
    horários*, seu horário, vosso horário, horário de vocês, que horas abre*, que horas fecha*, até que horas, que dias abre*,
    quando abre*, abrem, abre, aberto, fecha, fechado, encerram, encerrado, funcionam que, funcionamento, segunda a sexta,
    segunda a sábado, segunda a domingo, expediente`,
  place: `
    onde se localiza*, onde, endereço, morada, localização, localizado, como chego, como chegar, como faço para chegar,
    como vou até, em que cidade, qual cidade, em que rua, qual bairro, que bairro, mapa, sua loja, a loja`,
  contact: `
    telefone, telemóvel, celular, seu número, vosso número, número de vocês, e mail, email, página na internet, site, website,
    contactos, como falo com vocês, posso ligar, whatsapp, whats, zap, zapzap`,
  appointment: `
    marcar, marcação, agendamento, agenda, tem horário, um horário, uma hora marcada, reserva, uma vaga, tem vaga, consulta,
    reunião, me encontrar, encontrar vocês, passar aí, ir aí, visitar, encomenda, fazer um pedido, pedir, comprar, contratar*,
    orçamento, proposta, inscrever, inscrição, matrícula, me liguem, retornar a ligação, disponibilidade`,

  asksTime: `
    até quando, para quando, pra quando, a partir de quando, quando pret*, quando gost*, quando precis*, quando começ*,
    quando deseja, em quanto tempo, prazo*, que dia, qual dia, data*, que horário, que horas, urgen*, começar, iniciar, decidir`,
  asksBudget: 'orçamento*, quanto*, gastar, investir, investimento, faixa de preço, valor disponível, verba',
  myName: `
    o meu nome é, meu nome é, meu nome, me chamo, chamo me, eu sou o, eu sou a, eu sou, sou o, sou a, sou, aqui é o, aqui é a,
    aqui é, aqui quem fala é, quem fala é, fala o, fala a, nome, em nome de, da parte de, pode me chamar de, pode chamar me,
    atenciosamente, cumprimentos, abraços, abraço, att`,
  amounts: `
    quatro*, cinco*, seis*, sete, oito, nove, dez, onze, doze, treze*, catorze*, quatorze*, quinze, dezess*, dezass*, dezoito,
    dezanove, vinte*, trinta*, quarenta*, cinquenta*, sessenta*, setenta*, oitenta*, noventa*, cem, cento*, duzent*, quinhent*,
    setecent*, oitocent*, novecent*, mil, milhares, milhão, milhões, dúzia*, dezena*, centena*, um real, dois reais, três reais,
    um euro, dois euros, três euros, grátis, gratuit*, de graça, sem custo*, sem cobrança, cortesia, por conta da casa,
    de brinde, desconto*, metade do preço, meio preço, dois por um`,
}
