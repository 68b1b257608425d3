import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_CV_CODE, MAX_CV_NAME, MAX_WEB_ADDRESS } from '../text/text-limits.ts'
import { readCertificateCode } from './certificate-code.ts'

test.each([
  [
    'https://verify.marina.gov.ph/check?certNo=COP-2024-118823&lang=en',
    {
      trackingNumber: 'COP-2024-118823',
      issuedBy: 'verify.marina.gov.ph',
      verifyAddress: 'https://verify.marina.gov.ph/check?certNo=COP-2024-118823&lang=en',
    },
  ],
  [
    'https://www.dma.dk/certificates/DK123456',
    { trackingNumber: 'DK123456', issuedBy: 'dma.dk', verifyAddress: 'https://www.dma.dk/certificates/DK123456' },
  ],
  [
    'Certificate No: 12345/2025\nIssued by: Maritime Office Gdynia\nhttps://umgdy.gov.pl/v',
    { trackingNumber: '12345/2025', issuedBy: 'Maritime Office Gdynia', verifyAddress: 'https://umgdy.gov.pl/v' },
  ],
  ['UA-778812', { trackingNumber: 'UA-778812' }],
  ['hello there', {}],
  ['', {}],
  ['javascript:alert(1)', {}],
  ['data:text/html,<script>1</script>', {}],
])('%s is read', (code, told) => {
  expect(readCertificateCode(code)).toEqual(told)
})

test('whatever a code says, nothing of it is longer than its field, and an address is one of the web', () => {
  const hostile = fc.oneof(
    fc.string({ maxLength: 4000 }),
    fc.webUrl({ withQueryParameters: true }),
    fc.webUrl().map((url) => `No: ${url}\n${url}`),
  )
  fc.assert(
    fc.property(hostile, (code) => {
      const { trackingNumber = '', issuedBy = '', verifyAddress } = readCertificateCode(code)
      expect([...trackingNumber].length).toBeLessThanOrEqual(MAX_CV_CODE)
      expect([...issuedBy].length).toBeLessThanOrEqual(MAX_CV_NAME)
      expect((verifyAddress ?? '').length).toBeLessThanOrEqual(MAX_WEB_ADDRESS)
      if (verifyAddress) expect(['http:', 'https:']).toContain(new URL(verifyAddress).protocol)
    }),
  )
})
