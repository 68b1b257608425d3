import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import {
  countRows,
  createId,
  insertRow,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { startThread } from '#tests/server/support/inbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { startServer as startProduct } from '#tests/server/support/product-server.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { userDomain } from './index.ts'

const startServer = serverOf(userDomain, dataRightDomain)
const NOTE = 'Called on Monday.\nThe licence comes by post.'

type Admin = Awaited<ReturnType<typeof registerAdmin>>

describe('a note on an account', () => {
  const server = startInterrupted(startServer)
  let author: Admin
  let person: Awaited<ReturnType<typeof registerSeaman>>

  beforeAll(async () => {
    author = await registerAdmin(server, ['support'])
    person = await registerSeaman(server)
  })

  const pathOf = (accountId: string) => `/server/admin/user/${accountId}/note`
  const write = (admin: Admin, note: string, accountId = person.accountId) => admin.post(pathOf(accountId), { note })
  const notesFor = async (admin: Admin) => (await admin.get(`/server/admin/user/${person.accountId}`)).body.notes

  it('is read by all admins who may open the account, with its author and time, and stored once if it is sent twice', async () => {
    expect((await write(author, `  ${NOTE}  `)).body.notes).toMatchObject([
      { text: NOTE, author: author.email, mayDelete: true },
    ])
    expect((await write(author, NOTE)).body.notes).toHaveLength(1)
    server.wait(1000)
    const other = await registerAdmin(server, ['support'])
    expect(await notesFor(other)).toMatchObject([{ text: NOTE, author: author.email, mayDelete: false }])
    expect((await write(other, 'Paid.')).body.notes.map(({ text }: { text: string }) => text)).toEqual(['Paid.', NOTE])
    const events = (await readAdminEvents(person.accountId)).filter(({ action }) => action === 'note-written')
    expect(events.map(({ actor_id, reason }) => [actor_id, reason])).toEqual([
      [author.accountId, null],
      [other.accountId, null],
    ])
  })

  it('needs a text, and an account of another person', async () => {
    expect((await write(author, ' \n ')).body.errors.user.note).toBe('Enter the note.')
    expect((await write(author, 'x'.repeat(2001))).status).toBe(422)
    expect((await write(author, NOTE, author.accountId)).status).toBe(403)
    expect((await write(author, NOTE, createId())).status).toBe(404)
  })

  it('on an admin is written by owners only', async () => {
    const [admin, owner] = [await registerAdmin(server), await registerAdmin(server)]
    expect((await write(author, NOTE, admin.accountId)).status).toBe(403)
    expect((await write(owner, NOTE, admin.accountId)).status).toBe(200)
  })

  it('is refused if the account becomes an admin meanwhile, unless the author is an owner', async () => {
    const [subject, owner] = [await registerSeaman(server), await registerAdmin(server)]
    const [first] = (await write(author, 'Called.', subject.accountId)).body.notes
    const setRole = (role: 'seaman' | 'admin') => () =>
      env.DB.prepare('UPDATE account SET role = ? WHERE id = ?').bind(role, subject.accountId).run()
    const path = `${pathOf(subject.accountId)}/${first.id}`
    const refused = await server.beforeWrite(() => write(author, NOTE, subject.accountId), setRole('admin'))
    expect(refused.status).toBe(403)
    await setRole('seaman')()
    expect((await server.beforeWrite(() => author.delete(path), setRole('admin'))).status).toBe(403)
    await setRole('seaman')()
    const block = () => author.put(`/server/admin/user/${subject.accountId}/block`, { blocked: true })
    expect((await server.beforeWrite(block, setRole('admin'))).status).toBe(403)
    expect(await countRows('admin_note', 'account_id = ?', subject.accountId)).toBe(1)
    await setRole('seaman')()
    const allowed = await server.beforeWrite(() => write(owner, NOTE, subject.accountId), setRole('admin'))
    expect(allowed.status).toBe(200)
  })

  it('is deleted by its author and by owners, by nobody else', async () => {
    const [other, owner] = [await registerAdmin(server, ['support']), await registerAdmin(server)]
    server.wait(1000)
    const [first] = (await write(author, 'A mistake.')).body.notes
    const path = `${pathOf(person.accountId)}/${first.id}`
    expect((await other.delete(path)).status).toBe(404)
    expect((await author.delete(path)).body.notes.map(({ id }: { id: string }) => id)).not.toContain(first.id)
    expect((await author.delete(path)).status).toBe(404)
    server.wait(1000)
    const [second] = (await write(author, 'Another mistake.')).body.notes
    expect((await owner.delete(`${pathOf(person.accountId)}/${second.id}`)).status).toBe(200)
    const events = (await readAdminEvents(person.accountId)).filter(({ action }) => action === 'note-deleted')
    expect(events.map(({ before }) => before)).toEqual([{ 'note.id': first.id }, { 'note.id': second.id }])
  })

  it('remains without a name after the erasure of its author, and is erased with the account', async () => {
    const leaver = await registerAdmin(server, ['support'])
    const subject = await registerSeaman(server)
    await write(leaver, NOTE, subject.accountId)
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(leaver.accountId).run()
    const { notes } = (await author.get(`/server/admin/user/${subject.accountId}`)).body
    expect(notes).toMatchObject([{ text: NOTE, author: null, mayDelete: false }])
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(subject.accountId).run()
    expect(await countRows('admin_note', 'account_id = ?', subject.accountId)).toBe(0)
  })

  it('is refused if the account is erased meanwhile', async () => {
    const leaver = await registerSeaman(server)
    const late = await server.beforeWrite(
      () => write(author, NOTE, leaver.accountId),
      () => env.DB.prepare('DELETE FROM account WHERE id = ?').bind(leaver.accountId).run(),
    )
    expect(late.status).toBe(404)
  })
})

describe('the page of an account', () => {
  it('names what belongs to it: organisations, vacancies, CV, reports, and the number of conversations', async () => {
    const server = startProduct()
    const admin = await registerAdmin(server)
    const company = await registerCompany(server, { name: 'Quayside Crewing' })
    await insertVacancy({ id: company.companyId, slug: company.slug, name: 'Quayside Crewing' }, { status: 'closed' })
    const { seafarer } = await startThread(server)
    const report = { kind: 'company', reason: 'fee', language: 'en', status: 'open', created_at: 1, updated_at: 1 }
    await insertRow('report', {
      ...report,
      ...{ id: createId(), target_id: company.companyId, organisation_id: company.companyId },
      account_id: seafarer.accountId,
    })
    const relatedOf = async (id: string) => (await admin.get(`/server/admin/user/${id}`)).body.related
    expect(await relatedOf(company.accountId)).toEqual({
      organisations: [
        { id: company.companyId, name: 'Quayside Crewing', kind: 'company', role: 'owner', vacancies: 1 },
      ],
      seaman: null,
      reports: { written: 0, against: 1 },
      conversations: 0,
    })
    expect(await relatedOf(seafarer.accountId)).toMatchObject({
      organisations: [],
      seaman: { id: seafarer.seamanId, isChecked: false },
      reports: { written: 1, against: 0 },
      conversations: 1,
    })
  })
})
