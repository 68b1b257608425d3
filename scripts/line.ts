// Prints what pages cost a person on board: a line of 600 ms and 512 kbit/s, a phone four times slower than this machine, an empty
// cache; what typing costs in a long CV; how smoothly ten thousand letters are scrolled through; and when a kept CV is on the screen without a
// line. On a demo of its own: npm run build && npm run line [-- list vacancy typing letters kept --runs=3]
import { chromium } from '@playwright/test'
import { BROWSER_ARGUMENTS, getBrowserPath } from './browser.ts'
import { startDemo } from './demo.ts'
import { measureKept } from './line/measure-kept.ts'
import { measureLetters } from './line/measure-letters.ts'
import { measureTap } from './line/measure-tap.ts'
import { measureTyping } from './line/measure-typing.ts'
import { measureView, type View } from './line/measure-view.ts'
import { listPages, TAPS } from './line/pages.ts'
import { openShipLine } from './line/ship-line.ts'

const PORT = 8838

const options = process.argv.slice(2)
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice(7) ?? 3)
const chosen = options.filter((option) => !option.startsWith('--'))
const isChosen = (name: string) => chosen.length === 0 || chosen.some((word) => name.startsWith(word))

const say = (line: string) => process.stdout.write(`${line}\n`)

/** The middle one: a single run tells as much of the machine as of the page. */
const middle = (figures: readonly (number | undefined)[]): number | undefined =>
  figures.filter((figure) => figure !== undefined).toSorted((a, b) => a - b)[Math.floor((figures.length - 1) / 2)]

async function repeat<Result>(measure: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < runs) results.push(await measure())
  return results
}

const seconds = (ms: number | undefined) => (ms === undefined ? '–' : (ms / 1000).toFixed(2)).padStart(10)

async function reportTyping(cookie: string): Promise<void> {
  say(`\n${'ms from key to paint'.padEnd(36)} keys  median    95 %    most`)
  for (const { field, keys, median, p95, most } of await measureTyping(browser, line.origin, cookie)) {
    const figures = [median, p95, most].map((ms) => ms.toFixed(0).padStart(8)).join('')
    say(`${field.padEnd(36)}${String(keys).padStart(5)}${figures}`)
  }
}

async function reportLetters(cookie: string): Promise<void> {
  const { messages, frames } = await measureLetters(browser, {
    runtime: demo.runtime,
    origin: demo.origin,
    cookie,
  })
  say(`\n${'ms a frame'.padEnd(36)}frames  median    95 %    99 %    most`)
  const figures = [frames.median, frames.p95, frames.p99, frames.most].map((ms) => ms.toFixed(0).padStart(8)).join('')
  say(`${`${messages} letters, from the first on`.padEnd(36)}${String(frames.count).padStart(6)}${figures}`)
}

/** Nothing can be measured over the line after it. */
async function reportKept(cookie: string): Promise<void> {
  say(`\n${'ms until the CV is shown, kept'.padEnd(36)}   drawn painted`)
  for (const { slower, shown } of await measureKept(line.origin, { cookie, runs, cut: line.close, args }))
    say(
      `processor ${slower} times slower`.padEnd(36) +
        [middle(shown.map(({ drawn }) => drawn)), middle(shown.map(({ painted }) => painted))]
          .map((ms) => (ms?.toFixed(0) ?? '–').padStart(8))
          .join(''),
    )
}

const demo = await startDemo('line', PORT)
const line = await openShipLine(demo.origin)
const args = [...BROWSER_ARGUMENTS, line.trust]
const browser = await chromium.launch({ executablePath: getBrowserPath(), args })
try {
  const pages = await listPages(demo.origin)
  say(`${'seconds'.padEnd(28)}     paint   largest    script     React     bytes  requests`)
  for (const page of pages.filter(({ name }) => isChosen(name))) {
    const views = await repeat(() => measureView(browser, line.origin, page))
    const of = (key: keyof View) => middle(views.map((view) => view[key]))
    const times = (['paint', 'largest', 'script', 'react'] as const).map((key) => seconds(of(key))).join('')
    say(`${page.name.padEnd(28)}${times}${String(of('bytes')).padStart(10)}${String(of('requests')).padStart(10)}`)
  }
  say('')
  for (const { name, cookieOf, ...tap } of TAPS.filter((tap) => isChosen(tap.name))) {
    const cookie = pages.find((page) => page.name === cookieOf)?.cookie
    const results = await repeat(() => measureTap(browser, line.origin, { ...tap, cookie }))
    say(`${name.padEnd(28)}${seconds(middle(results))}`)
  }
  const cookie = pages.find(({ name }) => name === 'CV')?.cookie ?? ''
  if (isChosen('typing')) await reportTyping(cookie)
  if (isChosen('letters')) await reportLetters(cookie)
  if (isChosen('kept')) await reportKept(cookie)
} finally {
  await browser.close()
  line.close()
  await demo.runtime.dispose()
}
