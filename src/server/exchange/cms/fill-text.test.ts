import { expect, it } from 'vitest'
import { fillMarkdown, fillText } from './fill-text.ts'

const VALUES = {
  productName: 'Sea *& <Sons>',
  companyName: 'Anchor $& Ltd',
  contactEmail: 'crew_office@sea.example',
  contactPhone: '+44 20',
  contactAddress: '1 [Quay]',
}

it('puts what is configured into texts, and leaves the names of parts and unknown ones', () => {
  expect(fillText('{companyName} runs {productName}. {priceList} {nothing}', VALUES)).toBe(
    'Anchor $& Ltd runs Sea *& <Sons>. {priceList} {nothing}',
  )
})

it('lets no sign of a value become Markdown', () => {
  expect(fillMarkdown('{productName}, {contactAddress}: {contactEmail}', VALUES)).toBe(
    'Sea \\*& \\<Sons\\>, 1 \\[Quay\\]: crew\\_office@sea.example',
  )
})
