import { describe, expect, it } from 'vitest'
import { type AssistantLanguage } from '../../../../schema/salesbot.ts'
import { createKnowledge } from '../knowledge.ts'

const LOCKSMITH = ['House lockout', 'Car lockout', 'Rekey', 'Smart lock installation', 'Safe opening', 'Key duplication']
const SCHLUESSEL = ['Türöffnung', 'Autoöffnung', 'Zylinderwechsel', 'Tresoröffnung', 'Nachschlüssel', 'Einbruchschutz']
const CERRAJERO = [
  'Apertura de puertas',
  'Apertura de coches',
  'Cambio de cerradura',
  'Copia de llaves',
  'Puertas acorazadas',
  'Cajas fuertes',
]
const SERRURIER = ['Ouverture de porte', 'Changement de serrure', 'Double de clé', 'Coffre-fort', 'Porte blindée', 'Serrure connectée']
const KAGIYA = ['鍵開け', '鍵交換', '合鍵作成', '金庫', 'スマートロック取り付け', '車の開錠']
const CLEANERS = ['Regular house clean', 'Deep clean', 'End of lease clean', 'Window cleaning', 'Carpet steam cleaning', 'Office cleaning']
const REINIGUNG = ['Unterhaltsreinigung', 'Grundreinigung', 'Endreinigung', 'Glasreinigung', 'Teppichreinigung', 'Büroreinigung']
const LIMPEZA = [
  'Faxina semanal',
  'Limpeza pesada',
  'Limpeza pós-obra',
  'Limpeza de vidros',
  'Higienização de sofá',
  'Limpeza de escritórios',
]
const ROOFER = ['Roof repair', 'New roof', 'Gutter cleaning', 'Skylights', 'Moss removal', 'Roof inspection']
const DACHDECKER = ['Dachreparatur', 'Neueindeckung', 'Dachrinnenreinigung', 'Dachfenster', 'Moosentfernung', 'Dachinspektion']
const COUVREUR = ['Réparation de toiture', 'Réfection complète', 'Nettoyage de gouttières', 'Fenêtres de toit', 'Démoussage', 'Ramonage']
const YANE = ['屋根修理', '葺き替え', '雨樋清掃', '天窓設置', '外壁塗装', 'ドローン点検']
const PLUMBER = [
  'Drain cleaning',
  'Leak repair',
  'Water heater replacement',
  'Toilet installation',
  'Sump pump installation',
  'Bathroom renovation',
]
const FONTANERO = [
  'Desatascos',
  'Reparación de fugas',
  'Cambio de calentador',
  'Instalación de inodoros',
  'Reforma de baños',
  'Descalcificadores',
]
const PLOMBIER = ['Débouchage', 'Recherche de fuite', 'Chauffe-eau', 'Entretien de chaudière', 'Salle de bain complète', 'Adoucisseur']
const ENCANADOR = [
  'Desentupimento',
  'Conserto de vazamento',
  'Troca de torneira',
  'Aquecedor de água',
  'Reforma de banheiro',
  "Bomba d'água",
]
const ELECTRICIAN = ['Rewiring', 'Fuse box replacement', 'EV charger installation', 'EICR', 'Extra sockets', 'Fault finding']
const ELEKTRIKER = ['Wallbox-Installation', 'Zählerschrank erneuern', 'E-Check', 'Rauchmelder', 'Netzwerkverkabelung', 'Fehlersuche']
const ELECTRICISTA = ['Cuadro eléctrico', 'Boletín eléctrico', 'Punto de recarga', 'Iluminación LED', 'Videoporteros', 'Averías eléctricas']
const GARAGE = [
  'Minor service',
  'Brake pads',
  'Winter tire swap',
  'AC recharge',
  'Engine diagnostics',
  'Battery replacement',
  'Pre-purchase inspection',
  'Roadworthy certificate',
]
const WERKSTATT = [
  'Inspektion',
  'Bremsbeläge',
  'Räderwechsel',
  'Klimaservice',
  'Fehlerdiagnose',
  'Hauptuntersuchung',
  'Achsvermessung',
  'Lackschäden',
]
const TALLER = ['Cambio de aceite', 'Frenos', 'Diagnosis', 'Pre-ITV', 'Alineación', 'Chapa y pintura', 'Baterías']
const OFICINA = ['Troca de óleo', 'Pastilhas de freio', 'Diagnóstico', 'Alinhamento', 'Funilaria', 'Bateria', 'Vistoria cautelar']
const GARAGISTE = ['Vidange', 'Plaquettes de frein', 'Diagnostic', 'Parallélisme', 'Recharge de climatisation', 'Pare-brise', 'Batterie']
const SEIBI = ['車検', 'オイル交換', '冬タイヤ交換', '故障診断', 'エアコンガス補充', '板金塗装', 'バッテリー交換']
const FAHRSCHULE = ['Klasse B', 'Fahrstunden', 'Sonderfahrten', 'Auffrischungsstunden', 'Anhänger BE', 'Theorieunterricht']

/** What a business offers, the language of a visitor, what is said, and the service that is meant. */
const ROWS: [string[], AssistantLanguage, string, string | null][] = [
  [LOCKSMITH, 'en', 'my kid shut the front door with the keys inside', 'House lockout'],
  [LOCKSMITH, 'en', 'I am standing outside and can not get in', 'House lockout'],
  [LOCKSMITH, 'en', 'my keys are in the trunk', 'Car lockout'],
  [LOCKSMITH, 'en', 'I need two spare keys', 'Key duplication'],
  [LOCKSMITH, 'en', 'can you mow my lawn', null],
  [SCHLUESSEL, 'de', 'ich habe mich ausgesperrt', 'Türöffnung'],
  [SCHLUESSEL, 'de', 'bei uns wurde eingebrochen', 'Einbruchschutz'],
  [CERRAJERO, 'es', 'me quedé fuera de casa', 'Apertura de puertas'],
  [CERRAJERO, 'es', 'necesito cambiar el bombín', 'Cambio de cerradura'],
  [SERRURIER, 'fr', 'il faut changer le barillet', 'Changement de serrure'],
  [KAGIYA, 'ja', '家の鍵をなくしてしまいました', '鍵開け'],
  [KAGIYA, 'ja', 'スペアキーを作りたい', '合鍵作成'],
  [CLEANERS, 'en', 'how much is a bond clean', 'End of lease clean'],
  [CLEANERS, 'en', 'someone spilled red wine on the rug', 'Carpet steam cleaning'],
  [CLEANERS, 'en', 'I need a cleaning lady', 'Regular house clean'],
  [CLEANERS, 'en', 'can you fix my roof', null],
  [REINIGUNG, 'de', 'wir haben nächste Woche Wohnungsübergabe', 'Endreinigung'],
  [REINIGUNG, 'de', 'ich suche eine Putzfrau', 'Unterhaltsreinigung'],
  [LIMPEZA, 'pt', 'preciso de uma diarista', 'Faxina semanal'],
  [LIMPEZA, 'pt', 'acabou a reforma e ficou pó de obra', 'Limpeza pós-obra'],
  [ROOFER, 'en', 'two slates are missing after last week', 'Roof repair'],
  [ROOFER, 'en', 'rain is coming in through the ceiling', 'Roof repair'],
  [ROOFER, 'en', 'do you fit Velux windows', 'Skylights'],
  [DACHDECKER, 'de', 'ein paar Ziegel sind verrutscht', 'Dachreparatur'],
  [DACHDECKER, 'de', 'die Rinne ist voll Laub, Dachrinne verstopft', 'Dachrinnenreinigung'],
  [COUVREUR, 'fr', 'des tuiles se sont envolées', 'Réparation de toiture'],
  [COUVREUR, 'fr', 'il y a de la mousse sur le toit', 'Démoussage'],
  [YANE, 'ja', '雨漏りしています', '屋根修理'],
  [YANE, 'ja', '瓦がずれて落ちそうです', '屋根修理'],
  [PLUMBER, 'en', 'the sink will not drain', 'Drain cleaning'],
  [PLUMBER, 'en', 'our pipe has burst', 'Leak repair'],
  [PLUMBER, 'en', 'we only get cold showers, no hot water', 'Water heater replacement'],
  [PLUMBER, 'en', 'do you cut hair', null],
  [FONTANERO, 'es', 'el fregadero no traga', 'Desatascos'],
  [FONTANERO, 'es', 'no tenemos agua caliente', 'Cambio de calentador'],
  [PLOMBIER, 'fr', "l'évier est bouché", 'Débouchage'],
  [PLOMBIER, 'fr', 'notre cumulus est mort', 'Chauffe-eau'],
  [ENCANADOR, 'pt', 'a pia está entupida', 'Desentupimento'],
  [ENCANADOR, 'pt', 'está pingando embaixo da bancada', 'Conserto de vazamento'],
  [ELECTRICIAN, 'en', 'I want to charge my electric car at home', 'EV charger installation'],
  [ELECTRICIAN, 'en', 'the breaker keeps tripping', 'Fault finding'],
  [ELECTRICIAN, 'en', 'consumer unit upgrade', 'Fuse box replacement'],
  [ELEKTRIKER, 'de', 'ich möchte mein E-Auto zuhause laden', 'Wallbox-Installation'],
  [ELEKTRIKER, 'de', 'die Sicherung fliegt ständig raus', 'Fehlersuche'],
  [ELECTRICISTA, 'es', 'se me va la luz y salta el diferencial', 'Averías eléctricas'],
  [ELECTRICISTA, 'es', 'quiero cargar mi coche en el garaje', 'Punto de recarga'],
  [GARAGE, 'en', 'first snow is coming, the changeover please', 'Winter tire swap'],
  [GARAGE, 'en', 'my check engine light came on', 'Engine diagnostics'],
  [GARAGE, 'en', 'the car will not start in the morning', 'Battery replacement'],
  [GARAGE, 'en', 'it blows warm air', 'AC recharge'],
  [GARAGE, 'en', 'can you look at a used car before I buy it', 'Pre-purchase inspection'],
  [GARAGE, 'en', 'do you cut hair', null],
  [WERKSTATT, 'de', 'mein TÜV ist abgelaufen', 'Hauptuntersuchung'],
  [WERKSTATT, 'de', 'eine gelbe Lampe leuchtet, Motorkontrollleuchte', 'Fehlerdiagnose'],
  [WERKSTATT, 'de', 'das Auto zieht nach rechts', 'Achsvermessung'],
  [TALLER, 'es', 'me toca pasar la ITV', 'Pre-ITV'],
  [TALLER, 'es', 'el coche no arranca', 'Baterías'],
  [OFICINA, 'pt', 'o carro não pega de manhã', 'Bateria'],
  [OFICINA, 'pt', 'o carro está puxando para a direita', 'Alinhamento'],
  [GARAGISTE, 'fr', "j'ai un voyant moteur allumé", 'Diagnostic'],
  [GARAGISTE, 'fr', 'la voiture ne démarre plus', 'Batterie'],
  [SEIBI, 'ja', 'スタッドレスに履き替えたい', '冬タイヤ交換'],
  [SEIBI, 'ja', 'エンジンがかからない', 'バッテリー交換'],
  [SEIBI, 'ja', 'ドアをぶつけてへこみました', '板金塗装'],
  [FAHRSCHULE, 'de', 'ich bin seit Jahren nicht mehr gefahren', 'Auffrischungsstunden'],
  [FAHRSCHULE, 'de', 'ich will einen Wohnwagen ziehen', 'Anhänger BE'],
]

describe('services of craftsmen, garages and helpers', () => {
  it.each(ROWS)(
    '%j, %s: %s',
    (services, language, says, expected) => {
      const knowledge = createKnowledge({ about: null }, { services, priceRanges: {}, companyInfo: null })
      const found = knowledge.findServices(says, language)
      if (expected === null) expect(found).toEqual([])
      else expect(found[0]).toBe(expected)
    },
    30_000,
  )
})
