import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { LetterLine, MailingLetter, MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { reportAction } from './actions.ts'
import { ReportView } from './report-view.tsx'

const NOW = Date.UTC(2026, 10, 19, 10)
const usd = (minor: number) => amountOf(minor, 'USD')

const ROW: LetterLine = {
  ...{ position: 0, agency: { name: 'Halden Tanker Managers', slug: 'halden' }, country: 'NO', frequency: 'each' },
  ...{ funds: 'paid', line: 0, state: 'delivered', settled: 'captured', reason: null, dueAt: NOW, sentAt: NOW },
  ...{
    deliveredAt: NOW,
    openedAt: null,
    forwardedAt: null,
    revokedAt: null,
    answer: null,
    answeredAt: null,
    writeTo: null,
  },
}
const WAITING: Partial<LetterLine> = { state: 'queued', settled: 'held', sentAt: null, deliveredAt: null }

const rowsOf = (...rows: Partial<LetterLine>[]): LetterLine[] =>
  rows.map((row, position) => ({ ...ROW, position, ...row }))

const LETTER: MailingLetter = {
  ...{ subject: 'Chief Officer, ready from 1 December', html: '', language: 'de' },
  text: 'https://gangway.example/de/mailing/review?id=xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx',
}

type Shown = { rows?: LetterLine[]; more?: Partial<MailingReport>; letter?: MailingLetter; state?: string }

async function show({ rows = [ROW], more = {}, letter, state }: Shown = {}): Promise<string> {
  const ctx = await createPageContext({}, { params: { id: 'm' }, search: state ? { state } : {}, now: NOW })
  const count = (test: (row: LetterLine) => boolean) => rows.filter(test).length
  const mailing: MailingReport = {
    ...{ id: 'm', slug: 'tankers', createdAt: NOW, stoppedAt: null, endedAt: null, reference: 'ORD-7' },
    counts: {
      ...{ letters: rows.length, free: count(({ funds }) => funds === 'quota'), waiting: 0, sent: 1, delivered: 1 },
      ...{ returned: 1, opened: 0, answered: 0, held: 0, captured: 1, released: 1 },
    },
    contract: null,
    choice: { language: null, documents: ['d1', 'd2'] as string[] } as MailingReport['choice'],
    reach: { agencies: 1, countries: [], frequencies: { each: 1, daily: 0, weekly: 0 }, leftOut: {} },
    promo: null,
    ...{ lines: [{ slug: 'tankers', letters: 2, unitPrice: usd(20) }], discount: null },
    ...{ charged: usd(20), held: usd(0), released: usd(20), mayStop: false, rows },
    ...more,
  }
  return render(ctx, <ReportView data={{ mailing, letter }} ctx={ctx} />)
}

test('every letter that came back names its reason and what became of its price', async () => {
  const html = await show({
    rows: rowsOf(
      { state: 'bounced', settled: 'released', reason: 'bounced' },
      { state: 'stopped', settled: 'released', reason: 'rule-ended', sentAt: null },
      { state: 'suppressed', settled: 'released', reason: 'suppressed', sentAt: null },
      { state: 'unknown', settled: 'released', reason: 'unknown' },
    ),
  })
  for (const reason of [
    'The mail server returned it',
    'The agency no longer asks for such CVs',
    'The address does not accept letters',
    'Nobody knows whether it arrived',
  ])
    expect(html).toContain(reason)
  expect(html.match(/<div class="smallest faint">released<\/div>/g)).toHaveLength(4)
})

test('a package names what a letter of each part costs, and its discount', async () => {
  const html = await show({
    rows: rowsOf({}, { line: 1 }, { funds: 'quota' }),
    more: {
      ...{ slug: 'cargo', discount: '10' },
      lines: [
        { slug: 'merchant', letters: 1, unitPrice: usd(20) },
        { slug: 'tankers', letters: 1, unitPrice: usd(25) },
      ],
    },
  })
  expect(html).toContain('Merchant fleet and tanker fleet')
  expect(html).toMatch(/Letters: 3\. From the free quota: 1\. Paid: .*1 × US\$0\.20.* and .*1 × US\$0\.25/)
  expect(html).toMatch(/10% less/)
  expect(html).not.toContain('First order')
  expect(html).toMatch(/US\$0\.20<div class="smallest faint">charged.*US\$0\.25<div class="smallest faint">charged/s)
})

test('an agency that does not want to be named is its country alone, also among the answers', async () => {
  const html = await show({
    rows: rowsOf({ agency: null, country: 'CY', answer: 'interested', answeredAt: NOW, openedAt: NOW, writeTo: 'o' }),
  })
  expect(html).toContain('does not want to be named')
  expect(html.match(/<bdi[^>]*>Agency \(Cyprus\)/g)).toHaveLength(2)
})

test('answers come first, lead to the inbox, and a refusal does not', async () => {
  const html = await show({
    rows: rowsOf(
      { ...WAITING, agency: { name: 'Last', slug: 'l' } },
      { agency: { name: 'Second', slug: 's' }, answer: 'not-now', answeredAt: NOW },
      { agency: { name: 'First', slug: 'f' }, answer: 'invited', answeredAt: NOW, writeTo: 'org-1' },
    ),
  })
  const table = html.slice(html.indexOf('<tbody'))
  const places = ['Second', 'First', 'Last'].map((name) => table.indexOf(`>${name}<`))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(html).toContain('/seaman/inbox?kind=company&amp;id=org-1')
  expect(html).toContain('Agencies that wait for your answer: 1')
})

test('a filter of the address shows one group, and an empty group says so', async () => {
  const rows = rowsOf({}, { ...WAITING, agency: { name: 'Odesa Crew Line', slug: 'odesa' } })
  expect(await show({ rows, state: 'waiting' })).not.toMatch(/<th scope="row"[^>]*><bdi[^>]*>Halden/)
  expect(await show({ rows, state: 'waiting' })).toContain('Odesa Crew Line')
  expect(await show({ rows, state: 'answered' })).not.toContain('<tbody')
})

test('letters that have not left can be stopped, and only those', async () => {
  const stop = /name="act" value="stop"/
  expect(await show()).not.toMatch(stop)
  const html = await show({ rows: rowsOf({}, WAITING), more: { mayStop: true } })
  expect(html).toMatch(stop)
  expect(html).toContain('Letters that have not left: 1')
})

test('the CV can be withdrawn from one agency or all, but not twice', async () => {
  const revoke = /name="act" value="revoke"/
  const html = await show({ rows: rowsOf({}, { revokedAt: NOW, agency: { name: 'Gone', slug: 'gone' } }) })
  expect(html).toMatch(revoke)
  const select = /<select[^>]*name="position".*?<\/select>/s.exec(html)?.[0]
  expect(select?.match(/<option[^>]*>[^<]+/g)).toHaveLength(2)
  expect(html).toContain('withdrawn')
  expect(html).toContain('The agencies can open the scans of 2 documents that you allowed.')
  expect(await show({ rows: rowsOf({ revokedAt: NOW }) })).not.toMatch(revoke)
})

test('the price is what was charged, held and released; the quota costs nothing', async () => {
  const html = await show({ more: { held: usd(100), released: usd(60) } })
  expect(html).toMatch(/US\$0\.20.*held: US\$1\.00 · released: US\$0\.60/s)
  expect(html).toContain('ORD-7')
  const free = await show({
    rows: rowsOf({ funds: 'quota' }),
    more: { lines: [], charged: null, held: null, released: null, reference: null },
  })
  expect(free).toContain('Free')
  expect(free).not.toContain('Order')
})

test('the exact letter is shown in its language, and the report is read without it', async () => {
  const html = await show({ letter: LETTER })
  expect(html).toMatch(/lang="de-DE" dir="ltr">https:\/\/gangway\.example\/de\/mailing\/review\?id=x{8}-/)
  expect(html).toContain('Language shown here: German')
  expect(await show()).toContain('Agency by agency')
})

test('a report says that it is no placement fee and promises no job', async () => {
  expect(await show()).toContain('not a placement fee, and it promises no job')
})

test('many letters are drawn as one part for each group', async () => {
  const html = await show({ rows: rowsOf(...Array.from({ length: 5000 }, () => ({}))) })
  expect(html.match(/<rect/g)).toHaveLength(1)
  expect(html.match(/<tr data-row/g)?.length).toBe(50)
})

test('stopping and withdrawing show the answer of the server, and other acts do nothing', async () => {
  const calls: string[] = []
  const call = async (endpoint: string, given?: { body?: unknown }) => {
    calls.push(given?.body ? `${endpoint} ${JSON.stringify(given.body)}` : endpoint)
    return {} as never
  }
  const ctx = await createPageContext({ call } as never, { params: { id: 'm' }, here: '/seaman/services/mailing/m' })
  const done = await reportAction(ctx, { act: 'stop' })
  expect(done).toMatchObject({ redirect: expect.stringContaining('/seaman/services/mailing/m?done=stop') })
  for (const position of ['3', '']) await reportAction(ctx, { act: 'revoke', position })
  expect(await reportAction(ctx, { act: 'other' })).toEqual({ redirect: ctx.here })
  expect(calls).toEqual([
    'POST /server/seaman/mailing/{id}/cancellation',
    'POST /server/seaman/mailing/{id}/revocation {"position":3}',
    'POST /server/seaman/mailing/{id}/revocation {"position":null}',
  ])
})
