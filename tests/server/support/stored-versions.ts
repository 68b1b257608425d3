import { env, runInDurableObject } from 'cloudflare:test'

const renumber = (table: string, column: string, version: number): string =>
  `UPDATE ${table} SET ${column} = unhex('0${version}' || substr(hex(${column}), 3))`

/** The version of all stored CVs of a seafarer, as another build would have written it; in whichever store they lie. */
export async function setStoredVersion(seamanId: string, version: number): Promise<void> {
  for (const table of ['cv', 'cv_version', 'cv_sent'])
    await env.DB.prepare(`${renumber(table, 'document', version)} WHERE seaman_id = ?`)
      .bind(seamanId)
      .run()
  await runInDurableObject(env.CV_KEEPER.get(env.CV_KEEPER.idFromName(seamanId)), (_, { storage: { sql } }) => {
    const tables = sql.exec<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE name IN ('kept', 'earlier', 'sent')",
    )
    for (const { name } of tables.toArray()) sql.exec(renumber(name, 'packed', version))
  })
}

/** The same of the copies of a vacancy. */
export const setCopyVersion = (vacancyId: string, version: number) =>
  env.DB.prepare(`${renumber('vacancy_copy', 'document', version)} WHERE vacancy_id = ?`)
    .bind(vacancyId)
    .run()
