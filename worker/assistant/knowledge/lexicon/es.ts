import { type Lexicon } from './lexicon.ts'

export const SPANISH: Lexicon = {
  greeting: `^ hola; ^ holi; buenos dias; buenas tardes; buenas noches; ^ saludos; ^ hey; ^ buen dia; ^ hi; ^ hello; ^ buenas!; ^ wenas; ^ ola; ^ holaa; ^ holis; ^ alo;
    ^ que onda; ^ que tal; ^ estimados; ^ estimado; ^ que hay $; ^ epa;
    -^ buenas resenas; -^ buenas opiniones`,
  thanks: `gracias; muchas gracias; mil gracias; te agradezco; le agradezco; agradecido; muy amable; grax; thanks; se lo agradezco; lo agradezco; agradezco; os agradezco;
    te lo agradezco; muy agradecido; muy agradecida; se agradece; te pasaste;
    -no gracias; -agradeceria; -le agradeceria; -les agradeceria`,
  goodbye: `adios; hasta luego; hasta pronto; hasta manana; nos vemos; chao; chau; que tenga buen dia; buen dia $; eso es todo; eso seria todo; me despido; cuidate; bye;
    hasta la vista; hasta otra; bendiciones; nos hablamos; hablamos luego; nos estamos viendo; ahi nos vemos; cuidense; me voy $; que esten bien; que este bien;
    que le vaya bien; feliz dia; feliz tarde; buen finde; feliz noche; buenas noches y gracias; un saludo $; saludos $; chau chau; eso era todo; nada mas gracias;
    era todo`,
  services: `que servicios; sus/tus/vuestros servicios; cuales .. servicios; que ofrecen/ofreces/ofreceis/ofrece; que haceis; a que se dedican/dedica/dedicas; que venden;
    que productos; que tratamientos; lista de servicios; ^ servicios; servicios $; ofrecen; hacen ustedes; que puedes hacer; que pueden hacer; en que me pueden ayudar;
    en que puedes ayudarme; que opciones; que hacen ustedes; que es lo que hacen; que otros servicios; que mas hacen/ofrecen/tienen; que trabajos hacen/realizan;
    que tipo de servicios/trabajos/tratamientos/cosas; que manejan; que ofertan; que brindan; brindan; que prestan; cuales son sus; catalogo; menu de servicios;
    muestrame sus servicios; informacion de sus servicios; info de servicios; informacion sobre sus servicios; en que trabajan; a que se dedican; que realizan;
    realizan ustedes; ustedes hacen; ustedes ofrecen; ustedes manejan; ofreceis; haceis; que venden ustedes; que cosas hacen/venden/ofrecen; que puedo encontrar;
    que puedo pedir; en que me podrian ayudar; en que pueden ayudarme; que saben hacer; tienen servicio de; tambien hacen/ofrecen; me podrian decir que hacen;
    que hacen! $; que tienen $; que tienen para; que tienen ustedes;
    -a que hora; -ofrecen descuento*; -hacen descuento*; -que hacen si; -que hacen cuando; -que hacen con mis datos; -hacen algun descuento; -ofreceis descuento;
    -haceis descuento; -haceis algun descuento; -hacen precio; -haceis precio`,
  price: `cuanto cuesta/cuestan/vale/valen/sale/es/seria/cobran/cobras/cobra/sale/cobrais; cuanto por; cuanto me; cuanto saldria; a cuanto; que precio; tarifa*; que cobran;
    cuanto $; que vale; que cuesta; honorarios; es caro; cuanto hay que pagar; lista de precios; caro $; costo!; coste!; costos!; costes!; precio!; precios!; precio*!;
    cuesta!; cuestan!; costaria; costarian; costara; valdria; cuanto .. cobra/cobran/cobras/cobrais/cobraria/cobrarian;
    cuanto .. cuesta/cuestan/costaria/vale/valen/valdria/sale/salen/saldria; cuanto es; cuanto seria; cuanto serian; cuanto son; cuanto dinero; cuanto pago;
    cuanto pagaria; cuanto debo pagar; cuanto tengo que pagar; cuanto se paga; en cuanto; en cuanto sale; en cuanto esta; en cuanto anda; en cuanto me sale/saldria;
    a como; a como esta; a como sale; a como tienen; por cuanto; que cuestan; que valen; que costo; que coste; que valor; valor de; precio por; precio de; precios de;
    tabla de precios; tarifario; tarifas de; me pasas precio/precios; me das precio/precios; me da precio; me pasa precio; pasar precio; dar precio; precio aproximado;
    mas o menos cuanto; cuanto mas o menos; aproximadamente cuanto; cuanto anda; cuanto te cobran; cuanto me cobran; cuanto me cobras; es muy caro hacer;
    cuanto hay que; cuanto toca pagar; cobran por; cobrais por; cobra por; costo de; coste de; que hay que pagar; se paga algo; tiene costo; tiene coste;
    tiene algun costo; tiene algun coste; es de pago; presio; presios;
    -demasiado caro; -muy caro; -cuanto tiempo; -cuanto tarda; -cuantos anos; -precio me parece; -precio esta bien; -precio esta perfecto; -el precio me va;
    -me sirve el precio; -acepto el precio; -ese precio esta; -de acuerdo con el precio; -buen precio; -precio mejor; -bajar el precio; -bajarme el precio;
    -precio especial; -igualar el precio; -por un precio menor; -en cuanto pueda/puedan/puedas/sea/tenga/llegue/antes/me/termine/tengan; -cuanto antes; -cuanto tardan;
    -cuanto demora; -cuanto dura; -cuanto duran; -cuanto falta; -cuanto hace que; -valor sentimental; -me cuesta dormir; -me cuesta trabajo; -me cuesta entender;
    -nos cuesta encontrar; -mejor precio`,
  hours: `horario*; a que hora; que horas; hasta que hora; desde que hora; cuando abren/abre/abris/cierran/cierra; estan abiertos; esta abierto; estan abiertas; abren;
    abierto hoy/manana/ahora/los/el; abris; cierran; que dias abren; que dias; trabajan los; trabajan el; abiertos el/los/hoy/manana; horas de apertura;
    horas de atencion; a que horas; cuando estan; a que hora estan; a que hora hay; que dias estan/trabajan/atienden/abren; cuales dias;
    atienden los/el/hoy/manana/sabados/sabado/domingos/domingo/lunes; atienden en; atienden fines; atendeis los/el/hoy;
    abren hoy/manana/sabados/sabado/domingos/domingo/lunes; abren el; abren en; abre hoy; abre el; estan abierto; tienen abierto; teneis abierto; tenes abierto;
    sigue abierto; siguen abiertos; ya abrieron; ya cerraron; ya abren; estan cerrados; esta cerrado; cerrado/cerrados el/los/hoy; cierran al; dias feriados; feriado;
    feriados; festivos; fin de semana; fines de semana; entre semana; cuando puedo pasar a; de que hora a que hora; de que hora; hasta cuando .. abierto/abiertos;
    hasta que hora estan; hora de cierre; hora de apertura; trabajan hoy/manana/sabados/sabado/domingos/domingo; trabaja los; trabajais los;
    estan los sabados/domingos/lunes; estan el sabado/domingo/lunes; estan hoy; hay alguien el sabado/domingo; sabados/domingos/lunes abren; abiertos;
    -a que hora puedo ir; -a que hora pueden venir; -que dias tienen cita; -a que hora es mi cita; -a que hora tengo; -a que hora seria; -a que hora llegan;
    -a que hora me; -a que hora vienen; -que dias tienen disponible; -que dias tienes; -el fin de semana pasado; -este fin de semana; -el proximo fin de semana;
    -para el fin de semana; -cita .. fin de semana; -horario flexible de pago; -hasta cuando tengo; -mente abierta; -herida abierta`,
  place: `donde los encuentro; direccion; ubicacion; ubicados; ubicado; como llego; como llegar; en que ciudad/calle/zona/barrio; mapa; donde trabajan; donde es;
    tienen local/tienda/oficina; puedo visitar; codigo postal; donde estan/estais/queda!/quedan/os; donde esta; donde se encuentra/encuentran/ubica/ubican; por donde;
    por donde estan/quedan; en donde estan/queda/quedan/se/es; adonde; a donde voy; a donde tengo; donde los puedo; donde los puedo encontrar; donde puedo encontrarlos;
    donde tienen; donde teneis; donde atienden; donde queda!; donde quedan; cual es la direccion; me das la direccion; me pasas la direccion; me pasas la ubicacion;
    pasame la ubicacion; manda ubicacion; mandame ubicacion; la ubi; en que parte; en que colonia; que calle; que colonia; que ciudad; que zona; que barrio;
    en que lugar; en que estado; en que pais; como se llega; como hago para llegar; como llegamos; google maps; de donde son;
    donde es la consulta/oficina/clinica/tienda; estan cerca; cerca de donde; quedan lejos; queda lejos; estan lejos; esta lejos; hay sucursal;
    tienen sucursal/sucursales; sucursales; sucursal; tienen local; tienda fisica; local fisico; dir; domicilio de ustedes; su domicilio; donde viven; direcion;
    dirrecion; adonde tengo que; donde tengo que ir; donde hay que ir;
    -correo; -direccion de correo; -mi direccion; -direccion de email; -donde esta mi; -me duele; -donde estacionar; -donde estaciono; -donde puedo estacionar;
    -donde se puede estacionar; -donde aparcar; -donde puedo aparcar; -donde aparco; -donde se aparca; -donde dejo el; -donde puedo dejar; -direccion vieja;
    -direccion antigua; -direccion es; -la direccion esta mal; -no es mi direccion; -de donde sacaste; -donde esta mi pedido; -donde esta la trampa;
    -donde esta el problema; -vivo en; -donde pago; -donde puedo pagar; -visitar su pagina; -direccion asistida; -la direccion del coche; -la direccion del carro;
    -problema con la direccion; -otras direcciones`,
  contact: `su/tu/vuestro telefono/numero/correo/email/whatsapp/web/pagina; numero de telefono; el telefono; numero de contacto; telefono de contacto;
    como los/lo/te/le/os contacto; como contactar; como puedo contactar*; como me pongo en contacto; correo electronico; whatsapp; pagina web; sitio web;
    datos de contacto; un telefono; telefono $; ^ telefono; ^ contacto; contactarlos; donde llamo; donde puedo llamar; whats; wasap; guasap; wsp; wpp; whatsap; watsap;
    su cel; su celular; tu celular; tu cel; numero de whatsapp; tu insta; su instagram; su facebook; redes sociales; me das tu numero; me das su numero;
    me das un numero; me da su numero; me pasas tu numero; me pasas un numero; pasame tu numero; pasame el numero; me das el telefono; me pasas el telefono;
    algun telefono; algun numero; un numero para; numero para llamar; a que numero; que numero; a donde llamo; a donde puedo llamar; a donde escribo; donde les escribo;
    donde escribo; como los llamo; como los localizo; como los ubico; como puedo comunicarme; como me comunico; como puedo hablarles; como les hablo; como les escribo;
    se puede llamar; les puedo llamar; los puedo llamar; te puedo llamar; os puedo llamar; les puedo escribir; puedo escribirle; puedo escribiros;
    puedo mandar un correo; cual es su correo; cual es el correo; a que correo; tienen correo; tienen email; tienen telefono; tienen pagina; teneis web;
    teneis telefono; como contactarlos; como contacto; medios de contacto; forma de contacto; formas de contacto; para contactar; para contactarlos; contacto por favor;
    su contacto; tarjeta de contacto; puedo! llamar; puedo! llamarlos; puedo! llamarles; puedo! escribirles; tienen facebook/instagram; en instagram; en facebook;
    -mi telefono; -mi numero; -mi correo; -mi email; -diseno web; -diseno de pagina*; -correo es; -una pagina web; -un sitio web; -numero de pedido; -hacer pagina web;
    -crear pagina web; -mi pagina; -mi whatsapp; -mi celular; -mi cel; -los vi en facebook; -los vi en instagram; -los encontre en instagram; -los encontre en facebook;
    -vi en instagram; -vi en facebook; -anuncio en facebook; -del ultimo; -de otros; -de otra; -otro cliente; -otros clientes; -de la ultima;
    -no quiero dar .. telefono/numero/correo/email/whatsapp; -prefiero no dar .. telefono/numero/correo/email; -sin dar .. telefono/correo/numero;
    -dejar .. telefono/numero/correo/email/contacto; -dar .. contacto; -no tengo whatsapp; -no uso whatsapp`,
  about: `sobre la empresa; sobre ustedes; sobre vosotros; sobre ti; acerca de; sobre su empresa/negocio; quienes son; quien es el dueno; cuantos anos llevan;
    cuanto tiempo llevan; anos de experiencia; que experiencia; experiencia tienen; su experiencia; su empresa; su equipo; cuantas personas trabajan; cuantos empleados;
    por que elegir*; referencias; resenas; opiniones de; estan certificados/titulados/asegurados; cuentame de; hablame de; mas sobre; desde cuando; quien esta detras;
    quien lo lleva; quien lleva; quien es el propietario; quien es la duena; quien manda; desde hace cuanto; que tan grandes; trayectoria; son confiables;
    son de confianza; son serios; es confiable; son buenos; garantia de calidad; certificaciones; titulados; tienen licencia; estan autorizados; estan registrados;
    sus trabajos; ver trabajos; trabajos anteriores; trabajos realizados; ejemplos de trabajos; fotos de trabajos; portafolio; portfolio; que opinan sus clientes;
    testimonios; sobre su equipo; cual es su historia; su historia; que los hace diferentes; que os diferencia; por que ustedes; por que deberia; empresa familiar;
    de que empresa; que empresa es; que empresa sois; informacion de la empresa; informacion sobre la empresa; hablame sobre; cuentame sobre; con que experiencia;
    quienes sois; como sois; desde hace cuanto trabajan/existen/estan; hace cuanto trabajan/existen/abrieron/estan; ver opiniones; tienen opiniones; certificados!;
    -licencia de conducir; -mi licencia; -desde cuando me; -desde cuando puedo; -desde cuando duele; -sin experiencia; -en mi empresa; -certificados de;
    -certificado de; -certificados medicos`,
  identity: `eres un bot/robot/maquina/ia/programa/persona/humano; eres una maquina/ia/persona/inteligencia; es un bot; es un robot; eres real; eres humano/humana; eres una;
    hablo con un/una; estoy hablando con; con quien hablo; quien eres; quien es usted; como te llamas; como se llama usted; cual es tu nombre; tu nombre;
    eres de verdad; que eres; inteligencia artificial; chatgpt; quien soy yo; eres bot; eres robot; eres una persona; es usted un/una;
    usted es un/una robot/bot/persona/maquina; sos un bot/robot/humano; sos una persona/maquina; sos real; es esto un; esto es un bot/robot; esto es una maquina;
    es un chat automatico; respuesta automatica; respuestas automaticas; eres automatico; eres un asistente; eres asistente; con quien estoy; con quien tengo;
    quien me atiende; quien me responde; quien responde; quien contesta; quien eres tu; quien sos; quien habla; quien es; a quien le escribo; a quien escribo;
    como te llamas tu; como te llaman; cual es su nombre; su nombre; tienes nombre; tienes un nombre; eres el dueno; eres la duena; usted es el dueno; o una persona;
    o persona; o un robot; o un bot; o una maquina; o un humano; robot o; bot o; humano o; eres alexa; eres siri; quien te creo; quien te programo; quien te hizo;
    hay una persona detras; hay alguien detras; hablo con un robot/bot/humano;
    -quiero hablar con una; -puedo hablar con; -quien es el dueno; -quien es el propietario; -quien es la duena; -quien es el encargado; -quien es el responsable;
    -su nombre completo; -a su nombre; -con quien puedo; -con quien hago; -con quien debo; -a mi nombre; -y su nombre; -quien es el mejor; -quien es el medico;
    -quien es el doctor`,
  appointment: `cita*; reserva*; agendar; agendo; programar una; turno; pedir hora; concertar; una visita; reunion; reunirnos; vernos; disponible*; disponibilidad; tienen hueco;
    hay hueco; huecos; hueco libre; libre el; mesa para; una mesa; cuando puedo ir; cuando pueden venir; pueden venir; apuntarme; inscribirme; quedar! con/el/para/en;
    quedamos!; quiero una consulta; pedir consulta; reservar consulta; agendar consulta; una consulta el/para; puedo! ir; puedo! pasar; puedo! venir; podria ir;
    podria pasar; podria venir; podemos ir; podemos pasar; venir! a; agenda! una/cita/me; me agenda; me agendas; me agendan; agendame; agendeme; agendenme; me apunta;
    me apuntas; apuntame; apunteme; anotame; anoteme; me anotas; me anota; resérvame; reservame; reserveme; me reservas; me reserva; pasar! por ahi/alli/el;
    paso por ahi; pueden pasar; podrian venir; podria venir alguien; puede venir alguien; que venga alguien; que vengan; cuando tienen lugar; tienen lugar; hay lugar;
    hay espacio; tienen espacio; hay turno; tienen turno; hay turnos; algun turno; tienen cita; hay cita; hay citas; citas disponibles; sita; una sita; dame cita;
    me das cita; me da cita; me dan cita; deme una cita; dar cita; ponme una cita; poneme una cita; pongame una cita; quiero ir el; quiero ir a; quisiera ir;
    me gustaria ir; cuando me puede; cuando me pueden; cuando tendrian; para cuando tienen; que dia me; que dia tienen; que dia podria; clase de prueba; una demo;
    pedir turno; sacar turno; sacar cita; hacer una cita; hacer cita; coger cita; tomar cita; concretar cita; fijar; hora con el/la; tienen algo el/para/libre/manana;
    cuando tienen cita/hueco/libre/disponible; pasarme!;
    -cancelar mi cita; -sin cita; -reservas un; -tienen algo de; -visita a su pagina; -sin sita; -cuanto cuesta .. cita/consulta/visita;
    -precio de .. cita/consulta/visita; -cuanto vale .. cita/consulta/visita; -primera consulta; -hay que pedir cita; -necesito cita para; -se necesita cita;
    -hace falta cita; -con cita previa; -citar; -consulta gratis; -es con cita; -cuando me pueden pagar; -tienen espacio para estacionar; -lugar para estacionar;
    -hay lugar para estacionar; -tienen lugar para estacionar; -se quedo; -me quede; -agenda cultural`,
  quote: `presupuesto para; un presupuesto; cotizacion; cotizar; cotizame; presupuestar; hacer* presupuesto; enviar* presupuesto; mandar* presupuesto; pedir presupuesto;
    solicitar presupuesto; una oferta; estimado; estimacion; presupuesto gratis; presupuesto sin compromiso; propuesta; cotisacion; cotisar; cotizan; cotizaciones;
    me cotizas; me cotizan; me cotiza; cotizarme; me presupuestan; presupuestame; me haces un presupuesto; me hace un presupuesto; me mandas un presupuesto;
    me pasas un presupuesto; me pasas presupuesto; me das un presupuesto; me dan un presupuesto; dar presupuesto; pasar presupuesto; recibir presupuesto;
    quiero presupuesto; necesito presupuesto; quisiera presupuesto; oferta por escrito; por escrito; hacer una oferta; haganme una oferta; hagame una oferta;
    propuesta economica; precio estimado; presupuesto cerrado; un presupuesto de la/el/los/las/obra/reforma;
    -mi presupuesto; -presupuesto es; -tengo un presupuesto; -nuestro presupuesto; -un presupuesto de alrededor; -un presupuesto maximo; -presupuesto de unos;
    -un presupuesto limitado; -tengo presupuesto; -oferta de trabajo; -una oferta especial; -presupuesto maximo; -mi propuesta; -un presupuesto de unos/como/maximo`,
  callback: `llamame; llameme; llamenme; me llame alguien; pueden llamarme; puede llamarme; puedes llamarme; me pueden llamar; me puede llamar; devuelvan la llamada;
    devolver la llamada; una llamada; contactenme; contactame; contacten conmigo; pongase en contacto; ponganse en contacto; me contacten; me! llamen; me! llaman $;
    me! llaman por/al/manana/hoy/luego/cuando; me! llames; que me llamen; que me llame; que me llames; llamarme; me llamas $; me llamas por/al/manana/hoy/luego/cuando;
    me marcas; me marcan; marcame; marqueme; marquenme; llamenos; llamennos; que alguien me llame; alguien que me llame; me das una llamada; hacer una llamada;
    quiero una llamada; espero su llamada; espero llamada; espero tu llamada; quedo a la espera de su llamada; hablenme; hableme por telefono; hablar por telefono;
    por telefono por favor; me contactan; me contactes; contactarme; que me contacten; se pongan en contacto conmigo; pongase en contacto conmigo; comuniquense conmigo;
    comuniquese conmigo; me devuelven la llamada; me pueden contactar; me puede contactar; podrian llamarme; podria llamarme; podeis llamarme; me podeis llamar;
    me podrian llamar; me podria llamar; escribirme por whatsapp; me escribes por whatsapp; mandenme un mensaje; mandame un mensaje; videollamada; escribanme por;
    escribeme por;
    -no me llamen; -nunca me llaman; -no me llames; -me llaman todos; -nadie me; -me llaman mucho; -no quiero .. llamen; -no quiero .. llamadas; -sin llamadas;
    -dejen de llamarme; -no me llame; -no me escriban; -me llamo; -nadie me llama; -no me llaman; -no me han llamado; -me llaman la atencion; -me llama la atencion`,
  buy: `comprar; compro; quiero contratar; contratar; contrato $; encargar; hacer un pedido; me lo llevo; lo quiero; la quiero; me lo quedo; lo tomo; la tomo; empecemos;
    comenzar; cuando empezamos; cuando podemos empezar; quiero empezar; suscribirme; donde pago; pagar ahora; listo para; quiero pedir; para pedir; como pido;
    como puedo pedir; como ordeno; quiero ordenar; quisiera ordenar; quiero encargar; me gustaria encargar; quiero hacer un pedido; hacer pedido; me gustaria comprar;
    quisiera comprar; donde compro; donde lo compro; como compro; como lo compro; como lo contrato; como contrato; como los contrato; como puedo contratar; lo compro;
    la compro; los compro; me interesa contratar; me interesa comprar; queremos contratar; queremos comprar; queremos empezar; empezar ya; empezar cuanto antes;
    empezar lo antes; empezar la proxima; empezar el; vamos a empezar; hagamoslo; hagamos el trato; trato hecho; cerramos; me apunto; apuntarme; me inscribo;
    inscribirme; quiero inscribirme; darme de alta; como me inscribo; como me apunto; quiero proceder; como procedo; siguiente paso; proximos pasos; como empezamos;
    como empiezo; ^ adelante; vamos adelante; sigamos adelante; quiero seguir adelante; estoy listo; estoy lista; donde firmo; quiero pagar; donde deposito;
    ser cliente; me quedo con; lo llevo; me la llevo; me los llevo;
    -pedir hora; -pedir cita; -pedir un presupuesto; -pedir presupuesto; -pedir informacion; -pedir turno;
    -quiero pedir cita/hora/turno/informacion/presupuesto/disculpas; -quiero pedir una cita/consulta; -quiero pedir un presupuesto/descuento; -pedir disculpas;
    -mi pedido; -no quiero comprar; -bien hecho; -mal hecho; -lo hecho; -ustedes compran; -compran`,
  discount: `descuento*; mas barato; mas economico; mas barata; ofertas; cupon*; regatear; mejor precio; bajar el precio; bajarme el precio; precio especial; demasiado caro;
    muy caro; carisimo; algo menos; igualar el precio; igualan; hacer precio; me lo deja* en; me haces precio; un precio mejor; negociar!; negociable!;
    se puede negociar; es negociable; gratis; promocion!; promociones!; promo!; promos!; rebaja!; rebajas!; rebajan; rebajar; rebajame; me rebajas; oferta! especial;
    descuentito; rebajita; descuentos; un descuento; algun descuento; hacen descuento; me haces descuento; me hacen descuento; mas baratito; baratito; lo mas barato;
    opcion mas barata; me lo dejas; me lo deja; dejamelo; dejamelo en; a mitad de precio; mitad de precio; por la mitad; 20 por ciento; por ciento menos;
    por ciento de descuento; menos precio; por menos; un poco menos; ultimo precio; precio amigo; precio de amigo; buen precio; dame precio; me haces un precio;
    un mejor precio; precio mas bajo; bajarle; bajale; me bajas; bajan el precio; bajar un poco; hacer una rebaja; hacer un descuento; hacer un precio; hacerme precio;
    hacer algo con el precio; es mucho dinero; mucho dinero; se sale de mi presupuesto; no me alcanza; no puedo pagar; esta caro; esta muy caro; es caro para;
    es muy caro; muy cara; demasiado cara; carisima; carisimos; caro no; que caro; uy que caro; regalado; regalan; me regalas; sin costo; sin coste; vale de descuento;
    codigo promocional; codigo de descuento; descuento por; descuento para; precio estudiante; 2x1; dos por uno; liquidacion; en oferta; hay ofertas; tienen ofertas;
    alguna oferta; igualar; en otro lado mas barato; en otro lugar mas barato;
    -presupuesto gratis; -es gratis el parking; -estacionamiento gratis; -por menos de; -mas o menos; -oferta de servicios; -tarjeta de regalo; -tarjetas de regalo;
    -cheque regalo; -de regalo para; -parking gratis; -consulta gratis; -primera consulta gratis; -es gratis la; -presupuesto sin coste; -presupuesto sin costo;
    -es gratis estacionar; -regalo para mi`,
  human: `hablar/hablo/chatear con .. alguien/persona/humano/humana/agente/encargado/encargada/jefe/jefa/dueno/duena/responsable/gerente/operador/asesor/representante/doctor/doctora;
    una persona real; persona real; persona de verdad; persona humana; un humano; alguien real; alguien de verdad; no quiero .. bot/robot/maquina;
    no .. hablar con .. bot/robot/maquina; hay alguien ahi; pasame con; paseme con; pasar con; comunicame con; comuniqueme con; me atienda una persona;
    que me atienda alguien; atencion al cliente; alguien de su equipo; deja de ser un bot; sin robots; humano! $; ^ humano; con humano; tu jefe; su jefe;
    con alguien real; con un humano;
    hablar/hablo con .. abogado/abogada/medico/dentista/mecanico/director/directora/equipo/ustedes/senor/senora/asesora/ejecutivo/ejecutiva/vendedor/vendedora/recepcionista/secretaria/licenciado/licenciada/alguno;
    ablar con alguien; ablar con una; hablar directamente con; hablar personalmente; hablarlo en persona; en persona con; me comunica con; me comunicas con;
    me comunique con; comunicame; comuniqueme; me pasas con; me pasa con; me puede pasar con; pueden pasarme con; pasame a; paseme a; pasenme; poneme con; ponme con;
    pongame con; me pone con; transfiereme; transferirme; derivame; conectame; operadora; un operador; agente por favor; agente humano; atencion humana;
    atencion personal; servicio al cliente; alguien me atienda; que me atienda; que alguien me atienda; alguien que me atienda; atiendame alguien;
    me puede atender alguien; me puede atender una persona; no quiero hablar contigo; no quiero un bot; no quiero bots; no quiero robots; no quiero maquinas;
    no con un bot/robot; no con una maquina; no con bots; harto de bots; odio los bots; odio hablar con; nada de bots; sin bots; quita el bot; basta de bots;
    otro bot no; quiero alguien; quiero a alguien real; prefiero una persona; prefiero hablar con; prefiero un humano; prefiero que me atienda; mejor una persona;
    mejor con una persona; necesito una persona; necesito hablar con alguien; quiero tratar con; tratar con una persona; dejame hablar; dejeme hablar;
    el encargado por favor; quiero una persona; con una persona real; hablar con una persona; el dueno por favor; con el dueno; con la duena; con el jefe;
    con el gerente; con el encargado; con la encargada; con el responsable; un supervisor; hay alguien $; hay alguien real; agente! $; un asesor; un agente;
    -eres humano; -eres humana; -eres un humano; -eres una persona; -por persona; -hablo con una persona; -estoy hablando con; -hay alguna persona que;
    -hay alguien que; -cabello humano; -pelo humano; -recursos humanos; -una persona con; -cuanto .. una persona; -precio .. una persona; -un agente inmobiliario;
    -un agente de seguros; -busco un agente; -busco un asesor; -necesito un asesor; -hablar con una persona es; -ya hable con; -hable con; -hablar con mi;
    -hablarlo con mi; -eres .. humano; -con el jefe de mi; -prefiero hablar con mi; -hablar con ustedes de; -asesor fiscal; -asesor inmobiliario; -un asesor fiscal;
    -un humano o; -hablo con un humano; -hablo con el; -encargado de`,
  complaint: `inutil!; inutiles; pesimo!; pesima!; pesimos!; fatal!; asco!; asqueroso; verguenza; vergonzoso; indignante; indignado; indignada; inaceptable; furioso!; furiosa!;
    enfadado; enfadada; enojado!; enojada!; cabreado; harto!; harta!; nunca contestan/responden/llaman/llamaron/vinieron/respondieron;
    nadie contesta/responde/llama/vino/contesto/respondio/llamo; no contestan; no responden; nunca me; nadie me; llevo .. esperando; sigo esperando; estafa!;
    estafadores; timo!; ladrones; mentirosos; incompetentes; idiota*; estupido*; estupida; imbecil!; mierda!; joder!; cono!; puta!; pendejo!; cabron!; gilipollas;
    queja!; quejarme; quejar!; reclamacion; reclamo!; decepcionado; decepcionada; decepcion; insatisfecho; mal servicio; mala atencion; peor servicio; lo peor;
    perdida de tiempo; perder el tiempo; devuelvan mi dinero; devolver el dinero; denunciar; no sirve para nada; no me ayudas; no me has respondido; maleducados;
    esto es una broma; no! entiendes!; no me entiendes!; no respondes!; no sirves!; que falta de respeto; terrible!; horrible!; quiero mi dinero; regresen mi dinero;
    devuelvanme; me devuelvan el dinero; devolucion de mi dinero; mi dinero de vuelta; reclamar!; poner una reclamacion; hoja de reclamaciones; hojas de reclamaciones;
    mentira!; ridiculo!; una broma!; vaya broma; esto es un chiste; menuda broma; que porqueria; porqueria; basura! de; es una basura; que mierda; chinga*; chingada;
    no mames; no manches; hdp; la concha; boludo!; boludos!; pelotudo!; pelotudos!; malditos!; maldita sea; desgraciados; sinverguenzas; sinverguenza; caraduras;
    caradura; rateros; estafaron; me estafaron; me robaron ustedes; me enganaron; es un robo; me mintieron; mienten; pesimo servicio; pesima atencion; muy mal servicio;
    muy mala atencion; mala experiencia; malisimo; malisima; nefasto; vaya desastre; chapuza; chapuceros; son unos; sois unos; falta de respeto; no hay derecho;
    que verguenza; verguenza deberia; harta de; harto de; estoy cansado de; estoy cansada de; cansado de esperar; hasta las narices; hasta el gorro; hasta la madre;
    hasta los cojones; ya basta; basta ya; llevo esperando; todavia no me; todavia no han; aun no me han; nadie me contesta; nadie me responde; nadie me llama;
    nadie me hace; nadie coge; nadie atiende; nadie aparece; nadie vino; nadie se presento; no han venido; no vinieron; no vino nadie; no aparecieron;
    no se presentaron; no llegaron; no contestan el telefono; no me contestan; no me responden; no me hacen caso; no me han llamado; ni caso; pasan de mi; me ignoran;
    me dejaron plantado; me dejaron plantada; me dejaron tirado; me colgaron; me rayaron; me rompieron; me danaron; me arruinaron; echaron a perder; quedo peor;
    esta peor que antes; peor que antes; quedo mal; voy a denunciar; los voy a denunciar; pondre una denuncia; los demando; voy a demandar; demandarlos; demandare;
    profeco; resena negativa; mala resena; una estrella; no vuelvo; no volvere; no vuelvo mas; no pienso volver; muy enojado; muy enojada; muy molesto; muy molesta;
    estoy molesto; estoy molesta; enfurecido; indignacion; me quejo; quiero quejarme; una queja; poner una queja; presentar una queja; muy disgustado; disgustada;
    descontento; descontenta; no estoy contento; no estoy contenta; no estoy satisfecho; no estoy satisfecha; eres inutil; bot inutil; que inutil; no ayudas;
    no me sirve de nada; no me estas ayudando; no te enteras; no contestas; no me contestas; contesta lo que; eso no es lo que; no es lo que pregunte; que parte no;
    sigo sin respuesta; sigo sin noticias; llevo dias llamando/esperando; llevo semanas llamando/esperando; es un desastre todo; que desastre; son un desastre;
    hablare con mi abogado;
    -fatal de la espalda; -dolor terrible; -dolor horrible; -el peor de los casos; -me siento fatal; -dolor .. terrible/horrible; -ruido horrible; -ruido terrible;
    -olor horrible; -no me siento bien; -harta de mi; -harto de mi; -harta del; -se me rompio; -me rompi; -sigo sin entender; -sigo sin saber; -sigo sin poder;
    -todavia no me decido; -fiscal de fraude; -caso de fraude; -mi pelo es un desastre; -es un desastre mi; -reclamar al; -reclamar a mi; -reclamar una; -reclamar la;
    -reclamar mi; -puedo reclamar; -quiero reclamar a; -queja de; -me quejo de dolor; -un engano; -no entiendo; -no respondo; -no es una queja; -ninguna queja;
    -sin quejas; -no hay queja; -que desastre mi; -casero .. mentiroso/ladron`,
  notInterested: `no me interesa; no estoy interesado; no estoy interesada; no interesado; no gracias ya; ya no lo necesito; no lo necesito; no necesito nada; no quiero nada;
    dejame en paz; dejeme en paz; solo estoy mirando; solo miraba; solo mirando; solo curioseando; ya encontre; ahora no; por ahora no; quizas mas adelante;
    tal vez luego; otro dia quizas; numero equivocado; no me escriban; no me interesa!; ya no me interesa; no nos interesa; no interesa; no estoy interezado;
    no estoy interezada; sin interes; no tengo interes; no quiero comprar; no voy a comprar; no quiero saber nada; no la necesito; no lo nesesito; ya no hace falta;
    ya no necesito; ya no quiero; ya no gracias; no era lo que; no es lo que busco; no es lo que buscaba; no es para mi; por el momento no; de momento no; ahorita no;
    en otro momento; otra vez sera; lo dejo asi; dejalo; dejelo; dejalo asi; mejor lo dejo; mejor no gracias; paso gracias; no cuentes; solo estoy viendo; solo viendo;
    nomas viendo; nada mas viendo; solo veia; nomas estoy viendo; nomas preguntaba; solo curiosidad; estoy bien gracias; ya contrate; ya compre; ya consegui;
    ya me decidi por otro; me voy con otro; me quedo con otro; con otra empresa; busco otra cosa; me equivoque de numero; no moleste*; no molesten; dejen de escribir;
    dejen de molestar; borrenme; borrame de; ya tengo uno/una/quien/alguien/otro/otra gracias; ya tengo uno $; ya tengo una $; ya tengo quien; ya tengo a alguien;
    ya tengo dentista/abogado/mecanico/proveedor/fontanero/asesor; lo dejo $; lo dejo gracias;
    -ya tengo cita; -ya tengo un presupuesto; -ya tengo hora; -no es para mi es; -no es para mi sino; -no es para mi hijo; -ahora no puedo pero; -ahora no funciona;
    -ahora no me; -no me interesa el precio`,
  yes: `^ si; ^ claro; ^ vale; ^ ok; ^ por supuesto; ^ perfecto; ^ correcto; ^ exacto; ^ de acuerdo; ^ genial; ^ bueno $; ^ bien $; ^ dale; ^ venga; ^ si por favor;
    me parece bien; suena bien; esta bien; asi es; por que no; ^ sip; ^ seguro $; ^ efectivamente; ^ desde luego; con gusto; encantado; ^ simon; ^ sii; ^ siii; ^ zi;
    ^ see; ^ ajá; ^ aja; ^ va $; ^ okey; ^ oki; ^ okis; ^ listo $; ^ obvio; ^ cierto; ^ asi es; ^ eso $; ^ estupendo; ^ fenomenal; ^ excelente; ^ super; ^ bueno si;
    ^ bueno dale; ^ pues si; ^ pues claro; ^ como no; ^ hagale; ^ de una; ^ eso es; ^ me gustaria $; ^ sin duda; ^ sin problema $; ^ no hay problema $;
    ^ no hay inconveniente; ^ encantada; ^ con mucho gusto; ^ por favor $; ^ si porfa; me va bien; me viene bien; me sirve; me conviene; me cuadra; esta perfecto;
    esta genial; esta muy bien; me parece perfecto; me parece justo; me parece razonable; precio me parece bien; precio esta bien; acepto el precio;
    de acuerdo con el precio; entra en mi presupuesto; dentro de mi presupuesto; estoy de acuerdo; trato hecho; acepto!; ^ va que; ^ sale $; puedo pagarlo!;
    si puedo pagar eso;
    -si no; -si hay; -claro que no; -no me parece; -no me sirve; -no esta bien; -no estoy de acuerdo; -no me conviene; -no me viene bien; -ya no me sirve;
    -me va bien si; -esta bien caro; -si puedo pagar; -sale caro; -super caro; -^ si tienen; -si es que; -si tienen`,
  no: `^ no; ^ nop; ^ nada $; ^ para nada; ^ nunca; ^ tampoco; claro que no; ^ todavia no; ^ aun no; mejor no; no hace falta; ^ noo; ^ nooo; ^ nel; ^ nones; ^ ne; ^ na;
    ^ nah; ^ que va; ^ en absoluto; ^ de ninguna manera; ^ jamas; ^ ni hablar; ^ ni loco; ^ no gracias; ^ no por ahora; ^ ninguno; ^ ninguna; ^ ningun; ^ mejor no;
    ^ creo que no; ^ me temo que no; ^ lamentablemente no; no es necesario; no creo; no por el momento; ^ negativo; ^ nada mas $; ^ nada de eso; no quiero $;
    no quiero gracias; no quiero eso;
    -no se; -no me interesa; -no tengo ni idea; -no estoy seguro; -no estoy segura; -no importa; -no hay problema; -no te preocupes; -no quiero hablar con;
    -no entiendo; -no quiero decir; -no creo que; -no pasa nada; -no es necesario pedir; -no hay de que; -no molesta; -no olvide; -no tengo correo; -no se preocupe;
    -no entendi; -no me llamo; -no contestan; -no espera; -no quiero hablar; -no quiero un bot; -no quiero pagar; -no se cuanto; -no se si; -no quise decir;
    -no se preocupen; -ninguna duda`,
  decline: `no quiero decir*; prefiero no; prefiero no decir*; ni idea; no tengo idea; no tengo ni idea; no estoy seguro; no estoy segura; no sabria; no te importa;
    no es asunto; no le importa; es privado; es confidencial; saltar; salta; siguiente pregunta; sin comentarios; no quiero dar; no voy a dar; no te lo voy a decir;
    me da igual; aun no lo se; todavia no se; no he decidido; para que lo quieres; para que quieres; por que quieres; por que necesitas; no tengo correo;
    no tengo email; no tengo presupuesto; no te lo digo; no se lo digo; no te digo; no les digo; no quiero compartir; no quiero dejar; no quiero poner; no voy a dejar;
    no voy a compartir; no dejo mi; no doy mi; no doy mis; no pienso dar; prefiero no dar; prefiero no dejar; prefiero no compartir; prefiero no decirlo;
    prefiero no responder; prefiero no contestar; prefiero reservarme; me lo reservo; me lo guardo; no es necesario que sepan; no les interesa; no te interesa;
    que te importa; que le importa; a ti que; eso es privado; es privado eso; es algo personal; es muy personal; dato privado; datos privados; por privacidad;
    sin compartir; sin dejar; no lo tengo claro; no lo tengo decidido; no tengo claro; no lo tengo pensado; no lo he pensado; no he pensado; no lo hemos decidido;
    todavia no se sabe; ni la menor idea; ni puta idea; ni idea $; a saber; quien sabe; vete a saber; no sabria decir; no te sabria; no le sabria; no puedo decir;
    no te puedo decir; dificil de decir; me es igual; no tengo prisa; sin fecha; no tengo fecha; no tengo un presupuesto; no tengo un plazo; sin presupuesto;
    no tengo telefono; no tengo celular; no tengo whatsapp; no uso correo; nada en particular; nada en concreto; ninguno en particular; siguiente $; salta esa;
    pasa a la siguiente; no contesto; no quiero responder; no quiero contestar; me abstengo; para que necesitan; para que necesitas; para que necesita;
    para que quieren; para que quiere; por que quieren; por que necesitan; por que tengo que; por que preguntas; por que preguntan; es obligatorio; tengo que dar;
    es necesario dar; hace falta dar; no se aun; nose; nolose; no se $; no se la verdad; no se todavia; no se bien; pues no se; no se que decir; no lo se!; depende!;
    pues depende; eso depende; da igual!; ^ paso $; es personal!; no dar datos personales; quedar anonimo; ser anonimo;
    -no se si tienen; -no se si hacen; -no se que hacer; -depende el precio; -de que depende; -es obligatorio llevar; -es obligatorio reservar; -es obligatorio pedir;
    -es personal el; -por que tengo que pagar; -por que tengo que esperar; -no se como; -no se que; -no se cual; -no se donde; -no se cuando; -no se quien; -no se si;
    -no se cuanto; -no se nada de; -sin dejar rastro; -no se preocupe; -quien sabe de; -no se puede; -no se abre; -no se ve; -no se oye; -no lo tengo claro que`,
  injection: `ignora .. instrucciones/anteriores/reglas/todo; ignore .. instrucciones; ignora todo; olvida .. instrucciones/reglas; olvida todo; instrucciones anteriores;
    tus instrucciones; instrucciones del sistema; prompt; mensaje del sistema; ahora eres; a partir de ahora; fingir; hazte pasar; imagina que eres; actua como;
    comportate como; modo desarrollador; modo administrador; modo debug; muestra/muestrame/imprime/revela/dime .. configuracion/instrucciones/reglas/prompt;
    tu configuracion; tus reglas; repite .. texto/anterior/arriba/todo; texto de arriba; texto anterior; escribe un poema/codigo/ensayo/cuento/programa/script/cancion;
    escribe .. codigo/poema/ensayo/python/javascript; escribeme un; un poema; traduce; traduceme; base64; decodifica; soy tu desarrollador; soy el administrador;
    soy tu creador; contrasena; clave de api; api key; responde solo con; responde solamente; di solo; juego de rol; codigo fuente; html; ignora lo anterior;
    ignore lo anterior; ignora las; ignora tus; olvida tus; olvida las reglas; olvida lo anterior; olvidate de tus; deja de ser; ya no eres; tu nueva tarea;
    nueva instruccion; nuevas instrucciones; nueva regla; nuevas reglas; de ahora en adelante; modo dios; modo desarrollo; modo prueba; modo mantenimiento; tu prompt;
    instrucciones ocultas; instrucciones secretas; palabra por palabra; repite despues de mi; repite todo; solo di; di unicamente; responde unicamente;
    contesta solo con; habla como un; responde en json; dime tus reglas; dime tus instrucciones; dime tu prompt; cuales son tus instrucciones; en base64;
    escribe un script; escribeme codigo; cuentame un cuento; soy tu jefe; soy el desarrollador; soy el programador; el dueno me dijo que; como dueno;
    como administrador; codigo en python; jailbreak; sin restricciones; sin reglas; soy el dueno $; soy el dueno de este bot; soy el dueno y; finge! que/ser;
    que modelo de lenguaje; que modelo eres; que modelo usas; en markdown; ejecuta javascript;
    -traducen; -traduce documentos; -hablar; -mi contrasena; -olvide mi contrasena; -soy el dueno de; -soy el dueno del`,
  otherVisitors: `otros clientes; otros visitantes; otras personas; otros usuarios; lista de clientes; clientes tienen; datos de .. clientes/cliente/visitantes;
    nombres de .. clientes; correos de; correo del ultimo; ultimo visitante; ultimo cliente; visitante anterior; cliente anterior; quien mas; quienes mas;
    quien ha escrito; quien escribio; quien reservo; base de datos; otras conversaciones; conversacion anterior; mi mujer escribio; mi esposa escribio;
    mi marido escribio; escribio mi; ha escrito mi; otro cliente; otro visitante; otra persona que; otras personas que; otra gente; demas clientes; los demas clientes;
    sus clientes nombres; nombres y correos; nombres y telefonos; nombres de otros; sus correos; dame los datos de; dame los nombres; dame los correos; datos de otros;
    informacion de otros; informacion de clientes; quien mas les ha; quien mas te ha; quien te ha escrito; quien te escribio; quienes te han; quien ha reservado;
    quienes han reservado; quien hablo contigo; con quien mas; con quien has hablado; con quienes has; la ultima persona; ultima persona que; la persona anterior;
    el anterior cliente; antes que yo; antes de mi; ultima conversacion; conversaciones de otros; mensajes de otros; chats de otros; historial de chats;
    historial de conversaciones; cuanto pago el; cuanto pagaron; que pago el ultimo; mi vecino pago;
    -que dicen otros clientes; -opinan otros clientes; -quien mas trabaja; -base de datos para; -que dicen los demas; -antes de mi cita; -antes de mi boda;
    -mi ultima conversacion; -nuestra ultima conversacion; -con quien mas puedo; -otra persona que me; -otra persona que pueda`,
  offTopic: `que tiempo hace; tiempo hara; va a llover; chiste*; hazme reir; real madrid; barcelona gano; quien gano; bitcoin; loteria; horoscopo; capital de; cuanto es 2;
    dos mas dos; raiz cuadrada; dios existe; sentido de la vida; te quiero $; te amo; casate conmigo; tienes novia; tienes novio; cuantos anos tienes;
    tu color favorito; comida favorita; pelicula favorita; receta de; desnuda; hara sol; clima hoy; como esta el clima; cuentame un chiste; cuentame algo gracioso;
    canta una cancion; resultado del partido; ganador del; el clima hoy/manana; que clima; clima! $; de politica; sobre politica; partido! de futbol/ayer/hoy;
    de futbol $; quien gana; mundial de futbol; mis deberes; hacer mi tarea; mi tarea; mi tarea de; ultimas noticias; noticias de hoy; el presidente de;
    quien es el presidente; criptomonedas!; compro cripto; invertir en cripto*; pronostico del tiempo; las elecciones; quien gano las elecciones; eres religioso; sexo!;
    -equipo de futbol; -campo de futbol; -aceptan bitcoin; -pagar con bitcoin; -aceptan cripto*; -noticias de su; -ayuda con mi tarea; -partido politico`,
  need: `necesito; necesitamos; necesitaria; busco; buscamos; estoy buscando; estamos buscando; quiero; queremos; quisiera; quisieramos; me gustaria; nos gustaria;
    mi problema; nuestro problema; el problema es; tengo un problema; tenemos un problema; problema con; problemas con; tengo problemas; ayuda con; ayudarme con;
    ayudarme a; me ayudan; me pueden ayudar; nos cuesta; me cuesta; dificultad*; desafio; reto es; se rompio; se me rompio; rompio; esta roto; roto; rota; no funciona;
    averia*; gotea; fuga; duele; me duele; se me ha roto; atascado; estropeado; urgente; urgencia; emergencia; pensando en; estoy pensando; objetivo; intento;
    tratando de; me interesa; interesado en; preocupa; dolor!; dolores!; planeo!; planeamos!; interesada! en; me urge; nos urge; me hace falta; nos hace falta;
    hace falta; nesesito; nececito; ocupo; ocupamos; requiero; requerimos; ando buscando; ando viendo; deseo; deseamos; me quede sin; tengo dolor; me molesta;
    no puedo dormir; se dano; se descompuso; no prende; no arranca; no enciende; se tapo; tapado; tapada; inundado; inundo; pierde agua; hay una fuga;
    no entiendo nada de; estoy desbordada; estoy desbordado; voy atrasada; voy atrasado;
    -no me interesa; -no estoy interesado; -no necesito; -no quiero; -quiero saber; -quisiera saber; -me gustaria saber; -quiero hablar; -quisiera hablar;
    -necesito hablar; -quiero quejar*; -quiero una persona; -que necesito; -por que necesitas; -no busco; -me interesa saber; -para que quieres; -te quiero;
    -no quiero dar; -cuanto me cuesta; -que nos cuesta; -quiero que ignores; -me gustaria hablar; -por que quieres; -quiero un humano; -no hace falta;
    -me molesta que no; -necesito saber; -deseo saber; -me urge saber; -deseo hablar; -quiero quejarme; -quiero mi dinero; -quiero un descuento; -quiero descuento;
    -queremos saber; -quiero ir`,
  cancelFact: `olvida eso; olvidalo; olvide eso; olvidelo; olvida lo que; en realidad no; pensandolo bien; cambie de opinion; he cambiado de opinion; cambiado de idea;
    me equivoque; me he equivocado; retiro lo; corrijo; correccion; quise decir; queria decir; no espera; borra mi; borra eso; borre mis; elimina mi; elimine mis;
    cancela eso; anular mi; cambio de planes; cambio de plan; cambie de idea; he cambiado de idea; mejor ya no; ya no quiero la cita; me confundi; me he confundido;
    perdon era; mal escrito; lo escribi mal; escribi mal; esta mal escrito; esta mal mi; el correo esta mal; correo equivocado; correo mal; error mio; fue un error;
    mi error; corrigiendo; rectifico; no es ese; esa ya no; ese ya no; ese correo ya no; olvidate de; olvidate del; olvida el; dejemos el; quita el; quita la;
    cancelar la cita; anular la cita; al final no; finalmente no; al final mejor; eso no era; eso no $; cancela mi; cancela la; anula mi; anula la;
    olvida lo del/de/que; olvida la cita; ups! me;
    -olvida las instrucciones; -olvida todo; -ya no funciona; -ya no se; -ya no me interesa; -ya no lo necesito; -eso no es; -numero equivocado;
    -cancelar mi cita cuesta; -puedo cancelar; -se puede cancelar; -como cancelo`,
  howAreYou: `como estas; como esta usted; como esta $; como estan $; como te va; como le va; que tal $; ^ que tal; que tal estas; que tal todo; como va todo; como va; todo bien;
    como andas; que hubo; quiubo; que hay de nuevo; como te encuentras; como se encuentra; como va el dia; como estais; todo bien $; todo bien por; que onda;
    -que tal el; -que tal los; -que tal la; -que tal las; -que tal son; -que tal si; -como estan certificados; -que tal es; -que tal funciona; -que tal queda;
    -que tal el sabado; -que tal manana`,
  repeat: `repite; repetir; puedes repetir; puede repetir; como dices; no entendi; no te entiendo; no he entendido; que quieres decir; que significa; que dijiste;
    a que te refieres; ^ como $; ^ perdon $; explicate; otra vez por favor; otra vez $; repiteme; repitame; no entiendo $; no entiendo que; no le entiendo;
    no entiendo lo; no entiendo la pregunta; no comprendo $; no comprendo lo; ^ que $; explicame eso; explicame mejor; explicame lo que; ^ como dijo; ^ mande;
    no te entendi; no le entendi; no me quedo claro; no me queda claro; a que se refiere; puede explicar;
    -no me entiendes; -otra vez no; -repite el texto; -repite todo; -otra vez lo mismo; -no entiendo que hacer; -no entiendo nada; -no entiendo por que;
    -no entiendo que paso; -otra vez se`,
  shouted: `por que; contesten; contesta; respondan; responde; hola; espera*; esperando; ayuda; nadie; nunca; dinero; basta; ya; mal; otra vez`,
  question: `^ que; ^ cual; ^ cuales; ^ cuando; ^ donde; ^ quien; ^ como; ^ cuanto; ^ cuanta; ^ cuantos; ^ cuantas; ^ por que; ^ a que; ^ de que; ^ en que; ^ hay; ^ tienen;
    ^ tienes; ^ teneis; ^ tiene; ^ puedo; ^ pueden; ^ puede; ^ puedes; ^ podria; ^ podrian; ^ hacen; ^ haceis; ^ ofrecen; ^ aceptan; ^ abren; ^ estan; ^ se puede;
    ^ es posible; ^ me puedes; ^ me pueden; ^ alguna; ^ algun; ^ hola que/cual/cuando/donde/como/cuanto/tienen/hacen/puedo/hay/pueden/aceptan; quiero saber;
    quisiera saber; me gustaria saber; queria saber; queria preguntar; me preguntaba; una pregunta; una duda; digame; dime; sabes si; cuanto cuesta; cuanto vale;
    donde estan; a que hora; hasta que hora; que precio; tienen .. ?; ^ acepta; ^ acepten; ^ aceptais; ^ atienden; ^ trabajan; ^ realizan; ^ cuentan con; ^ dan;
    ^ venden; ^ manejan; ^ me podria*; ^ me das; ^ me dan; ^ me da; ^ me pasas; ^ me pasa; ^ podras; ^ puede ser; ^ sera que; ^ sera posible; ^ tendran; ^ tendrian;
    ^ habra; ^ habria; ^ tenes; ^ o sea que; ^ desde cuando; ^ con quien; ^ para que; ^ para cuando; me podria*; me podrian; podria* decirme; podrian decirme;
    podrias decir; me puede decir; me puedes decir; me pueden decir; me gustaria preguntar; quisiera preguntar; saber si; saber cuanto; saber donde; saber cuando;
    saber que; saber cual; una preguntita; ^ ustedes hacen/ofrecen/tienen/aceptan/venden/atienden/trabajan; ^ hasta que; ^ hasta cuando; ^ se paga; ^ es gratis;
    ^ es caro; ^ es necesario; ^ es obligatorio; ^ y que/cual/cuando/donde/como/cuanto/quien/tienen/hacen/aceptan/abren/hay; tengo una duda;
    -^ como estaba; -^ que tenga; -^ que bien; -^ que bueno; -^ es posible que; -^ que pena`,
}
