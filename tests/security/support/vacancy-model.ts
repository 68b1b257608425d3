import { env } from 'cloudflare:test'
import { DAY } from '#src/domain/time.ts'
import { NO_FEE_CLAUSE } from '#src/domain/vacancy/no-fee.ts'
import { decideVacancy } from '#src/server/back-office/moderation/decide-vacancy.usecases.ts'
import { confirmReport } from '#src/server/exchange/feed/confirm-report.usecases.ts'
import type { SourceRow } from '#src/server/exchange/feed/feed.tables.ts'
import { importFeed } from '#src/server/exchange/feed/import-feed.usecases.ts'
import { createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { restoreAccount, withdrawAccount } from '#src/server/platform/withdrawal.ts'
import { PRODUCT } from '#src/server/product.ts'
import { expireVacancies } from '#src/server/work/vacancy/expire-vacancies.usecases.ts'
import { close, extend, pause, resume } from '#src/server/work/vacancy-editor/acts.usecases.ts'
import { publishVacancy } from '#src/server/work/vacancy-editor/publish.usecases.ts'
import { beginVacancy, saveDraft } from '#src/server/work/vacancy-editor/save-draft.usecases.ts'
import { isPublic } from '#src/server/work/vacancy-search/vacancy-detail.usecases.ts'
import { registerAdmin } from '../../server/support/admins.ts'
import { START } from '../../server/support/client.ts'
import { confirmAddress, findOwner, registerCompany } from '../../server/support/fixtures.ts'
import { sessionOf } from '../../server/support/people.ts'
import { startServer } from '../../server/support/product-server.ts'
import { createForm } from '../../server/support/typed-vacancies.ts'

/** What is said of a vacancy: a text, and whether words beside it ask for a fee. */
export type AdvertText = { text: string; hasFee: boolean }

/** Acts on a vacancy that there is. */
export const ROW_ACTS = ['pause', 'resume', 'close', 'extend', 'approve', 'refuse', 'take-down'] as const

/** One act of a company, its feed, an admin, the clock, or a block of the account; `at` selects one of the vacancies. */
export type Act =
  | { name: 'save' | 'begin'; at: number; said: AdvertText }
  | { name: (typeof ROW_ACTS)[number] | 'publish'; at: number }
  | { name: 'feed'; entries: readonly { id: number; said: AdvertText }[] }
  | { name: 'wait'; days: number }
  | { name: 'block' | 'unblock' }

export type Row = {
  id: string
  status: 'draft' | 'moderation' | 'published' | 'expired' | 'closed'
  pausedAt: number | null
  updatedAt: number
  isPublic: boolean
  isFound: boolean
  /** All of its words that the acts choose. */
  words: string
}

const FEE = 'Payable by the seafarer before joining'
const TEXTS = ['alpha', 'bravo', 'charlie'] as const
export const ADVERT_TEXTS: readonly AdvertText[] = TEXTS.flatMap((text) => [
  { text, hasFee: false },
  { text, hasFee: true },
])
export const asksForFee = (words: string): boolean => words.includes('seafarer')

const sentence = (text: string) => `We look for a bosun for a steady trade by the name of ${text}, with a good crew.`
/** Far enough that no sequence comes to it. */
const JOINING = { joinFrom: '2028-05-01', joinTo: '2028-05-20' }

const typed = ({ text, hasFee }: AdvertText) =>
  createForm({
    ...JOINING,
    texts: [{ language: 'en', text: sentence(text) }],
    insurance: hasFee ? FEE : '',
  })

function writeFeed(entries: readonly { id: number; said: AdvertText }[]): string {
  const feed = createFeed(
    entries.map(({ id, said }) => ({
      ...{ ...ENTRIES.bosun, id, text: sentence(said.text) },
      ...{ pay: `${240 + id} EUR/day`, join: '01.05.2028 - 20.05.2028' },
    })),
  )
  const fees = entries.map(({ said }) => (said.hasFee ? `<tradingArea>${FEE}</tradingArea>` : ''))
  return feed.replaceAll('<guid>', () => `${fees.shift() ?? ''}<guid>`)
}

const ROWS = `SELECT v.id, v.status, v.paused_at AS pausedAt, v.updated_at AS updatedAt, v.expires_at AS expires_at,
  s.rowid IS NOT NULL AS isFound, concat_ws(' · ', v.text, v.insurance, v.trading_area) AS words
  FROM vacancy v LEFT JOIN vacancy_search s ON s.rowid = v.seq WHERE v.company_id = ? ORDER BY v.created_at, v.id`

const EMPTY = [
  'DELETE FROM vacancy_search WHERE rowid IN (SELECT seq FROM vacancy WHERE company_id = ?1)',
  'DELETE FROM feed_source WHERE company_id = ?1',
  'DELETE FROM vacancy WHERE company_id = ?1',
  'DELETE FROM vacancy_draft WHERE company_id = ?1',
  'UPDATE account SET blocked_at = NULL WHERE id = (SELECT account_id FROM organisation_member WHERE organisation_id = ?1)',
  `INSERT INTO feed_source (id, company_id, kind, name, address, publishes_alone, confirmed_at, created_at, updated_at)
    VALUES ('source-' || ?1, ?1, 'address', 'x', 'https://crewing.com/' || ?1, 1, 1, 1, 1)`,
]

type World = {
  services: ReturnType<typeof startServer>['services']
  companyId: string
  accountId: string
  source: SourceRow
}
type People = { session: Session; admin: Session; move: (days: number) => void }

const ORIGIN_OF_ADMIN = { device: 'Firefox · Linux', country: 'UA', city: 'Odesa' }

async function decide({ services }: World, { admin }: People, row: Row, act: 'approve' | 'refuse' | 'take-down') {
  const reason = act === 'approve' ? null : ('pay' as const)
  await decideVacancy(services, { session: admin, origin: ORIGIN_OF_ADMIN }, row.id, {
    ...{ act, reason, note: null, seen: row.updatedAt },
  })
}

async function setBlocked({ services, accountId }: World, isBlocked: boolean) {
  const { db, clock } = services
  const block = env.DB.prepare('UPDATE account SET blocked_at = ? WHERE id = ?').bind(
    isBlocked ? clock() : null,
    accountId,
  )
  await block.run()
  await runBatch(
    db,
    isBlocked
      ? withdrawAccount(PRODUCT.withdrawal, db, accountId, clock())
      : await restoreAccount(PRODUCT.withdrawal, services, accountId),
  )
}

async function readFeed(
  { services, source }: World,
  { session }: People,
  entries: readonly { id: number; said: AdvertText }[],
) {
  const { reportId, plan } = await importFeed(services, source, writeFeed(entries), session)
  const { counts } = plan
  if (reportId && counts.new + counts.changed + counts.withdrawn > 0)
    await confirmReport(services, source, reportId, 'schedule')
}

/** Of what is typed; none where only a feed told of the vacancy. */
const versionOf = async (id: string): Promise<number> =>
  (await env.DB.prepare('SELECT version FROM vacancy_draft WHERE vacancy_id = ?').bind(id).first<number>('version')) ??
  0

async function edit(world: World, { session }: People, id: string, said: AdvertText) {
  await saveDraft(world.services, session, id, { version: await versionOf(id), form: typed(said) })
}

async function publish(world: World, { session }: People, id: string) {
  const input = { version: await versionOf(id), clause: NO_FEE_CLAUSE, anyway: true }
  await publishVacancy(world.services, session, id, input, undefined)
}

/** A vacancy of the company, or what it has typed and not published. */
async function choose({ companyId }: World, rows: readonly Row[], at: number): Promise<string | undefined> {
  const { results } = await env.DB.prepare('SELECT vacancy_id AS id FROM vacancy_draft WHERE company_id = ? ORDER BY 1')
    .bind(companyId)
    .all<{ id: string }>()
  const ids = [...new Set([...rows.map(({ id }) => id), ...results.map(({ id }) => id)])]
  return ids[at % Math.max(1, ids.length)]
}

async function perform(world: World, people: People, act: Act, rows: readonly Row[]): Promise<void> {
  const { services } = world
  const { session } = people
  if (act.name === 'feed') return readFeed(world, people, act.entries)
  if (act.name === 'wait') {
    people.move(act.days)
    await expireVacancies(services)
    return
  }
  if (!('at' in act)) return setBlocked(world, act.name === 'block')
  if (act.name === 'begin') return void (await beginVacancy(services, session, typed(act.said), undefined))
  const row = rows[act.at % Math.max(1, rows.length)]
  const id = act.name === 'publish' || act.name === 'save' ? await choose(world, rows, act.at) : row?.id
  if (!id) return
  if (act.name === 'save') await edit(world, people, id, act.said)
  else if (act.name === 'publish') await publish(world, people, id)
  else if (act.name === 'pause') await pause(services, session, id)
  else if (act.name === 'resume') await resume(services, session, id)
  else if (act.name === 'extend') await extend(services, session, id, null)
  else if (act.name === 'close') await close(services, session, id, 'filled-elsewhere')
  else if (row) await decide(world, people, row, act.name)
}

/** A company and an admin, whose sequences of acts each begin with nothing. */
export async function createModelWorld(verified: boolean) {
  let now = START
  const server = startServer({ clock: () => now })
  const company = await registerCompany(server, { verified })
  await confirmAddress(company.email)
  const admin = await registerAdmin(server)
  const people = {
    session: await sessionOf(server, company),
    admin: await sessionOf(server, admin),
    move: (days: number) => {
      now += days * DAY
    },
  }
  const { companyId } = company
  const world: World = {
    services: {
      ...server.services,
      limiter: { ...server.services.limiter, take: async () => ({ forgive: async () => {}, clear: async () => {} }) },
    },
    companyId,
    accountId: await findOwner(companyId),
    source: { id: `source-${companyId}`, companyId, publishesAlone: true, confirmedAt: 1 } as SourceRow,
  }
  const read = async (): Promise<Row[]> => {
    const { results } = await env.DB.prepare(ROWS).bind(companyId).all<Row & { expires_at: number }>()
    return results.map((row) => ({
      ...row,
      isFound: Boolean(row.isFound),
      isPublic: isPublic({ ...row, suspended: 0 }, now),
    }))
  }
  return {
    read,
    now: () => now,
    begin: async () => {
      now = START
      await env.DB.batch(EMPTY.map((statement) => env.DB.prepare(statement).bind(companyId)))
    },
    /** Whether it was done and not refused. */
    perform: async (act: Act, rows: readonly Row[]): Promise<boolean> => {
      try {
        await perform(world, people, act, rows)
        return true
      } catch (error) {
        if (error instanceof Failure) return false
        throw error
      }
    },
  }
}

export type ModelWorld = Awaited<ReturnType<typeof createModelWorld>>
