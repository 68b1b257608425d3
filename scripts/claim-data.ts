import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isRunning } from './is-running.ts'

function readHolder(mark: string): number {
  try {
    return Number(readFileSync(mark, 'utf8'))
  } catch {
    return 0
  }
}

/**
 * Makes this process the only one that runs on the data of a folder until it ends: two would lock each other out of one database.
 * Throws when another one does.
 */
export function claimData(state: string): void {
  const mark = `${state}.running`
  const holder = readHolder(mark)
  if (holder && isRunning(holder))
    throw new Error(
      `Process ${holder} runs on these data already. Stop it, or give this one its own: STATE=.wrangler/second. If it is something else, delete ${mark}`,
    )
  mkdirSync(dirname(state), { recursive: true })
  writeFileSync(mark, String(process.pid))
  process.once('exit', () => rmSync(mark, { force: true }))
}
