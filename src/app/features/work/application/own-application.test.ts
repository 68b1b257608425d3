import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { withdraw } from './own-application.tsx'

test('lists that say where someone applied may be otherwise after an application was taken back', async () => {
  const ctx = await createPageContext({ withdraw: (async () => ({ items: [] })) as never }, { params: { id: 'a' } })
  const lists = [['vacancies'], ['saved-vacancies'], ['invitations']]
  expect(await withdraw(ctx, {})).toMatchObject({ changed: { stale: expect.arrayContaining(lists) } })
})
