import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { PageContext } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { CompanyDesk } from '#src/contract/company-desk/schemas.ts'
import { Desk } from './desk.tsx'

const NONE = { total: 0, items: [] }
const EMPTY: CompanyDesk = {
  company: { name: 'Blue Anchor', state: 'verified', licenceNumber: 'UMG-7', licenceExpires: null },
  hasVacancies: false,
  moderation: 0,
  ...{ applications: NONE, messages: NONE, voyages: NONE, disputes: NONE },
  ...{ declined: NONE, ending: NONE, drafts: NONE, feeds: NONE },
}

async function show(desk: Partial<CompanyDesk>, permissions: string[]): Promise<string> {
  const session = { role: 'company', permissions } as Partial<PageContext['session']> as PageContext['session']
  const ctx = await createPageContext({}, { session, here: '/company/profile' })
  return render(ctx, <Desk data={{ desk: { ...EMPTY, ...desk } }} ctx={ctx} />)
}

const RECRUITER = ['company:change']

test('a company without vacancies is offered its first one, but not a viewer, nor a company whose vacancies are paused', async () => {
  expect(await show({}, RECRUITER)).toContain('/vacancy/create')
  expect(await show({}, [])).not.toContain('/vacancy/create')
  expect(await show({ hasVacancies: true }, RECRUITER)).not.toContain('/vacancy/create')
})

test('a viewer opens what others act on', async () => {
  const vacancy = { id: 'a', rank: 'master', vesselType: 'bulk-carrier', vesselName: null, expiresAt: 0 }
  const desk = { ending: { total: 1, items: [{ ...vacancy, applications: 0, shortlisted: 0 }] } }
  expect(await show(desk, RECRUITER)).toContain('>Extend<')
  expect(await show(desk, [])).not.toContain('>Extend<')
})

test('the number of new applications beyond the listed vacancies links to all of them', async () => {
  const facts = {
    vesselType: 'bulk-carrier',
    vesselName: null,
    joinFrom: '2026-12-01',
    joinTo: '2026-12-09',
    port: null,
  }
  const item = { id: 'a', rank: 'master', ...facts, count: 3, since: 0, best: { met: 8, of: 9 } }
  const listed = await show({ applications: { total: 38, items: [item] } }, RECRUITER)
  expect(listed).toContain('best match: 8 of 9 met')
  expect(listed).toContain('35 more in other vacancies')
  expect(await show({ applications: { total: 3, items: [item] } }, RECRUITER)).not.toContain('other vacancies')
})

test('a draft shows who created it', async () => {
  const draft = { id: 'a', rank: 'master', vesselType: null, vesselName: null, kind: 'new' as const, updatedAt: 0 }
  const showDraft = (author: { email: string; isSelf: boolean } | null) =>
    show({ drafts: { total: 1, items: [{ ...draft, author }] } }, RECRUITER)
  expect(await showDraft({ email: 'p.nowak@company.example', isSelf: false })).toContain('p.nowak@company.example')
  expect(await showDraft({ email: 'own@company.example', isSelf: true })).toContain('created by you')
  expect(await showDraft(null)).not.toContain('created by')
})
