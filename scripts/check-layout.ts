import { type Browser, chromium, type Page } from '@playwright/test'
import { localizePath } from '#src/contract/http/addresses.ts'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { BROWSER_ARGUMENTS, getBrowserPath } from './browser.ts'
import { BROWSER_AGENT, startDemo } from './demo.ts'
import { findLayoutFaults } from './layout/find-faults.ts'
import { loadMails } from './layout/load-mails.ts'
import { type LayoutPage, listLayoutPages, signInVisitors, VISITORS, type Visitor } from './layout/pages.ts'
import { type Shot, writeSheet } from './layout/sheets.ts'

const PORT = 8812
const WIDTHS = [360, 1280] as const
const HEIGHT = 800
const ARRIVAL_MS = 8000
const SHEET_MAILS = 10

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The value of `--name=value`. */
const optionOf = (name: string): string | undefined =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)

const isLocale = (code: string): code is LocaleCode => (LOCALE_CODES as readonly string[]).includes(code)
const locales = optionOf('locales')?.split(',').filter(isLocale) ?? LOCALE_CODES
const only = optionOf('only')
const sheets = optionOf('sheets')

type Found = { faults: number; shots: Shot[] }
const merge = (found: readonly Found[]): Found => ({
  faults: found.reduce((sum, { faults }) => sum + faults, 0),
  shots: found.flatMap(({ shots }) => shots),
})

/** Reports the faults of the open page at both widths, and takes its picture for the sheet. */
async function look(page: Page, name: string, isSheet: boolean): Promise<Found> {
  const shots: Shot[] = []
  let count = 0
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    const faults = await findLayoutFaults(page)
    for (const fault of faults) say(`${name} ${width}: ${fault}`)
    count += faults.length
    if (sheets && isSheet) shots.push({ name: `${name} ${width}`, picture: await page.screenshot() })
  }
  return { faults: count, shots }
}

/** Opens a page, and waits for what the app loads after the document. */
async function openPage(page: Page, locale: LocaleCode, { path }: LayoutPage): Promise<void> {
  const answer = await page.goto(localizePath(locale, path))
  if (!answer || (answer.status() >= 400 && path !== '/no/such/page'))
    throw new Error(`${path} in ${locale} answered ${answer?.status()}`)
  await page.waitForLoadState('networkidle', { timeout: ARRIVAL_MS }).catch(() => undefined)
}

type Session = { browser: Browser; origin: string; locale: LocaleCode }

async function lookAsVisitor({ browser, origin, locale }: Session, cookie: string, pages: readonly LayoutPage[]) {
  const context = await browser.newContext({
    ...{ baseURL: origin, userAgent: BROWSER_AGENT, locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' },
    extraHTTPHeaders: { 'accept-language': 'en' },
  })
  const [name = '', value = ''] = cookie.split(/=(.*)/s)
  if (name) await context.addCookies([{ name, value, url: origin.replace('http:', 'https:'), secure: true }])
  const page = await context.newPage()
  const found: Found[] = []
  for (const one of pages) {
    await openPage(page, locale, one)
    found.push(await look(page, `${locale} ${one.path}`, one.isSheet))
  }
  await context.close()
  return merge(found)
}

async function lookAtMails({ browser, locale }: Session): Promise<Found> {
  const page = await browser.newPage()
  const found: Found[] = []
  for (const [index, { kind, html }] of mails.filter((mail) => mail.locale === locale).entries()) {
    await page.setContent(html)
    found.push(await look(page, `${locale} mail ${kind}`, index % 4 === 0 && index / 4 < SHEET_MAILS))
  }
  await page.close()
  return merge(found)
}

/** One sheet for each width. */
async function writeSheets({ browser, locale }: Session, folder: string, name: string, shots: readonly Shot[]) {
  for (const width of WIDTHS) {
    const own = shots.filter((shot) => shot.name.endsWith(` ${width}`))
    if (own.length > 0) say(await writeSheet(browser, folder, `${locale}-${name}-${width}`, own))
  }
}

async function lookInLanguage(session: Session, cookies: Record<Visitor, string>, pages: readonly LayoutPage[]) {
  const found = await Promise.all(
    VISITORS.map((visitor) => {
      const own = pages.filter((page) => page.visitor === visitor && (!only || page.path.includes(only)))
      return lookAsVisitor(session, cookies[visitor], own)
    }),
  )
  const ofMails = only && only !== 'mail' ? merge([]) : await lookAtMails(session)
  const shots = { pages: merge(found).shots, mails: ofMails.shots }
  if (sheets) for (const [name, taken] of Object.entries(shots)) await writeSheets(session, sheets, name, taken)
  return merge([...found, ofMails]).faults
}

const mails = await loadMails()
const { origin, runtime } = await startDemo('layout', PORT, { server: { LIMIT_FACTOR: '50' } })
const browser = await chromium.launch({ executablePath: getBrowserPath(), args: BROWSER_ARGUMENTS })
try {
  const cookies = await signInVisitors(origin)
  const pages = await listLayoutPages(origin, cookies)
  let faults = 0
  for (const locale of locales) faults += await lookInLanguage({ browser, origin, locale }, cookies, pages)
  const kinds = mails.length / LOCALE_CODES.length
  say(
    `${faults} faults in ${pages.length} pages and ${kinds} mails, ${locales.length} languages, ${WIDTHS.join(' and ')} px`,
  )
  process.exitCode = faults > 0 ? 1 : 0
} finally {
  await browser.close()
  await runtime.dispose()
}
