import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fillWhenEmpty } from '../../../scripts/fill-when-empty.ts'
import { stateOf } from '../../../scripts/test-folder.ts'

const VACANCIES = 60
const PREFIX = 'small-fleet-'
/** All workers of one run have one parent. */
const FILLED = stateOf(PREFIX + process.ppid)
const READY = resolve(FILLED, 'ready')
const DATA = resolve(FILLED, 'data')

/** Whether this worker is the first of the run. */
function takeFirst(): boolean {
  mkdirSync(dirname(FILLED), { recursive: true })
  try {
    mkdirSync(FILLED)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function removeEarlier(): void {
  for (const name of readdirSync(dirname(FILLED)))
    if (name.startsWith(PREFIX) && name !== basename(FILLED))
      rmSync(resolve(dirname(FILLED), name), { recursive: true, force: true })
}

/** Puts a database with a small demo fleet in the place of a folder's. The first to ask in a run fills it, and all of them copy. */
export async function copySmallFleet(state: string): Promise<void> {
  if (takeFirst()) {
    removeEarlier()
    await fillWhenEmpty(DATA, { vacancies: VACANCIES })
    writeFileSync(READY, '')
  }
  while (!existsSync(READY)) await wait(100)
  rmSync(state, { recursive: true, force: true })
  cpSync(DATA, state, { recursive: true })
}
