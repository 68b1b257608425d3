import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { PageContext } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { LogoForm } from './logo-form.tsx'

async function show(permissions: string[]): Promise<string> {
  const session = { role: 'company', permissions } as Partial<PageContext['session']> as PageContext['session']
  const ctx = await createPageContext({}, { session, here: '/company/profile/edit' })
  return render(ctx, <LogoForm logo="northstrand" ctx={ctx} />)
}

test('the logo of a company is seen by all its members, with its forms for those who may change it', async () => {
  for (const html of [await show([]), await show(['company:change'])])
    expect(html).toContain('/img/logo/northstrand-96')
  expect(await show([])).not.toContain('<form')
  expect(await show(['company:change'])).toContain('<form')
})
