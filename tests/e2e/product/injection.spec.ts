import { deflateSync } from 'node:zlib'
import type { D1Database } from '@cloudflare/workers-types'
import type { Browser, Page } from '@playwright/test'
import { CV_LISTS, CV_PARTS } from '#src/domain/cv/cv.ts'
import type { CvFields } from '#src/domain/cv/fields.ts'
import { countText } from '#src/domain/text/text.ts'
import { MAX_INBOX_TEXT } from '#src/domain/text/text-limits.ts'
import { getDatabase } from '../../../scripts/database.ts'
import { type Demo, startDemo } from '../../../scripts/demo.ts'
import { printFigure } from '../../security/support/figures.ts'
import { PAYLOADS, SINGLES } from '../../security/support/payloads.ts'
import { enterAs, read, write } from '../../support/accounts.ts'
import { expect, test } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { MEETING_FIELDS, writeHostileMeetings } from '../support/hostile-meetings.ts'
import { PORTS } from '../support/ports.ts'

const PORT = PORTS.injection
const origin = `http://localhost:${PORT}`
/** Of the payloads, of the pages of one kind: every so many-th in the short form. */
const STEP = IS_FULL ? 1 : 16
const PATIENCE = IS_FULL ? 3_600_000 : 400_000
const sample = <T>(all: readonly T[]): T[] => all.filter((_, index) => index % STEP === 0)

/** What people, companies and editors write in their own words. */
const FREE_TEXT: Record<string, readonly string[]> = {
  vacancy: ['vessel_name', 'engine', 'trading_area', 'port_name', 'agreement', 'text'],
  organisation: ['name', 'legal_name', 'city', 'licence_number', 'licence_issuer', 'contact_name'],
  company_text: ['text'],
  company_office: ['city', 'address'],
  report: ['text', 'note'],
  seaman: ['firstname', 'surname'],
  application: ['note'],
  crew_card: ['masked_name'],
  article: ['author'],
  article_text: ['title', 'description', 'author_role', 'body'],
  page_text: ['title', 'description', 'body'],
}

/** What numbers the rows of a table without a rowid. */
const NUMBERS: Readonly<Record<string, string>> = {
  company_text: '(SELECT c.rowid FROM company c WHERE c.id = company_text.company_id)',
}

/** Own words are shown where nothing was chosen. */
const NO_CHOICE = 'UPDATE vacancy SET trading_areas = NULL, internet_offered = NULL, agreement_kind = NULL'

const fill = (fields: CvFields, payload: string) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind === 'text' || kind === 'term')
      .map(([name]) => [name, payload]),
  )

/** A CV with the payload wherever it holds words, as the store reads it. */
const createHostileCv = (payload: string): string =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(CV_PARTS).map(([part, fields]) => [part, fill(fields, payload)])),
    experience: [{ id: 'a', ...fill(CV_LISTS.experience, payload), startDate: '2025-01-15', endDate: '2025-07-14' }],
    documents: [{ id: 'b', ...fill(CV_LISTS.documents, payload), type: 'certificate', validDate: '2027-01-15' }],
  })

/** Each row has another payload, in all its texts. */
async function writeHostileWords(database: D1Database): Promise<void> {
  await database.prepare(NO_CHOICE).run()
  for (const [table, columns] of Object.entries(FREE_TEXT)) {
    const set = columns.map((column) => `${column} = payload.value`).join(', ')
    const from = `FROM json_each(?1) AS payload WHERE payload.key = ${NUMBERS[table] ?? `${table}.rowid`} % ?2`
    await database.prepare(`UPDATE ${table} SET ${set} ${from}`).bind(JSON.stringify(PAYLOADS), PAYLOADS.length).run()
  }
  const cvs = JSON.stringify(PAYLOADS.map((payload) => `01${deflateSync(createHostileCv(payload)).toString('hex')}`))
  await database
    .prepare(
      'UPDATE cv SET document = unhex(packed.value) FROM json_each(?1) AS packed WHERE packed.key = cv.rowid % ?2',
    )
    .bind(cvs, PAYLOADS.length)
    .run()
}

/** `shown`: pages on which hostile words stood to be read. */
type Watch = { visited: number; shown: number; faults: string[] }

/** Hears what runs, what the page's policy stops, and what is asked of other sites. */
async function watch(page: Page): Promise<Watch> {
  const heard: Watch = { visited: 0, shown: 0, faults: [] }
  const note = (fault: string) => heard.faults.push(`${page.url()}: ${fault}`)
  await page.exposeFunction('xss', () => note('ran'))
  await page.exposeFunction('noteViolation', (what: string) => note(`stopped by the policy: ${what}`))
  await page.addInitScript(() => {
    const { noteViolation } = window as never as { noteViolation: (what: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
      noteViolation([effectiveDirective, blockedURI, sample].join(' ')),
    )
  })
  page.on('dialog', (dialog) => {
    note(`opened a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) note(`asked for ${url}`)
    if (new URL(url).pathname === '/_csp') note('sent a report')
  })
  return heard
}

async function visit(page: Page, heard: Watch, path: string): Promise<void> {
  const answer = await page.goto(path)
  if ((answer?.status() ?? 500) >= 500) heard.faults.push(`${path}: ${answer?.status()}`)
  // What would run when a reader points at it or goes through it with the keyboard.
  await page.mouse.move(200, 300)
  await page.keyboard.press('Tab')
  heard.visited += 1
  if ((await page.locator('body').innerText()).includes('xss()')) heard.shown += 1
}

/** Letters are sealed, so they are written as a company writes them: in each as many payloads as it takes. Returns their thread. */
async function writeHostileLetters(browser: Browser): Promise<string> {
  const enter = async (account: string) => {
    const page = await (await browser.newContext({ baseURL: origin })).newPage()
    await enterAs(page, `${account}@demo.example`)
    return page
  }
  const [seaman, company] = [await enter('seaman'), await enter('company')]
  const { items } = await read<{ items: { id: string }[] }>(seaman.request, '/server/inbox')
  const thread = String(items[0]?.id)
  const letters = ['']
  // What is refused by its signs alone is written without them.
  for (const payload of PAYLOADS.map((one) => one.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, ' '))) {
    const longer = `${letters.at(-1)}\n${payload}`
    if (countText(longer) > MAX_INBOX_TEXT) letters.push(payload)
    else letters[letters.length - 1] = longer
  }
  for (const text of letters)
    await write(company.request, 'POST', `/server/inbox/thread/${thread}/message`, {
      ...{ key: crypto.randomUUID(), text, files: [] },
    })
  for (const page of [seaman, company]) await page.context().close()
  return thread
}

let demo: Demo
let database: D1Database
let drafts: string[] = []

// One worker, since both read the same server.
test.describe.configure({ mode: 'default' })
test.use({ baseURL: origin })

test.beforeAll(async () => {
  test.setTimeout(PATIENCE)
  demo = await startDemo('injection', PORT, { vacancies: PAYLOADS.length + 10 })
  database = await getDatabase(demo.runtime)
  await writeHostileWords(database)
  drafts = await writeHostileMeetings(database, PAYLOADS)
})

test.afterAll(() => demo.runtime.dispose())

const listPaths = async (sql: string): Promise<string[]> =>
  (await database.prepare(sql).all<{ path: string }>()).results.map(({ path }) => path)

test('what people write runs in no browser, and no policy has to stop it', async ({ page, browser }) => {
  test.setTimeout(PATIENCE)
  const fields =
    Object.values(FREE_TEXT).flat().length + Object.values({ ...CV_PARTS, ...CV_LISTS }).length + MEETING_FIELDS + 1
  const heard = await watch(page)
  const vacancies = await listPaths(`SELECT '/vacancy/' || id AS path FROM vacancy WHERE status = 'published'`)
  const companies = await listPaths(`SELECT '/crewing/' || country || '/' || slug AS path FROM directory_entry`)
  const articles = await listPaths(`SELECT '/blog/' || category || '/' || slug AS path FROM article`)
  const pages = await listPaths(`SELECT '/' || slug AS path FROM page`)
  const crew = await listPaths(`SELECT '/seamans/' || public_id AS path FROM crew_card LIMIT 120`)
  const asked = ['/vacancy?q=', '/crewing?q=', '/docs?q=', '/report?kind=vacancy&id=', '/auth/login?redirect=']
  const queries = asked.flatMap((path) => sample(SINGLES).map((payload) => path + encodeURIComponent(payload)))
  const lists = [
    '/',
    '/vacancy',
    '/ar/vacancy?page=2',
    '/crewing',
    '/ar/crewing?page=2',
    '/seamans',
    '/blog',
    '/hi/blog',
    '/pay',
  ]
  const open = [...lists, ...queries, ...[pages, articles, vacancies, companies, crew].flatMap(sample)]
  for (const path of open) await visit(page, heard, path)
  expect(heard.faults).toEqual([])

  const thread = await writeHostileLetters(browser)
  const inboxOf = (side: string) => ['', `?thread=${thread}`, '?q=xss'].map((query) => `/${side}/inbox${query}`)
  const kept = vacancies.slice(0, 3).map((path, place) => `${'abc'[place]}=${path.split('/').at(-1)}`)
  const areas = {
    seaman: [
      ...['/saved', '/saved?page=2', '/searches', '/invitations', `/compare?${kept.join('&')}`].map(
        (one) => `/seaman/jobs${one}`,
      ),
      ...(await listPaths(
        `SELECT '/seaman/jobs/' || a.id AS path FROM application a JOIN seaman s ON s.id = a.seaman_id JOIN account o ON o.id = s.account_id
        WHERE o.email = 'seaman@demo.example'`,
      )),
      ...inboxOf('seaman'),
      '/seaman/profile',
      '/seaman/cv?tab=experience',
      '/seaman/cv/print',
      '/seaman/cv/sea-service/letter',
      '/seaman/jobs',
      '/seaman/profile/security',
      ...sample(vacancies),
      ...sample(crew),
    ],
    company: [
      ...inboxOf('company'),
      '/company/vacancy',
      '/company/profile',
      '/company/profile/edit',
      '/company/licence',
      ...(await listPaths(
        `SELECT DISTINCT '/company/vacancy/' || vacancy_id || '/applicants' AS path FROM application`,
      )),
      '/company/invitations',
      ...sample(
        await listPaths(
          `SELECT '/company/vacancy/' || a.vacancy_id || '/applicants/' || a.id AS path FROM application a JOIN vacancy v ON v.id = a.vacancy_id
          JOIN organisation_member m ON m.organisation_id = v.company_id JOIN account o ON o.id = m.account_id WHERE o.email = 'company@demo.example'`,
        ),
      ),
      ...sample(drafts).flatMap((id) => [`/vacancy/${id}/edit`, `/vacancy/${id}/edit?view=preview`]),
    ],
    admin: [
      ...['', '?state=refused', '?state=all', '?page=2'].map((query) => `/admin/vacancies${query}`),
      ...sample(await listPaths(`SELECT '/admin/vacancies/' || id AS path FROM vacancy WHERE status = 'moderation'`)),
      ...['/admin/nationality', '/admin/nationality?page=2'],
      ...['/admin/companies', '/admin/companies?queue=verified', '/admin/reports', '/admin/reports?state=dismissed'],
      ...sample(await listPaths(`SELECT '/admin/companies/' || id AS path FROM company`)),
      ...(await listPaths(`SELECT '/admin/reports/' || id AS path FROM report`)),
      '/admin/users',
      ...sample(SINGLES).map((payload) => `/admin/users?q=${encodeURIComponent(payload)}`),
    ],
  }
  let { visited, shown } = heard
  for (const [account, paths] of Object.entries(areas)) {
    const context = await browser.newContext({ baseURL: origin })
    const own = await context.newPage()
    const told = await watch(own)
    await enterAs(own, `${account}@demo.example`)
    for (const path of paths) await visit(own, told, path)
    expect(told.faults).toEqual([])
    visited += told.visited
    shown += told.shown
    await context.close()
  }
  expect(shown).toBeGreaterThan(visited / 2)
  printFigure(
    'T11',
    `Chromium: ${PAYLOADS.length} payloads in ${fields} kinds of text, ${visited} pages read, ${shown} with such words: 0 executions, 0 reports`,
  )
})

test('what runs, and what a policy stops, is seen', async ({ browser }) => {
  // Not the page of the test, which fails by itself on a breach of the policy.
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  const heard = await watch(page)
  await page.goto('/vacancy')
  await page.evaluate(() => (window as never as { xss: () => void }).xss())
  await page.evaluate(() => document.body.setAttribute('onclick', 'xss()')).catch(() => {})
  await expect.poll(() => heard.faults.join()).toMatch(/: ran.*stopped by the policy: require-trusted-types-for/)
  await context.close()
})
