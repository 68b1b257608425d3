import { expect, test } from 'vitest'
import { renderMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import { quoteInterface } from './quote-interface.ts'

const messages = {
  'a.save': 'Save & close',
  'a.odd': '*Now* [or](javascript:alert(1)) `later` <b>|</b> a_b_c',
  'a.count': [{ type: 1 as const, value: 'count' }],
}
const quote = (markdown: string) => quoteInterface(markdown, messages)

test('a guide says what the interface says', () => {
  expect(renderMarkdown(quote('Press **{{a.save}}**.'), { locale: 'en' }).html).toBe(
    '<p>Press <strong>Save &amp; close</strong>.</p>\n',
  )
})

test('signs of Markdown in a message stay signs', () => {
  const { html } = renderMarkdown(quote('| A |\n|---|\n| {{a.odd}} |'), { locale: 'en' })
  expect(html).toContain('*Now* [or](javascript:alert(1)) `later` &lt;b&gt;|&lt;/b&gt; a_b_c')
})

test('what is no message, or one that needs values, stays a reference', () => {
  expect(quote('{{a.none}} {{a.count}} {{ }} {companyName}')).toBe('{{a.none}} {{a.count}} {{ }} {companyName}')
})
