import type { SuiteBusiness } from '../format.ts'

const DEFAULT_QUESTIONS = [
  'What is your biggest challenge in this area?',
  'What is your timeline for making a decision?',
  'What is your budget range?',
]

export const BUSINESSES: SuiteBusiness[] = [
  {
    key: 'a-dentist',
    trade: 'dentist',
    country: 'US',
    card: {
      name: 'Dr. Hannah Whitfield',
      title: 'Dentist, DDS',
      company: 'Alder Creek Dental',
      phone: '+1 503 555 0118',
      email: 'hello@aldercreekdental.example',
      website: 'https://aldercreekdental.example',
      address: '418 Marlowe Street, Portland, OR 97214',
      about: 'Gentle family dentistry in southeast Portland since 2009.',
    },
    config: {
      botName: 'Ally',
      businessType: 'Dental practice',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Check-up and cleaning',
        'White fillings',
        'Root canal treatment',
        'Crowns',
        'Teeth whitening',
        'Invisible aligners',
        "Children's dentistry",
        'Emergency visit',
      ],
      priceRanges: {
        'Check-up and cleaning': 120,
        'White filling': 190,
        Crown: 1150,
        'Teeth whitening': 350,
        'Emergency visit': 140,
      },
      currency: 'USD',
      companyInfo: `Alder Creek Dental is a small family practice. Dr. Hannah Whitfield opened it in 2009 and works with two hygienists, Marisol and Ben. New patients are always welcome.

Opening hours: Monday to Thursday 8 am to 5 pm, Friday 8 am to 2 pm. We are closed on Saturday and Sunday.

Emergencies: If you call before 10 am we will almost always see you the same day.

Parking: There are six free spaces behind the building, the entrance is on Birch Alley. Bus 15 stops right at the door.

Insurance: We are in network with Delta Dental, Cigna and MetLife and send the claim in for you. If you have another plan, bring your card and we will check it.

Payment: Cash, Visa, Mastercard and HSA cards. Larger bills can be paid in up to six monthly instalments without interest.

Guarantee: Fillings and crowns that we made are guaranteed for three years, as long as you come in for a check-up once a year.

Nervous patients: Please tell us! We take more time, and laughing gas is available for every treatment.

If you can't make it, please let us know at least 24 hours before. For your first visit bring a photo ID and a list of the medicines you take. We speak English and Spanish.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'book', description: 'Book your visit', url: 'https://aldercreekdental.example/book' }],
    },
  },
  {
    key: 'a-salon',
    trade: 'hair salon',
    country: 'MX',
    card: {
      name: 'Renata Olvera',
      title: 'Estilista y dueña',
      company: 'Estudio Jacaranda',
      phone: '+52 55 5016 2290',
      email: 'hola@estudiojacaranda.example',
      website: 'https://estudiojacaranda.example',
      address: 'Calle Tonalá 87, Roma Norte, 06700 Ciudad de México',
      about: 'Color y corte con calma, en una casita llena de plantas.',
    },
    config: {
      botName: 'Jaca',
      businessType: 'Salón de belleza',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Corte de mujer',
        'Corte de hombre',
        'Corte infantil',
        'Tinte completo',
        'Balayage',
        'Peinado para eventos',
        'Alaciado con keratina',
        'Extensiones',
      ],
      priceRanges: {
        'Corte de mujer': 450,
        'Corte de hombre': 280,
        'Corte infantil': 220,
        'Tinte completo': 1200,
        Balayage: 2400,
        'Peinado para eventos': 650,
      },
      currency: 'MXN',
      companyInfo: `¡Hola! Somos Renata, Ximena y Toño, tres estilistas en la Roma Norte. Trabajamos con cita para que nadie tenga que esperar.

Horario
- Martes a viernes de 10:00 a 20:00
- Sábado de 9:00 a 16:00
- Domingo y lunes cerrado

Cómo llegar: estamos a tres cuadras del metro Insurgentes. No tenemos estacionamiento propio, pero hay uno público en la calle de Durango, a una cuadra.

Formas de pago: efectivo, transferencia y tarjeta Visa o Mastercard. No aceptamos cheques.

Anticipo: para balayage y extensiones pedimos un anticipo por transferencia, que se descuenta del total. Para cortes no hace falta.

Productos: usamos tintes sin amoniaco y productos no probados en animales. Si tienes alergias te hacemos una prueba 48 horas antes.

Garantía: si el color no te convence, lo retocamos gratis dentro de los siguientes 10 días.

Cancelaciones: avísanos con un día de anticipación, por favor. Toleramos hasta 15 minutos de retraso.

El precio de la keratina y de las extensiones depende del largo y la cantidad de cabello; te lo decimos cuando te vemos.`,
      leadQualificationQuestions: ['¿Qué te gustaría hacerte en el cabello?', '¿Para cuándo lo necesitas?'],
      actionButtons: [
        { id: 'cita', description: 'Reservar cita', url: 'https://estudiojacaranda.example/citas' },
        { id: 'wa', description: 'Escribir por WhatsApp', url: 'https://wa.me/525550162290' },
      ],
    },
  },
  {
    key: 'a-roofer',
    trade: 'roofing and plumbing craftsman',
    country: 'DE',
    card: {
      name: 'Matthias Brandl',
      title: 'Dachdecker- und Spenglermeister',
      company: 'Brandl Dach & Spenglerei GmbH',
      phone: '+49 941 5550 170',
      email: 'info@brandl-dach.example',
      website: 'https://brandl-dach.example',
      address: 'Wagnergasse 12, 93055 Regensburg',
      about: 'Dächer, Rinnen und Blecharbeiten aus Meisterhand.',
    },
    config: {
      botName: 'Resi',
      businessType: 'Dachdeckerei und Spenglerei',
      primaryGoal: 'generate_lead',
      salesPersonality: 'professional',
      services: [
        'Dachreparatur',
        'Dachrinnenreinigung',
        'Dachrinnen und Fallrohre erneuern',
        'Neueindeckung',
        'Dachfenster einbauen',
        'Flachdachabdichtung',
        'Sturmschaden-Notdienst',
        'Wartungsvertrag',
        'Kaminverkleidung',
      ],
      priceRanges: {
        Dachrinnenreinigung: 180,
        'Dachreparatur (kleine Schäden)': 290,
        'Dachfenster einbauen': 1450,
        'Wartungsvertrag (pro Jahr)': 240,
      },
      currency: 'EUR',
      companyInfo: `Wir sind ein Meisterbetrieb in dritter Generation mit acht Mitarbeitern. Wir arbeiten in Stadt und Landkreis Regensburg, in Kelheim, Straubing und Schwandorf. Weiter weg nur nach Absprache.

Bürozeiten: Montag bis Donnerstag 7:00 bis 17:00 Uhr, Freitag 7:00 bis 13:00 Uhr. Am Samstag und Sonntag ist das Büro geschlossen. Der Notdienst bei Sturmschäden ist auch am Wochenende über unsere Telefonnummer erreichbar.

Angebote: Wir schauen uns jedes Dach vor Ort an. Das Angebot ist kostenlos und unverbindlich und kommt innerhalb von drei Werktagen.

Die Preise gelten für ein normales Einfamilienhaus, inklusive Anfahrt und Mehrwertsteuer. Eine Neueindeckung oder ein Flachdach rechnen wir immer einzeln.

Gewährleistung: Auf unsere Arbeit geben wir fünf Jahre Gewährleistung, auf das Material gilt die Garantie des Herstellers.

Bezahlung: Auf Rechnung, per Überweisung innerhalb von 14 Tagen. Bei größeren Aufträgen ist ein Drittel bei Lieferung des Materials fällig. Kartenzahlung ist nicht möglich.

Parken: Kunden parken bei uns im Hof, Einfahrt neben der Bäckerei.

Wir verwenden Ziegel von Erlus und Dachfenster von Velux und Roto. Altes Material entsorgen wir fachgerecht.`,
      leadQualificationQuestions: [
        'Was ist an Ihrem Dach zu tun?',
        'Bis wann soll die Arbeit erledigt sein?',
        'In welchem Ort steht das Haus?',
      ],
      actionButtons: [
        { id: 'angebot', description: 'Angebot anfordern', url: 'https://brandl-dach.example/angebot' },
        { id: 'notdienst', description: 'Notdienst anrufen', url: 'tel:+499415550170' },
      ],
    },
  },
  {
    key: 'a-photographer',
    trade: 'wedding photographer',
    country: 'GB',
    card: {
      name: 'Imogen Hartley',
      title: 'Wedding photographer',
      company: 'Hartley Light',
      phone: '+44 1904 555 062',
      email: 'imogen@hartleylight.example',
      website: 'https://hartleylight.example',
      address: '9 Skeldergate Yard, York YO1 6DH',
      about: 'Unposed wedding photography in Yorkshire and anywhere you say yes.',
    },
    config: {
      botName: "Imogen's assistant",
      businessType: 'Wedding photography',
      primaryGoal: 'generate_lead',
      salesPersonality: 'consultative',
      services: [
        'Full-day wedding photography',
        'Half-day wedding photography',
        'Engagement shoot',
        'Wedding album',
        'Second photographer',
        'Drone pictures',
        'Wedding film',
      ],
      priceRanges: {
        'Full-day wedding photography': 1650,
        'Half-day wedding photography': 950,
        'Engagement shoot': 280,
        'Wedding album': 420,
        'Second photographer': 390,
      },
      currency: 'GBP',
      companyInfo: `I'm Imogen, I've photographed more than 240 weddings since 2014 and I still cry at the speeches. My style is natural and unposed, with half an hour for family groups so that granny is happy too.

A full day is ten hours, from getting ready to the first dances; a half day is five hours. An engagement shoot takes about ninety minutes and is a great way to get used to the camera.

Delivery: you get a sneak peek within three days and the whole gallery within six weeks, around 500 pictures for a full day, edited, in high resolution, with the right to print them.

Travel: York and all of Yorkshire is included. For the rest of the UK and Europe I charge travel and one night's stay at cost.

Booking and payment: a signed contract and a deposit reserve your date, the rest is due two weeks before the wedding. You can pay by bank transfer or card, and split the total into three instalments.

If I'm ever ill, a colleague from my network of photographers steps in. All pictures are kept in two places, and I'm fully insured.

Studio: visits by appointment Tuesday to Friday, 10 am to 5 pm. On Saturdays and Sundays I'm usually at weddings, so the studio is closed. There is parking at the St George's Field car park, five minutes on foot.`,
      leadQualificationQuestions: ['When is your wedding?', 'Where will it take place?', 'What budget have you set aside for photography?'],
      actionButtons: [
        { id: 'date', description: 'Check my date', url: 'https://hartleylight.example/availability' },
        { id: 'portfolio', description: 'See the portfolio', url: 'https://hartleylight.example/weddings' },
        { id: 'call', description: 'Plan a video call', url: 'https://hartleylight.example/call' },
      ],
    },
  },
  {
    key: 'a-law',
    trade: 'law office',
    country: 'CA',
    card: {
      name: 'Daniel Osei',
      title: 'Barrister and Solicitor',
      company: 'Osei & Marchetti Law',
      phone: '+1 416 555 0127',
      email: 'office@oseimarchetti.example',
      website: 'https://oseimarchetti.example',
      address: '212 Harbord Street, Toronto, ON M5S 1H6',
      about: 'Employment, tenancy, wills and real estate law in plain language.',
    },
    config: {
      botName: 'Front Desk',
      businessType: 'Law office',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: [
        'First consultation',
        'Employment law',
        'Wrongful dismissal',
        'Tenancy disputes',
        'Wills',
        'Powers of attorney',
        'Estate administration',
        'Residential real estate closings',
        'Notary services',
      ],
      priceRanges: {
        'First consultation': 150,
        'Simple will': 600,
        'Power of attorney': 250,
        'Residential closing': 1350,
        'Notarized signature': 45,
      },
      currency: 'CAD',
      companyInfo: `Osei & Marchetti Law is a two-lawyer office in the Annex, founded in 2012 by Daniel Osei and Chiara Marchetti. Daniel looks after employment and tenancy matters, Chiara after wills, estates and real estate.

Hours
Monday to Friday: 9:00 am to 5:30 pm
Saturday: by appointment only, 10 am to 1 pm
Sunday and statutory holidays: closed

The first consultation takes 45 minutes, at our office, by phone or by video. Please bring all letters and contracts that have to do with your matter.

Fees. Employment, tenancy and estate files are billed by the hour; after the first consultation you receive a written estimate. Wills, powers of attorney and closings have a flat fee. We do not take legal aid certificates.

Payment is possible by Interac e-Transfer, Visa, Mastercard, cheque or cash.

Confidentiality: whatever you tell us stays with us, even if you do not become a client.

Getting here: Spadina station is an eight minute walk. There is a Green P lot on Brunswick Avenue, and the office is on the ground floor without steps.

We work in English, Italian and Twi. We act for people anywhere in Ontario, not in other provinces.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'consult', description: 'Book a consultation', url: 'https://oseimarchetti.example/book' }],
    },
  },
  {
    key: 'a-webdesign',
    trade: 'web design agency',
    country: 'AU',
    card: {
      name: 'Tasha Moreno',
      title: 'Founder and designer',
      company: 'Pixel & Pine',
      phone: '+61 7 5550 1184',
      email: 'tasha@pixelandpine.example',
      website: 'https://pixelandpine.example',
      address: '3/27 Boundary Lane, West End QLD 4101',
      about: 'Websites that bring customers to small businesses.',
    },
    config: {
      botName: 'Piney',
      businessType: 'Web design agency',
      primaryGoal: 'make_sale',
      salesPersonality: 'aggressive',
      services: ['One-page website', 'Business website', 'Online shop', 'Logo design', 'Website care plan', 'SEO', 'Copywriting'],
      priceRanges: {
        'One-page website': 1400,
        'Business website': 3800,
        'Online shop': 6500,
        'Logo design': 700,
        'Care plan (per month)': 89,
      },
      currency: 'AUD',
      companyInfo: `Pixel & Pine is Tasha, Leo and Mei in Brisbane. Since 2016 we've launched over 130 sites for cafes, tradies, clinics and makers all over Australia.

How it works: we have a kick-off chat, you get two design drafts within a week, we build, you check, we go live. A one-page site takes about two weeks, a business website five weeks, an online shop eight to ten weeks.

What's included: design, mobile version, contact form, a training session so you can change texts yourself, and 30 days of support after launch. Texts and photos come from you unless you book copywriting.

Tech: WordPress for websites, Shopify for shops. The site is yours, no lock-in contract.

Payment: half at the start, half at launch, by bank transfer or card. For shops we can do four payments.

Guarantee: if you don't like either of the first two drafts, you get your first payment back.

Hours: Monday to Friday 9 am to 5 pm Brisbane time. We don't work weekends. Meetings on Zoom or at our studio, visitor parking under the building.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [
        { id: 'start', description: 'Start a project', url: 'https://pixelandpine.example/start' },
        { id: 'work', description: 'See our work', url: 'https://pixelandpine.example/work' },
        { id: 'call', description: 'Book a call', url: 'https://pixelandpine.example/call' },
      ],
    },
  },
]
