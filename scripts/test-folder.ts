import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** Linux's folder in memory. */
const MEMORY = '/dev/shm'
/** What the databases, files and browsers of all tests need of it, and as much again. */
const ROOM = 2 ** 30

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM && process.availableMemory() > 4 * ROOM
  } catch {
    return false
  }
}

type TestFolder = { settings: Record<string, string>; remove: () => void }

/**
 * A folder for what the tests throw away, in memory where there is room: on a disk every one of their many thousand writes waits for it.
 * Returns the settings that lead there.
 */
export function makeTestFolder(): TestFolder {
  const folder = mkdtempSync(join(hasRoom() ? MEMORY : tmpdir(), 'gangway-test-'))
  return {
    settings: { TMPDIR: folder, STATES: join(folder, 'states') },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** Where a product under test keeps its data: one folder for each. */
export const stateOf = (name: string): string => resolve(process.env.STATES ?? '.wrangler', name)
