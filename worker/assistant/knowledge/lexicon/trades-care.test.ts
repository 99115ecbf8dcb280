import { describe, expect, it } from 'vitest'
import { type AssistantLanguage } from '../../../../schema/salesbot.ts'
import { createKnowledge } from '../knowledge.ts'

const DENTIST = [
  'Check-up',
  'Hygienist visit',
  'White filling',
  'Crown',
  'Root canal',
  'Wisdom tooth removal',
  'Night guard',
  'Tooth whitening',
  'Emergency appointment',
]
const ZAHNARZT = [
  'Professionelle Zahnreinigung',
  'Kunststofffüllung',
  'Krone',
  'Wurzelbehandlung',
  'Knirscherschiene',
  'Bleaching',
  'Schmerztermin',
]
const DENTISTA = ['Limpieza dental', 'Empaste', 'Corona', 'Endodoncia', 'Extracción de muela del juicio', 'Ortodoncia', 'Urgencia dental']
const DENTISTE = ['Détartrage', 'Soin de carie', 'Couronne', 'Dévitalisation', 'Dentier', 'Gouttière occlusale', "Consultation d'urgence"]
const CLINICA = [
  'Limpeza dentária',
  'Restauração em resina',
  'Coroa',
  'Tratamento de canal',
  'Extração de siso',
  'Clareamento',
  'Placa de bruxismo',
]
const SHIKA = ['歯科検診', '歯石除去', '詰め物', '被せ物', '親知らずの抜歯', 'ナイトガード', 'ホワイトニング']
const OPTICIAN = ['Sight test', 'Contact lens fitting', 'Single vision glasses', 'Frame repairs', 'Varifocals']
const PHYSIO = ['Initial assessment', 'Physiotherapy session', 'Sports massage', 'Dry needling', 'Post-op rehab', 'Pregnancy yoga']
const PHYSIO_DE = ['Krankengymnastik', 'Manuelle Therapie', 'Lymphdrainage', 'Rückbildungskurs', 'Ernährungsberatung', 'Hausbesuche']
const FISIO_PT = [
  'Sessão de fisioterapia',
  'Massagem terapêutica',
  'Yoga para gestantes',
  'Atendimento domiciliar',
  'Avaliação física',
  'Terapia de casal',
]
const STUDIO_ES = ['Fisioterapia', 'Yoga prenatal', 'Entrenador personal', 'Plan nutricional', 'Terapia de pareja', 'Drenaje linfático']
const SALON = ["Gents' cut", 'Restyle', 'Highlights', 'Root touch-up', 'Brazilian blow-dry', 'Updo', 'Scalp treatment']
const FRISEUR = ['Herrenschnitt', 'Ansatzfarbe', 'Balayage', 'Hochsteckfrisur', 'Keratinglättung', 'Haarverlängerung', 'Dauerwelle']
const COIFFEUR = ['Coupe homme', 'Coupe enfant', 'Mèches', 'Brushing', 'Chignon de mariée', 'Lissage brésilien', 'Taille de barbe']
const BELEZA = [
  'Manicure',
  'Alongamento de unhas em gel',
  'Design de sobrancelhas',
  'Extensão de cílios',
  'Limpeza de pele',
  'Depilação com cera',
]
const BEAUTY = ['Shellac', 'Pedicure', 'Brow lamination', 'Lash lift', 'Hydrafacial', 'Leg wax']
const GROOMER = ['Full groom', 'Bath and brush', 'Nail trim', 'Overnight boarding', 'Dog daycare', 'Cat boarding']
const HUNDE = ['Komplettpflege', 'Baden und Bürsten', 'Krallenpflege', 'Hundepension', 'Tagesbetreuung', 'Katzenpension']
const PELUQUERIA = ['Corte de raza', 'Baño y cepillado', 'Corte de uñas', 'Residencia canina', 'Guardería de día', 'Adiestramiento']
const TOILETTAGE = ['Toilettage complet', 'Bain et brossage', 'Coupe de griffes', 'Pension canine', 'Pension féline', 'Promenade']
const PET_JA = ['シャンプーコース', 'トリミング', '爪切り', 'ペットホテル', '犬の保育園', '送迎']
const VET = ['Wellness exam', 'Vaccinations', 'Spay and neuter', 'Microchipping', 'Dental cleaning for pets', 'Euthanasia']

/** What a business offers, the language of a visitor, what is said, and the service that is meant. */
const ROWS: [string[], AssistantLanguage, string, string | null][] = [
  [DENTIST, 'en', 'I just want my teeth cleaned, nothing else', 'Hygienist visit'],
  [DENTIST, 'en', 'how much for a scale and polish', 'Hygienist visit'],
  [DENTIST, 'en', 'what do you charge for a cap on a back tooth', 'Crown'],
  [DENTIST, 'en', 'I think I have a cavity', 'White filling'],
  [DENTIST, 'en', 'I grind my teeth at night', 'Night guard'],
  [DENTIST, 'en', 'terrible toothache since last night', 'Emergency appointment'],
  [DENTIST, 'en', 'my back teeth need pulling, the ones at the very end, wisdom teeth', 'Wisdom tooth removal'],
  [DENTIST, 'en', 'my teeth are so yellow from coffee', 'Tooth whitening'],
  [DENTIST, 'en', 'I need someone to fix my bicycle', null],
  [ZAHNARZT, 'de', 'Ich hätte gern eine PZR', 'Professionelle Zahnreinigung'],
  [ZAHNARZT, 'de', 'ich knirsche nachts mit den Zähnen', 'Knirscherschiene'],
  [ZAHNARZT, 'de', 'ich habe ein Loch im Zahn', 'Kunststofffüllung'],
  [ZAHNARZT, 'de', 'seit gestern Zahnschmerzen', 'Schmerztermin'],
  [ZAHNARZT, 'de', 'Kosten, um die Zähne weißer zu machen', 'Bleaching'],
  [DENTISTA, 'es', 'creo que tengo una caries', 'Empaste'],
  [DENTISTA, 'es', '¿cuánto cobran por quitar el sarro?', 'Limpieza dental'],
  [DENTISTA, 'es', 'tengo los dientes chuecos', 'Ortodoncia'],
  [DENTISTA, 'es', 'me duele mucho una muela', 'Urgencia dental'],
  [DENTISTA, 'es', 'necesito matar el nervio de una muela', 'Endodoncia'],
  [DENTISTE, 'fr', "j'ai une rage de dents", "Consultation d'urgence"],
  [DENTISTE, 'fr', 'combien pour enlever le tartre', 'Détartrage'],
  [DENTISTE, 'fr', 'je grince des dents la nuit', 'Gouttière occlusale'],
  [CLINICA, 'pt', 'estou com um dente furado', 'Restauração em resina'],
  [CLINICA, 'pt', 'quero deixar os dentes mais brancos', 'Clareamento'],
  [CLINICA, 'pt', 'preciso arrancar o dente do siso', 'Extração de siso'],
  [SHIKA, 'ja', '歯に穴が開いたみたいです', '詰め物'],
  [SHIKA, 'ja', '寝ている間の歯ぎしりがひどいです', 'ナイトガード'],
  [SHIKA, 'ja', '歯を白くしたいのですが', 'ホワイトニング'],
  [OPTICIAN, 'en', 'cost of an eye exam', 'Sight test'],
  [OPTICIAN, 'en', 'the arm of my glasses is broken, broken glasses, can you mend them', 'Frame repairs'],
  [OPTICIAN, 'en', 'do you do hearing tests', null],
  [PHYSIO, 'en', 'my lower back is killing me', 'Physiotherapy session'],
  [PHYSIO, 'en', 'I had a knee replacement in May', 'Post-op rehab'],
  [PHYSIO, 'en', 'do you do acupuncture', 'Dry needling'],
  [PHYSIO, 'en', 'anything for expecting mothers? I am pregnant', 'Pregnancy yoga'],
  [PHYSIO_DE, 'de', 'ich habe einen Hexenschuss', 'Krankengymnastik'],
  [PHYSIO_DE, 'de', 'nach der Geburt den Beckenboden stärken', 'Rückbildungskurs'],
  [PHYSIO_DE, 'de', 'meine Mutter ist bettlägerig', 'Hausbesuche'],
  [PHYSIO_DE, 'de', 'geschwollene Beine und Wassereinlagerungen', 'Lymphdrainage'],
  [FISIO_PT, 'pt', 'minha mãe está acamada', 'Atendimento domiciliar'],
  [FISIO_PT, 'pt', 'estou grávida de cinco meses', 'Yoga para gestantes'],
  [FISIO_PT, 'pt', 'travei a coluna ontem', 'Sessão de fisioterapia'],
  [STUDIO_ES, 'es', 'quiero bajar de peso', 'Entrenador personal'],
  [STUDIO_ES, 'es', 'quiero comer mejor, ¿hacen dietas?', 'Plan nutricional'],
  [STUDIO_ES, 'es', 'me duele la espalda', 'Fisioterapia'],
  [STUDIO_ES, 'es', 'mi matrimonio está en crisis de pareja', 'Terapia de pareja'],
  [SALON, 'en', 'a skin fade please', "Gents' cut"],
  [SALON, 'en', 'half a head of foils', 'Highlights'],
  [SALON, 'en', 'cover my greys', 'Root touch-up'],
  [SALON, 'en', 'my hair is so frizzy, can you make it straight with keratin', 'Brazilian blow-dry'],
  [SALON, 'en', 'I am getting married and need my hair done for the wedding', 'Updo'],
  [SALON, 'en', 'do you do tattoos', null],
  [FRISEUR, 'de', 'ich brauche eine Frisur für meine Hochzeit', 'Hochsteckfrisur'],
  [FRISEUR, 'de', 'meine grauen Haare am Scheitel abdecken, grauer Ansatz', 'Ansatzfarbe'],
  [FRISEUR, 'de', 'Strähnchen', 'Balayage'],
  [FRISEUR, 'de', 'ich hätte gern längere Haare, Extensions', 'Haarverlängerung'],
  [COIFFEUR, 'fr', 'une coupe pour mon fils de six ans', 'Coupe enfant'],
  [COIFFEUR, 'fr', 'je voudrais des cheveux lisses sans frisottis', 'Lissage brésilien'],
  [COIFFEUR, 'fr', 'un balayage', 'Mèches'],
  [COIFFEUR, 'fr', 'faites-vous le rasage', 'Taille de barbe'],
  [BELEZA, 'pt', 'quanto custa colocar unha de fibra', 'Alongamento de unhas em gel'],
  [BELEZA, 'pt', 'tenho muitos cravos no rosto', 'Limpeza de pele'],
  [BELEZA, 'pt', 'vocês fazem virilha?', 'Depilação com cera'],
  [BEAUTY, 'en', 'gel nails', 'Shellac'],
  [BEAUTY, 'en', 'can you do my eyebrows', 'Brow lamination'],
  [BEAUTY, 'en', 'I have acne and want a facial', 'Hydrafacial'],
  [BEAUTY, 'en', 'get rid of the hair on my legs', 'Leg wax'],
  [GROOMER, 'en', 'my doodle is all matted', 'Full groom'],
  [GROOMER, 'en', 'he rolled in something and stinks', 'Bath and brush'],
  [GROOMER, 'en', 'her claws are getting too long', 'Nail trim'],
  [GROOMER, 'en', 'somewhere for our labrador while we are away', 'Overnight boarding'],
  [GROOMER, 'en', 'I am at work all day and he is home alone', 'Dog daycare'],
  [HUNDE, 'de', 'Wir fahren in den Urlaub, kann unser Hund zu euch', 'Hundepension'],
  [HUNDE, 'de', 'das Fell ist total verfilzt', 'Komplettpflege'],
  [HUNDE, 'de', 'er ist allein zu Hause, während ich arbeite', 'Tagesbetreuung'],
  [PELUQUERIA, 'es', 'mi perro no me obedece y tira de la correa', 'Adiestramiento'],
  [PELUQUERIA, 'es', 'nos vamos de vacaciones y no sé con quién dejar al perro', 'Residencia canina'],
  [TOILETTAGE, 'fr', 'ses griffes sont trop longues', 'Coupe de griffes'],
  [TOILETTAGE, 'fr', 'faire garder mon chien pendant les vacances', 'Pension canine'],
  [PET_JA, 'ja', '旅行中に犬を預けたいです', 'ペットホテル'],
  [PET_JA, 'ja', 'お風呂に入れてもらえますか', 'シャンプーコース'],
  [PET_JA, 'ja', '毛玉がひどくて、サマーカットをお願いしたい', 'トリミング'],
  [VET, 'en', 'how much for her rabies shots', 'Vaccinations'],
  [VET, 'en', 'we want to get our cat fixed', 'Spay and neuter'],
  [VET, 'en', 'my old dog, it is time to have him put to sleep', 'Euthanasia'],
  [VET, 'en', 'he has been vomiting since yesterday', 'Wellness exam'],
]

describe('services in the words of visitors', () => {
  it.each(ROWS)('of %j %s "%s" means %j', { timeout: 30_000 }, (services, language, text, expected) => {
    const { findServices } = createKnowledge({ about: null }, { services, priceRanges: {}, companyInfo: '' })
    expect(findServices(text, language)[0] ?? null).toBe(expected)
  })

  it('finds the price of what the visitor means', () => {
    const { findPrices } = createKnowledge(
      { about: null },
      { services: DENTIST, priceRanges: { 'White filling': 95, Crown: 640 }, companyInfo: '' },
    )
    expect(findPrices('what would a cap cost me', 'en')).toEqual([{ name: 'Crown', amount: 640 }])
  })
})
