import type { SuiteBusiness } from '../format.ts'

const DEFAULT_QUESTIONS = [
  'What is your biggest challenge in this area?',
  'What is your timeline for making a decision?',
  'What is your budget range?',
]

export const BUSINESSES: SuiteBusiness[] = [
  {
    key: 'u-dentist',
    trade: 'dentist',
    country: 'US',
    card: {
      name: 'Dr. Naomi Feldman',
      title: 'Dentist, DDS',
      company: 'Larkspur Family Dental',
      phone: '+1 303 555 0110',
      email: 'frontdesk@larkspurdental.com',
      website: 'https://larkspurdental.com',
      address: '1425 Pearl Street, Suite 2, Boulder, CO 80302',
      about: 'Gentle dentistry for the whole family in the heart of Boulder.',
    },
    config: {
      botName: 'Lark',
      businessType: 'Dental practice',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: [
        'Checkup and exam',
        'Teeth cleaning',
        'Whitening',
        'Fillings',
        'Crowns',
        'Emergency visit',
        'Clear aligners',
        "Children's dentistry",
      ],
      priceRanges: {
        'Checkup and exam': 95,
        'Teeth cleaning': 140,
        Whitening: 390,
        Fillings: 220,
        Crowns: 1250,
        'Emergency visit': 160,
      },
      currency: 'USD',
      companyInfo: `Larkspur Family Dental has been on Pearl Street since 2009. Dr. Feldman and two hygienists look after about 1,800 families.

Office hours: Monday to Thursday 8 am to 5 pm, Friday 8 am to 1 pm. We are closed on Saturday and Sunday.
Parking: free for patients in the lot behind the building, the entrance is on 14th Street.
Insurance: we are in network with Delta Dental, Cigna and MetLife and file the claims for you.
Payment: credit cards, HSA and FSA cards, checks. For larger treatments we offer CareCredit.
New patients please come ten minutes early for the paperwork. Please give us 24 hours notice if you cannot make it.
Nervous patients are welcome: we offer nitrous oxide and take breaks whenever you raise your hand.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'u-book-checkup', description: 'Book a checkup', url: 'https://larkspurdental.com/book' }],
    },
  },
  {
    key: 'u-hair',
    trade: 'hair salon',
    country: 'FR',
    card: {
      name: 'Camille Rousseau',
      title: 'Coiffeuse coloriste',
      company: 'Mèche Folle',
      phone: '+33 2 40 12 34 56',
      email: 'bonjour@mechefolle.fr',
      website: 'https://mechefolle.fr',
      address: '14 rue Crébillon, 44000 Nantes',
      about: 'Petit salon, grandes idées. Spécialiste du balayage naturel.',
    },
    config: {
      botName: 'Mèche',
      businessType: 'Salon de coiffure',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: ['Coupe femme', 'Coupe homme', 'Coloration', 'Balayage', 'Brushing', 'Soin kératine', 'Chignon de mariée'],
      priceRanges: {
        'Coupe femme': 48,
        'Coupe homme': 29,
        Coloration: 65,
        Balayage: 120,
        Brushing: 32,
        'Soin kératine': 90,
      },
      currency: 'EUR',
      companyInfo: `Chez Mèche Folle, nous sommes trois : Camille, Inès et Théo. Nous prenons le temps d'un vrai diagnostic avant chaque couleur.

Horaires : du mardi au vendredi de 9h30 à 19h, le samedi de 9h à 17h. Le salon est fermé le dimanche et le lundi.
Stationnement : le parking Graslin est à trois minutes à pied. Tramway ligne 1, arrêt Médiathèque.
Paiement : carte bancaire, espèces et titres cadeaux. Nous n'acceptons pas les chèques.
Si la couleur ne vous plaît pas, nous faisons une retouche gratuite dans les dix jours.
Nous travaillons avec des colorations végétales sans ammoniaque. Un test d'allergie est nécessaire 48 heures avant une première coloration.
Merci de prévenir la veille en cas d'empêchement.`,
      leadQualificationQuestions: [
        'Quelle est la longueur actuelle de vos cheveux ?',
        'Pour quand souhaitez-vous venir ?',
        'Quel budget avez-vous prévu ?',
      ],
      actionButtons: [
        { id: 'u-rdv', description: 'Prendre rendez-vous', url: 'https://mechefolle.fr/rdv' },
        { id: 'u-insta', description: 'Voir nos réalisations', url: 'https://mechefolle.fr/photos' },
      ],
    },
  },
  {
    key: 'u-plumber',
    trade: 'plumber',
    country: 'CA',
    card: {
      name: 'Marcus Oyelaran',
      title: 'Master Plumber',
      company: 'Humber Bay Plumbing',
      phone: '+1 416 555 0120',
      email: 'service@humberbayplumbing.ca',
      website: 'https://humberbayplumbing.ca',
      address: '2885 Lake Shore Blvd W, Toronto, ON M8V 1J1',
      about: 'Honest plumbing in the west end since 1998.',
    },
    config: {
      botName: 'Humber Helper',
      businessType: 'Plumbing contractor',
      primaryGoal: 'generate_lead',
      salesPersonality: 'consultative',
      services: [
        'Drain cleaning',
        'Leak repair',
        'Water heater replacement',
        'Toilet installation',
        'Emergency call-out',
        'Sump pump installation',
        'Bathroom renovation',
      ],
      priceRanges: {
        'Drain cleaning': 189,
        'Leak repair': 145,
        'Water heater replacement': 2100,
        'Toilet installation': 320,
        'Emergency call-out': 245,
      },
      currency: 'CAD',
      companyInfo: `We are a family plumbing company with four vans. Regular hours are Monday to Saturday, 7 am to 7 pm. For emergencies like burst pipes we answer the phone around the clock, every day of the year.

We serve Etobicoke, Mississauga, Oakville, Brampton and Toronto west of Yonge Street.

All our plumbers are licensed and insured. Labour is guaranteed for two years, parts carry the manufacturer's warranty. You get a fixed quote before we pick up a wrench, no surprises.

You can pay by Interac e-Transfer, Visa, Mastercard or cash; property managers may pay by invoice within 14 days. Our crew wears shoe covers and takes the old fixtures away at no charge.`,
      leadQualificationQuestions: [
        'What seems to be the problem?',
        'Is it a house, a condo or a commercial building?',
        'When should we be there?',
        'Do you have a budget in mind?',
      ],
      actionButtons: [{ id: 'u-quote', description: 'Request a quote', url: 'https://humberbayplumbing.ca/quote' }],
    },
  },
  {
    key: 'u-photo',
    trade: 'photographer',
    country: 'ES',
    card: {
      name: 'Lucía Montero',
      title: 'Fotógrafa',
      company: 'Estudio Azahar',
      phone: '+34 954 12 34 56',
      email: 'lucia@estudioazahar.es',
      website: 'https://estudioazahar.es',
      address: 'Calle Feria 88, 41002 Sevilla',
      about: 'Fotografía natural, sin poses, con mucha luz.',
    },
    config: {
      botName: 'Azahar',
      businessType: 'Estudio de fotografía',
      primaryGoal: 'generate_lead',
      salesPersonality: 'friendly',
      services: [
        'Reportaje de boda',
        'Sesión de embarazo',
        'Sesión de recién nacido',
        'Retrato corporativo',
        'Fotografía de producto',
        'Reportaje de comunión',
      ],
      priceRanges: {
        'Reportaje de boda': 1450,
        'Sesión de embarazo': 160,
        'Sesión de recién nacido': 190,
        'Retrato corporativo': 95,
        'Fotografía de producto': 240,
        'Reportaje de comunión': 210,
      },
      currency: 'EUR',
      companyInfo: `Soy Lucía y llevo doce años haciendo fotos en Sevilla y alrededores. Trabajo sola, con un segundo fotógrafo en las bodas grandes.

Horario del estudio: de lunes a viernes de 10:00 a 14:00 y de 17:00 a 20:00. Los sábados solo con cita previa, domingos cerrado.
Desplazamiento incluido hasta 50 km de Sevilla.
Entrega: las fotos editadas se entregan en una galería privada en unas tres semanas; las bodas en ocho semanas.
Pago: transferencia, Bizum o tarjeta. Para reservar una fecha se paga una señal y el resto el día de la sesión.
Aparcamiento: lo más cómodo es el parking de la Alameda de Hércules, a cinco minutos andando.
Si llueve, cambiamos la fecha de las sesiones al aire libre sin coste.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'u-reservar', description: 'Reservar sesión', url: 'https://estudioazahar.es/reservar' }],
    },
  },
  {
    key: 'u-law',
    trade: 'law office',
    country: 'CH',
    card: {
      name: 'Regula Amstutz',
      title: 'Attorney at Law',
      company: 'Amstutz Legal',
      phone: '+41 44 555 12 12',
      email: 'office@amstutz-legal.ch',
      website: 'https://amstutz-legal.ch',
      address: 'Löwenstrasse 29, 8001 Zürich',
      about: 'Swiss law for international people.',
    },
    config: {
      botName: 'Amstutz Assistant',
      businessType: 'Law office',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: ['Employment law', 'Residence permits', 'Divorce and family law', 'Contract review', 'Inheritance and wills'],
      priceRanges: {},
      currency: 'CHF',
      companyInfo: `Amstutz Legal is a small law office with two attorneys and one paralegal. We advise employees, families and founders who have moved to Switzerland. We work in English, German and French.

Opening hours: Monday to Friday, 8:30 to 12:00 and 13:30 to 17:30. Closed on weekends and on public holidays of the canton.
The first consultation takes 45 minutes, in our office or by video call.
We do not publish fees: they depend on the case and are agreed in writing after the first call, before any work starts.
Payment by invoice within 30 days or by TWINT. We check for you whether a legal protection insurance pays.
The nearest car park is Parkhaus Urania; from Zürich main station it is a six minute walk.
Everything you tell us is subject to professional secrecy.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'u-consult', description: 'Arrange a consultation', url: 'https://amstutz-legal.ch/meet' }],
    },
  },
  {
    key: 'u-web',
    trade: 'web agency',
    country: 'US',
    card: {
      name: 'Priya Raman',
      title: 'Founder',
      company: 'Pixel Mesa',
      phone: '+1 512 555 0177',
      email: 'hello@pixelmesa.com',
      website: 'https://pixelmesa.com',
      address: '601 East 6th Street, Austin, TX 78701',
      about: 'Websites that sell, for small companies in Texas.',
    },
    config: {
      botName: 'Mesa Bot',
      businessType: 'Web design agency',
      primaryGoal: 'make_sale',
      salesPersonality: 'aggressive',
      services: [
        'Landing page',
        'Company website',
        'Online shop',
        'SEO package',
        'Google Ads management',
        'Website care plan',
        'Logo design',
        'Rebranding',
      ],
      priceRanges: {
        'Landing page': 1200,
        'Company website': 3800,
        'Online shop': 6900,
        'SEO package': 650,
        'Google Ads management': 480,
        'Website care plan': 90,
        'Logo design': 750,
      },
      currency: 'USD',
      companyInfo: `Pixel Mesa is a team of six designers and developers in East Austin. We have launched over 140 sites for restaurants, clinics, contractors and shops.

- Hours: Monday to Friday 9 am to 6 pm Central. No weekend work, our families thank you.
- How long it takes: a landing page two weeks, a company website six weeks, an online shop ten weeks.
- We build on WordPress, Shopify and Webflow. You own everything: code, texts, pictures, domain.
- Payment: half when we start, half when the site goes live. Card, ACH or check.
- Guarantee: thirty days of free fixes after launch.
- Hosting is included in the website care plan. It can be cancelled every month.
- We meet on Zoom or at our office on East 6th; there is a public garage across the street.`,
      leadQualificationQuestions: [
        'What should the new website achieve for you?',
        'When would you like to go live?',
        'What budget have you set aside?',
      ],
      actionButtons: [{ id: 'u-strategy', description: 'Book a strategy call', url: 'https://pixelmesa.com/call' }],
    },
  },
  {
    key: 'u-realty',
    trade: 'real estate',
    country: 'US',
    card: {
      name: 'Colleen Baptiste',
      title: 'Principal Broker',
      company: 'Rose Bridge Realty',
      phone: '+1 503 555 0155',
      email: 'colleen@rosebridgerealty.com',
      website: 'https://rosebridgerealty.com',
      address: '2210 SE Hawthorne Blvd, Portland, OR 97214',
      about: 'Your neighbour and broker on the east side of Portland.',
    },
    config: {
      botName: 'Rosie',
      businessType: 'Real estate agency',
      primaryGoal: 'generate_lead',
      salesPersonality: 'consultative',
      services: ['Home selling', 'Home buying', 'Home valuation', 'Staging consultation', 'Tenant search', 'Rental management'],
      priceRanges: { 'Home valuation': 160, 'Staging consultation': 275, 'Tenant search': 900, 'Rental management': 135 },
      currency: 'USD',
      companyInfo: `Rose Bridge Realty helps people buy, sell and rent out homes on the east side of Portland. We cover Sellwood, Hawthorne, Alberta Arts, Montavilla and Milwaukie.

Our office is open Monday to Friday from 9 am to 6 pm and Saturday from 10 am to 3 pm. On Sundays we only do open houses. Viewings in the evening can be arranged.

Our commission is agreed in a listing contract before the house goes on the market; there is nothing to pay if we do not sell. The written valuation takes about five business days. Rental management is charged per month and includes the tenant hotline.

Street parking on Hawthorne is free for two hours. We take checks and bank transfers. Colleen speaks English and French, her partner Wes is a former building inspector.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [
        { id: 'u-valuation', description: 'Get a valuation', url: 'https://rosebridgerealty.com/valuation' },
        { id: 'u-listings', description: 'See our listings', url: 'https://rosebridgerealty.com/listings' },
      ],
    },
  },
  {
    key: 'u-physio',
    trade: 'physiotherapist',
    country: 'DE',
    card: {
      name: 'Jonas Wehrle',
      title: 'Physiotherapeut',
      company: 'Physiotherapie Wiehre',
      phone: '+49 761 4567890',
      email: 'praxis@physio-wiehre.de',
      website: 'https://physio-wiehre.de',
      address: 'Basler Straße 61, 79100 Freiburg',
      about: 'Praxis für Physiotherapie und Training in der Wiehre.',
    },
    config: {
      botName: 'Wiehre-Assistent',
      businessType: 'Praxis für Physiotherapie',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'professional',
      services: ['Krankengymnastik', 'Manuelle Therapie', 'Lymphdrainage', 'Massage', 'Rückenkurs', 'Pilates', 'Hausbesuche'],
      priceRanges: {
        Krankengymnastik: 32,
        'Manuelle Therapie': 38,
        Lymphdrainage: 47,
        Massage: 29,
        Rückenkurs: 120,
        Pilates: 19,
      },
      currency: 'EUR',
      companyInfo: `Wir sind fünf Therapeutinnen und Therapeuten und behandeln gesetzlich und privat Versicherte sowie Selbstzahler.

Öffnungszeiten: Montag bis Donnerstag 7:30 bis 20:00 Uhr, Freitag 7:30 bis 15:00 Uhr. Am Wochenende ist die Praxis geschlossen.
Parken: sechs eigene Parkplätze im Hof, die Einfahrt ist neben der Apotheke. Straßenbahn Linie 3, Haltestelle Johanneskirche.
Bezahlung: bar, mit EC-Karte oder per Rechnung.
Bitte sagen Sie Termine mindestens 24 Stunden vorher ab, sonst müssen wir sie berechnen.
Bringen Sie bitte ein großes Handtuch und, wenn vorhanden, die Verordnung mit. Eine Behandlung dauert 25 Minuten.
Der Rückenkurs läuft über acht Abende und wird von den meisten Krankenkassen bezuschusst. Pilates findet in Gruppen mit höchstens sieben Personen statt.`,
      leadQualificationQuestions: ['Welche Beschwerden haben Sie?', 'Haben Sie eine ärztliche Verordnung?', 'Wann möchten Sie anfangen?'],
      actionButtons: [{ id: 'u-termin', description: 'Termin anfragen', url: 'https://physio-wiehre.de/termin' }],
    },
  },
  {
    key: 'u-catering',
    trade: 'caterer',
    country: 'JP',
    card: {
      name: '山本健司',
      title: '料理長',
      company: '仕出し処 やまもと',
      phone: '+81 75 123 4567',
      email: 'order@shidashi-yamamoto.jp',
      website: 'https://shidashi-yamamoto.jp',
      address: '京都市左京区一乗寺梅ノ木町12',
      about: '京都の旬をお届けする仕出しとケータリング。',
    },
    config: {
      botName: 'やまもと案内係',
      businessType: '仕出し・ケータリング',
      primaryGoal: 'make_sale',
      salesPersonality: 'friendly',
      services: ['会議用弁当', 'オードブルセット', '法事の仕出し', '出張寿司', '茶会の点心'],
      priceRanges: { 会議用弁当: 1800, オードブルセット: 6500, 法事の仕出し: 5400, 出張寿司: 48000, 茶会の点心: 3700 },
      currency: 'JPY',
      companyInfo: `仕出し処やまもとは、昭和五十二年に一乗寺で創業した家族経営の仕出し屋です。京野菜と近江米を使い、毎朝だしを引いてお料理をお作りしています。法事や慶事、会社の会議、お茶会など、さまざまな席にお料理をお届けしています。

営業時間：電話の受付は午前9時から午後6時までです。定休日は水曜日です。日曜日と祝日も営業しています。
配達：京都市内は無料でお届けします。宇治市と大津市には配送料をいただきますので、事前にお知らせください。
ご注文：会議用弁当は10個から、三日前の正午までにお願いします。法事の仕出しは五名様から承ります。
お支払い：現金、銀行振込、PayPay、各種クレジットカードをご利用いただけます。会社のお客様には請求書も発行いたします。
キャンセル：前日の正午までは無料です。それ以降は代金をいただきます。
駐車場：店の前に2台分の駐車場があります。叡山電鉄の一乗寺駅から歩いて四分です。
アレルギー：食物アレルギーのある方には別の献立をご用意しますので、ご注文のときにお伝えください。器は翌日に回収に伺います。`,
      leadQualificationQuestions: ['どのような集まりですか？', 'ご希望の日時はいつですか？', '一人あたりのご予算はおいくらですか？'],
      actionButtons: [{ id: 'u-chumon', description: 'ご注文フォーム', url: 'https://shidashi-yamamoto.jp/order' }],
    },
  },
  {
    key: 'u-garage',
    trade: 'car repair',
    country: 'US',
    card: {
      name: 'Hector Salgado',
      title: 'Owner, ASE Master Technician',
      company: 'Salgado Auto Care',
      phone: '+1 612 555 0188',
      email: 'shop@salgadoauto.com',
      website: 'https://salgadoauto.com',
      address: '3817 Chicago Ave, Minneapolis, MN 55407',
      about: 'Straight talk and clean work on all makes.',
    },
    config: {
      botName: 'Wrench',
      businessType: 'Auto repair shop',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Oil change',
        'Brake pads',
        'Winter tire swap',
        'AC recharge',
        'Engine diagnostics',
        'Battery replacement',
        'Transmission repair',
      ],
      priceRanges: {
        'Oil change': 79,
        'Brake pads': 240,
        'Winter tire swap': 95,
        'AC recharge': 185,
        'Engine diagnostics': 130,
        'Battery replacement': 210,
      },
      currency: 'USD',
      companyInfo: `Salgado Auto Care is a three-bay shop on Chicago Avenue, family run since 2004. We fix all makes, including hybrids. Se habla español.

We're open Monday through Friday 7:30 am to 5:30 pm and Saturday 8 am to noon. Sunday we rest. You can drop your keys in the night box any time.

Every repair carries a warranty of 12 months or 12,000 miles, parts and labor. We call you before we do anything that wasn't agreed. Brake pads are priced per axle, the oil change includes a filter and five quarts of synthetic oil.

We take cash, all major credit cards and Apple Pay, but no personal checks. Two loaner cars are available, please ask ahead. The waiting room has coffee and wifi, and the number 5 bus stops right outside. Customers park in our own lot on the corner.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'u-bay', description: 'Book a bay', url: 'https://salgadoauto.com/book' }],
    },
  },
  {
    key: 'u-tax',
    trade: 'tax adviser',
    country: 'DE',
    card: {
      name: 'Henrike Vogt',
      title: 'Steuerberaterin (certified tax adviser)',
      company: 'Vogt Tax Berlin',
      phone: '+49 30 5550199',
      email: 'desk@vogt-tax.de',
      website: 'https://vogt-tax.de',
      address: 'Kastanienallee 45, 10119 Berlin',
      about: 'German taxes in plain English for expats and freelancers.',
    },
    config: {
      botName: 'Taxi',
      businessType: 'Tax advisory office',
      primaryGoal: 'generate_lead',
      salesPersonality: 'consultative',
      services: ['Income tax return', 'VAT registration', 'Bookkeeping', 'Payroll', 'US-German tax consultation', 'Company formation'],
      priceRanges: {
        'Income tax return': 420,
        'VAT registration': 180,
        Bookkeeping: 165,
        Payroll: 35,
        'US-German tax consultation': 290,
        'Company formation': 950,
      },
      currency: 'EUR',
      companyInfo: `We are four tax people in Prenzlauer Berg who explain German taxes in plain English. Most of our clients are freelancers, employees from abroad and small GmbHs.

Office hours: Monday to Thursday 9:00 to 17:00. On Fridays we only do video calls, 9:00 to 13:00. Weekends closed.
How it works: you upload your papers to our portal, we prepare the return, you sign online. A return usually takes four to six weeks. Bookkeeping is charged per month, payroll per employee and month.
Payment: SEPA direct debit or bank transfer, invoice after the work is done.
Getting here: U2 Eberswalder Straße. We have no parking spaces, please use public transport.
Henrike is a member of the Berlin chamber of tax advisers. Your data stays on servers in Germany.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [
        { id: 'u-call', description: 'Book a video call', url: 'https://vogt-tax.de/call' },
        { id: 'u-checklist', description: 'Download checklist', url: 'https://vogt-tax.de/checklist' },
      ],
    },
  },
  {
    key: 'u-pets',
    trade: 'pet groomer and boarding',
    country: 'US',
    card: {
      name: 'Tess Holloway',
      title: 'Groomer and owner',
      company: 'Muddy Paws Lodge',
      phone: '+1 828 555 0133',
      email: 'tess@muddypawslodge.com',
      website: 'https://muddypawslodge.com',
      address: '58 Haywood Road, Asheville, NC 28806',
      about: 'Grooming, daycare and sleepovers for dogs and cats.',
    },
    config: {
      botName: 'Biscuit',
      businessType: 'Pet grooming and boarding',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: ['Full groom', 'Bath and brush', 'Nail trim', 'Overnight boarding', 'Dog daycare', "Puppy's first groom", 'Cat boarding'],
      priceRanges: {
        'Full groom': 85,
        'Bath and brush': 45,
        'Nail trim': 18,
        'Overnight boarding': 62,
        'Dog daycare': 38,
        "Puppy's first groom": 55,
      },
      currency: 'USD',
      companyInfo: `Welcome to Muddy Paws Lodge! Tess and her crew look after up to 24 dogs and six cats in West Asheville.

Hours: Monday to Friday 7 am to 6:30 pm, Saturday 8 am to 4 pm. On Sunday there are only pick-ups of boarding guests, from 4 pm to 6 pm.
Vaccinations: all dogs need current rabies, distemper and bordetella shots; please bring the vet's record on the first day.
Boarding guests sleep in heated rooms, go out five times a day and have a fenced yard of half an acre. Somebody is in the house all night. Bring your own food so that tummies stay happy.
Payment is by card, cash or Venmo at pick-up.
If you need to cancel a stay, tell us 48 hours ahead and it costs nothing.
Parking is on the gravel lot next to the house.`,
      leadQualificationQuestions: [
        'What kind of pet do you have, and how old is it?',
        'When would you like to bring your pet in?',
        'Has your pet had its rabies shot?',
      ],
      actionButtons: [{ id: 'u-spot', description: 'Reserve a spot', url: 'https://muddypawslodge.com/reserve' }],
    },
  },
]
