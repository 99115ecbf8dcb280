import type { SuiteBusiness } from '../format.ts'

const DEFAULT_QUESTIONS = [
  'What is your biggest challenge in this area?',
  'What is your timeline for making a decision?',
  'What is your budget range?',
]

export const BUSINESSES: SuiteBusiness[] = [
  {
    key: 'homes',
    trade: 'real-estate agent',
    country: 'GB',
    card: {
      name: 'Eleanor Whitcombe',
      title: 'Director',
      company: 'Harbour & Vale Estate Agents',
      phone: '+44 117 496 0182',
      email: 'eleanor@harbourvale.example',
      website: 'https://harbourvale.example',
      address: '14 Clifton Down Road, Bristol BS8 4AB',
      about: 'Independent estate agent in Clifton. I sell and let homes in Bristol and answer my own phone.',
    },
    config: {
      botName: 'Vale',
      businessType: 'Estate agency',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'consultative',
      services: [
        'Home valuation',
        'Full sales service',
        'Photography and floor plan',
        'Tenant finding',
        'Full property management',
        'Probate valuation',
        'Buyer search',
      ],
      priceRanges: {
        'Full sales service': 2950,
        'Photography and floor plan': 285,
        'Tenant finding': 540,
        'Probate valuation': 240,
      },
      currency: 'GBP',
      companyInfo: `We are an independent estate agency in Clifton, run by Eleanor Whitcombe since 2009. There are four of us. We sell and let houses and flats in Clifton, Redland, Cotham, Bishopston, Southville and Long Ashton. Outside these areas we gladly recommend a colleague.

Opening hours: Monday to Friday 9 am to 5.30 pm, Saturday 10 am to 2 pm. We are closed on Sundays and bank holidays. Viewings are possible in the evening until 7.30 pm by arrangement.

Home valuations are free and without obligation. A visit takes about 45 minutes and you get a written report within two working days.

Selling with us is no sale, no fee, and you are tied in for eight weeks only. The fee includes the listings on Rightmove and Zoopla, accompanied viewings and the board. Last year our homes took 31 days on average from listing to accepted offer.

Parking: there are two visitor spaces behind the office, entrance from Alma Vale Road, otherwise pay and display on the street. The number 8 bus stops outside the door.

Payment: sales fees are paid on completion through your solicitor. Everything else can be paid by bank transfer or debit and credit card. We do not take cash.

We are members of The Property Ombudsman and of Propertymark, and client money is protected. For the money laundering checks please bring a passport or driving licence and a recent utility bill.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [
        { id: 'valuation', description: 'Book a valuation', url: 'https://harbourvale.example/valuation' },
        { id: 'homes', description: 'Homes for sale', url: 'https://harbourvale.example/for-sale' },
      ],
    },
  },
  {
    key: 'fisio',
    trade: 'physiotherapist and yoga studio',
    country: 'BR',
    card: {
      name: 'Camila Furtado',
      title: 'Fisioterapeuta e professora de yoga',
      company: 'Estúdio Raiz',
      phone: '+55 41 3322-1874',
      email: 'contato@estudioraiz.example',
      website: 'https://estudioraiz.example',
      address: 'Rua Itupava, 1128, Alto da XV, Curitiba - PR',
      about: 'Fisioterapia e yoga com turmas pequenas e atenção de verdade.',
    },
    config: {
      botName: 'Raiz',
      businessType: 'Fisioterapia e yoga',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: [
        'Avaliação fisioterapêutica',
        'Sessão de fisioterapia',
        'Massagem terapêutica',
        'Yoga para iniciantes',
        'Yoga para gestantes',
        'Plano mensal de yoga',
        'Atendimento domiciliar',
      ],
      priceRanges: {
        'Avaliação fisioterapêutica': 220,
        'Sessão de fisioterapia': 180,
        'Massagem terapêutica': 190,
        'Yoga para iniciantes': 75,
        'Yoga para gestantes': 85,
        'Plano mensal de yoga': 320,
      },
      currency: 'BRL',
      companyInfo: `O Estúdio Raiz fica no Alto da XV e existe desde 2016. A Camila Furtado atende pessoalmente, junto com o Rafael (fisioterapia esportiva) e a Lívia (yoga).

Horário: de segunda a sexta das 7h às 20h, sábado das 8h às 12h. Domingos e feriados fechado.

Estacionamento: temos convênio com o estacionamento ao lado, no número 1140, e a primeira hora é grátis. Também há bicicletário na frente. O estúdio é térreo, com rampa para cadeira de rodas.

Pagamento: Pix, dinheiro, cartão de débito ou de crédito em até 3 vezes. Não atendemos direto por convênio, mas damos recibo com CREFITO para o reembolso do plano de saúde.

Aulas de yoga: no máximo 8 alunos por turma. Tapetes e blocos são do estúdio, venha só com roupa confortável. Gestantes podem começar a partir de 14 semanas, com liberação do médico.

Fisioterapia: a sessão dura 50 minutos. Na primeira vez fazemos sempre a avaliação; traga exames e o pedido médico, se tiver. Tratamos coluna, joelho, ombro, lesões do esporte e pós-operatório.

Cancelamento: sem custo até 12 horas antes. Depois disso a sessão é cobrada.

Atendemos em português e em inglês. O atendimento domiciliar é feito em Curitiba, nos bairros até 8 km do estúdio.`,
      leadQualificationQuestions: ['O que você está sentindo ou gostaria de melhorar?', 'Quando você gostaria de começar?'],
      actionButtons: [
        { id: 'agenda', description: 'Agendar horário', url: 'https://estudioraiz.example/agenda' },
        { id: 'whatsapp', description: 'Falar no WhatsApp', url: 'https://wa.me/554133221874' },
      ],
    },
  },
  {
    key: 'resto',
    trade: 'restaurant with catering',
    country: 'CH',
    card: {
      name: 'Mathieu Rochat',
      title: 'Chef et patron',
      company: 'La Table du Marché',
      phone: '+41 22 342 18 60',
      email: 'bonjour@tabledumarche.example',
      website: 'https://tabledumarche.example',
      address: 'Rue Saint-Joseph 22, 1227 Carouge',
      about: 'Cuisine de saison à Carouge, et traiteur pour vos fêtes et vos repas d’entreprise.',
    },
    config: {
      botName: 'Margaux',
      businessType: 'Restaurant et traiteur',
      primaryGoal: 'generate_lead',
      salesPersonality: 'professional',
      services: [
        'Menu du jour',
        'Menu dégustation',
        'Buffet traiteur',
        'Cocktail dînatoire',
        'Plateaux-repas',
        'Privatisation de la salle',
        'Chef à domicile',
      ],
      priceRanges: {
        'Menu du jour': 26,
        'Menu dégustation': 98,
        'Buffet traiteur (par personne)': 48,
        'Cocktail dînatoire (par personne)': 39,
        'Privatisation de la salle': 900,
      },
      currency: 'CHF',
      companyInfo: `La Table du Marché est une maison familiale de 42 places au cœur de Carouge. Mathieu Rochat cuisine les produits des maraîchers genevois et change la carte toutes les trois semaines.

Horaires
- du mardi au vendredi : 11h30 à 14h30 et 18h30 à 22h30
- samedi : 18h à 23h
- fermé le dimanche et le lundi

Accès et parking : nous n'avons pas de places à nous. Le parking de l'Octroi est à 4 minutes à pied. Tram 12, arrêt Marché.

Paiement : Visa, Mastercard, TWINT et espèces. Les entreprises peuvent payer sur facture à 10 jours. Pour le traiteur nous demandons un acompte d'un tiers à la commande.

Traiteur : à partir de 15 personnes, à commander au moins 72 heures à l'avance. Nous livrons dans tout le canton de Genève, à Nyon et à Gland. La vaisselle et les nappes sont comprises, le service en salle se fait sur devis.

Régimes : il y a chaque jour des plats végétariens et véganes. Le sans gluten est possible, merci de signaler vos allergies à la réservation.

La terrasse compte 24 places de mai à septembre. Les chiens sont les bienvenus en terrasse. Une table réservée est gardée 15 minutes ; annulation gratuite jusqu'à la veille.`,
      leadQualificationQuestions: ['Pour combien de personnes ?', 'Pour quelle date ?', 'Quel budget avez-vous prévu par personne ?'],
      actionButtons: [
        { id: 'table', description: 'Réserver une table', url: 'https://tabledumarche.example/reserver' },
        { id: 'traiteur', description: 'Carte traiteur', url: 'https://tabledumarche.example/traiteur.pdf' },
      ],
    },
  },
  {
    key: 'garage',
    trade: 'car repair shop',
    country: 'AU',
    card: {
      name: 'Pete Kowalski',
      title: 'Owner and mechanic',
      company: 'Kowalski Auto Care',
      phone: '+61 7 3844 2719',
      email: 'pete@kowalskiauto.example',
      website: 'https://kowalskiauto.example',
      address: '37 Logan Road, Woolloongabba QLD 4102',
      about: 'Honest mechanics in the Gabba since 1998. All makes, petrol, diesel and hybrid.',
    },
    config: {
      botName: 'Sparky',
      businessType: 'Car repair shop',
      primaryGoal: 'make_sale',
      salesPersonality: 'aggressive',
      services: [
        'Logbook service',
        'Minor service',
        'Brake pads and rotors',
        'Roadworthy certificate',
        'Wheel alignment',
        'Air-con regas',
        'Pre-purchase inspection',
        'Clutch replacement',
        'Timing belt replacement',
      ],
      priceRanges: {
        'Logbook service': 289,
        'Minor service': 179,
        'Brake pads and rotors': 420,
        'Roadworthy certificate': 95,
        'Wheel alignment': 89,
        'Air-con regas': 195,
        'Pre-purchase inspection': 240,
      },
      currency: 'AUD',
      companyInfo: `Family workshop, three mechanics, two hoists and one very lazy dog.

HOURS
Mon-Fri 7:30am to 5pm
Saturday 8am to 12 noon
Closed Sundays and public holidays

GETTING HERE
We're on Logan Road opposite the fire station. Parking: drive straight into the yard, there are 6 spots for customers. Key drop box at the gate if you want to leave the car the night before. Buffalo Street train and bus station is a 10 minute walk.

PAYMENT
Cash, EFTPOS, Visa, Mastercard. Afterpay and Zip for jobs of any size. No Amex, sorry. You pay when you pick the car up.

WARRANTY
12 months or 20,000 km on parts and labour, and your new car warranty stays intact because we stamp the logbook. We ring you before we do anything that was not agreed on.

GOOD TO KNOW
- Free loan car for jobs that take a full day, book it ahead. Must be over 21.
- A logbook service takes about 3 hours, brakes about 2 hours, a roadworthy 1 hour.
- Prices for brakes are per axle.
- We work on all makes except Tesla and trucks above 3.5 tonnes.
- Towing: we can organise a tow truck from anywhere in Brisbane.
- Coffee and wifi in the waiting room.`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'book', description: 'Book your car in', url: 'https://kowalskiauto.example/book' }],
    },
  },
  {
    key: 'tax',
    trade: 'tax adviser and accountant',
    country: 'US',
    card: {
      name: 'Rosa Delgado',
      title: 'Certified Public Accountant',
      company: 'Delgado & Finch CPAs',
      phone: '+1 512-555-0190',
      email: 'office@delgadofinch.example',
      website: 'https://delgadofinch.example',
      address: '2104 South Lamar Boulevard, Suite 210, Austin, TX 78704',
      about: 'Taxes and books for freelancers, families and small companies in Texas.',
    },
    config: {
      botName: 'Finch assistant',
      businessType: 'Tax and accounting firm',
      primaryGoal: 'generate_lead',
      salesPersonality: 'professional',
      services: [
        'Individual tax returns',
        'Small business tax returns',
        'Bookkeeping',
        'Payroll',
        'IRS notices and audits',
        'Company formation',
      ],
      priceRanges: {},
      currency: 'USD',
      companyInfo: `Delgado & Finch is a firm of two CPAs and one enrolled agent. We have been in South Austin for 14 years and mostly work with freelancers, restaurants, contractors and families.

Office hours are Monday to Thursday 8:30 am to 5:00 pm and Friday 8:30 am to 1:00 pm. From February to April 15 we are also open on Saturday from 9:00 am to 1:00 pm. We are closed on Sunday.

Our fees are fixed. You get a quote in writing after a free introductory call of 20 minutes, and nothing is billed before you sign it.

You can pay by check, ACH transfer or credit card; we do not accept cash. Business clients can pay monthly.

Parking is free for two hours in the garage under the building, enter from Oltorf Street and bring the ticket upstairs so that we can stamp it. The elevator goes to our floor.

For a first return please bring last year's return, your W-2 and 1099 forms, receipts for your expenses and a photo ID. Everything can also be uploaded through our secure portal, so you never have to come by. A simple return is ready within 10 business days.

We prepare returns for all 50 states. We speak English and Spanish. If the IRS writes to you about a return that we prepared, we answer the letter free of charge.`,
      leadQualificationQuestions: [
        'What do you need help with: taxes, bookkeeping or payroll?',
        'When does it have to be done?',
        'What is your budget for this?',
      ],
      actionButtons: [
        { id: 'call', description: 'Schedule a free call', url: 'https://delgadofinch.example/call' },
        { id: 'portal', description: 'Client portal', url: 'https://delgadofinch.example/portal' },
        { id: 'checklist', description: 'Document checklist', url: 'https://delgadofinch.example/checklist.pdf' },
      ],
    },
  },
  {
    key: 'dog',
    trade: 'dog grooming and pet boarding',
    country: 'JP',
    card: {
      name: '佐藤 美咲',
      title: '店長・トリマー',
      company: 'ペットサロンこむぎ',
      phone: '+81 3-5483-2170',
      email: 'info@salon-komugi.example',
      website: 'https://salon-komugi.example',
      address: '東京都世田谷区奥沢5-18-3 1階',
      about: '自由が丘の小さなトリミングサロンです。ワンちゃんのペースに合わせてお手入れします。',
    },
    config: {
      botName: 'こむぎ',
      businessType: 'トリミングサロン・ペットホテル',
      primaryGoal: 'schedule_appointment',
      salesPersonality: 'friendly',
      services: ['シャンプーコース', 'シャンプー・カットコース', '爪切り', '歯みがき', 'ペットホテル', '犬の保育園', '送迎'],
      priceRanges: {
        シャンプーコース: 4950,
        'シャンプー・カットコース': 7700,
        爪切り: 880,
        歯みがき: 1100,
        'ペットホテル(1泊)': 5500,
        '犬の保育園(1日)': 4400,
      },
      currency: 'JPY',
      companyInfo: `ペットサロンこむぎは、2014年に自由が丘と奥沢の間にオープンした、犬専門のトリミングサロン兼ペットホテルです。トリマー歴18年の佐藤美咲と、愛玩動物看護師の資格を持つスタッフ2名でお世話しています。

【営業時間】月曜・火曜・木曜・金曜・土曜は9:30〜18:30、日曜・祝日は9:30〜17:00です。毎週水曜日は定休日です。トリミングの最終受付は閉店の2時間前です。

【アクセス・駐車場】東急東横線・大井町線の自由が丘駅から徒歩7分。店の前に駐車場が2台分あります。満車のときは向かいのコインパーキングをご利用ください。

【お支払い】現金、クレジットカード(VISA、Mastercard、JCB)、PayPay、交通系ICカードがご利用いただけます。

【予約・キャンセル】トリミングは予約制です。キャンセルは前日の18時までにご連絡ください。当日のキャンセルは料金の半額を頂いております。

【ご利用条件】1年以内の狂犬病予防接種と混合ワクチンの証明書を、初回にお持ちください。ヒート中のワンちゃんはホテルをご利用いただけません。

【料金について】料金表の料金は小型犬(7kgまで)のものです。中型犬・大型犬は体重と毛の状態を見てからお見積もりします。シャンプー・カットコースの所要時間は約2時間半で、爪切りと耳掃除が含まれます。

【ペットホテル】お預かりは10時から、お迎えは18時までにお願いします。夜間もスタッフが常駐し、お散歩は1日2回です。いつものフードをご持参ください。毎日LINEで写真をお送りします。

【送迎】世田谷区・目黒区・大田区の一部で送迎しています。詳しくはお問い合わせください。`,
      leadQualificationQuestions: DEFAULT_QUESTIONS,
      actionButtons: [{ id: 'yoyaku', description: 'Web予約', url: 'https://salon-komugi.example/reserve' }],
    },
  },
]
