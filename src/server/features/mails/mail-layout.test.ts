import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadIntl } from '#src/i18n/load.ts'
import type { MailContent } from './mail-content.ts'
import { escapeHtml, renderMailHtml } from './mail-layout.ts'

const CONTENT: MailContent = {
  subject: 'Welcome',
  greeting: 'Hello,',
  paragraphs: ['Your account is ready.'],
  facts: [],
  after: [],
  action: { label: 'Open', url: 'https://gangway.example/' },
  closing: 'Kind regards,\nThe <Gangway> team',
  reason: 'You have an account.',
}

it('nothing inserted into a mail can be markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/)
    }),
  )
})

it('the lines of a closing stay lines', async () => {
  const html = renderMailHtml(CONTENT, await loadIntl('en'))
  expect(html).toContain('Kind regards,<br>The &lt;Gangway&gt; team')
})
