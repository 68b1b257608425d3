import { readPage } from './read-page.ts'
import { visit } from './visit.ts'

const SOURCES = ['vacancy', 'agency', 'country', 'article', 'page']
const LOCALES = /^\/(en|uk)\//

const read = async (address: string): Promise<string> => (await fetch(address)).text()

/** The first, the middle and the last of the entries of a file. */
const sampleOf = (xml: string): string[] => {
  const entries = xml.match(/<url>.*?<\/url>/gs) ?? []
  const places = new Set([0, Math.floor(entries.length / 2), entries.length - 1])
  return [...places].flatMap((place) => entries[place] ?? [])
}

const listVersions = (versions: Iterable<readonly [string, string]>): string =>
  [...versions].map(([language, address]) => `${language} ${address}`).join()

async function checkEntry(entry: string): Promise<string[]> {
  const address = (/<loc>([^<]+)/.exec(entry)?.[1] ?? '').replaceAll('&amp;', '&')
  const named = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
    ([, language = '', href = '']) => [language, href] as const,
  )
  const { status, body } = await visit(address)
  if (status !== 200) return [`${address} answers ${status}`]
  const { canonical, alternates, noindex } = readPage(body)
  const faults: string[] = []
  if (canonical !== address) faults.push(`${address} has the canonical address ${canonical}`)
  if (listVersions(alternates) !== listVersions(named)) faults.push(`${address} names other versions than its page`)
  if (noindex) faults.push(`${address} is not to be indexed`)
  return faults
}

/** Whether what the sitemap names can be read, is canonical and has the same versions: three entries of each file in two languages. */
export async function checkSitemap(origin: string): Promise<string[]> {
  const index = await read(`${origin}/sitemap.xml`)
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const found = new Set(files.map((file) => /sitemap-([a-z]+)/.exec(file)?.[1]))
  const faults = SOURCES.filter((source) => !found.has(source)).map((source) => `nothing is named of ${source}`)
  for (const file of files.filter((path) => LOCALES.test(path)))
    for (const entry of sampleOf(await read(origin + file))) faults.push(...(await checkEntry(entry)))
  return faults
}
