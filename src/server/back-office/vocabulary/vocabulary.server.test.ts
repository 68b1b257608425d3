import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Permission } from '#src/contract/http/permissions.ts'
import { columnsOf } from '#src/domain/dated-rule/rule-kinds.ts'
import { DAY } from '#src/domain/time.ts'
import { CURRENCIES, EXCHANGE_RATES } from '#src/domain/vocabulary/currencies.ts'
import { readRule, readRules } from '#src/server/ground/dated-rule/read-rule.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import { countRows, giveRole, registerCompany } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { startServer } from '#tests/server/support/product-server.ts'

const PATH = '/server/admin/vocabulary'
const REASON = 'New rates of the central bank'
const server = startInterrupted(startServer)
const { db } = server.services

const fileOf = (kind: 'rate' | 'tax' | 'agency-russian', ...lines: string[]) =>
  [columnsOf(kind).join(','), ...lines].join('\r\n')
const upload = (admin: Client, kind: string, file: string) => admin.post(`${PATH}/version`, { kind, file })
const propose = (admin: Client, id: string, seen: number) =>
  admin.post(`${PATH}/version/${id}/proposal`, { seen, reason: REASON })
const confirm = (admin: Client, id: string) => admin.post(`${PATH}/proposal/${id}/confirmation`)
const read = async (admin: Client, kind: string) => (await admin.get(`${PATH}?kind=${kind}`)).body
const messageOf = ({ body }: { body: { errors?: Record<string, Record<string, string>> } }) =>
  body.errors?.vocabulary?.file

/** Two admins who have just signed in. */
async function startAdmins(permissions?: readonly Permission[]) {
  const admins = [await registerAdmin(server, permissions), await registerAdmin(server, permissions)] as const
  return { first: admins[0], second: admins[1] }
}

/** A file that two admins made the version that holds. Returns its id. */
async function change(kind: 'rate' | 'tax' | 'agency-russian', ...lines: string[]): Promise<string> {
  const { first, second } = await startAdmins()
  const { number } = await read(first, kind)
  const { id } = (await upload(first, kind, fileOf(kind, ...lines))).body
  const proposal = await propose(first, id, number)
  expect(proposal.status, proposal.text).toBe(201)
  const answer = await confirm(second, proposal.body.id)
  expect(answer.status, answer.text).toBe(200)
  return id
}

const tax = (percent: number, from = '2026-01-01') => `EE,DE,person,${percent},VAT,${from},,VAT Act`

describe('the first versions', () => {
  it('have the rates by which pay is compared, with their date and source', async () => {
    const on = EXCHANGE_RATES.date
    const rates = await readRules(db, 'rate', on)
    expect(Object.fromEntries(rates.map(({ scope, value }) => [scope.currency, Number(value.per_usd)]))).toEqual(
      Object.fromEntries(CURRENCIES.filter((one) => one !== 'USD').map((one) => [one, EXCHANGE_RATES.perUsd[one]])),
    )
    expect(rates[0]).toMatchObject({ from: on, version: 1, source: expect.stringMatching(/./) })
    expect(await readRule(db, 'rate', { currency: 'EUR' }, '2026-11-12')).toBeUndefined()
  })

  it('count agencies with a licence or a seat in Russia as Russian, and charge no tax', async () => {
    const facts = await readRules(db, 'agency-russian', '2026-11-29')
    expect(facts.map(({ scope }) => scope)).toEqual([
      { fact: 'licence-country', is: 'RU' },
      { fact: 'seat-country', is: 'RU' },
    ])
    expect(await readRules(db, 'tax', '2026-11-29')).toEqual([])
  })
})

describe('a new version', () => {
  it('is compared with the one that holds, and holds after another admin confirmed it', async () => {
    await change('tax', tax(19), tax(7, '2026-07-01'), 'EE,*,company,0,Reverse charge,2026-01-01,,VAT Act')
    const { first, second } = await startAdmins()
    const { number } = await read(first, 'tax')
    const next = fileOf('tax', tax(20), tax(21, '2027-01-01'), 'EE,*,company,0,Reverse charge,2026-01-01,,VAT Act')
    const { id } = (await upload(first, 'tax', next)).body
    expect((await second.get(`${PATH}/version/${id}`)).body).toMatchObject({
      ...{ number: null, rows: 3, comparedWith: number, proposedBy: first.email, confirmedBy: null },
      added: [{ cells: ['EE', 'DE', 'person', '21', 'VAT', '2027-01-01', '', 'VAT Act'] }],
      changed: [{ before: expect.arrayContaining(['19']), after: expect.arrayContaining(['20']) }],
      removed: [{ cells: expect.arrayContaining(['7', '2026-07-01']) }],
    })
    const { id: proposal } = (await propose(first, id, number)).body
    const scope = { seller: 'EE', buyer: 'DE', buyer_kind: 'person' }
    expect((await readRule(db, 'tax', scope, '2026-08-01'))?.value.percent).toBe('7')
    expect((await read(second, 'tax')).proposals).toMatchObject([
      { id: proposal, version: id, number: number + 1, reason: REASON, proposedBy: first.email, mayConfirm: true },
    ])
    expect((await confirm(second, proposal)).status).toBe(200)
    expect(await readRule(db, 'tax', scope, '2026-08-01')).toMatchObject({
      ...{ value: { percent: '20', wording: 'VAT' }, from: '2026-01-01', source: 'VAT Act', version: number + 1 },
    })
    const now = await read(second, 'tax')
    expect(now).toMatchObject({ number: number + 1, total: 3, proposals: [] })
    expect(now.versions[0]).toMatchObject({ id, proposedBy: first.email, confirmedBy: second.email })
    expect((await first.get(`${PATH}/version/${id}`)).body).toMatchObject({ number: number + 1, comparedWith: number })
  })

  it('is recorded in the audit by its digest when it is uploaded, proposed and confirmed', async () => {
    const id = await change('agency-russian', 'agency,some-agency,2026-11-01,,List of 2026')
    const events = (await readAdminEvents('agency-russian')).filter(({ after }) => after?.['rule.version'] === id)
    expect(events.map(({ action }) => action).sort()).toEqual(['act-proposed', 'rules-changed', 'rules-uploaded'])
    expect(new Set(events.map(({ after }) => after?.['rule.digest'])).size).toBe(1)
  })

  it('is not confirmed by the admin who proposed it, and not while another proposal is open', async () => {
    const { first, second } = await startAdmins()
    const { number } = await read(first, 'tax')
    const { id } = (await upload(first, 'tax', fileOf('tax', tax(5)))).body
    const { id: other } = (await upload(second, 'tax', fileOf('tax', tax(6)))).body
    const proposal = await propose(first, id, number)
    expect((await confirm(first, proposal.body.id)).status).toBe(403)
    expect((await propose(second, other, number)).status).toBe(409)
    expect((await second.post(`${PATH}/proposal/${proposal.body.id}/refusal`)).status).toBe(200)
    expect((await confirm(second, proposal.body.id)).status).toBe(409)
    expect((await read(first, 'tax')).number).toBe(number)
  })

  it('is not proposed after another version was confirmed, with which the admin did not compare it', async () => {
    const { first } = await startAdmins()
    const { number } = await read(first, 'tax')
    const { id } = (await upload(first, 'tax', fileOf('tax', tax(8)))).body
    await change('tax', tax(9))
    expect((await propose(first, id, number)).status).toBe(409)
    const again = await propose(first, id, number + 1)
    expect(again.status).toBe(201)
    await first.post(`${PATH}/proposal/${again.body.id}/refusal`)
  })

  it('is not confirmed after another version was confirmed', async () => {
    const { first, second } = await startAdmins()
    const { number } = await read(first, 'tax')
    const { id } = (await upload(first, 'tax', fileOf('tax', tax(10)))).body
    const { body } = await propose(first, id, number)
    const other = (await upload(first, 'tax', fileOf('tax', tax(11)))).body.id
    await env.DB.prepare("UPDATE dated_rule_version SET number = ?, confirmed_at = 1, confirmed_by = 'x' WHERE id = ?")
      .bind(number + 1, other)
      .run()
    expect((await confirm(second, body.id)).status).toBe(409)
    expect((await read(second, 'tax')).proposals).toMatchObject([{ id: body.id, isVoid: true, mayConfirm: false }])
    server.wait(DAY)
  })

  it('of two admins who confirm different proposals of one version at the same time is one', async () => {
    const { first, second } = await startAdmins()
    const { number } = await read(first, 'tax')
    const { id } = (await upload(first, 'tax', fileOf('tax', tax(12)))).body
    const { body } = await propose(first, id, number)
    const third = await registerAdmin(server)
    const statuses = (await Promise.all([confirm(second, body.id), confirm(third, body.id)])).map(
      ({ status }) => status,
    )
    expect(statuses.sort()).toEqual([200, 409])
    expect((await read(first, 'tax')).number).toBe(number + 1)
  })

  it('is not applied with rules that were exchanged after the proposal: they cannot be changed', async () => {
    const id = await change('tax', tax(13))
    for (const write of [
      `UPDATE dated_rule SET value = '{}' WHERE version_id = '${id}'`,
      `DELETE FROM dated_rule WHERE version_id = '${id}'`,
      `INSERT INTO dated_rule VALUES ('${id}', 9, 'x', '{}', '{}', '2026-01-01', NULL, 'x')`,
      `UPDATE dated_rule_version SET number = 99 WHERE id = '${id}'`,
      `DELETE FROM dated_rule_version WHERE id = '${id}'`,
    ])
      await expect(env.DB.exec(write), write).rejects.toThrow(/append only/)
  })
})

describe('a file', () => {
  it.each([
    ['other columns', 'currency,rate\nEUR,1', 'columns of the file'],
    ['a rule twice', fileOf('rate', 'EUR,1,2026-01-01,,x', 'EUR,2,2026-01-01,,x'), 'Row 3'],
    ['overlapping dates', fileOf('rate', 'EUR,1,2026-01-01,2026-05-01,x', 'EUR,2,2026-04-01,,x'), 'Row 3'],
    ['a wrong number', fileOf('rate', 'EUR,"0,86",2026-01-01,,x'), 'per_usd'],
    ['no rules', fileOf('rate'), 'no rules'],
    ['an open quote', '"currency', 'quotation mark'],
    ['nothing', '', 'columns of the file'],
  ])('with %s is rejected with a message that names the place', async (_, file, message) => {
    const admin = await registerAdmin(server)
    const answer = await upload(admin, 'rate', file)
    expect(answer.status).toBe(422)
    expect(messageOf(answer)).toContain(message)
  })

  it('without changes, or with too many characters or rows, is rejected; one ten times too large is not read', async () => {
    const admin = await registerAdmin(server)
    const { versions } = await read(admin, 'rate')
    const same = (await admin.get(`${PATH}/version/${versions[0].id}/file`)).text
    expect(messageOf(await upload(admin, 'rate', same))).toContain('no changes')
    const row = (day: number) => `EUR,1,${new Date(day * DAY).toISOString().slice(0, 10)},,x`
    const many = fileOf('rate', ...Array.from({ length: 1001 }, (_, day) => row(day)))
    expect(messageOf(await upload(admin, 'rate', many))).toContain('1,000')
    expect(messageOf(await upload(admin, 'rate', 'x'.repeat(100_001)))).toContain('100,000')
    expect((await upload(admin, 'rate', 'x'.repeat(1_000_000))).status).toBe(413)
    expect(await countRows('dated_rule_version', 'proposed_by = ?', admin.accountId)).toBe(0)
  })

  it('is downloaded without formulas, and its cells are the same after it is uploaded again', async () => {
    const formula = '=HYPERLINK("https://evil.example";"x")'
    const id = await change('tax', `EE,DE,person,14,"${formula.replaceAll('"', '""')}",2026-01-01,,@SUM(A1)`)
    const admin = await registerAdmin(server)
    const answer = await admin.get(`${PATH}/version/${id}/file`)
    for (const cell of answer.text
      .replace('\ufeff', '')
      .split(/,|\r\n/)
      .filter(Boolean))
      expect(cell).toMatch(/^"(?![=+@-])/)
    expect(messageOf(await upload(admin, 'tax', answer.text))).toContain('no changes')
    const [rule] = await readRules(db, 'tax', '2026-11-29')
    expect([rule?.value.wording, rule?.source]).toEqual([formula, '@SUM(A1)'])
  })
})

describe('the permission', () => {
  it('of rates, taxes and prices is finance, and that of agencies is owner', async () => {
    const finance = await registerAdmin(server, ['finance'])
    expect((await read(finance, 'rate')).kinds).toEqual(['rate', 'tax', 'price'])
    expect((await finance.get(`${PATH}?kind=agency-russian`)).status).toBe(403)
    const file = fileOf('agency-russian', 'agency,other,2026-11-01,,x')
    expect((await upload(finance, 'agency-russian', file)).status).toBe(403)
    const owner = await registerAdmin(server)
    const { id } = (await upload(owner, 'agency-russian', file)).body
    for (const path of ['', '/file']) expect((await finance.get(`${PATH}/version/${id}${path}`)).status).toBe(403)
    const { number } = await read(owner, 'agency-russian')
    expect((await propose(finance, id, number)).status).toBe(403)
    const { body } = await propose(owner, id, number)
    expect((await confirm(finance, body.id)).status).toBe(403)
  })

  it('is required on every call, and is checked again in the batch', async () => {
    const support = await registerAdmin(server, ['support'])
    const company = await registerCompany(server)
    for (const other of [support, company]) {
      expect((await other.get(PATH)).status).toBe(403)
      expect((await upload(other, 'tax', fileOf('tax', tax(15)))).status).toBe(403)
    }
    const admin = await registerAdmin(server)
    const late = await server.beforeWrite(
      () => upload(admin, 'tax', fileOf('tax', tax(16))),
      () => giveRole(admin.accountId, 'admin', ['support']),
    )
    expect(late.status).toBe(403)
  })
})
