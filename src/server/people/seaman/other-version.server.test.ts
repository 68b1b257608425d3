import { env } from 'cloudflare:test'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { remindOfContracts } from '#src/server/people/document/contract-reminders.usecases.ts'
import { sendReminders } from '#src/server/people/document/reminders.usecases.ts'
import { PRODUCT } from '#src/server/product.ts'
import { packCopy } from '#src/server/trust/data-right/pack-copy.ts'
import { refreshCrewCards } from '#src/server/work/crew/crew-card.usecases.ts'
import { CV_STORES, createContract, createPaper } from '#tests/server/support/cv-stores.ts'
import {
  countRows,
  findColumn,
  insertRow,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'
import { setCopyVersion, setStoredVersion } from '#tests/server/support/stored-versions.ts'

const SHOWN = { isHidden: false, isHideEnglish: false }

describe.each(CV_STORES)('a CV of another version of the site, kept by %s', (_, cvs) => {
  const server = startServer({ cvs })
  const { services } = server

  async function createSeafarer(kinName = 'Anna') {
    const seafarer = await registerSeaman(server)
    await editOwnCv(seafarer, {
      kin: { kinName },
      experience: [createContract()],
      documents: [createPaper({ validDate: toPlainDate(server.now() + 40 * DAY) })],
    })
    return seafarer
  }

  async function createVacancy() {
    const company = await registerCompany(server, { verified: true })
    const owner = { id: company.companyId, slug: company.slug, name: 'X' }
    return { company, vacancy: await insertVacancy(owner, { expires_at: server.now() + 30 * DAY }) }
  }

  it('is in the copy of its person’s data with what was sent, and gone with the account', async () => {
    const [seafarer, { vacancy }] = [await createSeafarer('CANARY-KIN'), await createVacancy()]
    await seafarer.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
    await editOwnCv(seafarer, { kin: { kinName: 'CANARY-NOW' } })
    await setStoredVersion(seafarer.seamanId, 2)
    await setCopyVersion(vacancy.id, 2)
    const accountId = await findColumn('seaman', 'account_id', 'id', seafarer.seamanId)
    const copy = unzipSync(await packCopy(services, PRODUCT.personalData, accountId))
    const { tables } = JSON.parse(strFromU8(copy['data.json'] ?? new Uint8Array()))
    expect(tables.cv.rows[0].document).toContain('CANARY-NOW')
    expect(tables.cv_sent.rows[0].document).toContain('CANARY-KIN')
    expect(tables.vacancy_copy.rows[0].document).toContain('"rank"')

    await insertRow('erasure', { account_id: accountId, requested_at: 1, erase_at: 1 })
    await eraseDueAccounts(services)
    expect(await countRows('seaman', 'id = ?', seafarer.seamanId)).toBe(0)
    expect(await cvs.get(seafarer.seamanId)).toEqual({ version: 0 })
  })

  it('is one line of those who applied, and does not take the others with it; nor does a copy of the vacancy', async () => {
    const { company, vacancy } = await createVacancy()
    const [other, known] = [await createSeafarer(), await createSeafarer()]
    for (const one of [other, known]) await one.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
    await setStoredVersion(other.seamanId, 2)
    const list = async () => {
      const { status, body } = await company.get(`/server/vacancy/${vacancy.id}/application`)
      expect(status).toBe(200)
      const told = body.items.map((item: { copy: string; seaman: { contact: object | null } }) => [
        item.copy,
        item.seaman.contact !== null,
      ])
      return told.sort()
    }
    expect(await list()).toEqual([
      ['kept', true],
      ['other-version', false],
    ])
    const file = await company.get(`/server/vacancy/${vacancy.id}/application.csv`)
    expect([file.status, file.text.includes('Saved by a different version')]).toEqual([200, true])
    await setCopyVersion(vacancy.id, 2)
    expect(await list()).toEqual([
      ['other-version', false],
      ['other-version', false],
    ])
  })

  it('leaves vacancies open to its person, without a match', async () => {
    const [seafarer, { vacancy }] = [await createSeafarer(), await createVacancy()]
    await setStoredVersion(seafarer.seamanId, 2)
    expect((await seafarer.get('/server/vacancy')).status).toBe(200)
    expect(await seafarer.get(`/server/vacancy/${vacancy.id}`)).toMatchObject({ status: 200, body: { match: null } })
  })

  it('can be hidden by its person', async () => {
    const seafarer = await createSeafarer()
    await seafarer.put('/server/seaman/visibility', SHOWN)
    await setStoredVersion(seafarer.seamanId, 2)
    const answer = await seafarer.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: true })
    expect(answer.status).toBe(200)
    expect(await countRows('crew_card', 'is_hidden = 1 AND seaman_id = ?', seafarer.seamanId)).toBe(1)
  })

  it('keeps no mark in the crew list, and the list itself is there for checked companies', async () => {
    const [seafarer, { company }] = [await createSeafarer(), await createVacancy()]
    await insertRow('verification', {
      ...{ seaman_id: seafarer.seamanId, state: 'verified', asked_at: 1, decided_at: 1 },
      ...{ items: '[]', facts: 'x', recheck_on: '2030-01-01' },
    })
    await seafarer.put('/server/seaman/visibility', SHOWN)
    await setStoredVersion(seafarer.seamanId, 2)
    const { status, body } = await company.get('/server/seamans')
    const id = await findColumn('seaman', 'public_id', 'id', seafarer.seamanId)
    expect([status, body.items.find((item: { id: string }) => item.id === id)?.mark]).toEqual([200, null])
  })

  it('is looked at again on the next day by the jobs, which continue with the others', async () => {
    const [other, known] = [await createSeafarer(), await createSeafarer()]
    await setStoredVersion(other.seamanId, 2)
    const tomorrow = toPlainDate(server.now() + DAY)
    const ids = [other.seamanId, known.seamanId]
    for (const id of ids) {
      await env.DB.prepare("UPDATE crew_card SET refresh_from = '2000-01-01', cv_due_at = 1 WHERE seaman_id = ?")
        .bind(id)
        .run()
      await env.DB.prepare(
        "UPDATE paper_reminder SET told_until = '2000-01-01', remind_on = '2000-01-01', look_on = '2000-01-01' WHERE seaman_id = ?",
      )
        .bind(id)
        .run()
    }
    await refreshCrewCards(services)
    await sendReminders(services)
    await remindOfContracts(services)
    const days = (id: string) =>
      env.DB.prepare(
        'SELECT refresh_from, cv_due_at, remind_on, look_on, told_until FROM crew_card c JOIN paper_reminder p USING (seaman_id) WHERE seaman_id = ?',
      )
        .bind(id)
        .first()
    expect(await days(other.seamanId)).toEqual({
      refresh_from: tomorrow,
      cv_due_at: server.now() + DAY,
      remind_on: tomorrow,
      look_on: tomorrow,
      told_until: '2000-01-01',
    })
    expect(await days(known.seamanId)).toMatchObject({ cv_due_at: null, look_on: null })
  })
})
