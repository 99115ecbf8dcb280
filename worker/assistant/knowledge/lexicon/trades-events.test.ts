import { describe, expect, it } from 'vitest'
import { type AssistantLanguage } from '../../../../schema/salesbot.ts'
import { createKnowledge } from '../knowledge.ts'

/** Names of what invented businesses offer. */
const OFFERED = {
  photo: ['Corporate headshots', 'Maternity session', 'Newborn session', 'Family session', 'Wedding coverage', 'Fine art prints'],
  foto: ['Bewerbungsbilder', 'Hochzeitsreportage', 'Babybauchshooting', 'Passbilder', 'Produktfotos', 'Drohnenaufnahmen'],
  fotografa: ['Retratos de empresa', 'Reportajes de boda', 'Premamá', 'Recién nacidos', 'Bautizos', 'Álbumes'],
  photographe: ['Portrait corporate', 'Mariage', 'Grossesse', 'Naissance', 'Photo culinaire', 'Tirages'],
  fotografo: ['Ensaio gestante', 'Casamentos', 'Retratos corporativos', 'Newborn', 'Festas infantis', 'Álbuns'],
  shashin: ['宣材写真', 'マタニティフォト', 'ニューボーンフォト', 'ウェディングフォト', '商品撮影', '家族写真'],
  video: ['Wedding films', 'Corporate video', 'Editing', 'Live streaming', 'VHS transfer', 'Aerial filming'],
  restaurant: ['Menu du jour', 'Menu dégustation', 'Privatisation', 'Chef à domicile', 'Brunch', 'Cocktail dînatoire'],
  caterer: ['Canapés', 'Boxed lunches', 'Plated dinners', 'Buffets', 'Bar staff', 'Hog roast'],
  catering: ['Fingerfood', 'Lunchpakete', 'Menü am Tisch', 'Kalte Platten', 'Servicepersonal', 'Grillbuffet'],
  bufe: ['Salgadinhos', 'Almoço executivo', 'Jantar empratado', 'Churrasco', 'Bar móvel', 'Mesa de doces'],
  banquetes: ['Bocaditos', 'Box lunch', 'Banquete de boda', 'Parrillada', 'Chef privado', 'Renta de vajilla'],
  shidashi: ['会議用弁当', '法事料理', 'オードブル', '出張寿司', '立食プラン', 'キッズプレート'],
  florist: ['Bouquets', 'Bridal flowers', 'Sympathy wreaths', 'Weekly office flowers', 'House plants', 'Delivery'],
  fleuriste: ['Bouquets', 'Bouquet de mariée', 'Couronnes de deuil', 'Abonnement', 'Orchidées', 'Livraison'],
  dj: ['Wedding DJ', 'Birthday parties', 'Company parties', 'Karaoke', 'Extra hour', 'Sound system'],
  music: ['Piano', 'Gitarre', 'Probestunde', 'Gesang', 'Früherziehung', 'Gutschein'],
  school: ['Evening course', 'Intensive course', 'Exam preparation', 'Placement test', 'Private lessons', 'Summer camp'],
  bakery: ['Wedding cakes', 'Birthday cakes', 'Sourdough', 'Croissants', 'Sandwich platters', 'Dessert table'],
  tailor: ['Hemming', 'Zip replacement', 'Bridal alterations', 'Made to measure suits', 'Curtains', 'Leather repair'],
  printer: ['Visitenkarten', 'Flyer', 'Banner', 'Textildruck', 'Einladungen', 'Bindungen'],
} as const

const ROWS: [keyof typeof OFFERED, AssistantLanguage, string, string | null][] = [
  ['photo', 'en', 'I need a decent picture for LinkedIn', 'Corporate headshots'],
  ['photo', 'en', 'photos of our whole staff for the site', 'Corporate headshots'],
  ['photo', 'en', 'I am 30 weeks pregnant and would love pictures', 'Maternity session'],
  ['photo', 'en', 'we just had a baby', 'Newborn session'],
  ['photo', 'en', 'pictures of my kids and us in the park', 'Family session'],
  ['photo', 'en', 'we are getting married in May', 'Wedding coverage'],
  ['photo', 'en', 'something to hang, canvas maybe', 'Fine art prints'],
  ['photo', 'en', 'do you do oil changes', null],
  ['foto', 'de', 'etwas Biometrisches für meinen neuen Pass', 'Passbilder'],
  ['foto', 'de', 'wir heiraten im Juli', 'Hochzeitsreportage'],
  ['foto', 'de', 'ich bin im siebten Monat schwanger, machen Sie so etwas?', 'Babybauchshooting'],
  ['foto', 'de', 'neues Profilbild für LinkedIn', 'Bewerbungsbilder'],
  ['foto', 'de', 'unseren Hof von oben aus der Luft', 'Drohnenaufnahmen'],
  ['fotografa', 'es', 'fotos para LinkedIn, foto para linkedin', 'Retratos de empresa'],
  ['fotografa', 'es', 'nos casamos en octubre', 'Reportajes de boda'],
  ['fotografa', 'es', 'estoy embarazada', 'Premamá'],
  ['photographe', 'fr', 'un portrait pro pour mon profil linkedin', 'Portrait corporate'],
  ['photographe', 'fr', 'je suis enceinte de sept mois', 'Grossesse'],
  ['photographe', 'fr', 'des photos de plats pour notre carte', 'Photo culinaire'],
  ['fotografo', 'pt', 'estou grávida de 8 meses', 'Ensaio gestante'],
  ['fotografo', 'pt', 'vamos casar em setembro', 'Casamentos'],
  ['fotografo', 'pt', 'retratos dos funcionários, fotos dos funcionários', 'Retratos corporativos'],
  ['shashin', 'ja', 'プロフィール用の写真を撮りたい', '宣材写真'],
  ['shashin', 'ja', '赤ちゃんの写真をお願いしたい', 'ニューボーンフォト'],
  ['video', 'en', 'I have old tapes from the nineties', 'VHS transfer'],
  ['video', 'en', 'can someone film our wedding', 'Wedding films'],
  ['restaurant', 'fr', 'on voudrait tout le restaurant pour nous', 'Privatisation'],
  ['restaurant', 'fr', 'quelqu un peut venir cuisiner chez nous ?', 'Chef à domicile'],
  ['restaurant', 'en', 'can we have the whole place to ourselves', 'Privatisation'],
  ['restaurant', 'fr', "qu'est-ce que vous avez comme plat du jour", 'Menu du jour'],
  ['caterer', 'en', 'nibbles for 40 people standing up', 'Canapés'],
  ['caterer', 'en', 'lunch for our meeting, twelve of us', 'Boxed lunches'],
  ['caterer', 'en', 'a sit down meal with three courses', 'Plated dinners'],
  ['caterer', 'en', 'do you bring someone to serve', 'Bar staff'],
  ['catering', 'de', 'Häppchen für einen Sektempfang', 'Fingerfood'],
  ['catering', 'de', 'Mittagessen fürs Büro, 15 Leute', 'Lunchpakete'],
  ['catering', 'de', 'bringen Sie auch Kellner mit', 'Servicepersonal'],
  ['bufe', 'pt', 'comida volante, coquetel para 50', 'Salgadinhos'],
  ['bufe', 'pt', 'vocês mandam garçom e bartender?', 'Bar móvel'],
  ['banquetes', 'es', 'un cocinero a domicilio para una cena', 'Chef privado'],
  ['banquetes', 'es', 'canapés para una reunión', 'Bocaditos'],
  ['shidashi', 'ja', '四十九日の料理をお願いしたい', '法事料理'],
  ['shidashi', 'ja', '会議のランチを20人分', '会議用弁当'],
  ['shidashi', 'ja', '自宅に来て握ってもらえますか、自宅で寿司', '出張寿司'],
  ['florist', 'en', 'my grandma died and we need something for the funeral', 'Sympathy wreaths'],
  ['florist', 'en', 'a buttonhole for the groom', 'Bridal flowers'],
  ['florist', 'en', 'roses for my wife', 'Bouquets'],
  ['florist', 'en', 'flowers every week for the reception', 'Weekly office flowers'],
  ['fleuriste', 'fr', 'une gerbe pour un enterrement', 'Couronnes de deuil'],
  ['dj', 'en', 'our office party is on the 12th', 'Company parties'],
  ['dj', 'en', 'could you stay longer than planned', 'Extra hour'],
  ['dj', 'en', 'music for our wedding', 'Wedding DJ'],
  ['music', 'de', 'kann mein Sohn erst mal schnuppern', 'Probestunde'],
  ['school', 'en', 'something after work, lessons in the evening', 'Evening course'],
  ['school', 'en', 'I have to pass the Goethe exam', 'Exam preparation'],
  ['school', 'en', 'I do not know what my level is, what level am I', 'Placement test'],
  ['bakery', 'en', 'a three tier cake for our wedding', 'Wedding cakes'],
  ['bakery', 'en', 'sandwiches for a meeting', 'Sandwich platters'],
  ['tailor', 'en', 'my new trousers are too long', 'Hemming'],
  ['tailor', 'en', 'I want a suit made for me', 'Made to measure suits'],
  ['tailor', 'en', 'the dress for my own wedding needs taking in, wedding dress', 'Bridal alterations'],
  ['printer', 'de', 'T-Shirts für unseren Verein bedrucken', 'Textildruck'],
  ['printer', 'de', 'meine Bachelorarbeit binden lassen', 'Bindungen'],
]

describe('services for events and of those who cook, teach, print and sew', () => {
  it.each(ROWS)('%s (%s): %s', (business, language, says, service) => {
    const knowledge = createKnowledge({ about: null }, { services: [...OFFERED[business]], priceRanges: {}, companyInfo: '' })
    const found = knowledge.findServices(says, language)
    if (service === null) expect(found).toEqual([])
    else expect(found).toContain(service)
    expect(found.length).toBeLessThanOrEqual(2)
  })
})
