import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { CompanyPanel } from './company-panel.tsx'
import { crewWords } from './crew-words.ts'

const intl = await loadIntl('en')
const words = crewWords(intl, formatsFor(intl))
const show = (open: number) => renderToString(<CompanyPanel rank="chief-officer" open={open} words={words} />)

test('a company that reads about a seafarer is led to its open vacancies for the rank', () => {
  const html = show(2)
  expect(html).toContain('You have 2 open vacancies for this rank.')
  expect(html).toContain('href="/company/vacancy?status=published&amp;q=Chief+Officer"')
})

test('one that has none is led to where it publishes one', () => {
  expect(show(0)).toContain('You have no open vacancy for this rank.')
  expect(show(0)).toContain('href="/company/feeds"')
})
