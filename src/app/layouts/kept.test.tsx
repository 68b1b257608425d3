import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createKeep, HERE } from './kept.tsx'

const key = { part: 'footer', locale: 'uk', variant: 'a' } as const

test('markup is made once and carries the path of each page', () => {
  let made = 0
  const keep = createKeep((locale, element) => {
    made += 1
    return `<i>${locale}</i>${renderToString(element)}`
  })
  const element = (
    <a href={`/uk${HERE}`} data-back={encodeURIComponent(HERE)}>
      x
    </a>
  )
  expect(keep(key, '/vacancy', element)).toBe('<i>uk</i><a href="/uk/vacancy" data-back="%2Fvacancy">x</a>')
  expect(keep(key, '/vacancy?q=a&x="<', element)).toContain('href="/uk/vacancy?q=a&amp;x=&quot;&lt;"')
  expect(made).toBe(1)
})

test('a path is a path, whatever replacements make of dollar signs', () => {
  const keep = createKeep((_, element) => renderToString(element))
  const element = <a href={HERE}>x</a>
  for (const sign of ["$'", '$`', '$&', '$$', '$1']) {
    const written = sign.replace('&', '&amp;')
    expect(keep({ ...key, variant: sign }, `/crewing/${sign}`, element)).toBe(`<a href="/crewing/${written}">x</a>`)
  }
})

test('another locale or variant is kept by itself', () => {
  const keep = createKeep((locale) => locale)
  expect(keep(key, '/', null)).toBe('uk')
  expect(keep({ ...key, locale: 'de' }, '/', null)).toBe('de')
})
