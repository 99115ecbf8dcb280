import type { SuiteBusiness } from '../format.ts'

const DEFAULT_QUESTIONS = [
  'What is your biggest challenge in this area?',
  'What is your timeline for making a decision?',
  'What is your budget range?',
]

export const BUSINESSES: SuiteBusiness[] = [
  {
    key: 'w-dentist',
    trade: 'dentist',
    country: 'US',
    card: {
      name: 'Dr. Maya Lindqvist',
      title: 'Dentist and owner',
      company: 'Alder Street Dental',
      phone: '+1 503 241 7788',
      email: 'frontdesk@alderstreetdental.example',
      website: 'https://alderstreetdental.example',
      address: '1822 SW Alder Street, Portland, OR 97205',
      about: 'Gentle family dentistry in the heart of Portland.',
    },
    config: {
      botName: 'Nora',
      businessType: 'Dental practice',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Check-up and cleaning',
        'Tooth-colored filling',
        'Teeth whitening',
        'Crown',
        'Root canal treatment',
        'Emergency visit',
        "Children's dentistry",
      ],
      priceRanges: {
        'Check-up and cleaning': 145,
        'Tooth-colored filling': 220,
        'Teeth whitening': 390,
        Crown: 1250,
        'Emergency visit': 120,
      },
      currency: 'USD',
      companyInfo:
        'We are a small family practice on SW Alder Street, two blocks from Providence Park, and new patients are always welcome. ' +
        'Opening hours: Monday to Thursday 8 am to 5 pm, Friday 8 am to 1 pm. We are closed on Saturdays and Sundays.\n\n' +
        'Parking: we have our own lot behind the building, the entrance is on SW 18th Avenue. It is free for patients. The MAX light rail stops at Providence Park.\n\n' +
        'Payment: Visa, Mastercard, HSA cards and cash. We bill Delta Dental, MetLife and Cigna directly. For larger treatments there is a payment plan over six months without interest.\n\n' +
        'Nervous patients can have laughing gas, just tell us beforehand. If you cannot make it, please let us know at least 24 hours ahead so that somebody else can have the slot.',
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'visit', description: 'Book a visit', url: 'https://alderstreetdental.example/book' }],
    },
  },
  {
    key: 'w-salon',
    trade: 'hair salon',
    country: 'FR',
    card: {
      name: 'Inès Carpentier',
      title: 'Coiffeuse coloriste',
      company: 'Atelier Mèche',
      phone: '+33 4 78 37 52 90',
      email: 'bonjour@atelier-meche.example',
      website: 'https://atelier-meche.example',
      address: '14 rue de la Charité, 69002 Lyon',
      about: 'Salon de coiffure mixte, spécialiste de la couleur naturelle.',
    },
    config: {
      botName: 'Léa',
      businessType: 'Salon de coiffure',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: ['Coupe femme', 'Coupe homme', 'Balayage', 'Couleur racines', 'Brushing', 'Chignon de mariage'],
      priceRanges: { 'Coupe femme': 48, 'Coupe homme': 29, Balayage: 110, 'Couleur racines': 55, Brushing: 32 },
      currency: 'EUR',
      companyInfo:
        'Notre petit salon se trouve au 14 rue de la Charité, à deux pas de la place Bellecour.\n' +
        'Horaires : du mardi au vendredi de 9h30 à 19h, le samedi de 9h à 17h. Nous sommes fermés le dimanche et le lundi.\n' +
        'Stationnement : le plus simple est le parking Bellecour, à trois minutes à pied. Métro A et D, station Bellecour.\n' +
        'Paiement : carte bancaire et espèces. Nous ne prenons pas les chèques.\n' +
        'Nous travaillons avec des colorations végétales et des produits véganes fabriqués en France. Un test allergie est fait 48 heures avant une première couleur.\n' +
        "En cas d'empêchement, merci de prévenir la veille. Les chiens calmes sont les bienvenus.",
      leadQualificationQuestions: [
        'Quelle prestation souhaitez-vous ?',
        "Comment sont vos cheveux aujourd'hui (longueur, coloration) ?",
        'Pour quand souhaitez-vous un rendez-vous ?',
      ],
      actionButtons: [{ id: 'resa', description: 'Réserver en ligne', url: 'https://atelier-meche.example/reserver' }],
    },
  },
  {
    key: 'w-plumber',
    trade: 'plumber',
    country: 'GB',
    card: {
      name: 'Gareth Hartley',
      title: 'Master plumber',
      company: 'Hartley Plumbing & Heating',
      phone: '+44 113 278 4460',
      email: 'jobs@hartleyplumbing.example',
      website: null,
      address: '9 Kirkstall Lane, Leeds LS5 3BJ',
      about: 'Plumbing and heating for homes and landlords since 2004.',
    },
    config: {
      botName: 'Pip',
      businessType: 'Plumber',
      primaryGoal: 'generate_lead',
      salesPersonality: 'professional',
      services: ['Boiler service', 'Emergency call-out', 'Leak repair', 'Blocked drains', 'Radiator replacement', 'Bathroom installation'],
      priceRanges: {
        'Boiler service': 95,
        'Emergency call-out': 120,
        'Leak repair': 85,
        'Blocked drains': 90,
        'Bathroom installation': 3800,
      },
      currency: 'GBP',
      companyInfo:
        'Family firm with four vans on the road. We work in Leeds, Bradford, Harrogate and Wakefield.\n' +
        '- Normal hours: Monday to Friday 7:30 to 18:00, Saturday 8:00 to 12:00. Emergencies day and night.\n' +
        '- All our engineers are Gas Safe registered.\n' +
        "- Every repair and installation comes with a 12 months guarantee on labour; parts carry the maker's own guarantee.\n" +
        '- Quotes are free and always in writing.\n' +
        '- You can pay by card, bank transfer or cash. Landlords get an invoice that is due within 14 days.\n' +
        '- We put down dust sheets, take our shoes off and carry the old parts away.',
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [
        { id: 'quote', description: 'Request a quote', url: 'https://hartleyplumbing.example/quote' },
        { id: 'call', description: 'Call Gareth', url: 'tel:+441132784460' },
      ],
    },
  },
  {
    key: 'w-photo',
    trade: 'photographer',
    country: 'AU',
    card: {
      name: 'Tess Okafor',
      title: 'Photographer',
      company: 'Juniper & Salt Photography',
      phone: '+61 8 9412 6655',
      email: 'tess@juniperandsalt.example',
      website: 'https://juniperandsalt.example',
      address: '27 Market Street, Fremantle WA 6160',
      about: 'Honest, unposed pictures of weddings, families and people at work.',
    },
    config: {
      botName: 'Juni',
      businessType: 'Photography studio',
      primaryGoal: 'generate_lead',
      salesPersonality: 'friendly',
      services: [
        'Wedding photography',
        'Family session',
        'Newborn session',
        'Business portraits',
        'Maternity session',
        'Prints and albums',
      ],
      priceRanges: { 'Wedding photography': 2900, 'Family session': 380, 'Newborn session': 420, 'Business portraits': 250 },
      currency: 'AUD',
      companyInfo:
        'I photograph in my studio in Fremantle, on the beach or at your home. Sessions are by appointment from Tuesday to Saturday between 9 am and 5 pm; ' +
        'Sundays and Mondays are for weddings only.\n\n' +
        'A family session includes 40 edited photos, which you get within three weeks. Wedding galleries are ready within eight weeks, with a small preview after two days. ' +
        'Travel is included within 50 km of Fremantle.\n\n' +
        'One third of the price holds your date, the rest is due a week before. You can pay by bank transfer or card. ' +
        'If it rains we simply move an outdoor session to another day, at no cost.\n\n' +
        'Parking: the Queensgate car park is round the corner, and the train station is a five minute walk.',
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'dates', description: 'Check available dates', url: 'https://juniperandsalt.example/dates' }],
    },
  },
  {
    key: 'w-law',
    trade: 'law office',
    country: 'DE',
    card: {
      name: 'Dr. Katrin Wendt',
      title: 'Rechtsanwältin',
      company: 'Kanzlei Wendt',
      phone: '+49 341 9627480',
      email: 'post@kanzlei-wendt.example',
      website: 'https://kanzlei-wendt.example',
      address: 'Karl-Liebknecht-Straße 61, 04275 Leipzig',
      about: 'Arbeitsrecht, Mietrecht und Erbrecht in der Leipziger Südvorstadt.',
    },
    config: {
      botName: 'Assistent der Kanzlei Wendt',
      businessType: 'Rechtsanwaltskanzlei',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: ['Erstberatung', 'Vertragsprüfung', 'Testamentsentwurf', 'Arbeitsrecht', 'Mietrecht', 'Familienrecht'],
      priceRanges: { Erstberatung: 190, Vertragsprüfung: 280, Testamentsentwurf: 450 },
      currency: 'EUR',
      companyInfo:
        'Sie finden uns in der Karl-Liebknecht-Straße 61 im zweiten Stock, ein Aufzug ist vorhanden. Straßenbahn 10 und 11, Haltestelle Südplatz.\n' +
        'Sprechzeiten: Montag bis Donnerstag 9:00 bis 12:30 Uhr und 14:00 bis 17:30 Uhr, Freitag 9:00 bis 13:00 Uhr. Am Wochenende ist die Kanzlei geschlossen.\n' +
        'Wenn Sie eine Rechtsschutzversicherung haben, stellen wir die Deckungsanfrage für Sie, das kostet nichts extra.\n' +
        'Gespräche sind vor Ort, am Telefon oder per Video möglich, auf Deutsch und Englisch. Bitte bringen Sie alle Schreiben und Verträge in Kopie mit.\n' +
        'Sie zahlen per Rechnung oder mit der EC-Karte. Parkplätze gibt es im Hof, zwei davon sind für Mandanten reserviert.',
      leadQualificationQuestions: [
        'Worum geht es in Ihrem Fall?',
        'Gibt es eine Frist, die wir beachten müssen?',
        'Haben Sie eine Rechtsschutzversicherung?',
      ],
      actionButtons: [{ id: 'termin', description: 'Termin buchen', url: 'https://kanzlei-wendt.example/termin' }],
    },
  },
  {
    key: 'w-agency',
    trade: 'web agency',
    country: 'IE',
    card: {
      name: 'Niamh Keogh',
      title: 'Managing director',
      company: 'Brightquay Studio',
      phone: '+353 91 442 870',
      email: 'hello@brightquay.example',
      website: 'https://brightquay.example',
      address: '3 Flood Street, Galway H91 T2KX',
      about: 'Websites and marketing for small businesses in the west of Ireland.',
    },
    config: {
      botName: 'Quill',
      businessType: 'Web and marketing agency',
      primaryGoal: 'generate_lead',
      salesPersonality: 'consultative',
      services: ['Website design', 'Online shop', 'SEO audit', 'Google Ads management', 'Logo and branding'],
      priceRanges: {
        'Website design': 2400,
        'Online shop': 4800,
        'SEO audit': 450,
        'Google Ads management': 390,
        'Logo and branding': 900,
      },
      currency: 'EUR',
      companyInfo:
        'Brightquay is a team of five designers and developers on Flood Street in Galway. We work with shops, restaurants, tradespeople and clinics all over Ireland, in person or by video call.\n\n' +
        'A website usually takes six weeks from the first workshop to launch. Two rounds of changes are included, and you can edit all texts yourself afterwards. We build with WordPress and Shopify and host in Dublin.\n\n' +
        'Office hours are Monday to Friday, 9:00 to 17:30. We do not work weekends.\n\n' +
        'You pay half at the start and half at launch, by bank transfer. There is no parking at the office, but the Hynes Yard car park is three minutes away.',
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [
        { id: 'work', description: 'See our work', url: 'https://brightquay.example/work' },
        { id: 'call', description: 'Book a call', url: 'https://brightquay.example/call' },
      ],
    },
  },
  {
    key: 'w-realestate',
    trade: 'real estate',
    country: 'NZ',
    card: {
      name: 'Sam Whitcombe',
      title: 'Licensed salesperson',
      company: 'Harbour & Hill Realty',
      phone: '+64 4 586 7120',
      email: 'sam@harbourandhill.example',
      website: 'https://harbourandhill.example',
      address: '88 Jackson Street, Petone, Lower Hutt 5012',
      about: 'Local knowledge on both sides of the Hutt valley.',
    },
    config: {
      botName: 'Harper',
      businessType: 'Real estate agency',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'aggressive',
      services: ['Home appraisal', 'Selling your home', 'Buyer advice', 'Property management'],
      priceRanges: {},
      currency: 'NZD',
      companyInfo:
        'Harbour & Hill has been selling homes in Petone, Eastbourne, Lower Hutt and Wainuiomata for over twenty years. ' +
        'Our office at 88 Jackson Street is open Monday to Friday from 8:30 am to 5:30 pm. On Saturdays we run open homes from 10 am to 3 pm, and the office itself stays closed at weekends.\n\n' +
        'The appraisal of your home is free and without obligation. It takes about 45 minutes, and you get a written report within three days.\n\n' +
        'Our commission depends on the property and the way of sale; Sam explains it in person at the appraisal.\n\n' +
        'Every sale includes professional photos, a floor plan and a listing on the big portals. There are two visitor parking spaces in front of the office. Licensed under the Real Estate Agents Act.',
      leadQualificationQuestions: [
        'Are you looking to buy, sell or rent out?',
        'Which suburb is the property in?',
        'When would you like to move?',
      ],
      actionButtons: [{ id: 'appraisal', description: 'Book an appraisal', url: 'https://harbourandhill.example/appraisal' }],
    },
  },
  {
    key: 'w-physio',
    trade: 'physiotherapist',
    country: 'ES',
    card: {
      name: 'Lucía Ferrer',
      title: 'Fisioterapeuta colegiada',
      company: 'Fisioterapia Azahar',
      phone: '+34 963 41 82 07',
      email: 'citas@fisioazahar.example',
      website: 'https://fisioazahar.example',
      address: 'Calle Cuba 34, 46006 Valencia',
      about: 'Fisioterapia cercana en el barrio de Ruzafa.',
    },
    config: {
      botName: 'Azahara',
      businessType: 'Clínica de fisioterapia',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'consultative',
      services: ['Primera visita', 'Sesión de fisioterapia', 'Masaje deportivo', 'Suelo pélvico', 'Rehabilitación postoperatoria'],
      priceRanges: { 'Primera visita': 55, 'Sesión de fisioterapia': 45, 'Masaje deportivo': 40, 'Suelo pélvico': 60 },
      currency: 'EUR',
      companyInfo:
        'Somos tres fisioterapeutas en la calle Cuba 34, en pleno barrio de Ruzafa (metro Bailén).\n' +
        'Horario: de lunes a viernes de 9:00 a 20:00, los sábados de 9:30 a 13:30. Los domingos está cerrado.\n' +
        'Trabajamos con los seguros DKV y Mapfre. Se puede pagar con tarjeta, Bizum o en efectivo.\n' +
        'La primera visita dura una hora e incluye la valoración y el tratamiento. Traiga ropa cómoda y, si los tiene, sus informes médicos.\n' +
        'No tenemos aparcamiento propio; hay un parking público en la calle Denia. El local está a pie de calle, sin escalones.\n' +
        'Si no puede venir, avise con 24 horas de antelación.',
      leadQualificationQuestions: [
        '¿Qué le duele o qué le gustaría mejorar?',
        '¿Desde cuándo tiene la molestia?',
        '¿Qué días le vienen mejor?',
      ],
      actionButtons: [{ id: 'cita', description: 'Pedir cita', url: 'https://fisioazahar.example/cita' }],
    },
  },
  {
    key: 'w-restaurant',
    trade: 'restaurant',
    country: 'JP',
    card: {
      name: '佐伯 美咲',
      title: '店主',
      company: '谷中小料理 ひなた',
      phone: '+81 3 5834 2190',
      email: 'yoyaku@hinata-yanaka.example',
      website: 'https://hinata-yanaka.example',
      address: '東京都台東区谷中3-12-5',
      about: '季節の野菜と魚を楽しむ、谷中の小さな料理屋です。',
    },
    config: {
      botName: 'ひなた案内係',
      businessType: '和食レストラン',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: ['ランチ御膳', 'おまかせコース', '季節の会席コース', '仕出し弁当', '貸切'],
      priceRanges: { ランチ御膳: 1600, おまかせコース: 6800, 季節の会席コース: 9500, 仕出し弁当: 1800 },
      currency: 'JPY',
      companyInfo:
        '谷中銀座から歩いて三分、古い民家を改装した小さな和食の店です。毎朝、店主が豊洲市場で魚を選び、野菜は千葉の契約農家から届きます。\n' +
        '営業時間は火曜日から土曜日まで、ランチが11:30から14:00、ディナーが17:30から22:00です。日曜日と月曜日は定休日です。\n' +
        'お席はカウンター八席と、六名様まで入れる個室が一室あります。夜はご予約をおすすめします。\n' +
        '専用の駐車場はありません。お車の方は、言問通り沿いのコインパーキングをご利用ください。最寄り駅は千代田線の千駄木駅で、徒歩六分です。\n' +
        'お支払いは現金、クレジットカード、PayPayに対応しています。\n' +
        'アレルギーや苦手な食材がある場合は、二日前までにお知らせください。できるかぎり別の食材でご用意します。\n' +
        '仕出し弁当は十個から承り、三日前までにご注文ください。台東区と文京区には無料でお届けします。\n' +
        'ご予約のキャンセルは、前日の夜八時まで無料です。小さなお子様連れのお客様も、個室でゆっくりお過ごしいただけます。',
      leadQualificationQuestions: ['どのようなご利用ですか？', '何名様でお越しですか？', 'ご希望の日時はいつですか？'],
      actionButtons: [{ id: 'seki', description: '席を予約する', url: 'https://hinata-yanaka.example/yoyaku' }],
    },
  },
  {
    key: 'w-garage',
    trade: 'car repair',
    country: 'CA',
    card: {
      name: 'Luc Tremblay',
      title: 'Owner, licensed technician',
      company: 'Northgate Auto Service',
      phone: '+1 613 723 4410',
      email: 'service@northgateauto.example',
      website: 'https://northgateauto.example',
      address: '212 Colonnade Road, Ottawa, ON K2E 7K3',
      about: 'Straight answers and fair repairs since 1998.',
    },
    config: {
      botName: 'Northgate Helper',
      businessType: 'Auto repair shop',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: [
        'Oil change',
        'Brake pads, per axle',
        'Winter tire change',
        'Engine diagnostics',
        'Annual inspection',
        'Air conditioning service',
        'Rust protection',
      ],
      priceRanges: {
        'Oil change': 89,
        'Brake pads, per axle': 260,
        'Winter tire change': 75,
        'Engine diagnostics': 120,
        'Annual inspection': 140,
      },
      currency: 'CAD',
      companyInfo:
        'We repair all makes except heavy trucks. The shop is at 212 Colonnade Road, next to the fire hall, with plenty of room to park in front.\n' +
        'Open Monday to Friday 7:30 am to 5:30 pm and Saturday 8 am to noon; closed Sunday. After hours you can leave the key in the drop box by the door.\n' +
        'Warranty: 24 months or 40,000 km on parts and labour.\n' +
        'We have two loaner cars. They are free, but please reserve one when you book.\n' +
        'Most brake jobs are done in half a day, an oil change in 45 minutes. We always call before doing any work that was not agreed.\n' +
        'Debit, Visa, Mastercard and e-transfer are fine, cheques are not.\n' +
        'Your winter tires can be stored with us until spring.',
      leadQualificationQuestions: [
        'What do you drive (make, model and year)?',
        'What is the problem with the car?',
        'When could you bring it in?',
      ],
      actionButtons: [{ id: 'slot', description: 'Book a service slot', url: 'https://northgateauto.example/book' }],
    },
  },
  {
    key: 'w-tax',
    trade: 'tax adviser',
    country: 'CH',
    card: {
      name: 'Oliver Brandt',
      title: 'Certified tax expert',
      company: 'Limmat Tax Advisory',
      phone: '+41 44 552 81 30',
      email: 'office@limmat-tax.example',
      website: 'https://limmat-tax.example',
      address: 'Löwenstrasse 22, 8001 Zürich',
      about: 'Swiss taxes made understandable for expats and the self-employed.',
    },
    config: {
      botName: 'Limmat Desk',
      businessType: 'Tax adviser',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: [
        'Private tax return',
        'Tax return for the self-employed',
        'Tax consultation (one hour)',
        'Withholding tax correction',
        'VAT registration',
        'Bookkeeping',
      ],
      priceRanges: {
        'Private tax return': 320,
        'Tax return for the self-employed': 780,
        'Tax consultation (one hour)': 210,
        'Withholding tax correction': 280,
        'VAT registration': 450,
      },
      currency: 'CHF',
      companyInfo:
        'We look after expats, freelancers and small companies in the canton of Zurich. We speak English and German.\n\n' +
        'The office is at Löwenstrasse 22, five minutes on foot from the main station. Opening hours: Monday to Friday, 8:30 to 12:00 and 13:30 to 17:30; closed at weekends. Drivers can use the Urania car park.\n\n' +
        'The deadline for the tax return is 31 March. If you need more time we request an extension for you free of charge. You upload your papers to our secure portal, and the finished return is with you within three weeks.\n\n' +
        'We send an invoice that is payable within 30 days; TWINT works too. All that you tell us stays confidential, as the law requires.',
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'consult', description: 'Book a consultation', url: 'https://limmat-tax.example/book' }],
    },
  },
  {
    key: 'w-pets',
    trade: 'pet groomer and boarding',
    country: 'US',
    card: {
      name: 'Rosa Delgado',
      title: 'Owner',
      company: 'Muddy Paws Grooming & Boarding',
      phone: '+1 512 447 3096',
      email: 'woof@muddypaws.example',
      website: 'https://muddypaws.example',
      address: '518 Cedar Bend Drive, Austin, TX 78758',
      about: 'Baths, haircuts and sleepovers for dogs and cats.',
    },
    config: {
      botName: 'Patch',
      businessType: 'Pet grooming and boarding',
      primaryGoal: 'make_sale',
      salesPersonality: 'friendly',
      services: [
        'Bath and brush',
        'Full groom, small dog',
        'Full groom, large dog',
        'Cat grooming',
        'Nail trim',
        'Boarding, per night',
        "Puppy's first visit",
      ],
      priceRanges: {
        'Bath and brush': 45,
        'Full groom, small dog': 65,
        'Full groom, large dog': 95,
        'Cat grooming': 80,
        'Nail trim': 18,
        'Boarding, per night': 52,
      },
      currency: 'USD',
      companyInfo:
        "We're a small crew of dog people on Cedar Bend Drive. Open Monday through Saturday from 8 am to 6 pm; on Sunday the salon is closed.\n\n" +
        'Boarding guests sleep in roomy indoor suites, go out into the yard four times a day, and one of us stays overnight. Bring their own food and a blanket. ' +
        'For boarding we need proof of rabies, distemper and bordetella shots.\n\n' +
        'A full groom means bath, haircut, nails and ears, and takes about three hours. We text you when your dog is ready.\n\n' +
        'Cards, Apple Pay and cash are all good, checks are not. Parking is free, right in front of the door. Please cancel 48 hours ahead.',
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'groom', description: 'Book a groom', url: 'https://muddypaws.example/book' }],
    },
  },
]
