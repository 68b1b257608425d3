import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { createVacancyPage } from './create-page.tsx'
import { editedVacancy } from './queries.ts'

test('a vacancy that was begun is shown by the answer, without asking for it again', async () => {
  const edited = { id: 'v' }
  const ctx = await createPageContext({ call: (async () => edited) as never })
  const result = await createVacancyPage.action?.(ctx, { rank: 'bosun', vesselType: 'bulk-carrier' }, {})
  const known = (result && 'changed' in result && result.changed?.known) || []
  expect(known.map(({ queryKey, becomes }) => [queryKey, becomes(undefined)])).toEqual([
    [editedVacancy(ctx, 'v').queryKey, edited],
  ])
})
