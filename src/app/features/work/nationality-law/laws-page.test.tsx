import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { ApiError } from '#src/contract/api.ts'
import type { NationalityLaw } from '#src/contract/nationality-law/schemas.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { nationalityLawsPage } from './laws-page.tsx'

const NOW = Date.UTC(2026, 10, 22)

const law: NationalityLaw = {
  id: '0193b1c0-7a10-7000-8000-000000000001',
  country: 'LR',
  from: '2026-01-01',
  until: null,
  source: 'Crew Act, https://law.example/crew',
  enteredBy: 'admin@gangway.example',
  enteredAt: NOW,
  endedBy: null,
  endedAt: null,
}

async function show(items: NationalityLaw[]): Promise<string> {
  const ctx = await createPageContext(
    { call: (async () => ({ items, total: items.length, page: 1, pageSize: 50 })) as never },
    { now: NOW, here: '/admin/nationality' },
  )
  const html = renderToString(
    <IntlProvider intl={ctx.intl}>
      <LocaleProvider value="en">
        <nationalityLawsPage.Component data={await nationalityLawsPage.load(ctx)} ctx={ctx} csrfToken="t" />
      </LocaleProvider>
    </IntlProvider>,
  )
  return html.replaceAll('<!-- -->', '')
}

test('while nothing is entered the page says that no one may ask, and has the form', async () => {
  const html = await show([])
  expect(html).toContain('Companies cannot require nationalities until an entry here allows it.')
  expect(html.match(/<form/g)).toHaveLength(1)
})

test('an entry is shown with its law and by whom, and has a form of its own until it is over', async () => {
  const html = await show([law])
  for (const text of ['Liberia', 'In force', law.source, 'admin@gangway.example']) expect(html).toContain(text)
  expect(html.match(/<form/g)).toHaveLength(2)
  const over = await show([{ ...law, until: '2026-11-21', endedBy: null, endedAt: NOW }])
  expect(over).toContain('Account closed')
  expect(over.match(/<form/g)).toHaveLength(1)
})

test('one that was ended before it began says that it never was in force', async () => {
  expect(await show([{ ...law, from: '2026-12-01', until: '2026-11-30' }])).toContain('Never in force')
})

test('each form sends its own act, and leads to what it has done', async () => {
  const calls: unknown[] = []
  const call = async (...call: unknown[]) => void calls.push(call)
  const ctx = await createPageContext({ call: call as never })
  const { action } = nationalityLawsPage
  expect(await action?.(ctx, { act: 'end', id: law.id, until: '2026-11-21' }, {})).toMatchObject({
    redirect: '/admin/nationality?done=end#done',
  })
  await action?.(ctx, { act: 'enter', country: 'LR', from: '2026-01-01', until: '', source: 'Crew Act' }, {})
  expect(calls).toEqual([
    ['PUT /server/admin/nationality-law/{id}/end', { params: { id: law.id }, body: { until: '2026-11-21' } }],
    [
      'POST /server/admin/nationality-law',
      { body: { country: 'LR', from: '2026-01-01', until: null, source: 'Crew Act' } },
    ],
  ])
})

test('a refusal is beside its field with what was typed', async () => {
  const errors = { nationality: { from: 'Another entry holds.' } }
  const call = async () => {
    throw new ApiError(422, { message: 'x', code: 'validation-failed', errors, requestId: 'r' })
  }
  const ctx = await createPageContext({ call: call as never })
  const result = await nationalityLawsPage.action?.(ctx, { act: 'enter', source: 'Crew Act' }, {})
  expect(result).toMatchObject({ failure: { values: { source: 'Crew Act' } } })
  expect(JSON.stringify(result)).toContain('Another entry holds.')
})
