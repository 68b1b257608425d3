import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Miniflare } from 'miniflare'
import { isEmpty, migrate, seed } from './database.ts'
import { addCompanyStates } from './demo-companies.ts'
import { addLetters } from './demo-letters.ts'
import { addLicences } from './demo-licences.ts'
import { addMailings } from './demo-mailings.ts'
import { addPrices } from './demo-prices.ts'
import { addSlots } from './demo-slots.ts'
import { addHouseFlags } from './house-flags.ts'
import { openStorage, readLocalSecret } from './runtime.ts'
import { getStorageDatabase } from './storage-database.ts'

/** Stands beside the data while they are filled. */
const markOf = (state: string) => `${state}.filling`

/** Deletes the incomplete data of an interrupted fill; nothing has served it yet. */
export function clearInterrupted(state: string): void {
  if (!existsSync(markOf(state))) return
  rmSync(state, { recursive: true, force: true })
  rmSync(markOf(state), { force: true })
}

type FillOptions = Parameters<typeof seed>[1] & {
  /** Called before an empty database is filled. */
  onFill?: () => void
}

async function fill(storage: Miniflare, state: string, { onFill, ...fleet }: FillOptions): Promise<boolean> {
  const database = getStorageDatabase(storage)
  await migrate(database)
  if (!(await isEmpty(database))) return false
  onFill?.()
  mkdirSync(dirname(state), { recursive: true })
  writeFileSync(markOf(state), '')
  await seed(database, fleet)
  await addLetters(database, readLocalSecret(), fleet.now ?? Date.now())
  await addLicences(storage, database, readLocalSecret())
  await addCompanyStates(database, fleet.now ?? Date.now())
  await addPrices(database, fleet.now ?? Date.now())
  await addMailings(database, readLocalSecret(), fleet.now ?? Date.now())
  await addSlots(database, fleet.now ?? Date.now())
  await addHouseFlags(storage)
  return true
}

/**
 * Brings the database of a folder to the newest schema, and fills it with the demo fleet and its files when it is empty.
 * No one else writes to the folder meanwhile: see claimData. Returns whether it was empty.
 */
export async function fillWhenEmpty(state: string, options: FillOptions = {}): Promise<boolean> {
  clearInterrupted(state)
  const storage = openStorage(state)
  const filled = await fill(storage, state, options).finally(() => storage.dispose())
  rmSync(markOf(state), { force: true })
  return filled
}
