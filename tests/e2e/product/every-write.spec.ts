import { expect, test } from '../../support/browser.ts'
import { IS_FULL } from '../../support/full.ts'
import { CONDITIONS, type Condition } from '../support/writes/row.ts'
import { conditionsOf, ROWS, rotate, WITHOUT_PAGE } from '../support/writes/table.ts'
import { walk } from '../support/writes/walk.ts'

const chosen = ROWS.map((row, index) => ({ row, conditions: IS_FULL ? conditionsOf(row) : rotate(row, index) }))

test('every endpoint that writes has its row or the reason why no page offers it', async ({ request }) => {
  const { paths } = (await (await request.get('/server/openapi.json')).json()) as { paths: Record<string, object> }
  const writes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => method !== 'get')
      .map((method) => `${method} ${path}`),
  )
  const told = [...ROWS.map(({ endpoint }) => endpoint), ...Object.keys(WITHOUT_PAGE)]
  expect(told.sort()).toEqual(writes.sort())
})

test('the short form walks under every condition', () => {
  expect(new Set(chosen.flatMap(({ conditions }) => conditions))).toEqual(new Set(Object.keys(CONDITIONS)))
})

for (const condition of Object.keys(CONDITIONS) as Condition[]) {
  const { scripting, width } = CONDITIONS[condition]
  test.describe(condition, () => {
    test.use({ javaScriptEnabled: scripting, viewport: { width, height: 740 } })
    for (const { row, conditions } of chosen) {
      if (!conditions.includes(condition)) continue
      test(`${row.endpoint} is answered where the person looks`, async ({ page }) => {
        await walk(page, row, condition)
      })
    }
  })
}
