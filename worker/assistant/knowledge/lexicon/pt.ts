import { type Lexicon } from './lexicon.ts'

export const PORTUGUESE: Lexicon = {
  greeting: `^ olá; ^ oi; ^ oie; ^ bom dia; ^ boa tarde; ^ boa noite; bom dia; boa tarde; ^ opa; ^ e aí; ^ alô; ^ hey; ^ hello; ^ hi; ^ saudações; ^ oii; ^ oiii; ^ ola; ^ eae;
    ^ eai; ^ salve; ^ boas; ^ tudo joia; ^ oi gente; ^ prezados`,
  thanks: `obrigado; obrigada; muito obrigado; muito obrigada; agradeço; agradecido; agradecida; grato; grata; brigadão; obrigadão; obrigadinha; obgda; vlw; vlww; brigadinho;
    muito grato; agradeço muito; gratidão; thanks; deus abençoe; valeu!;
    -não obrigado; -não obrigada`,
  goodbye: `tchau; adeus; até logo; até mais; até breve; até amanhã; até já; um abraço; bom fim de semana; tenha um bom dia; é só isso; era só isso; isso é tudo; bye; falou $;
    até sábado; até lá; até a próxima; abraços; bjs; bjos; beijos; um beijo; flw; tenha uma boa; tenha um ótimo; bom dia para você; boa semana; fiquem com deus;
    fica com deus; por hoje é só; só isso mesmo; só isso obrigado; só isso obrigada; seria só isso; xau; tchauzinho; boa noite e obrigado`,
  services: `que serviços; quais serviços; quais .. serviços; seus serviços; vossos serviços; os serviços; o que vocês fazem/oferecem/vendem; o que você faz; o que fazem;
    o que oferecem; que oferecem; que vendem; o que vendem; que produtos; quais produtos; que tratamentos; vocês fazem; vocês oferecem; vocês vendem; fazem vocês;
    lista de serviços; ^ serviços; serviços $; com o que trabalham; o que pode fazer; em que podem ajudar; quais as opções; o q vcs fazem; o que que vocês fazem;
    o que é que vocês fazem; oq vcs fazem; o que vocês têm; o que vocês tem; o que vcs oferecem; com que vocês trabalham; com o que vocês trabalham;
    trabalham com o que; trabalham com que; quais são os serviços; quais os serviços; qual serviço;
    que tipo de serviço/serviços/tratamento/tratamentos/trabalho/trabalhos/massagem/produto/produtos/coisa; que tipos de; lista dos serviços; cardápio de serviços;
    catálogo; portfólio de serviços; os vossos serviços; que serviços têm; que serviços tem; me fala dos serviços; me fale dos serviços; informações sobre os serviços;
    informação dos serviços; quero saber dos serviços; saber o que vocês fazem; atuam com; fazem também; vocês também fazem; também fazem; também oferecem;
    o que mais vocês; em que podem me ajudar; como podem me ajudar; como vocês podem ajudar; como você pode me ajudar; no que vocês podem; que opções; quais opções;
    especialidades; qual a especialidade; oferecem!;
    -fazem desconto*; -oferecem desconto*; -vocês fazem desconto*; -fazem algum desconto; -fazem por menos; -fazem um preço; -o que vocês fazem com meus`,
  price: `quanto custa/custam/é/fica/sai/cobram/cobra/seria/custaria/vale/pago; quanto tá; quanto está; quanto $; por quanto; qual .. preço/valor; valores; tarifa*;
    tabela de preços; honorários; é caro; quanto para; quanto por; orçamento médio; qto custa; qto é; qto fica; qnt custa; quanto q; quanto que custa; quanto que é;
    quanto sai; quanto tão; quanto ficaria; quanto sairia; quanto vou pagar; quanto eu pago; quanto se paga; quanto pago; quanto tenho que pagar; quanto devo;
    quanto vocês cobram; quanto vcs cobram; quanto cobram; quanto vc cobra; quanto você cobra; quanto .. custa/custam/fica/ficam/sai/saem/cobram/cobra/é;
    quanto mais ou menos; mais ou menos quanto; em média quanto; na faixa de quanto; por quanto fica; por quanto sai; sai por quanto; fica por quanto; fica em quanto;
    sai em quanto; sai a quanto; tá quanto; ta quanto; está quanto; custa quanto; é quanto; cobram quanto; qual o valor; qual valor; qual o preço; qual preço;
    qual é o custo; qual o custo; qual a taxa; qual é o preço; valores por favor; me passa o valor; me passa o preço; me passa os valores; me passa os preços;
    passa o valor; passar o valor; passar os valores; manda o valor; manda os valores; lista de preços; lista de valores; tabela de valores; preços de tudo;
    todos os preços; preso; o preso do; precinho; valor da; valor do; valor de; preço da; preço do; saber o valor; saber o preço; saber quanto; quanto em média;
    tem custo; tem algum custo; cobram por; cobra por; cobram alguma; valor!; valores!; preço!; preços!; precos!; custo!; custos!; custa!; custam!; custaria; custariam;
    taxa!; qnto; quanto que custa/fica/sai/é;
    -muito caro; -caro demais; -quanto tempo; -quantos anos; -melhor preço; -preço melhor; -valor sentimental; -aceito .. preço/valor; -esse preço; -esse valor;
    -este preço; -este valor; -o preço cabe; -preço está ok; -preço está bom; -preço tá bom; -valor está ok; -valor tá bom; -valor cabe; -preço ok; -preço é bom;
    -concordo com o preço; -preço justo; -preço especial; -melhor valor; -bom preço; -menor preço; -baixar o preço; -abaixar o preço; -cobrir o preço; -metade do preço;
    -metade do valor; -quanto antes; -o quanto antes; -quanto demora; -quanto dura; -em quanto tempo; -com quanto tempo; -por quanto tempo; -valor humano; -a custo de;
    -custa me crer`,
  hours: `horário*; que horas; a que horas; até que horas; quando abrem/abre/fecham/fecha; estão abertos; está aberto; aberto hoje/amanhã/agora/aos/no/ao; abrem; fecham;
    vocês abrem; trabalham aos; trabalham no; atendem aos; atendem no; abre hoje; orario; orários; q horas; a q horas; de que horas; de que horas a que horas;
    até quando .. aberto/abertos; ate que horas; até q horas; a partir de que horas; desde que horas; abre que horas; abrem que horas; fecha que horas;
    fecham que horas; abre q horas; funciona no; funciona aos; funciona sábado; funciona domingo; funciona de; funcionam no; funcionam aos; funciona hoje;
    funcionam hoje; dias de funcionamento; quais dias; que dias vocês; em que dias; quais os dias; abrem aos; abrem no; abrem sábado; abrem domingo; abrem hoje;
    abre aos; abre no; abre sábado; abre domingo; aberto sábado; aberto domingo; abertos ao; abertos no; abertos aos; tá aberto; tão abertos; ta aberto; está fechado;
    estão fechados; fechados aos; fechado no; fechado aos; encerram; encerrados; atendem sábado; atendem domingo; atendem hoje; atendem ao; atende sábado; atende no;
    atende aos; trabalham sábado; trabalham domingo; trabalham hoje; trabalham ao; feriados; horário de almoço; almoço fecham; tem horário de; tem horário no sábado;
    funcionamento!; abertos!; fechados!; feriado!; feriados!; que dias abrem/atendem/funcionam/trabalham/vocês; aos fins de semana; no fim de semana $;
    abrem .. fim de semana; atendem .. fim de semana; vocês atendem aos/no/ao/sábado/domingo/hoje/até/de;
    -que horas posso; -horário livre; -horário disponível; -horários disponíveis; -horários livres; -marcar horário; -marcar um horário;
    -tem horário para/pra/livre/disponível/vago/amanhã/hoje/essa/esta/nesta; -agendar um horário; -um horário; -que horas vocês chegam; -que horas você chega;
    -a que horas é minha; -a que horas posso; -a que horas chegam; -ferida aberta`,
  place: `onde fica/ficam/estão/está/vocês/é/se; localização; localizados; localizado; como chego; como chegar; em que cidade/rua/bairro/zona; em qual cidade/rua/bairro;
    onde encontro; onde posso encontrar; onde atendem; têm loja; tem loja; código postal; cep; posso visitar; kd vcs; cadê vocês; onde q fica; onde que fica;
    onde é que fica; onde é; onde fica; onde vcs; onde vcs ficam; onde se; onde se localiza; fica onde; ficam onde; é onde; vocês ficam onde; estão onde;
    vocês são de onde; são de onde; de onde são; de onde vocês; qual o endereço; qual endereço; enderesso; seu endereço; manda o endereço; manda a localização;
    manda localização; me passa o endereço; passa o endereço; passa a localização; qual a localização; qual rua; que rua; qual bairro; que bairro; qual cidade;
    que cidade; em que lugar; qual lugar; em que região; qual região; como faço para chegar; como faço pra chegar; como eu chego; como se chega; como vou até;
    perto de onde; fica longe; ponto de referência; google maps; loja física; têm loja física; tem unidade; unidades; filiais; onde posso ir; onde tenho que ir;
    para onde vou; endereço!; endereços!; morada!; mapa! $; me diz a rua; em que rua;
    -meu endereço; -endereço de email; -endereço de e mail; -minha morada; -onde está meu; -onde está minha; -endereço é; -endereço antigo; -esse endereço é;
    -endereço errado; -meu .. endereço; -endereço de mail; -endereço eletrônico; -onde dói; -onde posso estacionar; -onde estacionar; -onde estaciono;
    -onde deixo o carro; -onde paro o; -onde está o problema; -onde posso pagar; -onde é que posso pagar; -onde é que posso estacionar; -onde posso deixar`,
  contact: `seu/vosso/teu telefone/número/email/e/whatsapp/contato/contacto/site; número de telefone; telefone de contato; como entro em contato; como contatar; como contactar;
    como posso contatar/contactar; falar pelo; entrar em contacto; whatsapp; página web; dados de contato; telefone $; ^ telefone; ^ contato; ^ contacto; posso ligar;
    onde ligo; para onde ligo; endereço de email; endereço de e mail; seu zap; zap de vocês; wpp; zapzap; telefone de vocês; telefone aí; número de vocês;
    email de vocês; e mail de vocês; contato de vocês; qual o telefone; qual telefone; qual o número; qual número; qual o email; qual o e mail; qual o whatsapp;
    qual o zap; qual o contato; qual o site; qual o insta; redes sociais; tem whatsapp/whats/zap/telefone/email/site/instagram;
    têm whatsapp/whats/zap/telefone/email/site/instagram; me passa o telefone/número/contato/whatsapp/zap/email; passa o telefone/número/contato/zap;
    manda o telefone/número/contato/zap; número pra ligar; número para ligar; que número; como falo com vocês; como ligo; como faço contato; como faço para falar;
    como entro; posso escrever; dá pra ligar; onde eu ligo; pra onde ligo; meio de contato; formas de contato; cartão de visita; zap! $; whats! $; o telefone! $;
    o telefone! da/do/de vocês; um telefone! para/pra/de; entrar! em contato com vocês; contatos! $; tem instagram; no instagram $; como posso falar com vocês;
    como entrar em contato; vosso site; seu site; site de vocês;
    -meu telefone; -meu número; -meu email; -meu e mail; -meu whatsapp; -um site; -meu site; -criação de site; -entrem em contato; -entre em contato; -número do pedido;
    -é whatsapp; -pode entrar em contato; -deixar .. telefone/email/número/contato; -dar .. telefone/email/número/contato; -passar .. meu; -meu contato; -meu zap;
    -meu celular; -do último; -outros clientes; -de outros; -não quero .. telefone/email/número; -prefiro não .. telefone/email/número/contato; -sem deixar;
    -vi no instagram; -no instagram vi; -criar .. site; -fazer .. site; -preço .. site; -quanto .. site; -novo site; -outro cliente; -outra pessoa; -cliente anterior`,
  about: `sobre a empresa; sobre vocês; sobre você; sobre a vossa; sobre o negócio; sobre sua empresa; quem são vocês; quem é o dono; há quanto tempo; há quantos anos;
    anos de experiência; que experiência; qual .. experiência; sua experiência; sua empresa; sua equipe; vossa equipa; quantas pessoas trabalham; quantos funcionários;
    por que escolher; porque escolher; referências; avaliações; são certificados; certificad*; são licenciados; conte me sobre; fale sobre; me fale; saber mais;
    desde quando; quem tá por trás; quem está por trás; quem é o proprietário; quem é a dona; quem é que atende; quanto tempo de mercado; tempo de mercado;
    quanto tempo existem; há quanto tempo existem; experiência vocês; experiência têm; são confiáveis; é confiável; dá pra confiar; são bons; são sérios; são formados;
    registrados; certificação; certificações; trabalhos anteriores; ver trabalhos; fotos dos trabalhos; exemplos de trabalhos; portfólio; depoimentos;
    avaliação de clientes; o que dizem os clientes; história de vocês; história da empresa; diferencial; qual o diferencial; o que diferencia; por que vocês;
    por que devo; empresa familiar; equipe de vocês; quantos profissionais; quem trabalha; me conta sobre; conta mais sobre; fala mais sobre; falar sobre a empresa;
    posso confiar em vocês;
    -avaliações físicas; -há quanto tempo eu; -meu certificado`,
  identity: `você é um robô/bot/humano/robo/máquina; você é uma máquina/pessoa/ia/inteligência; é um robô; é um robo; é um bot; és um robô/bot/humano/robo;
    és uma máquina/pessoa/ia; você é real; você é humano; você é humana; estou falando com; estou a falar com; falo com um; falo com uma; com quem falo; com quem estou;
    quem é você; quem és; quem és tu; como você se chama; como te chamas; qual .. seu nome; qual .. teu nome; seu nome; inteligência artificial; chatgpt; o que você é;
    vc é um robô/robo/bot/humano; vc é uma pessoa/máquina/ia; vc é real; vc é robô; vc é humano; você é robô; você é robo; você é bot; tu és um robô/bot/humano; é robô;
    é um robô ou; é uma ia; isso é um robô/bot; isso é uma máquina; aqui é um robô/bot; aqui é robô; é chatbot; resposta automática; mensagem automática;
    atendimento automático; tô falando com; to falando com; falo com quem; estou falando com quem; com quem eu falo; com quem eu tô; quem fala; quem tá falando;
    quem está falando; quem é vc; quem responde; quem está respondendo; quem me atende; quem tá aí; como vc se chama; qual seu nome; qual é o seu nome; qual o seu nome;
    teu nome; vc tem nome; ou um robô; ou robô; ou um bot; ou uma máquina; ou computador; ou pessoa de verdade; robô ou; robo ou; bot ou; humano ou; alexa; siri;
    quem te criou; quem te fez; quem te programou; vc é o dono; você é o dono; você é a dona; quem é $; quem é que; como se chama $;
    -quero falar com; -posso falar com; -quem é que faz; -para uma ou; -quem é o; -quem é a; -quem é que atende; -seu nome completo; -a uma pessoa; -quero .. falar com;
    -em seu nome; -posso .. falar com`,
  appointment: `marcação; agendar; agendamento; agendo; reserva*; reservar; horário disponível; tem horário; têm horário; horários disponíveis; posso ir; passar aí; podem vir;
    pode vir; reunião; disponíveis; disponibilidade; mesa para; uma mesa; quando posso ir; quando podem vir; me inscrever; inscrever me;
    marcar! uma/um/consulta/hora/horário/para/pra/visita/reunião/mesa/avaliação/o/a; marcar! $; marcar! com; quero marcar!; queria marcar!; gostaria de marcar!;
    posso marcar!; dá pra marcar!; dá para marcar!; marca! uma/um/pra/para; marco uma; me marca; me agenda; me encaixa; encaixar; agendar!; agenda! pra/para/uma/um/me;
    agendo!; ajendar; agendá; agendem; quero agendar; quero uma consulta; marcar consulta; uma consulta para/pra/na/no; reservar!; reserva pra; resevar; rezervar;
    queria ir; gostaria de ir; quero ir aí; posso ir aí; posso passar aí; posso passar hoje; posso dar uma passada; passo aí; dar uma passada; podem passar;
    alguém pode vir; poderia vir; venham; vir aqui em casa; vir em casa; tem vaga; têm vaga; tem vagas; tem hora; tem hora pra; tem agenda; tem disponibilidade;
    tem um horário; algum horário; horário vago; horários vagos; próximo horário; primeira vaga; aula experimental; aula teste; visita técnica; sessão experimental;
    agenda!; vaga!; vagas!; um horário; um encontro; encontrar nos; nos encontrarmos; disponível! amanhã/hoje/para/na/no; está disponível! amanhã/hoje/na/no;
    horário livre; visita! técnica/na/no/amanhã; uma visita; reserva!; uma consulta $; vem aqui em casa;
    -cancelar minha consulta; -cancelar minha; -sem marcação; -desmarcar; -vaga de emprego; -vagas de estacionamento; -vaga para estacionar; -vagas para estacionar;
    -reserva de emergência; -quanto custa .. consulta/visita; -valor .. consulta/visita; -preço .. consulta/visita; -primeira consulta; -precisa marcar;
    -precisa agendar; -preciso marcar hora para; -tem que marcar; -é preciso marcar; -precisa de marcação; -cancelar; -tem hora certa; -tem vaga pra estacionar;
    -tem vaga para estacionar; -vaga pra carro; -vaga para carro; -tem vagas de estacionamento; -vaga de garagem; -tem vaga de emprego; -consulta de preço`,
  quote: `orçamento para; um orçamento; orçar; cotação; fazer orçamento; enviar orçamento; mandar orçamento; pedir orçamento; solicitar orçamento; uma proposta; estimativa;
    orçamento grátis; orçamento sem compromisso; orsamento; orçamentos; um orçamento pra; orçamento por favor; faz um orçamento; fazem orçamento; fazer um orçamento;
    me faz um orçamento; me manda um orçamento; manda um orçamento; me passa um orçamento; passar um orçamento; pedir um orçamento; preciso de orçamento;
    preciso de um orçamento; quero orçamento; quero um orçamento; gostaria de um orçamento; queria um orçamento; receber um orçamento; me cota; faz uma cotação;
    proposta por escrito; me faz uma proposta; uma oferta para; ^ orçamento $; uma proposta!;
    -meu orçamento; -nosso orçamento; -orçamento é; -tenho um orçamento; -temos um orçamento; -orçamento de até; -orçamento máximo; -meu .. orçamento;
    -um orçamento de cerca; -orçamento apertado; -cabe no; -orçamento limitado; -orçamento é de; -dentro do orçamento; -cabe no meu orçamento`,
  callback: `me liga; me ligue; me liguem; me ligar; liguem me; ligue me; liga me; ligar para mim; retorne minha ligação; me retorne; uma ligação; entrem em contato;
    entrem em contacto; me contatem; me contate; contactem me; me chamem; mim liga; liga pra mim; ligue pra mim; ligar pra mim; ligue para mim; liga para mim;
    liguem pra mim; pode me ligar; podem me ligar; poderia me ligar; poderiam me ligar; alguém me liga; alguém me ligue; alguém me ligar; alguém ligar;
    alguém pode ligar; quero que me liguem; me dá uma ligada; dá uma ligada; me dá um toque; dá um toque; me telefone; me telefona; telefonem me; me retorna;
    me retornem; aguardo retorno; aguardo ligação; aguardo contato; espero ligação; por telefone por favor; falar por telefone; conversar por telefone;
    chamada de vídeo; videochamada; entrar em contato comigo; entra em contato comigo; falem comigo; me contacte; me contactem; me contatar; me chama no whats;
    me chama no zap; me chama no whatsapp; me chamem no; me manda mensagem; me manda uma mensagem; me mande mensagem; mandem mensagem; podem ligar me;
    podem ligar pra mim; uma chamada telefónica; entre em contato comigo; entrem em contato comigo;
    -não me liguem; -nunca me ligam; -não me ligue; -ninguém me; -me chamo; -meu nome; -não quero .. ligação/ligações/liguem; -sem ligação; -sem ligações; -não me liga;
    -não liguem; -não me chame; -ninguém me liga; -ninguém me retorna; -ninguém me retornou; -ninguém retorna; -ninguém retornou; -me chamam de; -me mande a;
    -nunca retornam; -não retornam`,
  buy: `fazer um pedido; fazer uma encomenda; vou levar; fico com; eu quero esse; eu quero este; quero esse; fechar negócio; quando começamos; quando podemos começar;
    quero começar; onde pago; pagar agora; pronto para; vamos nessa; quero comprar; queria comprar; gostaria de comprar; onde compro; como compro;
    como faço para comprar; como faço pra comprar; quero contratar; queria contratar; gostaria de contratar; como contrato; como faço para contratar; quero fechar;
    fechar o serviço; fechar contrato; vamos fechar; bora fechar; fechou $; fechado! $; negócio fechado; quero pedir; queria pedir; fazer pedido; quero encomendar;
    como encomendo; onde encomendo; eu levo; vou querer; quero levar; vou ficar com; queria começar; gostaria de começar; bora começar; começar logo; começar já;
    começar o quanto antes; começar semana; começar amanhã; como começo; como começamos; como faço para começar; como me inscrevo; quero me inscrever; matricular;
    me matricular; quero me matricular; assinar contrato; quero assinar; onde assino; ser cliente; virar cliente; próximo passo; próximos passos; como prosseguir;
    quero prosseguir; to dentro; tô dentro; eu topo; comprar!; compro!; contratar!; encomendar!; vamos começar; bora $; podemos! começar;
    -pedir um orçamento; -meu pedido; -pode começar com; -começou; -não quero comprar; -vocês compram; -fechados; -começar com quantas; -compram`,
  discount: `desconto*; mais barato; mais barata; mais em conta; promoções; cupom; cupão; oferta especial; grátis; de graça; pechinchar; melhor preço; preço melhor;
    baixar o preço; faz por; fazem por; fazer por; muito caro; caro demais; abatimento; preço especial; cobrir o preço; saldos; descontinho; disconto; descontão;
    um desconto; algum desconto; tem desconto; fazem desconto; faz desconto; dá desconto; dão desconto; me dá um desconto; rola um desconto; rola desconto;
    rola um descontinho; consegue um desconto; consegue fazer por; consegue baixar; consegue melhorar; melhorar o preço; melhora o preço; melhor o preço;
    preço camarada; precinho camarada; preço de amigo; preço melhorzinho; baixa um pouco; baixa o preço; abaixa o preço; abaixa um pouco; diminuir o valor;
    diminuir o preço; reduzir o preço; reduzir o valor; menos que isso; faz por menos; mais baratinho; baratinho; tá caro; ta caro; é caro demais; muito cara;
    achei caro; achei salgado; que caro; meio caro; tão caro; caríssimo; fora do meu orçamento; acima do meu orçamento; não cabe no meu bolso; não tenho condições;
    não posso pagar; metade do preço; pela metade; por cento de desconto; cortesia; de brinde; cashback; desconto para; desconto à vista; à vista tem desconto;
    código promocional; código de desconto; negociar! o; negociar!; dá pra negociar; negócio melhor; outro lugar mais barato; cobre o preço; cobrem o preço; promo!;
    promoção!; promoções!; oferta! especial; tem ofertas; ofertas! $; negociável!; gratuito!; gratuita!; carissimo!; carissima!; caríssimo!; um voucher; é gratuito;
    igualar o preço; esta caro; está caro;
    -orçamento grátis; -orçamento gratuito; -estacionamento grátis; -estacionamento gratuito; -faz por encomenda; -wifi grátis; -cartão presente; -vale presente;
    -avaliação grátis; -é grátis estacionar; -consulta grátis; -a avaliação é gratuita`,
  human: `falar/falo/conversar com .. alguém/pessoa/humano/atendente/responsável/gerente/chefe/dono/dona/funcionário/operador/agente/assistente/médico/advogado/equipe;
    pessoa real; pessoa de verdade; pessoa de carne; humano de verdade; ^ humano; ser humano; alguém real; alguém de verdade; não quero .. robô/bot/robo/máquina;
    não .. falar com .. robô/bot/robo/máquina; tem alguém aí; passa me para; passe me; me passa para; me transfere; me transfira; atendimento humano;
    atendimento ao cliente; apoio ao cliente; quero uma pessoa; seu chefe; chega de robô; para o bot; sem robô;
    falar/conversar/falo com .. atendentes/responsaveis/alguem/advogada/dentista/médica/mecânico/recepcionista/vendedor/vendedora/supervisor/proprietário/proprietária/gente/especialista/consultor/dr/doutor/doutora;
    falar diretamente com; falar pessoalmente; pessoalmente com; conversar pessoalmente; com o gerente; com o dono; com a dona; com o responsável; com a responsável;
    com o chefe; chama o gerente; chama o dono; chama alguém; chame o gerente; chame alguém; atendente! por; atendente! humano; atendente! $; um atendente!;
    quero atendente; quero um atendente; ^ atendente!; humano! $; ^ humano!; um humano!; atendimento! humano; atendimento! pessoal; atendente real; gente de verdade;
    gente real; pessoa humana; uma pessoa de verdade; quero pessoa; quero um humano; prefiro uma pessoa; prefiro um humano; preciso de uma pessoa;
    preciso de um atendente; preciso de um humano; não quero robô; não quero bot; não falo com robô; não gosto de robô; não com um robô; odeio robô; odeio bot;
    chega de bot; sai robô; sem bot; nada de robô; em vez de robô; em vez de um robô; cansei de robô; cansado de robô; passa pra um; me passa pra; me passe para;
    me transfere pra; me coloca com; me conecta; me encaminha; encaminha para um; tem gente aí; tem alguém real; tem alguém $; há alguém $; há alguém aí;
    alguém pode me atender; alguém pode me ajudar; alguém me atende; alguém me atenda; alguém da equipe; alguém da loja; alguém da empresa; alguém de vocês;
    prefiro falar com uma/um/alguém; preciso falar com uma/um/alguém; não quero falar com robô/bot/máquina;
    -você é humano; -és humano; -você é um humano; -és um humano; -por pessoa; -estou falando com; -tem alguém que; -recursos humanos; -cabelo humano;
    -falar com minha/meu; -conversar com minha/meu; -falar com meu; -conversar com meu; -falo com meu; -tem alguém que fale; -alguém fala; -fala inglês; -há alguém no;
    -tem alguém no; -humano ou; -um humano ou; -você é um; -és um; -já falei com; -falei com; -alguém pode me ajudar com`,
  complaint: `inútil!; inúteis!; péssimo!; péssima!; nojo!; nojento!; vergonhoso; absurdo!; um absurdo; inaceitável; furioso!; furiosa!; zangado!; zangada!; farta!;
    cansado de esperar; nunca respondem; nunca atendem; nunca ligam; nunca vieram; ninguém responde; ninguém atende; ninguém liga; ninguém veio; ninguém respondeu;
    não respondem; não atendem; esperando há; à espera há; ainda estou esperando; ainda à espera; golpistas; burla!; burlões!; ladrões!; mentira!; mentirosos;
    incompetentes; incompetência; imbecil!; porra!; caralho!; foda se; desgraça; queixa!; queixar!; decepcionado; decepcionada; desiludido; insatisfeito; insatisfeita;
    mau atendimento; mau serviço; pior serviço; pior atendimento; perda de tempo; perder tempo; meu dinheiro de volta; dinheiro de volta; processar vocês; procon!;
    não serve para nada; não me ajuda; não respondeu; palhaçada; que piada; falta de respeito; terrível!; horrível!; horroroso; só mentira; que brincadeira;
    brincadeira comigo; golpe!; é golpe; puta!; puta que pariu; pqp; foda!; fdp; vsf; vtnc; vai se foder; vão se foder; tomar no cu; filho da puta; filhos da puta;
    desgraçados; merda!; uma merda; que merda; caramba não; bosta; uma bosta; que absurdo; reembolso!; quero reembolso; meu reembolso; quero meu dinheiro;
    devolvam meu dinheiro; devolve meu dinheiro; devolução do meu; o pior serviço/atendimento/lugar; pior empresa; pior experiência; péssima experiência; pessimo;
    pesimo; muito ruim o atendimento; atendimento horrível/ruim/lixo/péssimo; serviço horrível/ruim/porco/péssimo/lixo; serviço mal feito; mal atendido; mal atendida;
    mal educados; mal educado; descaso; que descaso; falta de consideração; vergonha!; deviam ter vergonha; ridículo!; ridiculo; reclamar!; quero reclamar;
    fazer uma reclamação; reclamação!; reclame aqui; irritado!; irritada!; muito irritado; chateado! com; chateada! com; muito chateado; muito chateada; indignado;
    indignada; revoltado; revoltada; puta da vida; muita raiva; de saco cheio; saco cheio; não aguento mais; farto! de; farta de; cansada de esperar; cansei de esperar;
    esperando até agora; até agora nada; até agora ninguém; até hoje nada; até hoje ninguém; esperando desde; estou esperando desde; ninguém me responde;
    ninguém me atende; ninguém me liga; ninguém me retorna; ninguém retorna; ninguém apareceu; ninguém aparece; ninguém vem; ninguém faz; ninguém resolve; não resolvem;
    não resolveram; não apareceram; não vieram; não atendem o; não retornam; não me respondem; nunca retornam; nunca aparecem; me ignoram; ignorando; fui enganado;
    fui enganada; é um roubo; ladrão; picaretas; picareta; caloteiros; mentiu; mentiram; quebraram meu; quebraram minha; riscaram; ficou pior; pior que antes;
    pior do que antes; vou processar; meu advogado vai; vou denunciar; avaliação negativa; nunca mais volto; não volto mais; não recomendo; burro!; burros!; seu burro;
    robô burro; bot burro; robô inútil; bot inútil; robô idiota; idiota!; idiotas!; estúpido!; estúpida!; estúpidos; imbecis; incompetente; não ajuda em nada;
    não serve pra nada; você não ajuda; não foi isso que perguntei; não é isso que perguntei; não responde o que; para de repetir; vc não entende nada;
    você não entende!; não me entende!; decepção; decepcionante; desapontado; desapontada; que vergonha!; uma vergonha!; nunca mais compro; avaliação de uma estrela;
    tô puto; estou puto; estou com raiva; serviço é um lixo; vou na justiça; me enganaram;
    -política de reembolso; -garantia de reembolso; -dor terrível; -dor horrível; -pior dos casos; -brincadeiras; -dor .. terrível/horrível;
    -dores .. terríveis/horríveis; -barulho horrível; -cheiro horrível; -nas costas terrível; -cansei de sentir; -não aguento mais de dor; -não aguento mais essa dor;
    -não aguento mais a dor; -não aguento mais de; -burro de; -é reembolsável; -política de cancelamento; -pedir reembolso ao; -reembolso do; -reembolso pelo;
    -reembolso do plano; -fazem reembolso`,
  notInterested: `não tenho interesse; sem interesse; não estou interessado; não estou interessada; não me interessa; não preciso mais; já não preciso; não preciso de nada;
    não quero nada; me deixa em paz; me deixe em paz; deixa me em paz; só estou olhando; só olhando; só dando uma olhada; estou só a ver; só a ver; já encontrei;
    por enquanto não; talvez depois; talvez mais tarde; outro dia talvez; número errado; não me escrevam; n tenho interesse; não me interesa; ñ tenho interesse;
    não tô interessado; não to interessado; não tô interessada; perdi o interesse; não quero não; não quero comprar; não vou querer; não vou comprar; não preciso não;
    não preciso disso; não é o que procuro; não é o que eu procuro; não é pra mim; não é para mim; deixa quieto; deixa pra depois; deixe pra lá; deixa pra próxima;
    fica pra próxima; fica para a próxima; uma outra hora; depois eu vejo; depois vejo; agora não obrigado; no momento não; por agora não; só pesquisando; só vendo;
    tô só olhando; to só olhando; já contratei; já comprei; já fechei com outro; já achei; já arrumei; fechei com outro; vou com outro; com outra empresa;
    me deixem em paz; parem de mandar; para de mandar; me tira da lista; contato errado; empresa errada; já tenho quem; já tenho um $; já tenho uma $;
    já tenho obrigado; já tenho dentista/advogado/fisioterapeuta/outro/outra; agora não $; agora não quero; não quero mais $; não quero mais nada; não quero mais saber;
    não quero mais obrigado; só curiosidade $; não me interessa!; não preciso de vocês`,
  yes: `^ sim; ^ claro; ^ ok; ^ certo; ^ com certeza; ^ perfeito; ^ exato; ^ isso $; ^ isso mesmo; ^ combinado; ^ ótimo; ^ beleza; ^ pode ser; ^ tudo bem $; ^ está bem;
    ^ por favor $; ^ sem dúvida; ^ concordo; ^ quero sim; ^ quero $; ^ gostaria $; parece bom; por mim tudo; por que não; ^ uhum; ^ aham; ^ bora; ^ ss; ^ simm;
    ^ sim sim; ^ arrã; ^ isso aí; ^ exatamente; ^ pode sim; ^ podem sim; ^ claro que sim; ^ com prazer; ^ de acordo; ^ fechado; ^ blz; ^ show; ^ maravilha; ^ bacana;
    ^ ótima; ^ excelente; ^ perfeita; ^ positivo; ^ tá bom; ^ ta bom; ^ tá certo; ^ tá ok; ^ tudo certo; ^ tá ótimo; ^ está bom; ^ está ótimo; ^ está certo; ^ demorou;
    ^ gostaria sim; ^ sim por favor; me parece bom; me parece ótimo; por mim ok; por mim está; cabe no meu orçamento; dentro do meu orçamento; preço está ok;
    preço está bom; preço tá bom; preço ok; valor está ok; valor tá bom; valor é ok; valor ok; ok para mim; ok pra mim; tá bom pra mim; está bom para mim;
    perfeito pra mim; me serve; serve pra mim; me atende $; posso pagar isso; concordo!; ^ pode $; ^ vamos $; esse valor é ok/bom/justo; ^ aceito!; aceito! esse/o/este;
    -claro que não; -não concordo; -não aceito; -não me serve; -não está bom; -não cabe; -não é bom pra mim; -tá bom só que`,
  no: `^ não; ^ nada $; ^ nunca; ^ nem pensar; ^ de jeito nenhum; ^ de modo nenhum; claro que não; ^ ainda não; melhor não; não precisa; ^ nenhum; ^ nenhuma; ^ nao;
    ^ naum; ^ ñ; ^ nn; ^ nops; ^ nop; ^ não não; ^ acho que não; ^ creio que não; ^ infelizmente não; ^ claro que não; ^ de forma alguma; ^ jamais; ^ que nada;
    ^ por enquanto não; ^ agora não; ^ não precisa; ^ não obrigado; ^ não obrigada; ^ negativo; ^ nada disso; ^ não muito; não é necessário;
    -não sei; -não tenho ideia; -não tenho certeza; -não importa; -não me interessa; -não tem problema; -não quero dizer; -não espera; -não tem de que;
    -não quero falar com; -não sei se; -não tenho email; -não conheço; -não entendi; -não entendo; -não estou falando; -não quero um robô; -não atendem; -não respondem;
    -não precisa de; -não preciso marcar; -não é necessário marcar`,
  decline: `prefiro não; prefiro não dizer; não quero dizer; não quero informar; não quero dar; não vou dizer; não vou dar; sei lá; não faço ideia; não tenho ideia;
    não tenho certeza; sem ideia; não é da sua conta; não te interessa; não lhe interessa; confidencial; pular; pula; próxima pergunta; sem comentários; tanto faz;
    ainda não sei; ainda não decidi; não decidi; difícil dizer; não tenho email; não tenho e mail; não tenho orçamento; para que você quer; por que você quer;
    por que precisa; para que precisa; n sei; ñ sei; não sei não; sei la; não sei ainda; nem sei; nem ideia; não faço a mínima; não tenho a menor ideia;
    não quero passar; não quero deixar; não quero compartilhar; não quero responder; não vou passar; não vou deixar; não vou informar; não vou responder; não passo meu;
    não dou meu; não informo; prefiro não informar; prefiro não passar; prefiro não dar; prefiro não falar; prefiro não deixar; prefiro não responder; prefiro guardar;
    prefiro manter; não é da tua conta; não te diz respeito; não interessa a você; isso é pessoal; isso é particular; isso é privado; informação pessoal;
    minha privacidade; pular essa; pula essa; sem resposta; qualquer um $; indiferente; pra mim tanto faz; não decidi ainda; ainda vou ver; vou ver ainda; a definir;
    não definido; não definimos; não pensei; não pensei nisso; ainda não pensei; sem prazo; sem data; não tenho data; não tenho prazo; não tenho um valor;
    não tenho um orçamento; sem orçamento; não uso email; não tenho telefone; não tenho celular; não tenho whatsapp; nada específico; nada em especial;
    difícil de dizer; pra que você quer; pra que quer; pra que precisa; pra que vocês querem; para que vocês querem; por que vocês querem; por que quer saber;
    por que tá perguntando; sou obrigado; sou obrigada; tenho que dar; não sei!; depende!; próxima $; ^ passo $; não quero falar isso; ficar anônimo;
    -não sei se vocês; -não sei o que fazer; -prefiro não esperar; -depende de quanto; -é obrigatório marcar; -não sei como; -não sei qual; -não sei quando;
    -não sei onde; -não sei se; -não sei por que; -não sei o que tenho; -não quero passar frio; -não sei quanto custa; -não sei mais o que`,
  injection: `ignore .. instruções/regras/anteriores/tudo; ignora .. instruções/regras/tudo; esqueça .. instruções/regras; esquece .. instruções/regras; esqueça tudo;
    esquece tudo; instruções anteriores; suas instruções; tuas instruções; suas regras; prompt; mensagem do sistema; agora você é; agora és; a partir de agora; finja;
    faça de conta; faz de conta; imagine que você; imagina que és; aja como; age como; comporte se; modo desenvolvedor; modo programador; modo administrador;
    modo debug; mostre .. instruções/configuração/regras/prompt; mostra .. instruções/configuração/regras/prompt; sua configuração; tua configuração;
    repita .. texto/acima/tudo; repete .. texto/acima/tudo; texto acima; escreva .. poema/código/redação/história/programa/script/música/python;
    escreve .. poema/código/redação/história/programa; um poema; traduz me; base64; decodifique; descodifica; sou seu desenvolvedor; sou o administrador;
    sou seu criador; palavra passe; chave de api; api key; responda apenas; responda somente; diga apenas; jogo de papéis; que modelo você; qual modelo de linguagem;
    código fonte; ignora o que; ignore o que; ignore tudo; ignora tudo; esquece as regras; esqueça as regras; esqueça o que te; deixa de ser; você não é mais;
    nova instrução; novas instruções; nova regra; novas regras; nova ordem do; a partir de agora você; de agora em diante; modo deus; modo dev; modo teste;
    modo manutenção; seu prompt; teu prompt; instruções ocultas; instruções secretas; instruções do sistema; palavra por palavra; repita depois de mim; repita tudo;
    repete tudo; só responda; responda só; diga só; fala só; fale como um; fala como um; como um pirata; você é um pirata; mostre suas instruções/regras;
    mostra suas instruções/regras; quais são suas instruções/regras; qual é o seu prompt; me diga suas instruções; diga suas regras; em base64; escreva um código/poema;
    conta uma história; sou seu chefe; sou o desenvolvedor; sou o programador; o dono disse; o dono autorizou; jailbreak; sem restrições; código em python;
    sou o dono $; sou o dono desse bot; sua senha; a senha do admin*; revele! suas/seu/sua; revela! suas/seu/as; finge! que/ser; imprima! suas/seu/o; em html;
    em markdown; traduza! isso/este/esse/para;
    -traduzem`,
  otherVisitors: `outros clientes; outros visitantes; outras pessoas; outros usuários; lista de clientes; lista dos clientes; dados .. clientes/cliente/visitantes; nomes .. clientes;
    emails .. clientes; email do último; último visitante; último cliente; visitante anterior; cliente anterior; quem escreveu; quem reservou; banco de dados;
    base de dados; outras conversas; conversa anterior; minha esposa escreveu; meu marido escreveu; minha mulher escreveu; escreveu minha; outro cliente;
    outros pacientes; outro paciente; outra pessoa que; demais clientes; emails dos; e mails dos; telefones dos; contato dos outros; dados de outros;
    informações de outros; última pessoa; último paciente; último que; pessoa anterior; a pessoa antes; última conversa; conversas de outros; conversas dos outros;
    mensagens de outros; mensagens dos outros; histórico de conversas; com quem mais; quem conversou; quem falou com você; quanto o último; quanto os outros;
    meu vizinho pagou; minha esposa falou; meu marido falou; nomes dos clientes/outros/visitantes; contatos dos clientes/outros; dados dos clientes/outros/visitantes;
    quem mais escreveu/falou/reservou/marcou/conversou; quem mais; cliente antes de mim; pessoa antes de mim; seus clientes! nomes/emails;
    -que dizem outros clientes; -o que dizem .. clientes; -seus clientes dizem; -quem são seus clientes; -um banco de dados; -nossa última; -minha última;
    -quem mais trabalha; -quem mais atende`,
  offTopic: `previsão do tempo; vai chover; como está o tempo; me faça rir; bolsonaro; brasileirão; quem ganhou; bitcoin; mega sena; horóscopo; dever de casa; lição de casa;
    quanto é 2; dois mais dois; raiz quadrada; deus existe; sentido da vida; te amo; eu te amo; casa comigo; tem namorada; tem namorado; quantos anos você tem;
    quantos anos tens; cor favorita; comida favorita; filme favorito; como está o clima; clima! hoje/amanhã; uma piada; conta uma piada; piada!; quem é o presidente;
    o presidente do; as eleições; quem ganhou a eleição; em quem você vota; de política $; sobre política $; jogo de futebol; resultado do jogo; o jogo de ontem;
    quem vai ganhar; copa do mundo!; flamengo!; benfica!; corinthians!; últimas notícias; notícias de hoje; qual sua religião; sexo!; criptomoedas!; capital do brasil;
    capital da frança; qual é a capital; canta uma música; receita de bolo; loteria!;
    -política de cancelamento; -política de privacidade; -política de; -time de futebol; -campo de futebol; -aceitam bitcoin; -pagar com bitcoin; -escolinha de futebol;
    -que piada; -é piada; -uma piada esse`,
  need: `preciso; precisamos; precisava; procuro; procuramos; estou procurando; estou à procura; estamos procurando; à procura; busco; quero; queremos; queríamos;
    gostaríamos; meu problema; nosso problema; o problema; tenho um problema; temos um problema; problema com; problemas com; ajuda com; ajudar com; me ajudar;
    ajudar me; nos ajudar; dificuldade*; desafio; quebrou; quebrado; quebrada; estragado; avariado; avariada; avaria; não funciona; não está funcionando; vazamento;
    vazando; fuga de água; dói; doendo; doem; entupido; entupida; urgente; urgência; emergência; pretendo; planejo; pensando em; estou pensando; objetivo; tento;
    tentando; interessado em; interessada em; tenho interesse; preocupa; preciso de; to precisando; tô precisando; estou precisando; to procurando; tô procurando;
    to querendo; tô querendo; eu quero; tenho dor; com dor; com dores; dores; machuquei; torci; quebrei; lesão; não consigo dormir; sofro; sofrendo; pifou;
    parou de funcionar; não tá funcionando; entupiu; alagou; inundou; vazou; goteira; tá vazando; tá quebrado; pra ontem; tô perdido; tô perdida; vou casar; queria!;
    gostaria!; gostava de; dor!; estou com dor; estou com um problema; to com dor; estou com problemas;
    -não tenho interesse; -não preciso; -não quero; -não precisa; -quero saber; -queria saber; -gostaria de saber; -quero falar; -gostaria de falar; -preciso falar;
    -queria falar; -quero reclamar; -quero uma pessoa; -por que precisa; -para que precisa; -quero um humano; -quero que ignore; -o que preciso;
    -quero fazer uma reclamação; -para que você quer; -por que você quer; -quero meu dinheiro; -quero atendente; -quero um atendente; -queria reclamar;
    -gostava de saber; -eu quero falar; -quero desconto; -quero um desconto; -gostava de falar; -gostava de perguntar; -queria perguntar; -gostaria de perguntar`,
  cancelFact: `esquece isso; esqueça isso; esquece o que; esqueça o que; esquece $; deixa para lá; deixe para lá; deixa pra lá; na verdade não; pensando bem; mudei de ideia;
    mudei de opinião; me enganei; enganei me; errei; erro meu; estava errado; eu quis dizer; quis dizer; queria dizer; correção; não espera; espera não;
    apaga meu/minha/isso; apague meu/minha/isso; remova meu/minha; remove meu; cancela isso; cancele isso; mudança de planos; mudei os planos; mudou os planos;
    pensei melhor; opa errei; foi engano; me confundi; confundi; escrevi errado; digitei errado; email errado; e mail errado; o certo é; o correto é; corrigindo;
    retifico; desmarca; e mail está errado; email está errado; escrevi .. por engano; foi por engano; ops! errei/o/meu/minha/digitei; cancela meu; cancela minha;
    desmarcar!; cancelar meu/minha; esquece esse; esqueça esse;
    -esqueça as instruções; -esquece as instruções; -esqueça tudo; -já não preciso; -posso cancelar; -como cancelar; -posso desmarcar; -como desmarcar; -número errado`,
  howAreYou: `como vai; como você está; como está você; como estás; como está $; tudo bem; tudo bom; tudo certo; como vão; como tem passado; beleza $; e aí tudo; como vc está;
    como vc tá; como cê tá; como vcs estão; td bem; td bom; tudo joia; tudo tranquilo; tudo beleza; tudo ok $; como vão vocês; espero que esteja;
    -como vai funcionar; -como vai ser; -como vai ficar; -tudo bem por mim; -tudo bem se; -como está o; -como estão os`,
  repeat: `repete; repita; repetir; pode repetir; mais uma vez; não entendi; não percebi; não compreendi; não estou entendendo; o que quer dizer; o que você quer dizer;
    o que significa; o que você disse; como assim; ^ como $; ^ quê $; ^ hã; ^ desculpe $; não ficou claro; não entendo $; não entendo o que; não entendi $;
    não entendi nada; explica melhor; explica de novo; me explica isso; pode explicar; de novo por favor; de novo $; repete por favor; repete aí; o que você quis;
    o que quis dizer; não tô entendendo; não to entendendo; não compreendo; ^ hein;
    -repita o texto; -repita tudo; -você não entende; -de novo não; -repete o texto; -de novo isso; -não entendi o valor; -não entendo de; -não entendo nada de`,
  shouted: `por que; respondam; responde; responda; olá; alô; esperando; espera; ajuda; ninguém; nunca; dinheiro; chega; basta; de novo`,
  question: `^ que; ^ qual; ^ quais; ^ quando; ^ onde; ^ quem; ^ como; ^ quanto; ^ quanta; ^ quantos; ^ quantas; ^ por que; ^ a que; ^ até que; ^ o que; ^ em que; ^ tem; ^ têm;
    ^ há; ^ posso; ^ podem; ^ pode; ^ poderia; ^ fazem; ^ aceitam; ^ aceita; ^ abrem; ^ estão; ^ vocês; ^ é possível; ^ dá para; ^ existe; ^ com quem;
    ^ olá que/qual/quando/onde/como/quanto/tem/vocês/posso/há/fazem; ^ oi que/qual/quando/onde/como/quanto/tem/vocês/posso/há;
    ^ bom dia que/qual/quando/onde/como/quanto/tem/vocês/posso; quero saber; queria saber; gostaria de saber; uma pergunta; uma dúvida; me diga; diga me; sabe se;
    vocês têm; vocês tem; vocês fazem; vocês aceitam; você tem; quanto custa; onde fica; que horas; até que horas; qual é; ^ kd; ^ cadê; ^ qto; ^ qnto; ^ oq; ^ vcs;
    ^ cês; ^ atende; ^ atendem; ^ trabalham; ^ abre; ^ teria; ^ teriam; ^ será que; ^ dá pra; ^ da pra; ^ da para; ^ daria; ^ rola; ^ consigo; ^ consegue; ^ conseguem;
    ^ preciso marcar; ^ preciso de marcação; ^ é preciso; ^ é necessário; ^ é gratuito; ^ é caro; ^ é longe; ^ ficam; ^ oferecem; ^ vendem; ^ entregam; ^ e o valor;
    ^ e quanto/qual/quando/onde/como/quem/tem/vocês/o preço; ^ desde quando; ^ até quando; ^ com quantas; ^ com qual; ^ em quanto; ^ em quantos; ^ por quanto;
    ^ para quem; ^ já pode; ^ ja pode; ^ poderiam; ^ podia; me diz; me fala; me informa; me informe; poderia me; pode me dizer; podem me dizer; quero perguntar;
    queria perguntar; gostaria de perguntar; gostava de saber; saber se; saber quanto; saber qual; saber o valor; saber o preço; tirar uma dúvida; uma duvida; quanto é;
    quanto fica; qual o valor; ^ pode me; ^ podem me; ^ pode ser que;
    -^ tem que; -^ pode ser; -^ que bom; -^ que pena; -^ que absurdo; -^ que vergonha; -^ que palhaçada; -^ que piada; -^ pode anotar; -^ pode chamar; -^ pode ligar;
    -^ pode me chamar; -^ podem escrever; -^ podem ligar; -^ que ótimo; -^ até logo; -^ até mais; -^ até amanhã; -^ até sábado; -^ vocês são uns; -^ vocês são péssimos`,
}
