import { type Lexicon } from './lexicon.ts'

export const SPANISH: Lexicon = {
  greeting: `^ hola; ^ holi; ^ buenas; buenos dias; buenas tardes; buenas noches; ^ saludos; ^ hey; ^ buen dia; ^ hi; ^ hello; ^ que hay`,
  thanks: `gracias; muchas gracias; mil gracias; te agradezco; le agradezco; agradecido; muy amable;
    -no gracias`,
  goodbye: `adios; hasta luego; hasta pronto; hasta manana; nos vemos; chao; chau; que tenga buen dia; buen dia $; eso es todo; eso seria todo; me despido; cuidate; bye`,
  services: `que servicios; sus/tus/vuestros servicios; cuales .. servicios; que ofrecen/ofreces/ofreceis/ofrece; que hacen $; que haceis; a que se dedican/dedica/dedicas;
    que venden; que productos; que tratamientos; que tipo de; lista de servicios; ^ servicios; servicios $; ofrecen; hacen ustedes; que puedes hacer; que pueden hacer;
    en que me pueden ayudar; en que puedes ayudarme; que tienen; que opciones;
    -a que hora; -ofrecen descuento*; -hacen descuento*`,
  price: `cuanto cuesta/cuestan/vale/valen/sale/es/seria/cobran/cobras/cobra/sale/cobrais; cuanto por; cuanto me; cuanto saldria; a cuanto; que precio; precio*; costo; coste;
    costos; tarifa*; que cobran; cuanto $; que vale; que cuesta; honorarios; es caro; cuanto hay que pagar; lista de precios; caro $;
    -demasiado caro; -muy caro; -cuanto tiempo; -cuanto tarda; -cuantos anos`,
  hours: `horario*; a que hora; que horas; hasta que hora; desde que hora; cuando abren/abre/abris/cierran/cierra; estan abiertos; esta abierto; estan abiertas; abren;
    abierto hoy/manana/ahora/los/el; abris; cierran; que dias abren; que dias; trabajan los; trabajan el; abiertos el/los/hoy/manana; horas de apertura;
    -a que hora puedo ir; -a que hora pueden venir; -que dias tienen cita`,
  place: `donde estan/esta/estais/queda/quedan/se/os; donde los encuentro; direccion; ubicacion; ubicados; ubicado; como llego; como llegar; en que ciudad/calle/zona/barrio;
    en donde; mapa; donde trabajan; donde es; tienen local/tienda/oficina; puedo visitar; cerca de que; codigo postal;
    -correo; -direccion de correo; -mi direccion; -direccion de email; -donde esta mi`,
  contact: `su/tu/vuestro telefono/numero/correo/email/whatsapp/web/pagina; numero de telefono; el telefono; numero de contacto; telefono de contacto;
    como los/lo/te/le/os contacto; como contactar; como puedo contactar*; como me pongo en contacto; correo electronico; whatsapp; pagina web; sitio web;
    datos de contacto; un telefono; telefono $; ^ telefono; ^ contacto; contactarlos; puedo llamar; puedo llamarlos; puedo escribirles; donde llamo; donde puedo llamar;
    -mi telefono; -mi numero; -mi correo; -mi email; -diseno web; -diseno de pagina*; -correo es; -una pagina web; -un sitio web; -numero de pedido`,
  about: `sobre la empresa; sobre ustedes; sobre vosotros; sobre ti; acerca de; sobre su empresa/negocio; quienes son; quien es el dueno; cuantos anos llevan;
    cuanto tiempo llevan; anos de experiencia; que experiencia; experiencia tienen; su experiencia; su empresa; su equipo; cuantas personas trabajan; cuantos empleados;
    por que elegir*; referencias; resenas; opiniones de; estan certificados/titulados/asegurados; cuentame de; hablame de; mas sobre; desde cuando`,
  identity: `eres un bot/robot/maquina/ia/programa/persona/humano; eres una maquina/ia/persona/inteligencia; es un bot; es un robot; eres real; eres humano/humana; eres una;
    hablo con un/una; estoy hablando con; con quien hablo; quien eres; quien es usted; como te llamas; como se llama usted; cual es tu nombre; tu nombre;
    eres de verdad; que eres; inteligencia artificial; chatgpt; quien soy yo;
    -quiero hablar con una; -puedo hablar con`,
  appointment: `cita*; reserva*; agendar; agenda; agendo; programar una; turno; hora con; pedir hora; concertar; quedar; una visita; puedo ir; puedo pasar; pasar por; reunion;
    reunirnos; vernos; disponible*; disponibilidad; tienen hueco; hay hueco; huecos; hueco libre; libre el; mesa para; una mesa; consulta*; cuando puedo ir;
    cuando pueden venir; pueden venir; venir a; apuntarme; inscribirme;
    -cancelar mi cita; -sin cita; -reservas un`,
  quote: `presupuesto para; presupuesto de; un presupuesto; cotizacion; cotizar; cotizame; presupuestar; hacer* presupuesto; enviar* presupuesto; mandar* presupuesto;
    pedir presupuesto; solicitar presupuesto; una oferta; estimado; estimacion; presupuesto gratis; presupuesto sin compromiso; propuesta;
    -mi presupuesto; -presupuesto es; -tengo un presupuesto; -nuestro presupuesto; -un presupuesto de alrededor`,
  callback: `llamame; llameme; llamenme; me llaman; me llames; me llamen; me llame alguien; pueden llamarme; puede llamarme; puedes llamarme; me pueden llamar; me puede llamar;
    devuelvan la llamada; devolver la llamada; una llamada; contactenme; contactame; contacten conmigo; pongase en contacto; ponganse en contacto; escribanme;
    escribeme; escribame; me escriben; me contacten; mi numero es; llamar al;
    -no me llamen; -nunca me llaman; -no me llames; -me llaman todos; -nadie me`,
  buy: `comprar; compro; quiero contratar; contratar; contrato $; pedir; encargar; hacer un pedido; ordenar; me lo llevo; lo quiero; la quiero; me lo quedo; lo tomo;
    la tomo; empezar ya; empecemos; comenzar; cuando empezamos; cuando podemos empezar; quiero empezar; suscribirme; donde pago; pagar ahora; listo para; adelante;
    -pedir hora; -pedir cita; -pedir un presupuesto; -pedir presupuesto; -pedir informacion`,
  discount: `descuento*; rebaja*; mas barato; mas economico; mas barata; oferta especial; ofertas; promocion*; promo; cupon*; gratis; regatear; negociar; negociable;
    mejor precio; bajar el precio; bajarme el precio; precio especial; demasiado caro; muy caro; carisimo; algo menos; igualar el precio; igualan; hacer precio;
    me lo deja* en; me haces precio; un precio mejor;
    -presupuesto gratis; -es gratis el parking; -estacionamiento gratis`,
  human: `hablar/hablo/chatear con .. alguien/persona/humano/humana/agente/encargado/encargada/jefe/jefa/dueno/duena/responsable/gerente/operador/asesor/representante/doctor/doctora;
    una persona real; persona real; persona de verdad; persona humana; humano; un humano; alguien real; alguien de verdad; no quiero .. bot/robot/maquina;
    no .. hablar con .. bot/robot/maquina; hay alguien ahi; hay alguien; alguna persona; pasame con; paseme con; pasar con; comunicame con; comuniqueme con;
    me atienda una persona; que me atienda alguien; atencion al cliente; quiero una persona; agente $; tu jefe; su jefe; el encargado; la encargada; con el dueno;
    con la duena; con el responsable; alguien de su equipo; deja de ser un bot; sin robots;
    -eres humano; -eres humana; -eres un humano; -eres una persona; -por persona; -hablo con una persona; -estoy hablando con; -hay alguna persona que;
    -hay alguien que; -cabello humano; -pelo humano; -recursos humanos`,
  complaint: `ridiculo; inutil!; inutiles; pesimo!; pesima!; pesimos; horrible; terrible; fatal!; asco; asqueroso; verguenza; vergonzoso; indignante; indignado; indignada;
    inaceptable; furioso; furiosa; enfadado; enfadada; enojado; enojada; cabreado; harto!; harta!; nunca contestan/responden/llaman/llamaron/vinieron/respondieron;
    nadie contesta/responde/llama/vino/contesto/respondio/llamo; no contestan; no responden; nunca me; nadie me; llevo .. esperando; sigo esperando; estafa!;
    estafadores; timo; ladrones; mentira; mentirosos; incompetentes; idiota*; estupido*; estupida; imbecil; mierda!; joder!; cono; puta; pendejo; cabron!; gilipollas;
    queja!; quejarme; quejar!; reclamacion; reclamar; reclamo; decepcionado; decepcionada; decepcion; insatisfecho; mal servicio; mala atencion; peor servicio; lo peor;
    perdida de tiempo; perder el tiempo; devuelvan mi dinero; devolver el dinero; mi dinero; denunciar; que falta; no sirve para nada; no sirves; no me ayudas;
    no entiendes; no me entiendes; no respondes; no me has respondido; maleducados; una broma; esto es una broma;
    -fatal de la espalda; -dolor terrible; -dolor horrible; -el peor de los casos; -me siento fatal`,
  notInterested: `no me interesa; no estoy interesado; no estoy interesada; no interesado; no gracias ya; ya no lo necesito; no lo necesito; no necesito nada; no quiero nada;
    dejame en paz; dejeme en paz; solo estoy mirando; solo miraba; solo mirando; solo curioseando; ya tengo; ya encontre; ahora no; por ahora no; quizas mas adelante;
    tal vez luego; otro dia quizas; numero equivocado; no me escriban;
    -ya tengo cita; -ya tengo un presupuesto; -ya tengo hora`,
  yes: `^ si; ^ claro; ^ vale; ^ ok; ^ por supuesto; ^ perfecto; ^ correcto; ^ exacto; ^ de acuerdo; ^ genial; ^ bueno $; ^ bien $; ^ dale; ^ venga; ^ si por favor;
    me parece bien; suena bien; esta bien; asi es; por que no; ^ sip; ^ seguro $; ^ efectivamente; ^ desde luego; con gusto; encantado;
    -si tienen; -si no; -si hay; -claro que no`,
  no: `^ no; ^ nop; ^ nada $; ^ para nada; ^ nunca; ^ tampoco; claro que no; ^ todavia no; ^ aun no; mejor no; no hace falta; no quiero;
    -no se; -no me interesa; -no tengo ni idea; -no estoy seguro; -no estoy segura; -no importa; -no hay problema; -no te preocupes; -no quiero hablar con;
    -no entiendo; -no quiero decir`,
  decline: `no quiero decir*; prefiero no; prefiero no decir*; no se; no lo se; ni idea; no tengo idea; no tengo ni idea; no estoy seguro; no estoy segura; no sabria; depende;
    no te importa; no es asunto; no le importa; es privado; es personal; es confidencial; saltar; salta; siguiente pregunta; paso $; sin comentarios; no quiero dar;
    no voy a dar; no te lo voy a decir; da igual; me da igual; aun no lo se; todavia no se; no he decidido; para que lo quieres; para que quieres; por que quieres;
    por que necesitas; no tengo correo; no tengo email; no tengo presupuesto;
    -no se si tienen; -no se si hacen; -no se que hacer`,
  injection: `ignora .. instrucciones/anteriores/reglas/todo; ignore .. instrucciones; ignora todo; olvida .. instrucciones/reglas; olvida todo; instrucciones anteriores;
    tus instrucciones; instrucciones del sistema; prompt; mensaje del sistema; ahora eres; a partir de ahora; finge; fingir; hazte pasar; imagina que eres; actua como;
    comportate como; modo desarrollador; modo administrador; modo debug; muestra/muestrame/imprime/revela/dime .. configuracion/instrucciones/reglas/prompt;
    tu configuracion; tus reglas; repite .. texto/anterior/arriba/todo; texto de arriba; texto anterior; escribe un poema/codigo/ensayo/cuento/programa/script/cancion;
    escribe .. codigo/poema/ensayo/python/javascript; escribeme un; un poema; traduce; traduceme; base64; decodifica; soy tu desarrollador; soy el administrador;
    soy tu creador; soy el dueno; contrasena; clave de api; api key; responde solo con; responde solamente; di solo; juego de rol; que modelo; codigo fuente; markdown;
    html; javascript;
    -traducen; -traduce documentos; -que modelo de coche; -que modelo tienen; -hablar`,
  otherVisitors: `otros clientes; otros visitantes; otras personas; otros usuarios; lista de clientes; clientes tienen; datos de .. clientes/cliente/visitantes;
    nombres de .. clientes; correos de; correo del ultimo; ultimo visitante; ultimo cliente; visitante anterior; cliente anterior; quien mas; quienes mas;
    quien ha escrito; quien escribio; quien reservo; base de datos; otras conversaciones; conversacion anterior; mi mujer escribio; mi esposa escribio;
    mi marido escribio; escribio mi; ha escrito mi;
    -que dicen otros clientes; -opinan otros clientes; -quien mas trabaja; -base de datos para`,
  offTopic: `clima; que tiempo hace; tiempo hara; va a llover; pronostico; chiste*; hazme reir; presidente; politica; elecciones; futbol; mundial; real madrid; barcelona gano;
    quien gano; partido de; bitcoin; cripto*; criptomonedas; loteria; horoscopo; deberes; tarea de; capital de; cuanto es 2; dos mas dos; raiz cuadrada; religion;
    dios existe; sentido de la vida; te quiero $; te amo; casate conmigo; tienes novia; tienes novio; novia $; cuantos anos tienes; tu color favorito; comida favorita;
    pelicula favorita; noticias; receta de; sexo; desnuda;
    -equipo de futbol; -campo de futbol; -aceptan bitcoin; -pagar con bitcoin; -aceptan cripto*; -noticias de su`,
  need: `necesito; necesitamos; necesitaria; busco; buscamos; estoy buscando; estamos buscando; quiero; queremos; quisiera; quisieramos; me gustaria; nos gustaria;
    mi problema; nuestro problema; el problema es; tengo un problema; tenemos un problema; problema con; problemas con; tengo problemas; ayuda con; ayudarme con;
    ayudarme a; me ayudan; me pueden ayudar; nos cuesta; me cuesta; dificultad*; desafio; reto es; se rompio; se me rompio; rompio; esta roto; roto; rota; no funciona;
    averia*; gotea; fuga; duele; me duele; dolor; se me ha roto; atascado; estropeado; urgente; urgencia; emergencia; planeo; pensando en; estoy pensando; objetivo;
    intento; tratando de; me interesa; interesado en; interesada en; preocupa;
    -no me interesa; -no estoy interesado; -no necesito; -no quiero; -quiero saber; -quisiera saber; -me gustaria saber; -quiero hablar; -quisiera hablar;
    -necesito hablar; -quiero quejar*; -quiero una persona; -que necesito; -por que necesitas; -no busco; -me interesa saber; -para que quieres; -te quiero;
    -no quiero dar; -cuanto me cuesta; -que nos cuesta; -quiero que ignores; -me gustaria hablar; -por que quieres; -quiero un humano`,
  cancelFact: `olvida eso; olvidalo; olvide eso; olvidelo; olvida lo que; olvida lo; mejor no; en realidad no; pensandolo bien; cambie de opinion; he cambiado de opinion;
    cambiado de idea; me equivoque; me he equivocado; eso no; ya no; retiro lo; corrijo; correccion; quise decir; queria decir; no espera; borra mi; borra eso;
    borre mis; elimina mi; elimine mis; cancela eso; anula; anular mi; cancelar mi;
    -olvida las instrucciones; -olvida todo; -ya no funciona; -ya no se; -ya no me interesa; -ya no lo necesito; -eso no es`,
  howAreYou: `como estas; como esta usted; como esta $; como estan $; como te va; como le va; que tal $; ^ que tal; que tal estas; que tal todo; como va todo; como va; todo bien;
    como andas;
    -que tal el; -que tal los; -que tal la; -que tal las; -que tal son; -que tal si; -como estan certificados`,
  repeat: `repite; repetir; puedes repetir; puede repetir; otra vez; como dices; no entiendo; no entendi; no te entiendo; no comprendo; no he entendido; que quieres decir;
    que significa; que dijiste; a que te refieres; ^ como $; ^ que $; ^ perdon $; explicame; explicate;
    -no me entiendes; -otra vez no; -repite el texto; -repite todo; -otra vez lo mismo`,
  shouted: `por que; contesten; contesta; respondan; responde; hola; espera*; esperando; ayuda; nadie; nunca; dinero; basta; ya; mal; otra vez`,
  question: `^ que; ^ cual; ^ cuales; ^ cuando; ^ donde; ^ quien; ^ como; ^ cuanto; ^ cuanta; ^ cuantos; ^ cuantas; ^ por que; ^ a que; ^ de que; ^ en que; ^ hay; ^ tienen;
    ^ tienes; ^ teneis; ^ tiene; ^ puedo; ^ pueden; ^ puede; ^ puedes; ^ podria; ^ podrian; ^ hacen; ^ haceis; ^ ofrecen; ^ aceptan; ^ abren; ^ estan; ^ se puede;
    ^ es posible; ^ me puedes; ^ me pueden; ^ alguna; ^ algun; ^ hola que/cual/cuando/donde/como/cuanto/tienen/hacen/puedo/hay/pueden/aceptan; quiero saber;
    quisiera saber; me gustaria saber; queria saber; queria preguntar; me preguntaba; una pregunta; una duda; digame; dime; sabes si; cuanto cuesta; cuanto vale;
    donde estan; a que hora; hasta que hora; que precio; tienen .. ?;
    -^ como estaba; -^ que tenga; -^ que bien; -^ que bueno; -^ es posible que; -^ que pena`,
}
