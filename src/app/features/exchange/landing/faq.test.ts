import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { createFaq, QUESTIONS } from './faq.ts'

const origin = 'https://gangway.example'

test('every question of the page has its answer as plain text or with a link, in each language', async () => {
  for (const locale of LOCALE_CODES) {
    const faq = createFaq({ intl: await loadIntl(locale), locale, origin })
    const texts = JSON.stringify(faq).match(/"text":"(?:[^"\\]|\\.)+"/g) ?? []
    expect(texts).toHaveLength(QUESTIONS.length)
    expect(texts.join()).not.toMatch(/<link>|\[object|\{\w+\}/)
  }
})

test('links in answers are absolute and in the language of the page', async () => {
  const faq = createFaq({ intl: await loadIntl('uk'), locale: 'uk', origin })
  expect(JSON.stringify(faq)).toContain('<a href=\\"https://gangway.example/uk/docs/no-fee\\">')
})
