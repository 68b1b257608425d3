import { env } from 'cloudflare:test'
import * as outbox from '#src/server/ground/mail/send-mail.usecases.ts'
import type { TestServer } from './server-of.ts'

type Kept = { recipient: string; language: string; subject: string; text: string; kind: string }

/** As the queue would send it. */
export const sendMail = (
  { services, product }: Pick<TestServer, 'services' | 'product'>,
  outboxId: string,
): Promise<void> => outbox.sendMail(services, product.mails, outboxId)

/** Sends what waits and empties it; gives what arrived, oldest first. */
export async function readMails(server: TestServer): Promise<Kept[]> {
  const ids = [...server.sent]
  // A mail to an organisation adds one for each member.
  for (const id of server.sent) await sendMail(server, id)
  server.sent.length = 0
  const { results } = await env.DB.prepare(
    `SELECT s.recipient, s.language, s.subject, s.text, o.kind FROM (
       SELECT outbox_id AS id, recipient, language, subject, text FROM sent_mail
       UNION ALL SELECT letter_id, recipient, '', subject, text FROM kept_letter) s
     JOIN outbox o ON o.id = s.id JOIN json_each(?) j ON j.value IN (o.id, o.parent_id) GROUP BY s.id ORDER BY min(j.key)`,
  )
    .bind(JSON.stringify(ids))
    .all<Kept>()
  return results
}

/** The link of the mail of this kind and the secret that it carries. */
export function findLink(mails: readonly Kept[], kind: string): { url: URL; token: string; recipient: string } {
  const mail = mails.find((candidate) => candidate.kind === kind)
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:')
  return { url, token: url.searchParams.get('token') ?? '', recipient: mail?.recipient ?? '' }
}
