import { env, reset } from 'cloudflare:test'

const findTables = async () =>
  (
    await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    ).all()
  ).results

/** Empties databases, buckets and objects; what was under way sometimes keeps the first try from it. */
export async function emptyStorage(): Promise<void> {
  await reset()
  for (let tries = 1; (await findTables()).length > 0; tries += 1) {
    if (tries > 5) throw new Error('the storage of the file before stays')
    await reset()
  }
}
