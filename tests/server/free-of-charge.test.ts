import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY, HOUR } from '#src/domain/time.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { notifyMoves } from '#src/server/work/application/notify-moves.usecases.ts'
import type { Client } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  createId,
  findColumn,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { startServer } from '#tests/server/support/product-server.ts'

/** The statements that named a table of money. */
const named: string[] = []
let money: RegExp

/** The database of the product; statements that name a table of money are noted. */
const binding = new Proxy(env.DB, {
  get: (target, name) => {
    const value = Reflect.get(target, name)
    if (name === 'prepare')
      return (sql: string) => {
        if (money.test(sql)) named.push(sql)
        return target.prepare(sql)
      }
    return typeof value === 'function' ? value.bind(target) : value
  },
})
const server = startServer({ db: createDatabase(binding as never) })

/** The holders of balances, and every table that refers to them, directly or by another. */
async function listMoneyTables(): Promise<string[]> {
  const { results } = await env.DB.prepare("SELECT name, sql FROM sqlite_master WHERE type = 'table'").all<{
    name: string
    sql: string
  }>()
  const found = new Set(['ledger_holder'])
  const refersTo = (sql: string) => [...sql.matchAll(/REFERENCES (\w+)/g)].some(([, table = '']) => found.has(table))
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const { name, sql } of results) if (refersTo(sql)) found.add(name)
  }
  return [...found]
}

let tables: string[]
beforeAll(async () => {
  tables = await listMoneyTables()
  money = new RegExp(`\\b(?:${tables.join('|')}|ledger_\\w+)\\b`)
})
beforeEach(() => {
  named.length = 0
})

const MESSAGE = { text: 'When does the contract begin?' }

/** Each step is a call that must succeed. */
const done = async (call: ReturnType<Client['get']>) => {
  const answer = await call
  expect(answer.status, answer.text).toBeLessThan(300)
  return answer.body
}

/** A seafarer with a CV, whom companies find and may write to. */
async function becomeFound() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  await editOwnCv(seaman, { readyFrom: '2026-12-01', birthDate: '1988-03-14' })
  await done(seaman.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false }))
  await done(seaman.get('/server/seaman/profile'))
  return { ...seaman, publicId: await findColumn('seaman', 'public_id', 'id', seaman.seamanId) }
}

async function recruit() {
  const company = await registerCompany(server)
  await confirmAddress(company.email)
  const place = { id: company.companyId, slug: company.slug, name: 'C' }
  const { id } = await insertVacancy(place, { published_at: server.now(), expires_at: server.now() + DAY })
  return { ...company, vacancyId: id }
}

type Seaman = Awaited<ReturnType<typeof becomeFound>>
type Company = Awaited<ReturnType<typeof recruit>>

async function searchAndSave(seaman: Seaman, { vacancyId }: Company) {
  await done(seaman.get('/server/vacancy'))
  await done(seaman.get(`/server/vacancy/${vacancyId}`))
  await done(seaman.put(`/server/seaman/saved-vacancy/${vacancyId}`))
  await done(seaman.get('/server/seaman/saved-vacancy'))
}

async function findAndInvite(seaman: Seaman, company: Company) {
  const found = await done(company.get('/server/seamans'))
  expect(found.items).toMatchObject([{ id: seaman.publicId }])
  await done(company.get(`/server/seamans/${seaman.publicId}`))
  await done(company.post(`/server/seamans/${seaman.publicId}/invitation`, { vacancyId: company.vacancyId }))
  expect((await done(seaman.get('/server/seaman/invitation'))).items).toHaveLength(1)
}

async function writeToEachOther(seaman: Seaman, company: Company) {
  const to = { kind: 'company', id: company.companyId }
  const { thread } = await done(seaman.post('/server/inbox/thread', { to, key: createId(), ...MESSAGE }))
  for (const one of [company, seaman]) {
    await done(one.get('/server/inbox'))
    await done(one.post(`/server/inbox/thread/${thread.id}/message`, { key: createId(), ...MESSAGE }))
    await done(one.get(`/server/inbox/thread/${thread.id}`))
  }
}

async function applyAndJoin(seaman: Seaman, company: Company) {
  const path = `/server/vacancy/${company.vacancyId}/application`
  const { id } = await done(seaman.post(path, {}))
  await done(company.get(`${path}/${id}`))
  const ship = { name: 'Halcyon Reach', imo: '9074729', number: '', why: '' }
  const stages = ['new', 'shortlisted', 'interview', 'offered', 'joined'] as const
  for (const [place, to] of stages.slice(1).entries()) {
    await done(company.put(`${path}/${id}/state`, { from: stages[place], to, ...(to === 'offered' && { ship }) }))
    // The seafarer learns of it when it can no longer be a slip.
    server.wait(HOUR)
    await notifyMoves(server.services)
  }
  expect((await done(seaman.get('/server/seaman/application'))).items).toMatchObject([{ status: 'joined' }])
  await done(seaman.get(`/server/seaman/application/${id}`))
  const answers = { paidOnTime: true, asAdvertised: true, relievedOnTime: null }
  await done(seaman.put(`/server/seaman/application/${id}/joining`, answers))
}

it('a seafarer applies, is found, writes and is hired without a balance or an order: nothing of it asks for money', async () => {
  const [seaman, company] = [await becomeFound(), await recruit()]
  await searchAndSave(seaman, company)
  await findAndInvite(seaman, company)
  await writeToEachOther(seaman, company)
  await applyAndJoin(seaman, company)
  expect(named).toEqual([])
  for (const table of tables)
    expect(await env.DB.prepare(`SELECT count(*) AS rows FROM ${table}`).first('rows'), table).toBe(0)
})

it('what asks for money would be noticed', async () => {
  expect(tables).toEqual(expect.arrayContaining(['ledger_holder', 'ledger_account', 'ledger_posting', 'payment']))
  await done((await registerSeaman(server)).get('/server/seaman/balance'))
  expect(named).not.toEqual([])
})
