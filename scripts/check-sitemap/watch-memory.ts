import { readFileSync } from 'node:fs'
import { runtimePids } from '../process-time.ts'

const EVERY = 50

/** Resident megabytes of a process, from the kernel's own book-keeping. */
const residentMegabytes = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export type Memory = { now: () => number; report: () => string }

/** Watches the memory of the Workers' runtime during a run: edge, server and database in one process. */
export function watchMemory(): Memory {
  const pid = runtimePids().at(-1)
  if (!pid) throw new Error('No runtime is running')
  const before = residentMegabytes(pid)
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, residentMegabytes(pid))
  }, EVERY)
  timer.unref()
  return {
    now: () => residentMegabytes(pid),
    report: () => {
      clearInterval(timer)
      return `Memory of the Workers' process: ${before.toFixed(0)} MB before, at most ${most.toFixed(0)} MB while it was walked`
    },
  }
}
