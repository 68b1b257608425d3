import { env, reset } from 'cloudflare:test'

const TABLES = "SELECT count(*) AS found FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'"

/** What databases and buckets still hold. */
async function countKept(): Promise<number> {
  const tables = await Promise.all([env.DB, env.OLD_DB].map((db) => db.prepare(TABLES).first<{ found: number }>()))
  const files = await Promise.all([env.FILES, env.PICTURES].map((bucket) => bucket.list()))
  return [...tables.map((row) => row?.found ?? 0), ...files.map(({ objects }) => objects.length)].reduce(
    (sum, count) => sum + count,
  )
}

/** Empties databases, buckets and objects; what was under way sometimes keeps the first try from it. */
export async function emptyStorage(): Promise<void> {
  await reset()
  for (let tries = 1; (await countKept()) > 0; tries += 1) {
    if (tries > 5) throw new Error('the storage of the file before stays')
    await reset()
  }
}
