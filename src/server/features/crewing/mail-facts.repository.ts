import type { Database } from '#src/server/platform/database.ts'

/** What the mails of a message tell; read when they are sent, so that queue and outbox hold ids only. */
export type MessageFacts = {
  text: string
  shows_email: number
  company: string
  country: string
  slug: string
  firstname: string
  surname: string
  email: string
}

export const findMessageFacts = async (db: Database, messageId: string): Promise<MessageFacts | null> =>
  db.$client
    .prepare(
      `SELECT m.text, m.shows_email, c.name AS company, c.country, c.slug, s.firstname, s.surname, a.email
      FROM company_message m JOIN company c ON c.id = m.company_id JOIN seaman s ON s.id = m.seaman_id JOIN account a ON a.id = s.account_id
      WHERE m.id = ?`,
    )
    .bind(messageId)
    .first<MessageFacts>()
