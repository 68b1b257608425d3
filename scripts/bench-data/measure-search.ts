import { cpuSeconds, runtimePids } from '../process-time.ts'
import { quantile } from '../quantile.ts'
import type { Search } from './searches.ts'

/** Times in ms, with the runtime's CPU time of one answer, and how many rows the addresses found: a plus where more than are counted. */
export type Figure = { name: string; median: number; p95: number; cpu: number; slowest: string; rows: string }

type Body = { total?: number; totalIsExact?: boolean }

const describeRows = ({ total, totalIsExact }: Body): string =>
  total === undefined ? '1' : `${total}${totalIsExact === false ? '+' : ''}`

async function ask(origin: string, path: string, cookie: string | undefined): Promise<Body> {
  const answer = await fetch(`${origin}${path}`, { headers: { 'accept-language': 'en', ...(cookie && { cookie }) } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`)
  return JSON.parse(text) as Body
}

/** Asks the addresses of a search in turn, each as often, one at a time. */
export async function measureSearch(origin: string, { name, paths, cookie }: Search, times: number): Promise<Figure> {
  const rows: string[] = []
  for (const path of paths) {
    await ask(origin, path, cookie)
    rows.push(describeRows(await ask(origin, path, cookie)))
  }
  const [pid = 0] = runtimePids().slice(-1)
  const cpuBefore = cpuSeconds(pid)
  const taken = new Map<string, number[]>(paths.map((path) => [path, []]))
  for (let turn = 0; turn < Math.max(times, paths.length); turn += 1) {
    const path = paths[turn % paths.length] ?? ''
    const started = performance.now()
    await ask(origin, path, cookie)
    taken.get(path)?.push(performance.now() - started)
  }
  const cpu = cpuSeconds(pid) - cpuBefore
  const all = [...taken.values()].flat()
  const medians = [...taken].map(([path, each]) => ({ path, ms: quantile(each, 0.5) }))
  const slowest = medians.reduce((first, second) => (second.ms > first.ms ? second : first))
  return {
    name,
    median: quantile(all, 0.5),
    p95: quantile(all, 0.95),
    cpu: (cpu / all.length) * 1000,
    slowest: `${slowest.ms.toFixed(1)} ms ${slowest.path}`,
    rows: [...new Set(rows)].slice(0, 3).join(' '),
  }
}
