import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hasContact, removeContacts } from './remove-contacts.ts'

it.each([
  'crew@agency.example',
  'crew (at) agency.example',
  'crew[at]agency[dot]example',
  'https://agency.example/apply?id=1',
  'www.agency.example',
  'agency.com',
  't.me/crewing',
  '@crewing_bot',
  '+380 44 123 45 67',
  '+63 (2) 8123-4567',
  '0038 044 123 45 67',
  'Tel.: 8 (495) 123-45-67',
  'WhatsApp 37120000000',
  'Viber: 067 123 45 67',
  'тел. 067 123 45 67',
  'Skype: live:crewing.manager',
  'WeChat ID: crew2026',
])('%s is a way around the platform', (contact) => {
  expect(hasContact(contact)).toBe(true)
  const { lines, removed } = removeContacts(['A good ship.', `Write or call: ${contact}`, 'A good crew.'])
  expect([lines, removed]).toEqual([['A good ship.', '', 'A good crew.'], true])
})

it.each([
  'Salary: 10 000 000 - 11 000 000 IDR',
  'DWT: 38000-50000',
  'Join date: 15.10.2026',
  'IMO 9074729, built 2018, 82 000 DWT',
  'MAN B&W 6S50ME-C8.2, 9480 kW',
  'STCW II/1, A-VI/1-4, V/1-1',
  'Rotation 28/28, 4 +/- 1 months',
  'Watch 4 on 8 off. Line handling.',
  'No fee. In service since 2015.',
])('%s is none', (text) => {
  expect(removeContacts([text])).toEqual({ lines: [text], removed: false })
})

it('takes the sentence that leads to a contact, and leaves the others of its line', () => {
  const { lines } = removeContacts(['Steady trade. Send your CV to a@b.example or call. Good pay.'])
  expect(lines).toEqual(['Steady trade. Good pay.'])
})

it('keeps what a long sentence says beside it', () => {
  const words =
    'We look for someone who has sailed on ice-classed ships and who writes clear handover notes for the relief'
  const { lines } = removeContacts([`${words}, mail a@b.example for the rest`])
  expect(lines[0]).toContain(words)
  expect(lines[0]).not.toContain('@')
})

it('takes words that only lead from one contact to the next', () => {
  const { lines } = removeContacts([
    'A ship.',
    'Send CV to a@b.example',
    'or better',
    '',
    'apply here: https://b.example/1',
  ])
  expect(lines).toEqual(['A ship.', '', '', '', ''])
})

it('leaves no contact, whatever a text is made of', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(
        'a@b.example',
        'www.x.example',
        '+380441234567',
        'tel 0671234567',
        ' ',
        '. ',
        'or ',
        '@',
        '.',
        'https://',
        '(at)',
        '@name',
        'Ship',
      ),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 14 },
  )
  fc.assert(
    fc.property(
      fc.array(
        pieces.map((parts) => parts.join('').replace(/\s+/g, ' ').trim()),
        { maxLength: 5 },
      ),
      (lines) => {
        const cleaned = removeContacts(lines).lines
        expect(cleaned).toHaveLength(lines.length)
        for (const line of cleaned) expect(hasContact(line), line).toBe(false)
      },
    ),
    { numRuns: 1000 },
  )
})
