import { expect, test } from 'vitest'
import { DISCOUNT_ITEMS, PRICED_ITEMS } from '#src/domain/order/price-items.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { nameOfItem } from './item-name.ts'

test('every item of the price list has a name of its own, and an unknown code has none', async () => {
  const { t } = await loadServerIntl('en')
  const names = [...PRICED_ITEMS, ...DISCOUNT_ITEMS].map((item) => {
    const id = nameOfItem(item)
    return id && t(id)
  })
  expect(names.every(Boolean)).toBe(true)
  expect(new Set(names).size).toBe(names.length)
  for (const code of ['', 'package-', 'toString', 'ALL-FLEETS']) expect(nameOfItem(code)).toBeUndefined()
})
