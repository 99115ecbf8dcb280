import { COMMON_NAME_SUFFIXES, COMMON_NAME_TITLES } from './common-titles.ts'

const toWordSet = (list: string) => new Set(list.split(/\s+/).filter(Boolean))

export const TITLES_BEFORE_NAME = toWordSet(`
  ${COMMON_NAME_TITLES.join(' ')}
  drs dra ddr drmed drin dring professorin profª prof-dr univ-prof lord lady reverend
  rabbi sheikh capt captain col maj sgt lt dipling dipl-kfm dipl-kffr dipl-psych dipl-päd dipl-inf dipl-phys dipl-wirt-ing
  mag maga priv-doz pd ing sig sigra signa signor signora dott dottssa dottore dottoressa avv mme mlle mmes monsieur madame
  sra srta señor señora senhor senhora doña mw dhr mevr mgr mudr mvdr mddr judr rndr rsdr phdr paeddr pharmdr thdr inż özv ifj
  dipl engr atty doç uzm üyesi pgs ths
  د أد الدكتور الدكتورة المهندس المهندسة الأستاذ الأستاذة الشيخ الشيخة
  д-р доктор проф профессор г-н г-жа ד"ר פרופ' פרופ עו"ד`)
/** Words that are titles only with a final dot. Without it, they are names or other words. */
export const TITLES_REQUIRING_DOT = toWordSet('m fr hr me on arch rag geom cav hon gen ir sr lic adv arq eng bc id ra doc gs ts av н א م أ')
export const DOCTORATE_FIELD_ABBREVIATIONS = toWordSet(
  'med dent vet rer nat pol oec phil jur iur theol sc techn agr h c hc mult habil e eh ing publ soc mont cult litt päd paed psych biol pharm hum hab n ekon praw öğr inf kfm kffr phys',
)
export const TITLES_BEFORE_GIVEN_NAME = toWordSet(
  'sir dame don doña الشيخ الشيخة الأستاذ الأستاذة المهندس المهندسة الدكتور الدكتورة د م أ أد',
)

export const NAME_SUFFIXES = toWordSet(`
  ${COMMON_NAME_SUFFIXES.join(' ')}
  dr jnr junior júnior snr iv vi vii emba meng beng mfa bfa mph mpa mpp mphil dphil edd jd llm llb lld
  esq esquire cpa cfa cfp cma cisa cissp pmp rn bsn msn lpn dds dmd dvm dpt pharmd psyd scd dsc mdiv obe mbe cbe kbe dbe qc
  csc drsc dis frcs frcp mrcp mrcs facs facc faan frs frsa frics mrics riba aia faia leed aca acca fca cima aat peng ceng lcsw lmft lpc lcpc fnp dnp
  phr sphr shrm-cp shrm-scp csm cscp cams usn usmc usaf filho neto sobrinho fils dipl-ing diplom 2nd 3rd 4th
  様 さん 氏 先生 博士 教授 女士 小姐 씨 님`)
/** Suffixes that are also names, such as `MA`. They are suffixes only in capitals or after a comma. */
export const NAME_SUFFIXES_REQUIRING_CAPITALS = toWordSet('ma ba med bed ra ca pe np sc kc v ret hc do pa pt')
/** Words that are suffixes only with a final dot, because `Jun` and `Sen` are also names. */
export const NAME_SUFFIXES_REQUIRING_DOT = toWordSet('jun sen')
/** Words such as `van` that belong to the family name after them. */
export const NAME_PARTICLES = toWordSet(`
  van von der den de da do dos das del dela della delle dello dei degli di du la le las los lo ten ter te zu zum zur vom 't op af av
  d' bin ibn ben bint binti binte el al ould mac nic ní ó ui uí o freiherr freifrau graf gräfin fürst prinz prinzessin saint sainte st san santa
  vd v/d בן בת אבן אבו בר آل بن ابن بنت`)
/** Words that are particles only in lower case, because `Do` and `Das` are also names. */
export const LOWERCASE_NAME_PARTICLES = toWordSet('do den das dos te ten op af av lo o vd')
export const NAME_PREPOSITIONS = toWordSet('in aan uit bij op voor onder over an auf aus v')
export const ARTICLES_IN_NAMES = toWordSet("de den der dem het 't d")
/** Words for "son of" and "daughter of". `bin Ahmed` belongs to the given name if a family name follows: `Ali bin Ahmed Omar`. */
export const SON_OR_DAUGHTER_OF_WORDS = toWordSet('bin ibn ben bint binti binte بن ابن بنت')
export const ARABIC_WORDS_JOINED_TO_NEXT = toWordSet('abu abou umm أبو ابو أبي أبا أم عبد عبدال')
/** Arabic words for "servant of", which form one name with the next words: `Abdul Rahman`. */
export const ARABIC_SERVANT_OF_WORDS = toWordSet('abd abdul abdel abdal abdoul')
export const ARABIC_WORDS_JOINED_TO_PREVIOUS = toWordSet('الدين الله الرحمن')
