import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { MailContent } from './mail-content.ts'
import { escapeHtml, renderMailHtml, renderMailText } from './mail-layout.ts'

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
  const html = renderMailHtml(CONTENT, await loadServerIntl('en'))
  expect(html).toContain('Kind regards,<br>The &lt;Gangway&gt; team')
})

it('a sentence runs as its mail does, also one that begins with a name; what is written the other way is in its own direction', async () => {
  const facts = [
    { label: 'الرتبة', value: 'كبير الضباط (C/O)' },
    { label: 'ملاحظة', value: 'Free from March' },
  ]
  const html = renderMailHtml(
    { ...CONTENT, paragraphs: ['North Strand: جديد بشأن طلبك.'], facts },
    await loadServerIntl('ar'),
  )
  expect(html).toContain('<p>North Strand: جديد بشأن طلبك.</p>')
  expect(html).toContain('>كبير الضباط (C/O)</dd>')
  expect(html).toContain('<span dir="auto">Free from March</span></dd>')
})

it('what it lists leads to pages of their own, in HTML and in text', async () => {
  const url = 'https://gangway.example/vacancy/1?a=1&b=2'
  const listed = { ...CONTENT, entries: [{ title: 'Bosun <PSV>', url, lines: ['US$2,400', 'North Strand'] }] }
  const html = renderMailHtml(listed, await loadServerIntl('en'))
  expect(html).toMatch(/<a href="https:\/\/gangway\.example\/vacancy\/1\?a=1&amp;b=2"[^>]*>Bosun &lt;PSV&gt;<\/a>/)
  expect(html).toContain('US$2,400<br>North Strand')
  expect(renderMailText(listed)).toContain(`Bosun <PSV>\nUS$2,400\nNorth Strand\n${url}`)
})
