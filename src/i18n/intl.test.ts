import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { compileMessages } from '../../build/messages-plugin.ts'
import { createCompiledIntl } from './compiled-intl.ts'
import { loadIntl, loadMessages } from './load.ts'
import { IntlProvider, T, useControls, useFormats } from './react.tsx'
import { createReactIntl } from './react-intl.ts'
import { createServerIntl } from './server-intl.ts'

const messages = compileMessages({
  'test.plain': 'It’s {{plain}}'.replace('{{plain}}', 'plain'),
  'test.name': 'Rank: {rank}',
  'test.count': '{count, plural, =0 {No vacancies match} one {# vacancy matches} other {# vacancies match}}',
  'test.kind': '{kind, select, month {a month} other {a day}}',
  'test.rich': 'Read <link>the {what}</link> <b>now</b>',
})
const russian = compileMessages({
  'test.count': '{count, plural, one {# вакансия} few {# вакансии} many {# вакансий} other {# вакансии}}',
})

describe.each([
  ['closures', createCompiledIntl],
  ['react-intl', createReactIntl],
  ['@formatjs/intl', createServerIntl],
] as const)('messages said by %s', (_, createIntl) => {
  const intl = createIntl('en', messages)

  it('are plain texts, values, plurals and choices', () => {
    expect(intl.t('test.plain')).toBe('It’s plain')
    expect(intl.t('test.name', { rank: 'Chief Officer' })).toBe('Rank: Chief Officer')
    expect([0, 1, 2, 1500].map((count) => intl.t('test.count', { count }))).toEqual([
      'No vacancies match',
      '1 vacancy matches',
      '2 vacancies match',
      '1,500 vacancies match',
    ])
    expect(intl.t('test.kind', { kind: 'month' })).toBe('a month')
    expect(intl.t('test.kind', { kind: 'week' })).toBe('a day')
  })

  it('decline by the language of the locale', () => {
    const counts = [1, 3, 11, 21, 1.5, 1500]
    expect(counts.map((count) => createIntl('ru', russian).t('test.count', { count }))).toEqual([
      '1 вакансия',
      '3 вакансии',
      '11 вакансий',
      '21 вакансия',
      '1,5 вакансии',
      '1\u00a0500 вакансий',
    ])
  })

  it('isolate Latin values in right-to-left messages only', () => {
    const arabic = createIntl('ar', compileMessages({ 'test.name': 'الرتبة: {rank}' }))
    expect(arabic.t('test.name', { rank: 'C/O' })).toBe('الرتبة: \u2068C/O\u2069')
    expect(arabic.t('test.name', { rank: 'ربان' })).toBe('الرتبة: ربان')
  })

  it('show nothing for a missing value, null or a boolean, and leave signs of HTML as they are', () => {
    expect([{}, { rank: null }, { rank: true }].map((values) => intl.t('test.name', values))).toEqual(
      Array(3).fill('Rank: '),
    )
    expect(intl.t('test.name', { rank: `<b>&"'</b> {x} #` })).toBe(`Rank: <b>&"'</b> {x} #`)
    expect(intl.t('test.rich', { what: 'rules' })).toBe('Read the rules now')
  })

  it('are nothing where there is none, never an id, with one warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect([intl.t('test.unknown'), intl.t('test.unknown')]).toEqual(['', ''])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it('have tags that are drawn as nodes, and ask for no keys', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const link = (text: ReactNode) => createElement('a', { href: '/docs' }, text)
    const values = { what: createElement('i', null, 'rules'), link }
    const page = createElement(IntlProvider, { intl }, createElement(T, { id: 'test.rich', values }))
    expect(renderToStaticMarkup(page)).toBe('Read <a href="/docs">the <i>rules</i></a> <b>now</b>')
    expect(error).not.toHaveBeenCalled()
    error.mockRestore()
  })
})

it('an id is what code writes: a plain string, such as one from an answer, is refused by the type checker', () => {
  const answered: string = 'test.plain'
  // @ts-expect-error The build cannot tell which page needs the message.
  expect(createReactIntl('en', messages).t(answered)).toBe('It’s plain')
})

it('react-intl takes in further messages', () => {
  const growing = createReactIntl('en', {})
  expect(growing.has('test.plain')).toBe(false)
  growing.addMessages(messages)
  expect([growing.has('test.plain'), growing.t('test.plain')]).toEqual([true, 'It’s plain'])
})

describe('loaded catalogues', () => {
  it('make one intl per locale', async () => {
    const intl = await loadIntl('uk')
    expect(intl).toBe(await loadIntl('uk'))
    expect(intl.code).toBe('uk')
  })

  it('serve chosen areas, control words for interface locales and nothing for unknown codes', async () => {
    expect(Object.keys((await loadMessages('en', { areas: ['interface'] })) ?? {})).toContain('interface.close')
    expect(Object.keys((await loadMessages('pl')) ?? {})).toContain('interface.close')
    expect(await loadMessages('xx')).toBeUndefined()
    expect(await loadMessages('en', { areas: ['constructor'] })).toEqual({})
  })

  it('give components their control words and formats', async () => {
    const Probe = () => [useControls()('close'), useFormats().money(450_000, 'USD')].join(' ')
    const chosen = { controls: { 'interface.close': 'Zamknij' }, formatsCode: 'pl' }
    const page = createElement(IntlProvider, { intl: await loadIntl('en'), ...chosen }, createElement(Probe))
    expect(renderToStaticMarkup(page)).toBe('Zamknij 4500\u00a0$')
  })
})
