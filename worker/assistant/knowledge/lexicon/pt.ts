import { type Lexicon } from './lexicon.ts'

export const PORTUGUESE: Lexicon = {
  greeting: `^ olá; ^ oi; ^ oie; ^ bom dia; ^ boa tarde; ^ boa noite; bom dia; boa tarde; ^ opa; ^ e aí; ^ alô; ^ hey; ^ hello; ^ hi; ^ saudações`,
  thanks: `obrigado; obrigada; muito obrigado; muito obrigada; valeu; agradeço; agradecido; agradecida; grato; grata; brigadão;
    -não obrigado; -não obrigada`,
  goodbye: `tchau; adeus; até logo; até mais; até breve; até amanhã; até já; um abraço; bom fim de semana; tenha um bom dia; é só isso; era só isso; isso é tudo; bye; falou $`,
  services: `que serviços; quais serviços; quais .. serviços; seus serviços; vossos serviços; os serviços; o que vocês fazem/oferecem/vendem; o que você faz; o que fazem;
    o que oferecem; que oferecem; que vendem; o que vendem; que produtos; quais produtos; que tratamentos; vocês fazem; vocês oferecem; vocês vendem; fazem vocês;
    lista de serviços; ^ serviços; serviços $; oferecem; que tipo de; com o que trabalham; o que pode fazer; em que podem ajudar; quais as opções;
    -fazem desconto*; -oferecem desconto*; -vocês fazem desconto*`,
  price: `quanto custa/custam/é/fica/sai/cobram/cobra/seria/custaria/vale/pago; quanto tá; quanto está; quanto $; por quanto; qual .. preço/valor; preço*; valor; valores;
    custo; custa; tarifa*; taxa; tabela de preços; honorários; é caro; quanto para; quanto por; orçamento médio;
    -muito caro; -caro demais; -quanto tempo; -quantos anos; -melhor preço; -preço melhor; -valor sentimental`,
  hours: `horário*; que horas; a que horas; até que horas; quando abrem/abre/fecham/fecha; estão abertos; está aberto; abertos; aberto hoje/amanhã/agora/aos/no/ao; abrem;
    fecham; que dias; funcionamento; vocês abrem; trabalham aos; trabalham no; atendem aos; atendem no; abre hoje;
    -que horas posso; -horário livre; -horário disponível; -horários disponíveis; -horários livres; -marcar horário; -marcar um horário; -tem horário; -têm horário`,
  place: `onde fica/ficam/estão/está/vocês/é/se; endereço; morada; localização; localizados; localizado; como chego; como chegar; em que cidade/rua/bairro/zona;
    em qual cidade/rua/bairro; mapa; onde encontro; onde posso encontrar; onde atendem; têm loja; tem loja; código postal; cep; posso visitar;
    -meu endereço; -endereço de email; -endereço de e mail; -minha morada; -onde está meu; -onde está minha`,
  contact: `seu/vosso/teu telefone/número/email/e/whatsapp/contato/contacto/site; número de telefone; o telefone; um telefone; telefone de contato; como entro em contato;
    como contatar; como contactar; como posso contatar/contactar; falar pelo; entrar em contato; entrar em contacto; whatsapp; zap; site $; página web;
    dados de contato; contatos; contactos; telefone $; ^ telefone; ^ contato; ^ contacto; posso ligar; onde ligo; para onde ligo; endereço de email; endereço de e mail;
    -meu telefone; -meu número; -meu email; -meu e mail; -meu whatsapp; -um site; -meu site; -criação de site; -entrem em contato; -entre em contato; -número do pedido`,
  about: `sobre a empresa; sobre vocês; sobre você; sobre a vossa; sobre o negócio; sobre sua empresa; quem são vocês; quem é o dono; há quanto tempo; há quantos anos;
    anos de experiência; que experiência; qual .. experiência; sua experiência; sua empresa; sua equipe; vossa equipa; quantas pessoas trabalham; quantos funcionários;
    por que escolher; porque escolher; referências; avaliações; são certificados; certificad*; são licenciados; conte me sobre; fale sobre; me fale; saber mais;
    desde quando`,
  identity: `você é um robô/bot/humano/robo/máquina; você é uma máquina/pessoa/ia/inteligência; é um robô; é um robo; é um bot; és um robô/bot/humano/robo;
    és uma máquina/pessoa/ia; você é real; você é humano; você é humana; estou falando com; estou a falar com; falo com um; falo com uma; com quem falo; com quem estou;
    quem é você; quem és; quem és tu; como você se chama; como te chamas; qual .. seu nome; qual .. teu nome; seu nome; inteligência artificial; chatgpt; o que você é;
    -quero falar com; -posso falar com`,
  appointment: `marcar; marcação; agendar; agendamento; agenda; agendo; consulta*; reserva*; reservar; horário livre; horário disponível; tem horário; têm horário; um horário;
    horários disponíveis; vaga*; visita; posso ir; posso passar; passar aí; podem vir; pode vir; reunião; encontro; encontrarmos; disponível; disponíveis;
    disponibilidade; mesa para; uma mesa; quando posso ir; quando podem vir; me inscrever; inscrever me;
    -cancelar minha consulta; -cancelar minha; -sem marcação; -desmarcar; -vaga de emprego; -vagas de estacionamento; -vaga para estacionar; -vagas para estacionar`,
  quote: `orçamento para; orçamento de; um orçamento; orçamento $; orçar; cotação; fazer orçamento; enviar orçamento; mandar orçamento; pedir orçamento; solicitar orçamento;
    uma proposta; proposta; estimativa; orçamento grátis; orçamento sem compromisso;
    -meu orçamento; -nosso orçamento; -orçamento é; -tenho um orçamento; -temos um orçamento`,
  callback: `me liga; me ligue; me liguem; me ligar; liguem me; ligue me; liga me; ligar para mim; podem ligar; pode ligar; retorne minha ligação; retornar; me retorne;
    uma ligação; uma chamada; entrem em contato; entre em contato; entrem em contacto; me contatem; me contate; contactem me; me escrevam; me escreva; me chama;
    me mande; me chamem;
    -não me liguem; -nunca me ligam; -não me ligue; -ninguém me; -me chamo; -meu nome`,
  buy: `comprar; compro; contratar; encomendar; fazer um pedido; fazer uma encomenda; pedir um; vou levar; fico com; eu quero esse; eu quero este; quero esse;
    fechar negócio; fechado $; assinar; começar; vamos começar; quando começamos; quando podemos começar; quero começar; onde pago; pagar agora; pronto para;
    vamos nessa; bora;
    -pedir um orçamento; -meu pedido`,
  discount: `desconto*; mais barato; mais barata; mais em conta; promoção; promoções; promo; cupom; cupão; oferta especial; ofertas; grátis; de graça; gratuito; negociar;
    negociável; pechinchar; melhor preço; preço melhor; baixar o preço; abaixar; faz por; fazem por; fazer por; muito caro; caro demais; carissimo; abatimento;
    preço especial; cobrir o preço; igualar; saldos;
    -orçamento grátis; -orçamento gratuito; -estacionamento grátis; -estacionamento gratuito; -faz por encomenda; -wifi grátis`,
  human: `falar/falo/conversar com .. alguém/pessoa/humano/atendente/responsável/gerente/chefe/dono/dona/funcionário/operador/agente/assistente/médico/advogado/equipe;
    pessoa real; pessoa de verdade; pessoa de carne; humano de verdade; humano; ^ humano; ^ atendente; atendente; ser humano; um humano; alguém real; alguém de verdade;
    não quero .. robô/bot/robo/máquina; não .. falar com .. robô/bot/robo/máquina; tem alguém aí; há alguém; tem alguém; passa me para; passe me; me passa para;
    me transfere; me transfira; transferir; atendimento humano; atendimento ao cliente; apoio ao cliente; quero uma pessoa; seu chefe; seu gerente; o gerente; o dono;
    a dona; o responsável; a responsável; chega de robô; para o bot; sem robô;
    -você é humano; -és humano; -você é um humano; -és um humano; -por pessoa; -estou falando com; -tem alguém que; -recursos humanos; -cabelo humano`,
  complaint: `ridículo; inútil!; inúteis; péssimo; péssima; horrível; terrível; nojo; nojento; vergonha; vergonhoso; absurdo; um absurdo; inaceitável; furioso; furiosa;
    com raiva; irritado; irritada; chateado; chateada; zangado; zangada; farto!; farta!; cansado de esperar; nunca respondem; nunca atendem; nunca ligam; nunca vieram;
    ninguém responde; ninguém atende; ninguém liga; ninguém veio; ninguém me; ninguém respondeu; não respondem; não atendem; esperando há; à espera há;
    ainda estou esperando; ainda à espera; golpe!; golpistas; burla!; burlões; ladrões; mentira; mentirosos; incompetentes; incompetência; idiota*; estúpido*; burro!;
    burros!; imbecil; merda!; porra!; caralho; puta; foda; foda se; desgraça; reclamação; reclamar; queixa!; queixar; decepcionado; decepcionada; desiludido;
    insatisfeito; insatisfeita; mau atendimento; mau serviço; pior serviço; pior atendimento; o pior; perda de tempo; perder tempo; meu dinheiro de volta;
    dinheiro de volta; reembolso; processar vocês; meu advogado; procon!; não serve para nada; não me ajuda; você não entende; não me entende; não respondeu; palhaçada;
    brincadeira; que piada; falta de respeito;
    -política de reembolso; -garantia de reembolso; -dor terrível; -dor horrível; -pior dos casos; -brincadeiras`,
  notInterested: `não tenho interesse; sem interesse; não estou interessado; não estou interessada; não me interessa; não preciso mais; já não preciso; não preciso de nada;
    não quero nada; me deixa em paz; me deixe em paz; deixa me em paz; só estou olhando; só olhando; só dando uma olhada; estou só a ver; só a ver; só curiosidade;
    já tenho; já encontrei; agora não; por enquanto não; talvez depois; talvez mais tarde; outro dia talvez; número errado; não me escrevam;
    -já tenho consulta; -já tenho um orçamento; -já tenho horário`,
  yes: `^ sim; ^ claro; ^ ok; ^ certo; ^ com certeza; ^ perfeito; ^ exato; ^ isso $; ^ isso mesmo; ^ combinado; ^ ótimo; ^ beleza; ^ pode ser; ^ tudo bem $; ^ está bem;
    ^ por favor $; ^ sem dúvida; ^ concordo; ^ quero sim; ^ quero $; ^ gostaria $; parece bom; por mim tudo; por que não; ^ uhum; ^ aham; ^ bora;
    -claro que não`,
  no: `^ não; ^ nada $; ^ nunca; ^ nem pensar; ^ de jeito nenhum; ^ de modo nenhum; claro que não; ^ ainda não; melhor não; não precisa; ^ nenhum; ^ nenhuma;
    -não sei; -não tenho ideia; -não tenho certeza; -não importa; -não me interessa; -não tem problema; -não quero dizer; -não espera; -não tem de que;
    -não quero falar com`,
  decline: `prefiro não; prefiro não dizer; não quero dizer; não quero informar; não quero dar; não vou dizer; não vou dar; não sei; sei lá; não faço ideia; não tenho ideia;
    não tenho certeza; sem ideia; depende; não é da sua conta; não te interessa; não lhe interessa; é privado; é pessoal; é particular; confidencial; pular; pula;
    próxima pergunta; passo $; sem comentários; tanto faz; não importa; ainda não sei; ainda não decidi; não decidi; difícil dizer; não tenho email; não tenho e mail;
    não tenho orçamento; para que você quer; por que você quer; por que precisa; para que precisa;
    -não sei se vocês; -não sei o que fazer; -prefiro não esperar`,
  injection: `ignore .. instruções/regras/anteriores/tudo; ignora .. instruções/regras/tudo; esqueça .. instruções/regras; esquece .. instruções/regras; esqueça tudo;
    esquece tudo; instruções anteriores; suas instruções; tuas instruções; suas regras; prompt; mensagem do sistema; agora você é; agora és; a partir de agora; finja;
    finge; faça de conta; faz de conta; imagine que você; imagina que és; aja como; age como; comporte se; modo desenvolvedor; modo programador; modo administrador;
    modo debug; mostre .. instruções/configuração/regras/prompt; mostra .. instruções/configuração/regras/prompt; imprima; revele; revela; sua configuração;
    tua configuração; repita .. texto/acima/tudo; repete .. texto/acima/tudo; texto acima; escreva .. poema/código/redação/história/programa/script/música/python;
    escreve .. poema/código/redação/história/programa; um poema; traduza; traduz me; base64; decodifique; descodifica; sou seu desenvolvedor; sou o administrador;
    sou seu criador; sou o dono; senha; palavra passe; chave de api; api key; responda apenas; responda somente; diga apenas; jogo de papéis; que modelo você;
    qual modelo de linguagem; código fonte; markdown; html; javascript;
    -senha de atendimento; -traduzem; -esqueci minha senha`,
  otherVisitors: `outros clientes; outros visitantes; outras pessoas; outros usuários; lista de clientes; lista dos clientes; seus clientes; vossos clientes;
    dados .. clientes/cliente/visitantes; nomes .. clientes; emails .. clientes; email do último; último visitante; último cliente; visitante anterior;
    cliente anterior; quem mais; quem escreveu; quem reservou; quem marcou; banco de dados; base de dados; outras conversas; conversa anterior; minha esposa escreveu;
    meu marido escreveu; minha mulher escreveu; escreveu minha;
    -que dizem outros clientes; -o que dizem .. clientes; -seus clientes dizem; -quem mais trabalha; -quem são seus clientes; -um banco de dados`,
  offTopic: `previsão do tempo; clima; vai chover; como está o tempo; piada; me faça rir; presidente; política; eleição; eleições; lula; bolsonaro; futebol; copa do mundo;
    brasileirão; benfica; flamengo; quem ganhou; bitcoin; cripto*; criptomoeda*; loteria; mega sena; horóscopo; dever de casa; lição de casa; capital do; capital da;
    quanto é 2; dois mais dois; raiz quadrada; religião; deus existe; sentido da vida; te amo; eu te amo; casa comigo; tem namorada; tem namorado;
    quantos anos você tem; quantos anos tens; cor favorita; comida favorita; filme favorito; notícias; receita de; sexo; nua;
    -política de cancelamento; -política de privacidade; -política de; -time de futebol; -campo de futebol; -aceitam bitcoin; -pagar com bitcoin; -escolinha de futebol;
    -que piada`,
  need: `preciso; precisamos; precisava; procuro; procuramos; estou procurando; estou à procura; estamos procurando; à procura; busco; quero; queremos; queria; queríamos;
    gostaria; gostaríamos; meu problema; nosso problema; o problema; tenho um problema; temos um problema; problema com; problemas com; ajuda com; ajudar com;
    me ajudar; ajudar me; nos ajudar; dificuldade*; desafio; quebrou; quebrado; quebrada; estragado; avariado; avariada; avaria; não funciona; não está funcionando;
    vazamento; vazando; fuga de água; dor; dói; doendo; doem; entupido; entupida; urgente; urgência; emergência; pretendo; planejo; pensando em; estou pensando;
    objetivo; tento; tentando; interessado em; interessada em; tenho interesse; preocupa;
    -não tenho interesse; -não preciso; -não quero; -não precisa; -quero saber; -queria saber; -gostaria de saber; -quero falar; -gostaria de falar; -preciso falar;
    -queria falar; -quero reclamar; -quero uma pessoa; -por que precisa; -para que precisa; -quero um humano; -quero que ignore; -o que preciso;
    -quero fazer uma reclamação; -para que você quer; -por que você quer; -quero meu dinheiro; -quero atendente; -quero um atendente`,
  cancelFact: `esquece isso; esqueça isso; esquece o que; esqueça o que; esquece $; deixa para lá; deixe para lá; deixa pra lá; na verdade não; pensando bem; mudei de ideia;
    mudei de opinião; me enganei; enganei me; errei; erro meu; estava errado; eu quis dizer; quis dizer; queria dizer; correção; não espera; espera não; já não;
    apaga meu/minha/isso; apague meu/minha/isso; remova meu/minha; remove meu; cancela isso; cancele isso; cancelar minha; cancelar meu; anula; desmarcar; retiro o;
    -esqueça as instruções; -esquece as instruções; -esqueça tudo; -já não preciso`,
  howAreYou: `como vai; como você está; como está você; como estás; como está $; tudo bem; tudo bom; tudo certo; como vão; como tem passado; beleza $; e aí tudo;
    -como vai funcionar; -como vai ser; -como vai ficar; -tudo bem por mim`,
  repeat: `repete; repita; repetir; pode repetir; de novo; mais uma vez; não entendi; não entendo; não percebi; não compreendi; não estou entendendo; o que quer dizer;
    o que você quer dizer; o que significa; o que você disse; como assim; ^ como $; ^ quê $; ^ hã; ^ desculpe $; explica; explique; não ficou claro;
    -repita o texto; -repita tudo; -você não entende; -de novo não; -repete o texto; -de novo isso`,
  shouted: `por que; respondam; responde; responda; olá; alô; esperando; espera; ajuda; ninguém; nunca; dinheiro; chega; basta; de novo`,
  question: `^ que; ^ qual; ^ quais; ^ quando; ^ onde; ^ quem; ^ como; ^ quanto; ^ quanta; ^ quantos; ^ quantas; ^ por que; ^ a que; ^ até que; ^ o que; ^ em que; ^ tem; ^ têm;
    ^ há; ^ posso; ^ podem; ^ pode; ^ poderia; ^ fazem; ^ aceitam; ^ aceita; ^ abrem; ^ estão; ^ vocês; ^ é possível; ^ dá para; ^ existe; ^ com quem;
    ^ olá que/qual/quando/onde/como/quanto/tem/vocês/posso/há/fazem; ^ oi que/qual/quando/onde/como/quanto/tem/vocês/posso/há;
    ^ bom dia que/qual/quando/onde/como/quanto/tem/vocês/posso; quero saber; queria saber; gostaria de saber; uma pergunta; uma dúvida; me diga; diga me; sabe se;
    vocês têm; vocês tem; vocês fazem; vocês aceitam; você tem; quanto custa; onde fica; que horas; até que horas; qual o; qual é;
    -^ tem que; -^ pode ser; -^ que bom; -^ que pena; -^ que absurdo; -^ que vergonha; -^ que palhaçada; -^ que piada`,
}
