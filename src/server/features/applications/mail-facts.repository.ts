import type { Database } from '#src/server/platform/database.ts'

/** What the mails of an application tell; read when they are sent, so that queue and outbox hold ids only. */
export type ApplicationFacts = {
  vacancy_id: string
  rank: string
  vessel_type: string
  company: string
  firstname: string
  surname: string
  citizenship: string
  position_main: string
  note: string | null
}

export const findApplicationFacts = async (db: Database, applicationId: string): Promise<ApplicationFacts | null> =>
  db.$client
    .prepare(
      `SELECT v.id AS vacancy_id, v.rank, v.vessel_type, c.name AS company, s.firstname, s.surname, s.citizenship, s.position_main, a.note
      FROM application a JOIN vacancy v ON v.id = a.vacancy_id JOIN company c ON c.id = v.company_id JOIN seaman s ON s.id = a.seaman_id
      WHERE a.id = ?`,
    )
    .bind(applicationId)
    .first<ApplicationFacts>()
