import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'
import { ECHO_INTL } from '#src/i18n/echo-intl.fixture.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { MissingPanel } from './missing-panel.tsx'

const render = (changes: Partial<EditedVacancy>) =>
  renderToStaticMarkup(
    <IntlProvider intl={ECHO_INTL}>
      <MissingPanel edited={{ points: 80, needed: [], wished: [], problems: {}, flags: [], ...changes } as never} />
    </IntlProvider>,
  )

test('everything is there only when nothing is missing and nothing is wrong', () => {
  expect(render({})).toContain('vacancy-form.lacks.none')
  expect(render({ needed: ['payMin'] })).not.toContain('vacancy-form.lacks.none')
  const wrong = render({ problems: { portCountry: { name: 'port-country' } } })
  expect(wrong).not.toContain('vacancy-form.lacks.none')
  expect(wrong).toContain('href="#cv-portCountry"')
})

test('a field that is wrong is not called missing or wished for as well', () => {
  const both = render({ needed: ['rank'], wished: ['rank'], problems: { rank: { name: 'word' } } })
  expect(both.match(/href="#cv-rank"/g)).toHaveLength(1)
})
