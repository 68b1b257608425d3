import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { FeedSource } from '#src/contract/feed/schemas.ts'
import { RemoveForm } from './remove-form.tsx'
import { SettingsForm } from './settings-form.tsx'

const ctx = await createPageContext({}, { here: '/company/feeds/x' })
const failed = (values: Record<string, string>) => ({ ctx, failure: { values, errors: {}, message: 'Away' } })

test('a box that was emptied is empty still when the settings could not be saved', () => {
  const source = { publishesAlone: true } as FeedSource
  expect(render(ctx, <SettingsForm ctx={ctx} source={source} />)).toContain('checked')
  expect(render(ctx, <SettingsForm {...failed({ act: 'settings' })} source={source} />)).not.toContain('checked')
})

test('what is to become of the vacancies is chosen still when the source could not be removed', () => {
  expect(render(ctx, <RemoveForm ctx={ctx} />)).toMatch(/checked="" value="keep"/)
  const again = render(ctx, <RemoveForm {...failed({ act: 'remove', vacancies: 'close' })} />)
  expect(again).toMatch(/checked="" value="close"/)
  expect(again).not.toMatch(/checked="" value="keep"/)
})
