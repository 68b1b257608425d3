import { get, type IncomingHttpHeaders } from 'node:http'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { DEMO_PASSWORD } from './database.ts'
import { BROWSER_AGENT, startDemo } from './demo.ts'
import { shareCv } from './share-cv.ts'
import { signInOverHttp } from './sign-in.ts'
import { type Budget, listPages, type Page } from './weigh-pages.ts'
import { assetWeight, listShared, reportParts } from './weigh-parts.ts'

const PORT = 8804
const ORIGIN = `http://localhost:${PORT}`
const BROWSER = { 'user-agent': BROWSER_AGENT }

/** `html` is the document without its style, `own` what a page of the app takes beside what all take. */
type Weight = {
  html: number
  style: number
  script: number
  own: number
  firstRow: number | undefined
  requests: number
}

const say = (line: string) => process.stdout.write(`${line}\n`)
const compress = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1000

const STYLE = /<style[^>]*>[\s\S]*?<\/style>/

/** A document's own style as it counts on the way: what the document is lighter without it. */
const styleWeight = (html: string) => pack(html).length / 1000 - pack(html.replace(STYLE, '')).length / 1000

const pack = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

/** How much of a packed list has to arrive until its first row is whole; undefined for what is no list. */
function weighFirstRow(html: string): number | undefined {
  const end = html.indexOf('</article>')
  if (!html.includes('class="vacancy-rows"') || end < 0) return undefined
  const packed = pack(html)
  const needed = Buffer.byteLength(html.slice(0, end))
  const arrivedAfter = (bytes: number) =>
    brotliDecompressSync(packed.subarray(0, bytes), { finishFlush: constants.BROTLI_OPERATION_FLUSH }).length
  let [short, enough] = [0, packed.length]
  while (enough - short > 50) {
    const middle = Math.round((short + enough) / 2)
    if (arrivedAfter(middle) < needed) short = middle
    else enough = middle
  }
  return enough / 1000
}

const attributes = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? '')),
]

/** Bytes of a kept document as they travel to a browser that takes brotli; undefined where it is not kept or, for its query, never packed. */
async function packedWeight(path: string): Promise<number | undefined> {
  if (path.includes('?')) return undefined
  for (let tries = 0; tries < 240; tries += 1) {
    const { headers, bytes } = await receive(path)
    if (String(headers['x-cache']).includes('packed')) return bytes / 1000
    if (!headers['x-cache']) return undefined
    await new Promise((done) => setTimeout(done, 250))
  }
  throw new Error(`${path} is kept but never packed`)
}

const receive = (path: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: number }>((done, failed) => {
    const headers = { ...BROWSER, 'accept-language': 'en', 'accept-encoding': 'br' }
    get(ORIGIN + path, { headers }, (answer) => {
      let bytes = 0
      answer.on('data', (part) => {
        bytes += part.length
      })
      answer.on('end', () => done({ headers: answer.headers, bytes }))
    }).on('error', failed)
  })

/** A page as it came: how much of it was sent is known where it is kept. */
type Fetched = { page: Page; html: string; sent: number | undefined }

/** All pages are fetched before any is weighed: a connection does not wait while this process reckons. */
async function fetchPage(page: Page): Promise<Fetched> {
  const { path, cookie } = page
  const answer = await fetch(ORIGIN + path, {
    headers: { ...BROWSER, 'accept-language': 'en', ...(cookie && { cookie }) },
    redirect: 'manual',
  })
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`)
  const html = await answer.text()
  if (!html.includes('</html>')) throw new Error(`${path} is not a whole document`)
  return { page, html, sent: cookie ? undefined : await packedWeight(path) }
}

function weigh({ html, sent }: Fetched, shared: ReadonlySet<string>): Weight {
  const scripts = attributes(html, /<(?:script[^>]+src|link[^>]+rel="modulepreload"[^>]+href)="(\/assets\/[^"]+)"/g)
  const styles = attributes(html, /<link[^>]+as="style"[^>]+href="(\/assets\/[^"]+)"/g)
  const sum = (hrefs: string[]) => hrefs.reduce((total, href) => total + assetWeight(href), 0)
  const own = STYLE.test(html) ? styleWeight(html) : 0
  return {
    html: (sent ?? compress(Buffer.from(html))) - own,
    style: own + sum(styles),
    script: sum(scripts),
    own: sum(scripts.filter((href) => !shared.has(href))),
    firstRow: weighFirstRow(html),
    requests: 1 + scripts.length + styles.length,
  }
}

function check(weight: Weight, budget: Budget): string[] {
  const total = weight.html + weight.style + weight.script
  const { page = total, style = weight.style, firstRow = weight.firstRow } = budget
  return [
    weight.html + weight.style > page && `page over ${page}`,
    weight.style > style && `style over ${style}`,
    (weight.firstRow ?? 0) > (firstRow ?? 0) && `first row over ${firstRow}`,
    weight.script > budget.script && `script over ${budget.script}`,
    weight.own > (budget.own ?? 0) && `own parts over ${budget.own}`,
    budget.total !== undefined && total > budget.total && `total over ${budget.total}`,
  ].filter((line) => line !== false)
}

/** The id of the first one of a list of the API. */
async function firstId(path: string): Promise<string> {
  const answer = await fetch(ORIGIN + path, { headers: BROWSER })
  return ((await answer.json()) as { items: { id: string }[] }).items[0]?.id ?? ''
}

async function run(): Promise<number> {
  const { runtime } = await startDemo('weigh', PORT)
  const { cookie } = await signInOverHttp(ORIGIN, 'seaman@demo.example', DEMO_PASSWORD)
  const pages = listPages({
    vacancy: `/vacancy/${await firstId('/server/vacancy')}`,
    seafarer: `/seamans/${await firstId('/server/seamans')}`,
    sharedCv: await shareCv(ORIGIN, cookie),
    cookie,
  })
  say('kB over the wire, brotli          HTML   style  script   total  requests')
  const fetched: Fetched[] = []
  for (const page of pages) fetched.push(await fetchPage(page))
  await runtime.dispose()
  const shared = listShared()
  const faults = fetched.reduce((over, one) => over + report(one, shared), 0)
  say('Parts of the app, and the largest that are loaded when they are used')
  return faults + reportParts(say)
}

/** Prints a page's line and returns how many of its budgets it breaks. */
function report(one: Fetched, shared: ReadonlySet<string>): number {
  const weight = weigh(one, shared)
  const faults = check(weight, one.page.budget)
  const { html, style, script, own, requests, firstRow } = weight
  const figures = [html, style, script, html + style + script].map((figure) => figure.toFixed(1).padStart(8)).join('')
  const row = firstRow === undefined ? '' : `first row ${firstRow.toFixed(1)}  `
  const parts = own > 0 ? `own parts ${own.toFixed(1)}  ` : ''
  say(`${one.page.name.padEnd(30)}${figures}${String(requests).padStart(10)}  ${row}${parts}${faults.join(', ')}`)
  return faults.length
}

process.exitCode = (await run()) > 0 ? 1 : 0
