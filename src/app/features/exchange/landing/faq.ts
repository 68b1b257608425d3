import type { PageContext } from '#src/app/page.ts'
import { localizePath } from '#src/contract/http/addresses.ts'

export const QUESTIONS = ['cost', 'genuine', 'account', 'asked', 'language'] as const
export const FEES_PATH = '/docs/no-fee'

/** Returns the questions and answers as structured data; links are absolute. */
export function createFaq({ intl, locale, origin }: Pick<PageContext, 'intl' | 'locale' | 'origin'>): object {
  const link = (text: unknown) => `<a href="${origin}${localizePath(locale, FEES_PATH)}">${[text].flat().join('')}</a>`
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: QUESTIONS.map((id) => ({
      '@type': 'Question',
      name: intl.t(`landing.questions.${id}`),
      acceptedAnswer: {
        '@type': 'Answer',
        text: [intl.rich(`landing.questions.${id}-answer`, { link })].flat().join(''),
      },
    })),
  }
}
