import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import type { RuleVersion, Vocabulary } from '#src/contract/vocabulary/schemas.ts'
import { RULE_KINDS } from '#src/domain/dated-rule/kinds.ts'
import { columnsOf } from '#src/domain/dated-rule/rule-kinds.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { columnText } from './column-texts.ts'
import { pricesPage, vocabulariesPage } from './vocabularies-page.tsx'

const NOW = Date.UTC(2026, 10, 29)
const COLUMNS = ['currency', 'per_usd', 'from', 'until', 'source']

const released = {
  ...{ id: 'v1', number: 1, createdAt: NOW, confirmedAt: NOW, proposedBy: null, confirmedBy: null },
  kind: 'rate' as const,
}
const draft: RuleVersion = {
  ...{ ...released, id: 'v2', number: null, confirmedAt: null, proposedBy: 'admin@gangway.example' },
  ...{ columns: COLUMNS, rows: 1, comparedWith: 1, added: [], removed: [] },
  changed: [
    {
      id: 'EUR',
      before: ['EUR', '0.86', '2026-11-13', '', 'Bank'],
      after: ['EUR', '0.87', '2026-11-13', '', '=1+1'],
    },
  ],
}
const vocabulary: Vocabulary = {
  ...{ items: [{ id: 'EUR', cells: ['EUR', '0.86', '2026-11-13', '', 'Bank'] }], total: 1, page: 1, pageSize: 50 },
  ...{
    kind: 'rate',
    kinds: ['rate', 'tax', 'price'],
    columns: COLUMNS,
    number: 1,
    versions: [released],
    proposals: [],
  },
}
const proposal = {
  ...{ id: 'p1', version: 'v2', number: 2, reason: 'New rates', proposedBy: 'admin@gangway.example', isVoid: false },
  ...{ proposedAt: NOW, expiresAt: NOW + 1, mayConfirm: true },
}

type Asked = { path?: string; search?: Record<string, string>; confirmed?: boolean }

async function show(data: Vocabulary, { path = '/admin/vocabularies', search = {}, confirmed = true }: Asked = {}) {
  const calls: unknown[][] = []
  const call = async (...input: unknown[]) => {
    calls.push(input)
    return String(input[0]).includes('/version/{id}') ? draft : data
  }
  const session = { id: 'a-1', role: 'admin', confirmedUntil: confirmed ? NOW + 1 : 0 } as never
  const ctx = await createPageContext({ call: call as never }, { now: NOW, here: path, search, session })
  const page = path === '/admin/prices' ? pricesPage : vocabulariesPage
  const html = renderToString(
    <IntlProvider intl={ctx.intl}>
      <LocaleProvider value="en">
        <page.Component data={await page.load(ctx)} ctx={ctx} csrfToken="t" />
      </LocaleProvider>
    </IntlProvider>,
  )
  return { html: html.replaceAll('<!-- -->', ''), calls, ctx }
}

describe('the page of dated rules', () => {
  test('lists the rules that apply, the form of a new version, and the versions with their files', async () => {
    const { html } = await show(vocabulary)
    for (const text of [
      'Current rules: version 1',
      'Units per US dollar',
      '0.86',
      'Upload a new version',
      'Added with the site',
    ])
      expect(html).toContain(text)
    expect(html).toContain('href="/server/admin/vocabulary/version/v1/file"')
    expect(html).toContain('encType="multipart/form-data"')
    // Prices have a separate page.
    for (const [kind, isShown] of [
      ['kind=tax', true],
      ['kind=price', false],
    ] as const)
      expect(html.includes(kind), kind).toBe(isShown)
  })

  test('says that a kind has no rules', async () => {
    expect((await show({ ...vocabulary, kind: 'tax', items: [], total: 0, number: 0, versions: [] })).html).toContain(
      'No rules yet',
    )
  })

  test('shows an uploaded file as a difference, and proposes it after a confirmation of identity', async () => {
    const { html } = await show(vocabulary, { search: { version: 'v2' } })
    for (const text of ['<del><bdi>0.86</bdi></del>', '<ins><bdi>0.87</bdi></ins>', 'name="seen" value="1"'])
      expect(html).toContain(text)
    expect((await show(vocabulary, { search: { version: 'v2' }, confirmed: false })).html).not.toContain('name="seen"')
  })

  test('offers to confirm the proposal of another admin, and to decline every one', async () => {
    const { html } = await show({ ...vocabulary, proposals: [proposal] }, { search: { version: 'v2' } })
    expect([html.match(/value="confirm"/g)?.length, html.match(/value="decline"/g)?.length]).toEqual([1, 1])
    expect(html).not.toContain('name="seen"')
    const own = await show({ ...vocabulary, proposals: [{ ...proposal, mayConfirm: false }] })
    expect(own.html).not.toContain('value="confirm"')
    expect(own.html).toContain('value="decline"')
  })

  test('of prices names each item, with the code of the file beside it', async () => {
    const items = ['tankers', 'package-cargo', 'former-item'].map((item) => ({
      ...{ id: item, cells: [item, 'USD', '0.20', '2026-01-01', '', 'Board'] },
    }))
    const columns = ['item', 'currency', 'amount', 'from', 'until', 'source']
    const { html } = await show({ ...vocabulary, kind: 'price', columns, items }, { path: '/admin/prices' })
    expect(html).toMatch(/Tanker fleet <bdi class="[^"]+">tankers<\/bdi>/)
    expect(html).toMatch(/Merchant fleet and tanker fleet <bdi class="[^"]+">package-cargo<\/bdi>/)
    expect(html).toContain('<bdi>former-item</bdi>')
  })

  test('of prices asks for no other kind', async () => {
    const { calls } = await show({ ...vocabulary, kind: 'price' }, { path: '/admin/prices', search: { kind: 'tax' } })
    expect(calls[0]).toEqual(['GET /server/admin/vocabulary', { query: { kind: 'price', sort: 'scope', page: 1 } }])
  })
})

describe('an upload', () => {
  const upload = async (file?: File, kind = 'rate') => {
    const { ctx, calls } = await show(vocabulary)
    calls.length = 0
    const result = await vocabulariesPage.action?.(ctx, { act: 'upload', kind }, file ? { file } : {})
    return { result, calls }
  }

  test('sends the text of the file, and leads to its difference', async () => {
    const file = new File(['currency,per_usd\n'], 'rates.csv')
    const { calls } = await upload(file)
    expect(calls).toEqual([
      ['POST /server/admin/vocabulary/version', { body: { kind: 'rate', file: 'currency,per_usd\n' } }],
    ])
  })

  test.each([
    ['no file', undefined, 'Choose a CSV file.'],
    ['another encoding', new File([new Uint8Array([0xff, 0xfe, 0x41])], 'a.csv'), 'UTF-8'],
    ['too many bytes', new File(['x'.repeat(400_001)], 'a.csv'), 'too large'],
  ])('of %s is rejected beside the field, without a request', async (_, file, message) => {
    const { result, calls } = await upload(file)
    expect(JSON.stringify(result)).toContain(message)
    expect(calls).toEqual([])
  })
})

test('every column of every kind has a heading in words', () => {
  for (const kind of RULE_KINDS)
    expect(
      columnsOf(kind).filter((column) => columnText(column) === undefined),
      kind,
    ).toEqual([])
})
