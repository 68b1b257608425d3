import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Whether another process of this number is there. */
function isRunning(number: number): boolean {
  try {
    process.kill(number, 0)
    return number !== process.pid
  } catch {
    return false
  }
}

function readHolder(mark: string): number {
  try {
    return Number(readFileSync(mark, 'utf8'))
  } catch {
    return 0
  }
}

/** Of two that begin at once, one writes. Returns whether it was this one. */
function placeMark(mark: string): boolean {
  try {
    writeFileSync(mark, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Makes this process the only one that writes to the data of a folder until it ends: two would lock each other out of one
 * database. Throws when another one does.
 */
export function claimData(state: string): void {
  const mark = `${state}.running`
  mkdirSync(dirname(state), { recursive: true })
  if (!placeMark(mark)) {
    const holder = readHolder(mark)
    if (holder && isRunning(holder))
      throw new Error(
        `Process ${holder} runs on these data already. Stop it, or give this one its own: STATE=.wrangler/second. If it is something else, delete ${mark}`,
      )
    writeFileSync(mark, String(process.pid))
  }
  process.once('exit', () => rmSync(mark, { force: true }))
}
