import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { AccountLinks } from './account-menu.tsx'

const OTHER = { id: 'south', name: 'South Quay' }

async function show(changes: Partial<SessionUser>): Promise<string> {
  const session = { id: 'a', role: 'company', impersonator: null, otherCompanies: [OTHER], ...changes } as SessionUser
  const ctx = await createPageContext({}, { session })
  return render(ctx, <AccountLinks session={session} csrfToken="token" />)
}

test('a person in several companies switches by a form that works without scripting', async () => {
  const html = await show({})
  const form = /<form[^>]*action="\/company\/team"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? ''
  expect(form).toContain('method="post"')
  for (const field of ['name="act" value="switch"', 'name="organisation" value="south"', 'value="token"', 'South Quay'])
    expect(form).toContain(field)
})

test('there is no form for a single company, or for an admin who acts for the person', async () => {
  expect(await show({ otherCompanies: undefined })).not.toContain('value="switch"')
  expect(await show({ impersonator: {} as never })).not.toContain('value="switch"')
})
