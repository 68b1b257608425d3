import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashSubject, MAX_WITHDRAWALS } from '#src/contract/withdrawal/withdrawal.ts'
import { DAY } from '#src/domain/time.ts'
import { sweepWithdrawals } from '#src/server/ground/withdrawal/withdrawal.usecases.ts'
import { eraseAccountRow } from '#src/server/identity/account/erased-accounts.repository.ts'
import { eraseOrganisations } from '#src/server/people/organisation/erased-organisations.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { insertArticle, insertPage } from '#tests/server/support/content.ts'
import {
  createId,
  findColumn,
  findOwner,
  insertCompany,
  insertRow,
  insertVacancy,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const server = startServer()
const client = createClient(server)
const { db } = server.services

const run = (sql: string, ...values: (string | number | null)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

const subjects = async (): Promise<string[]> => {
  const { results } = await env.DB.prepare('SELECT subject FROM withdrawal ORDER BY subject').all<{ subject: string }>()
  return results.map(({ subject }) => subject)
}
const list = async (since = 0) => (await client.get(`/server/withdrawal?since=${since}`)).body

/** A company of which everything is public, by an account with a picture. */
async function createPublic(data: Record<string, string | number | null> = {}) {
  const company = await insertCompany({ logo_key: `logo${createId().slice(0, 8)}`, ...data })
  const accountId = await findOwner(company.id)
  const avatar = `face${createId().slice(0, 8)}`
  await run('UPDATE account SET avatar_key = ? WHERE id = ?', avatar, accountId)
  await insertRow('company_text', { company_id: company.id, language: 'en', text: 'A', updated_at: 1 })
  const office = { id: createId(), company_id: company.id, kind: 'head', country: 'GR', city: 'Piraeus', sort: 0 }
  await insertRow('company_office', office)
  const { id } = await insertVacancy(company)
  return {
    ...company,
    accountId,
    avatar,
    vacancy: id,
    logo: await findColumn('organisation', 'logo_key', 'id', company.id),
  }
}

type Public = Awaited<ReturnType<typeof createPublic>>
type Move = readonly [move: string, sql: string, of: (given: Public) => string, named: (given: Public) => string[]]

const vacancy = (given: Public) => given.vacancy
const company = (given: Public) => given.id
const account = (given: Public) => given.accountId
const status = (to: string, from = 'published') =>
  `UPDATE vacancy SET status = '${to}' WHERE status = '${from}' AND id = ?`
const everything = ({ slug, vacancy: id, logo, avatar }: Public) => [slug, id, logo, avatar]

const WITHDRAWING: readonly Move[] = [
  ['a vacancy that becomes a draft', status('draft'), vacancy, (given) => [given.vacancy]],
  ['a vacancy that waits with another text', status('moderation'), vacancy, (given) => [given.vacancy]],
  ['a vacancy that is closed', status('closed'), vacancy, (given) => [given.vacancy]],
  ['a vacancy that is deleted', 'DELETE FROM vacancy WHERE id = ?', vacancy, (given) => [given.vacancy]],
  [
    'a company with another slug',
    "UPDATE organisation SET slug = slug || '-2' WHERE id = ?",
    company,
    ({ slug }) => [slug],
  ],
  [
    'a company in another country',
    "UPDATE organisation SET country = 'NO' WHERE id = ?",
    company,
    ({ slug }) => [slug],
  ],
  ['a company with another name', "UPDATE organisation SET name = 'Other' WHERE id = ?", company, ({ slug }) => [slug]],
  [
    'a company with another licence',
    "UPDATE organisation SET licence_number = '2' WHERE id = ?",
    company,
    ({ slug }) => [slug],
  ],
  [
    'a company with another text',
    "UPDATE company_text SET text = 'B' WHERE company_id = ?",
    company,
    ({ slug }) => [slug],
  ],
  ['a company without a text', 'DELETE FROM company_text WHERE company_id = ?', company, ({ slug }) => [slug]],
  ['a company with other offices', 'DELETE FROM company_office WHERE company_id = ?', company, ({ slug }) => [slug]],
  ['a company that loses its mark', 'UPDATE organisation SET verified = 0 WHERE id = ?', company, ({ slug }) => [slug]],
  ['a logo that is taken away', 'UPDATE organisation SET logo_key = NULL WHERE id = ?', company, ({ logo }) => [logo]],
  [
    'a logo in place of another',
    "UPDATE organisation SET logo_key = 'anotherlogo' WHERE id = ?",
    company,
    ({ logo }) => [logo],
  ],
  [
    'an avatar that is taken away',
    'UPDATE account SET avatar_key = NULL WHERE id = ?',
    account,
    ({ avatar }) => [avatar],
  ],
  ['a blocked account', 'UPDATE account SET blocked_at = 1 WHERE id = ?', account, everything],
  [
    'an account that closes',
    'INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 1, 2)',
    account,
    ({ slug, vacancy: id, logo }) => [slug, id, logo],
  ],
]

const STAYING: readonly (readonly [move: string, sql: string, of: (given: Public) => string])[] = [
  ['a vacancy that expires', status('expired'), vacancy],
  ['a vacancy with other words', "UPDATE vacancy SET text = 'Other words.' WHERE id = ?", vacancy],
  ['a vacancy that is published again', status('published'), vacancy],
  ['a company that gets its mark', 'UPDATE organisation SET verified = 1 WHERE id = ?', company],
  ['an account that was seen', 'UPDATE account SET last_seen_at = 5 WHERE id = ?', account],
  ['an account that is not blocked any more', 'UPDATE account SET blocked_at = NULL WHERE id = ?', account],
]

beforeEach(async () => {
  await run('DELETE FROM withdrawal')
})

describe('the list of what was withdrawn', () => {
  it.each(WITHDRAWING)('names %s', async (_, sql, of, named) => {
    const given = await createPublic()
    await run('DELETE FROM withdrawal')
    await run(sql, of(given))
    expect(await subjects()).toEqual(named(given).toSorted())
  })

  it.each(STAYING)('does not name %s', async (_, sql, of) => {
    const given = await createPublic()
    await run('DELETE FROM withdrawal')
    await run(sql, of(given))
    expect(await subjects()).toEqual([])
  })

  it('names nothing that was not public', async () => {
    const hidden = await insertVacancy(await insertCompany(), { status: 'draft', published_at: null })
    await run("UPDATE vacancy SET status = 'moderation' WHERE id = ?", hidden.id)
    await run('DELETE FROM vacancy WHERE id = ?', hidden.id)
    expect(await subjects()).toEqual([])
  })

  it('names a company that no one checked with its last public vacancy, which leaves the directory at once', async () => {
    const given = await createPublic({ verified: 0 })
    const second = await insertVacancy(given)
    await insertRow('directory_entry', {
      ...{
        organisation_id: given.id,
        kind: 'company',
        country: 'GR',
        slug: given.slug,
        verified: 0,
        open_vacancies: 2,
        fleets: 0,
      },
      ...{ answer_order: 1, updated_at: 1 },
    })
    await run("UPDATE vacancy SET status = 'draft' WHERE id = ?", second.id)
    expect(await subjects()).toEqual([second.id])
    await run("UPDATE vacancy SET status = 'draft' WHERE id = ?", given.vacancy)
    expect(await subjects()).toEqual([second.id, given.vacancy, given.slug].toSorted())
    expect(await run('SELECT * FROM directory_entry WHERE organisation_id = ?', given.id)).toMatchObject({
      results: [],
    })
  })

  it('takes the mark and the country of a company over into the directory at once', async () => {
    const given = await createPublic()
    await insertRow('directory_entry', {
      ...{
        organisation_id: given.id,
        kind: 'company',
        country: 'GR',
        slug: given.slug,
        verified: 1,
        open_vacancies: 1,
        fleets: 0,
      },
      ...{ answer_order: 1, updated_at: 1 },
    })
    await run("UPDATE organisation SET verified = 0, country = 'NO' WHERE id = ?", given.id)
    const listed = async () =>
      (await run('SELECT verified, country FROM directory_entry WHERE organisation_id = ?', given.id)).results
    expect(await listed()).toEqual([{ verified: 0, country: 'NO' }])
    await run('UPDATE organisation SET verified = 1 WHERE id = ?', given.id)
    await run('DELETE FROM vacancy WHERE id = ?', given.vacancy)
    await run('UPDATE organisation SET verified = 0 WHERE id = ?', given.id)
    expect(await listed()).toEqual([])
  })

  it('leaves out vacancies of a blocked company that no one could read any more', async () => {
    const given = await createPublic()
    await insertVacancy(given, { status: 'closed', expires_at: START - 60 * DAY })
    await run('UPDATE account SET blocked_at = 1 WHERE id = ?', given.accountId)
    expect(await subjects()).toEqual(everything(given).toSorted())
  })

  it('names articles and pages that are unpublished, put off, moved, deleted or without a language', async () => {
    const named = async (sql: string, id: string) => {
      await run('DELETE FROM withdrawal')
      await run(sql, id)
      return subjects()
    }
    const create = () => insertArticle({}, { uk: {} })
    for (const change of ['published_at = NULL', `published_at = ${START + DAY}`, "category = 'company'"]) {
      const { id, slug } = await create()
      expect(await named(`UPDATE article SET ${change} WHERE id = ?`, id), change).toEqual([slug])
    }
    const { id, slug } = await create()
    expect(await named("UPDATE article SET author = 'B' WHERE id = ?", id)).toEqual([])
    expect(await named("DELETE FROM article_text WHERE language = 'uk' AND article_id = ?", id)).toEqual([slug])
    expect(await named('DELETE FROM article WHERE id = ?', id)).toEqual([slug])
    await insertPage('terms', { en: {}, uk: {} })
    const page = await findColumn('page', 'id', 'slug', 'terms')
    expect(await named("DELETE FROM page_text WHERE language = 'uk' AND page_id = ?", page)).toEqual(['terms'])
    expect(await named("UPDATE page SET slug = 'rules' WHERE id = ?", page)).toEqual(['terms'])
    expect(await named('DELETE FROM page WHERE id = ?', page)).toEqual(['rules'])
  })

  it('forgets the name of a company that is erased', async () => {
    const given = await createPublic()
    await run('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 1, 2)', given.accountId)
    expect(await subjects()).toContain(given.slug)
    await runBatch(db, [...eraseOrganisations(db, given.accountId), ...eraseAccountRow(db, given.accountId)])
    expect(await subjects()).not.toContain(given.slug)
  })
})

describe('the edge', () => {
  it('is told numbers and times, and what is withdrawn after an answer is dated after it', async () => {
    const given = await createPublic()
    const before = await list()
    expect(before).toEqual({ asOf: expect.any(Number), completeFrom: 0, items: [] })
    await run("UPDATE vacancy SET status = 'draft' WHERE id = ?", given.vacancy)
    const { asOf, items } = await list(before.asOf)
    expect(items).toEqual([[hashSubject(given.vacancy), expect.any(Number)]])
    expect(items[0][1]).toBeGreaterThanOrEqual(before.asOf)
    expect(asOf).toBeGreaterThan(items[0][1])
    expect((await list(asOf)).items).toEqual([])
  })

  it('states from when on it is complete if it cannot contain all withdrawals', async () => {
    await run(
      `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
       INSERT INTO withdrawal (subject, at) SELECT 'subject-' || n, 1000 + n FROM number`,
      MAX_WITHDRAWALS + 7,
    )
    const { items, completeFrom } = await list()
    expect(items).toHaveLength(MAX_WITHDRAWALS)
    expect(completeFrom).toBe(1008)
  })

  it('contains nine days', async () => {
    await run(
      `INSERT INTO withdrawal (subject, at) VALUES ('older', ${START - 9 * DAY - 1}), ('newer', ${START - 9 * DAY})`,
    )
    await sweepWithdrawals(server.services)
    expect(await subjects()).toEqual(['newer'])
  })

  it.each(['-1', 'x', '1.5', '9007199254740993'])('asks for no time %s', async (since) => {
    expect((await client.get(`/server/withdrawal?since=${since}`)).status).toBe(400)
  })
})
