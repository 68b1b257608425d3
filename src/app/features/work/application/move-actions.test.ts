import { hashKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { moveApplicant } from './move-actions.ts'
import { applicant } from './queries.ts'

test('after a move the application is asked again, for its steps and its ship are told by no answer of the move', async () => {
  const ctx = await createPageContext(
    { moveApplication: (async () => ({ status: 'offered' })) as never },
    { params: { id: 'v', application: 'a' }, here: '/company/vacancy/v/applicants/a' },
  )
  const result = await moveApplicant(ctx, { from: 'interview', to: 'offered', name: 'Aurora', imo: '9074729' })
  const { known = [], expired = [] } = ('changed' in result && result.changed) || {}
  const { queryKey } = applicant(ctx)
  expect(known.map((change) => hashKey(change.queryKey))).not.toContain(hashKey(queryKey))
  expect(expired).toContainEqual(queryKey.slice(0, -1))
})
