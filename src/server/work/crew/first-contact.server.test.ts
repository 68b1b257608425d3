import { beforeAll, describe, expect, it } from 'vitest'
import type { PrivacyInput } from '#src/contract/crew/privacy-schemas.ts'
import { FIRST_WRITERS, type FirstWriters } from '#src/domain/privacy/first-words.ts'
import { DAY, HOUR, MINUTE, toPlainDate } from '#src/domain/time.ts'
import { verificationDomain } from '#src/server/people/verification/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { notifyMoves } from '#src/server/work/application/notify-moves.usecases.ts'
import { askStillFree } from '#src/server/work/availability/ask.usecases.ts'
import { availabilityDomain } from '#src/server/work/availability/index.ts'
import { inboxDomain } from '#src/server/work/inbox/index.ts'
import { invitationDomain } from '#src/server/work/invitation/index.ts'
import type { Client } from '#tests/server/support/client.ts'
import { createContract } from '#tests/server/support/cv-stores.ts'
import { findColumn, insertVacancy } from '#tests/server/support/fixtures.ts'
import {
  apply,
  hireFor,
  INBOX,
  listSeafarer,
  toCard,
  toCompany,
  write,
  writeFirst,
} from '#tests/server/support/inbox.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf(verificationDomain, applicationDomain, availabilityDomain, inboxDomain, invitationDomain)

const server = startServer()
type Answer = Awaited<ReturnType<Client['post']>>

const SENT = '/server/company/invitation'

type Pairing = { writers: FirstWriters; isBlocked: boolean }

const PAIRINGS: Pairing[] = [false, true].flatMap((isBlocked) =>
  FIRST_WRITERS.map((writers) => ({ writers, isBlocked })),
)

/** A seafarer who applied, wrote and asked about a voyage, and was invited by a checked company, before the settings change. */
async function pair({ writers, isBlocked }: Pairing) {
  const [seafarer, company] = [await listSeafarer(server), await hireFor(server)]
  const place = { id: company.companyId, slug: company.slug, name: 'C' }
  const dates = { published_at: server.now(), expires_at: server.now() + HOUR }
  const [invited, open] = [await insertVacancy(place, dates), await insertVacancy(place, dates)]
  const voyage = createContract({ company: await findColumn('organisation', 'name', 'id', company.companyId) })
  await editOwnCv(seafarer, { experience: [voyage], readyFrom: toPlainDate(server.now() + 10 * DAY) })
  await seafarer.post(`/server/seaman/voyage/${voyage.id}/question`, { companyId: company.companyId })
  const application = await apply(seafarer, company)
  const threadId = String((await writeFirst(seafarer, toCompany(company))).body.thread.id)
  const invite = (vacancyId: string) => company.post(`/server/seamans/${seafarer.publicId}/invitation`, { vacancyId })
  await invite(invited.id)
  const [{ id: invitation }] = (await company.get(SENT)).body.items
  await company.put(`${SENT}/${invitation}`, { isWithdrawn: true })
  const chosen: PrivacyInput = {
    ...{ card: 'everybody', certificates: 'everybody', contacts: 'verified', numbers: 'verified' },
    ...{ isHideEnglish: false, writesFirst: writers },
  }
  await seafarer.put('/server/seaman/privacy', chosen)
  if (isBlocked) await seafarer.put(`${INBOX}/thread/${threadId}/block`, { isBlocked })
  return { seafarer, company, threadId, application, invitation, invite, open: open.id }
}

type Two = Awaited<ReturnType<typeof pair>>

/** Everything by which a company reaches a seafarer. */
const ACTS = {
  'a first message to a card': ({ company, seafarer }: Two) => writeFirst(company, toCard(seafarer)),
  'a first message to an applicant': ({ company, application }: Two) => writeFirst(company, application),
  'an invitation': ({ invite, open }: Two) => invite(open),
  'an invitation that was taken back': ({ company, invitation }: Two) =>
    company.put(`${SENT}/${invitation}`, { isWithdrawn: false }),
  'a reply in a thread': ({ company, threadId }: Two) => write(company, threadId),
  'an answer about a voyage': async ({ company }: Two) => {
    const [{ id }] = (await company.get('/server/company/voyage')).body.items
    return company.put(`/server/company/voyage/${id}`, { answer: 'confirm' })
  },
  'a move of an application': ({ company, application }: Two) =>
    company.put(`/server/vacancy/${company.vacancyId}/application/${application.id}/state`, {
      ...{ from: 'new', to: 'shortlisted' },
    }),
} as const

type Act = keyof typeof ACTS

/** In the order of `PAIRINGS`: no one, applied and verified without a block, then with one. */
const STATUSES: Record<Act, number[]> = {
  'a first message to a card': [403, 403, 201, 403, 403, 403],
  'a first message to an applicant': [403, 201, 201, 403, 403, 403],
  'an invitation': [403, 200, 200, 403, 403, 403],
  'an invitation that was taken back': [403, 200, 200, 403, 403, 403],
  'a reply in a thread': [201, 201, 201, 403, 403, 403],
  'an answer about a voyage': [200, 200, 200, 200, 200, 200],
  'a move of an application': [200, 200, 200, 200, 200, 200],
}

const NAMES = Object.keys(ACTS) as Act[]
const pairs: Two[] = []
const answers = new Map<Act, Answer[]>()
const mails = new Map<string, string[]>()

/** Kinds of mail to each seafarer since the last call. */
async function noteMails() {
  for (const { recipient, kind } of await readMails(server))
    mails.set(recipient, [...(mails.get(recipient) ?? []), kind])
}

const countMails = (kind: string): number[] =>
  pairs.map(({ seafarer }) => (mails.get(seafarer.email) ?? []).filter((each) => each === kind).length)

beforeAll(async () => {
  for (const pairing of PAIRINGS) pairs.push(await pair(pairing))
  await readMails(server)
  for (const act of NAMES) {
    const given: Answer[] = []
    for (const two of pairs) given.push(await ACTS[act](two))
    answers.set(act, given)
  }
  server.wait(16 * MINUTE)
  await notifyMoves(server.services)
  await noteMails()
})

describe('a company reaches a seafarer', () => {
  it.each(NAMES)('by %s where the seafarer allows it, or began it', (act) => {
    expect(answers.get(act)?.map(({ status }) => status)).toEqual(STATUSES[act])
  })

  it('with one answer to whatever may not be, so that it does not reveal a block', () => {
    const refused = [...answers.values()].flat().filter(({ status }) => status === 403)
    expect(refused.length).toBe(20)
    const said = refused.map(({ body: { requestId: _one, ...same } }) => JSON.stringify(same))
    expect([...new Set(said)]).toEqual([said[0]])
    expect(refused[0]?.body.code).toBe('may-not-write')
  })

  it('by mail of an invitation that was made, and of a move unless they blocked the company', () => {
    expect(countMails('invited')).toEqual([0, 1, 1, 0, 0, 0])
    expect(countMails('application-moved')).toEqual([1, 1, 1, 0, 0, 0])
  })

  it('on the page of an application, also after a block', async () => {
    for (const { seafarer, application } of pairs)
      expect((await seafarer.get(`/server/seaman/application/${application.id}`)).body).toMatchObject({
        status: 'shortlisted',
        steps: [{ status: 'shortlisted' }],
      })
  })

  it('by no mail that was written before a block and leaves after it', async () => {
    const two = await pair({ writers: 'verified', isBlocked: false })
    await ACTS['a move of an application'](two)
    await two.invite(two.open)
    server.wait(16 * MINUTE)
    await readMails(server)
    await notifyMoves(server.services)
    expect(server.sent).toHaveLength(1)
    await two.seafarer.put(`${INBOX}/thread/${two.threadId}/block`, { isBlocked: true })
    expect(await readMails(server)).toEqual([])
  })
})

describe('the question whether someone is still free', () => {
  it('comes from no company, so it is sent regardless of first contacts and blocks', async () => {
    server.wait(30 * DAY)
    server.sent.length = 0
    await askStillFree(server.services)
    await noteMails()
    expect(countMails('still-free')).toEqual([1, 1, 1, 1, 1, 1])
  })
})
