import type { LocaleCode } from '#src/domain/locales.ts'
import { countCharacters } from '#src/domain/text/text.ts'
import { findFeeWords } from '#src/domain/vacancy/fee-words.ts'
import { toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import type { QueryLookup } from '#src/domain/vocabulary/query-lookup.ts'
import type { Rank } from '#src/domain/vocabulary/rank.ts'
import type { VesselType } from '#src/domain/vocabulary/vessel-type.ts'
import type { VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'
import { collectsOnly } from './collects-only.ts'
import { detectLanguage } from './detect-language.ts'
import { joinLines, toLines } from './html-lines.ts'
import { type FeedItem, MAX_DESCRIPTION } from './parse-feed.ts'
import { listUnreadRegulations, readCertificates } from './read-certificates.ts'
import { readEnglish } from './read-english.ts'
import { readExperience } from './read-experience.ts'
import { readLabels } from './read-labels.ts'
import { readNationalities } from './read-nationalities.ts'
import { readTerms, type TermProblem, type Terms } from './read-terms.ts'
import { readRank, readVesselClass, readVesselType, splitTitle } from './read-title.ts'
import { readVessel } from './read-vessel.ts'
import { removeContacts } from './remove-contacts.ts'
import { splitStatements } from './split-statements.ts'

/** Why an entry is no vacancy; each has a message `feed.reason.<code>`. */
export type Reason =
  | 'id-missing'
  | 'title-missing'
  | 'rank-unknown'
  | 'rank-several'
  | 'vessel-unknown'
  | 'vessel-several'
  | 'text-missing'
  | 'text-long'
  | 'fee'
  | 'no-post'
  | TermProblem

/** What was left out or ambiguous; each has a message `feed.note.<code>`. */
export type Note =
  | 'contacts-removed'
  | 'nationality-unread'
  | 'certificate-unread'
  | 'pay-upper-only'
  | 'duplicates-joined'

/** The readable data of a rejected entry. */
export type SeenFacts = Partial<VacancyFacts>

export type ReadItem = {
  item: FeedItem
  facts: VacancyFacts | null
  /** Of a rejected entry. */
  seen?: SeenFacts
  reasons: Reason[]
  notes: Note[]
}

export type ReadingContext = { lookup: QueryLookup; language: LocaleCode | undefined; now: number }

const MIN_TEXT = 20
const MAX_TEXT = 6000
/** Limit of the raw text: lines of pay, dates and contacts are removed before it is measured. */
const MAX_READ = 2 * MAX_TEXT

type Named = ReturnType<typeof readNames>

function readNames(item: FeedItem, lines: readonly string[], context: ReadingContext) {
  const language = detectLanguage([item.title, ...lines].join('\n'), context.language)
  const vocabulary = { lookup: context.lookup, language }
  const labels = readLabels(lines)
  const fields = {
    ...Object.fromEntries(labels.toReversed().map(({ field, value }) => [field, value])),
    ...item.fields,
  }
  const title = splitTitle(item.title, vocabulary)
  const rank = readRank(title, item.fields.rank, vocabulary)
  const vessel = readVesselType(title, fields.vesselType, vocabulary)
  return { language, labels, fields: fields as FeedItem['fields'], rank, vessel }
}

/** Returns the read lines, and whether that is all of them. */
function readLines({ description }: FeedItem, now: number): { lines: string[]; isWhole: boolean } {
  const text = toLines(description.slice(0, MAX_DESCRIPTION)).join('\n')
  return {
    lines: splitStatements(text.slice(0, MAX_READ).split('\n'), now),
    isWhole: description.length <= MAX_DESCRIPTION && text.length <= MAX_READ,
  }
}

type Text = { text: string; isWhole: boolean }

function listReasons(item: FeedItem, { rank, vessel }: Named, said: Text, terms: readonly Reason[]): Reason[] {
  const { text, isWhole } = said
  const length = countCharacters(text)
  return [
    ...(item.externalId === '' ? (['id-missing'] as const) : []),
    ...(item.title === '' ? (['title-missing'] as const) : []),
    ...('problem' in rank && item.title !== '' ? ([`rank-${rank.problem}`] as const) : []),
    ...('problem' in vessel && item.title !== '' ? ([`vessel-${vessel.problem}`] as const) : []),
    ...terms,
    ...(length < MIN_TEXT ? (['text-missing'] as const) : []),
    ...(!isWhole || length > MAX_TEXT ? (['text-long'] as const) : []),
    ...(findFeeWords(text).length > 0 ? (['fee'] as const) : []),
    ...(collectsOnly(text) ? (['no-post'] as const) : []),
  ]
}

function readDemands(named: Named, lines: readonly string[], rank: Rank) {
  const english = readEnglish(named.labels, lines)
  const nationality = readNationalities(named.labels, lines)
  const experience = readExperience(lines)
  const demands = {
    english_level: english.level,
    english_order: english.order,
    any_nationality: nationality.countries.length === 0 ? 1 : 0,
    nationalities: JSON.stringify(nationality.countries),
    certificates: JSON.stringify(rank.level === 'cadet' ? [] : readCertificates(lines)),
    min_months_in_rank: experience.inRank,
    min_months_on_type: experience.onType,
  }
  return { demands, unread: nationality.unread }
}

const readPositions = (text: string | undefined): number => {
  const count = Number(/^\d{1,2}$/.exec((text ?? '').trim())?.[0] ?? 1)
  return count >= 1 && count <= 50 ? count : 1
}

type Parts = { named: Named; lines: readonly string[]; rank: Rank; vessel: VesselType; terms: Terms; text: string }

function createFacts(item: FeedItem, parts: Parts, now: number): { facts: VacancyFacts; unread: boolean } {
  const { named, lines, rank, vessel, terms, text } = parts
  const { fields } = named
  const { pay } = terms
  const { demands, unread } = readDemands(named, lines, rank)
  const facts = {
    rank: rank.slug,
    department: rank.department,
    fleet: vessel.fleet,
    vessel_type: vessel.slug,
    vessel_class: readVesselClass(vessel, [item.title, fields.vesselType]),
    ...readVessel(fields, [item.title, ...lines], new Date(now).getUTCFullYear()),
    pay_min: pay.min,
    pay_max: pay.max,
    pay_currency: pay.currency,
    pay_period: pay.period,
    pay_usd: toUsdPerMonth(pay.max, pay.currency, pay.period),
    ...terms.columns,
    positions: readPositions(fields.positions),
    ...demands,
    text,
    text_language: named.language,
  }
  return { facts, unread }
}

function listSeen(
  item: FeedItem,
  { rank, vessel, fields }: Named,
  { pay, columns }: ReturnType<typeof readTerms>,
): SeenFacts {
  return {
    ...('found' in rank && { rank: rank.found.slug }),
    ...('found' in vessel && {
      vessel_type: vessel.found.slug,
      vessel_class: readVesselClass(vessel.found, [item.title, fields.vesselType]),
    }),
    ...(pay && { pay_min: pay.min, pay_max: pay.max, pay_currency: pay.currency, pay_period: pay.period }),
    ...columns,
  }
}

/** Reads one feed entry as a vacancy, or returns the reasons why it is none. Pure: the same result on the same day. */
export function readItem(item: FeedItem, context: ReadingContext): ReadItem {
  const { now } = context
  const { lines, isWhole } = readLines(item, now)
  const named = readNames(item, lines, context)
  const { rank, vessel, labels } = named
  const isCadet = 'found' in rank && rank.found.level === 'cadet'
  const reading = readTerms({ item, labels, lines, isCadet, now })
  const { terms, problems, usedLines } = reading
  const contacts = removeContacts(lines.map((line, index) => (usedLines.has(index) ? '' : line)))
  const text = joinLines(contacts.lines)
  const reasons = listReasons(item, named, { text, isWhole }, problems)
  if (reasons.length > 0 || !('found' in rank) || !('found' in vessel) || !terms) {
    return { item, facts: null, seen: listSeen(item, named, reading), reasons, notes: [] }
  }
  const parts = { named, lines, rank: rank.found, vessel: vessel.found, terms, text }
  const { facts, unread } = createFacts(item, parts, now)
  const notes: Note[] = [
    ...(contacts.removed ? (['contacts-removed'] as const) : []),
    ...(unread ? (['nationality-unread'] as const) : []),
    ...(listUnreadRegulations(lines).length > 0 ? (['certificate-unread'] as const) : []),
    ...(terms.pay.min === 0 ? (['pay-upper-only'] as const) : []),
  ]
  return { item, facts, reasons, notes }
}
