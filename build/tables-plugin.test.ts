import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { writeTable } from './tables-plugin.ts'

test('the browser gets what a table comes to, and imports no vocabulary', async () => {
  const table = await writeTable(resolve('src/domain/vocabulary/vessel-silhouettes.ts'))
  expect(table).toMatch(/^export const VESSEL_SILHOUETTES = new Map\(Object\.entries\(\{"bulk-carrier":"bulk",/)
  expect(table).not.toContain('import')
})
