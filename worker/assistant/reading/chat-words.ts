import type { AssistantLanguage } from '../../../schema/salesbot.ts'

/** Languages that are recognized by their words. Japanese is recognized by its script. */
export type WordLanguage = Exclude<AssistantLanguage, 'ja'>

/** Greetings, thanks and short answers. People also use them in another language, so one alone does not change the language. */
export const POLITE_WORDS: Record<WordLanguage, string> = {
  en: 'hi hello hey thanks thank thx please yes yeah yep nope sorry bye cheers welcome sure okay great hiya ty thx pls plz',
  es: 'hola buenas buenos dias tardes noches gracias favor si vale adios perdon saludos bueno claro genial wenas porfa porfavor buen',
  de: 'hallo hi hey guten tag morgen abend gruezi servus moin danke dankeschon bitte ja nein tschuss entschuldigung grusse gruss klar super hallihallo dankeschoen tach',
  fr: 'bonjour salut bonsoir coucou merci svp plait oui non desole pardon cordialement bonne journee accord bjr slt svp stp merci',
  pt: 'ola oi bom boa dia tarde noite obrigado obrigada sim nao tchau desculpe desculpa abraco opa beleza oie obg obrigadao valeu pfv pf',
}

/** Frequent words of visitors' messages: question words, pronouns, verbs, and what people ask businesses about. */
export const CHAT_WORDS: Record<WordLanguage, string> = {
  en: `what whats where when who how why which much many is are do does did can could would will should have has had i im ive id you
    your youre my me we our us it its the this that these those there their they and or but not dont cant with for from need want like
    looking know tell give get make help about any some more price prices pricing cost costs charge rate quote offer service services
    open hours address located location call email phone number appointment book booking meet meeting available availability today
    tomorrow week month website free cheap expensive pay payment budget time work works working company business someone person human
    speak talk interested name here if be been long far delivery discount weekend project speaking refund complaint maybe later nothing
    soon possible asap just browsing cards delivery yet already sounds good how's what's let's accept card
    u ur ya wat wats wut wanna gonna gotta hav dose helo hav mutch thru bout cuz cos coz tho im youre theyre yall mate nxt tmrw
    tomorow appt them then than into must might because before after between does doing done got getting going go come coming new
    old first last next half day days morning afternoon evening night only really right wrong way lot very two three four five six
    ten people kids car house open close closed closing hiring sell buy work fix repair
    parking park walk ins shop store haircut cut check checkup tooth teeth nails wedding photos photographer dog dogs cat cats
    back pain neck hurts roof gutters leak boiler tap brakes tyres tires oil invoice lawyer tax taxes return returns lessons class
    classes kids vouchers voucher gift vegan gluten allergies dairy table menu wheelchair loan clean cleaning quick stuff thing
    things guys someone`,
  es: `que cual cuales cuanto cuanta cuantos cuesta cuestan vale donde cuando como quien por porque para con sin el la los las un una y o
    pero yo tu usted ustedes nosotros me te se mi su es son esta estan estoy soy somos hay tengo tiene tienen tienes necesito necesitamos
    quiero quisiera queria puedo puede pueden podria busco buscamos hacen hace ofrecen precio precios tarifa tarifas presupuesto coste
    costo servicio servicios horario horarios abierto abren cita reservar reserva direccion ubicacion ubicados telefono correo llamar
    llamada llamo hablar habla hablan hoy manana semana mes pagina sitio gratis barato caro pagar empresa negocio persona alguien
    interesado interesada informacion ayuda nombre aqui tambien mas muy algo nada ahora gustaria saber dime boda fotos espanol ingles
    seria ninguno ninguna cuanto tiempo trabajan trabajo pueden hola descuento envio queja molesto luego aceptan aceptas tarjeta entrega llamenme
    q k ke kiero kieren tngo xq pq porke aki presio presios preciosa orario ora oras asen ases ase aser saver tinen asta kual
    kuanto kuantos kuando kien vuestro vuestra vuestros vuestras teneis haceis cobrais cobran cobra abris abren cierran cierra
    este esto estos estas ese esa eso esos esas ninos anos perros fin semanas pues entonces luego todo toda todos todas otro otra
    antes hasta desde sobre cada van voy va ir hacer hago sabe saben pasas pasan pasar lista mandar mandan entre dias manana pelo
    dos tres cuatro cinco seis siete nueve diez deme mejor nuestro nuestra
    duele espalda dolor cuello corte pelo unas perro perros gato dientes muela limpieza aceite frenos coche carro techo gotera
    abogado impuestos clases mesa carta menu vegano alergias aparcar estacionamiento aparcamiento regalo tarjetas cheque facturas
    urgencia turno turnos trabajais teneis vendeis vendes venden llevan llevais ustedes alquiler casa piso`,
  de: `was wie wo wann wer warum wieso welche welcher welches wieviel viel kostet kosten ist sind war habe hab haben hat hast habt kann
    konnen konnte konnten wurde mochte mochten will wollen brauche brauchen suche suchen ich du sie er wir ihr mir mich uns euch ihnen
    mein meine ihre ihren der die das den dem ein eine einen einer einem und oder aber nicht kein keine auch mit fur von zu zum zur bei
    auf aus nach uber ob wenn dass preis preise angebot angebote leistung leistungen termin termine offnungszeiten geoffnet offen adresse
    anfahrt telefon telefonnummer anrufen rufen heute ubermorgen woche monat jahr webseite kostenlos gunstig teuer bezahlen zahlen firma
    unternehmen mensch mitarbeiter jemand sprechen interessiert interesse hilfe name heisse bin gibt es noch schon sehr gern gerne bieten
    machen macht frage fragen hochzeit fotos deutsch englisch beratung buchen vereinbaren dauert lange stunden uhr wochenende rabatt
    beschwerde spater erstmal nur vielleicht moglich bald anfahrt akzeptieren karte lieferung
    des hab habs hätt hätte haette waere wäre gehts gehn kost wiefiel wievil nich ned net isch bissl mal doch eben halt dann da
    dort hier jetzt immer wieder mehr alle alles diese dieser dieses diesen jeder wegen ob ohne gegen seit bis vor nach zwei drei
    vier funf sechs sieben neun zehn elf euer eure bitte kommen komme kommt gehen geht gut neue neuen neuer brauch unser unsere
    unserer unseren hund kinder haus auto ab wurden wird werden sollen soll muss mussen durfen darf
    kost kostn rücken schmerzen nacken haarschnitt schneiden friseur zahn zähne reinigung dach dachrinne undicht heizung bremsen
    reifen öl steuer steuererklärung anwalt kurs kurse tisch karte vegan parken parkplatz parkplätze gutschein gutscheine rechnung
    notfall verkauft verkaufen mieten wohnung kaufen hochzeitsfotos tierarzt hunde katze impfung krankenkasse kasse`,
  fr: `que quoi quel quelle quels quelles combien ou quand comment qui pourquoi est sont etes suis sommes avez ai avons ont fait faites
    peut peux pouvez pourriez voudrais veux voulons cherche cherchons besoin je tu il elle nous vous ils on me mon ma mes votre vos notre
    le la les un une des du de et mais pas avec pour sans dans chez sur prix tarif tarifs cout coute coutent devis service services
    horaire horaires ouvert ouverts rendez-vous rdv adresse situes telephone appeler appel courriel mail aujourd'hui demain semaine mois
    site gratuit cher payer entreprise personne quelqu'un parler parle parlez interesse interessee renseignement information aide nom
    appelle ici aussi plus tres rien maintenant savoir mariage photos francais anglais bientot disponible disponibilite reserver
    reservation c'est j'ai j'aimerais qu'est-ce est-ce n'est d'accord quel travaillez heures remise plainte proposez offrez acceptez carte livraison
    dont qui que qd pr ds cb koi keske jai cest jvoudrais jaimerais personnes quelques enfants ce cet cette ces si ne ni leur
    leurs etre avoir faire fais fait vais va aller venir viens prendre peu avant apres entre jusque depuis pendant toujours deja
    encore alors donc car deux trois quatre cinq sept huit neuf dix jours semaines matin soiree petit petite faut changer donner
    avais etait seriez auriez pourrait ferait sera serait seront proposer demande connaitre envoyer envoyez habite
    mal dos cou douleur coupe cheveux chien chiens chat dents détartrage toit fuite chaudière chauffe-eau freins pneus vidange
    voiture impôts avocat cours carte allergies parking garer stationnement cadeau bons facture urgence vendez vends louer
    appartement maison acheter enfants ongles dispo`,
  pt: `que qual quais quanto quanta custa custam onde quando como quem por porque para com sem o a os as um uma e ou mas eu voce voces nos
    me meu minha seu sua sao esta estao estou sou somos tem tenho temos fazem faz preciso precisamos quero queria gostaria posso pode
    podem poderia procuro procuramos oferecem preco precos valor valores orcamento servico servicos horario horarios aberto abrem consulta
    agendar marcar reservar reserva endereco localizacao ficam fica telefone email ligar ligue falar fala falam hoje amanha semana mes
    pagina site gratis barato caro pagar empresa negocio pessoa alguem interessado interessada informacao informacoes ajuda nome aqui
    tambem mais muito algo nada agora saber casamento fotos portugues ingles chamo atendem trabalham desconto entrega depois vcs vc
    quero tudo bem isso voces cade ate liga aceitam cartao frete daqui pra
    q qto qnto qnt vcs tb tbm pq blz td msm num nao naum eh ta to tou kero qero presiso comesar comecar pro pros pras num numa
    nesse nessa neste nesta deste desta disso esse essa este esta isto num no na nos nas ao aos pelo pela pelos pelas do da dos
    das foi ser era sera seria fazer ver vai vou ir vir ficar acho entao assim porem ja agora ate ainda outro outra outros todo
    toda todos todas dois duas tres quatro cinco seis sete oito nove dez dias semanas manha cobram cobra funciona funcionam
    consultorio abre fecha fecham filho filha crianca cachorro cabelo homem mulher
    dor dores costas pescoço coluna corte cabelo unha unhas cachorro cachorros gato dente dentes limpeza óleo freio carro telhado
    vazamento advogado imposto impostos aula aulas mesa cardápio vegano alergia estacionar estacionamento presente vale nota
    urgência vendem vende alugar aluguel casa apartamento comprar convênio gestante grávida pix doi dói`,
}

/** Words that say little about the language: those of names and addresses (`Marie de la Tour`, `Am Markt`), and international ones. */
export const WEAK_WORDS =
  'q k website webseite budget weekend service services design logo meeting call email mail online team marketing sao a o e i y d l de la le les los las el der die das den dem do da dos das du des di del van von zu zum zur am im an in auf and et und st santa san'

/** Names of the six languages in themselves. One of them in a very short message asks for that language. */
export const LANGUAGE_NAMES: Record<WordLanguage, string> = {
  en: 'english',
  es: 'espanol castellano',
  de: 'deutsch',
  fr: 'francais',
  pt: 'portugues',
}

/** Japanese words without kana that visitors ask with. */
export const JAPANESE_HAN_WORDS =
  /料金|価格|値段|費用|予約|場所|住所|営業時間|相談|見積|電話|予算|連絡|担当|質問|無料|対応|可能|希望|結婚式|写真|今日|明日|来週|至急/u
