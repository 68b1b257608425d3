import type { FeedCounts } from '#src/contract/feed/schemas.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'
import type { ReportLine } from './feed.tables.ts'
import type { KnownItem } from './feed-items.repository.ts'
import { findChanges } from './find-changes.ts'
import type { Collapsed, Duplicate } from './reading/collapse-duplicates.ts'
import type { ReadItem } from './reading/read-item.ts'

/** One line of a report: the result of a feed entry. */
export type PlannedRow = Omit<ReportLine, 'reportId'>

export type Plan = { rows: PlannedRow[]; counts: FeedCounts; hash: string }

const NO_ROWS: FeedCounts = { new: 0, changed: 0, unchanged: 0, duplicate: 0, refused: 0, withdrawn: 0 }

/** Increased when entries are read differently, so that they are read again. */
const READING = 3

const OPEN = new Set(['published', 'moderation'])
/** Closed or withdrawn by the company itself: the feed does not reopen it. */
const BY_HAND = new Set(['closed', 'draft'])

const rawOf = ({ title, description, fields }: ReadItem['item']) => [title, description, Object.entries(fields).sort()]

/** Digest of an entry with its duplicates. Dates such as "as soon as possible" do not change with the day. */
const hashItem = ({ item }: ReadItem, duplicates: readonly Duplicate[]): string =>
  hashText(
    JSON.stringify([
      READING,
      rawOf(item),
      ...duplicates
        .filter(({ of, item: other }) => of === item.externalId && other.externalId !== of)
        .map(({ item: other }) => rawOf(other)),
    ]),
  )

const blank = ({ item }: Pick<ReadItem, 'item'>): PlannedRow => ({
  position: item.position,
  externalId: item.externalId,
  title: item.title,
  outcome: 'unchanged',
  reasons: [],
  notes: [],
  changes: [],
  duplicateOf: null,
  vacancyId: null,
  contentHash: null,
  facts: null,
})

const seenOf = ({ facts, seen }: ReadItem): ReportLine['facts'] => facts ?? seen ?? null

/** An entry that cannot be published; its previous vacancy is outdated. */
const planRefusal = (one: ReadItem, reasons: string[], known: KnownItem | undefined): PlannedRow =>
  known?.listed && OPEN.has(known.status)
    ? { ...blank(one), outcome: 'withdrawn', reasons, vacancyId: known.vacancyId, facts: seenOf(one) }
    : { ...blank(one), outcome: 'refused', reasons, facts: seenOf(one) }

function planKnown(one: ReadItem, facts: VacancyFacts, contentHash: string, known: KnownItem): PlannedRow {
  const row = { ...blank(one), facts, contentHash, vacancyId: known.vacancyId, notes: [...one.notes] as string[] }
  if (!known.listed) return { ...row, outcome: 'changed', notes: [...row.notes, 'returned'] }
  if (BY_HAND.has(known.status)) return { ...row, notes: [...row.notes, 'closed-by-hand'] }
  if (known.status === 'expired') return { ...row, outcome: 'changed', notes: [...row.notes, 'renewed'] }
  if (known.contentHash === contentHash) return row
  return { ...row, outcome: 'changed', changes: findChanges(known.facts, facts) }
}

function planEntry(one: ReadItem, { duplicates }: Collapsed, known: Known): PlannedRow {
  const before = known.items.get(one.item.externalId)
  if (known.elsewhere.has(one.item.externalId)) return planRefusal(one, ['other-source'], before)
  if (!one.facts) return planRefusal(one, one.reasons, before)
  const contentHash = hashItem(one, duplicates)
  if (before) return planKnown(one, one.facts, contentHash, before)
  return { ...blank(one), outcome: 'new', notes: one.notes, contentHash, facts: one.facts }
}

function planDuplicate({ item, of }: Duplicate, { kept }: Collapsed, known: Known): PlannedRow {
  const before = item.externalId === of ? undefined : known.items.get(item.externalId)
  const row = { ...blank({ item }), duplicateOf: kept.find((one) => one.item.externalId === of)?.item.position ?? null }
  return before?.listed && OPEN.has(before.status)
    ? { ...row, outcome: 'withdrawn', vacancyId: before.vacancyId }
    : { ...row, outcome: 'duplicate' }
}

/** Vacancies whose entries left the feed, after the last row. */
function planDepartures(rows: readonly PlannedRow[], known: Known): PlannedRow[] {
  const present = new Set(rows.map(({ externalId }) => externalId))
  const last = Math.max(0, ...rows.map(({ position }) => position))
  return [...known.items.values()]
    .filter(({ externalId, listed, status }) => listed && OPEN.has(status) && !present.has(externalId))
    .map(({ externalId, vacancyId, facts }, index) => ({
      ...blank({ item: { position: last + index + 1, externalId, title: '' } as ReadItem['item'] }),
      outcome: 'withdrawn',
      vacancyId,
      facts,
    }))
}

export type Known = {
  items: ReadonlyMap<string, KnownItem>
  /** Names published by another source of the company. */
  elsewhere: ReadonlySet<string>
}

const hashRows = (rows: readonly PlannedRow[]): string =>
  hashText(
    JSON.stringify(rows.map((row) => [row.externalId, row.outcome, row.reasons, row.contentHash, row.vacancyId])),
  )

/** Returns what must be done to match a source's vacancies with its feed; does nothing itself. */
export function planImport(collapsed: Collapsed, known: Known): Plan {
  const present = [
    ...collapsed.kept.map((one) => planEntry(one, collapsed, known)),
    ...collapsed.duplicates.map((one) => planDuplicate(one, collapsed, known)),
  ].sort((a, b) => a.position - b.position)
  const rows = [...present, ...planDepartures(present, known)]
  const counts = { ...NO_ROWS }
  for (const { outcome } of rows) counts[outcome] += 1
  return { rows, counts, hash: hashRows(rows) }
}

/** Whether there is anything to confirm. */
export const isActionable = ({ counts }: Pick<Plan, 'counts'>): boolean =>
  counts.new + counts.changed + counts.withdrawn > 0
