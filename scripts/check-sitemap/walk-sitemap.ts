import { findSitemapFaults } from '../../tests/support/validate-xml.ts'
import type { Memory } from './watch-memory.ts'

/** What the protocol allows a file. */
const MOST_ADDRESSES = 50_000
const MOST_BYTES = 50_000_000
const MAX_OWN = 20_000

export type Walked = { addresses: number; named: number; largest: number }

async function read(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { 'user-agent': 'sitemap-check' } })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

const locsOf = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc as string)

/** The files that the index names, each once. */
export async function readIndex(origin: string, faults: string[]): Promise<string[]> {
  const xml = await read(`${origin}/sitemap.xml`)
  const files = locsOf(xml)
  for (const fault of await findSitemapFaults(xml)) faults.push(`/sitemap.xml: ${fault}`)
  if (new Set(files).size !== files.length) faults.push('/sitemap.xml names a file twice')
  return files
}

/** Reads file after file, one at a time; nothing is kept of a file but its numbers. */
export async function walkSitemap(
  files: readonly string[],
  faults: string[],
  memory: Memory,
  say: (line: string) => void,
): Promise<Walked> {
  const walked: Walked = { addresses: 0, named: 0, largest: 0 }
  for (const file of files) {
    const started = performance.now()
    const xml = await read(file)
    const milliseconds = Math.round(performance.now() - started)
    const locs = locsOf(xml)
    const bytes = Buffer.byteLength(xml)
    const add = (fault: string) => faults.push(`${new URL(file).pathname}: ${fault}`)
    if (new Set(locs).size !== locs.length) add('names an address twice')
    if (locs.length > Math.min(MOST_ADDRESSES, MAX_OWN)) add(`${locs.length} addresses`)
    if (bytes > MOST_BYTES) add(`${bytes} bytes`)
    for (const fault of await findSitemapFaults(xml)) add(fault)
    walked.addresses += locs.length
    walked.named += locs.filter((loc) => loc.includes('/vacancy/')).length
    walked.largest = Math.max(walked.largest, bytes)
    say(
      `  ${new URL(file).pathname.padEnd(32)} ${String(locs.length).padStart(6)} addresses, read in ${milliseconds} ms, ${Math.round(memory.now())} MB`,
    )
  }
  return walked
}
