import { expect, test } from 'vitest'
import { eachRow } from './acts.ts'

const rows = Array.from({ length: 12 }, (_, index) => ({ id: String(index) }))

test('an act is carried out for every row once, and tells of those in which it failed', async () => {
  const called: string[] = []
  const run = eachRow<{ id: string }>(
    async ({ id }) => {
      called.push(id)
      if (id === '3') throw new Error('Somebody else was faster')
    },
    (error) => (error as Error).message,
  )
  expect(await run(rows)).toEqual([{ id: '3', message: 'Somebody else was faster' }])
  expect(called.sort()).toEqual(rows.map(({ id }) => id).sort())
})
