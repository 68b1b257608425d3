import { env } from 'cloudflare:test'
import { HOUR } from '#src/domain/time.ts'
import { ensureAccountKey } from '#src/server/ground/file/account-keys.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { inboxMessageTable } from '#src/server/work/inbox/inbox.tables.ts'
import { sealWords } from '#src/server/work/inbox/sealed-words.ts'
import type { Client } from './client.ts'
import { confirmAddress, createId, findColumn, insertVacancy, registerCompany, registerSeaman } from './fixtures.ts'
import type { TestServer } from './server-of.ts'

export const INBOX = '/server/inbox'

/** A seafarer whom the crew list shows, and who lets checked companies write first. */
export async function listSeafarer(server: TestServer) {
  const person = await registerSeaman(server)
  await confirmAddress(person.email)
  await person.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
  await env.DB.prepare("UPDATE seaman SET writes_first = 'verified' WHERE id = ?").bind(person.seamanId).run()
  const publicId = await findColumn('seaman', 'public_id', 'id', person.seamanId)
  return { ...person, publicId }
}

/** A company with an open vacancy. */
export async function hireFor(server: TestServer, { verified = true, language = 'en' } = {}) {
  const company = await registerCompany(server, { verified, language })
  await confirmAddress(company.email)
  const place = { id: company.companyId, slug: company.slug, name: 'C' }
  const { id } = await insertVacancy(place, { published_at: server.now(), expires_at: server.now() + HOUR })
  return { ...company, vacancyId: id }
}

export type Seafarer = Awaited<ReturnType<typeof listSeafarer>>
export type Recruiter = Awaited<ReturnType<typeof hireFor>>

type Text = { text?: string; key?: string; files?: string[]; names?: string[]; seen?: number }
const message = ({ text = 'Is there a relief in May?', key = createId(), ...along }: Text = {}) => ({
  ...{ text, key },
  ...along,
})

type To = { kind: string; id: string }

export const writeFirst = (client: Client, to: To, text: Text = {}, vacancyId?: string) =>
  client.post(`${INBOX}/thread`, { to, vacancyId, ...message(text) })

export const write = (client: Client, threadId: string, text: Text = {}) =>
  client.post(`${INBOX}/thread/${threadId}/message`, message(text))

export const toCompany = ({ companyId }: Recruiter): To => ({ kind: 'company', id: companyId })
export const toCard = ({ publicId }: Seafarer): To => ({ kind: 'seaman', id: publicId })

export async function apply(seafarer: Seafarer, { vacancyId }: Recruiter): Promise<To> {
  const { body } = await seafarer.post(`/server/vacancy/${vacancyId}/application`, {})
  return { kind: 'application', id: body.id ?? (await findColumn('application', 'id', 'vacancy_id', vacancyId)) }
}

/** Two who have written to each other; the seafarer began. */
export async function startThread(server: TestServer, options?: { verified?: boolean }) {
  const [seafarer, company] = [await listSeafarer(server), await hireFor(server, options)]
  const { body, status, text } = await writeFirst(seafarer, toCompany(company))
  if (status !== 201) throw new Error(text)
  return { seafarer, company, threadId: String(body.thread.id) }
}

export const readThread = async (client: Client, threadId: string, query = '') =>
  (await client.get(`${INBOX}/thread/${threadId}${query}`)).body

export const textsOf = (body: { items: { text: string }[] }): string[] => body.items.map(({ text }) => text)

type Thread = { seafarer: Seafarer; company: Recruiter; threadId: string }

/** Writes many messages of the company at once, as the product keeps them; each says what its number is. */
export async function fillThread(
  { services }: TestServer,
  { seafarer, company, threadId }: Thread,
  count: number,
  say: (number: number) => string = String,
) {
  const { db, ids, clock } = services
  const key = await ensureAccountKey(services, seafarer.accountId)
  const kept = { threadId, seamanId: seafarer.seamanId, organisationId: company.companyId, side: 'company' } as const
  const first = Number(await findColumn('inbox_thread', 'last_number', 'id', threadId)) + 1
  const rows = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const [number, id] = [first + index, ids.key(clock() + index + 1)]
      const words = await sealWords(key, id, say(number))
      return { ...kept, id, number, words, sentAs: id, createdAt: clock(), deliveredAt: clock() }
    }),
  )
  for (let start = 0; start < rows.length; start += 500)
    await runBatch(
      db,
      rows.slice(start, start + 500).map((row) => db.insert(inboxMessageTable).values(row)),
    )
  await env.DB.prepare(
    'UPDATE inbox_thread SET last_number = ?1, seaman_unread = seaman_unread + ?2, seaman_unread_at = ?3 WHERE id = ?4',
  )
    .bind(first + count - 1, count, clock(), threadId)
    .run()
}
