import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { sweepAttachments } from '#src/server/work/inbox/attachments.usecases.ts'
import { collectFiles } from '#src/server/work/inbox/copied-messages.usecases.ts'
import { drawPng, keysIn, send } from '#tests/server/support/files.ts'
import { countRows, createId, findColumn, findOwner, joinCompany } from '#tests/server/support/fixtures.ts'
import { createPdf } from '#tests/server/support/hostile-scans.ts'
import { hireFor, INBOX, listSeafarer, readThread, startThread, write } from '#tests/server/support/inbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { inboxDomain } from './index.ts'

const startServer = serverOf(inboxDomain, fileDomain)

const server = startServer()
type Sender = Parameters<typeof send>[0]

const attach = async (client: Sender, bytes = createPdf()) =>
  (await send(client, bytes, { purpose: 'attachment' })).body

const fileOf = (client: Sender, id: string) => client.get(`${INBOX}/file/${id}`)

describe('what goes with a message', () => {
  it('is read by the two sides alone, a picture drawn again and a PDF as it is', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const [picture, pdf] = [(await attach(seafarer, await drawPng())).became, (await attach(seafarer)).became]
    const { status, body } = await write(seafarer, threadId, { text: '', files: [picture, pdf] })
    expect(status).toBe(201)
    expect(body.message.files.map(({ id, type }: { id: string; type: string }) => [id, type])).toEqual([
      [picture, 'webp'],
      [pdf, 'pdf'],
    ])
    expect((await readThread(company, threadId)).thread.last.files).toBe(2)
    const member = await joinCompany(server, company.companyId, 'viewer')
    for (const client of [seafarer, company, member]) {
      const { status: read, headers } = await fileOf(client, picture)
      expect([read, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'image/webp',
        'private, no-store',
      ])
      expect(headers.get('content-security-policy')).toContain('sandbox')
    }
    for (const stranger of [await listSeafarer(server), await hireFor(server)])
      expect((await fileOf(stranger, pdf)).status).toBe(404)
  })

  it('has the name that it was sent with, which no one reads who has the database', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const [picture, pdf, plain] = [
      (await attach(seafarer, await drawPng())).became,
      (await attach(seafarer)).became,
      (await attach(seafarer)).became,
    ]
    const names = ['../Паспорт (1)\u202e.jpg', 'Medical certificate.pdf']
    const { status } = await write(seafarer, threadId, { files: [picture, pdf, plain], names })
    expect(status).toBe(201)
    const { items } = await readThread(company, threadId)
    expect(items.at(-1).files.map(({ name }: { name: string | null }) => name)).toEqual([
      'Паспорт (1).jpg',
      'Medical certificate.pdf',
      null,
    ])
    const savedAs = async (id: string) => (await fileOf(company, id)).headers.get('content-disposition')
    expect(await savedAs(picture)).toMatch(
      /^attachment; filename="file-[0-9a-f]{8}\.webp"; filename\*=UTF-8''%D0%9F%D0%B0%D1%81%D0%BF%D0%BE%D1%80%D1%82%20%281%29\.webp$/,
    )
    expect(await savedAs(pdf)).toContain("filename*=UTF-8''Medical%20certificate.pdf")
    expect(await savedAs(plain)).toMatch(/^attachment; filename="file-[0-9a-f]{8}\.pdf"$/)
    const kept = await findColumn('inbox_file', 'name', 'id', pdf)
    expect([kept.includes('Medical'), kept.length > 20]).toEqual([false, true])
  })

  it('is found under its name in the copy of its sender’s data, and its name opens no more once the seafarer is gone', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const { became } = await attach(company)
    await write(company, threadId, { files: [became], names: ['Contract.pdf'] })
    const accountId = await findOwner(company.companyId)
    const copied = () => collectFiles(server.services, accountId)
    expect(await copied()).toMatchObject([{ id: became, account_id: accountId, name: 'Contract.pdf' }])
    await env.DB.prepare('DELETE FROM account_key WHERE account_id = ?').bind(seafarer.accountId).run()
    expect(await copied()).toMatchObject([{ id: became, name: '' }])
  })

  it('is its sender’s alone until it is sent, and is sent once', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const { became } = await attach(seafarer)
    expect([(await fileOf(seafarer, became)).status, (await fileOf(company, became)).status]).toEqual([200, 404])
    expect((await write(company, threadId, { files: [became] })).body.code).toBe('conflict')
    const key = createId()
    for (const _again of [1, 2])
      expect((await write(seafarer, threadId, { key, files: [became] })).body.message.files).toHaveLength(1)
    expect((await write(seafarer, threadId, { files: [became] })).status).toBe(409)
    expect((await readThread(company, threadId)).items).toHaveLength(2)
  })

  it('is refused where it is no picture and no PDF, or has something hidden in it', async () => {
    const seafarer = await listSeafarer(server)
    expect((await attach(seafarer, new TextEncoder().encode('<svg onload="x()"/>'))).code).toBe('file-type-refused')
    expect((await attach(seafarer, createPdf({ inside: '/JavaScript(1)/JS(1)' }))).code).toBe('pdf-refused')
  })

  it('goes after a day when no one sent it, and with its thread', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const [sent, unsent] = [(await attach(seafarer)).became, (await attach(seafarer)).became]
    await write(seafarer, threadId, { files: [sent] })
    server.wait(DAY)
    await sweepAttachments(server.services)
    expect([(await fileOf(company, sent)).status, (await fileOf(seafarer, unsent)).status]).toEqual([200, 404])
    const kept = () =>
      countRows('file', "account_id = ? AND object_key IS NOT NULL AND state = 'stored'", seafarer.accountId)
    expect(await kept()).toBe(1)
    await env.DB.prepare('DELETE FROM inbox_thread WHERE id = ?').bind(threadId).run()
    await sweepAttachments(server.services)
    expect(await kept()).toBe(0)
    expect((await keysIn(env.FILES, `account/${seafarer.accountId}/message/`)).length).toBeGreaterThan(0)
  })
})
