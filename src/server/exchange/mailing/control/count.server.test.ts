import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailingCountSchema, receivedSchemaList } from '#src/contract/mailing/control-schemas.ts'
import type { MailingFacts } from '#src/domain/mailing/mailing-facts.ts'
import { LEAST_COUNTED } from '#src/domain/mailing/rule-limits.ts'
import { DAY } from '#src/domain/time.ts'
import { createId, insertRow, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { mailingDomain } from '../index.ts'

const server = serverOf(mailingDomain)()
const COUNT = '/server/mailing/control/count'
const RECEIVED = '/server/mailing/control/received'

const FACTS: MailingFacts = {
  rank: 'master',
  monthsInRank: 24,
  types: [{ vesselType: 'lng-carrier', fleet: 'tanker-fleet', months: 22 }],
  english: 'good',
  readyFrom: '2026-12-15',
  papersEnd: null,
  citizenship: 'PH',
}

type Sending = { facts?: Partial<MailingFacts>; daysAgo?: number; notTo?: string[]; accountId?: string }

/** A mailing of a new seafarer. */
async function mailCv({ facts = {}, daysAgo = 0, notTo = [], accountId }: Sending = {}) {
  const sender = accountId ? { accountId } : await registerSeaman(server)
  const id = createId()
  const at = server.now() - daysAgo * DAY
  await insertRow('mailing', {
    ...{ id, account_id: sender.accountId, slug: 'all-fleets', choice: JSON.stringify({ notTo }), reach: '{}' },
    facts: JSON.stringify({ ...FACTS, ...facts }),
    ...{ order_id: null, quota_month: '2026-11', quota_letters: 1, quota_used: 1, consented_at: at, created_at: at },
  })
  return { id, accountId: sender.accountId }
}

async function mailMany(count: number, sending: Sending = {}) {
  for (let sent = 0; sent < count; sent += 1) await mailCv(sending)
}

const countFor = async (company: Awaited<ReturnType<typeof registerCompany>>, query = '') =>
  mailingCountSchema.parse((await company.get(`${COUNT}?${query}`)).body)

beforeEach(() => env.DB.prepare('DELETE FROM mailing').run())

describe('a dry run', () => {
  it('counts the mailings of the last 30 days that the asked rule would have brought', async () => {
    const company = await registerCompany(server)
    await mailMany(LEAST_COUNTED, { daysAgo: 29 })
    await mailCv({ facts: { rank: 'bosun' } })
    await mailCv({ daysAgo: 31 })
    const count = await countFor(company, 'ranks=master,bosun&vesselTypes=lng-carrier&monthsInRank=12')
    expect(count).toMatchObject({
      isTooFew: false,
      isCut: false,
      total: 6,
      brought: 6,
      from: '2026-10-22',
      until: '2026-11-20',
    })
    expect([count.days.length, count.days[0], count.days.at(-1)]).toEqual([30, LEAST_COUNTED, 1])
    expect(await countFor(company, 'ranks=bosun')).toMatchObject({
      brought: 1,
      missed: { rank: 5 },
      without: { ranks: 6 },
    })
  })

  it('counts the saved rule on request', async () => {
    const company = await registerCompany(server)
    await mailMany(LEAST_COUNTED)
    await insertRow('mailing_rule', {
      ...{ organisation_id: company.companyId, ranks: '["bosun"]', frequency: 'daily', updated_at: 1 },
    })
    expect(await countFor(company, 'saved=1')).toMatchObject({ total: 5, brought: 0 })
  })

  it('counts a seafarer once, and nobody whose account is closing or whose mailing was stopped', async () => {
    const company = await registerCompany(server)
    await mailMany(LEAST_COUNTED)
    const { accountId } = await mailCv()
    await mailCv({ accountId, daysAgo: 3 })
    const stopped = await mailCv()
    await env.DB.prepare('UPDATE mailing SET stopped_at = 1 WHERE id = ?').bind(stopped.id).run()
    const closing = await mailCv()
    await insertRow('erasure', { account_id: closing.accountId, requested_at: 1, erase_at: 2 })
    expect((await countFor(company)).total).toBe(LEAST_COUNTED + 1)
  })

  it('has no figures for few seafarers, and none of those who hide from the company', async () => {
    const company = await registerCompany(server)
    await mailMany(LEAST_COUNTED - 1)
    await mailCv({ notTo: [company.slug] })
    expect(await countFor(company)).toMatchObject({ isTooFew: true, total: 0, brought: 0, days: [], types: {} })
    expect((await countFor(await registerCompany(server))).total).toBe(LEAST_COUNTED)
  })

  it('ignores citizenships without a law that allows them', async () => {
    const company = await registerCompany(server, { country: 'PA' })
    await mailMany(LEAST_COUNTED)
    expect((await countFor(company, 'nationalities=UA')).brought).toBe(LEAST_COUNTED)
    await insertRow('nationality_law', {
      ...{ id: createId(), country: 'PA', from_day: '2026-01-01', until_day: null, source: 'Crew Act' },
      ...{ entered_by: createId(), entered_at: 1, ended_by: null, ended_at: null },
    })
    expect((await countFor(company, 'nationalities=UA')).brought).toBe(0)
  })

  it('refuses unknown words and answers viewers, and nobody outside a company', async () => {
    const company = await registerCompany(server)
    for (const query of [
      'fleets=air',
      'monthsInRank=601',
      'english=native',
      'ranks=a,,b',
      `ranks=${'a'.repeat(20_000)}`,
    ])
      expect((await company.get(`${COUNT}?${query}`)).status).toBe(400)
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect([(await viewer.get(COUNT)).status, (await viewer.get(RECEIVED)).status]).toEqual([200, 200])
    expect((await (await registerSeaman(server)).get(COUNT)).status).toBe(403)
  })
})

describe('received CVs', () => {
  async function receive(company: { companyId: string }, row: Record<string, string | number | null> = {}) {
    const { id, accountId } = await mailCv()
    const sentAt = server.now() - 1000
    await insertRow('mailing_recipient', {
      ...{ mailing_id: id, organisation_id: company.companyId, position: 0, funds: 'quota', state: 'delivered' },
      ...{
        frequency: 'each',
        due_at: 1,
        next_at: 1,
        settle_at: 1,
        sent_at: sentAt,
        review_hash: createId(),
        review_until: 1,
      },
      ...row,
    })
    return { id, accountId }
  }
  const read = async (company: Awaited<ReturnType<typeof registerCompany>>, query = '') =>
    receivedSchemaList.parse((await company.get(`${RECEIVED}${query}`)).body)

  it('are those that were sent to the company, with what it may know: no name and no citizenship', async () => {
    const company = await registerCompany(server)
    await receive(company)
    await receive(company, { sent_at: null, state: 'queued' })
    await receive(await registerCompany(server))
    const { items, total } = await read(company)
    expect(total).toBe(1)
    expect(items[0]?.facts).toEqual({
      rank: 'master',
      types: [{ vesselType: 'lng-carrier', months: 22 }],
      readyFrom: '2026-12-15',
    })
  })

  it('are counted as opened and answered, and paged', async () => {
    const company = await registerCompany(server)
    for (let sent = 0; sent < 21; sent += 1)
      await receive(company, {
        ...(sent < 3 && { opened_at: 5 }),
        ...(sent < 2 && { answer: 'interested', answered_at: 6 }),
      })
    const first = await read(company)
    expect([first.items.length, first.total, first.opened, first.answered]).toEqual([20, 21, 3, 2])
    expect((await read(company, '?page=2')).items).toHaveLength(1)
  })

  it('tell nothing about a seafarer who withdrew the CV, and are gone with a closing account', async () => {
    const company = await registerCompany(server)
    await receive(company, { revoked_at: 5 })
    expect((await read(company)).items[0]?.facts).toBeNull()
    const closing = await receive(company)
    await insertRow('erasure', { account_id: closing.accountId, requested_at: 1, erase_at: 2 })
    expect((await read(company)).total).toBe(1)
  })
})
