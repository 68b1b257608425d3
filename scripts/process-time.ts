import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** CPU seconds that a process has used so far, from the kernel's own book-keeping. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** Process ids of the runtimes that this script has started, newest last. */
export const runtimePids = (): number[] =>
  execFileSync('pgrep', ['-P', String(process.pid), '-f', 'workerd'], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number)
