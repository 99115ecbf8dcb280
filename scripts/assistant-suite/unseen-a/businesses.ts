import type { SuiteBusiness } from '../format.ts'

const DEFAULT_QUESTIONS = [
  'What is your biggest challenge in this area?',
  'What is your timeline for making a decision?',
  'What is your budget range?',
]

export const BUSINESSES: SuiteBusiness[] = [
  {
    key: 'v-dentist',
    trade: 'dentist',
    country: 'IE',
    card: {
      name: 'Dr Aoife Brennan',
      title: 'Principal dentist',
      company: 'Swan Dental Rathmines',
      phone: '+353 1 555 0142',
      email: 'reception@swandental.ie',
      website: 'https://swandental.ie',
      address: '112 Rathmines Road Lower, Dublin 6',
      about: 'Gentle family dentistry in the heart of Rathmines.',
    },
    config: {
      botName: 'Swan reception',
      businessType: 'Dental practice',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Check-up',
        'Hygienist cleaning',
        'White filling',
        'Tooth whitening',
        'Root canal treatment',
        'Emergency appointment',
        'Clear aligners',
      ],
      priceRanges: {
        'Check-up': 60,
        'Hygienist cleaning': 75,
        'White filling': 120,
        'Tooth whitening': 280,
        'Root canal treatment': 650,
        'Emergency appointment': 80,
      },
      currency: 'EUR',
      companyInfo: `Swan Dental has been looking after families in Rathmines since 2009. There are three of us: Dr Aoife Brennan, Dr Peter Lawlor and our hygienist Marta.

We're open Monday to Thursday from 8:30 am to 5:30 pm and on Fridays until 2 pm. We are closed on Saturdays, Sundays and bank holidays.

If you're in pain, we keep two emergency slots free every morning. They go fast, so get in touch before 10 am.

You can pay by card, cash or bank transfer. We take PRSI and medical card patients. Larger treatments can be paid in six monthly instalments without interest.

There is pay-and-display parking on Leinster Road, and the 14, 15 and 140 buses stop outside the door.

Nervous patients are very welcome, just tell us and we take it slowly. We see children from the age of three. If you can't make it, please let us know 24 hours ahead.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'book', description: 'Book a visit', url: 'https://swandental.ie/book' }],
    },
  },
  {
    key: 'v-salon',
    trade: 'hair salon',
    country: 'JP',
    card: {
      name: '高橋 由紀',
      title: 'オーナースタイリスト',
      company: '美容室こもれび',
      phone: '+81 22 555 0137',
      email: 'info@komorebi-hair.jp',
      website: 'https://komorebi-hair.jp',
      address: '宮城県仙台市青葉区国分町2-8-14',
      about: '髪にやさしい、少人数制のサロンです。',
    },
    config: {
      botName: 'こもれび受付',
      businessType: '美容室',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: ['カット', 'カラー', 'パーマ', '縮毛矯正', 'トリートメント', 'ヘッドスパ', '着付け'],
      priceRanges: { カット: 4950, カラー: 7700, パーマ: 8800, 縮毛矯正: 16500, トリートメント: 3300 },
      currency: 'JPY',
      companyInfo: `美容室こもれびは、仙台市青葉区にある席数4席の小さなサロンです。お一人のスタイリストが最初から最後まで担当いたします。

営業時間は平日が10時から19時まで、土日祝日は9時から18時までです。定休日は毎週月曜日と第3火曜日です。

ご予約制ですが、空きがあれば当日のご来店も承ります。キャンセルやご変更は前日までにご連絡ください。

お支払いは現金、各種クレジットカード、PayPayがご利用いただけます。

専用の駐車場はございません。お車の方は隣のコインパーキングをご利用ください。60分の駐車券をお渡しします。地下鉄の勾当台公園駅から歩いて5分です。

仕上がりが気になる場合は、1週間以内でしたら無料でお直しいたします。お子さま連れのお客様も歓迎です。カラー剤は低刺激のものを使用し、ご希望の方にはパッチテストも行っています。カットの所要時間は約1時間、カラーは約2時間が目安です。妊娠中の方や頭皮が敏感な方は、ご予約のときにお知らせください。髪質やお手入れのご相談だけでもお気軽にどうぞ。成人式や七五三の着付けも承っております。`,
      leadQualificationQuestions: ['髪のお悩みは何ですか？', 'いつ頃のご来店をご希望ですか？', 'ご予算はおいくらくらいですか？'],
      actionButtons: [{ id: 'yoyaku', description: 'ネット予約', url: 'https://komorebi-hair.jp/yoyaku' }],
    },
  },
  {
    key: 'v-roofer',
    trade: 'roofer',
    country: 'GB',
    card: {
      name: 'Gary Hepworth',
      title: 'Owner',
      company: 'Hepworth Roofing',
      phone: '+44 113 496 0172',
      email: 'gary@hepworthroofing.co.uk',
      website: 'https://hepworthroofing.co.uk',
      address: 'Unit 4, Kirkstall Lane, Leeds LS5 3BT',
      about: 'Third generation roofers. Slates, tiles, flat roofs and gutters across Leeds.',
    },
    config: {
      botName: 'Hepworth helper',
      businessType: 'Roofing contractor',
      primaryGoal: 'generate_lead',
      salesPersonality: 'consultative',
      services: ['Roof inspection', 'Tile repair', 'Gutter cleaning', 'Chimney repointing', 'Flat roofs', 'Full re-roof', 'Skylights'],
      priceRanges: { 'Roof inspection': 95, 'Tile repair': 180, 'Gutter cleaning': 110, 'Chimney repointing': 450 },
      currency: 'GBP',
      companyInfo: `Family firm, roofing in Leeds since 1974. My grandad started it with a ladder and a handcart.

Areas: Leeds, Bradford, Harrogate, Wetherby and anywhere within 20 miles of Kirkstall.

- Working hours Mon-Fri 7.30am to 5pm, Saturdays 8 till 12. No Sundays.
- Leaks: somebody comes to have a look within 48 hours, storm damage gets a tarpaulin the same day if we can.
- Flat roofs come with a 15 year guarantee, repairs with 2 years.
- Fully insured, public liability up to 5 million. NFRC members.
- Payment by bank transfer or card when the job is done. We don't take deposits on repairs. For a full re-roof it's a third up front.
- We bring our own scaffold and take all the rubbish away.

Quotes are free and in writing. A re-roof on a normal terrace takes about a week, weather permitting.`,
      leadQualificationQuestions: [
        'What is wrong with the roof, and roughly how old is it?',
        'How soon does the work have to be done?',
        'What budget have you set aside?',
      ],
      actionButtons: [{ id: 'survey', description: 'Request a survey', url: 'https://hepworthroofing.co.uk/survey' }],
    },
  },
  {
    key: 'v-photo',
    trade: 'photographer',
    country: 'AU',
    card: {
      name: 'Tess Maloney',
      title: 'Photographer',
      company: 'Tess Maloney Photography',
      phone: '+61 3 5550 1184',
      email: 'tess@tessmaloney.com.au',
      website: 'https://tessmaloney.com.au',
      address: '27 Hampden Road, Battery Point, Hobart TAS 7004',
      about: 'Unfussy, warm photos of people who hate having their photo taken.',
    },
    config: {
      botName: "Tess's assistant",
      businessType: 'Photographer',
      primaryGoal: 'make_sale',
      salesPersonality: 'friendly',
      services: ['Full-day wedding', 'Half-day wedding', 'Family session', 'Newborn session', 'Business headshots', 'Event coverage'],
      priceRanges: {
        'Full-day wedding': 3900,
        'Half-day wedding': 2400,
        'Family session': 390,
        'Newborn session': 450,
        'Business headshots': 180,
      },
      currency: 'AUD',
      companyInfo: `G'day, I'm Tess. I've been shooting weddings and families around Tasmania for eleven years, mostly outdoors and mostly with mud on my boots.

A full-day wedding is ten hours with me and gives you around 600 edited photos in an online gallery, ready within six weeks. Half-day weddings are five hours and about 300 photos. Family sessions take an hour and you get 40 photos within two weeks.

I work all over Tasmania: Hobart, the Huon Valley, the East Coast, Launceston and Cradle Mountain. Travel within 60 km of Hobart is included.

The studio in Battery Point is open by appointment, Tuesday to Saturday, 9 am to 4 pm. There's free two-hour street parking right outside.

To hold a date I ask for a quarter of the fee as a deposit, the rest is due a week before the day. Bank transfer or card, both fine. If it rains we move family sessions to another day at no cost. Dogs are always welcome in the pictures.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [
        { id: 'calendar', description: 'Check my calendar', url: 'https://tessmaloney.com.au/calendar' },
        { id: 'portfolio', description: 'See the portfolio', url: 'https://tessmaloney.com.au/work' },
      ],
    },
  },
  {
    key: 'v-law',
    trade: 'law office',
    country: 'IE',
    card: {
      name: 'Fionnuala Ruane',
      title: 'Solicitor, partner',
      company: 'Conneely & Ruane Solicitors',
      phone: '+353 91 555 018',
      email: 'office@conneelyruane.ie',
      website: 'https://conneelyruane.ie',
      address: '9 Abbeygate Street Upper, Galway',
      about: 'Plain-spoken legal advice in Galway city and county.',
    },
    config: {
      botName: 'Conneely & Ruane desk',
      businessType: 'Law office',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: ['Conveyancing', 'Wills and probate', 'Family law', 'Employment law', 'Personal injury'],
      priceRanges: {},
      currency: 'EUR',
      companyInfo: `Conneely & Ruane is a general practice of four solicitors in Galway. We act for private clients, families and small businesses in the west of Ireland.

Our office is open Monday to Friday from 9 am to 1 pm and from 2 pm to 5.30 pm. We are closed at the weekend. Evening appointments are possible on Thursdays by arrangement.

Every matter is different, so the fee is agreed in writing before we start any work. You will receive an estimate after the first consultation, which lasts about half an hour.

Please bring photo identification and a recent utility bill to the first meeting, as well as any letters you have received.

For wills we visit clients at home, in hospital or in a nursing home. Meetings by video are available too. We work in English and Irish.

The nearest parking is the multi-storey car park at Eyre Square, three minutes on foot. Invoices can be paid by bank transfer, cheque or debit card.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'consult', description: 'Arrange a consultation', url: 'https://conneelyruane.ie/consultation' }],
    },
  },
  {
    key: 'v-web',
    trade: 'web agency',
    country: 'GB',
    card: {
      name: 'Nia Pritchard',
      title: 'Founder',
      company: 'Tidewater Studio',
      phone: '+44 117 496 0155',
      email: 'hello@tidewater.studio',
      website: 'https://tidewater.studio',
      address: '18 Gaol Ferry Steps, Bristol BS1 6WE',
      about: 'Websites and shops that small businesses can actually look after themselves.',
    },
    config: {
      botName: 'Tilly from Tidewater',
      businessType: 'Web design agency',
      primaryGoal: 'generate_lead',
      salesPersonality: 'aggressive',
      services: ['One-page website', 'Business website', 'Online shop', 'Monthly care plan', 'SEO audit', 'Branding'],
      priceRanges: { 'One-page website': 950, 'Business website': 2800, 'Online shop': 5500, 'Monthly care plan': 65, 'SEO audit': 480 },
      currency: 'GBP',
      companyInfo: `Tidewater is a five-person studio on Bristol harbourside. We design and build for makers, charities and trades.

How long does it take? A one-page website is done in two weeks, a business website in six weeks and an online shop in about ten weeks.

Copywriting: we write the texts for up to five pages, it's part of the price. Extra pages on request.

Hosting is on green servers in the UK and included in the care plan, together with backups, updates and one hour of changes a month. You own the website and can leave whenever you like.

We build with WordPress and Shopify. Half is due at the start, half on launch, by bank transfer.

Office hours: Monday to Friday, 9.30 am to 5.30 pm. We're shut at weekends.

We have no parking of our own; the Wapping Wharf car park is a two-minute walk. Most clients meet us on Zoom anyway. If you're unhappy with the first design we do a second one at no cost.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'call', description: 'Book a discovery call', url: 'https://tidewater.studio/call' }],
    },
  },
  {
    key: 'v-estate',
    trade: 'real estate',
    country: 'PT',
    card: {
      name: 'Rita Figueiredo',
      title: 'Estate agent',
      company: 'Ponta Nova Homes',
      phone: '+351 282 555 014',
      email: 'rita@pontanovahomes.pt',
      website: 'https://pontanovahomes.pt',
      address: 'Rua da Barroca 31, 8600-688 Lagos',
      about: 'Buying, selling and renting homes in the western Algarve, for locals and newcomers.',
    },
    config: {
      botName: 'Ponta Nova concierge',
      businessType: 'Real estate agency',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'consultative',
      services: ['Property sales', 'Valuation report', 'Long-term rentals', 'Holiday let set-up', 'Buyer search'],
      priceRanges: { 'Valuation report': 250, 'Holiday let set-up': 400, 'Buyer search': 1500 },
      currency: 'EUR',
      companyInfo: `We are a small licensed agency (AMI) in the old town of Lagos and cover the western Algarve: Lagos, Luz, Burgau, Sagres, Aljezur and Portimão.

Opening hours: Monday to Friday 9:30 to 18:30, Saturday 10:00 to 13:00, closed on Sunday. Viewings outside these hours can be arranged.

With the buyer search we look for your home for three months, visit properties for you, film every room and negotiate with the seller. A valuation report is ready within five working days.

Our commission for a sale is agreed after we have seen the property, and it is due only when the deed is signed. We also help with the Portuguese tax number (NIF), a bank account and a lawyer we trust.

We speak Portuguese, English and German. Fees can be paid by bank transfer or Multibanco.

Please park at the Frente Ribeirinha car park, five minutes from our door; the old town is for residents only.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'viewing', description: 'Book a viewing', url: 'https://pontanovahomes.pt/viewing' }],
    },
  },
  {
    key: 'v-physio',
    trade: 'physiotherapist',
    country: 'AU',
    card: {
      name: 'Priya Nair',
      title: 'Physiotherapist',
      company: 'Brunswick Body Works',
      phone: '+61 3 5550 1129',
      email: 'hello@brunswickbodyworks.com.au',
      website: 'https://brunswickbodyworks.com.au',
      address: '415 Sydney Road, Brunswick VIC 3056',
      about: 'Physio and Pilates for people who sit too much or run too much.',
    },
    config: {
      botName: 'Body Works front desk',
      businessType: 'Physiotherapy clinic',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: ['Initial consultation', 'Follow-up consultation', 'Clinical Pilates class', 'Sports massage', 'Running assessment'],
      priceRanges: {
        'Initial consultation': 115,
        'Follow-up consultation': 92,
        'Clinical Pilates class': 38,
        'Sports massage': 105,
      },
      currency: 'AUD',
      companyInfo: `Brunswick Body Works is a clinic of four physiotherapists. We treat backs, necks, knees, shoulders and sports injuries, and we get people moving again after surgery.

We're open Monday to Friday 7 am to 7 pm and Saturday 8 am to 1 pm, closed Sunday.

An initial consultation takes 45 minutes and includes a treatment and a plan. Follow-ups are 30 minutes. You don't need a referral from a GP.

Clinical Pilates runs in groups of five at most, Tuesday and Thursday at 6 pm, Friday at 7 am. Mats are provided.

We have HICAPS, so private health insurance is claimed on the spot. EFTPOS and cash are fine.

Two parking spots for patients are behind the building, entry from Albert Street. The number 19 tram stops right out the front.

Please give us 24 hours notice if you have to cancel. Wear something comfy, shorts are best for knees.`,
      leadQualificationQuestions: ['What is bothering you, and since how long?', 'When would you like to come in?'],
      actionButtons: [{ id: 'online', description: 'Book online', url: 'https://brunswickbodyworks.com.au/book' }],
    },
  },
  {
    key: 'v-traiteur',
    trade: 'caterer',
    country: 'BE',
    card: {
      name: 'Benoît Lambotte',
      title: 'Traiteur',
      company: 'Lambotte Traiteur',
      phone: '+32 81 55 01 27',
      email: 'bonjour@lambotte-traiteur.be',
      website: 'https://lambotte-traiteur.be',
      address: 'Rue de Fer 64, 5000 Namur',
      about: 'Une cuisine généreuse, de saison et du coin.',
    },
    config: {
      botName: "L'assistant de Benoît",
      businessType: 'Traiteur',
      primaryGoal: 'generate_lead',
      salesPersonality: 'friendly',
      services: ['Buffet froid', 'Walking dinner', 'Barbecue', "Plateau d'apéritif", 'Menu de mariage'],
      priceRanges: {
        'Buffet froid (par personne)': 24,
        'Walking dinner (par personne)': 46,
        'Barbecue (par personne)': 29,
        "Plateau d'apéritif": 55,
      },
      currency: 'EUR',
      companyInfo: `Chez Lambotte, tout est fait maison avec des produits de la région namuroise : fromages de Wallonie, truites d'Ardenne, légumes du maraîcher.

Nous livrons gratuitement dans un rayon de 25 km autour de Namur, Dinant, Gembloux et Andenne compris. Au-delà, sur demande.

La vaisselle, les couverts et le nappage sont compris à partir de 20 convives. Nous reprenons tout sale, vous ne lavez rien. Des serveurs peuvent être prévus.

Des versions végétariennes et sans gluten existent pour chaque formule. Merci de signaler les allergies une semaine avant.

Le magasin est ouvert du mardi au vendredi de 10 h à 18 h 30 et le samedi de 9 h à 17 h. Fermé le dimanche et le lundi.

Paiement par Bancontact, virement ou espèces. Un acompte est demandé à la réservation, le solde après la fête. Dégustation possible pour les mariages.

Parking gratuit trente minutes devant le magasin, ou parking du Beffroi à deux pas.`,
      leadQualificationQuestions: [
        'Pour quelle occasion et pour combien de convives ?',
        'À quelle date aura lieu votre événement ?',
        'Quel budget par personne avez-vous en tête ?',
      ],
      actionButtons: [{ id: 'devis', description: 'Demander un devis', url: 'https://lambotte-traiteur.be/devis' }],
    },
  },
  {
    key: 'v-taller',
    trade: 'car repair',
    country: 'MX',
    card: {
      name: 'Ramiro Orozco',
      title: 'Mecánico y dueño',
      company: 'Taller Mecánico Orozco',
      phone: '+52 33 5550 1163',
      email: 'contacto@tallerorozco.mx',
      website: 'https://tallerorozco.mx',
      address: 'Av. Federalismo Norte 1540, Guadalajara, Jalisco',
      about: 'Más de veinte años arreglando coches con honestidad.',
    },
    config: {
      botName: 'Asistente del Taller Orozco',
      businessType: 'Taller mecánico',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Cambio de aceite',
        'Afinación mayor',
        'Frenos',
        'Diagnóstico con escáner',
        'Alineación y balanceo',
        'Reparación de transmisión',
      ],
      priceRanges: {
        'Cambio de aceite': 850,
        'Afinación mayor': 2400,
        'Frenos (por eje)': 1600,
        'Diagnóstico con escáner': 450,
        'Alineación y balanceo': 600,
      },
      currency: 'MXN',
      companyInfo: `Somos un taller familiar en Guadalajara, atendido por Ramiro y sus dos hijos. Trabajamos con todas las marcas: Nissan, Volkswagen, Chevrolet, Toyota, Honda y más.

Horario: de lunes a viernes de 8:30 a 18:30 y los sábados de 9:00 a 14:00. Los domingos descansamos.

El cambio de aceite tarda unos 40 minutos e incluye el filtro. La afinación mayor se entrega el mismo día si deja el auto antes de las 10.

Usamos refacciones originales o de marca reconocida y le enseñamos las piezas que cambiamos. Todas las reparaciones llevan garantía de seis meses o 10,000 km.

Aceptamos efectivo, transferencia y tarjetas de crédito y débito. A meses sin intereses en reparaciones grandes.

Tenemos estacionamiento propio y sala de espera con wifi y café. También recogemos su auto a domicilio dentro de Guadalajara y Zapopan. Damos factura.`,
      leadQualificationQuestions: [
        '¿Qué auto es y qué falla presenta?',
        '¿Para cuándo lo quiere listo?',
        '¿Qué presupuesto tiene pensado?',
      ],
      actionButtons: [{ id: 'cita', description: 'Agendar cita', url: 'https://tallerorozco.mx/cita' }],
    },
  },
  {
    key: 'v-steuer',
    trade: 'tax adviser',
    country: 'AT',
    card: {
      name: 'Mag. Veronika Leitgeb',
      title: 'Steuerberaterin',
      company: 'Leitgeb Steuerberatung',
      phone: '+43 316 5550 181',
      email: 'kanzlei@leitgeb-steuer.at',
      website: 'https://leitgeb-steuer.at',
      address: 'Sporgasse 22, 8010 Graz',
      about: 'Steuerberatung für Selbstständige, Familien und kleine Betriebe in der Steiermark.',
    },
    config: {
      botName: 'Assistent der Kanzlei Leitgeb',
      businessType: 'Steuerberatung',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: [
        'Erstgespräch',
        'Arbeitnehmerveranlagung',
        'Einkommensteuererklärung',
        'Buchhaltung',
        'Lohnverrechnung',
        'Jahresabschluss',
      ],
      priceRanges: {
        Erstgespräch: 90,
        Arbeitnehmerveranlagung: 140,
        Einkommensteuererklärung: 480,
        'Buchhaltung (monatlich)': 160,
      },
      currency: 'EUR',
      companyInfo: `Unsere Kanzlei liegt mitten in der Grazer Altstadt. Wir betreuen Ein-Personen-Unternehmen, Ärztinnen, Gastronomiebetriebe und Privatpersonen.

Öffnungszeiten: Montag bis Donnerstag von 8 bis 17 Uhr, Freitag von 8 bis 12 Uhr. Am Wochenende haben wir geschlossen.

Das Erstgespräch dauert rund 45 Minuten und findet bei uns oder per Video statt. Danach bekommen Sie ein schriftliches Angebot.

Für die Arbeitnehmerveranlagung brauchen wir Ihren Lohnzettel, Belege zu Fortbildung, Pendeln und Spenden sowie einen Zugang zu FinanzOnline. Wir können fünf Jahre rückwirkend einreichen. Meist ist alles in zwei Wochen erledigt.

Belege nehmen wir digital über unser Portal oder klassisch im Ordner. Bezahlt wird per Überweisung innerhalb von 14 Tagen.

Parken können Sie in der Tiefgarage Andreas-Hofer-Platz, von dort sind es sechs Minuten zu Fuß. Straßenbahn: Haltestelle Hauptplatz. Wir beraten auf Deutsch, Englisch und Kroatisch.`,
      leadQualificationQuestions: [
        'Worum geht es bei Ihnen genau?',
        'Bis wann soll es erledigt sein?',
        'Welches Budget haben Sie eingeplant?',
      ],
      actionButtons: [{ id: 'termin', description: 'Termin vereinbaren', url: 'https://leitgeb-steuer.at/termin' }],
    },
  },
  {
    key: 'v-pets',
    trade: 'dog groomer',
    country: 'GB',
    card: {
      name: 'Morag Sinclair',
      title: 'Groomer',
      company: 'Waggle & Wash',
      phone: '+44 131 496 0128',
      email: 'hello@waggleandwash.co.uk',
      website: 'https://waggleandwash.co.uk',
      address: '56 Leith Walk, Edinburgh EH6 5HB',
      about: 'A calm wee grooming parlour for dogs (and the odd cat).',
    },
    config: {
      botName: 'Waggle bot',
      businessType: 'Dog grooming',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: ['Full groom, small dog', 'Full groom, large dog', 'Bath and brush', 'Nail trim', 'Puppy first groom', 'Cat grooming'],
      priceRanges: {
        'Full groom, small dog': 42,
        'Full groom, large dog': 64,
        'Bath and brush': 30,
        'Nail trim': 12,
        'Puppy first groom': 28,
      },
      currency: 'GBP',
      companyInfo: `Hiya! I'm Morag and I groom one dog at a time, so nobody gets barked at. City & Guilds qualified, fifteen years with clippers in hand.

Tuesday to Friday 9am - 5pm, Saturday 9am - 3pm. Closed Sunday and Monday.

A full groom takes about two hours and covers bath, blow dry, clip, nails and ears. Please don't wait in the shop, most dogs settle quicker once you've gone; there's a nice café next door and I text you when your pal is ready.

I use oatmeal shampoo, no perfumes. Matted coats are no bother, but I'd shave rather than hurt a dog.

Dogs need to be up to date with their jabs. Puppies from 14 weeks.

Pay by card or cash on the day. If you need to cancel, a day's notice please.

There's a loading bay out front where you can stop for ten minutes, and pay parking on Albert Street. The tram stops at Balfour Street.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'groom', description: 'Book a groom', url: 'https://waggleandwash.co.uk/book' }],
    },
  },
]
