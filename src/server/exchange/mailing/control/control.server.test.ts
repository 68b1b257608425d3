import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { type MailingRuleInput, mailingControlSchema } from '#src/contract/mailing/control-schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { agencyFormDomain } from '#src/server/work/agency-form/index.ts'
import {
  countRows,
  createId,
  insertRow,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { mailingDomain } from '../index.ts'

const server = startInterrupted(serverOf(mailingDomain, agencyFormDomain))
const PATH = '/server/mailing/control'

const RULE: MailingRuleInput = {
  ranks: ['master'],
  fleets: ['tanker-fleet'],
  vesselTypes: ['lng-carrier'],
  monthsInRank: 12,
  monthsOnTypes: 6,
  english: 'good',
  papersValid: 6,
  nationalities: [],
  frequency: 'daily',
  language: 'en',
  ownForm: false,
  named: true,
  version: 0,
}

type Company = Awaited<ReturnType<typeof registerCompany>>

const read = async (company: Pick<Company, 'get'>) => mailingControlSchema.parse((await company.get(PATH)).body)
const save = (company: Pick<Company, 'put'>, changes: Partial<MailingRuleInput> = {}) =>
  company.put(PATH, { ...RULE, ...changes })
const problemsOf = async (company: Company, changes: Partial<MailingRuleInput>) =>
  Object.keys((await save(company, changes)).body.errors?.mailing ?? {})

const allow = (country: string) =>
  insertRow('nationality_law', {
    ...{ id: createId(), country, from_day: '2026-01-01', until_day: null, source: 'Crew Act, section 4' },
    ...{ entered_by: createId(), entered_at: server.now(), ended_by: null, ended_at: null },
  })

describe('the rule of a company', () => {
  it('begins with the fleets of its published vacancies and brings nothing until it is saved', async () => {
    const company = await registerCompany(server)
    await insertVacancy(
      { id: company.companyId, slug: company.slug, name: 'Crew' },
      { fleet: 'offshore-fleet', status: 'published' },
    )
    expect(await read(company)).toMatchObject({
      version: 0,
      savedAt: null,
      rule: { fleets: ['offshore-fleet'], ranks: [], frequency: 'daily' },
    })
    expect(await countRows('mailing_rule', 'organisation_id = ?', company.companyId)).toBe(0)
  })

  it('is saved with sorted lists, and by an unverified company too', async () => {
    const company = await registerCompany(server, { verified: false })
    const { status, body } = await save(company, { ranks: ['master', 'bosun', 'master'], fleets: [] })
    expect([status, body.version, body.rule.ranks, body.isVerified]).toEqual([200, 1, ['bosun', 'master'], false])
  })

  it('gets the fleets of its vessel types, if it has fleets', async () => {
    const company = await registerCompany(server)
    const { body } = await save(company, { fleets: ['offshore-fleet'] })
    expect(body.rule.fleets).toEqual(['offshore-fleet', 'tanker-fleet'])
  })

  it('is readable for viewers, who cannot change it, and for nobody else', async () => {
    const company = await registerCompany(server)
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect((await viewer.get(PATH)).status).toBe(200)
    expect((await save(viewer)).status).toBe(403)
    expect((await viewer.put(`${PATH}/pause`, { isPaused: true })).status).toBe(403)
    expect((await (await registerSeaman(server)).get(PATH)).status).toBe(403)
  })

  it('is refused with a message beside each wrong field', async () => {
    const company = await registerCompany(server)
    expect(
      await problemsOf(company, {
        ranks: ['admiral'],
        vesselTypes: ['raft'],
        monthsInRank: -1,
        monthsOnTypes: 601,
        papersValid: 7,
        ownForm: true,
        nationalities: ['PH'],
      }),
    ).toEqual(['ranks', 'vesselTypes', 'monthsInRank', 'monthsOnTypes', 'papersValid', 'nationalities', 'ownForm'])
  })

  it('asks for citizenships only under a law of the country, also if the law ends during the request', async () => {
    await allow('LR')
    const company = await registerCompany(server, { country: 'LR' })
    expect((await read(company)).law).toEqual({ source: 'Crew Act, section 4', checkedOn: '2026-11-20' })
    expect((await save(company, { nationalities: ['PH'] })).body.rule.nationalities).toEqual(['PH'])
    const late = await server.beforeWrite(
      () => save(company, { nationalities: ['PH', 'IN'], version: 1 }),
      () => env.DB.prepare("UPDATE nationality_law SET until_day = '2026-11-19'").run(),
    )
    expect(late.status).toBe(409)
    expect(await problemsOf(company, { nationalities: ['PH', 'IN'], version: 1 })).toEqual(['nationalities'])
  })

  it('is not saved over a newer one, which the answer contains', async () => {
    const company = await registerCompany(server)
    const colleague = await joinCompany(server, company.companyId, 'recruiter')
    await save(company)
    await save(colleague, { monthsInRank: 24, version: 1 })
    const late = await save(company, { monthsInRank: 36, version: 1 })
    expect([late.status, late.body.code, late.body.current.rule.monthsInRank]).toEqual([409, 'version-conflict', 24])
    expect((await save(company, { monthsInRank: 36, version: 2 })).body.version).toBe(3)
  })

  it('saves one of two changes at the same time', async () => {
    const company = await registerCompany(server)
    const statuses = await Promise.all([save(company), save(company, { monthsInRank: 1 })])
    expect(statuses.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('answers a repeated save without a second event', async () => {
    const company = await registerCompany(server)
    expect([(await save(company)).status, (await save(company)).body.version]).toEqual([200, 1])
    expect(
      await countRows('organisation_event', "act = 'mailing-rule-saved' AND organisation_id = ?", company.companyId),
    ).toBe(1)
  })
})

describe('a pause', () => {
  it('lasts 14 days and can be ended early', async () => {
    const company = await registerCompany(server)
    expect((await company.put(`${PATH}/pause`, { isPaused: true })).status).toBe(409)
    await save(company)
    const { body } = await company.put(`${PATH}/pause`, { isPaused: true })
    expect([body.pausedUntil - server.now(), body.version]).toEqual([14 * DAY, 1])
    expect((await company.put(`${PATH}/pause`, { isPaused: false })).body.pausedUntil).toBeNull()
  })

  it('is over when its time has passed', async () => {
    const company = await registerCompany(server)
    await save(company)
    await company.put(`${PATH}/pause`, { isPaused: true })
    await env.DB.prepare('UPDATE mailing_rule SET paused_until = ? WHERE organisation_id = ?')
      .bind(server.now() - 1, company.companyId)
      .run()
    expect((await read(company)).pausedUntil).toBeNull()
  })
})
