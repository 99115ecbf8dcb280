import type { Intents } from './intents.ts'

export const ES: Intents = {
  person: `
    hablar con una persona, hablar con alguien, hablar con humanos, persona real, persona de verdad, persona de carne,
    una persona humana, un humano, un ser humano, alguien real, alguien de verdad, alguien de carne, hablar con el dueño,
    hablar con la dueña, hablar con el jefe, hablar con la jefa, hablar con el encargado, hablar con la encargada,
    hablar con el gerente, hablar con el responsable, hablar con un asesor, hablar con un agente, con un operador,
    con una operadora, hablar directamente, hablar con ustedes, atención al cliente, servicio al cliente, que me llamen,
    que alguien me llame, me podrían llamar, me podés llamar, me puedes llamar, llámenme, llámame, no con un bot,
    no con un robot, no con una máquina, no quiero un bot, no quiero un robot, no eres humano, páseme con, comuníqueme con`,
  anger: `
    enojad*, enfadad*, cabread*, furios*, indignad*, indignante, harta de, estoy harta, inaceptable, qué vergüenza,
    una vergüenza, sinvergüenza*, estafador*, una estafa, me estafaron, ladrones, es un robo, inútil*, no sirves para nada,
    mierda, puta, puto, carajo, qué asco, asqueros*, ridículo, pérdida de tiempo, perder el tiempo, perdiendo el tiempo,
    perder mi tiempo, tomadura de pelo, tomando el pelo, se burlan, una burla, el peor servicio, lo peor, idiota*, imbécil*,
    estúpid*, nadie responde, nadie contesta, nadie me responde, nadie me contesta, nunca más, voy a denunciar*,
    los voy a demandar, mentiros*, sigo esperando, llevo horas esperando, llevo días esperando, ya basta, falta de respeto,
    me tienen harta`,
  complaint: `
    quejarme, una queja, mi queja, una reclamación, un reclamo, mi reclamo, hoja de reclamaciones, quiero mi dinero,
    mi dinero de vuelta, devuelvan*, devolución de mi dinero, un reembolso, reembolsen*, decepcion*, descontent*, insatisfech*,
    no estoy content*, no estoy conforme, no estoy satisfech*, no quedé content*, no quedé satisfech*, nunca llegó,
    no ha llegado, no me ha llegado, no me llegó, nunca vino, nunca vinieron, nadie vino, no vino nadie, no se presentó,
    no se presentaron, no apareció, no aparecieron, me cobraron de más, me cobraron dos veces, me cobraron doble,
    pedido equivocado, pedido incorrecto, mal hecho, mal trabajo, chapuza*, mal servicio, pésimo*, pésima*, mala atención,
    mala experiencia, plantada, llegaron tarde, se olvidaron de mí, quedó mal, quedó peor, lo arruinaron, me arruinaron,
    me estropearon, me rompieron, no cumplieron`,
  distress: `
    emergencia, ayuda urgente, socorro, auxilio, ayúdeme, por favor ayuda, necesito ayuda ya, necesito ayuda urgente*,
    desesperad*, pánico, tengo miedo, tengo mucho miedo, mucho dolor, dolor fuerte, dolor insoportable, dolor terrible,
    dolor horrible, no aguanto más, no aguanto el dolor, sangrado, hemorragia, inundad*, se está inundando, inundación, incendio,
    fuga de gas, olor a gas, huele a gas, no puedo respirar, estoy llorando, suicid*, quiero morir*, matarme, quitarme la vida,
    hacerme daño, no puedo más, acaba de morir, acaba de fallecer, falleció, me quedé afuera, me quedé fuera,
    me he quedado fuera, quedé encerrad*, un accidente, me detuvieron, detenido, arrest*, policía, me desalojan, desahucio`,

  greeting: 'hola, holi, holis, buenas, buen día, qué tal, hey, saludos, aló',
  thanks: 'gracias, muy amable, agradezco, perfecto, genial, excelente, estupendo, buenísimo',
  goodbye: `
    adiós, chao, chau, hasta luego, hasta pronto, hasta mañana, nos vemos, que tengas buen día, feliz día, feliz tarde,
    eso es todo, sería todo, nada más gracias, bye`,
  yes: `
    sí, sip, claro, por supuesto, desde luego, ok, okay, vale, dale, bueno, de acuerdo, está bien, me parece bien, perfecto,
    listo, sale, adelante, hágalo, hazlo, con gusto, trato hecho, seguro, órale`,
  refusal: `
    no, nop, más tarde, más adelante, quizás después, tal vez después, solo estoy mirando, solo mirando, solo miraba,
    solo quería mirar, qué le importa, qué te importa, paso, omitir, saltar`,
  notInterested: `
    no me interesa, no estoy interesad*, no tengo interés, no es para mí, déjenme en paz, no me escriban, no escriban más,
    deja de preguntar, deje de preguntar, ya contraté, ya encontré a otro, ya encontré a alguien, ya encontré otro, elegí otro,
    me fui con otro, ya no lo necesito, ya no la necesito, ya no hace falta, cambié de opinión, olvídelo, olvídate`,

  asking: `
    quiero saber, quisiera saber, me gustaría saber, quería saber, necesito saber, quería preguntar, quiero preguntar,
    una pregunta, saber si, qué hora, qué es, qué tipo, qué incluye, qué pasa si, qué precio, qué horario, qué servicios,
    por qué, cuál, cuáles, cómo, cuándo, cuánto*, cuánta*, dónde, quién*, hay, tenés, puedo pagar, puedo ir, puedo llevar,
    puedes, podés, podrían, hacen, ofrecen, aceptan, atienden, trabajan, venden, es posible, es necesario, busco, estoy buscando,
    dígame, dime`,

  services: `
    servicios, qué haces, a qué se dedican, a qué te dedicas, qué venden, qué tienen, qué tipo de trabajos, catálogo, productos,
    carta, menú, ofrecen`,
  prices: `
    cuánto*, qué precio tiene*, precios, costes, cuestan, tarifa*, honorario*, cotización, caro, cara, barat*, económic*,
    a cómo está, a cómo tienen, qué valor tiene`,
  hours: `
    horario*, hora de apertura, hasta qué hora, desde qué hora, abren, abrís, abre, abiertos, abrimos, cierra, cerrados,
    días de atención`,
  place: `
    dónde queda*, dónde se encuentra*, dónde, ubicación, ubicado, dirección, cómo llego, cómo llegar, cómo se llega,
    en qué ciudad, en qué calle, en qué zona, domicilio, mapa, su local, su tienda, su oficina`,
  contact: `
    su número, tu número, teléfono, celular, correo, email, e mail, página web, sitio web, su web, su página, contactarles,
    contactar, contacto, whatsapp, wasap, puedo llamar, llamarlos`,
  appointment: `
    cita, citas, turno, hora para, agendar, agendo, reservar, reservación, apartar, programar, una reunión, reunirme, reunirnos,
    vernos, visitarlos, visita, pasar por, consulta, asesoría, inscribirme, apuntarme, presupuesto, cotización, cotizar, comprar,
    pedir, encargar, hacer un pedido, contratar*, disponibilidad, tienen lugar, me llamen, devolver la llamada`,

  asksTime: `
    para cuándo, desde cuándo, hasta cuándo, a partir de cuándo, cuándo le*, cuándo lo*, cuándo empez*, cuándo necesita,
    qué tan pronto, qué día, a qué hora, fecha*, plazo*, urgen*, tomar una decisión, empezar, comenzar`,
  asksBudget: 'presupuesto*, cuánto*, gastar, invertir, inversión, rango de precio*',
  myName: `
    mi nombre es, mi nombre, me llamo, yo soy, soy el, soy la, soy, nombre, le escribe, te escribe, les escribe, le habla,
    les habla, te habla, de parte de, a nombre de, atentamente, atte, saludos, un saludo, llámame, llámeme`,
  amounts: `
    cuatro*, cinco*, seis*, siete*, ocho*, nueve*, diez*, once, doce, trece*, catorce*, quince, dieci*, veint*, treinta*,
    cuarenta*, cincuenta*, sesenta*, setenta*, ochenta*, noventa*, cien, ciento*, doscient*, trescient*, quinient*, setecient*,
    novecient*, mil, miles, millar*, millón*, docena*, un euro, dos euros, tres euros, un dólar, dos dólares, tres dólares,
    un peso, dos pesos, tres pesos, gratis, gratuit*, sin coste, sin cargo, sin cobro, de regalo, de cortesía,
    por cuenta de la casa, descuento*, rebaja*, mitad de precio, mitad del precio, medio precio, dos por uno`,
}
