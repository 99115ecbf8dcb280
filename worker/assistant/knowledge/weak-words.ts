import type { Meaning } from './glossary.ts'

/** Words that name nothing by themselves: they count only beside another word of the name. */
export const WEAK_WORDS = new Set(
  `service services session sessions package packages plan plans basic premium standard deluxe full half small medium large big mini extra special general complete professional custom personal
  private group family home house office car auto phone email mail online web business company time hour hours day days night week month year new first one two three men man mens women woman womens ladies
  law change changes kids kid children child adult adults senior junior initial quick express free advanced class online single double per person people work support help consulting consultation consultations treatment treatments visit
  visits call calls appointment appointments lesson repair repairs cleaning design management return returns and or servicio servicios sesion sesiones paquete plan basico completo hombre hombres mujer mujeres nino ninos casa empresa
  hora horas dia consulta consultas tratamiento visita servizio dienst dienste paket herren damen kinder haus auto firma stunde stunden tag beratung behandlung termin service prestation prestations forfait
  homme hommes femme femmes enfant enfants maison entreprise heure heures jour seance seances consultation soin soins homem homens mulher mulheres crianca criancas empresa carro coche voiture sessao sessoes pacote
  tratamento`.split(/\s+/),
)
/** Of the weak words those that name a thing, which the words before them only describe: "teeth cleaning". */
export const GENERIC_NOUNS = new Set(
  'law change changes repair repairs cleaning design management consulting consultation treatment treatments lesson visit support return returns behandlung beratung tratamiento consulta prestation consultation soin soins tratamento'.split(
    ' ',
  ),
)
export const GENERIC_MEANINGS = new Set<Meaning>([
  'cleaning',
  'repair',
  'installation',
  'replacement',
  'maintenance',
  'inspection',
  'treatment',
  'consulting',
  'design',
  'training',
])
/** Words by which people ask for prices and appointments, which name nothing that is offered. */
export const ASKING_WORDS = new Set(
  'price prices prise pricing cost costs pay charge roughly approximately approx ballpark precio precios cuesta valor preco custa prix coute tarif preis kosten kostet ungefahr environ aproximadamente help helps ayuda ayudan ayudar ayudas hilfe helfen helft aide aider aidez ajuda ajudam ajudar deal handle encargan ocupan kummern occupez cuidam need needed brauche necesito besoin preciso interested interesa interessiert interesse type kind art tipo genre book booking schedule'.split(
    ' ',
  ),
)
