import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { ServiceTexts, TextVersion } from '#src/contract/service/text-schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { TextsView } from './texts-page.tsx'

const VERSION: TextVersion = {
  ...{ number: 1, title: 'Form service', text: 'A person fills in the form.', not: 'It sends nothing.' },
  ...{ from: '2026-11-30', createdAt: Date.UTC(2026, 10, 30), createdBy: 'marta@demo.example', state: 'current' },
}
const BUILT_IN: TextVersion = {
  ...{ ...VERSION, number: 0, title: 'Application form', from: null, createdAt: null, createdBy: null, state: 'past' },
}

async function show(texts: Partial<ServiceTexts> = {}, search: Record<string, string> = {}, failed?: object) {
  const ctx = await createPageContext({}, { search, here: '/admin/services/texts' })
  const data: ServiceTexts = {
    ...{ service: 'form', language: 'en', number: 1, english: VERSION, versions: [VERSION, BUILT_IN] },
    services: [
      { service: 'form', languages: LOCALE_CODES.map((language) => ({ language, state: 'current' as const })) },
    ],
    ...texts,
  }
  const failure = failed && { failure: { values: { act: 'publish', ...failed }, errors: {}, message: 'Changed' } }
  return render(ctx, <TextsView data={{ texts: data }} ctx={ctx} {...failure} />)
}

test('the form contains the newest version, and names it for the next one', async () => {
  const html = await show()
  expect(html).toContain('name="seen" value="1"')
  expect(html).toContain('value="Form service"')
  for (const text of ['Current', 'marta@demo.example', 'Preview for seafarers']) expect(html).toContain(text)
})

test('an earlier version fills the form to be published again', async () => {
  const html = await show({}, { version: '0' })
  expect(html).toContain('value="Application form"')
  expect(html).toContain('name="seen" value="1"')
  expect(html).toContain('The form contains version 0')
})

test('a conflict keeps what was typed, and names the version that was published since', async () => {
  const html = await show({ number: 2 }, {}, { seen: '1', title: 'My own title', text: 'A', not: 'B' })
  for (const text of ['name="seen" value="2"', 'value="My own title"', 'Changed']) expect(html).toContain(text)
})

test('languages that are missing or older than the English are named', async () => {
  const languages = [
    { language: 'en' as const, state: 'current' as const },
    { language: 'uk' as const, state: 'missing' as const },
    { language: 'de' as const, state: 'older' as const },
  ]
  const html = await show({ services: [{ service: 'form', languages }] })
  for (const text of ['2 languages to update', 'The English was changed', 'Older than the English'])
    expect(html).toContain(text)
})
