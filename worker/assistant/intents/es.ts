import type { Intents } from './intents.ts'

export const ES: Intents = {
  person: `
    hablar con una persona, hablar con alguien, persona real, persona de verdad, una persona humana, un humano, un ser humano,
    alguien real, alguien de verdad, hablar con el dueño, hablar con la dueña, hablar con el jefe, hablar con la jefa,
    hablar con el encargado, hablar con la encargada, hablar con el gerente, hablar con el responsable, hablar con un asesor,
    hablar con un agente, con un operador, hablar directamente, hablar con ustedes, atención al cliente, servicio al cliente,
    que me llamen, que alguien me llame, me pueden llamar, llámenme, llámame, no con un bot, no con un robot, no con una máquina,
    no quiero un bot, no quiero un robot, páseme con, podrían llamarme`,
  anger: `
    enojad*, enfadad*, furios*, indignad*, indignante, hart* de, estoy hart*, inaceptable, una vergüenza, sinvergüenza*, estafador*,
    una estafa, ladrones, es un robo, inútil*, no sirves para nada, mierda, puta, carajo, asqueros*, ridículo, pérdida de tiempo,
    perder el tiempo, tomadura de pelo, se burlan, el peor servicio, son lo peor, idiota*, imbécil*, estúpid*, nadie responde,
    nadie contesta, nadie me responde, nadie me contesta, nunca más vuelvo, voy a denunciar*, mentiros*, sigo esperando,
    llevo horas esperando, ya basta, falta de respeto`,
  complaint: `
    quejarme, una queja, una reclamación, poner un reclamo, quiero mi dinero, devuelvan*, quiero un reembolso, reembolsen*, decepcion*,
    descontent*, insatisfech*, no estoy content*, no estoy conforme, no estoy satisfech*, nunca llegó, no ha llegado, no me llegó,
    nunca vino, no vino nadie, no se presentó, me cobraron de más, me cobraron dos veces, me cobraron doble, pedido equivocado,
    mal hecho, chapuza*, mal servicio, pésimo*, pésima*, mala atención, mala experiencia, dejaron plantad*, llegaron tarde,
    se olvidaron de mí, quedó mal, quedó peor, me arruinaron, me estropearon, me rompieron, no cumplieron`,
  distress: `
    emergencia, ayuda urgente, socorro, ayúdeme, por favor ayuda, necesito ayuda urgente*, desesperad*, estoy en pánico,
    tengo mucho miedo, mucho dolor, dolor fuerte, dolor insoportable, dolor terrible, no aguanto más, sangrando, hemorragia, inundad*,
    hay un incendio, fuga de gas, huele a gas, no puedo respirar, estoy llorando, suicid*, quiero morir*, matarme, hacerme daño,
    no puedo más, acaba de morir, acaba de fallecer, falleció, me quedé afuera, quedé encerrad*, accidente grave, me detuvieron,
    arrest*, llamen a la policía, me desalojan, acabo de tener un accidente`,

  greeting: 'hola, holi, holis, buenas, buen día, qué tal, hey, saludos, aló',
  thanks: 'gracias, muy amable, agradezco, perfecto, genial, excelente, estupendo, buenísimo',
  goodbye: `
    adiós, chao, chau, hasta luego, hasta pronto, hasta mañana, nos vemos, que tengas buen día, feliz día, eso es todo, sería todo, bye`,
  yes: `
    sí, sip, claro, por supuesto, desde luego, ok, okay, vale, dale, bueno, de acuerdo, está bien, me parece bien, perfecto, listo,
    adelante, hazlo, con gusto, trato hecho, seguro que sí`,
  refusal: `
    no, nop, quizás más tarde, quizás después, tal vez después, solo estoy mirando, solo mirando, solo miraba, solo quería mirar,
    qué te importa, omitir, saltar`,
  notInterested: `
    no me interesa, no estoy interesad*, no tengo interés, déjenme en paz, no me escriban, no escriban más, deje de preguntar,
    ya contraté, ya encontré a otro, ya encontré a alguien, me fui con otro, ya no lo necesito, ya no la necesito, ya no hace falta,
    cambié de opinión, olvídelo, olvídate, déjame en paz`,

  asking: `
    quiero saber, quisiera saber, me gustaría saber, quería saber, necesito saber, quería preguntar, quiero preguntar, saber si,
    qué hora, qué tipo, qué incluye, qué pasa si, qué precio, qué horario, qué servicios, por qué, cuál, cuáles, cómo, cuándo, cuánto*,
    cuánta*, dónde, quién*, hay, tenés, puedo pagar, puedo ir, puedes, podés, podrían, hacen, ofrecen, aceptan, atienden, trabajan,
    venden, es posible, es necesario, busco, estoy buscando, dime, tienen`,

  services: `
    servicios, qué haces, a qué se dedican, a qué te dedicas, qué venden, qué tienen, qué tipo de trabajos, catálogo, productos, carta,
    menú, ofrecen`,
  prices: `
    cuánto* cuesta*, cuánto* sale*, cuánto* vale*, cuánto* cobra*, cuánto* es, qué precio tiene*, precios, coste*, cuestan, tarifa*,
    honorario*, cotización, es caro, barat*, económic*, a cómo está, qué valor tiene, costo*, es muy caro, muy caro, más caro,
    cuánto* sería, cuánto* tengo que pagar, cuánto* hay que pagar, cuánto* me, cuánto* por, cuánto* dinero`,
  hours: `
    horario*, hora de apertura, hasta qué hora, desde qué hora, abren, abrís, abre, abiertos, abrimos, cierra, cerrados,
    días de atención`,
  place: `
    dónde queda*, dónde se encuentra*, dónde, ubicación, ubicado, dirección, cómo llego, cómo llegar, cómo se llega, en qué ciudad,
    en qué calle, en qué zona, domicilio, mapa, su local, su tienda, su oficina`,
  contact: `
    su número, tu número, teléfono, celular, correo, email, e mail, página web, sitio web, su web, su página, contactarles, contactar,
    contacto, whatsapp, wasap, puedo llamar, llamarlos`,
  appointment: `
    cita, citas, turno, agendar, agendo, reservar, reservación, programar, una reunión, reunirme, reunirnos, vernos, visitarlos,
    una visita, consulta, inscribirme, apuntarme, presupuesto, cotización, cotizar, comprar, pedir, hacer un pedido, contratar*,
    disponibilidad, tienen lugar, devolver la llamada`,

  asksTime: `
    para cuándo*, desde cuándo*, hasta cuándo*, a partir de cuándo*, cuándo* le*, cuándo* lo*, cuándo* empez*, cuándo* necesita*,
    qué tan pronto, qué día, a qué hora, fecha*, plazo*, urgen*, tomar una decisión, empezar, comenzar`,
  asksBudget: 'presupuesto*, cuánto* dinero, gastar, invertir, inversión, rango de precio*, cuánto* puede pagar',
  myName: `
    mi nombre es, mi nombre, me llamo, yo soy, soy el, soy la, soy, nombre, le escribe, te escribe, les escribe, le habla, les habla,
    te habla, de parte de, a nombre de, atentamente, atte, saludos, un saludo`,
  amounts: `
    cuatro*, cinco*, seis*, siete*, ocho*, nueve*, diez*, once, doce, trece*, catorce*, quince, dieci*, veint*, treinta*, cuarenta*,
    cincuenta*, sesenta*, setenta*, ochenta*, noventa*, cien, ciento*, doscient*, trescient*, quinient*, setecient*, novecient*, mil,
    miles, millar*, millón*, docena*, un euro, dos euros, tres euros, un dólar, dos dólares, tres dólares, un peso, dos pesos,
    tres pesos, gratis, gratuit*, sin coste, sin cargo, de regalo, de cortesía, descuento*, rebaja*, mitad de precio, mitad del precio,
    medio precio, dos por uno`,
}
