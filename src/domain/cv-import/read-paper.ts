import { toPlainDate } from '../time.ts'
import { clean, isNothing } from './clean.ts'
import { type FoundDate, findDates } from './dates.ts'
import { createLabelFinder } from './find-label.ts'
import { type Gathered, gather, put, sourceOf } from './gather.ts'
import type { Section } from './labels/section.ts'
import type { Paper } from './papers.ts'
import type { Ground } from './read-value.ts'
import type { Row } from './rows.ts'

export type PaperGround = { paper: Gathered; row: Row; ground: Ground; section: Section | undefined }

const LIST = 'documents'

const TYPES: Readonly<Partial<Record<Section, Paper['type']>>> = {
  certificates: 'certificate',
  medical: 'certificate',
  visas: 'visa',
  papers: 'certificate',
}

const VISA = /(?<!\p{L})(?:visa|visto|visado|visum|виза|віза)(?!\p{L})|签证|تأشيرة|वीज़ा/iu

/** Sets the name of a paper, and the type by name or section. */
export function putPaperName(text: string, { paper, row, ground, section }: PaperGround): void {
  const name = clean(text)
  if (isNothing(name)) return
  const known =
    ground.terms.findPaper(section === 'visas' && !VISA.test(name) ? `${name} visa` : name) ??
    ground.terms.findPaper(name)
  const source = sourceOf(row)
  put(paper, 'name', { value: known?.name ?? name.slice(0, 120), isSure: known?.isSure ?? false, source })
  const type = known?.type ?? (VISA.test(name) ? 'visa' : section && TYPES[section]) ?? 'certificate'
  put(paper, 'type', { value: type, isSure: known?.isSure ?? false, source })
}

const ENDLESS =
  /unlimited|permanent|indefinite|бессроч|безстрок|без срока|sin vencimiento|sin caducidad|sem vencimento|sem validade|sans expiration|ohne ablauf|长期|ilimitad|illimité|unbefristet|seumur hidup|n\/a|no expiry/iu

function putDates(
  text: string,
  at: PaperGround,
  names: readonly ['issuedDate', 'validDate'] | readonly ['validDate'] | readonly ['issuedDate'],
): void {
  const dates = findDates(text, at.ground.order)
  for (const [place, name] of names.entries()) {
    const date = dates[place]
    if (date) putDay(name, date, at)
  }
}

/** A month means its first day for the issue and its last for the end, both uncertain. */
function putDay(name: string, date: FoundDate, { paper, row }: PaperGround): void {
  const [year, month] = date.value.split('-').map(Number) as [number, number]
  const isEnd = name === 'validDate' && date.precision === 'month'
  const value = isEnd ? toPlainDate(Date.UTC(year, month, 0)) : date.value
  put(paper, name, { value, isSure: date.isSure, source: sourceOf(row) })
}

/** Reads a cell as a field of a paper. */
export function readPaperField(field: string, text: string, at: PaperGround) {
  if (isNothing(text) || field === 'none' || (field === 'validDate' && ENDLESS.test(text))) return
  if (field === 'name') return putPaperName(text, at)
  if (field === 'validity') return putDates(text, at, ['issuedDate', 'validDate'])
  if (field === 'issuedDate' && findDates(text, at.ground.order).length > 1)
    return putDates(text, at, ['issuedDate', 'validDate'])
  if (field === 'issuedDate') return putDates(text, at, ['issuedDate'])
  if (field === 'validDate') return putDates(text, at, ['validDate'])
  gather(at.paper, [LIST, field], text, at)
}

const isDay = (field: string): field is 'issuedDate' | 'validDate' => field === 'issuedDate' || field === 'validDate'

const PARTS = /\n|\s?[/|;]\s?|,\s|\s[–—-]\s/u

export function readPaperCell(fields: readonly string[], text: string, at: PaperGround) {
  const [only, ...others] = fields
  if (only === undefined || isNothing(text)) return
  if (others.length === 0) return readPaperField(only, text, at)
  const dated = fields.filter(isDay)
  if (dated.length === fields.length) return readPaperField('validity', text, at)
  if (dated.length > 0) {
    const [first] = findDates(text, at.ground.order)
    if (first) readPaperField(dated.length > 1 ? 'validity' : (dated[0] as string), text.slice(first.start), at)
    const rest = first ? text.slice(0, first.start) : text
    const other = fields.find((field) => !isDay(field))
    if (other) readPaperField(other, rest, at)
    return
  }
  const parts = text.split(PARTS).filter((part) => part.trim() !== '')
  if (parts.length < fields.length) return readPaperField(only, text, at)
  for (const [place, field] of fields.entries()) readPaperField(field, parts[place] as string, at)
}

/** A paper needs more than a name. */
export const isPaper = (paper: Gathered): boolean =>
  Boolean((paper.name || paper.number) && (paper.number || paper.issuedDate || paper.validDate))

const findCue = createLabelFinder({
  number: 'no|number|nr|№|n|номер|nº|n°|号码|编号|رقم|संख्या|nomor|numéro|nummer|número|series',
  issuedDate:
    'issued|issued on|issue date|date of issue|issue|iss|выдан|дата выдачи|видано|дата видачі|expedido|emitido|emisión|délivré le|ausgestellt am|签发日期|الإصدار|जारी|terbit|emissão|from|valid from|doi',
  validDate:
    'valid|valid until|valid till|valid to|expiry|expires|exp|expiry date|до|действителен до|действует до|дійсний до|дійсне до|valid thru|vence|vencimiento|válido hasta|válido até|validade|valable jusqu’au|valide jusqu’au|gültig bis|有效期至|صالح حتى|वैध|berlaku sampai|berlaku hingga|till|until|to|expires on|date of expiry|по|срок действия|hasta|caduca',
  issuedBy:
    'by|issued by|place|at|issued at|place of issue|кем|кем выдан|место|место выдачи|ким|ким виданий|por|expedido por|emitido por|délivré par|ausgestellt von|oleh|dikeluarkan oleh|authority|issuing authority|签发机关|صادر عن|द्वारा',
})

const CUE =
  /(?<!\p{L})(issued by|issued on|issued at|date of issue|place of issue|issue date|issued|valid until|valid till|valid to|valid|expires on|expires|expiry date|expiry|date of expiry|exp|by|till|until|выдан|кем выдан|дата выдачи|действителен до|действует до|видано|видана|виданий|дійсний до|дійсне до|дійсна до|expedido por|expedido|emitido por|emitido|vence|válido hasta|válido até|délivré le|délivré par|délivré|valable jusqu['’]au|valide jusqu['’]au|ausgestellt am|ausgestellt von|ausgestellt|gültig bis|berlaku sampai|berlaku hingga|terbit|oleh|no|nr|№|n°|nº|номер|签发日期|有效期至)(?!\p{L})[\s.:]{0,4}/giu

/** Splits a line at its cues: the text after each, and the text before the first. */
function cutByCues(text: string): { head: string; pieces: { cue: string; text: string }[] } {
  const cues = [...text.slice(0, 400).matchAll(CUE)]
  const pieces = cues.map((match, place) => ({
    cue: match[1] as string,
    text: clean(text.slice(match.index + match[0].length, cues[place + 1]?.index)),
  }))
  return { head: clean(text.slice(0, cues[0]?.index)), pieces }
}

/** Letters directly before figures belong to a number and are no country: "Seaman's book GEO 118204". */
const isOfNumber = (words: readonly string[], at: number): boolean =>
  /\d{3}/.test(words[at] ?? '') || (/^\p{Lu}{1,3}$/u.test(words[at] ?? '') && /^\d/.test(words[at + 1] ?? ''))

/** Splits "Seaman's book AB 123456" into paper and rest. */
function splitHead(head: string, { ground }: PaperGround): { name: string; rest: string } {
  const [begun = '', ...behind] = head.split(/\s[–—]\s/u)
  if (behind.length > 1 && ground.terms.findPaper(begun)) return { name: begun, rest: behind.join(', ') }
  const [first = '', ...others] = head.split(/\s+/)
  // "Croatian passport": the adjective names the issuing country.
  const words =
    others.length > 0 && ground.terms.findCountry(first) && !ground.terms.findPaper(head) ? others : [first, ...others]
  for (let count = Math.min(words.length, 14); count > 0; count -= 1) {
    if (isOfNumber(words, count - 1) && ground.terms.findPaper(words.slice(0, count - 1).join(' '))) continue
    const name = words
      .slice(0, count)
      .join(' ')
      .replace(/[,:;–—-]{1,3}$/, '')
    if (ground.terms.findPaper(name)) return { name, rest: words.slice(count).join(' ') }
  }
  const [name = '', ...rest] = head.split(/[:：,|–—](?![^()]{0,60}\))|\s-\s/)
  return { name, rest: rest.join(', ') }
}

const BY = /^(?:by|por|oleh|par|von|durch|від|от|de)\s/iu

const MAX_NUMBER = 30
/** Offices with numbers as names; a year is none. */
const OFFICE = /^(?!19|20)\d{4}$/

function readRest(rest: string, at: PaperGround): void {
  for (const written of rest.split(/[,;|]\s?/).map(clean)) {
    const part = written.replace(BY, '')
    if (part === '' || ENDLESS.test(part)) continue
    const dates = findDates(part, at.ground.order)
    if (dates.length > 0)
      readPaperField(dates.length > 1 ? 'validity' : at.paper.issuedDate ? 'validDate' : 'issuedDate', part, at)
    else if (!at.paper.number && /\d{2}/.test(part) && part.length <= MAX_NUMBER)
      gather(at.paper, [LIST, 'number'], part.replace(/^(?:no|nr|№|n°|nº)[.:\s]{0,3}/iu, ''), at)
    else if (OFFICE.test(part)) gather(at.paper, [LIST, 'issuedBy'], part, { ...at, isSure: false })
    else if (/\p{L}{2}/u.test(part)) gather(at.paper, [LIST, 'issuedBy'], part, { ...at, isSure: part !== written })
  }
}

/** Reads a paper in one line. */
export function readPaperText(row: Row, text: string, at: { ground: Ground; section: Section | undefined }): Gathered {
  const ground: PaperGround = { paper: {}, row, ...at }
  const { head, pieces } = cutByCues(text)
  const { name, rest } = splitHead(head, ground)
  putPaperName(name, ground)
  readPieces(pieces, ground)
  readRest(rest, ground)
  return ground.paper
}

/** Whether a line continues a paper: it begins with a date, or with a word such as "No" or "issued". */
export const isPaperDetail = (text: string, { order }: Ground): boolean =>
  findDates(text, order)[0]?.start === 0 || (/\d{2}/.test(text) && text.search(CUE) === 0)

/** Reads a line below the name of a paper. */
export function readPaperDetail(text: string, at: PaperGround): void {
  const { head, pieces } = cutByCues(text)
  readPieces(pieces, at)
  readRest(head, at)
}

function readPieces(pieces: ReturnType<typeof cutByCues>['pieces'], ground: PaperGround): void {
  for (const { cue, text: piece } of pieces) {
    const field = findCue(cue) ?? 'number'
    const dates = findDates(piece, ground.ground.order)
    if ((field === 'issuedDate' || field === 'validDate') && dates[0]) {
      readRest(piece.slice(0, dates[0].start), ground)
      readPaperField(field, piece.slice(dates[0].start, dates[0].end), ground)
      readRest(piece.slice(dates[0].end), ground)
    } else if (field === 'issuedBy' || field === 'issuedDate') {
      const [by = '', ...others] = piece.split(/[,;|]/)
      gather(ground.paper, [LIST, 'issuedBy'], by, ground)
      readRest(others.join(','), ground)
    } else if (field === 'number') readNumber(piece, ground)
    else if (field !== 'validDate') readRest(piece, ground)
  }
}

/** The text after "No" is a number, even if a part looks like a date. */
function readNumber(piece: string, at: PaperGround): void {
  const [number = '', ...others] = piece.split(/[,;|]\s?/)
  const isNumber = !at.paper.number && /^[\p{L}\d./-]{2,30}$/u.test(number) && /\d{2}/.test(number)
  if (isNumber) gather(at.paper, [LIST, 'number'], number, at)
  readRest(isNumber ? others.join(', ') : piece, at)
}
