import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { FormFailure, PageContext } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { COMPANY_CHANGE } from '#src/contract/http/session.ts'
import type { MailingControl, MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { CLASH } from './actions.ts'
import { ControlView } from './control-view.tsx'
import { valuesOf } from './typed-rule.ts'

const NOW = Date.UTC(2026, 10, 27)

const CONTROL: MailingControl = {
  rule: {
    ranks: ['master'],
    fleets: ['tanker-fleet'],
    vesselTypes: ['lng-carrier'],
    monthsInRank: 12,
    monthsOnTypes: 6,
    english: 'good',
    papersValid: 6,
    nationalities: [],
    frequency: 'daily',
    language: 'en',
    ownForm: false,
    named: true,
  },
  version: 2,
  savedAt: NOW,
  pausedUntil: null,
  addresses: [
    { id: 'a', address: 'crew@agency.example', state: 'confirmed', askedAt: NOW },
    { id: 'b', address: 'tankers@agency.example', state: 'asked', askedAt: NOW },
    { id: 'c', address: 'bulk@agency.example', state: 'stopped', askedAt: NOW },
  ],
  isVerified: true,
  country: 'PL',
  law: null,
  form: null,
}

const COUNT: MailingCountAnswer = {
  isTooFew: false,
  isCut: false,
  from: '2026-10-29',
  until: '2026-11-27',
  total: 96,
  brought: 14,
  days: Array.from({ length: 30 }, (_, day) => (day % 10 === 0 ? 1 : 0)),
  missed: { rank: 41, english: 5 },
  without: { english: 19 },
  types: { 'lng-carrier': 11 },
}

type Shown = {
  control?: Partial<MailingControl>
  count?: MailingCountAnswer
  mayChange?: boolean
  failure?: FormFailure
}

async function show({ control, count = COUNT, mayChange = true, failure }: Shown = {}): Promise<string> {
  const session = { id: 'a', role: 'company', permissions: mayChange ? [COMPANY_CHANGE] : [], impersonator: null }
  const ctx = await createPageContext(
    {},
    { session: session as unknown as PageContext['session'], here: '/mailing/control', now: NOW },
  )
  const data = {
    control: { ...CONTROL, ...control },
    saved: count,
    tried: null,
    received: { items: [], total: 0, page: 1, pageSize: 20, since: null, opened: 0, answered: 0 },
  }
  return render(ctx, <ControlView data={data} ctx={ctx} {...(failure && { failure })} />)
}

const actsOf = (html: string) =>
  [...html.matchAll(/<(?:button|input)[^>]*name="act"[^>]*>/g)].map(([tag]) => /value="([\w-]+)"/.exec(tag)?.[1])

test('a recruiter saves, counts, pauses and keeps the addresses; only an unanswered one is asked again', async () => {
  expect(actsOf(await show()).sort()).toEqual(
    ['add', 'ask', 'count', 'pause', 'remove', 'remove', 'remove', 'save'].sort(),
  )
})

test('a viewer reads the rules and the figures without a form', async () => {
  const html = await show({ mayChange: false })
  expect(actsOf(html)).toEqual([])
  expect(html).not.toContain('<form')
  expect(html).toContain('14 CVs')
  expect(html).toContain('LNG')
})

test('the figures say why others would not come, and what a rule costs', async () => {
  const html = await show()
  for (const text of [
    '14 CVs',
    'Of 96 CVs that were mailed',
    'Another rank',
    'English below: Good',
    'Without this: 19 CVs',
  ])
    expect(html).toContain(text)
})

test('too few mailings have no figures, and a failed count does not keep from saving', async () => {
  const few = await show({ count: { ...COUNT, isTooFew: true, total: 0, brought: 0, days: [], missed: {}, types: {} } })
  expect(few).toContain('too few to count')
  expect(few).not.toContain('class="figure"')
})

test('without a law the page says why citizenship is no filter; with one it names the law and the date', async () => {
  expect(await show()).toMatch(/No filter by citizenship.*Poland.*27 Nov(ember)? 2026/s)
  const html = await show({ control: { law: { source: 'Crew Act, section 4', checkedOn: '2026-11-03' } } })
  expect(html).toMatch(/Crew Act, section 4.*3 Nov/s)
  expect(html).toContain('name="nationalities"')
})

test('an unverified company may set rules, and reads when CVs come', async () => {
  const html = await show({ control: { isVerified: false } })
  expect(html).toContain('CVs come after your licence is verified')
  expect(actsOf(html)).toContain('save')
})

test('a new company reads that nothing comes yet, and cannot pause', async () => {
  const html = await show({ control: { version: 0, savedAt: null, addresses: [] } })
  expect(html).toContain('No rules are saved yet')
  expect(html).toContain('No confirmed address')
  expect(actsOf(html)).not.toContain('pause')
})

test('after a clash both versions are shown, and saving again is based on the stored one', async () => {
  const typed = { ...CONTROL.rule, monthsInRank: 24 }
  const values = { ...valuesOf(typed), act: 'save', version: '1', [CLASH]: 'yes' }
  const html = await show({ failure: { values, errors: {}, message: 'Another member changed these rules.' } })
  expect(html).toMatch(/Months in rank.*24 months.*12 months/s)
  expect(html).toMatch(/name="version" value="2"/)
  expect(html).toMatch(/name="monthsInRank"[^>]*value="24"|value="24"[^>]*name="monthsInRank"/)
})
