import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DISTINCT_LIMITS, LIMITS } from '#src/contract/http/limits.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { send } from '#tests/server/support/files.ts'
import { createId, findOwner } from '#tests/server/support/fixtures.ts'
import { createPdf } from '#tests/server/support/hostile-scans.ts'
import {
  apply,
  hireFor,
  INBOX,
  listSeafarer,
  startThread,
  toCard,
  write,
  writeFirst,
} from '#tests/server/support/inbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { inboxDomain } from './index.ts'

const startServer = serverOf(inboxDomain, fileDomain, dataRightDomain, applicationDomain)

const server = startServer()

describe('a card', () => {
  it('that is asked about is someone who was opened, and what is refused counts as written', async () => {
    const [seafarer, company] = [await listSeafarer(server), await hireFor(server, { verified: false })]
    const { distinct, limiter } = server.services
    const first = (id: string) => company.get(`${INBOX}/first/seaman/${id}`)
    expect((await first(seafarer.publicId)).body.mayWrite).toBe(false)
    const others = Array.from({ length: DISTINCT_LIMITS['people-new-company'].distinct - 1 }, createId)
    await distinct.take('people-new-company', company.companyId, { things: others, now: server.now() })
    expect([(await first(createId())).body.code, (await first(seafarer.publicId)).status]).toEqual([
      'too-many-people',
      200,
    ])
    expect((await writeFirst(company, toCard(seafarer))).status).toBe(403)
    const accountId = await findOwner(company.companyId)
    for (let refused = 1; refused < LIMITS['inbox-first-account'].free; refused += 1)
      await limiter.take('inbox-first-account', accountId, server.now())
    expect((await writeFirst(company, toCard(seafarer))).status).toBe(429)
  })

  it('that its company blocks moves no thread with the person', async () => {
    const { seafarer, company } = await startThread(server)
    const { id } = (await writeFirst(company, toCard(seafarer))).body.thread
    const { next } = (await company.get(`${INBOX}/changes`)).body
    await company.put(`${INBOX}/thread/${id}/block`, { isBlocked: true })
    const { threads } = (await company.get(`${INBOX}/changes?after=${next}`)).body
    expect(threads.map((thread: { id: string }) => thread.id)).toEqual([id])
  })

  it('that checked companies alone are shown is written to by them, and by no other', async () => {
    const [seafarer, checked, other] = [
      await listSeafarer(server),
      await hireFor(server),
      await hireFor(server, { verified: false }),
    ]
    const chosen = { certificates: 'everybody', contacts: 'verified', numbers: 'verified', isHideEnglish: false }
    await seafarer.put('/server/seaman/privacy', { ...chosen, card: 'verified', writesFirst: 'verified' })
    const { status, body } = await writeFirst(checked, toCard(seafarer))
    expect(status).toBe(201)
    expect(body.thread.other).toMatchObject({ isNamed: false, path: `/seamans/${seafarer.publicId}` })
    expect((await writeFirst(other, toCard(seafarer))).status).toBe(404)
    await seafarer.put('/server/seaman/privacy', { ...chosen, card: 'nobody', writesFirst: 'verified' })
    const { items } = (await checked.get(INBOX)).body
    expect(items[0].other).toMatchObject({ isNamed: false, path: null })
  })
})

it('anyone who asked to be erased is gone for the company: name, files, and what changed', async () => {
  const [seafarer, company] = [await listSeafarer(server), await hireFor(server)]
  const to = await apply(seafarer, company)
  const { id } = (await writeFirst(company, to)).body.thread
  const file = (await send(seafarer, createPdf(), { purpose: 'attachment' })).body.became
  await write(seafarer, id, { files: [file] })
  const seen = async () => {
    const answers = [
      await company.get(`${INBOX}/first/application/${to.id}`),
      await company.get(`${INBOX}/file/${file}`),
    ]
    const { next } = (await company.get(`${INBOX}/changes`)).body
    return [...answers.map(({ status }) => status), next > 0]
  }
  expect(await seen()).toEqual([200, 200, true])
  await env.DB.prepare('UPDATE session SET confirmed_at = ? WHERE account_id = ?')
    .bind(server.now(), seafarer.accountId)
    .run()
  expect((await seafarer.post('/server/user/erasure', { email: seafarer.email })).status).toBe(200)
  expect(await seen()).toEqual([404, 404, false])
})
