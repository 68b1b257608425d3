import { DAY } from '#src/domain/time.ts'
import { findExpiry } from '#src/domain/vacancy/own-vacancy.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { demandPublisher, findPublisher } from '#src/server/work/vacancy/publisher.repository.ts'
import { findRowFlags } from '#src/server/work/vacancy/row-flags.ts'
import { decideStatus } from '#src/server/work/vacancy/vacancy-moves.ts'
import {
  areThese,
  closeVacancies,
  extendVacancies,
  writeVacancies,
} from '#src/server/work/vacancy/vacancy-publishing.repository.ts'
import type { Publisher } from '#src/server/work/vacancy/vacancy-publishing.rules.ts'
import type { VacancyFacts, VacancyRow } from '#src/server/work/vacancy/vacancy-row.ts'
import type { ReportLine, ReportRow, SourceRow } from './feed.tables.ts'
import { saveItems, unlistItems } from './feed-items.repository.ts'
import { findActs, findReport, linkRows, markConfirmed, markSourceConfirmed } from './feed-reports.repository.ts'
import { readByOf, recordStarter, type StartedBy } from './started-by.ts'

/** "As soon as possible" and joining dates depend on the day of reading. */
const VALID_FOR = 3 * DAY

/** Every row with an act has them. */
const readFacts = ({ facts }: ReportLine): VacancyFacts => facts as VacancyFacts

type Written = { line: ReportLine; row: VacancyRow }

/** New and changed rows as vacancies, exactly as in the report. */
function createRows({ ids }: Needs<'ids'>, lines: readonly ReportLine[], publisher: Publisher, now: number): Written[] {
  return lines
    .filter(({ outcome }) => outcome === 'new' || outcome === 'changed')
    .map((line) => {
      const facts = readFacts(line)
      const flags = findRowFlags(facts)
      const status = decideStatus({ publisher, flags, now })
      const row: VacancyRow = {
        ...facts,
        id: line.vacancyId ?? ids.key(now),
        company_id: publisher.id,
        slug: `${facts.rank}-${facts.vessel_type}`,
        status,
        published_at: status === 'published' ? now : null,
        expires_at: findExpiry(facts.join_to, now),
        created_at: now,
        flags: flags.length === 0 ? null : JSON.stringify(flags),
        // A feed has a single language, and restores paused vacancies.
        texts: null,
        paused_at: null,
        outcome: null,
        updated_at: now,
      }
      return { line, row }
    })
}

const pick = (lines: readonly ReportLine[], wanted: ReportLine['outcome']) =>
  lines.flatMap((line) => (line.outcome === wanted && line.vacancyId ? [{ ...line, vacancyId: line.vacancyId }] : []))

function createStatements(
  services: Needs<'db' | 'clock' | 'ids'>,
  source: SourceRow,
  reportId: string,
  startedBy: StartedBy,
  work: Work,
) {
  const { db } = services
  const { lines, publisher, now } = work
  const written = createRows(services, lines, publisher, now)
  const withdrawn = pick(lines, 'withdrawn').map(({ vacancyId }) => vacancyId)
  const unchanged = pick(lines, 'unchanged')
  const published = written.map(({ line, row }) => ({
    externalId: line.externalId,
    vacancyId: row.id,
    contentHash: line.contentHash ?? '',
  }))
  return [
    ...recordStarter(services, startedBy, 'feed-confirmed', source.id),
    markConfirmed(db, reportId, readByOf(startedBy), now),
    ...demandOneChange(db),
    ...demandPublisher(db, publisher),
    ...writeVacancies(
      db,
      written.map(({ row }) => row),
      publisher,
      { move: 'import', now },
    ),
    ...closeVacancies(db, publisher.id, areThese(withdrawn), now),
    ...extendVacancies(
      db,
      unchanged.map((line) => [line.vacancyId, findExpiry(readFacts(line).join_to, now)]),
    ),
    ...saveItems(db, source.id, published),
    unlistItems(db, source.id, withdrawn),
    linkRows(
      db,
      reportId,
      written.map(({ line, row }) => [line.position, row.id]),
    ),
    markSourceConfirmed(db, source.id, now),
  ]
}

type Work = { lines: readonly ReportLine[]; publisher: Publisher; now: number }

function demandOpen(report: ReportRow | undefined, now: number): ReportRow {
  if (!report) throw new Failure('not-found')
  if (report.status === 'open' && now - report.createdAt > VALID_FOR) throw old()
  if (report.status === 'replaced' || report.status === 'idle') throw new Failure('conflict')
  return report
}

const old = () => createFieldFailure('feed', { report: { id: 'feed.confirm.old' } })

/** Publishes a whole report, or nothing if it is no longer the open one of its source. Idempotent. */
export async function confirmReport(
  services: Needs<'db' | 'clock' | 'ids'>,
  source: SourceRow,
  reportId: string,
  startedBy: StartedBy,
): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const report = demandOpen(await findReport(db, source.id, reportId), now)
  if (report.status === 'confirmed') return
  const [lines, publisher] = await Promise.all([findActs(db, reportId), findPublisher(db, source.companyId)])
  if (!publisher) throw new Failure('not-found')
  if (publisher.suspended) throw new Failure('company-suspended')
  if (!publisher.emailVerified) throw new Failure('email-not-verified')
  try {
    await runBatch(db, createStatements(services, source, reportId, startedBy, { lines, publisher, now }))
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    // A concurrent confirmation or reading, or the company may no longer publish.
    const after = await findReport(db, source.id, reportId)
    if (after?.status !== 'confirmed') throw new Failure('conflict')
  }
}
