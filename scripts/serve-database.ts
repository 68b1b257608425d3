import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Miniflare } from 'miniflare'
import { getDatabase } from './database.ts'

/** Pages of other sites can post other types without a preflight request. */
const JSON_TYPE = 'application/json'

export type ServedWrite = { sql: string; params: readonly (string | number)[] }

/**
 * Runs statements of tests in the process that owns the database, and answers the number of changed rows. Writes of a second process to the
 * same file make the product's own transactions fail with SQLITE_BUSY_SNAPSHOT.
 */
export function serveDatabase(runtime: Miniflare, port: number): void {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.headers['content-type'] !== JSON_TYPE) return response.writeHead(400).end()
    const { sql, params } = JSON.parse(await text(request)) as ServedWrite
    const database = await getDatabase(runtime)
    const { meta } = await database
      .prepare(sql)
      .bind(...params)
      .run()
    return response.end(String(meta.changes))
  }
  createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
    .listen(port, '127.0.0.1')
    .unref()
}
