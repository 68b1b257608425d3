import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { Review } from '#src/contract/mailing/review-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { LetterAnswer } from '#src/domain/mailing/letter-states.ts'
import { ReviewView } from './review-view.tsx'

const NOW = Date.UTC(2026, 10, 27)
const ID = '019a3f00-aaaa-4bbb-8ccc-dddddddddddd'

const REVIEW: Review = {
  reader: 'holder',
  agency: 'Saronic Marine Partners',
  sentAt: NOW,
  until: NOW + 1,
  frequency: 'daily',
  headline: {
    rank: 'chief-officer',
    monthsInRank: 38,
    types: [
      { vesselType: 'lng-carrier', fleet: 'tanker-fleet', months: 43 },
      { vesselType: 'crude-oil-tanker', fleet: 'tanker-fleet', months: 21 },
    ],
    readyFrom: '2026-12-01',
    certificate: { name: 'chief-mate-master', issuedBy: 'PL', validTo: '2029-03-03' },
  },
  cv: {
    profileData: { firstname: 'Marek', surname: 'Zielinski', positionMain: 'chief-officer' },
    ...{ experience: [], documents: [], contact: {}, biometric: {}, kin: {} },
  },
  mark: null,
  withheld: ['person'],
  files: ['docx', 'form'],
  documents: [],
  answer: null,
  isStopped: false,
  own: null,
}

const VACANCY = {
  ...{ id: 'v1', rank: 'chief-officer', vesselType: 'lng-carrier', joinFrom: '2026-12-20' },
  ...{ isOpen: true, state: null, match: { met: 10, warn: 1, miss: 0, of: 11 } },
}
const OWN: Review['own'] = { mayInvite: true, mailWaits: false, vacancies: [VACANCY] }

type Shown = { search?: Record<string, string>; locale?: LocaleCode }

async function show(changes: Partial<Review> = {}, { search = {}, locale = 'en' }: Shown = {}) {
  const ctx = await createPageContext({}, { locale, now: NOW, search: { id: ID, ...search } })
  return render(ctx, <ReviewView data={{ ...REVIEW, ...changes }} ctx={ctx} csrfToken="token" />)
}

const actsOf = (html: string) => [...html.matchAll(/name="act" value="([\w-]+)"/g)].map(([, act]) => act)
const answered = (given: LetterAnswer) => ({ given, at: NOW })

test('what a recruiter reads first comes before the name, and the answers before the CV', async () => {
  const html = await show()
  const places = ['Chief Officer', '38 months', 'LNG', '43 months', 'Interested', 'Marek Zielinski'].map((words) =>
    html.indexOf(words),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test.each([
  ['a reader of the mail', {}, ['interested', 'not-now', 'stop', 'seen']],
  ['a member', { reader: 'member', own: OWN }, ['interested', 'not-now', 'invite', 'stop', 'seen']],
  ['a member who only reads', { reader: 'viewer', own: OWN }, ['seen']],
  ['the seafarer', { reader: 'own' }, []],
  ['after “not now”', { answer: answered('not-now') }, ['interested', 'stop', 'seen']],
  ['after “interested”', { reader: 'member', own: OWN, answer: answered('interested') }, ['invite', 'stop', 'seen']],
  ['once letters are stopped', { isStopped: true }, ['interested', 'not-now', 'allow', 'seen']],
] as const)('%s has these buttons', async (_who, changes, acts) => {
  expect(actsOf(await show(changes as Partial<Review>))).toEqual(acts)
})

test('the link of the letter puts its answer first', async () => {
  expect(actsOf(await show({}, { search: { answer: 'not-now' } })).slice(0, 2)).toEqual(['not-now', 'interested'])
})

test('files are links, and the match names the vacancies of the agency', async () => {
  const html = await show({ reader: 'member', own: OWN }, { locale: 'ar' })
  expect(html).toContain(`/server/mailing/review/file?id=${ID}&amp;kind=docx&amp;in=ar`)
  expect(html).toContain(`/server/mailing/review/file?id=${ID}&amp;kind=form&amp;in=ar`)
  expect(html).toContain('/ar/vacancy/v1')
})

test('each scan of the allowed documents is a link with the id of the page, and none is without a document', async () => {
  expect(await show()).not.toContain('/server/mailing/review/document')
  const files = [
    { id: 's1', type: 'pdf' as const, size: 1_240_000 },
    { id: 's2', type: 'webp' as const, size: 90_000 },
  ]
  const html = await show({ documents: [{ id: 'd1', name: null, type: 'passport', files }] })
  expect(html).toContain('Passport or seaman’s book')
  expect([...html.matchAll(/href="([^"]*review\/document[^"]*)"[^>]*>([^<]*)</g)].map(([, ...link]) => link)).toEqual([
    [`/server/mailing/review/document?id=${ID}&amp;scan=s1`, 'Scan 1: PDF, 1.2 megabytes'],
    [`/server/mailing/review/document?id=${ID}&amp;scan=s2`, 'Scan 2: Picture, 0.1 megabytes'],
  ])
})
