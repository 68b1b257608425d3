import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { matchRecordSchema } from '#src/contract/application/match-schemas.ts'
import { sentApplicantSchema, sentSchema } from '#src/contract/application/sent-schemas.ts'
import { nameOfLine } from '#src/domain/match/match-line.ts'
import {
  countRows,
  findColumn,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { applicationDomain } from './index.ts'

const startServer = serverOf(applicationDomain)

const DAY = 86_400_000
const LINE = 'paper gmdss-goc'
const WORDS = 'It is on page two of my CV'

describe('a line of a match that is contested', () => {
  const server = startServer()

  async function start() {
    const company = await registerCompany(server, { verified: true })
    const seaman = await registerSeaman(server)
    const owner = { id: company.companyId, slug: company.slug, name: 'X' }
    const vacancy = await insertVacancy(owner, {
      certificates: '["gmdss-goc"]',
      expires_at: server.now() + 30 * DAY,
    })
    const { body } = await seaman.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
    const id = body.id as string
    const contest = (told: object = {}) =>
      seaman.put(`/server/seaman/application/${id}/contest`, { line: LINE, text: WORDS, ...told })
    const decide = (decision: string, line = LINE) =>
      company.put(`/server/vacancy/${vacancy.id}/application/${id}/contest`, { line, decision })
    const own = async () => sentSchema.parse((await seaman.get(`/server/seaman/application/${id}`)).body).match
    const received = async () => {
      const { sent, applicant } = sentApplicantSchema.parse(
        (await company.get(`/server/vacancy/${vacancy.id}/application/${id}`)).body,
      )
      return { match: sent.match, count: applicant.match, hasOtherRules: applicant.hasOtherRules }
    }
    return { company, seaman, vacancy, id, contest, decide, own, received }
  }

  it('is read by both sides, and decided by a person of the company', async () => {
    const { contest, decide, own, received } = await start()
    const before = (await received()).count
    expect((await contest()).status).toBe(200)
    expect((await contest({ text: `${WORDS}, really` })).status).toBe(200)
    expect((await received()).match).toEqual(await own())
    expect((await received()).count).toEqual({ ...before, contested: 1 })
    expect((await decide('met')).body).toMatchObject({ decision: 'met' })
    expect((await received()).match).toEqual(await own())
    expect((await received()).count).toMatchObject({ contested: 0, met: (before?.met ?? 0) + 1, of: before?.of })
  })

  it('stays as it was decided first, and is not contested again', async () => {
    const { contest, decide } = await start()
    await contest()
    expect((await decide('kept')).status).toBe(200)
    expect((await decide('kept')).status).toBe(200)
    expect((await decide('met')).status).toBe(409)
    expect((await contest()).status).toBe(409)
  })

  it('is one of the match, with words', async () => {
    const { contest, decide } = await start()
    expect((await contest({ line: 'paper sso' })).body.errors).toEqual({ contest: { line: 'Choose a line.' } })
    expect((await contest({ text: ' \n ' })).body.errors).toEqual({ contest: { text: 'Describe what is wrong.' } })
    expect((await decide('met')).status).toBe(404)
  })

  it('is a line that is not met', async () => {
    const { contest, own } = await start()
    const met = (await own())?.items?.find(({ line }) => line.state === 'met')?.line
    expect(met).toBeDefined()
    const line = met && nameOfLine(met)
    expect((await contest({ line })).body.errors).toEqual({ contest: { line: 'Choose a line.' } })
  })

  it('is no one else’s to contest or to decide', async () => {
    const [one, other] = [await start(), await start()]
    await one.contest()
    const told = { line: LINE, text: WORDS }
    expect((await other.seaman.put(`/server/seaman/application/${one.id}/contest`, told)).status).toBe(404)
    const place = `/server/vacancy/${one.vacancy.id}/application/${one.id}/contest`
    expect((await other.company.put(place, { line: LINE, decision: 'met' })).status).toBe(404)
  })

  it('goes with the application', async () => {
    const { seaman, id, contest } = await start()
    await contest()
    const headers = { 'x-csrf-token': await seaman.getToken() }
    expect((await seaman.send('DELETE', `/server/seaman/application/${id}`, {}, { headers })).status).toBe(200)
    expect(await countRows('match_contest', 'application_id = ?', id)).toBe(0)
  })

  it('of unknown rules shows their number to both sides, and is neither counted nor contested', async () => {
    const { id, contest, own, received } = await start()
    await env.DB.prepare('UPDATE application SET gap_rules = 99 WHERE id = ?').bind(id).run()
    expect(await own()).toEqual({ rules: 99, items: null })
    expect(await received()).toMatchObject({ match: { rules: 99, items: null }, count: null, hasOtherRules: true })
    expect((await contest()).body.errors).toEqual({ contest: { line: 'Choose a line.' } })
  })

  it('leaves a record of what was compared when it was sent, by which rules', async () => {
    const { id, own } = await start()
    const record = matchRecordSchema.parse(JSON.parse(await findColumn('application', 'match_record', 'id', id)))
    expect(record.rules).toBe((await own())?.rules)
    expect(record.lines).toContainEqual({ line: LINE, state: 'missing' })
    expect(record.lines).toHaveLength((await own())?.items?.length ?? 0)
  })
})
