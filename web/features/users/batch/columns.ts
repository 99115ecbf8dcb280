import { ACCESS_LEVEL_LABELS, ACCESS_LEVEL_NAMES } from '../../../../schema/level.ts'
import {
  REQUIRED_USER_UPLOAD_FIELDS,
  USER_UPLOAD_ERROR_COLUMN,
  USER_UPLOAD_FIELDS,
  USER_UPLOAD_HEADER_SEARCH_ROWS,
  type UploadedUserFields,
  type UserUploadField,
} from '../../../../schema/user-upload.ts'
import { unescapeFailedRowCell } from './failed-rows.ts'
import type { SheetRow } from './sheet-rows.ts'

/** Column names in English, German, French, Spanish and Italian, as `normalizeColumnName` returns them. */
const COLUMN_NAMES: Record<UserUploadField, string> = {
  username:
    'username user login loginname userid accountname account benutzername benutzer benutzerkennung nutzername anmeldename identifiant utilisateur nomdutilisateur nomutilisateur usuario nombredeusuario nombreusuario nomeutente utente',
  fullName:
    'fullname displayname realname firstandlastname firstnamelastname vollername vollstandigername vorundnachname vornamenachname nomcomplet nometprenom prenometnom nomprenom prenomnom nombrecompleto nombreyapellidos nombreyapellido apellidosynombre nomecompleto nomeecognome nomecognome cognomeenome cognomenome',
  email:
    'email mail emailaddress mailaddress workemail businessemail emailadresse mailadresse courriel adressemail adresseemail adressedecourriel adresseelectronique adressedemessagerie correo correoelectronico direcciondecorreo direcciondecorreoelectronico emailaziendale indirizzoemail indirizzomail indirizzodipostaelettronica postaelettronica',
  accessLevel:
    'accesslevel level role userlevel userrole zugriffsstufe zugriffsebene zugangsstufe stufe ebene rolle berechtigung niveau niveaudacces niveauacces nivel niveldeacceso nivelacceso rol livello livellodiaccesso livelloaccesso ruolo',
  cardSlug:
    'cardslug slug url cardurl cardurlslug cardlink kartenadresse kartenlink kartenurl urldelacarte liendelacarte urldelatarjeta enlacedelatarjeta urldelbiglietto linkbiglietto',
  password:
    'password pass pwd initialpassword passwort initialpasswort startpasswort kennwort motdepasse mdp contrasena clave clavedeacceso parolachiave passworddiaccesso',
}
const FIRST_NAME_COLUMNS = new Set('firstname givenname forename vorname rufname prenom nombre nombredepila nombres nome'.split(' '))
const LAST_NAME_COLUMNS = new Set(
  'lastname surname familyname nachname familienname zuname name nom nomdefamille apellido apellidos cognome'.split(' '),
)
const NAME_COLUMNS = new Set(['name', 'nom', 'nombre', 'nome'])
const FIELD_BY_COLUMN_NAME = new Map(
  USER_UPLOAD_FIELDS.flatMap((field) => COLUMN_NAMES[field].split(' ').map((name) => [name, field] as const)),
)

/** The index of a column, or the indexes of two columns whose texts are joined. */
type ColumnSource = number | readonly [first: number, second: number]

export type ColumnMapping = Record<UserUploadField, ColumnSource | null>

export interface SheetLayout {
  headerIndex: number | null
  mapping: ColumnMapping
}

export interface UploadRow {
  number: number
  fields: UploadedUserFields
}

const createEmptyMapping = () => Object.fromEntries(USER_UPLOAD_FIELDS.map((field) => [field, null])) as ColumnMapping

const normalizeColumnName = (name: string) =>
  name
    .slice(0, 100)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

function findNameColumns(cells: readonly string[]): ColumnSource | null {
  const names = cells.map(normalizeColumnName)
  const first = names.findIndex((name) => FIRST_NAME_COLUMNS.has(name))
  const last = names.findIndex((name, column) => column !== first && LAST_NAME_COLUMNS.has(name))
  return first < 0 || last < 0 ? null : [first, last]
}

function matchColumns({ cells }: SheetRow): ColumnMapping {
  const mapping = createEmptyMapping()
  // The names of the template come first: if a file has columns "Name" and "fullName", fullName is the full name.
  for (const field of USER_UPLOAD_FIELDS) {
    const exact = cells.findIndex((cell) => normalizeColumnName(cell) === field.toLowerCase())
    if (exact >= 0) mapping[field] = exact
  }
  for (const [column, cell] of cells.entries()) {
    const field = FIELD_BY_COLUMN_NAME.get(normalizeColumnName(cell))
    if (field && mapping[field] === null) mapping[field] = column
  }
  mapping.fullName ??= findNameColumns(cells)
  if (mapping.fullName === null) {
    const column = cells.findIndex((cell) => NAME_COLUMNS.has(normalizeColumnName(cell)))
    if (column >= 0) mapping.fullName = column
  }
  return mapping
}

const countMatches = (mapping: ColumnMapping) => USER_UPLOAD_FIELDS.filter((field) => mapping[field] !== null).length

/** Finds the row with the column names, which may come after title rows. */
export function detectSheetLayout(rows: readonly SheetRow[]): SheetLayout {
  const mappings = rows.slice(0, USER_UPLOAD_HEADER_SEARCH_ROWS).map(matchColumns)
  const best = mappings.reduce((found, mapping, index) => (countMatches(mapping) > countMatches(mappings[found]!) ? index : found), 0)
  // A row with only one known column name may be a user with that name.
  if (mappings[best] && countMatches(mappings[best]) >= 2) return { headerIndex: best, mapping: mappings[best] }
  return { headerIndex: null, mapping: createEmptyMapping() }
}

export const listUnmatchedFields = (mapping: ColumnMapping): UserUploadField[] =>
  REQUIRED_USER_UPLOAD_FIELDS.filter((field) => mapping[field] === null)

export interface ColumnChoice {
  column: ColumnSource
  label: string
  sample: string
}

const columnLettersOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : columnLettersOf(Math.floor(column / 26) - 1) + columnLettersOf(column % 26)

const readSource = (cells: readonly string[], source: ColumnSource): string =>
  typeof source === 'number'
    ? (cells[source] ?? '')
    : source
        .map((column) => cells[column]?.trim())
        .filter(Boolean)
        .join(' ')

/**
 * Lists the columns from which a field can be read, each with its name and its first value. For the full name, the pair of first
 * and last name comes first.
 */
export function listColumns(rows: readonly SheetRow[], headerIndex: number | null, field: UserUploadField): ColumnChoice[] {
  const header = headerIndex === null ? undefined : rows[headerIndex]
  const body = rows.slice(headerIndex === null ? 0 : headerIndex + 1)
  const count = Math.max(header?.cells.length ?? 0, ...body.map(({ cells }) => cells.length))
  const pair = field === 'fullName' && header ? findNameColumns(header.cells) : null
  const labelOf = (column: number) => header?.cells[column]?.trim().slice(0, 60) || `Column ${columnLettersOf(column)}`
  const sources: ColumnSource[] = [...(pair === null ? [] : [pair]), ...Array.from({ length: count }, (_, column) => column)]
  return sources.map((column) => ({
    column,
    label: typeof column === 'number' ? labelOf(column) : column.map(labelOf).join(' + '),
    sample:
      body
        .map(({ cells }) => readSource(cells, column).trim())
        .find((text) => text !== '')
        ?.slice(0, 40) ?? '',
  }))
}

const LEVEL_BY_NAME = new Map(
  [ACCESS_LEVEL_NAMES, ACCESS_LEVEL_LABELS].flatMap((names) => Object.entries(names).map(([level, name]) => [name.toLowerCase(), level])),
)

/** Converts a name of a level to its number. An unknown text is returned unchanged. */
function normalizeAccessLevel(text: string): string {
  const trimmed = text.trim()
  return LEVEL_BY_NAME.get(trimmed.toLowerCase().replace(/\s+/g, ' ')) ?? trimmed.replace(/^(\d)[.,]0+$/, '$1')
}

export function buildUploadRows(rows: readonly SheetRow[], { headerIndex, mapping }: SheetLayout): UploadRow[] {
  const header = headerIndex === null ? [] : rows[headerIndex]!.cells.map((cell) => cell.trim())
  // In our own files of failed rows, an apostrophe before a cell is an escape character. In any other file it belongs to the text.
  const ownFile = [...USER_UPLOAD_FIELDS, USER_UPLOAD_ERROR_COLUMN].every((name, column) => header[column] === name)
  const readCell = (cells: readonly string[], field: UserUploadField) => {
    const source = mapping[field]
    const text = source === null ? '' : readSource(cells, source)
    return ownFile ? unescapeFailedRowCell(text) : text
  }
  return rows.slice(headerIndex === null ? 0 : headerIndex + 1).map(({ number, cells }) => ({
    number,
    fields: {
      username: readCell(cells, 'username').trim(),
      fullName: readCell(cells, 'fullName').trim(),
      email: readCell(cells, 'email').trim(),
      accessLevel: normalizeAccessLevel(readCell(cells, 'accessLevel')),
      cardSlug: readCell(cells, 'cardSlug').trim(),
      password: readCell(cells, 'password'),
    },
  }))
}
