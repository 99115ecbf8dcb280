import type { ConversationSuite } from './format.ts'

export const CONVERSATION_SUITE: ConversationSuite = {
  businesses: [
    {
      key: 'tapiceria',
      country: 'ES',
      card: {
        name: 'Amparo Ferrer',
        title: 'Maestra tapicera',
        company: 'Tapicería Ferrer e Hijo',
        phone: '+34961234507',
        email: 'taller@tapiceriaferrer.example',
        website: 'https://tapiceriaferrer.example',
        address: 'Calle Sueca 41, 46006 Valencia',
        about: 'Damos otra vida a los muebles de siempre, en el barrio de Ruzafa.',
      },
      config: {
        botName: 'Carmela',
        businessType: 'Taller de tapicería',
        primaryGoal: 'generate_lead',
        salesPersonality: 'friendly',
        services: [
          'Tapizado de sillas',
          'Tapizado de sofás',
          'Tapizado de cabeceros',
          'Cambio de espuma',
          'Reparación de butacas antiguas',
          'Cojines a medida',
          'Recogida y entrega a domicilio',
        ],
        priceRanges: {
          'Tapizado de sillas': 48,
          'Tapizado de sofás': 690,
          'Tapizado de cabeceros': 175,
          'Cojines a medida': 29,
          'Recogida y entrega a domicilio': 55,
          'Presupuesto a domicilio': 15,
        },
        currency: 'EUR',
        companyInfo: [
          'Somos Amparo y su hijo Nacho, tapiceros de Ruzafa desde 1987. Trabajamos los dos solos, así que todo pasa por nuestras manos.',
          'Abrimos de lunes a viernes de 9:00 a 13:30 y de 16:30 a 19:30. Los sábados solo por la mañana, de 10:00 a 13:00. ' +
            'En agosto cerramos del 5 al 25.',
          'Los precios son de mano de obra, la tela va aparte. Tenemos más de 300 muestras en el taller y también se puede traer tela ' +
            'propia, siempre que sea de tapicería. Un sofá suele tardar tres o cuatro semanas; unas sillas, unos diez días.',
          'Delante de la puerta no se puede aparcar. Lo mejor es el parking de la calle Cuba, a dos minutos, o parar un momento en la ' +
            'zona de carga y descarga de la esquina para bajar los muebles.',
          'Se paga con tarjeta, Bizum o en efectivo. Pedimos un 30 % de señal para encargar la tela, y no se devuelve si ya está cortada.',
          'Recogemos y entregamos en Valencia ciudad, Mislata, Burjassot y Alboraya. Más lejos no llegamos con la furgoneta, lo sentimos.',
        ].join('\n\n'),
        leadQualificationQuestions: ['¿Qué mueble quiere tapizar?', '¿Para cuándo lo necesita?'],
        actionButtons: [{ id: 'btn-1', description: 'Ver muestras de telas', url: 'https://tapiceriaferrer.example/muestras' }],
        questionsAndAnswers: [
          { question: '¿Les puedo mandar fotos?', answer: 'Sí, por correo. Con fotos y medidas damos una cifra aprox.', isVisitors: false },
          { question: '¿Cuánta tela hace falta?', answer: 'Sofá de tres plazas, 12 metros; silla, medio metro.', isVisitors: false },
          { question: '¿Dan garantía?', answer: 'Sí, dos años en costuras y estructura. La tela no.', isVisitors: false },
        ],
        pinnedLines: ['No tapizamos coches, motos ni barcos.'],
      },
    },
    {
      key: 'inmigracion-miami',
      country: null,
      card: {
        name: 'Marisol Reyes',
        title: 'Abogada de inmigración',
        company: 'Reyes Immigration Law, P.A.',
        phone: '+13055550142',
        email: 'citas@reyesinmigracion.example',
        website: 'https://reyesinmigracion.example',
        address: '1450 Coral Way, Suite 210, Miami, FL 33145',
        about: null,
      },
      config: {
        botName: 'Asistente del bufete Reyes',
        businessType: 'Bufete de inmigración',
        primaryGoal: 'schedule_appointment',
        salesPersonality: 'professional',
        services: ['Consulta inicial', 'Petición familiar', 'Green card', 'Ciudadanía', 'Permiso de trabajo', 'Asilo', 'Deportación'],
        priceRanges: {
          'Consulta inicial': 125,
          'Petición familiar': 1800,
          'Green card': 460,
          Ciudadanía: 950,
          'Permiso de trabajo': 380,
          'Traducción certificada, por página': 28,
        },
        currency: 'USD',
        companyInfo: [
          'Soy Marisol Reyes, abogada con licencia en Florida desde 2009. Llegué de Cuba a los 11 años y sé lo que es esperar un papel. ' +
            'Somos cuatro en la oficina; todos hablamos español e inglés, y Jean habla creole los martes y jueves.',
          'HORARIO: lunes a jueves de 9:00 a.m. a 6:00 p.m., viernes hasta las 3:00 p.m. El primer sábado de cada mes atendemos de ' +
            '10:00 a.m. a 1:00 p.m., solo con cita. Domingos cerrado.',
          'Estamos en el segundo piso, hay elevador. El parqueo del edificio es gratis la primera hora si nos trae el ticket.',
          'Aceptamos tarjeta, Zelle, money order y cheque. No aceptamos efectivo. Nuestros honorarios no incluyen lo que cobra el ' +
            'gobierno (USCIS). Se puede pagar en cuotas mensuales: la mitad al firmar y el resto en hasta seis pagos.',
          'A la primera consulta traiga su pasaporte, el I-94, cualquier carta que le haya mandado inmigración y, si alguna vez lo ' +
            'arrestaron, los papeles de la corte. Dura 45 minutos y puede ser en la oficina o por Zoom.',
          'Si no puede venir, avise con 24 horas; si no, se cobra igual. No llevamos casos criminales, divorcios ni accidentes.',
        ].join('\n\n'),
        leadQualificationQuestions: ['¿Qué trámite necesita?', '¿Tiene alguna fecha de corte?', '¿Está usted en Estados Unidos ahora?'],
        actionButtons: [{ id: 'btn-1', description: 'Reservar consulta', url: 'https://reyesinmigracion.example/citas' }],
        questionsAndAnswers: [
          { question: '¿La consulta se descuenta?', answer: 'Sí, si firma con nosotros dentro de 30 días.', isVisitors: false },
          { question: '¿Cuánto demora la ciudadanía?', answer: 'En Miami, ahora, entre 6 y 9 meses desde el envío.', isVisitors: false },
          { question: '¿Atienden otros estados?', answer: 'Sí, es ley federal. Fuera de Florida, por Zoom.', isVisitors: false },
        ],
        pinnedLines: ['Familiar detenido por ICE: llame al 305-555-0199, las 24 horas.', 'Por este chat no damos consejo legal.'],
      },
    },
  ],
  conversations: [
    {
      id: 'es-sillas-del-gato',
      business: 'tapiceria',
      language: 'es',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Hola, buenas tardes. Tengo seis sillas de comedor y el gato me ha destrozado los asientos.',
            'Buenas tardes, el gato nos ha dejado hechas polvo las seis sillas del comedor.',
          ],
          wish: { about: 'small-talk' },
        },
        {
          says: ['¿Por cuánto me saldría arreglar cada una?', '¿Qué me costaría dejarlas como nuevas, por unidad?'],
          wish: { about: 'price', of: 'Tapizado de sillas', answers: ['48 €', '48'] },
        },
        {
          says: ['¿Eso ya es con la tela?', '¿Y ahí entra la tela o la pago yo aparte?'],
          wish: { about: 'other', answers: ['la tela va aparte'] },
        },
        {
          says: ['¿Y cuánto tiempo me quedaría sin sillas?', '¿Más o menos cuánto tardáis en tenerlas?'],
          wish: { about: 'other', answers: ['unos diez días'] },
        },
        {
          says: ['Vale. Soy Lucía Pardo, llamadme al 612 34 56 78.', 'Pues llamadme: Lucía Pardo, mi móvil es el 612345678.'],
          wish: { about: 'contact-left', name: 'Lucía Pardo', phone: '+34612345678' },
        },
      ],
    },
    {
      id: 'es-asientos-de-coche',
      business: 'tapiceria',
      language: 'es',
      isBadlyTyped: true,
      turns: [
        {
          says: ['wenas aceis asientos d coche?? el dl conductor ta roto', 'ola arreglais los asietnos del coche'],
          wish: { about: 'other', answers: ['No tapizamos coches'] },
        },
        {
          says: ['vaya.. y un sillon viejo d mi abuela q cojea', 'jo ok y una butaca de mi abuela mui vieja q ta coja'],
          wish: { about: 'service', of: 'Reparación de butacas antiguas', answers: ['butacas antiguas'] },
        },
        { says: ['y eso por cuanto sale mas o meno', 'cuanto seria lo dla butaca'], wish: { about: 'unknown' } },
        {
          says: ['os pudeo mandar una foto?', 'si os mando fotos me decis un precoi'],
          wish: { about: 'other', of: '¿Les puedo mandar fotos?', answers: ['Con fotos y medidas', 'taller@tapiceriaferrer.example'] },
        },
      ],
    },
    {
      id: 'es-sabado-con-furgo',
      business: 'tapiceria',
      language: 'es',
      isBadlyTyped: true,
      turns: [
        {
          says: ['abris los sabados x la tarde', 'el savado por la tarde estais?? entre semana no peudo'],
          wish: { about: 'hours', answers: ['10:00 a 13:00', 'Los sábados solo por la mañana'] },
        },
        {
          says: ['vale i donde dejo el cohce q voy con el cabezero d la cama', 'ok voy cn el cabezal de la cama se peude aparcar ay'],
          wish: { about: 'place', answers: ['calle Cuba', 'carga y descarga'] },
        },
        { says: ['se puede acer bizum', 'pagar cn vizum vale?'], wish: { about: 'other', answers: ['Bizum'] } },
        {
          says: ['y x el cabezero cuanto cobrais es de 150', 'q vale volver a forrarlo, el cabezal, es de 150 cm'],
          wish: { about: 'price', of: 'Tapizado de cabeceros', answers: ['175 €', '175'] },
        },
        { says: ['ok grcias nos vemos el sabado', 'genial el sabado me paso grax'], wish: { about: 'small-talk' } },
      ],
    },
    {
      id: 'es-sofa-descosido',
      business: 'tapiceria',
      language: 'es',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Me entregasteis el sofá en marzo y ya se ha abierto por un lado. Estoy muy descontento, la verdad.',
            'El sofá que me hicisteis hace dos meses se está descosiendo entero. Vaya chapuza por lo que pagué.',
          ],
          wish: { about: 'person' },
        },
        {
          says: ['¿Esto me lo cubre alguna garantía o tengo que volver a pagar?', 'Tendrá garantía, supongo, ¿no?'],
          wish: { about: 'other', of: '¿Dan garantía?', answers: ['dos años'] },
        },
        {
          says: [
            'Que me llame Amparo hoy mismo. Joaquín Sanz, 655 10 20 30',
            'Quiero que me llame la dueña. Me llamo Joaquín Sanz y mi teléfono es 655102030.',
          ],
          wish: { about: 'contact-left', name: 'Joaquín Sanz', phone: '+34655102030' },
        },
      ],
    },
    {
      id: 'es-banco-de-terraza',
      business: 'tapiceria',
      language: 'es',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Hola, quería algo blandito para el banco de la terraza, hecho a mis medidas. ¿Desde cuánto sale?',
            'Buenas, ¿qué cuesta que me hagáis unas almohadas para sentarse en un banco? Es una medida rara.',
          ],
          wish: { about: 'price', of: 'Cojines a medida', answers: ['29 €', '29'] },
        },
        {
          says: ['¿Trabajáis con telas que aguanten el sol y la lluvia?', '¿Tenéis tejido impermeable, de exterior?'],
          wish: { about: 'unknown' },
        },
        {
          says: ['Vivo en Gandía, ¿me lo podríais traer a casa?', '¿Y me los acercáis a Gandía cuando estén?'],
          wish: { about: 'other', answers: ['Más lejos no llegamos', 'Valencia ciudad, Mislata, Burjassot y Alboraya'] },
        },
        {
          says: ['Bueno, ya iría yo. ¿A mediados de agosto os pillo?', 'No pasa nada, voy yo a por ellos. ¿El 14 de agosto estáis?'],
          wish: { about: 'hours', answers: ['del 5 al 25', 'En agosto cerramos'] },
        },
        {
          says: [
            'Pues escribidme con lo de las telas a nuria.b@correo.example',
            'Mandadme un mail con lo de la tela: nuria.b@correo.example',
          ],
          wish: { about: 'contact-left', email: 'nuria.b@correo.example' },
        },
      ],
    },
    {
      id: 'es-hacerse-ciudadano',
      business: 'inmigracion-miami',
      language: 'es',
      isBadlyTyped: false,
      turns: [
        {
          says: [
            'Buenos días. Llevo seis años de residente y ya quiero hacerme americano.',
            'Buen día, tengo la residencia hace seis años y pienso que ya es hora de naturalizarme.',
          ],
          wish: { about: 'small-talk' },
        },
        {
          says: ['¿Cuánto me cobrarían ustedes por llevarme eso?', '¿De cuánto son los honorarios para ese trámite?'],
          wish: { about: 'price', of: 'Ciudadanía', answers: ['$950', '950'] },
        },
        {
          says: ['No lo tengo todo junto. ¿Puedo ir pagando por mes?', '¿Dan facilidades? Así de golpe no puedo.'],
          wish: { about: 'other', answers: ['cuotas mensuales', 'la mitad al firmar'] },
        },
        {
          says: ['¿Y en cuánto tiempo estaría jurando la bandera, más o menos?', '¿Cuántos meses tarda todo, hasta el juramento?'],
          wish: { about: 'other', of: '¿Cuánto demora la ciudadanía?', answers: ['6 y 9 meses'] },
        },
        {
          says: [
            'Bien. Mi nombre es Orlando Batista, obatista@mail.example, para que me den una cita.',
            'Quiero sacar una cita, por favor: Orlando Batista, mi correo es obatista@mail.example.',
          ],
          wish: { about: 'contact-left', name: 'Orlando Batista', email: 'obatista@mail.example' },
        },
      ],
    },
    {
      id: 'es-hermano-detenido',
      business: 'inmigracion-miami',
      language: 'es',
      isBadlyTyped: true,
      turns: [
        {
          says: [
            'porfavor ayuda la migra se llevo a mi ermano esta mañana no c q aser',
            'agarraron a mi hermano ice estoy desesperada ayudenme x fa',
          ],
          wish: { about: 'person' },
        },
        {
          says: ['ay algun numero q contesten aora', 'a q telefono yamo ya mismo es urjente'],
          wish: { about: 'contact', answers: ['305-555-0199'] },
        },
        {
          says: ['cuanto cobra la abogada pa q no lo deporten', 'i cuanto sale defenderlo pa q no lo manden a honduras'],
          wish: { about: 'unknown' },
        },
        {
          says: ['soy Yesenia Mejia mi cel 786 555 0163 yamenme', 'me yamo yesenia mejia 7865550163 estoy pendiente dl telefono'],
          wish: { about: 'contact-left', name: 'Yesenia Mejia', phone: '+17865550163' },
        },
      ],
    },
    {
      id: 'es-divorcio-no',
      business: 'inmigracion-miami',
      language: 'es',
      isBadlyTyped: true,
      turns: [
        {
          says: ['hola quiero divorsiarme ustds asen eso', 'bnas ustedes yevan divorsios?'],
          wish: { about: 'other', answers: ['divorcios ni accidentes'] },
        },
        {
          says: ['me recomienda algun abogado para eso q sea barato', 'y no conose a alguien q lo aga varato'],
          wish: { about: 'unknown' },
        },
        {
          says: ['ok y para poder trabjar legal cuanto es sacar el papel', 'ta bien, y cuanto cobran por el papel pa trabajar'],
          wish: { about: 'price', of: 'Permiso de trabajo', answers: ['$380', '380'] },
        },
        {
          says: ['puedo yevar cash', 'le puedo pagar en efetivo'],
          wish: { about: 'other', answers: ['No aceptamos efectivo', 'tarjeta, Zelle, money order y cheque'] },
        },
      ],
    },
    {
      id: 'es-primera-cita',
      business: 'inmigracion-miami',
      language: 'es',
      isBadlyTyped: false,
      turns: [
        {
          says: ['Trabajo toda la semana, ¿atienden algún sábado?', 'Entre semana no me dan permiso. ¿Los sábados se puede ir?'],
          wish: { about: 'hours', answers: ['primer sábado de cada mes'] },
        },
        {
          says: ['¿Qué papeles llevo la primera vez?', '¿Qué tengo que traer ese día?'],
          wish: { about: 'other', answers: ['I-94', 'traiga su pasaporte'] },
        },
        {
          says: ['¿Hay donde dejar el carro?', 'Voy manejando desde Homestead, ¿dónde me estaciono?'],
          wish: { about: 'place', answers: ['gratis la primera hora', 'parqueo del edificio'] },
        },
        {
          says: [
            'Y por sentarme a hablar con la abogada, ¿cuánto es?',
            '¿La primera vez que uno habla con la licenciada se paga? ¿Cuánto?',
          ],
          wish: { about: 'price', of: 'Consulta inicial', answers: ['$125', '125'] },
        },
        {
          says: [
            'Apúnteme para el próximo sábado que abran, a las 10. Soy Dayana Ruiz, (305) 555-0178.',
            'Quisiera ir el próximo sábado que atiendan, a las diez. Dayana Ruiz, 305-555-0178.',
          ],
          wish: { about: 'contact-left', name: 'Dayana Ruiz', phone: '+13055550178' },
        },
      ],
    },
    {
      id: 'es-partida-de-nacimiento',
      business: 'inmigracion-miami',
      language: 'es',
      isBadlyTyped: true,
      turns: [
        {
          says: ['cuanto x pasar al ingles mi partida d nacimiento', 'presio d traducir un acta de nasimiento al ingles es 1 hoja'],
          wish: { about: 'price', of: 'Traducción certificada, por página', answers: ['$28', '28'] },
        },
        { says: ['me la tienen pa mañana??', 'i en cuantos dias me la entregan la nececito rapido'], wish: { about: 'unknown' } },
        {
          says: ['mire kiero ablar con una persona no con una makina', 'no hay alguien d verdad ay q me conteste'],
          wish: { about: 'person' },
        },
        {
          says: ['bueno q me escriban a wilmer77@mail.example soy wilmer', 'soy Wilmer mi email wilmer77@mail.example espero repuesta'],
          wish: { about: 'contact-left', name: 'Wilmer', email: 'wilmer77@mail.example' },
        },
      ],
    },
  ],
}
