import { companyPath } from '#src/contract/http/addresses.ts'
import { VIEWS } from '#src/contract/lists.ts'
import { MAX_VIEW_LINES, VIEWS_KEPT_FOR } from '#src/contract/profile-view/profile-view.ts'
import type { OwnViews, ViewLine } from '#src/contract/profile-view/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteOldViews, findStart, listLinkViews, listViews, noteStart, type Span } from './profile-view.repository.ts'

type ViewRow = Awaited<ReturnType<typeof listViews>>[number]
type LinkRow = Awaited<ReturnType<typeof listLinkViews>>[number]

const toLine = ({ view, company }: ViewRow): ViewLine => ({
  id: view.id,
  kind: view.kind,
  company: company && { name: company.name, path: company.isListed === 1 ? companyPath(company) : null },
  member: view.memberRole,
  link: null,
  parts: [...(view.cardAt === null ? [] : (['card'] as const)), ...(view.cvAt === null ? [] : (['cv'] as const))],
  looks: view.looks,
  seenAt: view.seenAt,
})

/** One line per link and day. */
const toLinkLines = (rows: readonly LinkRow[]): ViewLine[] =>
  [...Map.groupBy(rows, ({ shareId, seenAt }) => `${shareId} ${toPlainDate(seenAt)}`)].map(([id, looks]) => {
    const [{ label, seenAt }] = looks as [LinkRow]
    return { id, kind: 'link', company: null, member: null, link: label, parts: ['link'], looks: looks.length, seenAt }
  })

/** Viewers in a period, latest first. */
export async function listLines({ db }: Needs<'db'>, seamanId: string, span: Span): Promise<ViewLine[]> {
  const [views, links] = await Promise.all([
    listViews(db, seamanId, span, MAX_VIEW_LINES),
    listLinkViews(db, seamanId, span),
  ])
  return [...views.map(toLine), ...toLinkLines(links)]
    .sort((first, second) => second.seenAt - first.seenAt)
    .slice(0, MAX_VIEW_LINES)
}

/** Returns who viewed the caller, and since when views are recorded. */
export async function listOwnViews(services: Needs<'db' | 'clock'>, seamanId: string, page: number): Promise<OwnViews> {
  const { db, clock } = services
  const now = clock()
  const start = await findStart(db, seamanId, now)
  if (start === undefined) throw new Failure('not-found')
  const from = now - VIEWS_KEPT_FOR
  const lines = await listLines(services, seamanId, { from, until: now + 1 })
  const { pageSize } = VIEWS
  return {
    items: lines.slice((page - 1) * pageSize, page * pageSize),
    total: lines.length,
    page,
    pageSize,
    since: Math.min(Math.max(start, from), now),
  }
}

/** Deletes expired lines; the first run records the start of recording. */
export async function sweepViews({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  const now = clock()
  await runBatch(db, [noteStart(db, now), deleteOldViews(db, toPlainDate(now - VIEWS_KEPT_FOR))])
}
