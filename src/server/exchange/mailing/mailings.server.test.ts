import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { DOMAINS } from '#src/server/domains.ts'
import { confirmAddress, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { askForMailing, idOf, insertReceiver } from '#tests/server/support/mailings.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { setRules } from '#tests/server/support/test-shop.ts'

const server = serverOf(...DOMAINS)()

async function createSeaman() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  return seaman
}

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
  await insertReceiver({ company: { name: 'Alba Crew' } })
  await insertReceiver({ company: { name: 'Secret Crew', country: 'CY' }, rule: { named: 0, frequency: 'daily' } })
})

it('a quote names agencies that want to be named, and what is free', async () => {
  const seaman = await createSeaman()
  const { status, body } = await seaman.get(
    `/server/seaman/mailing-quote/${idOf('tankers')}?currency=USD&isHideRu=true`,
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({
    paid: 0,
    off: null,
    types: { 'lng-carrier': 2 },
    reach: { agencies: 2, frequencies: { each: 1, daily: 1, weekly: 0 } },
  })
  const names = body.agencies.map(({ agency }: { agency: { name: string } | null }) => agency?.name ?? null)
  expect(names.sort()).toEqual(['Alba Crew', null])
  expect((await seaman.get('/server/seaman/mailing-quote/unknown')).status).toBe(404)
  expect((await seaman.get(`/server/seaman/mailing-quote/${idOf('tankers')}?countries=XX`)).status).toBe(400)
})

it('a mailing is ordered, listed, reported, exported and cancelled by its owner alone', async () => {
  const [seaman, other] = [await createSeaman(), await createSeaman()]
  const { status, body } = await seaman.post('/server/seaman/mailing', await askForMailing(server, seaman))
  expect(status).toBe(201)
  const path = `/server/seaman/mailing/${body.id}`
  const listed = (await seaman.get('/server/seaman/mailing')).body
  expect(listed.items).toMatchObject([{ id: body.id, counts: { letters: 2, waiting: 2 } }])
  expect(listed.free).toEqual({ letters: 0, month: expect.stringMatching(/^\d{4}-\d{2}$/), isPremium: false })
  expect((await other.get('/server/seaman/mailing')).body).toMatchObject({ items: [], free: { letters: 10 } })
  const report = (await seaman.get(path)).body
  expect(report).toMatchObject({ mayStop: true, lines: [], discount: null })
  expect(report.rows).toContainEqual(expect.objectContaining({ agency: null, country: 'CY', frequency: 'daily' }))
  const file = (await seaman.get(`${path}/letter.csv?in=en`)).text
  expect(file).toContain('Alba Crew')
  expect(file).not.toContain('Secret Crew')
  for (const way of [path, `${path}/letter.csv`]) expect((await other.get(way)).status).toBe(404)
  expect((await other.post(`${path}/cancellation`)).status).toBe(404)
  expect((await seaman.post(`${path}/cancellation`)).body).toMatchObject({ counts: { released: 2 }, mayStop: false })
})

it('the letter is shown without ids, and sent to the own address in its language, a few times a day', async () => {
  const seaman = await createSeaman()
  const { body } = await seaman.get('/server/seaman/mailing-letter?language=de')
  expect(body.text).toContain('/de/mailing/review?id=xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx')
  const send = () => seaman.post('/server/seaman/mailing-letter', { mailing: null, language: 'de' })
  expect((await send()).body).toEqual({ email: seaman.email })
  const mail = (await readMails(server)).find(({ kind }) => kind === 'mailing-letter')
  expect([mail?.subject, mail?.text]).toEqual([body.subject, body.text])
  for (let sent = 0; sent < 2; sent += 1) await send()
  expect((await send()).status).toBe(429)
  const rows = await env.DB.prepare("SELECT count(*) AS n FROM outbox WHERE kind = 'mailing-letter'").first('n')
  expect(rows).toBe(3)
})
