import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { moderatedVacancySchema } from '#src/contract/vacancy-editor/schemas.ts'
import { createBlanks } from '#src/domain/cv/fields.ts'
import { SHIP_FIELDS } from '#src/domain/cv/ship.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { shipDomain } from '#src/server/people/ship/index.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { companyDeskDomain } from '#src/server/work/company-desk/index.ts'
import { vacancyEditorDomain } from '#src/server/work/vacancy-editor/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { readLog, registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  createId,
  findColumn,
  insertCompany,
  insertRow,
  insertVacancy,
  registerCompany,
} from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { createDesk } from '#tests/server/support/typed-vacancies.ts'
import { moderationDomain } from './index.ts'

const startServer = serverOf(moderationDomain, shipDomain, companyDeskDomain, vacancyEditorDomain, vacancySearchDomain)

/** An unchecked company whose first vacancy waits. */
async function createWaiting(on: TestServer, language = 'en') {
  const company = await registerCompany(on, { verified: false, language })
  await confirmAddress(company.email)
  const desk = createDesk(company)
  const { id } = await desk.begin()
  await desk.publish(id, 1)
  return { ...company, ...desk, id, accountId: await findColumn('account', 'id', 'email', company.email) }
}

type Read = () => Promise<unknown>

/** A database whose reads `around` can delay. */
function readSlowly(around: (text: string, read: Read) => Promise<unknown>) {
  const binding = new Proxy(env.DB, {
    get: (target, name) => {
      const value = Reflect.get(target, name)
      if (name !== 'prepare') return typeof value === 'function' ? value.bind(target) : value
      return (text: string) => {
        const statement = target.prepare(text)
        if (!/FROM vacancy\b/.test(text)) return statement
        return {
          bind: (...given: unknown[]) => {
            const bound = statement.bind(...given)
            return Object.assign(Object.create(bound), { first: () => around(text, () => bound.first()) })
          },
        }
      }
    },
  })
  return createDatabase(binding as never)
}

const see = async (admin: Client, id: string) =>
  moderatedVacancySchema.parse((await admin.get(`/server/admin/vacancy/${id}`)).body)

const decide = (admin: Client, id: string, seen: number, told: object) =>
  admin.put(`/server/admin/vacancy/${id}/decision`, { seen, ...told })

describe('the first vacancy of a company that is not checked', () => {
  const server = startServer()

  it('of a feed waits in the same queue, with what is to be looked at', async () => {
    const admin = await registerAdmin(server)
    const text = 'Second engineer for a gas carrier. The candidate pays: visa fee 300 USD.'
    const { id } = await insertVacancy(await insertCompany({ verified: 0 }), {
      status: 'moderation',
      published_at: null,
      text,
    })
    expect(await see(admin, id)).toMatchObject({
      status: 'moderation',
      flags: ['fee-words'],
      feeWords: [' The candidate pays: visa fee 300 USD'],
    })
  })

  it('shows the age of the company, its mail domain, its licence and earlier cases beside the vacancy', async () => {
    let admin = await registerAdmin(server)
    const { id, companyId, accountId } = await createWaiting(server)
    const change = (table: string, column: string, value: unknown, where: string) =>
      env.DB.prepare(`UPDATE ${table} SET ${column} = ? WHERE id = ?`).bind(value, where).run()
    await change('account', 'email', 'crewing.office@gmail.com', accountId)
    const signOf = async (name: string) => (await see(admin, id)).signs.find(({ sign }) => sign === name)
    expect(await signOf('account')).toMatchObject({ weight: 'check', form: 'days', count: 0 })
    expect(await signOf('mail')).toMatchObject({ weight: 'check', form: 'free', words: 'gmail.com' })
    expect(await signOf('licence')).toMatchObject({ weight: 'bad' })
    expect(await signOf('cases')).toMatchObject({ weight: 'none', count: 0 })
    await change('account', 'email', 'office@amber-crew.example', accountId)
    await change('organisation', 'website', 'https://amber.example', companyId)
    await insertRow('report', {
      ...{ id: createId(), kind: 'company', target_id: companyId, organisation_id: companyId, reason: 'fee' },
      ...{ language: 'en', status: 'upheld', acts: '["warn"]', decided_at: 2, created_at: 1, updated_at: 2 },
    })
    server.wait(40 * 86_400_000)
    admin = await registerAdmin(server)
    expect(await signOf('mail')).toMatchObject({ weight: 'check', form: 'other', words: 'amber-crew.example' })
    expect(await signOf('cases')).toMatchObject({ weight: 'bad', form: 'warned', count: 1 })
    expect(await signOf('account')).toMatchObject({ weight: 'none', count: 40 })
  })

  it('of a ship in another fleet, where it is another type, says both to the company and to the moderator', async () => {
    const admin = await registerAdmin(server)
    const owner = await registerCompany(server, { verified: true })
    const facts = {
      ...createBlanks(SHIP_FIELDS),
      fleetVesselName: 'Halcyon Reach',
      fleetTypeAndVesselType: { fleetType: 'tanker-fleet', vesselType: 'lng-carrier' },
    }
    await owner.put('/server/company/ship/9074729', facts)
    const told = { imo: '9074729', vesselType: 'bulk-carrier' }
    const stranger = await createWaiting(server)
    const { version } = await stranger.read(stranger.id)
    await stranger.save(stranger.id, version, told)
    expect((await stranger.read(stranger.id)).flags).toEqual(['ship-type', 'other-fleet'])
    await stranger.publish(stranger.id, version + 1)
    expect((await see(admin, stranger.id)).flags).toEqual(['ship-type', 'other-fleet'])
    expect((await see(admin, stranger.id)).signs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ sign: 'ship', weight: 'bad', form: 'lng-carrier', words: '9074729' }),
        expect.objectContaining({ sign: 'fleet', weight: 'bad', words: '9074729' }),
      ]),
    )
    await confirmAddress(owner.email)
    const desk = createDesk(owner)
    expect((await desk.begin(told)).flags).toEqual(['ship-type'])
    expect((await desk.begin({ ...told, vesselType: 'lng-carrier' })).flags).toEqual([])
  })

  it('waits in the queue, is published by an admin, and is in search at once; the company gets a mail', async () => {
    const [office, admin] = [await createWaiting(server), await registerAdmin(server)]
    const { items } = (await admin.get('/server/admin/vacancy')).body
    expect(items.map(({ id }: { id: string }) => id)).toContain(office.id)
    const { seen, vacancy } = await see(admin, office.id)
    expect(vacancy).toMatchObject({ rank: 'chief-officer', employer: { verified: false } })
    server.sent.length = 0
    expect((await decide(admin, office.id, seen, { act: 'approve' })).body.status).toBe('published')
    const found = (await office.get('/server/vacancy?rank=chief-officer')).body.items
    expect(found.map(({ id }: { id: string }) => id)).toContain(office.id)
    expect(await readMails(server)).toMatchObject([{ kind: 'vacancy-approved', recipient: office.email }])
    expect((await readLog(office.accountId)).at(-1)).toMatchObject({
      kind: 'vacancy-approved',
      actor_id: admin.accountId,
    })
  })

  it('is refused with a reason that the company reads in its language, mends and sends again', async () => {
    const [office, admin] = [await createWaiting(server, 'uk'), await registerAdmin(server)]
    const { seen } = await see(admin, office.id)
    expect((await decide(admin, office.id, seen, { act: 'refuse' })).body.errors.moderation.reason).toBeTruthy()
    server.sent.length = 0
    await decide(admin, office.id, seen, { act: 'refuse', reason: 'pay', note: 'Say what the 9,000 are.' })
    const [mail] = await readMails(server)
    expect(mail).toMatchObject({ kind: 'vacancy-refused', language: 'uk' })
    expect(mail?.text).toContain('Say what the 9,000 are.')
    expect(await office.read(office.id)).toMatchObject({ state: 'draft', decision: { act: 'refuse', reason: 'pay' } })
    expect((await office.get('/server/company/vacancy?status=draft')).body.items).toMatchObject([
      { id: office.id, typed: null, decision: { act: 'refuse', reason: 'pay' } },
    ])
    await office.save(office.id, 2, { payKind: 'gross' })
    expect((await office.publish(office.id, 3)).body.state).toBe('moderation')
  })

  it('is taken down later, and waits again when it is published again', async () => {
    const [office, admin] = [await createWaiting(server), await registerAdmin(server)]
    await decide(admin, office.id, (await see(admin, office.id)).seen, { act: 'approve' })
    const { seen } = await see(admin, office.id)
    await decide(admin, office.id, seen, { act: 'take-down', reason: 'misleading' })
    expect((await office.get(`/server/vacancy/${office.id}`)).status).toBe(404)
    await office.save(office.id, 2, { engine: 'MAN' })
    expect((await office.publish(office.id, 3)).body.state).toBe('moderation')
  })

  it('is decided once: the second admin is told that someone was faster', async () => {
    const [office, one, other] = [await createWaiting(server), await registerAdmin(server), await registerAdmin(server)]
    const { seen } = await see(one, office.id)
    expect((await decide(one, office.id, seen, { act: 'approve' })).status).toBe(200)
    const late = await decide(other, office.id, seen, { act: 'refuse', reason: 'fee' })
    expect([late.status, late.body.code]).toEqual([409, 'conflict'])
    expect((await office.read(office.id)).state).toBe('published')
  })
})

describe('a decision', () => {
  it('is about the words that were shown: those that the company writes while they are read are not decided', async () => {
    const [office, admin] = [await createWaiting(startServer()), await registerAdmin(startServer())]
    const { promise: edited, resolve: notifyEdited } = Promise.withResolvers<void>()
    const edit = () =>
      env.DB.prepare("UPDATE vacancy SET insurance = 'Pay 300 USD', updated_at = updated_at + 1 WHERE id = ?")
        .bind(office.id)
        .run()
    const slow = startServer({
      db: readSlowly(async (text, read) => {
        if (text.includes('FROM vacancy WHERE id = ?')) await edited
        const row = await read()
        if (text.includes('c.licence_number')) await edit().then(() => notifyEdited())
        return row
      }),
    })
    const reader = await registerAdmin(slow)
    const { vacancy, seen } = await see(reader, office.id)
    expect(vacancy.insurance).toBeNull()
    expect((await decide(admin, office.id, seen, { act: 'approve' })).body.code).toBe('conflict')
  })

  it('is not about what the company published again while it was written', async () => {
    const slow = startInterrupted(startServer)
    const [office, admin] = [await createWaiting(slow), await registerAdmin(slow)]
    await office.save(office.id, 2, { payMax: '20000' })
    const { seen } = await see(admin, office.id)
    const late = await slow.beforeWrite(
      () => decide(admin, office.id, seen, { act: 'approve' }),
      () => office.publish(office.id, 3),
    )
    expect(late.body.code).toBe('conflict')
    expect((await office.read(office.id)).state).toBe('moderation')
  })

  it('is not undone by a company that publishes in the same moment', async () => {
    const slow = startInterrupted(startServer)
    const [office, admin] = [await createWaiting(slow), await registerAdmin(slow)]
    await office.save(office.id, 2, { payMax: '20000' })
    const { seen } = await see(admin, office.id)
    const late = await slow.beforeWrite(
      () => office.publish(office.id, 3),
      () => decide(admin, office.id, seen, { act: 'refuse', reason: 'pay' }),
    )
    expect(late.body.code).toBe('conflict')
    expect((await office.read(office.id)).decision).toMatchObject({ act: 'refuse' })
  })

  it('is told in every language', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    for (const language of LOCALE_CODES) {
      const office = await createWaiting(server, language)
      server.sent.length = 0
      await decide(admin, office.id, (await see(admin, office.id)).seen, { act: 'refuse', reason: 'fee' })
      const [mail] = await readMails(server)
      expect([mail?.language, mail?.text.includes('moderation.') || mail?.subject.includes('mail.')]).toEqual([
        language,
        false,
      ])
    }
  })
})
