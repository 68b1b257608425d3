import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { createModeratedVacancyPage } from './vacancy-page.tsx'

test('what a moderator decided is so on the public pages of the vacancy as well', async () => {
  const ctx = await createPageContext({ call: (async () => ({})) as never }, { params: { id: 'v' } })
  const result = await createModeratedVacancyPage(() => null).action?.(ctx, { act: 'take-down', seen: '1' }, {})
  expect(result).toMatchObject({ changed: { stale: [['vacancy', 'v'], ['vacancies']] } })
})
