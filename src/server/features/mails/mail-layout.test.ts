import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml } from './mail-layout.ts'

it('nothing inserted into a mail can be markup', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/)
    }),
  )
})
