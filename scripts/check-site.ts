import { resolve } from 'node:path'
import { localizePath } from '#src/contract/http/addresses.ts'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { IS_FULL } from '../tests/support/full.ts'
import { startDemo } from './demo.ts'
import { checkAccessibility } from './site/check-accessibility.ts'
import { checkData } from './site/check-data.ts'
import { checkPages, findSameTitles } from './site/check-pages.ts'
import { checkSitemap } from './site/check-sitemap.ts'
import { crawl } from './site/crawl.ts'
import { hasJava, validateHtml } from './site/validate-html.ts'

const PORT = 8805
const SHOWN = 60
const SHORT_LOCALES: readonly LocaleCode[] = ['en', 'ar', 'zh']
const EXTRA = ['/vacancy?q=nothing-like-this', '/docs?q=certificate', '/vacancy?rank=master&sort=salary&page=2']

const say = (line = '') => process.stdout.write(`${line}\n`)

function report(title: string, faults: readonly string[]): number {
  say(`${faults.length === 0 ? 'none' : faults.length}  ${title}`)
  for (const fault of faults.slice(0, SHOWN)) say(`   ${fault}`)
  if (faults.length > SHOWN) say(`   and ${faults.length - SHOWN} more`)
  return faults.length
}

async function run(): Promise<number> {
  // All requests come from one network: the full crawl asks for ten thousand pictures.
  const { origin, runtime } = await startDemo('site', PORT, { server: { LIMIT_FACTOR: '50' } })
  const locales = IS_FULL ? LOCALE_CODES : SHORT_LOCALES
  const starts = locales.flatMap((locale) => ['/', ...EXTRA].map((path) => localizePath(locale, path)))
  const found = await crawl({
    origin,
    starts,
    locales,
    ...(IS_FULL ? { say, all: process.argv.includes('--all') } : { most: 2 }),
  })
  const pages = [...found.pages.values()]
  // One page of each kind and language is enough for the markup.
  const samples = pages.flatMap(({ path, html }) => (html === undefined ? [] : [{ path, html }]))
  say(
    `${pages.length} pages of ${new Set(pages.map(({ kind }) => kind)).size} kinds in ${locales.length} languages read, ${found.asked} addresses asked`,
  )
  let faults = report('links and files that lead nowhere or through a redirect', found.faults)
  faults += report('faults of titles, canonical addresses, language versions and ways back', checkPages(found, origin))
  faults += report('faults of structured data', checkData(pages))
  faults += report('entries of the sitemap that their pages contradict', await checkSitemap(origin))
  faults += report('titles that several pages share', findSameTitles(found))
  if (await hasJava()) {
    const errors = await validateHtml(samples, resolve('.wrangler/site-html'))
    faults += report(`errors of the Nu HTML checker in ${samples.length} pages`, errors)
  } else say('not checked: HTML, for the Nu HTML checker needs Java (Debian: default-jre-headless)')
  const axe = await checkAccessibility(
    origin,
    samples.map(({ path }) => path),
  )
  faults += report(`serious faults that axe finds in ${axe.opened} pages`, axe.faults)
  await runtime.dispose()
  return faults
}

process.exitCode = (await run()) > 0 ? 1 : 0
