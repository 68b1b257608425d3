import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { PrivacyInput } from '#src/contract/crew/privacy-schemas.ts'
import { crewDetailSchema, crewListSchema } from '#src/contract/crew/schemas.ts'
import { AUDIENCES, PRIVACY_AT_FIRST, type Privacy, sees } from '#src/domain/privacy/privacy.ts'
import { HOUR } from '#src/domain/time.ts'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { invitationDomain } from '#src/server/work/invitation/index.ts'
import { shareDomain } from '#src/server/work/share/index.ts'
import { type Client, createClient, PASSWORD } from '#tests/server/support/client.ts'
import { listSeaman } from '#tests/server/support/crew.ts'
import { createPaper } from '#tests/server/support/cv-stores.ts'
import {
  confirmAddress,
  countRows,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf(dataRightDomain, applicationDomain, invitationDomain, shareDomain)

const server = startServer()
const PATH = '/server/seaman/privacy'

const AT_FIRST: PrivacyInput = {
  card: 'nobody',
  isHideEnglish: false,
  certificates: 'everybody',
  contacts: 'verified',
  numbers: 'verified',
  writesFirst: 'applied',
}

const choose = async (person: Client, chosen: Partial<PrivacyInput>) => {
  const answer = await person.put(PATH, { ...AT_FIRST, ...chosen })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

/** Ranks that no other test of this file uses. */
async function listed(rank: string) {
  const paper = createPaper({ type: 'certificate', name: 'basic-safety-training', number: 'BST-1' })
  return listSeaman(server, { profile: { positionMain: rank }, documents: [paper] })
}

const VIEWERS = async () => ({
  guest: createClient(server),
  seafarer: await registerSeaman(server),
  unverified: await registerCompany(server, { verified: false }),
  verified: await registerCompany(server, { verified: true }),
})

/** Applies for a vacancy of a company, and returns how the company reads it. */
async function apply(person: Client, verified: boolean) {
  const company = await registerCompany(server, { verified })
  await confirmAddress(company.email)
  const open = { published_at: server.now(), expires_at: server.now() + HOUR }
  const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'C' }, open)
  await person.post(`/server/vacancy/${id}/application`, { note: '' })
  const list = `/server/vacancy/${id}/application`
  return async () => {
    const [applicant] = (await company.get(list)).body.items
    const { sent } = (await company.get(`${list}/${applicant.id}`)).body
    return { contact: applicant.seaman.contact, mobile: sent.cv.sent.contact.mobile, withheld: sent.cv.withheld }
  }
}

describe('who sees what', () => {
  it('begins as it was: no one is listed, checked companies that were applied to see contacts', async () => {
    const person = await registerSeaman(server)
    const { body } = await person.get(PATH)
    expect(body).toMatchObject({ ...AT_FIRST, engines: 'nobody' })
    expect(body).toMatchObject(PRIVACY_AT_FIRST)
  })

  it('is for the seafarer to choose, and for no one else', async () => {
    const { guest, unverified } = await VIEWERS()
    expect([(await guest.get(PATH)).status, (await guest.put(PATH, AT_FIRST)).status]).toEqual([401, 401])
    expect([(await unverified.get(PATH)).status, (await unverified.put(PATH, AT_FIRST)).status]).toEqual([403, 403])
    const person = await registerSeaman(server)
    expect((await person.put(PATH, { ...AT_FIRST, contacts: 'everybody' })).status).toBe(422)
  })

  it('decides in the crew list and on the page of a card as the one rule does, for every viewer', async () => {
    const person = await listed('crane-operator')
    const viewers = await VIEWERS()
    for (const card of AUDIENCES.card)
      for (const certificates of AUDIENCES.certificates) {
        await choose(person, { card, certificates })
        const privacy: Privacy = { ...PRIVACY_AT_FIRST, card, certificates }
        for (const [name, viewer] of Object.entries(viewers)) {
          const as = { by: 'list', isVerified: name === 'verified' } as const
          const said = `${card} ${certificates} ${name}`
          const isSeen = sees(as, privacy, 'card')
          const list = crewListSchema.parse((await viewer.get('/server/seamans?rank=crane-operator')).body)
          expect([list.total, list.items.length], said).toEqual(isSeen ? [1, 1] : [0, 0])
          const page = await viewer.get(`/server/seamans/${person.publicId}`)
          expect(page.status, said).toBe(isSeen ? 200 : 404)
          if (!isSeen) continue
          const detail = crewDetailSchema.parse(page.body)
          const hasCertificates = sees(as, privacy, 'certificates')
          expect([detail.hasCertificates, detail.certificates.length], said).toEqual([
            hasCertificates,
            hasCertificates ? 1 : 0,
          ])
        }
        const own = crewDetailSchema.parse((await person.get(`/server/seamans/${person.publicId}`)).body)
        expect(own.certificates).toHaveLength(1)
      }
  })

  it('lets a checked company invite someone whom it alone sees, and no other', async () => {
    const person = await listed('pumpman')
    await choose(person, { card: 'verified' })
    const { unverified, verified } = await VIEWERS()
    const path = `/server/seamans/${person.publicId}/invitation`
    expect([(await unverified.get(path)).status, (await verified.get(path)).status]).toEqual([404, 200])
  })

  it('hides from checked companies too who leaves by the switch of the crew list, and keeps the rest', async () => {
    const person = await listed('fitter')
    const { verified } = await VIEWERS()
    const isSeen = async () => (await verified.get(`/server/seamans/${person.publicId}`)).status === 200
    await choose(person, { card: 'verified' })
    await person.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: true })
    expect(await isSeen()).toBe(true)
    await person.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: true })
    await person.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: true })
    expect(await isSeen()).toBe(false)
    expect((await person.get(PATH)).body).toMatchObject({ card: 'nobody', isHideEnglish: true, contacts: 'verified' })
  })

  it('shows no one whose account closes, also when the card is made again, and comes back with the account', async () => {
    const person = await listed('oiler')
    await choose(person, { card: 'verified' })
    const { verified } = await VIEWERS()
    const statusOf = async () => (await verified.get(`/server/seamans/${person.publicId}`)).status
    expect(await statusOf()).toBe(200)
    await env.DB.prepare('UPDATE session SET confirmed_at = ? WHERE account_id = ?')
      .bind(server.now(), person.accountId)
      .run()
    const closed = await person.post('/server/user/erasure', { email: person.email })
    expect(closed.status, closed.text).toBe(200)
    expect(await statusOf()).toBe(404)
    expect(await countRows('crew_card', 'seaman_id = ? AND is_for_verified = 1', person.seamanId)).toBe(0)
    const back = createClient(server)
    await back.post('/server/security/auth/login', { email: person.email, password: PASSWORD })
    expect((await back.post('/server/user/erasure/cancel')).status).toBe(200)
    expect(await statusOf()).toBe(200)
    expect((await createClient(server).get(`/server/seamans/${person.publicId}`)).status).toBe(404)
  })
})

describe('contacts and numbers', () => {
  it('go with an application to the companies that the seafarer chose, at once', async () => {
    const person = await listed('cook')
    const [verified, unverified] = [await apply(person, true), await apply(person, false)]
    const shown = async () => [(await verified()).mobile !== null, (await unverified()).mobile !== null]
    expect(await shown()).toEqual([true, false])
    await choose(person, { contacts: 'applied' })
    expect(await shown()).toEqual([true, true])
    expect((await unverified()).contact).toMatchObject({ email: person.email })
    await choose(person, { contacts: 'nobody', numbers: 'nobody' })
    expect(await shown()).toEqual([false, false])
    expect(await verified()).toMatchObject({
      contact: null,
      withheld: expect.arrayContaining(['contacts-hidden', 'numbers-hidden']),
    })
  })

  it('that are for no one are in no link to the CV, whatever the link says itself', async () => {
    const person = await listed('messman')
    const input = { label: '', days: 7, pin: '', masks: [] }
    const made = await person.post('/server/seaman/share', input)
    expect(made.body.always).toEqual([])
    const path = `/server/share/${made.body.items[0].path.split('/').at(-1)}`
    const told = async () => (await createClient(server).get(path)).body.shared.cv
    expect((await told()).contact.mobile).toBe('+380 555 010 203')
    await choose(person, { contacts: 'nobody', numbers: 'nobody' })
    const cv = await told()
    expect([cv.contact, cv.profileData.birthDate]).toEqual([{}, undefined])
    expect(JSON.stringify(cv)).not.toContain('BST-1')
    expect((await person.get('/server/seaman/share')).body.always).toEqual(['contacts', 'numbers', 'birth'])
  })
})
