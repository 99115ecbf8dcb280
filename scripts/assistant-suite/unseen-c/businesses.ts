import type { SuiteBusiness } from '../format.ts'

export const BUSINESSES: SuiteBusiness[] = [
  {
    key: 'plumb',
    trade: 'plumber',
    country: 'US',
    card: {
      name: 'Dale Brannigan',
      title: 'Master plumber',
      company: 'Brannigan Plumbing',
      phone: '+1 614-555-0137',
      email: 'office@branniganplumbing.example',
      website: 'https://branniganplumbing.example',
      address: '2290 Parsons Avenue, Columbus, OH 43207',
      about: 'Family plumbers on the south side of Columbus. Clean work and a straight answer.',
    },
    config: {
      botName: 'Pipes',
      businessType: 'Plumbing',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Drain cleaning',
        'Toilet repair',
        'Faucet installation',
        'Water heater installation',
        'Sump pump replacement',
        'Leak detection',
        'Repiping',
      ],
      priceRanges: {
        'Drain cleaning': 165,
        'Toilet repair': 140,
        'Faucet installation': 185,
        'Water heater installation': 1650,
        'Sump pump replacement': 720,
      },
      currency: 'USD',
      companyInfo: `Brannigan Plumbing is Dale, his daughter Kerry and two journeymen. We have been fixing pipes in Columbus since 2004. Licensed in Ohio, bonded and insured.

Where we work: Columbus, Bexley, Gahanna, Upper Arlington, Westerville and Grove City. Anything more than 25 miles from downtown is too far for us.

Hours: Monday to Friday 7 am to 6 pm, Saturday 8 am to 1 pm. We are closed on Sundays.

Emergencies: for burst pipes and sewage backups call us day or night, also on Sundays. After hours there is a surcharge of $95.

A visit to look at the problem costs $79. If you go ahead with the repair, that fee is waived.

You can pay with cash, check, Zelle or any major credit card. For jobs over $1,500 we offer financing over 12 months.

Labor is guaranteed for two years. Parts carry the warranty of their manufacturer.

For every water heater we pull the city permit and haul the old tank away. The swap takes about four hours. Please clear a path to the basement; somebody over 18 has to be at home.

We do not work on gas lines, septic tanks or lawn sprinklers.`,
      leadQualificationQuestions: ['What is going on with your plumbing?', 'When do you need us?'],
      actionButtons: [
        { id: 'book', description: 'Book a visit', url: 'https://branniganplumbing.example/book' },
        { id: 'reviews', description: 'Read our reviews', url: 'https://branniganplumbing.example/reviews' },
      ],
    },
  },
  {
    key: 'photo',
    trade: 'portrait photographer',
    country: 'GB',
    card: {
      name: 'Imogen Farrow',
      title: 'Photographer',
      company: 'Farrow Portraits',
      phone: '+44 114 496 0271',
      email: 'hello@farrowportraits.example',
      website: 'https://farrowportraits.example',
      address: 'Unit 6, Brooklyn Works, Green Lane, Sheffield S3 8SH',
      about: 'Relaxed portraits of families, babies, couples and people who hate having their picture taken.',
    },
    config: {
      botName: 'Flash',
      businessType: 'Portrait photography',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'consultative',
      services: [
        'Family portrait session',
        'Newborn session',
        'Headshots',
        'Couples session',
        'Pet portraits',
        'Graduation portraits',
        'Wall art and albums',
      ],
      priceRanges: {
        'Family portrait session': 165,
        'Newborn session': 210,
        Headshots: 95,
        'Couples session': 145,
        'Pet portraits': 120,
      },
      currency: 'GBP',
      companyInfo: `My studio is in an old cutlery works in Kelham Island. I have photographed people here since 2013, most of them the sort who say they never look good in pictures. The studio is on the ground floor and step-free.

Studio hours are Tuesday to Saturday, 9.30 am to 5.30 pm, on Thursdays until 8 pm. I'm closed on Sundays and Mondays.

A family session lasts 90 minutes and includes 15 edited photos to download. Headshots take 40 minutes and come with two retouched pictures. A couples session is an hour.

You'll see your pictures in an online gallery 10 days after the session. Prints and frames take another three weeks.

Newborns are best photographed when they are between 5 and 14 days old. Wraps, hats and blankets are mine and freshly washed, and the room is heated to 26 degrees. Feeding breaks are part of the plan.

To hold a date I ask for a third of the price as a deposit. The rest is due on the day, by card or bank transfer. I can't take cheques.

Moving a session is free up to 48 hours before. If it rains, outdoor sessions are moved without any fuss.

Getting here: pay and display on Green Lane until 6.30 pm. The Shalesmoor tram stop is a five minute walk.

What to wear: plain colours, no big logos, and shoes that you can walk in. Bring a second top if you like.`,
      leadQualificationQuestions: ['Who would you like to have photographed?', 'When would you like to come in?'],
      actionButtons: [
        { id: 'diary', description: 'See free dates', url: 'https://farrowportraits.example/diary' },
        { id: 'gallery', description: 'Gallery', url: 'https://farrowportraits.example/gallery' },
      ],
    },
  },
  {
    key: 'vet',
    trade: 'vet',
    country: 'ES',
    card: {
      name: 'Nuria Castaño',
      title: 'Veterinaria',
      company: 'Clínica Veterinaria La Alameda',
      phone: '+34 952 10 43 87',
      email: 'hola@vetalameda.example',
      website: 'https://vetalameda.example',
      address: 'Calle Trinidad 31, 29007 Málaga',
      about: 'Medicina para perros, gatos y conejos, con cariño y sin prisas.',
    },
    config: {
      botName: 'Luna',
      businessType: 'Clínica veterinaria',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Consulta general',
        'Vacunación',
        'Microchip',
        'Pasaporte europeo',
        'Esterilización de gatas',
        'Limpieza dental',
        'Ecografía',
        'Visita a domicilio',
      ],
      priceRanges: {
        'Consulta general': 38,
        Vacunación: 42,
        Microchip: 45,
        'Pasaporte europeo': 28,
        'Esterilización de gatas': 160,
        'Limpieza dental': 195,
        Ecografía: 65,
      },
      currency: 'EUR',
      companyInfo: `Somos una clínica de barrio abierta en 2011. Nuria Castaño y Elena Rueda son las veterinarias, y Dani es el auxiliar. Atendemos perros, gatos y conejos; no tratamos aves ni reptiles.

Horario: de lunes a viernes de 9:30 a 14:00 y de 17:00 a 20:30. Los sábados de 10:00 a 13:30. Domingos y festivos cerramos.

Urgencias: fuera del horario responde nuestro teléfono de guardia, el mismo número de la clínica, las 24 horas. La urgencia nocturna tiene un recargo de 60 €.

Se atiende con cita previa. Traiga la cartilla sanitaria en la primera visita. Los gatos vienen en transportín y tienen su propia sala de espera, sin perros.

Operaciones: el animal tiene que estar en ayunas desde 8 horas antes. Se deja por la mañana y casi siempre vuelve a casa esa misma tarde.

Viajes: para el pasaporte europeo hacen falta el microchip y la vacuna de la rabia, puesta al menos 21 días antes de salir.

Formas de pago: efectivo, tarjeta y Bizum. Le damos una factura detallada para su seguro de mascotas.

Aparcamiento: la calle es zona azul. A dos minutos está el aparcamiento público de La Trinidad. El metro, parada Guadalmedina, queda a seis minutos a pie.

Hablamos español e inglés. Las visitas a domicilio se hacen los martes y los jueves, solo en Málaga capital.`,
      leadQualificationQuestions: ['¿Qué le pasa a su mascota?', '¿Para cuándo quiere venir?'],
      actionButtons: [
        { id: 'cita', description: 'Pedir cita', url: 'https://vetalameda.example/cita' },
        { id: 'mapa', description: 'Cómo llegar', url: 'https://vetalameda.example/mapa' },
      ],
    },
  },
  {
    key: 'diet',
    trade: 'nutritionist',
    country: 'IN',
    card: {
      name: 'Ananya Raghavan',
      title: 'Registered dietitian',
      company: 'Thali Balance',
      phone: '+91 80 4123 7765',
      email: 'care@thalibalance.example',
      website: 'https://thalibalance.example',
      address: '412, 12th Main Road, HAL 2nd Stage, Indiranagar, Bengaluru 560038',
      about: 'Eating plans made of the food that your kitchen already cooks.',
    },
    config: {
      botName: 'Tiffin',
      businessType: 'Nutrition and diet clinic',
      primaryGoal: 'generate_lead',
      salesPersonality: 'professional',
      services: [
        'First consultation',
        'Follow-up session',
        'Diabetes diet plan',
        'PCOS diet plan',
        'Weight management programme',
        'Sports nutrition plan',
        'Pregnancy nutrition',
        'Corporate wellness talk',
      ],
      priceRanges: {
        'First consultation': 1500,
        'Follow-up session': 700,
        'Diabetes diet plan': 4500,
        'PCOS diet plan': 4800,
        'Weight management programme': 9000,
        'Sports nutrition plan': 6000,
      },
      currency: 'INR',
      companyInfo: `Thali Balance was started by Ananya Raghavan, MSc in clinical nutrition and member of the Indian Dietetic Association, after nine years in a hospital. A second dietitian, Shruti Menon, looks after athletes.

Clinic timings: Monday to Friday 10 am to 7 pm, Saturday 10 am to 2 pm. Sunday is a holiday.

Online consultations are done on Zoom or WhatsApp video, for clients all over India and abroad. On Tuesdays and Thursdays there are online slots until 9 pm.

For the first visit please bring your blood reports of the last three months, the list of your medicines and a food diary of three days. It takes about 60 minutes.

All plans use home-cooked food. We plan vegetarian, Jain, vegan, eggetarian and non-vegetarian meals. We do not sell powders, shakes or supplements, and we never change your medicines; that is your doctor's job.

Payment by UPI, debit or credit card, bank transfer or cash. Plans and programmes can be paid in two instalments.

We are on the second floor, with a lift. Parking for cars and two-wheelers is in the basement. Indiranagar metro station is a 6 minute walk.

Appointments can be cancelled or moved up to 6 hours before without charge.

We speak English, Hindi, Kannada and Tamil.`,
      leadQualificationQuestions: [
        'What is your biggest challenge with food at the moment?',
        'What is your timeline for making a start?',
        'What is your budget range?',
      ],
      actionButtons: [
        { id: 'slot', description: 'Choose a slot', url: 'https://thalibalance.example/slots' },
        { id: 'stories', description: 'Client stories', url: 'https://thalibalance.example/stories' },
      ],
    },
  },
  {
    key: 'venue',
    trade: 'music venue for hire',
    country: 'DE',
    card: {
      name: 'Katharina Wittkamp',
      title: 'Vermietung und Programm',
      company: 'Kesselhaus Süd',
      phone: '+49 341 2319 4470',
      email: 'vermietung@kesselhaus-sued.example',
      website: 'https://kesselhaus-sued.example',
      address: 'Gießerstraße 48, 04229 Leipzig',
      about: 'Konzerte, Feiern und Proben im alten Kesselhaus in Plagwitz.',
    },
    config: {
      botName: 'Kessel',
      businessType: 'Veranstaltungsort',
      primaryGoal: 'generate_lead',
      salesPersonality: 'professional',
      services: ['Großer Saal', 'Kleiner Club', 'Proberaum', 'Tontechnik mit Techniker', 'Lichtpaket', 'Barpersonal'],
      priceRanges: {
        'Großer Saal (pro Abend)': 1850,
        'Kleiner Club (pro Abend)': 690,
        'Proberaum (pro Stunde)': 18,
        'Tontechnik mit Techniker': 420,
        Lichtpaket: 260,
      },
      currency: 'EUR',
      companyInfo: `Das Kesselhaus Süd ist ein ehemaliges Heizwerk von 1911. Seit 2015 vermieten wir es für Konzerte, Hochzeiten, Firmenfeiern und Aufnahmen.

Größe: In den Großen Saal passen 380 Personen stehend oder 180 an Tischen. Der Kleine Club fasst 120 Personen stehend.

Bürozeiten: Montag bis Donnerstag 11 bis 17 Uhr, Freitag 11 bis 15 Uhr. Besichtigungen sind nach Absprache auch abends möglich. Am Wochenende ist das Büro nicht besetzt.

Lautstärke: Live-Musik geht bis Mitternacht, danach darf ein DJ mit 85 Dezibel weiterspielen. Um 3 Uhr ist Schluss.

Essen und Trinken: Sie dürfen Ihren eigenen Caterer mitbringen, das kostet nichts extra. Getränke laufen immer über unsere Bar.

Bezahlung: Bei Vertragsabschluss wird ein Drittel fällig, der Rest zwei Wochen vor der Veranstaltung, jeweils per Überweisung. Dazu kommt eine Kaution von 500 €, die Sie nach der Übergabe zurückbekommen.

Stornieren ist bis 60 Tage vorher kostenlos.

Anfahrt: Im Hof gibt es 20 Parkplätze. Lieferwagen können bis an die Bühnentür fahren. Vom S-Bahnhof Plagwitz läuft man 8 Minuten. Der Eingang hat eine Rampe, eine rollstuhlgerechte Toilette ist vorhanden.

Der Proberaum ist täglich von 9 bis 23 Uhr zu mieten, mindestens zwei Stunden am Stück. Ein Schlagzeug und zwei Gitarrenverstärker stehen bereit.`,
      leadQualificationQuestions: [
        'Was für eine Veranstaltung planen Sie?',
        'Für wann suchen Sie einen Raum?',
        'Welches Budget haben Sie eingeplant?',
      ],
      actionButtons: [
        { id: 'kalender', description: 'Freie Tage ansehen', url: 'https://kesselhaus-sued.example/kalender' },
        { id: 'plan', description: 'Raumplan (PDF)', url: 'https://kesselhaus-sued.example/raumplan.pdf' },
      ],
    },
  },
  {
    key: 'drive',
    trade: 'driving school',
    country: 'NZ',
    card: {
      name: 'Aroha Tamihana',
      title: 'Owner and driving instructor',
      company: 'Kōwhai Driving School',
      phone: '+64 3 974 2816',
      email: 'kiaora@kowhaidriving.example',
      website: 'https://kowhaidriving.example',
      address: '96 Riccarton Road, Christchurch 8011',
      about: 'Patient driving lessons around Christchurch, from the first roundabout to the full licence.',
    },
    config: {
      botName: 'Kōwhai helper',
      businessType: 'Driving school',
      primaryGoal: 'make_sale',
      salesPersonality: 'friendly',
      services: [
        'Single driving lesson',
        'Ten-lesson package',
        'Restricted test preparation',
        'Full licence test preparation',
        'Motorway confidence session',
        'Overseas licence conversion',
        'Car hire for the test',
      ],
      priceRanges: {
        'Single driving lesson': 85,
        'Ten-lesson package': 790,
        'Restricted test preparation': 160,
        'Motorway confidence session': 95,
        'Overseas licence conversion': 120,
        'Car hire for the test': 130,
      },
      currency: 'NZD',
      companyInfo: `Kia ora! We are Aroha, Craig and Mei. Between us we have taught people to drive in Christchurch for 31 years. Mei also teaches in Mandarin.

Lessons run Monday to Saturday, 8 am to 6 pm. There are no lessons on Sundays and public holidays.

A lesson lasts 60 minutes. We pick you up at home, at school or at work and drop you off again, free of charge anywhere in Christchurch, Rolleston and Lincoln.

Our cars are two automatic Toyota Yaris hybrids and one manual Mazda 2, all with dual controls.

Before your first lesson you need to be 16 and hold a learner licence. Bring it along every time, and your glasses if you wear them. We don't teach on motorbikes or trucks.

Most beginners take 8 to 12 lessons before they sit the restricted test. Of our students 87 in 100 passed it at the first go last year.

Pay by bank transfer, or by EFTPOS or credit card in the car. The ten-lesson package can be paid in two halves. Gift vouchers are valid for 12 months.

Please give us 24 hours' notice if you can't make it. After that we charge half of the lesson.`,
      leadQualificationQuestions: ['Which licence are you working towards?', 'When would you like to start?'],
      actionButtons: [{ id: 'lesson', description: 'Book a lesson', url: 'https://kowhaidriving.example/book' }],
    },
  },
]
