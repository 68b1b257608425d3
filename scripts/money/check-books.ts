import type { DatabaseSync } from 'node:sqlite'
import { reconcileLedger } from '#src/server/exchange/billing/reconcile.usecases.ts'
import { openBytes } from '#tests/money/database.ts'
import { createRandom } from '#tests/money/random.ts'
import { findRefusals } from './bookkeepers.ts'
import { type Corrupted, corrupt, KINDS } from './corrupt.ts'
import { exportBooks, servicesOn } from './export-books.ts'

/** Exports the books of seeds, and returns those that a bookkeeper refuses. */
export async function checkExports(folder: string, books: ReadonlyMap<number, Uint8Array>): Promise<string[]> {
  const refused: string[] = []
  for (const [seed, bytes] of books) {
    const database = openBytes(bytes)
    const by = await findRefusals(await exportBooks(database, folder, 'books'))
    if (by.length > 0) refused.push(`the books of seed ${seed} are refused by ${by.join(' and ')}`)
    database.close()
  }
  return refused
}

/** What is wrong with how a corruption was found; undefined if it is named and refused. */
async function judge(database: DatabaseSync, folder: string, { kind, names }: Corrupted): Promise<string | undefined> {
  const { differences } = await reconcileLedger(servicesOn(database))
  const isNamed = differences.some(({ subject, reference }) =>
    names.some((name) => subject.startsWith(name) || reference === name),
  )
  if (!isNamed) return `${kind}: not named in ${JSON.stringify(differences)} as ${names.slice(0, 2)}`
  const by = await findRefusals(await exportBooks(database, folder, 'corrupted'))
  return by.length > 0 ? undefined : `${kind}: accepted by both bookkeepers, ${names.slice(0, 2)}`
}

/** Plants corruptions in databases, and returns those that were not found. */
export async function checkCorruptions(
  folder: string,
  books: readonly Uint8Array[],
  count: number,
): Promise<{ missed: string[]; kinds: Map<string, number> }> {
  const missed: string[] = []
  const kinds = new Map<string, number>()
  for (let place = 0; place < count; place += 1) {
    const bytes = books[place % books.length]
    if (!bytes) break
    const database = openBytes(bytes)
    const planted = corrupt(database, KINDS[place % KINDS.length] ?? '', createRandom(String(place), 'corruption'))
    kinds.set(planted.kind, (kinds.get(planted.kind) ?? 0) + 1)
    const wrong = await judge(database, folder, planted)
    if (wrong) missed.push(wrong)
    database.close()
  }
  return { missed, kinds }
}
