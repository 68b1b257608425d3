import { env } from 'cloudflare:test'
import type { RefusalReason } from '#src/contract/verification/verification.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { hashChecked } from '#src/server/people/seaman/verified-mark.ts'
import { type Client, createClient, PASSWORD } from './client.ts'
import { confirmAddress, createId, findColumn, insertRow, seamanBody } from './fixtures.ts'
import { editOwnCv } from './own-cv.ts'
import type { TestServer } from './server-of.ts'

/**
 * The rows that the decision of an admin leaves, without scans.
 * @param items ids of the checked papers
 */
export async function verify(
  { services, now }: TestServer,
  seamanId: string,
  items: readonly string[] = [],
): Promise<void> {
  const { db, cvs } = services
  const seaman = await findSeaman(db, seamanId)
  if (!seaman) throw new Error(`there is no seafarer ${seamanId}`)
  const facts = hashChecked(wholeCv(seaman, await cvs.get(seamanId)), items)
  await env.DB.prepare('DELETE FROM verification WHERE seaman_id = ?').bind(seamanId).run()
  await insertRow('verification', { seaman_id: seamanId, state: 'pending', asked_at: now() })
  await env.DB.prepare(
    "UPDATE verification SET state = 'verified', decided_at = ?, facts = ?, items = ?, recheck_on = ?, version = version + 1 WHERE seaman_id = ?",
  )
    .bind(now(), facts, JSON.stringify(items), toPlainDate(now() + 700 * DAY), seamanId)
    .run()
}

/** The row that the refusal of an admin leaves. */
export const withdrawVerification = ({ now }: TestServer, seamanId: string, reason: RefusalReason) =>
  env.DB.prepare("UPDATE verification SET state = 'refused', decided_at = ?, reason = ? WHERE seaman_id = ?")
    .bind(now(), reason, seamanId)
    .run()

let born = 0
/** A date of birth that no other person of the test has. */
export function nextBirthDate(): string {
  born += 1
  return toPlainDate(Date.UTC(1980, 0, 1) + born * DAY)
}

type Joining = { client?: Client; birthDate?: string; firstname?: string }

/** A seafarer who joins by a link, in a browser of their own or in a given one. */
export async function joinAsSeaman(
  server: TestServer,
  refId: string,
  { client = createClient(server), birthDate, ...data }: Joining = {},
) {
  const email = `${createId()}@mail.example`
  const headers = { 'x-referral-id': refId }
  const body = { email, password: PASSWORD, passwordConfirm: PASSWORD }
  const joined = await client.post('/server/user', body, { headers })
  if (joined.status !== 201) throw new Error(`registration failed: ${joined.text}`)
  await client.post('/server/seaman', seamanBody(data), { headers })
  await confirmAddress(email)
  const accountId = String(joined.body.id)
  await editOwnCv(client, { birthDate: birthDate ?? nextBirthDate() })
  return { ...client, email, accountId, seamanId: await findColumn('seaman', 'id', 'account_id', accountId) }
}
