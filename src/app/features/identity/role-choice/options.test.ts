import { expect, test } from 'vitest'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { countryOptions } from './options.ts'

test('countries are named in the formats of who reads, whatever formats the person before had', async () => {
  const intl = await loadIntl('en')
  const first = (formats?: string) => JSON.stringify(countryOptions(intl, formatsFor(intl, formats), 'DE'))
  expect(first('ko')).toContain('"독일"')
  expect(first()).toContain('"Germany"')
  expect(first()).not.toContain('독일')
})
