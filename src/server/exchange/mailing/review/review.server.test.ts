import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { createClient } from '#tests/server/support/client.ts'
import { countRoundTrips } from '#tests/server/support/count-round-trips.ts'
import { joinCompany, registerCompany, registerNewcomer, registerSeaman } from '#tests/server/support/fixtures.ts'
import { digestTables } from '#tests/server/support/kept-rows.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { createAgency, openReview, REVIEW, readRow, sendCvTo, startReview } from '#tests/server/support/reviews.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { setRules } from '#tests/server/support/test-shop.ts'
import { IS_FULL } from '#tests/support/full.ts'

const start = serverOf(...DOMAINS)
const server = start()

const ATTEMPT = { forgive: async () => {}, clear: async () => {} }

/** Wrong ids of each kind. */
const WRONG = IS_FULL ? 2500 : 50

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
})

const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

describe('the page of a mailed CV', () => {
  it('shows the CV of today to the reader of the mail without an account', async () => {
    const { agency, seaman, id, reader } = await startReview(server)
    await editOwnCv(seaman, { contact: { mobile: '+380501112233' }, kin: { kinName: 'Olena' } })
    const { status, body, text } = await openReview(reader, id)
    expect(status, text).toBe(200)
    expect(body).toMatchObject({ reader: 'holder', answer: null, isStopped: false, own: null, files: ['docx'] })
    expect(body.cv).toMatchObject({ profileData: { firstname: 'Ana' }, contact: { mobile: '+380501112233' }, kin: {} })
    expect(body.agency).toContain('Company')
    expect(text).not.toContain('Olena')
    expect(text).not.toContain(agency.address)
  })

  it('shows what the settings of today allow, and names what is hidden', async () => {
    const { agency, seaman, id, reader } = await startReview(server)
    await editOwnCv(seaman, { contact: { mobile: '+380501112233' } })
    await run("UPDATE seaman SET contacts_for = 'nobody' WHERE id = ?", seaman.seamanId)
    expect((await openReview(reader, id)).body).toMatchObject({
      cv: { contact: {} },
      withheld: expect.arrayContaining(['contacts-hidden', 'person']),
    })
    await run("UPDATE seaman SET contacts_for = 'verified' WHERE id = ?", seaman.seamanId)
    await run('UPDATE organisation SET verified = 0 WHERE id = ?', agency.companyId)
    expect((await openReview(reader, id)).body).toMatchObject({ cv: { contact: {} } })
  })

  it('compares the CV with the vacancies of the agency for its members, and says who reads', async () => {
    const { agency, seaman, id } = await startReview(server)
    const viewer = await joinCompany(server, agency.companyId, 'viewer')
    const readers = [agency, viewer, seaman, await registerSeaman(server), await registerNewcomer(server)]
    const bodies = await Promise.all(readers.map(async (reader) => (await openReview(reader, id)).body))
    expect(bodies.map(({ reader }) => reader)).toEqual(['member', 'viewer', 'own', 'holder', 'holder'])
    expect(bodies.map(({ own }) => own?.vacancies.length ?? null)).toEqual([1, 1, null, null, null])
    expect(bodies[0].own).toMatchObject({
      mayInvite: true,
      vacancies: [{ id: agency.vacancyId, isOpen: true, state: null, match: { of: expect.any(Number) } }],
    })
  })

  it('is linked from the list of received CVs until it ends', async () => {
    const { agency, mailingId, id } = await startReview(server)
    const list = async () => (await agency.get('/server/mailing/control/received')).body.items[0].review
    expect(await list()).toBe(`/mailing/review?id=${id}`)
    await run('UPDATE mailing_recipient SET review_until = ? WHERE mailing_id = ?', server.now(), mailingId)
    expect(await list()).toBeNull()
  })

  it('gives the CV as a Word file, and on the form of the agency only where the seafarer agreed', async () => {
    const { id, reader } = await startReview(server)
    const { status, headers } = await reader.get(`${REVIEW}/file?id=${id}&kind=docx&in=uk`)
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="cv-lim-ana.docx"'])
    expect((await reader.get(`${REVIEW}/file?id=${id}&kind=form`)).status).toBe(404)
    expect((await reader.get(`${REVIEW}/file?id=${crypto.randomUUID()}&kind=docx`)).status).toBe(404)
  })

  it('changes nothing by GET, HEAD or prefetch', async () => {
    const { agency, id, reader } = await startReview(server)
    const before = await digestTables(env.DB)
    for (const client of [reader, agency])
      for (const path of [`${REVIEW}?id=${id}`, `${REVIEW}/file?id=${id}&kind=docx`]) {
        await client.get(path)
        await client.get(path, { headers: { 'sec-purpose': 'prefetch;prerender' } })
        await client.send('HEAD', path)
      }
    const after = await digestTables(env.DB)
    const changed = Object.keys(after).filter((table) => after[table]?.digest !== before[table]?.digest)
    // When each session was last used.
    expect(changed.filter((table) => table !== 'session')).toEqual([])
  })
})

describe('a CV that can no longer be read', () => {
  it('is withdrawn by the seafarer from one agency or all, and letters that have not left are stopped', async () => {
    const agencies = [await createAgency(server), await createAgency(server)]
    const { seaman, mailingId, ids } = await sendCvTo(server, agencies)
    const reader = createClient(server)
    const path = `/server/seaman/mailing/${mailingId}/revocation`
    const { rows } = (await seaman.get(`/server/seaman/mailing/${mailingId}`)).body
    expect(rows.map(({ revokedAt }: { revokedAt: number | null }) => revokedAt)).toEqual([null, null])
    expect((await (await registerSeaman(server)).post(path, { position: 0 })).status).toBe(404)
    expect((await seaman.post(path, { position: 7 })).status).toBe(404)
    const revoked = (await seaman.post(path, { position: 0 })).body
    expect(revoked.rows.map((row: { revokedAt: number | null }) => row.revokedAt !== null)).toEqual([true, false])
    const statuses = async () =>
      (await Promise.all(ids.map((id) => openReview(reader, id)))).map(({ status }) => status)
    expect((await statuses()).sort()).toEqual([200, 404])
    for (const _time of [1, 2]) expect((await seaman.post(path, { position: null })).status).toBe(200)
    expect(await statuses()).toEqual([404, 404])
  })

  it('stops queued letters of a withdrawn mailing, and returns their price', async () => {
    const agency = await createAgency(server)
    await run("UPDATE mailing_rule SET frequency = 'weekly' WHERE organisation_id = ?", agency.companyId)
    const { seaman, mailingId } = await sendCvTo(server, [agency])
    expect(await readRow(mailingId)).toMatchObject({ state: 'queued' })
    await seaman.post(`/server/seaman/mailing/${mailingId}/revocation`, { position: 0 })
    expect(await readRow(mailingId)).toMatchObject({ state: 'stopped', settled: 'released' })
  })

  it('is not found after the seafarer blocked the agency, an admin the account, or the account was erased', async () => {
    const { agency, seaman, id, reader } = await startReview(server)
    const seen = async () => (await openReview(reader, id)).status
    const now = server.now()
    const acts: [string, string, (string | number)[]][] = [
      [
        "INSERT INTO inbox_block (seaman_id, organisation_id, side, to_card, created_at) VALUES (?, ?, 'seaman', 0, ?)",
        'DELETE FROM inbox_block WHERE seaman_id = ?',
        [seaman.seamanId, agency.companyId, now],
      ],
      [
        'UPDATE account SET blocked_at = 1 WHERE id = ?',
        'UPDATE account SET blocked_at = NULL WHERE id = ?',
        [seaman.accountId],
      ],
    ]
    for (const [act, undo, values] of acts) {
      await run(act, ...values)
      expect(await seen(), act).toBe(404)
      await run(undo, values[0] as string)
      expect(await seen(), undo).toBe(200)
    }
    await run('DELETE FROM account WHERE id = ?', seaman.accountId)
    expect(await seen()).toBe(404)
  })
})

describe('wrong ids', () => {
  it(
    'answer with one status, the same bytes and as many statements, whatever is wrong with them',
    async () => {
      const [open, expired, revoked] = await Promise.all([
        startReview(server),
        startReview(server),
        startReview(server),
      ])
      await run('UPDATE mailing_recipient SET review_until = ? WHERE mailing_id = ?', server.now(), expired.mailingId)
      await run('UPDATE mailing_recipient SET revoked_at = 1 WHERE mailing_id = ?', revoked.mailingId)
      // Without limits, which slow down a network that tries many: see below.
      const unlimited = start({ limiter: { ...server.services.limiter, take: async () => ATTEMPT } })
      const other = await registerCompany(unlimited)
      const ids = [() => crypto.randomUUID(), () => expired.id, () => revoked.id, () => open.id]
      expect((await openReview(open.reader, open.id)).status).toBe(200)
      const seen = new Set<string>()
      for (let place = 0; place < WRONG; place += 1)
        for (const id of ids) {
          const asked = await countRoundTrips(async () => {
            const { status, text } = await other.get(`${REVIEW}?id=${id()}`)
            seen.add(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`)
          })
          seen.add(`${asked} statements`)
        }
      expect([...seen].sort()).toEqual([expect.stringMatching(/^\d+ statements$/), expect.stringMatching(/^404 /)])
    },
    WRONG * 1000,
  )

  it('are not found if they have another length', async () => {
    const { id, reader } = await startReview(server)
    for (const wrong of ['', id.slice(1), `${id}a`, id.toUpperCase()])
      expect((await openReview(reader, wrong)).status, wrong).toBe(404)
    expect((await reader.post(`${REVIEW}/answer`, { id: id.slice(1), answer: 'interested' })).status).toBe(404)
  })

  it('slow down a network that tries many', async () => {
    const reader = createClient(server)
    const statuses = new Set<number>()
    for (let tried = 0; tried < 125; tried += 1) statuses.add((await openReview(reader, crypto.randomUUID())).status)
    expect([...statuses]).toEqual([404, 429])
    server.wait(DAY)
  })
})
