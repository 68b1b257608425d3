import { env, reset } from 'cloudflare:test'
import './count-bindings.ts'
import { migrateOnce } from './migrate-once.ts'
import { wrapOnce } from './wrap-once.ts'

const findTables = async () =>
  (
    await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
    ).all()
  ).results

wrapOnce()
await reset()
for (let tries = 1; (await findTables()).length > 0; tries += 1) {
  if (tries > 5) throw new Error('the storage of the file before stays')
  await reset()
}
await migrateOnce()
